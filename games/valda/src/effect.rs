//! What the steps of effects speak of: amounts, players, loot; and who uses a weapon when.

use crate::ids::{Moment, Resource};

/// A set of basic resources and runes, as a mask in the order of [`Resource`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Resources(pub u8);

impl Resources {
    /// The three basic ones.
    pub const BASIC: Self = Self(0b0111);

    /// Just this one.
    #[must_use]
    pub const fn only(resource: Resource) -> Self {
        Self(1 << resource as u8)
    }

    /// Whether it is one of them.
    #[must_use]
    #[inline]
    pub const fn contains(self, resource: Resource) -> bool {
        self.0 >> resource as u8 & 1 != 0
    }

    /// Those in the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Resource> {
        Resource::ALL.into_iter().filter(move |resource| self.contains(*resource))
    }

    /// The only one, if it is just one.
    #[must_use]
    pub fn single(self) -> Option<Resource> {
        if self.0.is_power_of_two() { self.iter().next() } else { None }
    }
}

/// A number of things: fixed, or what was paid before (`X`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Amount {
    /// So many.
    Fixed(u8),
    /// As many as the effect paid in its `pay_up_to`.
    X,
}

impl Amount {
    /// The number, once `x` is known.
    #[must_use]
    #[inline]
    pub const fn of(self, x: u8) -> u8 {
        match self {
            Self::Fixed(n) => n,
            Self::X => x,
        }
    }
}

/// Whom a step concerns, seen from the actor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The actor.
    Myself,
    /// The attacked players that did not block.
    Target,
    /// The attacker, for effects of defence cards.
    Attacker,
    /// One opponent of the actor's choice.
    Player,
    /// Every opponent.
    EachOpponent,
}

/// What can be stolen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loot {
    /// Followers, down to the haven (VD-TREE-2).
    Follower,
    /// Resources: one of these each time, of the thief's choice.
    Resource(Resources),
    /// Cards: a random one of the hand, or an open one by name.
    Card,
}

/// What can be destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prey {
    /// Resources: one of these each time, of the actor's choice.
    Resource(Resources),
    /// Random hand cards.
    Card,
    /// A temple.
    Temple,
    /// A mine or a drill, or only one of the two kinds.
    Building {
        /// Whether it may be a mine.
        mine: bool,
        /// Whether it may be a drill.
        drill: bool,
    },
}

/// Who may play a weapon in a mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entitled {
    /// Anybody.
    Any,
    /// An opponent of the player the moment belongs to.
    Opponent,
    /// The player who just blocked.
    Blocker,
    /// The player the moment belongs to: the active one, the attacker, the target or the thief.
    Owner,
}

/// One of the two ways to use a weapon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Use {
    /// When: a mask of [`Moment`]s. FREE stands for all its points (VD-TIME-4).
    pub moments: u16,
    /// Who.
    pub entitled: Entitled,
    /// Where its program begins.
    pub at: u16,
}

impl Use {
    /// Whether it can be played at this moment.
    #[must_use]
    #[inline]
    pub const fn fits(&self, moment: Moment) -> bool {
        self.moments >> moment as u16 & 1 != 0
    }

    /// Whether it is a FREE weapon, perhaps with other moments besides.
    #[must_use]
    #[inline]
    pub const fn is_free(&self) -> bool {
        self.moments & Self::FREE == Self::FREE
    }

    /// The points at which a FREE weapon may be played (VD-TIME-4).
    pub const FREE: u16 = 1 << Moment::Own as u16
        | 1 << Moment::Open as u16
        | 1 << Moment::PhaseEnd as u16
        | 1 << Moment::Attack as u16;
}
