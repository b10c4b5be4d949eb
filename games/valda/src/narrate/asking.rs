//! What is being decided, as far as words need to know.

use crate::effect::Op;
use crate::ids::{Area, Moment};
use crate::rules::Valda;
use crate::state::{Frame, Run, Stage, State};

/// The kind of question on top of the stack.
#[derive(Clone, Copy)]
pub(super) enum Asking {
    Stage(Stage),
    Window(Moment),
    Step(Run, Op),
    Defence,
    Keep(Area),
    Die(Option<u8>),
    /// Cards for Grim, so many more.
    Offering(u8),
    /// A temple that Mork moves, or where to.
    Relocate(bool),
    Nothing,
}

impl Asking {
    pub(super) fn of(game: &Valda, s: &State) -> Self {
        match s.stack.top() {
            Some(Frame::Stage(stage)) => Self::Stage(*stage),
            Some(Frame::Window { moment, .. }) => Self::Window(*moment),
            Some(Frame::Run(run)) => Self::Step(*run, game.op(run.at)),
            Some(Frame::Strike(_)) => Self::Defence,
            Some(Frame::Keep(area)) => Self::Keep(*area),
            Some(Frame::TurnDie { die, .. }) => Self::Die(*die),
            Some(Frame::Offering { left, .. }) => Self::Offering(*left),
            Some(Frame::Relocate(from)) => Self::Relocate(from.is_some()),
            _ => Self::Nothing,
        }
    }

    /// The step of a card that asks.
    pub(super) const fn op(self) -> Option<Op> {
        match self {
            Self::Step(_, op) => Some(op),
            _ => None,
        }
    }

    /// Whether what may be done several times, or left, was not done yet.
    pub(super) const fn is_untouched(self) -> bool {
        match self {
            Self::Step(run, Op::Repeat { times }) => run.rounds == times,
            Self::Step(
                run,
                Op::Convert { n, .. } | Op::LookDivine { n } | Op::PlayAction { n },
            ) => run.left == n,
            Self::Step(_, Op::Move { .. }) | Self::Relocate(_) => true,
            _ => false,
        }
    }

    /// Whether the Valda phase is asked about, in which everything costs points.
    pub(super) const fn is_for_points(self) -> bool {
        matches!(self, Self::Stage(Stage::Valda))
    }
}
