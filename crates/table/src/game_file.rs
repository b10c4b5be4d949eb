//! The game file of a table.

use gladsheim_protocol::Phase;
use gladsheim_registry::record::{Deal, Recording};
use gladsheim_registry::{AnyGame, KeptContent};

use crate::TableError;
use crate::beginning::PrefixRecord;
use crate::record::{EntryKind, LogEntry, TableRecord};
use crate::table::{Stored, Table};

impl Table {
    /// The game file, once the game is over: before, it would tell every secret.
    ///
    /// # Errors
    /// If it is not over, or its log cannot be trusted.
    pub fn game_file(&self) -> Result<String, TableError> {
        if let Some(reason) = &self.record.set_aside {
            return Err(TableError::SetAside(reason.clone()));
        }
        if self.record.phase != Phase::Over {
            return Err(TableError::NotOver);
        }
        write(self.game(), &self.record, &self.log)
    }
}

/// The game file of a table as it is stored, also of one that is not over: for whoever runs the
/// hall.
///
/// # Errors
/// If the game has not begun or the log does not replay.
pub fn game_file(stored: &Stored) -> Result<String, TableError> {
    let record = &stored.record;
    let title = gladsheim_registry::find(&record.game)
        .map_err(|error| TableError::UnknownGame(error.to_string()))?;
    let kept = KeptContent { hash: record.content_hash, bundle: stored.content.as_deref() };
    let game = title
        .rebuild(&record.setup, kept, record.rules_version)
        .map_err(|error| TableError::BadSetup(error.to_string()))?;
    write(&*game, record, &stored.log)
}

pub(crate) fn write(
    game: &dyn AnyGame,
    record: &TableRecord,
    log: &[LogEntry],
) -> Result<String, TableError> {
    if record.start.is_none() {
        return Err(TableError::NotStarted);
    }
    let deal = Deal::new(record.id.as_str(), record.deal.server_seed, record.entropies());
    let prefix = record.prefix.as_ref().map(PrefixRecord::in_file);
    let (recording, _) = Recording::begin(game, deal.seed(), prefix);
    let mut recording = recording.with_names(named(record)).with_deal(deal);
    for entry in kept(log) {
        let done = match entry.kind {
            EntryKind::Act(action) => recording.apply(entry.seat, action),
            EntryKind::Leave => recording.leave(entry.seat),
            EntryKind::Undo { .. } | EntryKind::Withdraw { .. } => continue,
        };
        let diverged = |illegal| TableError::SetAside(format!("entry {}: {illegal}", entry.seq));
        done.map_err(diverged)?;
    }
    Ok(recording.record().to_text())
}

/// The entries that were not taken back.
pub(crate) fn kept(log: &[LogEntry]) -> Vec<LogEntry> {
    let mut kept: Vec<LogEntry> = Vec::with_capacity(log.len());
    for entry in log {
        match entry.kind {
            EntryKind::Undo { to } => kept.retain(|entry| entry.seq <= to),
            EntryKind::Withdraw { seq } => kept.retain(|entry| entry.seq != seq),
            EntryKind::Act(_) | EntryKind::Leave => kept.push(*entry),
        }
    }
    kept
}

/// Who played, in seat order.
pub(crate) fn named(record: &TableRecord) -> Vec<String> {
    record.players().into_iter().map(Option::unwrap_or_default).collect()
}
