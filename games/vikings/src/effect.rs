//! What the things of the game do: effects, amounts that grow, and what must be there.

use arrayvec::ArrayVec;
use gladsheim_engine::By;
use gladsheim_engine::effect::Quantity;
use serde::{Deserialize, Serialize};

use crate::ids::{Boost, Resource, Rune};

/// So many of each resource: a cost, a gain, a store.
pub type Bag = By<Resource, u8, 3>;

/// The most sides of a boon: which one is gained is a choice between two.
pub const SIDES: usize = 2;
/// The most effects of one side of a boon.
pub const STEPS: usize = 4;

/// The Fury that a Village dedicated to a god brings (TV-DED-1).
pub const DEDICATED_FURY: u8 = 2;

/// A number, and so much more for each of something: `2+1F`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Amount {
    /// The number that is always there.
    pub base: u8,
    /// How much more, and for each of what.
    pub boost: Option<(u8, Boost)>,
    /// The most that it can grow to (TV-EFF-0).
    pub most: Option<u8>,
}

impl Amount {
    /// A number that does not grow.
    #[must_use]
    pub const fn fixed(base: u8) -> Self {
        Self { base, boost: None, most: None }
    }

    /// What it comes to; `count` says how many there are of what it grows with.
    #[must_use]
    #[inline]
    pub fn of(self, count: impl FnOnce(Boost) -> u8) -> u8 {
        let Some((each, what)) = self.boost else { return self.base };
        let grown = self.base.saturating_add(each.saturating_mul(count(what)));
        self.most.map_or(grown, |most| grown.min(most))
    }
}

impl From<Quantity<Boost>> for Amount {
    fn from(Quantity { base, boost, most }: Quantity<Boost>) -> Self {
        Self { base, boost, most }
    }
}

/// One thing to do (section 6). The same effect can be a Leader Action, a Rune Action, a boon, a
/// Dedication Action or an action of an Enemy Clan Mat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")] // not tagged, so that a state can keep it in any format
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Effect {
    /// One Boat makes up to so many moves, and lands (TV-SAIL-1).
    Sail(Amount),
    /// So many steps of Settlers to adjacent Areas (TV-EXP-1).
    Explore(Amount),
    /// So many resources, and what the open slots give (TV-HARV-1).
    Harvest(Amount),
    /// A Boat or a Temple, for so much less Wood (TV-BUILD-1).
    Build(u8),
    /// A Temple moves to an adjacent Area (TV-EFF-10).
    TempleMove,
    /// So many Settlers of others go home (TV-EFF-11).
    Smite(u8),
    /// So often a card is drawn and one discarded (TV-EFF-12).
    DrawReplace(u8),
    /// The card just played joins the battle (TV-EFF-13).
    EnterBattle,
    /// These resources (TV-EFF-14).
    Collect(#[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))] Bag),
    /// Up to so many resources become as many of another type (TV-EFF-15).
    Exchange(u8),
    /// A god's Fury goes up or down by exactly so much (TV-EFF-16).
    Fury(u8),
    /// Up to so many Settlers without Food (TV-EFF-17).
    FreeSettler(u8),
    /// A Giant moves to an adjacent Region (TV-EFF-18).
    MoveGiant,
    /// A Village without Steel (TV-EFF-19).
    RaidFree,
}

impl Effect {
    /// Whether the solo enemy can do it (TV-SOLO-11).
    #[must_use]
    pub const fn is_for_the_enemy(self) -> bool {
        matches!(self, Self::Sail(_) | Self::Explore(_) | Self::Harvest(_) | Self::Build(_))
    }
}

/// What must be there for a Rune Action: all of it together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Requirement {
    /// So many Active Runes of each type; a wild Rune fills in for one of any (TV-RAG-CARD-3).
    #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
    pub runes: By<Rune, u8, 3>,
    /// So many Active Runes of whatever types.
    pub any: u8,
    /// So many Valkyries of one's own on the map.
    pub valkyries: u8,
    /// So many Giants slain.
    pub giants: u8,
}

/// What a god gives to those who lose a battle: one side of it, all its effects in order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Boon(
    #[cfg_attr(feature = "ts", ts(as = "Vec<Vec<Effect>>"))]
    pub  ArrayVec<ArrayVec<Effect, STEPS>, SIDES>,
);

impl Boon {
    /// How many sides there are to choose from: one or two.
    #[must_use]
    pub const fn sides(&self) -> usize {
        self.0.len()
    }

    /// The effects of a side, in order; none if there is no such side.
    #[must_use]
    pub fn side(&self, number: usize) -> &[Effect] {
        self.0.get(number).map_or(&[], |steps| steps.as_slice())
    }
}
