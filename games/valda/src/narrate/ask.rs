//! Questions as data, and the words that go with each.

use std::borrow::Cow;

use gladsheim_engine::{Arg, Phrase, Seat};
use serde::Serialize;

use crate::ids::{Area, Moment, Resource};

/// A question: what is to be decided, and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // fields say what they are: the player, land or thing that it is about
pub enum Ask {
    /// Something that is not for the viewer to know.
    Wait,
    /// Who shall live in the lands.
    Settle,
    /// Who shall live in the last land of one's own.
    SettleLast { area: Area },
    /// What to trade.
    Trade,
    /// Whether a card of the regular draw comes from a land.
    Sources,
    /// What to do in the game phase.
    Act { actions: u8 },
    /// What to do in the Valda phase.
    Valda { actions: u8, builds: u8 },
    /// Which cards to discard down to the hand limit.
    Limit,
    /// What to build.
    Build { builds: u8 },
    /// Whether to attack.
    Attack { target: Seat },
    /// Whether to attack once more.
    AttackAgain { target: Seat },
    /// Which powers to use.
    Followers,
    /// Which main deck to draw from.
    Draw,
    /// Which main deck or land to draw from.
    DrawSources,
    /// Which of the drawn cards to put back.
    KeepTwo,
    /// Which of two divine cards to keep.
    Keep { area: Area },
    /// Whether to defend.
    Defend,
    /// Whether to defend, where several are attacked.
    DefendAll,
    /// What to add to a defence that does not suffice.
    DefendMore,
    /// What to add to a defence that suffices.
    DefendEnough,
    /// Which attack card to add to an aegis.
    Aegis,
    /// Whether to play a weapon at this moment.
    Window { moment: Moment },
    /// Which die to turn.
    Die,
    /// Which face to turn it to.
    Face,
    /// Which cards to offer to Grim.
    Grim,
    /// Which player it is done to.
    Player,
    /// Which player is robbed.
    Rob,
    /// Which player more is stolen from.
    Victim,
    /// Which player the attack goes to instead.
    Redirect,
    /// What to take of the bank.
    Gain,
    /// What to pay.
    Pay,
    /// Which one kind to pay with.
    PayKind,
    /// How much to pay.
    PayUpTo { resource: Resource },
    /// What to exchange.
    Convert,
    /// Which land to draw a divine card from.
    Divine,
    /// Which divine deck to look at.
    LookDivine,
    /// Whose hand to look at.
    LookHand,
    /// Which card of the piles to take.
    Retrieve,
    /// Which card to discard.
    Discard,
    /// Which building to build for nothing.
    FreeBuild,
    /// Which action card to play for nothing.
    PlayFree,
    /// Which played card to do again.
    Replay,
    /// Whether to do it once more.
    Again,
    /// Which card to steal.
    StealCard { target: Seat },
    /// Which resource to steal.
    Steal { target: Seat },
    /// Which resource to destroy.
    Destroy { target: Seat },
    /// Which building to destroy.
    DestroyBuilding { target: Seat },
    /// Which temple to destroy.
    DestroyTemple { target: Seat },
    /// Which temple to move.
    Move { target: Seat },
    /// Which temple of one's own to move.
    MoveOwn,
    /// Where to move it.
    MoveTo,
    /// Which temple of one's own to switch.
    SwitchOwn,
    /// Which temple to switch it with.
    Switch { target: Seat },
    /// Which card to take of a hand that is looked at.
    SwitchTake { target: Seat },
    /// Which card to give for it.
    SwitchGive { target: Seat },
    /// Which temple to freeze.
    Freeze { target: Seat },
    /// Which power to borrow.
    Lend,
    /// Which power to strengthen.
    Empower,
    /// How many points are for building.
    Transform,
    /// The card of a double attack whose effect counts.
    BruteFirst,
    /// The other card of a double attack.
    BruteSecond,
}

