//! Games that began as the first moves of another.

use gladsheim_engine::Seed;
use serde::{Deserialize, Serialize};

use super::{Deal, RecordError};
use crate::AnyMatch;

/// The game whose first moves are those of a game file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prefix {
    /// How many of its moves were taken over.
    pub moves: usize,
    /// The secret that its chance follows from.
    pub seed: Seed,
    /// How that seed came about, where a hall has committed to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Deal>,
    /// Whether chance follows from the seed of the game file from there on.
    pub fresh: bool,
}

impl Prefix {
    /// Checks that its seed follows from its deal, and that there are as many moves.
    ///
    /// # Errors
    /// Says which of the two is not so.
    pub(super) fn verify(&self, moves: usize) -> Result<(), RecordError> {
        if let Some(deal) = &self.deal {
            deal.verify(&self.seed)?;
        }
        if self.moves > moves {
            return Err(RecordError::NoSuchMove { number: self.moves, moves });
        }
        Ok(())
    }

    /// Gives a game its own chance, if it has that from this move on.
    pub(super) fn part(&self, table: &mut dyn AnyMatch, played: usize, own: &Seed) {
        if self.fresh && played == self.moves {
            table.reseed(own);
        }
    }
}
