//! What a seat is asked, as data and in words.

use gladsheim_engine::{Phrase, Seat};
use serde::Serialize;

use crate::cause;
use crate::frame::Frame;
use crate::ids::{Card, Step};
use crate::legal;
use crate::narrate::{key, players};
use crate::state::State;

/// A question: what is to be decided, and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ask {
    /// Two cards for the round (VH-STRAT-1).
    Plan,
    /// Whether the main card is used, and on whom (VH-STRAT-6).
    Declare {
        /// The main card.
        card: Option<Card>,
        /// What a Draugr costs that is shown now.
        cost: u8,
    },
    /// Whether the deck is shuffled (VH-TG-GOD-MAIN).
    Shuffle,
    /// A draw, or a card of the armoury (VH-STRAT-7).
    Act,
    /// Which of two drawn cards is kept (VH-STRAT-8).
    Keep {
        /// Whether all see them (VH-ACT-AXE-MAIN).
        open: bool,
    },
    /// Whether the support card is used (VH-CLASH-2).
    Support {
        /// The support card.
        card: Option<Card>,
    },
    /// A card of the armoury for the Sword in support (VH-ACT-SWORD-SUP).
    SwordPick,
    /// A card of the armoury after the clash (VH-CLASH-7).
    Pick,
    /// A discarded card for the Wolf in support (VH-ACT-WOLF-SUP).
    Wolf,
    /// One of the cards of a last stand (VH-LAST-2).
    Stand,
    /// A card to lose (VH-DRAUGR-2).
    Lose {
        /// What each Draugr behind it cost.
        cost: u8,
    },
}

/// What the seat is asked, and the same in words.
pub(crate) fn ask(state: &State, seat: Seat) -> (Ask, Phrase) {
    let slots = state.slots[seat];
    match state.stack.top() {
        Frame::Step(Step::Plan, _) => (Ask::Plan, Phrase::new("valhalla-ask-plan")),
        Frame::Step(Step::Declare, _) => {
            let (card, cost) = (slots.main(), state.draugr_cost());
            let phrase = Phrase::new("valhalla-ask-declare").term("card", key(card));
            (Ask::Declare { card, cost }, phrase.number("cost", cost))
        }
        Frame::GodShuffle(_) => (Ask::Shuffle, Phrase::new("valhalla-ask-shuffle")),
        Frame::Keep(..) => (Ask::Keep { open: false }, Phrase::new("valhalla-ask-keep")),
        Frame::KeepOpen(_) => (Ask::Keep { open: true }, Phrase::new("valhalla-ask-keep")),
        Frame::Step(Step::Support, _) => {
            let card = slots.support();
            (Ask::Support { card }, ask_support(state, card))
        }
        Frame::Step(Step::SwordPicks, _) => {
            (Ask::SwordPick, Phrase::new("valhalla-ask-sword-pick"))
        }
        Frame::Step(Step::Picks, _) => (Ask::Pick, Phrase::new("valhalla-ask-pick")),
        Frame::Step(Step::WolfSupports, _) => (Ask::Wolf, Phrase::new("valhalla-ask-wolf")),
        Frame::StandPick(_) => (Ask::Stand, Phrase::new("valhalla-ask-stand")),
        Frame::Lose(_, left) => {
            (Ask::Lose { cost: cause::cost(state) }, cause::ask(state, seat, left))
        }
        _ => {
            debug_assert!(legal::asked(state).contains(seat));
            act()
        }
    }
}

/// To draw or to take, which is also what the others see of a secret draw.
pub(crate) fn act() -> (Ask, Phrase) {
    (Ask::Act, Phrase::new("valhalla-ask-act"))
}

/// Asks for the use of a support, and says whom it would hit: those in the clash, if anybody is.
fn ask_support(state: &State, support: Option<Card>) -> Phrase {
    let participants = state.participants;
    Phrase::new(match support {
        Some(Card::Hammer) => "valhalla-ask-support-hammer",
        Some(Card::Axe) => "valhalla-ask-support-axe",
        _ => "valhalla-ask-support-god",
    })
    .term("card", key(support))
    .with("seats", players(participants))
    .number("count", participants.len() as i64)
}
