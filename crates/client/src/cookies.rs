//! The cookies of one person: just enough for the key that seats are bound to.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use hyper::header::{HeaderMap, HeaderValue, SET_COOKIE};

/// A jar shared by everything one person does.
#[derive(Clone, Default)]
pub(crate) struct Cookies(Arc<Mutex<BTreeMap<String, String>>>);

impl Cookies {
    /// Takes in what an answer sets.
    pub(crate) fn take_from(&self, headers: &HeaderMap) {
        let mut jar = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for header in headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok()) {
            let mut parts = header.split(';').map(str::trim);
            let Some((name, value)) = parts.next().and_then(|pair| pair.split_once('=')) else {
                continue;
            };
            let gone = value.is_empty() || parts.any(|part| part.eq_ignore_ascii_case("max-age=0"));
            if gone {
                jar.remove(name);
            } else {
                jar.insert(name.to_owned(), value.to_owned());
            }
        }
    }

    /// The header of the next request; nothing if the jar is empty.
    pub(crate) fn header(&self) -> Option<HeaderValue> {
        let jar = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let pairs: Vec<String> =
            jar.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let mut header = HeaderValue::from_str(&pairs.join("; ")).ok()?;
        header.set_sensitive(true);
        (!pairs.is_empty()).then_some(header)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookies_are_kept_replaced_and_dropped() {
        let cookies = Cookies::default();
        let set = |text: &'static str| {
            let value = HeaderValue::from_static(text);
            cookies.take_from(&HeaderMap::from_iter([(SET_COOKIE, value)]));
        };
        assert_eq!(cookies.header(), None);
        set("person=abc; HttpOnly; SameSite=Lax; Path=/");
        set("other=1");
        set("person=def; HttpOnly");
        assert_eq!(cookies.header().unwrap(), "other=1; person=def");
        set("other=1; Max-Age=0");
        assert_eq!(cookies.header().unwrap(), "person=def");
    }
}
