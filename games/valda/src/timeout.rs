//! What is played for somebody whose time is up (VD-TIME-9, and the time-outs of the rulebook's chapter 15).

use gladsheim_engine::{Actions, Seat};

use crate::action::Action;
use crate::legal;
use crate::rules::Valda;
use crate::state::{Frame, Stage, State};

/// Enough, where that is allowed (VD-TIME-9), and otherwise the first choice.
pub(crate) fn choice(game: &Valda, s: &State, seat: Seat) -> Action {
    // Of two divine cards the upper one is the first, whatever their order in the card file.
    if let Some(Frame::Keep(area)) = s.stack.top()
        && let Some(&card) = s.divine[*area].top()
    {
        return Action::Pick(game.kind(card));
    }
    // Of the cards drawn, the first ones are kept.
    if let Some(Frame::Stage(Stage::Keep)) = s.stack.top()
        && let Some(drawn) = s.giants.drawn.iter().flatten().last()
    {
        return Action::Pick(game.kind(drawn.card));
    }
    let mut options = Actions::new();
    legal::offer(game, s, seat, &mut options);
    options.first().copied().unwrap_or(Action::Done)
}
