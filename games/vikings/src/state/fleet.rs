//! Boats in Fjords.

use serde::{Deserialize, Serialize};

use crate::ids::Fjord;
use crate::sets::Fjords;

/// How many Boats of a clan are in each Fjord: four bits for each of sixteen Fjords.
///
/// Boats of a clan are alike, so that equal fleets are equal words.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Fleet(u64);

impl Fleet {
    /// One Boat in a Fjord.
    const fn one(fjord: Fjord) -> u64 {
        1 << (4 * (fjord.0 & 15) as u32)
    }

    /// How many Boats are in a Fjord.
    #[inline]
    pub(crate) const fn count(self, fjord: Fjord) -> u8 {
        (self.0 >> (4 * (fjord.0 & 15) as u32) & 15) as u8
    }

    /// A Boat more.
    #[inline]
    pub(crate) const fn add(&mut self, fjord: Fjord) {
        self.0 += Self::one(fjord);
    }

    /// A Boat less, of those that are there.
    #[inline]
    pub(crate) const fn remove(&mut self, fjord: Fjord) {
        if self.count(fjord) > 0 {
            self.0 -= Self::one(fjord);
        }
    }

    /// All Boats.
    #[inline]
    pub(crate) fn len(self) -> u8 {
        self.fjords().iter().map(|fjord| self.count(fjord)).sum()
    }

    /// The Fjords with a Boat.
    #[inline]
    pub(crate) const fn fjords(self) -> Fjords {
        let (mut rest, mut fjords) = (self.0, Fjords::EMPTY);
        while rest != 0 {
            let fjord = Fjord((rest.trailing_zeros() / 4) as u8);
            fjords.insert(fjord);
            rest &= !(15 << (4 * fjord.0 as u32));
        }
        fjords
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boats_are_counted_by_fjord() {
        let mut fleet = Fleet::default();
        for fjord in [15, 0, 15, 15, 15] {
            fleet.add(Fjord(fjord));
        }
        assert_eq!((fleet.count(Fjord(15)), fleet.count(Fjord(0)), fleet.len()), (4, 1, 5));
        fleet.remove(Fjord(0));
        fleet.remove(Fjord(0));
        assert_eq!(fleet.fjords(), Fjords::only(Fjord(15)));
    }
}
