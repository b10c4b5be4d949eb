//! What is random at a table: tokens and deals come from whoever holds the table, bots and pauses
//! follow from the secret of the deal. The deal itself is in [`gladsheim_registry::record`].

use gladsheim_engine::{FastRng, Seed};
use gladsheim_protocol::TableId;

/// Random bytes for a table, which has none of its own.
pub trait RandomSource {
    /// Fills the slice with bytes that nobody can predict.
    ///
    /// # Errors
    /// Says why there are none.
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness>;
}

/// For tests and simulations, in which everything goes the same way every time.
impl RandomSource for FastRng {
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        bytes.fill_with(|| self.next_u64() as u8);
        Ok(())
    }
}

/// Why there are no random bytes.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no random numbers: {0}")]
pub struct NoRandomness(pub String);

/// So many bytes that nobody can predict.
pub(crate) fn draw<const N: usize>(random: &mut dyn RandomSource) -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    random.fill(&mut bytes)?;
    Ok(bytes)
}

/// The seed of a bot at one question: as secret as the deal, and the same after a restart.
pub(crate) fn bot_seed(server_seed: &Seed, table: &TableId, seq: u64, seat: u8) -> u64 {
    let mut hasher = blake3::Hasher::new_derive_key("gladsheim deal v1: bot");
    hasher.update(&server_seed.0);
    hasher.update(table.as_str().as_bytes());
    hasher.update(&seq.to_le_bytes());
    hasher.update(&[seat]);
    let bytes = hasher.finalize();
    bytes.as_bytes().first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

/// The key from which the pauses of a table follow.
pub(crate) fn pause_key(server_seed: &Seed, table: &TableId) -> [u8; 32] {
    let mut hasher = blake3::Hasher::new_derive_key("gladsheim deal v1: pause");
    hasher.update(&server_seed.0);
    hasher.update(table.as_str().as_bytes());
    *hasher.finalize().as_bytes()
}

/// The number by which the length of the pause after an entry is chosen.
pub(crate) fn pause(key: &[u8; 32], seq: u64) -> u64 {
    let hash = blake3::keyed_hash(key, &seq.to_le_bytes());
    hash.as_bytes().first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
}
