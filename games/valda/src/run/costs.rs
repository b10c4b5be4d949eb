//! What effects cost.

use gladsheim_engine::Seat;

use crate::effect::Op;
use crate::legal::{self};
use crate::rules::Valda;
use crate::state::{Run, State};

/// Whether what a program asks for without condition can be paid (VD-GEN-18).
pub(crate) fn can_pay(game: &Valda, s: &State, seat: Seat, at: u16) -> bool {
    let mut depth = 0u8;
    for op in game.program(at) {
        match op {
            Op::Repeat { .. } => depth += 1,
            Op::Again { .. } => depth -= 1,
            Op::Pay { .. } if depth == 0 && !pays(s, seat, op) => return false,
            // What stands under a condition is no cost of the card.
            Op::IfTempleIn { .. } => return true,
            _ => {}
        }
    }
    true
}

/// Whether one step of payment is possible.
pub(crate) fn pays(s: &State, seat: Seat, op: Op) -> bool {
    let Op::Pay { what, n, mix } = op else { return true };
    let stock = &s.villages[seat].stock;
    if mix {
        what.iter().map(|kind| u16::from(stock[kind])).sum::<u16>() >= n.into()
    } else {
        what.iter().any(|kind| stock[kind] >= n)
    }
}

/// Whether another round of the `repeat` at this step can be begun: its costs can be met in full
/// (VD-GEN-21).
pub(crate) fn can_repeat(game: &Valda, s: &State, run: &Run) -> bool {
    let seat = run.actor;
    game.program(run.at + 1).take_while(|op| !matches!(op, Op::Again { .. })).all(|op| match op {
        Op::Pay { .. } => pays(s, seat, op),
        Op::DiscardOwn { n } => legal::own_cards(s, seat).len() >= usize::from(n),
        _ => true,
    })
}
