//! How a game begins: with a deal of its own, or with the first moves of another game.

use gladsheim_engine::Seed;
use gladsheim_registry::record::{Deal, Prefix, game_seed};
use serde::{Deserialize, Serialize};

use crate::record::TableRecord;

/// The game whose first moves are those of a table.
///
/// The moves themselves are the first entries of the table's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PrefixRecord {
    /// The seed of the other game.
    pub seed: Seed,
    /// How that seed came about, where a hall had committed to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
    /// How many of its moves were taken over.
    pub moves: u64,
    /// Whether chance is the table's own from there on; else it is still that of the other game.
    pub fresh: bool,
}

/// How a game begins.
#[derive(Clone, Copy)]
pub(crate) struct Beginning {
    /// The seed of the deal.
    pub(crate) seed: Seed,
    /// Where it leaves the game that it began as, if it did.
    pub(crate) parting: Option<Parting>,
}

/// Where a game leaves the one that it began as. Nothing before can be taken back.
#[derive(Clone, Copy)]
pub(crate) struct Parting {
    /// The last entry of the log that is the other game's.
    pub(crate) after: u64,
    /// What chance follows from there on, if not from the seed of the other game.
    pub(crate) fresh: Option<Seed>,
}

impl Beginning {
    /// A game with a deal of its own.
    pub(crate) const fn dealt(seed: Seed) -> Self {
        Self { seed, parting: None }
    }

    /// How the game of a table begins, once it is known who sits there.
    pub(crate) fn of(record: &TableRecord) -> Self {
        let own = own_seed(record);
        let Some(prefix) = &record.prefix else { return Self::dealt(own) };
        let fresh = prefix.fresh.then_some(own);
        Self { seed: prefix.seed, parting: Some(Parting { after: prefix.moves, fresh }) }
    }

    /// How the game of a game file begins.
    pub(crate) fn of_file(record: &gladsheim_registry::record::Record) -> Self {
        let Some(prefix) = &record.prefix else { return Self::dealt(record.seed) };
        let fresh = prefix.fresh.then_some(record.seed);
        Self { seed: prefix.seed, parting: Some(Parting { after: prefix.moves as u64, fresh }) }
    }
}

/// The seed that follows from the hall's secret and the players' words.
pub(crate) fn own_seed(record: &TableRecord) -> Seed {
    game_seed(&record.deal.server_seed, record.id.as_str(), &record.entropies())
}

impl PrefixRecord {
    /// The same as viewers are told.
    pub(crate) const fn told(&self) -> gladsheim_protocol::Prefix {
        gladsheim_protocol::Prefix { moves: self.moves, fresh: self.fresh }
    }

    /// The same in a game file.
    pub(crate) fn in_file(&self) -> Prefix {
        let Self { seed, deal, moves, fresh } = self.clone();
        Prefix { moves: usize::try_from(moves).unwrap_or(usize::MAX), seed, deal, fresh }
    }
}
