//! One table in memory.

use std::sync::Arc;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{MOST_DECISIONS, Seat, Viewer};
use gladsheim_protocol::{ChatLine, Phase, ServerMessage};
use gladsheim_registry::{AnyGame, AnyTitle};

use crate::beginning::Beginning;
use crate::fold::Fold;
use crate::hidden_moments::Padding;
use crate::lesson::Script;
use crate::outcome::Outcome;
use crate::record::{Key, LogEntry, TableRecord};
use crate::time::Millis;
use crate::tokens::PersonId;
use crate::viewers::{Letter, Viewers};
use crate::{Change, TableError};

/// What the holder of tables has decided for all of them.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How long every hidden moment takes at a table that keeps its secrets strictly.
    pub strict_pause: Millis,
    /// How many days a table is kept after it was last used; for ever if nothing is said.
    pub keep_days: Option<u32>,
    /// The bot that plays for those whose time is up, where the table does not choose one.
    pub stand_in: BotSpec,
    /// The most steps of a game; one that is not over by then is given up, unranked.
    pub most_steps: u64,
}

impl Default for Settings {
    fn default() -> Self {
        let stand_in = BotSpec::Karl;
        Self { strict_pause: 10_000, keep_days: None, stand_in, most_steps: MOST_DECISIONS }
    }
}

/// A table as it is kept.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The record.
    pub record: TableRecord,
    /// The content that it was made with; nothing for a table of the first releases whose box is no
    /// longer known.
    pub content: Option<String>,
    /// The log, in order.
    pub log: Vec<LogEntry>,
    /// Invitations and personal links that nobody has used or revoked.
    pub keys: Vec<Key>,
}

impl Stored {
    /// A table at which nothing has happened yet.
    #[must_use]
    pub const fn new(record: TableRecord, content: Option<String>) -> Self {
        Self { record, content, log: Vec::new(), keys: Vec::new() }
    }
}

/// What a table is played by.
#[derive(Clone)]
pub struct Rules {
    /// The game on the shelf.
    pub title: &'static dyn AnyTitle,
    /// Its rules with the options, the content and the version of the table.
    pub game: Arc<dyn AnyGame>,
}

/// One table in memory. It never waits, reads a clock or writes anywhere.
pub struct Table {
    pub(crate) settings: Settings,
    pub(crate) rules: Rules,
    pub(crate) record: TableRecord,
    pub(crate) log: Vec<LogEntry>,
    pub(crate) keys: Vec<Key>,
    /// What it teaches, if it does.
    pub(crate) script: Option<Script>,
    /// The game, once it has begun.
    pub(crate) fold: Option<Fold>,
    pub(crate) viewers: Viewers,
}

/// A table that was just loaded.
pub struct Loaded {
    /// The table.
    pub table: Table,
    /// Why it was set aside just now, if its log does not replay, and what is to be kept of that.
    pub set_aside: Option<(String, Outcome)>,
}

impl Table {
    /// Loads a table: plays its log again. One that does not replay is set aside.
    #[must_use]
    pub fn load(stored: Stored, rules: Rules, settings: Settings, now: Millis) -> Loaded {
        let Stored { record, log, keys, .. } = stored;
        let viewers = Viewers::default();
        let script = record.is_lesson.then(|| Script::of(&rules)).flatten();
        let mut table = Self { settings, rules, record, log, keys, script, fold: None, viewers };
        let set_aside = table.refold(now);
        Loaded { table, set_aside }
    }

    /// Plays the log again; one that does not replay is set aside.
    fn refold(&mut self, now: Millis) -> Option<(String, Outcome)> {
        self.fold = None;
        if !self.record.is_bound() {
            // A game that has not begun is played by the rules of today.
            self.record.rules_version = self.rules.game.rules_version();
        }
        if self.record.start.is_none() || self.record.set_aside.is_some() {
            return None;
        }
        let (game, start) = (&*self.rules.game, self.record.start);
        match Fold::replay(game, &self.beginning(), self.padding(), start, &self.log, |_, _, _| {})
        {
            Ok(mut fold) => {
                fold.thaw(now);
                self.fold = Some(fold);
                None
            }
            Err(diverged) => {
                let reason = diverged.to_string();
                self.record.set_aside = Some(reason.clone());
                Some((reason, Outcome::quiet(Change::new(self.record.clone()))))
            }
        }
    }

