//! What cards do: the compiled form of the effect notation of `docs/cards.md`.
//!
//! All programs of a content lie in one list, one after the other, each closed by [`Op::End`]. A
//! place in it is what a frame remembers, so that a half-done effect is plain data.
//!
//! Steps come in families, by the way they are carried out, and each family is a type of its own. No
//! `match` over a family has a catch-all arm: whoever adds a step is led by the compiler to every
//! place that must think about it. `docs/cards.md` lists these places.

use crate::effect::{Amount, Loot, Prey, Resources, Who};
use crate::ids::{CardType, Die, Inhabitant, Resource};

/// One step of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // `docs/cards.md` defines every step; the fields are its words
pub enum Op {
    /// The effect is over.
    End,
    /// Do what follows, up to its [`Op::Again`], at most `times` times.
    Repeat { times: u8 },
    /// The end of a repeated part, which begins `back` steps before.
    Again { back: u8 },
    /// Skip `skip` steps unless the actor has a temple in an area of such an inhabitant.
    IfTempleIn { inhabitant: Inhabitant, skip: u8 },
    /// Something that is done at once.
    Plain(Plain),
    /// Something that the actor has to choose.
    Choose(Choose),
    /// Something that is done to these players, one after the other.
    On(Who, On),
    /// Something that only weapons do, at once.
    Weapon(Weapon),
}

/// A step that leaves no choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // as above
pub enum Plain {
    /// Gain followers.
    Follower { n: Amount },
    /// More actions.
    AddActions { n: u8 },
    /// A higher limit of builds (VD-BUILD-1).
    SetBuilds { n: u8 },
    /// Roll for followers or for resources.
    Roll { die: Die, n: u8, followers: bool },
    /// More rerolls this turn.
    RerollCharges { n: u8 },
    /// More die turns this turn.
    SetDieCharges { n: u8 },
    /// Thaw all own temples.
    Unfreeze,
}

/// A step in which the actor chooses something, or all opponents do at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // as above
pub enum Choose {
    /// Take from the bank: each unit one of `what`, by choice if there are several.
    Gain { what: Resources, n: Amount },
    /// Pay `n`: all of one kind, or any mix.
    Pay { what: Resources, n: u8, mix: bool },
    /// Pay 0 to `n`; X is how many.
    PayUpTo { what: Resource, n: u8 },
    /// Up to `n` times, 1 of `from` for 1 other of `to`.
    Convert { from: Resources, to: Resources, n: u8 },
    /// Draw from the main deck; with the giants, from one of the two.
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
    /// More points, each action or building.
    AddTokens { n: u8 },
    /// Build a mine or a drill at once.
    FreeBuild { mine: bool, drill: bool },
    /// Play up to `n` action cards without paying actions.
    PlayAction { n: u8 },
    /// Carry out an action card of this turn again.
    Replay,
    /// Take a card from the hand that was looked at, and give one.
    SwitchCard,
    /// Borrow the power of an area.
    Lend,
    /// Raise a power to level 2.
    Empower,
    /// Weapon: the attack gets another target (VD-WPN-FREYA-A).
    Redirect,
    /// Weapon: two attack cards as one (VD-RG-WPN-GRIM-A).
    Brute,
    /// Weapon: steal more (VD-RG-WPN-HEL-B).
    ExtraSteal { n: u8 },
}

/// A step that is done to players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // as above
pub enum On {
    /// They lose followers.
    Lose { n: Amount },
    /// The actor takes something from them.
    Steal { what: Loot, n: Amount },
    /// Something of theirs is destroyed.
    Destroy { what: Prey, n: Amount },
    /// A temple of theirs goes to another area.
    Move,
    /// A temple of theirs and one of the actor change places.
    SwitchTemple,
    /// They exchange hands with the actor.
    SwitchHand,
    /// A temple of theirs freezes, for a round or for good.
    Freeze { for_good: bool },
}

