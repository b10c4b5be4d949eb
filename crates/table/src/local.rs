//! A table that is kept in memory alone.

use crate::record::{LogEntry, TableRecord};
use crate::table::{Loaded, Rules, Settings, Stored, Table};
use crate::time::Millis;
use crate::viewers::Letter;
use crate::{Outcome, TableError};

/// A table that is kept in memory alone: for tests, a terminal, a worker in the browser.
///
/// It does what a hall does, without waiting: keeps, delivers into a heap of letters, lets bots
/// think on the spot.
pub struct LocalTable {
    /// The table.
    pub table: Table,
    kept: Stored,
    letters: Vec<Letter>,
}

impl LocalTable {
    /// Opens a table.
    #[must_use]
    pub fn open(stored: Stored, rules: Rules, settings: Settings, now: Millis) -> Self {
        let kept = stored.clone();
        let Loaded { table, set_aside } = Table::load(stored, rules, settings, now);
        let mut local = Self { table, kept, letters: Vec::new() };
        if let Some((_, outcome)) = set_aside {
            local.keep(outcome, now);
        }
        local
    }

    /// The table as it was kept.
    #[must_use]
    pub const fn kept(&self) -> &Stored {
        &self.kept
    }

    /// The log as it was kept.
    #[must_use]
    pub fn log(&self) -> &[LogEntry] {
        &self.kept.log
    }

    /// The record as it was kept.
    #[must_use]
    pub const fn record(&self) -> &TableRecord {
        &self.kept.record
    }

    /// What is to be delivered since this was last asked.
    pub fn letters(&mut self) -> Vec<Letter> {
        std::mem::take(&mut self.letters)
    }

    /// Letters that came of something other than a request.
    pub fn post(&mut self, letters: Vec<Letter>) {
        self.letters.extend(letters);
    }

    /// Asks the table for something, keeps what comes of it, and lets happen what then happens by
    /// itself.
    ///
    /// # Errors
    /// As the request.
    pub fn ask<T>(
        &mut self,
        now: Millis,
        request: impl FnOnce(&Table) -> Result<Outcome<T>, TableError>,
    ) -> Result<T, TableError> {
        let told = self.table.tick(now);
        self.letters.extend(told);
        let outcome = request(&self.table)?;
        let reply = self.keep(outcome, now);
        self.settle(now);
        Ok(reply)
    }

    /// Lets everything happen that happens by itself.
    pub fn settle(&mut self, now: Millis) {
        loop {
            let told = self.table.tick(now);
            self.letters.extend(told);
            let Some(outcome) = self.table.due(now).or_else(|| self.bot_move(now)) else { return };
            self.keep(outcome, now);
        }
    }

    /// What the first bot that is to move does.
    fn bot_move(&self, now: Millis) -> Option<Outcome> {
        let turn = self.table.bots_to_move(now).into_iter().next()?;
        let (position, seed) = self.table.position_for(&turn)?;
        let action = position.choose(turn.seat, turn.bot, seed, None)?;
        self.table.bot_move(&turn, action, now).ok()
    }

    fn keep<T>(&mut self, outcome: Outcome<T>, now: Millis) -> T {
        if let Some(change) = outcome.change.clone() {
            self.kept.record = change.record;
            self.kept.log.extend(change.log);
            for key in change.keys {
                self.kept.keys.retain(|known| known.hash != key.hash);
                self.kept.keys.extend((!key.spent).then_some(key));
            }
        }
        let (reply, letters) = self.table.kept(outcome, now);
        self.letters.extend(letters);
        reply
    }
}
