//! Writing a game down while it is played.

use std::collections::BTreeMap;

use gladsheim_engine::{ActionId, Illegal, Seat, Seed};
use serde_json::Value;

use super::{Deal, Move, MoveKind, Prefix, Record};
use crate::{AnyGame, AnyMatch, Happenings};

/// A game that is being played and written down.
pub struct Recording {
    table: Box<dyn AnyMatch>,
    record: Record,
}

impl Recording {
    /// Starts a game, and tells what happened before the first decision.
    #[must_use]
    pub fn start(game: &dyn AnyGame, seed: Seed) -> (Self, Happenings) {
        Self::begin(game, seed, None)
    }

    /// Starts a game that begins as the first moves of another, which are yet to be played.
    #[must_use]
    pub fn begin(game: &dyn AnyGame, seed: Seed, prefix: Option<Prefix>) -> (Self, Happenings) {
        let dealt = prefix.as_ref().map_or(seed, |prefix| prefix.seed);
        let (mut table, happenings) = game.start(&dealt);
        let start = table.hash();
        if let Some(prefix) = &prefix {
            prefix.part(&mut *table, 0, &seed);
        }
        let record = Record {
            game: game.about().id.to_owned(),
            rules_version: game.rules_version(),
            setup: game.setup().clone(),
            content_hash: game.content_hash(),
            content: Some(game.bundle().to_owned()),
            names: Vec::new(),
            seed,
            deal: None,
            prefix,
            start,
            moves: Vec::new(),
            ranks: None,
            notes: BTreeMap::new(),
        };
        (Self { table, record }, happenings)
    }

    /// The names of the players, in seat order.
    #[must_use]
    pub fn with_names(mut self, names: Vec<String>) -> Self {
        self.record.names = names;
        self
    }

    /// How the seed came about.
    #[must_use]
    pub fn with_deal(mut self, deal: Deal) -> Self {
        self.record.deal = Some(deal);
        self
    }

    /// Keeps something else with the game, under a name of its own.
    pub fn note(&mut self, name: impl Into<String>, value: Value) {
        self.record.notes.insert(name.into(), value);
    }

    /// The game as it stands.
    #[must_use]
    pub fn table(&self) -> &dyn AnyMatch {
        &*self.table
    }

    /// Plays an action and writes it down.
    ///
    /// # Errors
    /// Says why the action is not allowed; then nothing is played or written.
    pub fn apply(&mut self, seat: Seat, action: ActionId) -> Result<Happenings, Illegal> {
        let happenings = self.table.apply(seat, action)?;
        let name = self.table.game().action_name(action);
        self.write(seat, MoveKind::Act { action, name });
        Ok(happenings)
    }

    /// Takes a player out of the game and writes it down.
    ///
    /// # Errors
    /// Says why the player cannot leave; then nothing is played or written.
    pub fn leave(&mut self, seat: Seat) -> Result<Happenings, Illegal> {
        let happenings = self.table.leave(seat)?;
        self.write(seat, MoveKind::Leave);
        Ok(happenings)
    }

    /// What has been written so far, with the ranks if the game is over.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    fn write(&mut self, seat: Seat, kind: MoveKind) {
        self.record.moves.push(Move { seat, kind, hash: self.table.hash() });
        if let Some(prefix) = &self.record.prefix {
            prefix.part(&mut *self.table, self.record.moves.len(), &self.record.seed);
        }
        self.record.ranks = self.table.standings().map(|standings| standings.ranks().to_vec());
    }
}