/// A step that only weapons have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // as above
pub enum Weapon {
    /// Losses count double (VD-WPN-ODIN-A).
    DoubleKill,
    /// Turn a die (VD-WPN-FREYA-B).
    SetDie,
    /// Cancel the attack and take its cards (VD-WPN-TYR-B).
    CancelAttack,
    /// No defence (VD-WPN-HEIMDALL-A).
    Undefendable,
    /// Two followers for a block (VD-WPN-SURTUR-A).
    Resisted,
    /// The blocked attack comes again (VD-WPN-SURTUR-B).
    RepeatAttack,
    /// The action card once more (VD-WPN-THOR-A).
    Hammertime,
    /// Multiply the attack value (VD-WPN-THOR-B).
    AttackMul { n: u8 },
    /// Add to the attack value.
    AttackAdd { n: u8 },
    /// Cancel the build (VD-WPN-LOKI-A).
    CancelBuild,
    /// An attack card defends (VD-RG-WPN-AGIR-A).
    Aegis,
    /// Followers for the lost ones.
    Necromancy,
    /// Piles back into their decks (VD-RG-WPN-KARI-A).
    ReshuffleAll,
    /// Take the divine card just drawn.
    StealDraw,
    /// Own temples are safe this turn (VD-RG-WPN-THRYM-A).
    ImmuneTemples,
    /// Havens of others do not hold (VD-RG-WPN-THRYM-B).
    IgnoreHavens,
    /// Two followers for three buildings (VD-RG-WPN-YMIR-B).
    IceCave,
}

impl Op {
    /// What is done to players, if anything.
    #[inline]
    pub(crate) const fn done_to_others(self) -> Option<On> {
        match self {
            Self::On(_, on) => Some(on),
            Self::End
            | Self::Repeat { .. }
            | Self::Again { .. }
            | Self::IfTempleIn { .. }
            | Self::Plain(_)
            | Self::Choose(_)
            | Self::Weapon(_) => None,
        }
    }

    /// Whether an attack makes the step's choice in advance, before W-IMPACT (VD-ATK-9).
    #[inline]
    pub(crate) const fn is_advance(self) -> bool {
        match self {
            Self::Choose(choose) => matches!(choose.price(), Some(Price::UpTo)),
            Self::On(_, on) => on.is_advance(),
            Self::End
            | Self::Repeat { .. }
            | Self::Again { .. }
            | Self::IfTempleIn { .. }
            | Self::Plain(_)
            | Self::Weapon(_) => false,
        }
    }
}

/// What a step makes the actor give up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Price {
    /// Resources: `n` of one of these kinds, or any mix of them.
    Resources { what: Resources, n: u8, mix: bool },
    /// Up to so many resources, by choice.
    UpTo,
    /// Cards.
    Cards(u8),
}

impl Choose {
    /// What the actor gives up for the rest of the effect.
    #[inline]
    pub(crate) const fn price(self) -> Option<Price> {
        match self {
            Self::Pay { what, n, mix } => Some(Price::Resources { what, n, mix }),
            Self::PayUpTo { .. } => Some(Price::UpTo),
            Self::DiscardOwn { n } => Some(Price::Cards(n)),
            Self::Gain { .. }
            | Self::Convert { .. }
            | Self::Draw { .. }
            | Self::DrawDivine { .. }
            | Self::LookDivine { .. }
            | Self::LookHand
            | Self::TakeDiscard { .. }
            | Self::DiscardEach { .. }
            | Self::AddTokens { .. }
            | Self::FreeBuild { .. }
            | Self::PlayAction { .. }
            | Self::Replay
            | Self::SwitchCard
            | Self::Lend
            | Self::Empower
            | Self::Redirect
            | Self::Brute
            | Self::ExtraSteal { .. } => None,
        }
    }
}

impl On {
    /// Whether an attacker chooses in advance which temple or building is meant (VD-ATK-9).
    pub(crate) const fn is_advance(self) -> bool {
        match self {
            Self::Destroy { what: Prey::Temple | Prey::Building { .. }, .. }
            | Self::Move
            | Self::SwitchTemple
            | Self::Freeze { .. } => true,
            Self::Destroy { what: Prey::Resource(_) | Prey::Card, .. }
            | Self::Lose { .. }
            | Self::Steal { .. }
            | Self::SwitchHand => false,
        }
    }

    /// Whether it touches a temple, which can be protected (VD-RG-WPN-THRYM-A).
    pub(crate) const fn is_on_temple(self) -> bool {
        match self {
            Self::Destroy { what: Prey::Temple, .. }
            | Self::Move
            | Self::SwitchTemple
            | Self::Freeze { .. } => true,
            Self::Destroy {
                what: Prey::Resource(_) | Prey::Card | Prey::Building { .. }, ..
            }
            | Self::Lose { .. }
            | Self::Steal { .. }
            | Self::SwitchHand => false,
        }
    }
}
