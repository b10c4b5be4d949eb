//! What bots and pauses draw lots with; the deal itself is in [`gladsheim_registry::record`].

use gladsheim_engine::Seed;
use gladsheim_protocol::TableId;

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
