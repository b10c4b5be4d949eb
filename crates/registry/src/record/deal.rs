//! Deals that anyone can verify: how the seed of a game in a hall came about.
//!
//! The hall draws a secret seed when a table is made and publishes its hash, the *commitment*. Before
//! the deal every player may add words of their own, the *entropy*. The seed of the game follows
//! from both, so neither side alone can choose it; when the game is over the secret is published
//! and everything can be checked.

use gladsheim_engine::Seed;
use serde::{Deserialize, Serialize};

use super::RecordError;
use crate::Hash;

/// How the seed of a game came about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// The name of the table, so that one secret cannot serve two tables.
    pub table: String,
    /// What the hall published when the table was made.
    pub commitment: Hash,
    /// The hall's secret.
    pub server_seed: Seed,
    /// What each seat added, in order; empty where nothing was.
    pub entropies: Vec<String>,
}

/// The hash by which a hall binds itself to its secret: BLAKE3 of its 32 bytes.
#[must_use]
pub fn commitment(server_seed: &Seed) -> Hash {
    Hash::of(&server_seed.0)
}

/// The seed of the game that follows from the hall's secret and the players' words.
///
/// It is BLAKE3, keyed with the secret, of the table's name and the entropy of each seat, each of
/// them preceded by its length in bytes as 64 bits, lowest byte first.
#[must_use]
pub fn game_seed(server_seed: &Seed, table: &str, entropies: &[String]) -> Seed {
    let mut hasher = blake3::Hasher::new_keyed(&server_seed.0);
    for text in std::iter::once(table).chain(entropies.iter().map(String::as_str)) {
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    Seed(*hasher.finalize().as_bytes())
}

impl Deal {
    /// The deal of a table, with the commitment that belongs to the secret.
    #[must_use]
    pub fn new(table: impl Into<String>, server_seed: Seed, entropies: Vec<String>) -> Self {
        let commitment = commitment(&server_seed);
        Self { table: table.into(), commitment, server_seed, entropies }
    }

    /// The seed of the game.
    #[must_use]
    pub fn seed(&self) -> Seed {
        game_seed(&self.server_seed, &self.table, &self.entropies)
    }

    /// Checks that the secret is the one committed to, and that the game's seed follows from it.
    ///
    /// # Errors
    /// Says which of the two is not so.
    pub fn verify(&self, seed: &Seed) -> Result<(), RecordError> {
        if commitment(&self.server_seed) != self.commitment {
            return Err(RecordError::Commitment);
        }
        if self.seed() != *seed {
            return Err(RecordError::Deal);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts<const N: usize>(texts: [&str; N]) -> Vec<String> {
        texts.map(str::to_owned).into()
    }

    #[test]
    fn the_seed_follows_from_every_part_of_the_deal() {
        let deal = Deal::new("t", Seed::from_number(1), texts(["ab", "c"]));
        assert_eq!(deal.verify(&deal.seed()), Ok(()));
        let others = [
            Deal::new("u", Seed::from_number(1), texts(["ab", "c"])),
            Deal::new("t", Seed::from_number(2), texts(["ab", "c"])),
            Deal::new("t", Seed::from_number(1), texts(["a", "bc"])),
            Deal::new("t", Seed::from_number(1), texts(["ab", "c", ""])),
        ];
        for other in others {
            assert_eq!(other.verify(&deal.seed()), Err(RecordError::Deal));
        }
        let forged = Deal { commitment: Hash::of(b"x"), ..deal.clone() };
        assert_eq!(forged.verify(&deal.seed()), Err(RecordError::Commitment));
    }

    #[test]
    fn the_seed_is_what_the_description_says() {
        let key = Seed::from_number(1);
        let mut bytes = 5u64.to_le_bytes().to_vec();
        bytes.extend(b"table");
        bytes.extend(1u64.to_le_bytes());
        bytes.extend(b"x");
        let expected = *blake3::keyed_hash(&key.0, &bytes).as_bytes();
        assert_eq!(game_seed(&key, "table", &texts(["x"])), Seed(expected));
    }
}
