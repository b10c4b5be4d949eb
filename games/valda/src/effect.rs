//! What cards do: the compiled form of the effect notation (section 15.3).
//!
//! All programs of a content lie in one list, one after the other, each closed by [`Op::End`]. A
//! place in it is what a frame remembers, so that a half-done effect is plain data.

use serde::Serialize;

use crate::ids::{CardType, Die, Inhabitant, Moment, Resource};

/// A set of basic resources and runes, as a mask in the order of [`Resource`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Loot {
    /// Followers, down to the haven (VD-TREE-2).
    Follower,
    /// Resources: one of these each time, of the thief's choice.
    Resource(Resources),
    /// Cards: a random one of the hand, or an open one by name.
    Card,
}

/// What can be destroyed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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

/// One step of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // section 15.3 of the rulebook defines every step; the fields are its words
pub enum Op {
    /// The effect is over.
    End,
    /// Take from the bank: each unit one of `what`, by choice if there are several.
    Gain { what: Resources, n: u8 },
    /// Pay `n`: all of one kind, or any mix.
    Pay { what: Resources, n: u8, mix: bool },
    /// Pay 0 to `n`; X is how many.
    PayUpTo { what: Resource, n: u8 },
    /// Up to `n` times, 1 of `from` for 1 other of `to`.
    Convert { from: Resources, to: Resources, n: u8 },
    /// Gain followers.
    Follower { n: Amount },
    /// Draw from the main deck.
    Draw { n: u8, open: bool },
    /// Draw from divine decks of choice.
    DrawDivine { n: u8, open: bool },
    /// See the top of up to `n` divine decks.
    LookDivine { n: u8 },
    /// See the hand of one opponent, who is `player` from then on.
    LookHand,
    /// Take up to `n` cards from the discard pile.
    TakeDiscard { what: Option<CardType>, n: u8, highest: bool },
    /// Discard `n` of one's own hand cards.
    DiscardOwn { n: u8 },
    /// Every opponent discards `n` hand cards, all at once.
    DiscardEach { n: u8 },
    /// More actions.
    AddActions { n: u8 },
    /// A higher limit of builds (VD-BUILD-1).
    SetBuilds { n: u8 },
    /// More points, each action or building.
    AddTokens { n: u8 },
    /// Build a mine or a drill at once.
    FreeBuild { mine: bool, drill: bool },
    /// Play up to `n` action cards without paying actions.
    PlayAction { n: u8 },
    /// Carry out an action card of this turn again.
    Replay,
    /// Roll for followers or for resources.
    Roll { die: Die, n: u8, followers: bool },
    /// More rerolls this turn.
    RerollCharges { n: u8 },
    /// More die turns this turn.
    SetDieCharges { n: u8 },
    /// Lose followers.
    Lose { who: Who, n: Amount },
    /// Take from somebody.
    Steal { who: Who, what: Loot, n: Amount },
    /// Destroy something of somebody's.
    Destroy { who: Who, what: Prey, n: Amount },
    /// Move a temple to another area.
    Move { who: Who },
    /// Exchange a temple with one of the target.
    SwitchTemple,
    /// Exchange hands with the target.
    SwitchHand,
    /// Take a card from the hand that was looked at, and give one.
    SwitchCard,
    /// Freeze a temple, for a round or for good.
    Freeze { for_good: bool },
    /// Thaw all own temples.
    Unfreeze,
    /// Borrow the power of an area.
    Lend,
    /// Raise a power to level 2.
    Empower,
    /// Do what follows, up to its [`Op::Again`], at most `times` times.
    Repeat { times: u8 },
    /// The end of a repeated part, which begins `back` steps before.
    Again { back: u8 },
    /// Skip `skip` steps unless the actor has a temple in an area of such an inhabitant.
    IfTempleIn { inhabitant: Inhabitant, skip: u8 },

    /// Weapon: losses count double (VD-WPN-ODIN-A).
    DoubleKill,
    /// Weapon: the attack gets another target (VD-WPN-FREYA-A).
    Redirect,
    /// Weapon: turn a die (VD-WPN-FREYA-B).
    SetDie,
    /// Weapon: cancel the attack and take its cards (VD-WPN-TYR-B).
    CancelAttack,
    /// Weapon: no defence (VD-WPN-HEIMDALL-A).
    Undefendable,
    /// Weapon: two followers for a block (VD-WPN-SURTUR-A).
    Resisted,
    /// Weapon: the blocked attack comes again (VD-WPN-SURTUR-B).
    RepeatAttack,
    /// Weapon: the action card once more (VD-WPN-THOR-A).
    Hammertime,
    /// Weapon: multiply the attack value (VD-WPN-THOR-B).
    AttackMul { n: u8 },
    /// Weapon: add to the attack value.
    AttackAdd { n: u8 },
    /// Weapon: cancel the build (VD-WPN-LOKI-A).
    CancelBuild,
    /// Weapon: an attack card defends.
    Aegis,
    /// Weapon: two attack cards as one.
    Brute,
    /// Weapon: followers for the lost ones.
    Necromancy,
    /// Weapon: steal more.
    ExtraSteal { n: u8 },
    /// Weapon: piles back into their decks.
    ReshuffleAll,
    /// Weapon: take the divine card just drawn.
    StealDraw,
    /// Weapon: own temples are safe this turn.
    ImmuneTemples,
    /// Weapon: havens of others do not hold.
    IgnoreHavens,
    /// Weapon: two followers for three buildings.
    IceCave,
}

/// Who may play a weapon in a mode.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
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

    /// The points at which a FREE weapon may be played (VD-TIME-4).
    pub const FREE: u16 = 1 << Moment::Own as u16
        | 1 << Moment::Open as u16
        | 1 << Moment::PhaseEnd as u16
        | 1 << Moment::Attack as u16;
}
