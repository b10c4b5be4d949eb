//! What players are asked, in words.

use gladsheim_engine::{Phrase, Seat};

use crate::cause;
use crate::frame::Frame;
use crate::ids::{Card, Step};
use crate::legal;
use crate::narrate::{key, players};
use crate::state::State;

/// What the seat is asked.
pub(crate) fn ask(state: &State, seat: Seat) -> Phrase {
    let slots = state.slots[seat];
    match state.stack.top() {
        Frame::Step(Step::Plan, _) => Phrase::new("valhalla-ask-plan"),
        Frame::Step(Step::Declare, _) => {
            let cost = state.draugr_cost();
            Phrase::new("valhalla-ask-declare").term("card", key(slots.main())).number("cost", cost)
        }
        Frame::GodShuffle(_) => Phrase::new("valhalla-ask-shuffle"),
        Frame::Keep(..) | Frame::KeepOpen(_) => Phrase::new("valhalla-ask-keep"),
        Frame::Step(Step::Support, _) => ask_support(state, slots.support()),
        Frame::Step(Step::SwordPicks, _) => Phrase::new("valhalla-ask-sword-pick"),
        Frame::Step(Step::Picks, _) => Phrase::new("valhalla-ask-pick"),
        Frame::Step(Step::WolfSupports, _) => Phrase::new("valhalla-ask-wolf"),
        Frame::StandPick(_) => Phrase::new("valhalla-ask-stand"),
        Frame::Lose(_, left) => cause::ask(state, seat, left),
        _ => {
            debug_assert!(legal::asked(state).contains(seat));
            Phrase::new("valhalla-ask-act")
        }
    }
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
