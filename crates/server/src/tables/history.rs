//! What a viewer has missed.

use gladsheim_engine::{Seed, Viewer};
use gladsheim_protocol::Entry;
use gladsheim_registry::AnyGame;

use super::fold::{Diverged, Fold};
use super::hush::Padding;
use crate::store::LogEntry;

/// The steps that `viewer` was told of after the one numbered `since`, up to `until`, oldest first.
///
/// The log is played again from the start, which takes microseconds a step: nothing need be kept
/// in memory for those who come back.
pub(crate) fn since(
    game: &dyn AnyGame,
    seed: &Seed,
    padding: Padding,
    started_at: u64,
    log: &[LogEntry],
    viewer: Viewer,
    (since, until): (u64, u64),
) -> Result<Vec<Entry>, Diverged> {
    let mut entries = Vec::new();
    if since == 0 {
        let (_, opening) = game.start(seed);
        entries.push(Fold::opening(&opening, started_at, viewer));
    }
    Fold::replay(game, seed, padding, None, log, |fold, step, entry| {
        let seq = fold.count(viewer);
        if step.told.has(viewer) && seq > since && seq <= until {
            entries.push(step.entry(entry, viewer, seq));
        }
    })?;
    Ok(entries)
}
