//! Why something cannot be done now, with its rule.

use gladsheim_engine::{Illegal, Seat};

use crate::action::Action;
use crate::rules::Vikings;
use crate::state::State;

/// Why `action` is not among what `seat` may do now.
pub(crate) fn why(_game: &Vikings, _s: &State, _seat: Seat, _action: Action) -> Illegal {
    Illegal::aside("TV-TURN-2", "vikings-refuse-not-the-question")
}
