//! What comes of a request: a change that must be kept, and what is told once it was.

use gladsheim_engine::{SeatSet, Viewer};
use gladsheim_protocol::{ChatLine, ServerMessage};
use gladsheim_registry::Happenings;

use crate::Stored;
use crate::fold::{Fold, Step};
use crate::record::{Key, LogEntry, TableRecord};
use crate::table::Table;
use crate::time::Millis;
use crate::viewers::Letter;

/// Everything that changes about a table in one moment.
#[derive(Clone, Debug)]
pub struct Change {
    /// The table as it is to be; its version is set by [`Change::new`].
    pub record: TableRecord,
    /// Entries to be added to the log.
    pub log: Vec<LogEntry>,
    /// Lines of chat to be added.
    pub chat: Vec<ChatLine>,
    /// Invitations and links that are new or changed.
    pub keys: Vec<Key>,
    /// Whether seats went to other people, so that their lists of tables change.
    pub owners_changed: bool,
}

impl Change {
    /// A change that makes the table what `record` says, based on the version in it.
    #[must_use]
    pub fn new(mut record: TableRecord) -> Self {
        record.version += 1;
        Self { record, log: Vec::new(), chat: Vec::new(), keys: Vec::new(), owners_changed: false }
    }

    /// The version that the table must still have.
    #[must_use]
    pub const fn expected(&self) -> u64 {
        self.record.version.saturating_sub(1)
    }
}

/// What comes of a request. Nothing has changed yet.
#[must_use = "nothing has happened before it was kept"]
pub struct Outcome<T = ()> {
    /// What must be kept before anybody hears of it; nothing if there is nothing to change.
    pub change: Option<Change>,
    /// A table that must be kept before it: that of the next game.
    pub next_table: Option<Box<Stored>>,
    /// The answer to whoever asked.
    pub reply: T,
    then: Then,
}

/// What is told once a change was kept.
pub(crate) enum Then {
    Nothing,
    /// Everybody is told how the table stands.
    Table,
    /// One viewer alone is.
    TableTo(Viewer),
    /// Seats went to other people.
    Seats,
    /// The game has begun.
    Begun(Box<Fold>, Happenings),
    /// A step was taken.
    Stepped(Box<Stepped>),
    /// Somebody has said something.
    Said(ChatLine),
    /// The game was ended before its rules do.
    Ended,
    /// The time of these seats is up.
    TimeUp(SeatSet),
}

/// A step that becomes true once it was kept.
pub(crate) struct Stepped {
    pub(crate) step: Step,
    pub(crate) entry: LogEntry,
    pub(crate) table_changed: bool,
    pub(crate) seats_changed: bool,
}

impl Outcome {
    /// Nothing to keep and nothing to tell.
    pub(crate) fn nothing() -> Self {
        Self { change: None, next_table: None, reply: (), then: Then::Nothing }
    }

    /// A change of which nobody is told.
    pub(crate) fn quiet(change: Change) -> Self {
        Self { change: Some(change), next_table: None, reply: (), then: Then::Nothing }
    }

    /// The same with an answer.
    pub(crate) fn replying<T>(self, reply: T) -> Outcome<T> {
        self.map(|()| reply)
    }

    /// The same with a new table that must be kept before.
    pub(crate) fn with_table(self, table: Stored) -> Self {
        Self { next_table: Some(Box::new(table)), ..self }
    }
}

impl<T> Outcome<T> {
    /// The same with another answer.
    pub(crate) fn map<U>(self, reply: impl FnOnce(T) -> U) -> Outcome<U> {
        let Self { change, next_table, reply: former, then } = self;
        Outcome { change, next_table, reply: reply(former), then }
    }
}

impl Table {
    /// A change to be made.
    pub(crate) fn draft(&self) -> Change {
        Change::new(self.record.clone())
    }

    /// A change that is ready to be kept.
    pub(crate) fn outcome(&self, mut change: Change, then: Then, now: Millis) -> Outcome {
        change.record.touch(now, self.settings.keep_days);
        Outcome { change: Some(change), next_table: None, reply: (), then }
    }

    /// It was kept: now it is so. Gives the answer, and what everybody is told of it.
    pub fn kept<T>(&mut self, outcome: Outcome<T>, now: Millis) -> (T, Vec<Letter>) {
        let Outcome { change, reply, then, .. } = outcome;
        if let Some(change) = change {
            self.record = change.record;
            self.log.extend(change.log);
            for key in change.keys {
                self.keys.retain(|known| known.hash != key.hash);
                self.keys.extend((!key.spent).then_some(key));
            }
        }
        let mut letters = Vec::new();
        self.tell(then, now, &mut letters);
        (reply, letters)
    }

    fn tell(&mut self, then: Then, now: Millis, letters: &mut Vec<Letter>) {
        match then {
            Then::Nothing => {}
            Then::Table => self.tell_table(now, letters),
            Then::TableTo(viewer) => self.tell_table_to(viewer, now, letters),
            Then::Seats => {
                self.look_again(now, letters);
                self.tell_table(now, letters);
            }
            Then::Begun(fold, opening) => {
                self.fold = Some(*fold);
                self.look_again(now, letters);
                self.tell_table(now, letters);
                self.tell_states(letters, |table, viewer, _| match table.log.as_slice() {
                    [] => table.state(viewer, vec![Fold::opening(&opening, now, viewer)], now),
                    _ => table.changes_since(viewer, 0, false, now).ok(),
                });
            }
            Then::Stepped(stepped) => self.tell_step(*stepped, now, letters),
            Then::Said(line) => self.tell_all(ServerMessage::Chat(line), letters),
            Then::Ended => {
                self.tell_states(letters, |table, viewer, _| table.state(viewer, vec![], now));
                self.tell_table(now, letters);
            }
            Then::TimeUp(late) => self.tell_states(letters, |table, viewer, _| {
                let awaited = table.fold.as_ref()?.table().awaited(viewer);
                if awaited.and(late).is_empty() { None } else { table.state(viewer, vec![], now) }
            }),
        }
    }

    /// Tells everybody who may hear of it that a step was taken.
    fn tell_step(&mut self, stepped: Stepped, now: Millis, letters: &mut Vec<Letter>) {
        let Stepped { step, entry, table_changed, seats_changed } = stepped;
        if let Some(fold) = &mut self.fold {
            let step = fold.take(step, &entry);
            self.tell_states(letters, |table, viewer, with_patches| {
                let fold = table.fold.as_ref().filter(|fold| !fold.holds_back(viewer))?;
                let (before, heard) = (step.before.of(viewer), fold.heard(viewer));
                match heard.checked_sub(before) {
                    None | Some(0) => None,
                    Some(1) if step.told.has(viewer) => {
                        let entry = step.entry(&entry, viewer, heard, with_patches);
                        table.state(viewer, vec![entry], now)
                    }
                    // The end of the game does not wait for a pause to be over.
                    Some(_) => table.changes_since(viewer, before, with_patches, now).ok(),
                }
            });
        }
        if seats_changed {
            self.look_again(now, letters);
        }
        if table_changed || seats_changed {
            self.tell_table(now, letters);
        }
    }
}
