//! How far Boats come: tables made from a map (TV-SAIL-1).

use gladsheim_engine::By;

use crate::ids::{Berth, Dock, FJORDS, Fjord};
use crate::map::Map;
use crate::sets::{Docks, Fjords};

/// The most moves that make a difference: no two Fjords are further apart.
const MOVES: usize = FJORDS;

/// What a Boat reaches from each Fjord with so many moves.
#[derive(Clone, Debug)]
pub(crate) struct Sea {
    fjords: By<Fjord, [Fjords; MOVES], FJORDS>,
    docks: By<Fjord, [Docks; MOVES], FJORDS>,
}

impl Sea {
    pub(crate) fn of(map: &Map) -> Self {
        let mut sea = Self {
            fjords: By::new([[Fjords::EMPTY; MOVES]; FJORDS]),
            docks: By::new([[Docks::EMPTY; MOVES]; FJORDS]),
        };
        for start in map.fjords.iter() {
            let (mut fjords, mut docks) = (Fjords::only(start), Docks::EMPTY);
            let tables = sea.fjords[start].iter_mut().zip(&mut sea.docks[start]);
            for (fjords_within, docks_within) in tables {
                (*fjords_within, *docks_within) = (fjords, docks);
                // A Dock is entered from a Fjord that was reached with one move less.
                docks = docks_of(map, fjords);
                fjords = fjords.iter().fold(fjords, |all, fjord| all | map.fjord[fjord].adjacent);
            }
        }
        sea
    }

    /// The Fjords within so many moves of a Fjord, itself included.
    #[inline]
    pub(crate) fn fjords(&self, from: Fjord, moves: u8) -> Fjords {
        let moves = usize::from(moves).min(MOVES - 1);
        self.fjords[from].get(moves).copied().unwrap_or_default()
    }

    /// The Docks within so many moves of a Fjord.
    #[inline]
    fn docks(&self, from: Fjord, moves: u8) -> Docks {
        let moves = usize::from(moves).min(MOVES - 1);
        self.docks[from].get(moves).copied().unwrap_or_default()
    }

    /// Where a Boat can come with so many moves: Fjords other than its own, and Docks whoever is
    /// there.
    #[inline]
    pub(crate) fn reach(&self, map: &Map, from: Berth, moves: u8) -> (Fjords, Docks) {
        match from {
            Berth::Fjord(fjord) => {
                let fjords = self.fjords(fjord, moves).without(Fjords::only(fjord));
                (fjords, self.docks(fjord, moves))
            }
            Berth::Dock(dock) => {
                let Some(moves) = moves.checked_sub(1) else { return Default::default() };
                let [one, other] = map.dock[dock].fjords;
                let fjords = self.fjords(one, moves) | self.fjords(other, moves);
                (fjords, self.docks(one, moves) | self.docks(other, moves))
            }
        }
    }

    /// The Fjord into which a Boat leaves a Dock on the shortest way to somewhere.
    pub(crate) fn way_out(&self, map: &Map, dock: Dock, to: Berth) -> Fjord {
        let [one, other] = map.dock[dock].fjords;
        let is_near = |from: Fjord, moves: u8| match to {
            Berth::Fjord(fjord) => self.fjords(from, moves).contains(fjord),
            Berth::Dock(dock) => self.docks(from, moves).contains(dock),
        };
        let distance = |from: Fjord| (0..MOVES as u8).find(|moves| is_near(from, *moves));
        if distance(other).is_some_and(|far| distance(one).is_none_or(|near| far < near)) {
            other
        } else {
            one
        }
    }
}

fn docks_of(map: &Map, fjords: Fjords) -> Docks {
    fjords.iter().fold(Docks::EMPTY, |all, fjord| all | map.fjord[fjord].docks)
}
