//! Unguessable tokens, and the hashes under which they are known to the store.

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use gladsheim_engine::Seed;
use gladsheim_protocol::{TableId, Token};
use serde::{Deserialize, Serialize};

use crate::HallError;

/// How many random bytes are in a token.
const TOKEN_BYTES: usize = 32;
/// How many random bytes are in the name of a table: enough that none can be guessed.
const TABLE_BYTES: usize = 12;

/// Random bytes that nobody can predict.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], HallError> {
    let mut bytes = [0; N];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(bytes),
        Err(error) => {
            tracing::error!(%error, "this machine gives no random numbers");
            Err(HallError::Internal)
        }
    }
}

/// A new secret from which a deal follows.
pub(crate) fn new_seed() -> Result<Seed, HallError> {
    random().map(Seed)
}

/// A new token.
pub(crate) fn new_token() -> Result<Token, HallError> {
    let text = URL_SAFE_NO_PAD.encode(random::<TOKEN_BYTES>()?);
    text.parse().map_err(|_| HallError::Internal)
}

/// A new name for a table.
pub(crate) fn new_table_id() -> Result<TableId, HallError> {
    let text = URL_SAFE_NO_PAD.encode(random::<TABLE_BYTES>()?);
    text.parse().map_err(|_| HallError::Internal)
}

/// Who somebody is: the hash of the token in that browser's cookie.
///
/// There are no accounts: holding the token is being the person.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct PersonId([u8; 16]);

impl PersonId {
    /// The person who holds a token; nothing if it is none that the hall could have given.
    #[must_use]
    pub fn of_token(token: &str) -> Option<Self> {
        let bytes = URL_SAFE_NO_PAD.decode(token).ok()?;
        if bytes.len() != TOKEN_BYTES {
            return None;
        }
        let hash = blake3::derive_key("gladsheim person v1", &bytes);
        let (half, _) = hash.split_first_chunk()?;
        Some(Self(*half))
    }

    /// The bytes under which the store knows the person.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 16] {
        &self.0
    }

    /// A person for tests of stores, who holds no token.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PersonId({})", URL_SAFE_NO_PAD.encode(self.0))
    }
}

impl From<PersonId> for String {
    fn from(person: PersonId) -> Self {
        URL_SAFE_NO_PAD.encode(person.0)
    }
}

impl TryFrom<String> for PersonId {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        let bytes = URL_SAFE_NO_PAD.decode(text).map_err(|_| "a person is written in base64")?;
        bytes.try_into().map(Self).map_err(|_| "a person has 16 bytes")
    }
}

/// The hash under which an invitation or a personal link is kept.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// The hash of a token.
    #[must_use]
    pub fn of(token: &Token) -> Self {
        Self(blake3::derive_key("gladsheim key v1", token.as_str().as_bytes()))
    }

    /// The bytes of the hash.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The hash from its bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The public name of the key, by which it can be revoked; it does not open anything.
    #[must_use]
    pub fn name(&self) -> String {
        let (start, _) = self.0.split_at(9);
        URL_SAFE_NO_PAD.encode(start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_makes_a_person_and_nonsense_makes_none() {
        let token = new_token().unwrap();
        assert!(PersonId::of_token(token.as_str()).is_some());
        assert_eq!(PersonId::of_token(token.as_str()), PersonId::of_token(token.as_str()));
        for forged in ["", "admin", "AAAA", &"A".repeat(44), "ä"] {
            assert_eq!(PersonId::of_token(forged), None, "{forged}");
        }
        let other = new_token().unwrap();
        assert_ne!(PersonId::of_token(token.as_str()), PersonId::of_token(other.as_str()));
        assert_ne!(KeyHash::of(&token).name(), KeyHash::of(&other).name());
    }
}
