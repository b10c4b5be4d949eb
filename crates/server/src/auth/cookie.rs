//! The one cookie: the token of a person.

use axum::http::{HeaderMap, HeaderValue, header};
use gladsheim_protocol::Token;

use crate::PersonId;

/// The name of the cookie.
const NAME: &str = "gladsheim";
/// How long a browser keeps it, in seconds: a year.
const LIFE: u32 = 365 * 24 * 60 * 60;

/// The person whose token a request carries, in the cookie or as a bearer.
pub(super) fn person(headers: &HeaderMap) -> Option<PersonId> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return PersonId::of_token(token.trim());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';'));
    pairs.find_map(|pair| {
        let (name, token) = pair.trim().split_once('=')?;
        if name == NAME { PersonId::of_token(token) } else { None }
    })
}

/// The header that gives a browser its token.
pub(super) fn set(token: &Token, https: bool) -> Option<HeaderValue> {
    let secure = if https { "; Secure" } else { "" };
    let cookie = format!("{NAME}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={LIFE}{secure}");
    let mut value = HeaderValue::from_str(&cookie).ok()?;
    value.set_sensitive(true);
    Some(value)
}
