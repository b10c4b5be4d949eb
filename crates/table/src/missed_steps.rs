//! What a viewer has missed.

use gladsheim_engine::Viewer;
use gladsheim_protocol::Entry;
use gladsheim_registry::AnyGame;

use crate::beginning::Beginning;
use crate::fold::{Diverged, Fold};
use crate::hidden_moments::Padding;
use crate::record::LogEntry;

/// Which steps somebody has missed.
#[derive(Clone, Copy)]
pub(crate) struct Missed {
    /// Who.
    pub(crate) viewer: Viewer,
    /// The last step that the viewer was told of.
    pub(crate) since: u64,
    /// The last step that the viewer may be told of now.
    pub(crate) until: u64,
    /// Whether each event comes with what it changed.
    pub(crate) with_patches: bool,
}

/// The steps that were missed, oldest first, of a log that began at a time.
///
/// The log is played again from the start, which takes microseconds a step: nothing need be kept
/// in memory for those who come back.
pub(crate) fn of(
    missed: Missed,
    game: &dyn AnyGame,
    beginning: &Beginning,
    padding: Padding,
    (started_at, log): (u64, &[LogEntry]),
) -> Result<Vec<Entry>, Diverged> {
    let Missed { viewer, since, until, with_patches } = missed;
    let mut entries = Vec::new();
    if since == 0 {
        let (_, opening) = game.start(&beginning.seed);
        entries.push(Fold::opening(&opening, started_at, viewer));
    }
    Fold::replay(game, beginning, padding, None, log, |fold, step, entry| {
        let seq = fold.count(viewer);
        if step.told.has(viewer) && seq > since && seq <= until {
            entries.push(step.entry(entry, viewer, seq, with_patches));
        }
    })?;
    Ok(entries)
}
