//! What is played for somebody whose time is up, or who has left (TV-LEAVE-5).

use gladsheim_engine::{Offer, Seat};

use crate::action::Action;
use crate::legal;
use crate::rules::Vikings;
use crate::state::State;

/// Keeps the first offer.
#[derive(Default)]
struct First(Option<Action>);

impl Offer<Action> for First {
    fn add(&mut self, action: Action) {
        self.0 = self.0.or(Some(action));
    }

    fn is_full(&self) -> bool {
        self.0.is_some()
    }
}

/// Whatever is offered is declined, and otherwise the first choice is taken.
pub(crate) fn choice(game: &Vikings, s: &State, seat: Seat) -> Action {
    let mut first = First::default();
    legal::offer(game, s, seat, &mut first);
    first.0.unwrap_or(Action::Skip)
}
