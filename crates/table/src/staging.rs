//! Tables that begin as the first moves of another game.

use gladsheim_protocol::{By, TableId, Visibility};
use gladsheim_registry::AnyTitle;
use gladsheim_registry::record::{self, Record, Replay, commitment};

use crate::beginning::PrefixRecord;
use crate::random::RandomSource;
use crate::record::{DealRecord, EntryKind, LogEntry, TableRecord};
use crate::table::Stored;
use crate::time::Millis;
use crate::{Settings, TableError, tokens};

/// A new table that goes on from a game file: after so many of its moves, or after the last that
/// leaves something to decide. Anybody may sit down, and whoever does so first is the host.
///
/// With `fresh`, chance is the table's own from there on: what else could have happened? Else it is
/// still that of the game file, and whoever has the file knows what comes.
///
/// # Errors
/// If the file is not true so far, has no such move, or its game is over there.
pub fn stage(
    title: &dyn AnyTitle,
    id: TableId,
    file: &Record,
    (moves, fresh): (Option<usize>, bool),
    settings: &Settings,
    now: Millis,
    random: &mut dyn RandomSource,
) -> Result<Stored, TableError> {
    let untrue = |error: record::RecordError| TableError::Malformed(error.to_string());
    if file.prefix.is_some() {
        let why = "the game file began as another game itself; go on from that one";
        return Err(TableError::Malformed(why.to_owned()));
    }
    let most = file.moves.len() - usize::from(file.ranks.is_some() && !file.moves.is_empty());
    let moves = moves.unwrap_or(most);
    let mut replay = Replay::of(title, file.clone()).map_err(untrue)?;
    replay.go_to(moves).map_err(untrue)?;
    if replay.table().standings().is_some() {
        return Err(TableError::Malformed(format!("the game is over after move {moves}")));
    }
    let server_seed = tokens::new_seed(random)?;
    let deal = DealRecord { server_seed, commitment: commitment(&server_seed) };
    let mut record = TableRecord::in_lobby(id, &**replay.game(), None, deal, now);
    record.visibility = Visibility::Public;
    let taken = file.moves.iter().take(moves).zip(1..);
    let log: Vec<LogEntry> = taken.map(|(entry, seq)| log_entry(entry, seq, now)).collect();
    for entry in log.iter().filter(|entry| entry.kind == EntryKind::Leave) {
        if let Some(seat) = record.seats.get_mut(entry.seat.index()) {
            seat.left = true;
        }
    }
    record.last_seq = moves as u64;
    let (seed, deal) = (file.seed, file.deal.clone());
    record.prefix = Some(PrefixRecord { seed, deal, moves: moves as u64, fresh });
    record.touch(now, settings.keep_days);
    let content = Some(replay.game().bundle().to_owned());
    Ok(Stored { record, content, log, keys: Vec::new() })
}

/// A move of a game file as an entry of a log.
pub(crate) fn log_entry(entry: &record::Move, seq: u64, at: Millis) -> LogEntry {
    let kind = match entry.kind {
        record::MoveKind::Act { action, .. } => EntryKind::Act(action),
        record::MoveKind::Leave => EntryKind::Leave,
    };
    LogEntry { seq, at, seat: entry.seat, by: By::Person, kind, hash: entry.hash }
}
