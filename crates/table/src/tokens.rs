//! Unguessable tokens: who somebody is, what opens a seat, and the hashes by which both are known.

use core::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use gladsheim_engine::Seed;
use gladsheim_protocol::{TableId, Token};
use serde::{Deserialize, Serialize};

use crate::random::{NoRandomness, RandomSource, draw};

/// How many random bytes are in a token.
const TOKEN_BYTES: usize = 32;
/// How many random bytes are in the name of a table: enough that none can be guessed.
const TABLE_BYTES: usize = 12;

/// A new secret from which a deal follows.
pub(crate) fn new_seed(random: &mut dyn RandomSource) -> Result<Seed, NoRandomness> {
    draw(random).map(Seed)
}

/// A new token.
///
/// # Errors
/// If there are no random bytes.
pub fn new_token(random: &mut dyn RandomSource) -> Result<Token, NoRandomness> {
    plain::<TOKEN_BYTES>(random)?.parse().map_err(|error| NoRandomness(format!("{error}")))
}

/// A new name for a table.
pub(crate) fn new_table_id(random: &mut dyn RandomSource) -> Result<TableId, NoRandomness> {
    plain::<TABLE_BYTES>(random)?.parse().map_err(|error| NoRandomness(format!("{error}")))
}

/// Random bytes as letters and digits alone.
///
/// People paste names into command lines, where one that begins with `-` is an option, and a double
/// click selects no further than `-`. So it is drawn again until it has neither of the two signs,
/// which takes four draws on average for a token and costs two of its 256 bits.
fn plain<const N: usize>(random: &mut dyn RandomSource) -> Result<String, NoRandomness> {
    loop {
        let text = URL_SAFE_NO_PAD.encode(draw::<N>(random)?);
        if text.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Ok(text);
        }
    }
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

    /// The name of this device of a person at one table, by which it can be revoked there; it opens
    /// nothing and says nothing about the person at other tables.
    #[must_use]
    pub fn device(&self, table: &TableId) -> String {
        let mut hasher = blake3::Hasher::new_derive_key("gladsheim device v1");
        hasher.update(&self.0);
        hasher.update(table.as_str().as_bytes());
        let hash = hasher.finalize();
        let (start, _) = hash.as_bytes().split_at(9);
        hex(start)
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

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
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
        hex(start)
    }
}

#[cfg(test)]
mod tests {
    use gladsheim_engine::FastRng;

    use super::*;

    #[test]
    fn nothing_that_people_paste_has_a_dash_or_an_underscore() {
        let plain = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let mut random = FastRng::new(1);
        for _ in 0..500 {
            let (table, token) =
                (new_table_id(&mut random).unwrap(), new_token(&mut random).unwrap());
            assert!(plain(table.as_str()), "{table}");
            assert!(plain(token.as_str()), "{token}");
            assert!(plain(&KeyHash::of(&token).name()));
            let person = PersonId::of_token(token.as_str()).unwrap();
            assert!(plain(&person.device(&table)));
        }
    }

    #[test]
    fn a_token_makes_a_person_and_nonsense_makes_none() {
        let mut random = FastRng::new(2);
        let token = new_token(&mut random).unwrap();
        assert!(PersonId::of_token(token.as_str()).is_some());
        assert_eq!(PersonId::of_token(token.as_str()), PersonId::of_token(token.as_str()));
        for forged in ["", "admin", "AAAA", &"A".repeat(44), "ä"] {
            assert_eq!(PersonId::of_token(forged), None, "{forged}");
        }
        let other = new_token(&mut random).unwrap();
        assert_ne!(PersonId::of_token(token.as_str()), PersonId::of_token(other.as_str()));
        assert_ne!(KeyHash::of(&token).name(), KeyHash::of(&other).name());
    }
}
