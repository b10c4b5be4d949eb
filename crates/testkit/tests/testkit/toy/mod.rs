//! A toy game with a bit of everything that the laws are about: hidden hands, a secret
//! simultaneous choice, a question that only one player may know of, a die, and people who leave.
//!
//! Each round everybody bids a card, face down, or passes. The highest bid that nobody else made
//! takes the turn: boast for a point, roll a die for up to three, or draw two cards, keep one and
//! burn the other face down. After five rounds, or when a hand is empty, the points decide.
//!
//! It can be built with one [`Flaw`], to prove that the laws notice.

mod extras;
mod flow;
mod rules;
mod view;

use gladsheim_engine::{Chance, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most seats of the toy.
pub(crate) const SEATS: usize = 4;
/// The kinds of cards, and how many there are of each.
pub(crate) const KINDS: usize = 3;
pub(crate) const COPIES: u8 = 6;

pub(crate) type Kind = u8;
pub(crate) type Cards = [u8; KINDS];

/// What is wrong with the toy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    None,
    ActionsShareAnId,
    IdsBeyondTheLast,
    OneAnswer,
    UnaskedHaveAList,
    DescendingList,
    DoubledList,
    UnlistedApplies,
    ListedIsRefused,
    RefusalChanges,
    RefusalWithoutRule,
    RefusesTheAskedOnly,
    StateIsNotSaved,
    StepsAreNotRepeatable,
    ListenersMatter,
    Endless,
    NoStandings,
    EarlyStandings,
    RoundsGoBack,
    IllegalTimeout,
    TimeoutOfOthers,
    LeaversAreAsked,
    LeavingTwice,
    OrderMatters,
    UnsealForgets,
    UnawareOfBeingAsked,
    CardIsLost,
    PointIsLost,
    ViewShowsHands,
    ViewShowsBids,
    AwaitedShowsLooks,
    ListDependsOnDeck,
    RefusalDependsOnDeck,
    WorldsForgeACard,
    WorldsKeepChance,
    WorldsRememberHands,
    WorldsKeepHands,
    EventShowsBurned,
    EventShowsKept,
    EventShowsBids,
    EventsAfterAHiddenQuestion,
    HalfDoneShowsLooks,
    RedactionGoesOn,
    UnheardReveals,
    UnheardBoast,
    BoastUsesChance,
    SameNames,
    WordsCountDeck,
    ChoicesCountDeck,
    AsksWithoutKind,
    NoQuestion,
    ArrangedWithoutScores,
    NoNumber,
    NoChance,
}

/// The toy's rules for a number of seats.
#[derive(Debug)]
pub(crate) struct Toy {
    pub(crate) seats: usize,
    pub(crate) flaw: Flaw,
}

impl Toy {
    pub(crate) fn sound(seats: usize) -> Self {
        Self { seats, flaw: Flaw::None }
    }

    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Action {
    Pass,
    Bid(Kind),
    Boast,
    Roll,
    Draw,
    Keep(Kind),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Phase {
    Bid,
    Act(Seat),
    /// Nobody else may know that this is asked.
    Keep(Seat, [Kind; 2]),
    Over,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    pub(crate) hands: [Cards; SEATS],
    /// Face down before the player who burned them, and who alone has seen them.
    pub(crate) burned: [Cards; SEATS],
    pub(crate) deck: Cards,
    pub(crate) discard: Cards,
    pub(crate) sealed: [Option<Action>; SEATS],
    pub(crate) scores: [u8; SEATS],
    pub(crate) out: SeatSet,
    pub(crate) first: Seat,
    pub(crate) phase: Phase,
    pub(crate) round: u16,
    pub(crate) chance: Chance,
    /// Touched by flaws alone.
    #[serde(skip)]
    pub(crate) unsaved: u8,
    pub(crate) mood: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Dealt { seat: Seat, cards: Option<Cards> },
    Committed { seat: Seat, bid: Option<Action> },
    Bids { bids: [Option<Action>; SEATS] },
    Boasted { seat: Seat, loudly: u8 },
    Rolled { seat: Seat, die: u8 },
    Looked { seat: Seat, cards: [Kind; 2] },
    Drew { seat: Seat, kept: Option<Kind>, burned: Option<Kind> },
    Left { seat: Seat },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    pub(crate) seat: Option<Seat>,
    pub(crate) hand: Cards,
    pub(crate) burned: Cards,
    pub(crate) looking_at: Option<[Kind; 2]>,
    pub(crate) bid: Option<Action>,
    pub(crate) hands: [u8; SEATS],
    pub(crate) burned_by: [u8; SEATS],
    pub(crate) committed: SeatSet,
    pub(crate) deck: u8,
    pub(crate) discard: Cards,
    pub(crate) scores: [u8; SEATS],
    pub(crate) out: SeatSet,
    pub(crate) round: u16,
    pub(crate) acting: Option<Seat>,
    pub(crate) leak: u8,
}

pub(crate) fn total(cards: &Cards) -> u8 {
    cards.iter().sum()
}

impl State {
    pub(crate) fn alive(&self, seats: usize) -> SeatSet {
        SeatSet::first(seats).without(self.out)
    }

    /// Every card is in exactly one place.
    pub(crate) fn is_complete(&self) -> Result<(), String> {
        for kind in 0..KINDS {
            let held = self.hands.iter().chain(&self.burned).map(|cards| cards[kind]).sum::<u8>();
            let looked_at = match self.phase {
                Phase::Keep(_, cards) => cards.iter().filter(|card| **card == kind as u8).count(),
                _ => 0,
            };
            let all = held + self.deck[kind] + self.discard[kind] + looked_at as u8;
            if all != COPIES {
                return Err(format!("there are {all} cards of kind {kind}"));
            }
        }
        Ok(())
    }
}
