//! What effects cost.

use gladsheim_engine::Seat;

use crate::effect::Op;
use crate::ids::Kind;
use crate::legal::{self};
use crate::rules::Valda;
use crate::state::{Run, State};

/// Whether what a card's program asks for without condition can be paid (VD-GEN-18).
#[inline]
pub(crate) fn can_pay(game: &Valda, s: &State, seat: Seat, kind: Kind) -> bool {
    let spec = game.spec(kind);
    !spec.has_costs || costs(game, spec.program.at).all(|op| pays(s, seat, op))
}

/// What a program asks for without condition.
pub(crate) fn costs(game: &Valda, at: u16) -> impl Iterator<Item = Op> {
    let mut depth = 0u8;
    // What stands under a condition is no cost of the card, nor is what may be repeated.
    let steps = game.program(at).take_while(|op| !matches!(op, Op::IfTempleIn { .. }));
    steps.filter(move |op| {
        match op {
            Op::Repeat { .. } => depth += 1,
            Op::Again { .. } => depth -= 1,
            _ => {}
        }
        depth == 0 && matches!(op, Op::Pay { .. })
    })
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