    /// Somebody else has changed the table: takes over what they have kept, with the lines of chat
    /// that came with it, and tells those who look.
    pub fn reload(&mut self, stored: Stored, chat: Vec<ChatLine>, now: Millis) -> Reloaded {
        let heard: Vec<(Viewer, u64)> = Viewer::all(self.record.seats.len())
            .map(|viewer| (viewer, self.heard(viewer)))
            .collect();
        (self.record, self.log, self.keys) = (stored.record, stored.log, stored.keys);
        let set_aside = self.refold(now);
        let mut letters = Vec::new();
        self.look_again(now, &mut letters);
        self.tell_states(&mut letters, |table, viewer, with_patches| {
            let before = heard.iter().find(|(one, _)| *one == viewer).map_or(0, |(_, n)| *n);
            if table.heard(viewer) > before {
                return table.changes_since(viewer, before, with_patches, now).ok();
            }
            None
        });
        self.tell_table(now, &mut letters);
        chat.into_iter().for_each(|line| self.tell_all(ServerMessage::Chat(line), &mut letters));
        Reloaded { letters, set_aside }
    }

    /// What is kept of it apart from its log.
    #[must_use]
    pub const fn record(&self) -> &TableRecord {
        &self.record
    }

    /// The rules it is played by.
    #[must_use]
    pub fn game(&self) -> &dyn AnyGame {
        &*self.rules.game
    }

    /// How its game begins.
    pub(crate) fn beginning(&self) -> Beginning {
        Beginning::of(&self.record)
    }

    /// How long it pauses at hidden moments.
    pub(crate) fn padding(&self) -> Padding {
        Padding::of(&self.record, &self.settings)
    }

    /// Whose eyes a person looks with.
    #[must_use]
    pub fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let seat = person.and_then(|person| self.record.seat_of(person));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// The seat of somebody who must have one.
    pub(crate) fn seated(&self, person: Option<PersonId>) -> Result<Seat, TableError> {
        person.and_then(|person| self.record.seat_of(person)).ok_or(TableError::NotSeated)
    }

    /// How many steps a viewer has heard of.
    #[must_use]
    pub fn heard(&self, viewer: Viewer) -> u64 {
        self.fold.as_ref().map_or(0, |fold| fold.heard(viewer))
    }

    /// A seat that the table has.
    pub(crate) fn check_seat(&self, seat: Seat) -> Result<Seat, TableError> {
        if seat.index() < self.record.seats.len() { Ok(seat) } else { Err(TableError::NoSuchSeat) }
    }

    /// The game, if it is on.
    pub(crate) fn playing(&self) -> Result<&Fold, TableError> {
        if let Some(reason) = &self.record.set_aside {
            return Err(TableError::SetAside(reason.clone()));
        }
        match (self.record.phase, &self.fold) {
            (Phase::Lobby, _) => Err(TableError::NotStarted),
            (Phase::Playing, Some(fold)) => Ok(fold),
            (Phase::Over, _) => Err(TableError::Over),
            (Phase::Closed, _) => Err(TableError::Closed),
            (Phase::Playing, None) => {
                Err(TableError::Broken("a game is under way that was never folded".to_owned()))
            }
        }
    }

    pub(crate) fn in_lobby(&self) -> Result<(), TableError> {
        match self.record.phase {
            Phase::Lobby => Ok(()),
            Phase::Playing => Err(TableError::AlreadyStarted),
            Phase::Over => Err(TableError::Over),
            Phase::Closed => Err(TableError::Closed),
        }
    }

    pub(crate) fn not_over(&self) -> Result<(), TableError> {
        match self.record.phase {
            Phase::Lobby | Phase::Playing => Ok(()),
            Phase::Over => Err(TableError::Over),
            Phase::Closed => Err(TableError::Closed),
        }
    }

    pub(crate) fn as_host(&self, person: PersonId) -> Result<(), TableError> {
        if self.record.is_host(person) { Ok(()) } else { Err(TableError::NotHost) }
    }
}

/// A table that somebody else has changed.
pub struct Reloaded {
    /// What those who look are told.
    pub letters: Vec<Letter>,
    /// As in [`Loaded`].
    pub set_aside: Option<(String, Outcome)>,
}
