//! Names of tables, and tokens that open seats.

use core::fmt;
use core::str::FromStr;

use serde::{Deserialize, Serialize};

/// Text that names no table and opens no seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this is 1 to 64 letters, digits, \"-\" or \"_\"")]
pub struct BadToken;

/// Checks what stands in an address: it must need no escaping there.
fn checked(text: String) -> Result<String, BadToken> {
    let fits = (1..=64).contains(&text.len());
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if fits && text.bytes().all(plain) { Ok(text) } else { Err(BadToken) }
}

/// The name of a table in addresses.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[A-Za-z0-9_-]{1,64}$"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct TableId(String);

/// A secret that opens a seat: an invitation or a personal link.
///
/// Whoever has it can use it, so it is never shown by `Debug`.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "openapi", schema(value_type = String, pattern = "^[A-Za-z0-9_-]{1,64}$"))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Token(String);

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

macro_rules! text_newtype {
    ($name:ident) => {
        impl $name {
            /// The text itself.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadToken;
            fn try_from(text: String) -> Result<Self, BadToken> {
                checked(text).map(Self)
            }
        }

        impl FromStr for $name {
            type Err = BadToken;
            fn from_str(text: &str) -> Result<Self, BadToken> {
                checked(text.to_owned()).map(Self)
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> Self {
                name.0
            }
        }
    };
}

text_newtype!(TableId);
text_newtype!(Token);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_text_names_anything() {
        assert!("Zx_9-".parse::<TableId>().is_ok());
        for bad in ["", "a b", "a/b", "é", "..", &"x".repeat(65)] {
            assert_eq!(bad.parse::<TableId>(), Err(BadToken), "{bad}");
        }
        assert!(serde_json::from_str::<Token>("\"a/b\"").is_err());
    }

    #[test]
    fn a_token_is_not_printed_by_accident() {
        let token: Token = "very-secret".parse().unwrap();
        assert!(!format!("{token:?}").contains("secret"));
    }
}
