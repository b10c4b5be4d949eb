//! Whether a request was meant for this hall, by the name that the browser called.
//!
//! A page of somebody else's can have its own name point to this machine (DNS rebinding) and would
//! then be, to the browser, a page of the hall. It cannot do so with an address, nor with a name
//! that is not its own: so those are taken, and no other.

use std::net::{IpAddr, Ipv6Addr};

use axum::extract::Request;
use axum::http::header;
use axum::http::uri::Authority;

use crate::HallError;

/// Refuses a request that calls the hall by a name that is not its own.
///
/// Programs other than browsers may do without a name.
pub(crate) fn check(request: &Request, names: &[String]) -> Result<(), HallError> {
    let header = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or_default());
    match header.or_else(|| request.uri().authority().map(Authority::as_str)) {
        Some(host) if !is_own(host, names) => Err(HallError::UnknownHost(shown(host))),
        _ => Ok(()),
    }
}

fn is_own(host: &str, names: &[String]) -> bool {
    if let Some(rest) = host.strip_prefix('[') {
        let address = rest.split_once(']').map_or(rest, |(address, _)| address);
        return address.parse::<Ipv6Addr>().is_ok();
    }
    let name = host.rsplit_once(':').map_or(host, |(name, _)| name);
    let name = name.strip_suffix('.').unwrap_or(name).to_ascii_lowercase();
    name.parse::<IpAddr>().is_ok()
        || name == "localhost"
        || name.ends_with(".localhost")
        || names.iter().any(|own| own.eq_ignore_ascii_case(&name))
}

/// As much of a name as is safe to repeat.
fn shown(host: &str) -> String {
    let plain = |letter: &char| letter.is_ascii_alphanumeric() || "-._:[]".contains(*letter);
    host.chars().filter(plain).take(80).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_localhost_and_own_names_are_known_and_no_others() {
        let names = ["hall.example.org".to_owned(), "hearth".to_owned()];
        for own in [
            "127.0.0.1:8177",
            "192.168.1.20:8177",
            "10.0.0.1",
            "[::1]:8177",
            "[fe80::1]",
            "localhost",
            "LocalHost:8177",
            "play.localhost:1",
            "hall.example.org",
            "Hall.Example.org.:443",
            "hearth:8177",
        ] {
            assert!(is_own(own, &names), "{own}");
        }
        for foreign in [
            "",
            "evil.example",
            "evil.example:8177",
            "hall.example.org.evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "[evil.example]",
            "example.org",
        ] {
            assert!(!is_own(foreign, &names), "{foreign}");
        }
        assert_eq!(shown("evil\u{7}<b>.example"), "evilb.example");
    }
}
