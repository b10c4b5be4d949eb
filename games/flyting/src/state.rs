//! A position with everything hidden in it.

use gladsheim_engine::{Chance, PerSeat, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::verse::{Verse, Verses};

/// The most players.
pub const SEATS: usize = 4;

/// What a player says when all recite at once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Line {
    /// Nothing.
    Silent,
    /// A verse.
    Verse(Verse),
}

/// Where in the round the game is. Each phase waits for somebody, or the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Phase {
    /// Everybody chooses a line in secret (FLYTING-ROUND-1).
    Recite,
    /// A player has the floor (FLYTING-ROUND-3).
    Floor(Seat),
    /// A player who listens keeps one of two verses; nobody else may know that this is asked
    /// (FLYTING-HIDE-2).
    Keep(Seat, [Verse; 2]),
    /// The game is over.
    Over,
}

/// A position. It is plain data of a fixed size: bots copy it millions of times.
///
/// The bytes of a state are what hashes are made of. A change of its fields changes them, so it
/// raises the version of the rules in `rules.rs`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The verses that each player knows and the others do not see.
    pub hands: PerSeat<Verses, SEATS>,
    /// Heard and forgotten: face down before the player, who alone has seen them.
    pub forgotten: PerSeat<Verses, SEATS>,
    /// The verses that nobody has heard. A deck without order: chance decides when one is drawn.
    pub deck: Verses,
    /// The verses that were recited.
    pub recited: Verses,
    /// The lines that were chosen in this round and are not out yet.
    pub sealed: PerSeat<Option<Line>, SEATS>,
    /// What everybody has won.
    pub fame: PerSeat<u8, SEATS>,
    /// Those who left the table.
    pub left: SeatSet,
    /// Who takes the floor where nobody is alone.
    pub first: Seat,
    /// Where in the round the game is.
    pub phase: Phase,
    /// The round, counted from 1.
    pub round: u8,
    /// The only source of chance.
    pub chance: Chance,
}

impl State {
    /// Those who are still in the game.
    #[must_use]
    pub const fn present(&self, seats: usize) -> SeatSet {
        SeatSet::first(seats).without(self.left)
    }

    /// Those who have still to choose a line.
    #[must_use]
    pub fn unsealed(&self, seats: usize) -> SeatSet {
        self.present(seats).iter().filter(|seat| self.sealed[*seat].is_none()).collect()
    }

    /// All verses, wherever they are: what `Invariant`s of the tests count.
    #[must_use]
    pub fn all_verses(&self) -> Verses {
        let mut all = self.deck;
        all.add_all(self.recited);
        for pile in self.hands.0.into_iter().chain(self.forgotten.0) {
            all.add_all(pile);
        }
        if let Phase::Keep(_, heard) = self.phase {
            all.add_all(heard.into_iter().collect());
        }
        all
    }
}
