//! Whether a browser's request comes from a page of the hall itself.

use axum::http::{HeaderMap, header};

/// Whether the request may have come from a page of the hall or of a site that is allowed.
///
/// A page that came unencrypted may have been changed on its way: it is not one of a hall that is
/// reached over `https`. Programs other than browsers send no `Origin`, and no cookie that they
/// were not given.
pub(crate) fn is_own(headers: &HeaderMap, https: bool, allowed: &[String]) -> bool {
    if let Some(site) = headers.get("sec-fetch-site")
        && site == "cross-site"
        && headers.get(header::ORIGIN).is_none()
    {
        return false;
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if allowed.iter().any(|allowed| allowed == origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let site = origin.strip_prefix(if https { "https://" } else { "http://" });
    matches!((host, site), (Some(host), Some(site)) if host.eq_ignore_ascii_case(site))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn only_pages_of_the_hall_and_of_allowed_sites_may_ask() {
        let allowed = ["https://club.example".to_owned()];
        let own = |pairs: &[_]| is_own(&headers(pairs), false, &allowed);
        let own_secret = |pairs: &[_]| is_own(&headers(pairs), true, &allowed);
        assert!(own(&[("host", "hall:8177")]), "no browser");
        assert!(own(&[("host", "hall:8177"), ("origin", "http://hall:8177")]));
        assert!(own_secret(&[("host", "hall"), ("origin", "https://hall")]));
        assert!(!own_secret(&[("host", "hall"), ("origin", "http://hall")]), "the scheme counts");
        assert!(!own(&[("host", "hall"), ("origin", "https://hall")]), "both ways");
        assert!(own(&[("host", "hall"), ("origin", "https://club.example")]));
        assert!(!own(&[("host", "hall"), ("origin", "https://evil.example")]));
        assert!(!own(&[("host", "hall"), ("origin", "https://hall.evil.example")]));
        assert!(!own(&[("host", "hall"), ("origin", "null")]));
        assert!(!own(&[("host", "hall"), ("sec-fetch-site", "cross-site")]));
    }
}
