//! Rows to words and back.

use gladsheim_engine::{ActionId, Seat};
use gladsheim_protocol::{ChatLine, TableId};
use gladsheim_registry::Hash;
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use crate::store::{EntryKind, Key, KeyHash, KeyKind, LogEntry, Origin, StoreError, TableRecord};

/// A record from its column.
pub(super) fn record(row: &SqliteRow) -> Result<TableRecord, StoreError> {
    let text: &str = row.try_get("record")?;
    serde_json::from_str(text).map_err(|error| {
        let table: String = row.try_get("id").unwrap_or_default();
        StoreError::Unreadable { table, cause: error.to_string() }
    })
}

/// SQLite's numbers are signed; ours never come near the difference.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A kind of entry in words: what it is, and its argument.
pub(super) const fn kind_words(kind: EntryKind) -> (&'static str, i64) {
    match kind {
        EntryKind::Act(action) => ("act", action.0 as i64),
        EntryKind::Leave => ("leave", 0),
        EntryKind::Undo { to } => ("undo", to as i64),
        EntryKind::Withdraw { seq } => ("withdraw", seq as i64),
    }
}

/// The word for who played.
pub(super) const fn origin_word(by: Origin) -> &'static str {
    match by {
        Origin::Person => "person",
        Origin::Bot => "bot",
        Origin::Clock => "clock",
        Origin::Hall => "hall",
    }
}

/// An entry of the log.
pub(super) fn log_entry(row: &SqliteRow) -> Result<LogEntry, StoreError> {
    let strange = |what: &str| StoreError::Other(format!("a log entry has a strange {what}"));
    let argument: i64 = row.try_get("argument")?;
    let kind = match row.try_get("deed")? {
        "act" => EntryKind::Act(ActionId(u16::try_from(argument).map_err(|_| strange("action"))?)),
        "leave" => EntryKind::Leave,
        "undo" => EntryKind::Undo { to: u64::try_from(argument).map_err(|_| strange("undo"))? },
        "withdraw" => {
            EntryKind::Withdraw { seq: u64::try_from(argument).map_err(|_| strange("answer"))? }
        }
        _ => return Err(strange("deed")),
    };
    let by = match row.try_get("by")? {
        "person" => Origin::Person,
        "bot" => Origin::Bot,
        "clock" => Origin::Clock,
        "hall" => Origin::Hall,
        _ => return Err(strange("player")),
    };
    let hash: &[u8] = row.try_get("hash")?;
    Ok(LogEntry {
        seq: number(row, "seq")?,
        at: number(row, "at")?,
        seat: seat(row, "seat")?.ok_or_else(|| strange("seat"))?,
        by,
        kind,
        hash: Hash::from_bytes(hash.try_into().map_err(|_| strange("hash"))?),
    })
}

/// A line of chat.
pub(super) fn chat_line(row: &SqliteRow) -> Result<ChatLine, StoreError> {
    Ok(ChatLine {
        id: number(row, "id")?,
        at: number(row, "at")?,
        seat: seat(row, "seat")?,
        name: row.try_get("name")?,
        text: row.try_get("text")?,
    })
}

/// The word for what a key opens.
pub(super) const fn kind_word(kind: KeyKind) -> &'static str {
    match kind {
        KeyKind::Invite => "invite",
        KeyKind::OpenInvite => "open_invite",
        KeyKind::Link => "link",
        KeyKind::HostLink => "host_link",
    }
}

/// An invitation or a link.
pub(super) fn key(row: &SqliteRow) -> Result<Key, StoreError> {
    let hash: &[u8] = row.try_get("hash")?;
    let hash = hash.try_into().map_err(|_| StoreError::Other("a strange key".to_owned()))?;
    let kind = match row.try_get("kind")? {
        "invite" => KeyKind::Invite,
        "open_invite" => KeyKind::OpenInvite,
        "link" => KeyKind::Link,
        "host_link" => KeyKind::HostLink,
        _ => return Err(StoreError::Other("a key of a strange kind".to_owned())),
    };
    Ok(Key {
        hash: KeyHash::from_bytes(hash),
        table: table_id(row, "table_id")?,
        kind,
        seat: seat(row, "seat")?,
        expires_at: number(row, "expires_at")?,
        spent: row.try_get("spent")?,
    })
}

/// The name of a table.
pub(super) fn table_id(row: &SqliteRow, column: &'static str) -> Result<TableId, StoreError> {
    let text: String = row.try_get(column)?;
    text.try_into().map_err(|_| StoreError::Other("a table has a strange name".to_owned()))
}

pub(super) fn number(row: &SqliteRow, column: &'static str) -> Result<u64, StoreError> {
    let number: i64 = row.try_get(column)?;
    u64::try_from(number).map_err(|_| StoreError::Other(format!("a negative {column}")))
}

fn seat(row: &SqliteRow, column: &'static str) -> Result<Option<Seat>, StoreError> {
    let seat: Option<i64> = row.try_get(column)?;
    Ok(seat.and_then(|seat| Seat::new(usize::try_from(seat).ok()?)))
}
