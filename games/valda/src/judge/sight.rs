//! The table as a player sees it, as far as it is judged: one flat piece without a list on the heap.
//!
//! It is read off a view, or for a search straight off an imagined world, where it takes in what the
//! view of the same player shows and nothing else. A law holds the two together.

mod view;
mod world;

use arrayvec::ArrayVec;
use gladsheim_engine::{PerSeat, Seat, SeatSet};

use crate::event::Rolled;
use crate::ids::{AREAS, Area, CardSet, DICE, Inhabitant, Kind, Phase, SEATS, SITES};
use crate::state::{Ice, Plot};
use crate::view::{Announced, Uses};

/// The table through one player's eyes.
pub(super) struct Sight {
    pub(super) round: u8,
    pub(super) active: Seat,
    pub(super) phase: Phase,
    /// The place of each player in the order of this round's turns, from 0.
    pub(super) places: PerSeat<u8, SEATS>,
    pub(super) players: ArrayVec<Player, SEATS>,
    pub(super) areas: [Place; AREAS],
    /// The own hand; which of the copies of a kind is in it says nothing.
    pub(super) hand: CardSet,
    pub(super) open: CardSet,
    /// Both discard piles.
    pub(super) piles: CardSet,
    pub(super) bank: [u8; 4],
    pub(super) actions: u8,
    pub(super) builds: u8,
    pub(super) uses: Uses,
    pub(super) roll: Option<Roll>,
    pub(super) attack: Option<Attack>,
    pub(super) announced: Option<Announced>,
    /// Whether the own slot in the attack phase is still to come.
    pub(super) to_attack: bool,
    /// Whether there are cards that were just looked at and are chosen from.
    pub(super) looked: bool,
    pub(super) resolving: Option<Kind>,
    pub(super) repeatable: Option<Kind>,
    /// The building points of this turn, without those of powers and weapons.
    pub(super) allowance: u8,
    /// For whom the havens of others do not hold in this round.
    pub(super) lawless: SeatSet,
}

/// One player.
#[derive(Clone, Copy)]
pub(super) struct Player {
    pub(super) stock: [u8; 4],
    pub(super) followers: u16,
    pub(super) mines: u8,
    pub(super) drills: u8,
    pub(super) figures: u8,
    /// How many cards there are in hand.
    pub(super) hand: u8,
    pub(super) levels: [u8; AREAS],
}

/// An area of the map.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) area: Area,
    pub(super) inhabitant: Option<Inhabitant>,
    pub(super) sites: [Plot; SITES],
    pub(super) controller: Option<Seat>,
    /// How many cards there are in its divine deck.
    pub(super) deck: u8,
}

impl Place {
    /// The temples there: whose, and how frozen.
    pub(super) fn temples(&self) -> impl Iterator<Item = (Seat, Ice)> {
        self.sites.into_iter().filter_map(Plot::get)
    }

    /// How many temples of a player are there.
    pub(super) fn temples_of(&self, seat: Seat) -> usize {
        self.sites.into_iter().filter(|plot| plot.is_of(seat)).count()
    }

    /// Whether there is a site to build on.
    pub(super) fn has_room(&self) -> bool {
        self.sites.contains(&Plot::FREE)
    }
}

/// Dice on the table.
pub(super) struct Roll {
    pub(super) seat: Seat,
    pub(super) dice: ArrayVec<Rolled, DICE>,
    pub(super) followers: bool,
    /// The die that is being turned.
    pub(super) turning: Option<u8>,
    /// Dice that Kari has rolled again, as a mask; none in the base game.
    pub(super) again: u8,
}

/// An attack.
pub(super) struct Attack {
    pub(super) attacker: Seat,
    pub(super) targets: SeatSet,
    pub(super) effect: Kind,
    pub(super) value: u16,
    pub(super) undefendable: bool,
    pub(super) blocked: SeatSet,
    pub(super) hit: SeatSet,
    /// What the own defence adds up to.
    pub(super) defence: u16,
}
