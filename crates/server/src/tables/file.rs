//! The game file of a table.

use gladsheim_registry::AnyGame;
use gladsheim_registry::record::{Deal, Recording};

use gladsheim_protocol::Phase;

use super::actor::Actor;
use crate::HallError;
use crate::store::{Deed, LogEntry, Stored, TableRecord};

impl Actor {
    /// The game file, once the game is over: before, it would tell every secret.
    pub(crate) fn game_file(&self) -> Result<String, HallError> {
        if let Some(reason) = &self.record.set_aside {
            return Err(HallError::SetAside(reason.clone()));
        }
        if self.record.phase != Phase::Over {
            return Err(HallError::NotOver);
        }
        write(&*self.game, &self.record, &self.log)
    }
}

/// The game file of a table as it is stored, also of one that is not over: for whoever runs the
/// hall.
///
/// # Errors
/// If the game has not begun or the log does not replay.
pub fn game_file(stored: &Stored) -> Result<String, HallError> {
    let record = &stored.record;
    let title = gladsheim_registry::find(&record.game)
        .map_err(|error| HallError::UnknownGame(error.to_string()))?;
    let game = title
        .build(&record.setup, stored.content.as_deref())
        .map_err(|error| HallError::BadSetup(error.to_string()))?;
    write(&*game, record, &stored.log)
}

fn write(game: &dyn AnyGame, record: &TableRecord, log: &[LogEntry]) -> Result<String, HallError> {
    if record.start.is_none() {
        return Err(HallError::NotStarted);
    }
    let deal = Deal::new(record.id.as_str(), record.deal.server_seed, record.entropies());
    let (recording, _) = Recording::start(game, deal.seed());
    let mut recording = recording.with_names(named(record)).with_deal(deal);
    for entry in kept(log) {
        let done = match entry.deed {
            Deed::Act(action) => recording.apply(entry.seat, action),
            Deed::Leave => recording.leave(entry.seat),
            Deed::Undo { .. } => continue,
        };
        let diverged = |illegal| HallError::SetAside(format!("entry {}: {illegal}", entry.seq));
        done.map_err(diverged)?;
    }
    Ok(recording.record().to_text())
}

/// The entries that were not taken back.
fn kept(log: &[LogEntry]) -> Vec<LogEntry> {
    let mut kept: Vec<LogEntry> = Vec::with_capacity(log.len());
    for entry in log {
        match entry.deed {
            Deed::Undo { to } => kept.retain(|entry| entry.seq <= to),
            _ => kept.push(*entry),
        }
    }
    kept
}

/// The names at the table, in seat order.
pub(super) fn named(record: &TableRecord) -> Vec<String> {
    record.names().into_iter().map(Option::unwrap_or_default).collect()
}