impl Ask {
    /// The key of its words in the locale files.
    const fn key(self) -> &'static str {
        match self {
            Self::Wait => "valda-ask-wait",
            Self::Settle => "valda-ask-settle",
            Self::SettleLast { .. } => "valda-ask-settle-last",
            Self::Trade => "valda-ask-trade",
            Self::Sources => "valda-ask-sources",
            Self::Act { .. } => "valda-ask-act",
            Self::Valda { .. } => "valda-ask-valda",
            Self::Limit => "valda-ask-limit",
            Self::Build { .. } => "valda-ask-build",
            Self::Attack { .. } => "valda-ask-attack",
            Self::AttackAgain { .. } => "valda-ask-attack-again",
            Self::Followers => "valda-ask-followers",
            Self::Draw => "valda-ask-draw",
            Self::DrawSources => "valda-ask-draw-sources",
            Self::KeepTwo => "valda-ask-keep-two",
            Self::Keep { .. } => "valda-ask-keep",
            Self::Defend => "valda-ask-defend",
            Self::DefendAll => "valda-ask-defend-all",
            Self::DefendMore => "valda-ask-defend-more",
            Self::DefendEnough => "valda-ask-defend-enough",
            Self::Aegis => "valda-ask-aegis",
            Self::Window { moment } => window_key(moment),
            Self::Die => "valda-ask-die",
            Self::Face => "valda-ask-face",
            Self::Grim => "valda-ask-grim",
            Self::Player => "valda-ask-player",
            Self::Rob => "valda-ask-rob",
            Self::Victim => "valda-ask-victim",
            Self::Redirect => "valda-ask-redirect",
            Self::Gain => "valda-ask-gain",
            Self::Pay => "valda-ask-pay",
            Self::PayKind => "valda-ask-pay-kind",
            Self::PayUpTo { .. } => "valda-ask-pay-up-to",
            Self::Convert => "valda-ask-convert",
            Self::Divine => "valda-ask-divine",
            Self::LookDivine => "valda-ask-look-divine",
            Self::LookHand => "valda-ask-look-hand",
            Self::Retrieve => "valda-ask-retrieve",
            Self::Discard => "valda-ask-discard",
            Self::FreeBuild => "valda-ask-free-build",
            Self::PlayFree => "valda-ask-play-free",
            Self::Replay => "valda-ask-replay",
            Self::Again => "valda-ask-again",
            Self::StealCard { .. } => "valda-ask-steal-card",
            Self::Steal { .. } => "valda-ask-steal",
            Self::Destroy { .. } => "valda-ask-destroy",
            Self::DestroyBuilding { .. } => "valda-ask-destroy-building",
            Self::DestroyTemple { .. } => "valda-ask-destroy-temple",
            Self::Move { .. } => "valda-ask-move",
            Self::MoveOwn => "valda-ask-move-own",
            Self::MoveTo => "valda-ask-move-to",
            Self::SwitchOwn => "valda-ask-switch-own",
            Self::Switch { .. } => "valda-ask-switch",
            Self::SwitchTake { .. } => "valda-ask-switch-take",
            Self::SwitchGive { .. } => "valda-ask-switch-give",
            Self::Freeze { .. } => "valda-ask-freeze",
            Self::Lend => "valda-ask-lend",
            Self::Empower => "valda-ask-empower",
            Self::Transform => "valda-ask-transform",
            Self::BruteFirst => "valda-ask-brute-first",
            Self::BruteSecond => "valda-ask-brute-second",
        }
    }
}

const fn window_key(moment: Moment) -> &'static str {
    match moment {
        Moment::Open => "valda-ask-window-open",
        Moment::Dice => "valda-ask-window-die",
        Moment::Build => "valda-ask-window-build",
        Moment::Divine => "valda-ask-window-divine",
        Moment::Attack => "valda-ask-window-attack",
        Moment::Blocked => "valda-ask-window-blocked",
        Moment::Impact => "valda-ask-window-impact",
        Moment::Steal => "valda-ask-window-steal",
        Moment::Loss => "valda-ask-window-loss",
        Moment::PhaseEnd
        | Moment::Own
        | Moment::AfterAction
        | Moment::Valda
        | Moment::Declare
        | Moment::Defend => "valda-ask-window-phase",
    }
}

/// A question with its words, which are put together like a [`Phrase`].
pub(super) struct Asked {
    pub(super) ask: Ask,
    pub(super) phrase: Phrase,
}

impl Asked {
    pub(super) fn of(ask: Ask) -> Self {
        Self { ask, phrase: Phrase::new(ask.key()) }
    }

    pub(super) fn number(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    pub(super) fn seat(self, name: &'static str, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    pub(super) fn term(self, name: &'static str, key: impl Into<Cow<'static, str>>) -> Self {
        self.with(name, Arg::Term(key.into()))
    }

    pub(super) fn with(self, name: &'static str, arg: Arg) -> Self {
        Self { phrase: self.phrase.with(name, arg), ..self }
    }
}
