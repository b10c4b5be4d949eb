//! What is played for those who do not answer (VH-DEC-3, and the time-outs in the table before VH-DEC-1).

use gladsheim_engine::Seat;

use crate::action::{Action, Options};
use crate::ids::Card;
use crate::state::State;

/// The time-out option among `options`: the first in canonical order, but for plans.
pub(crate) fn choice(s: &State, seat: Seat, options: Options) -> Option<Action> {
    match options.lowest()? {
        Action::Plan(..) => plan(s, seat),
        first => Some(first),
    }
}

/// Types with more copies first, the Wolf last, else canonical order; one type alone serves twice.
fn plan(s: &State, seat: Seat) -> Option<Action> {
    let hand = s.hands[seat].cards();
    let mut kinds: arrayvec::ArrayVec<Card, 5> =
        Card::GOOD.into_iter().filter(|card| hand.of(*card) > 0).collect();
    kinds.sort_by_key(|card| (*card == Card::Wolf, core::cmp::Reverse(hand.of(*card))));
    let main = *kinds.first()?;
    Some(Action::Plan(main, kinds.get(1).copied().unwrap_or(main)))
}
