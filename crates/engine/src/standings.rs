//! How a game ended.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat};

/// The rank of every seat at the end: 1 is a winner, equal ranks are ties.
///
/// Nobody need hold rank 1: some games can be lost by all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Standings(ArrayVec<u8, MAX_SEATS>);

impl Standings {
    /// Standings from the ranks in seat order.
    #[must_use]
    pub fn from_ranks(ranks: impl IntoIterator<Item = u8>) -> Self {
        Self(ranks.into_iter().take(MAX_SEATS).collect())
    }

    /// The end of a game that everybody left: nobody is ranked.
    #[must_use]
    pub fn void() -> Self {
        Self(ArrayVec::new())
    }

    /// Whether the game came to nothing because nobody stayed.
    #[must_use]
    pub fn is_void(&self) -> bool {
        self.0.is_empty()
    }

    /// The rank of a seat.
    #[must_use]
    pub fn rank(&self, seat: Seat) -> Option<u8> {
        self.0.get(seat.index()).copied()
    }

    /// The ranks in seat order.
    #[must_use]
    pub fn ranks(&self) -> &[u8] {
        &self.0
    }

    /// The seats of rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + Clone {
        let ranks = self.0.iter().enumerate();
        ranks.filter(|(_, rank)| **rank == 1).filter_map(|(index, _)| Seat::new(index))
    }

    /// The share of the win that falls to `seat`: 1 for the only winner, 0 for a loser.
    #[must_use]
    pub fn share(&self, seat: Seat) -> f32 {
        if self.rank(seat) == Some(1) { 1.0 / self.winners().count() as f32 } else { 0.0 }
    }
}
