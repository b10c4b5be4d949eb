//! What a player can do: 64 small choices with dense ids, and sets of them in one word.

use core::num::NonZeroU64;

use gladsheim_engine::{ActionId, Seat};
use serde::{Deserialize, Serialize};

use crate::ids::{Card, SEATS, Zone};

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(align(4))] // one word, so that lists of them are filled with plain stores
pub enum Action {
    /// Commit a main and a support card (VH-STRAT-1).
    Plan(Card, Card),
    /// Do not use the card that is asked about (VH-STRAT-6, VH-CLASH-2).
    Keep,
    /// Declare the main card on a player (VH-STRAT-6).
    Target(Seat),
    /// Use a card that needs no target (VH-TG-GOD-MAIN, VH-CLASH-2).
    Use,
    /// Leave the deck as it lies (VH-TG-GOD-MAIN).
    Leave,
    /// Shuffle the deck (VH-TG-GOD-MAIN).
    Shuffle,
    /// Draw from the deck (VH-STRAT-8).
    Draw,
    /// Take a card of the armoury to the discard pile (VH-STRAT-11).
    Take(Card),
    /// Choose one of the cards offered: drawn, in the armoury, in a last stand, discarded.
    Pick(Card),
    /// Eliminate a card (VH-DRAUGR-2).
    Lose(Zone, Card),
}

/// How many actions there are.
pub const ACTIONS: usize = 64;

/// The first id of each kind of action. Ids are only ever appended to.
pub(crate) mod first {
    pub(crate) const PLAN: u32 = 0;
    pub(crate) const KEEP: u32 = 25;
    pub(crate) const TARGET: u32 = 26;
    pub(crate) const USE: u32 = 31;
    pub(crate) const LEAVE: u32 = 32;
    pub(crate) const SHUFFLE: u32 = 33;
    pub(crate) const DRAW: u32 = 34;
    pub(crate) const TAKE: u32 = 35;
    pub(crate) const PICK: u32 = 39;
    pub(crate) const LOSE: u32 = 44;
}

/// Every action, by id.
#[allow(clippy::indexing_slicing)] // computed when the crate is compiled, where a slip cannot pass
static BY_ID: [Action; ACTIONS] = {
    let mut all = [Action::Keep; ACTIONS];
    let mut id = 0;
    while id < ACTIONS as u32 {
        all[id as usize] = match id {
            0..first::KEEP => Action::Plan(Card::at(id / 5), Card::at(id % 5)),
            first::KEEP => Action::Keep,
            first::TARGET..first::USE => {
                Action::Target(Seat::wrapping((id - first::TARGET) as usize))
            }
            first::USE => Action::Use,
            first::LEAVE => Action::Leave,
            first::SHUFFLE => Action::Shuffle,
            first::DRAW => Action::Draw,
            first::TAKE..first::PICK => Action::Take(Card::at(id - first::TAKE)),
            first::PICK..first::LOSE => Action::Pick(Card::at(id - first::PICK)),
            _ => {
                let place = id - first::LOSE;
                Action::Lose(Zone::ALL[(place / 5) as usize], Card::at(place % 5))
            }
        };
        id += 1;
    }
    all
};

impl Action {
    /// The action with this id.
    #[must_use]
    pub fn from_id(id: ActionId) -> Option<Self> {
        BY_ID.get(usize::from(id.0)).copied()
    }

    /// The id.
    #[must_use]
    pub const fn id(self) -> ActionId {
        ActionId(match self {
            Self::Plan(main, support) => first::PLAN + main as u32 * 5 + support as u32,
            Self::Keep => first::KEEP,
            Self::Target(seat) => first::TARGET + seat.index() as u32,
            Self::Use => first::USE,
            Self::Leave => first::LEAVE,
            Self::Shuffle => first::SHUFFLE,
            Self::Draw => first::DRAW,
            Self::Take(card) => first::TAKE + card as u32,
            Self::Pick(card) => first::PICK + card as u32,
            Self::Lose(zone, card) => first::LOSE + zone as u32 * 5 + card as u32,
        } as u16)
    }
}

/// A set of actions: the one place where legality is decided, listed and counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Options(pub(crate) u64);

impl Options {
    /// Nothing.
    pub(crate) const NONE: Self = Self(0);

    /// The actions whose ids are `first` plus the places of the bits.
    #[inline]
    pub(crate) const fn from(first: u32, bits: u32) -> Self {
        Self((bits as u64) << first)
    }

    /// Both sets.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The one action of a set that has just one.
    #[inline]
    pub(crate) fn forced(self) -> Option<Action> {
        if self.0.is_power_of_two() { self.lowest() } else { None }
    }

    /// The action with the lowest id.
    #[inline]
    pub(crate) fn lowest(self) -> Option<Action> {
        let id = NonZeroU64::new(self.0)?.trailing_zeros() as usize % ACTIONS;
        BY_ID.get(id).copied()
    }

    /// The actions in ascending order of id.
    #[inline]
    pub(crate) fn iter(self) -> impl Iterator<Item = Action> {
        let mut rest = self;
        core::iter::from_fn(move || {
            let action = rest.lowest()?;
            rest.0 &= rest.0 - 1;
            Some(action)
        })
    }
}

const _: () = assert!(size_of::<Action>() <= 8, "an action is at most 8 bytes");
const _: () = assert!(first::LOSE as usize + 4 * SEATS == ACTIONS, "ids are dense");
