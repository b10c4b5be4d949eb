//! Why somebody has cards to lose, in words.
//!
//! All of it is public: a loss follows only from Draugr that everybody sees.

use gladsheim_engine::{Arg, Phrase, Seat};

use crate::frame::Frame;
use crate::ids::{Card, Step};
use crate::state::State;

/// Asks for one of the `left` cards that `seat` has still to lose, and says what for.
pub(crate) fn ask(s: &State, seat: Seat, left: u8) -> Phrase {
    Phrase::new("valhalla-ask-lose")
        .with("cause", Arg::Phrase(cause(s, seat)))
        .number("left", left)
        .number("lost", in_all(s, seat).map_or(0, |all| all.saturating_sub(left)))
        .number("cost", cost(s))
        .number("all", s.total(seat) <= u32::from(left))
}

/// What a Draugr cost when it was shown: the one that fills the armoury still costs one card
/// (VH-CLASH-4).
pub(crate) fn cost(s: &State) -> u8 {
    let costs_more = match s.current_step() {
        Step::GodReveals => each_bitten(s).is_some_and(|each| each > 1),
        Step::Act => s.draugr_cost() > 1,
        _ => s.batch_losses > s.batch_draugr && !is_doubled(s),
    };
    if costs_more { s.draugr_cost() } else { 1 }
}

fn cause(s: &State, seat: Seat) -> Phrase {
    let by = |key: &'static str, whose: Seat| {
        Phrase::new(key).seat("seat", whose).term("card", Card::Draugr.key())
    };
    match s.current_step() {
        Step::GodReveals => by("valhalla-cause-god", whose_god(s).unwrap_or(seat)),
        Step::Act if s.hammered.contains(seat) => by("valhalla-cause-hammer", seat),
        Step::Act if s.axed.contains(seat) => by("valhalla-cause-axe", seat),
        Step::Act => by("valhalla-cause-double", seat),
        _ => by("valhalla-cause-clash", seat)
            .number("draugr", s.batch_draugr)
            .number("doubled", is_doubled(s)),
    }
}

/// Whether a Hammer in support made the single Draugr of the batch dearer (VH-CLASH-6).
fn is_doubled(s: &State) -> bool {
    s.hammer_support && s.batch_draugr == 1 && s.batch_losses == 2
}

/// The player whose God turned up the Draugr: the last in turn order whose God is done.
fn whose_god(s: &State) -> Option<Seat> {
    let Frame::Step(_, waiting) = s.stack.bottom() else { return None };
    let mut done = s.gods.without(waiting);
    let mut last = None;
    while let Some(seat) = s.next_in_order(done) {
        done.remove(seat);
        last = Some(seat);
    }
    last
}

/// What a Draugr that a God turned up costs everybody it bites.
fn each_bitten(s: &State) -> Option<u8> {
    s.stack.iter().find_map(|frame| match frame {
        Frame::Bite(_, each) => Some(each),
        _ => None,
    })
}

/// How many cards the seat had to lose at first, where the position still tells.
fn in_all(s: &State, seat: Seat) -> Option<u8> {
    match s.current_step() {
        Step::Losses => Some(s.batch_losses),
        Step::GodReveals => each_bitten(s),
        // How many Draugr an Axe or a Hammer brought up is not remembered.
        Step::Act if s.axed.contains(seat) || s.hammered.contains(seat) => None,
        Step::Act => Some(2 * s.draugr_cost()),
        _ => None,
    }
}
