//! The game file as JSON: reading what may be any bytes, and writing it for people to read.

use std::collections::BTreeMap;

use gladsheim_engine::{ActionId, MAX_SEATS, RulesVersion, Seat, Seed, Setup, plain_message};
use gladsheim_intake::{is_plain, without_mark};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Deal, FORMAT, Move, MoveKind, Prefix, Record, RecordError, VERSION};
use crate::{Hash, content};

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct File {
    format: String,
    version: u32,
    game: String,
    rules_version: RulesVersion,
    setup: Setup,
    content: Content,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    seed: Seed,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deal: Option<Deal>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    prefix: Option<Prefix>,
    start: Hash,
    moves: Vec<Line>,
    ranks: Option<Vec<u8>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    notes: BTreeMap<String, Value>,
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Content {
    hash: Hash,
    /// The content file of a game that has only one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// The content files of any other game, by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    files: Option<BTreeMap<String, String>>,
}

impl Content {
    fn of(record: &Record) -> Self {
        let hash = record.content_hash;
        match record.content.as_deref().map(content::named) {
            None => Self { hash, text: None, files: None },
            Some(Some(files)) => Self { hash, text: None, files: Some(files) },
            Some(None) => Self { hash, text: record.content.clone(), files: None },
        }
    }

    /// All of it in one text, if it is there at all.
    fn bundled(self) -> Option<String> {
        let files = self.files.as_ref();
        files.map(content::bundled).or(self.text)
    }
}

#[derive(Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seat: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    action: Option<ActionId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    leave: bool,
    hash: Hash,
}

/// The order of the parts in a written file: what it is, who played, what was done.
const ORDER: [&str; 14] = [
    "format",
    "version",
    "game",
    "rules_version",
    "setup",
    "content",
    "names",
    "seed",
    "deal",
    "prefix",
    "start",
    "moves",
    "ranks",
    "notes",
];

impl Record {
    /// Reads a game file from any bytes.
    ///
    /// # Errors
    /// Says whether they are no game file at all, one of another version, or a damaged one.
    pub fn parse(bytes: &[u8]) -> Result<Self, RecordError> {
        let bytes = without_mark(bytes);
        let value: Value = serde_json::from_slice(bytes)
            .map_err(|error| RecordError::Foreign(format!("it is not JSON: {error}")))?;
        match value.get("format").and_then(Value::as_str) {
            Some(FORMAT) => {}
            Some(other) => {
                let other: String = other.chars().take(40).collect();
                return Err(RecordError::Foreign(format!("its format is \"{other}\"")));
            }
            None => return Err(RecordError::Foreign("it does not name its format".to_owned())),
        }
        match value.get("version").and_then(Value::as_u64) {
            Some(found) if found == u64::from(VERSION) => {}
            Some(found) => return Err(RecordError::Version { found }),
            None => return Err(RecordError::Damaged("its version is missing".to_owned())),
        }
        // Read again from the text rather than from the value, so that errors name the line.
        let file: File = serde_json::from_slice(bytes)
            .map_err(|error| RecordError::Damaged(plain_message(&error.to_string())))?;
        file.try_into()
    }

    /// Writes a game file, one line a move.
    #[must_use]
    pub fn to_text(&self) -> String {
        let file = File::from(self);
        let lines: Vec<String> =
            file.moves.iter().filter_map(|line| serde_json::to_string(line).ok()).collect();
        let moves = match lines.as_slice() {
            [] => "[]".to_owned(),
            lines => format!("[\n    {}\n  ]", lines.join(",\n    ")),
        };
        let mut fields = match serde_json::to_value(&file) {
            Ok(Value::Object(fields)) => fields,
            _ => return String::new(), // cannot be: every field is plain
        };
        let fields = ORDER.iter().filter_map(|name| {
            let value = fields.remove(*name)?;
            let value = if *name == "moves" { moves.clone() } else { value.to_string() };
            Some(format!("  \"{name}\": {value}"))
        });
        format!("{{\n{}\n}}\n", fields.collect::<Vec<_>>().join(",\n"))
    }
}

impl TryFrom<File> for Record {
    type Error = RecordError;

    fn try_from(file: File) -> Result<Self, RecordError> {
        let moves = file.moves.into_iter().enumerate().map(|(index, line)| {
            let damaged = |what: &str| RecordError::Damaged(format!("move {} {what}", index + 1));
            let seat = Seat::new(line.seat).ok_or_else(|| damaged("has no such seat"))?;
            let kind = match (line.action, line.leave) {
                (Some(action), false) => MoveKind::Act { action, name: line.name },
                (None, true) if line.name.is_none() => MoveKind::Leave,
                _ => return Err(damaged("must have either an action or leave")),
            };
            Ok(Move { seat, kind, hash: line.hash })
        });
        let moves = moves.collect::<Result<_, _>>()?;
        if file.names.len() > MAX_SEATS {
            return Err(RecordError::Damaged("it has more names than seats".to_owned()));
        }
        if let Some(seat) = file.names.iter().position(|name| !name.chars().all(is_plain)) {
            return Err(RecordError::Unplain { seat });
        }
        Ok(Self {
            game: file.game,
            rules_version: file.rules_version,
            setup: file.setup,
            content_hash: file.content.hash,
            content: file.content.bundled(),
            names: file.names,
            seed: file.seed,
            deal: file.deal,
            prefix: file.prefix,
            start: file.start,
            moves,
            ranks: file.ranks,
            notes: file.notes,
        })
    }
}

impl From<&Record> for File {
    fn from(record: &Record) -> Self {
        let moves = record.moves.iter().map(|entry| {
            let (action, name, leave) = match &entry.kind {
                MoveKind::Act { action, name } => (Some(*action), name.clone(), false),
                MoveKind::Leave => (None, None, true),
            };
            Line { seat: entry.seat.index(), action, name, leave, hash: entry.hash }
        });
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: record.game.clone(),
            rules_version: record.rules_version,
            setup: record.setup.clone(),
            content: Content::of(record),
            names: record.names.clone(),
            seed: record.seed,
            deal: record.deal.clone(),
            prefix: record.prefix.clone(),
            start: record.start,
            moves: moves.collect(),
            ranks: record.ranks.clone(),
            notes: record.notes.clone(),
        }
    }
}
