//! What effects cost.

use gladsheim_engine::Seat;

use crate::ids::Kind;
use crate::legal;
use crate::op::{Op, Price};
use crate::rules::Valda;
use crate::state::{Run, State};

/// Whether what a card's program asks for without condition can be paid (VD-GEN-18).
#[inline]
pub(crate) fn can_pay(game: &Valda, s: &State, seat: Seat, kind: Kind) -> bool {
    let spec = game.spec(kind);
    !spec.has_costs || costs(game, spec.program.at).all(|price| can_meet(s, seat, price, 0))
}

/// What a program asks for without condition.
pub(crate) fn costs(game: &Valda, at: u16) -> impl Iterator<Item = Price> {
    let mut depth = 0u8;
    // What stands under a condition is no cost of the card, nor is what may be repeated.
    let steps = game.program(at).take_while(|op| !matches!(op, Op::IfTempleIn { .. }));
    steps.filter_map(move |op| {
        match op {
            Op::Repeat { .. } => depth += 1,
            Op::Again { .. } => depth -= 1,
            Op::Choose(choose) if depth == 0 => {
                return choose.price().filter(|price| matches!(price, Price::Resources { .. }));
            }
            Op::Choose(_)
            | Op::End
            | Op::IfTempleIn { .. }
            | Op::Plain(_)
            | Op::On(..)
            | Op::Weapon(_) => {}
        }
        None
    })
}

/// Whether a player can give up what a step asks for, in full. The card itself may be `among` the
/// player's own that are counted.
pub(crate) fn can_meet(s: &State, seat: Seat, price: Price, among: usize) -> bool {
    let stock = &s.villages[seat].stock;
    match price {
        Price::Resources { what, n, mix: true } => {
            what.iter().map(|kind| u16::from(stock[kind])).sum::<u16>() >= n.into()
        }
        Price::Resources { what, n, mix: false } => what.iter().any(|kind| stock[kind] >= n),
        Price::UpTo => true,
        Price::Cards(n) => legal::own_cards(s, seat).len() >= usize::from(n) + among,
    }
}

/// Whether another round of the `repeat` at this step can be begun: its costs can be met in full
/// (VD-GEN-21).
pub(crate) fn can_repeat(game: &Valda, s: &State, run: &Run) -> bool {
    let body = game.program(run.at + 1).take_while(|op| !matches!(op, Op::Again { .. }));
    body.filter_map(price).all(|price| can_meet(s, run.actor, price, 0))
}

/// What a step makes the actor give up.
pub(crate) fn price(op: Op) -> Option<Price> {
    match op {
        Op::Choose(choose) => choose.price(),
        Op::End
        | Op::Repeat { .. }
        | Op::Again { .. }
        | Op::IfTempleIn { .. }
        | Op::Plain(_)
        | Op::On(..)
        | Op::Weapon(_) => None,
    }
}
