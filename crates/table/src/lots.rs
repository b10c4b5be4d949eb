//! What is drawn by lot: by whoever holds the table for tokens and deals, and from the secret of the
//! deal for bots and pauses. The deal itself is in [`gladsheim_registry::record`].

use gladsheim_engine::{FastRng, Seed};
use gladsheim_protocol::TableId;

/// Draws lots for a table, which has none of its own.
pub trait Lots {
    /// Fills a place with bytes that nobody can predict.
    ///
    /// # Errors
    /// Says why there are none.
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoLots>;
}

/// For tests and simulations, which draw the same lots every time.
impl Lots for FastRng {
    fn fill(&mut self, bytes: &mut [u8]) -> Result<(), NoLots> {
        bytes.fill_with(|| self.next_u64() as u8);
        Ok(())
    }
}

/// Why there are no lots to draw.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("no random numbers: {0}")]
pub struct NoLots(pub String);

/// So many bytes that nobody can predict.
pub(crate) fn draw<const N: usize>(lots: &mut dyn Lots) -> Result<[u8; N], NoLots> {
    let mut bytes = [0; N];
    lots.fill(&mut bytes)?;
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

/// The lot that the pause after an entry is drawn with.
pub(crate) fn pause(key: &[u8; 32], seq: u64) -> u64 {
    let lot = blake3::keyed_hash(key, &seq.to_le_bytes());
    lot.as_bytes().first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
}
