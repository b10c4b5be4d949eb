//! Where a hall is, and what in it a link points at.

use core::fmt;
use core::str::FromStr;

use gladsheim_protocol::{API, TableId, Token};

/// Where a hall is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Address {
    host: String,
    port: u16,
}

/// What a link points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkTarget {
    /// The hall itself.
    Hall,
    /// A table.
    Table(TableId),
    /// A seat, by an invitation or a personal link.
    Claim(Token),
}

/// A link that leads nowhere.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadAddress {
    /// Not an address at all.
    #[error("\"{0}\" is not an address such as http://127.0.0.1:8177/t/TABLE")]
    Malformed(String),
    /// An address that only works through TLS.
    #[error(
        "\"{0}\" is an https address, and this client speaks plain http; use the hall's own http address"
    )]
    Tls(String),
}

impl Address {
    /// Takes a link apart into the hall and what it points at there.
    ///
    /// # Errors
    /// If it is not an address, or one that needs TLS.
    pub fn of_link(link: &str) -> Result<(Self, LinkTarget), BadAddress> {
        let bad = || BadAddress::Malformed(link.to_owned());
        if link.starts_with("https://") {
            return Err(BadAddress::Tls(link.to_owned()));
        }
        let rest = link.strip_prefix("http://").unwrap_or(link);
        let (authority, path) = rest.split_once('/').unwrap_or((rest, ""));
        let address = authority.parse().map_err(|_| bad())?;
        let path = path.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
        let target = match path.split_once('/') {
            None if path.is_empty() => LinkTarget::Hall,
            Some(("t" | "table", id)) => LinkTarget::Table(id.parse().map_err(|_| bad())?),
            Some(("c", token)) => LinkTarget::Claim(token.parse().map_err(|_| bad())?),
            _ => LinkTarget::Table(table_of_api(path).ok_or_else(bad)?),
        };
        Ok((address, target))
    }

    /// The host and port, as a request names them.
    #[must_use]
    pub fn authority(&self) -> String {
        if self.host.contains(':') {
            format!("[{}]:{}", self.host, self.port)
        } else {
            format!("{}:{}", self.host, self.port)
        }
    }

    pub(crate) fn endpoint(&self) -> (&str, u16) {
        (&self.host, self.port)
    }
}

/// The table that an address of the interface is about: `api/v1/tables/TABLE/file`.
fn table_of_api(path: &str) -> Option<TableId> {
    let rest = path.strip_prefix(API.trim_start_matches('/'))?.strip_prefix("/tables/")?;
    rest.split('/').next()?.parse().ok()
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.authority())
    }
}

impl FromStr for Address {
    type Err = BadAddress;

    /// Reads `host:port`, `[ipv6]:port` or a host alone, whose port is 80.
    fn from_str(text: &str) -> Result<Self, BadAddress> {
        let bad = || BadAddress::Malformed(text.to_owned());
        let (host, port) = match text.strip_prefix('[') {
            Some(rest) => {
                let (host, port) = rest.split_once(']').ok_or_else(bad)?;
                (host, port.strip_prefix(':').or(port.is_empty().then_some("80")))
            }
            None => text.split_once(':').map_or((text, Some("80")), |(h, p)| (h, Some(p))),
        };
        let port = port.and_then(|port| port.parse().ok()).ok_or_else(bad)?;
        let plain = |c: char| c.is_ascii_alphanumeric() || ".-_:".contains(c);
        if host.is_empty() || !host.chars().all(plain) {
            return Err(bad());
        }
        Ok(Self { host: host.to_owned(), port })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn link(text: &str) -> Result<(String, LinkTarget), BadAddress> {
        Address::of_link(text).map(|(address, target)| (address.to_string(), target))
    }

    #[test]
    fn links_are_taken_apart() {
        let hall = ("http://127.0.0.1:8177".to_owned(), LinkTarget::Hall);
        for text in ["http://127.0.0.1:8177", "127.0.0.1:8177/", "http://127.0.0.1:8177/?x=1"] {
            assert_eq!(link(text), Ok(hall.clone()));
        }
        let table = LinkTarget::Table("abc_1".parse().unwrap());
        for path in
            ["t/abc_1?x#y", "table/abc_1", "api/v1/tables/abc_1", "api/v1/tables/abc_1/file"]
        {
            let found = link(&format!("http://[::1]:9/{path}"));
            assert_eq!(found, Ok(("http://[::1]:9".into(), table.clone())), "{path}");
        }
        let claim = LinkTarget::Claim("s3cret".parse().unwrap());
        assert_eq!(link("hall.example/c/s3cret/"), Ok(("http://hall.example:80".into(), claim)));
    }

    #[test]
    fn what_is_no_link_says_so() {
        for text in [
            "",
            "http://",
            "http://x:y/",
            "http://a b/",
            "x:1/elsewhere",
            "x:1/api/v1/games",
            "x:1/t/a b",
            ":1",
        ] {
            assert!(matches!(link(text), Err(BadAddress::Malformed(_))), "{text}");
        }
        assert!(matches!(link("https://x/"), Err(BadAddress::Tls(_))));
    }
}
