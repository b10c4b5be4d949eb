//! What is being decided, as far as words need to know.

use crate::ids::{Area, Moment};
use crate::op::{Choose, On, Op};
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
            Self::Step(run, op) => is_untouched(run, op),
            Self::Relocate(_) => true,
            Self::Stage(_)
            | Self::Window(_)
            | Self::Defence
            | Self::Keep(_)
            | Self::Die(_)
            | Self::Offering(_)
            | Self::Nothing => false,
        }
    }

    /// Whether the Valda phase is asked about, in which everything costs points.
    pub(super) const fn is_for_points(self) -> bool {
        matches!(self, Self::Stage(Stage::Valda))
    }
}

const fn is_untouched(run: Run, op: Op) -> bool {
    match op {
        Op::Repeat { times } => run.rounds == times,
        Op::Choose(choose) => match choose {
            Choose::Convert { n, .. } | Choose::LookDivine { n } | Choose::PlayAction { n } => {
                run.left == n
            }
            // These must be done, or have words of their own.
            Choose::Gain { .. }
            | Choose::Pay { .. }
            | Choose::PayUpTo { .. }
            | Choose::Draw { .. }
            | Choose::DrawDivine { .. }
            | Choose::LookHand
            | Choose::TakeDiscard { .. }
            | Choose::DiscardOwn { .. }
            | Choose::DiscardEach { .. }
            | Choose::AddTokens { .. }
            | Choose::FreeBuild { .. }
            | Choose::Replay
            | Choose::SwitchCard
            | Choose::Lend
            | Choose::Empower
            | Choose::Redirect
            | Choose::Brute
            | Choose::ExtraSteal { .. } => false,
        },
        Op::On(_, on) => match on {
            On::Move => true,
            On::Lose { .. }
            | On::Steal { .. }
            | On::Destroy { .. }
            | On::SwitchTemple
            | On::SwitchHand
            | On::Freeze { .. } => false,
        },
        Op::Plain(_) | Op::Weapon(_) | Op::Again { .. } | Op::IfTempleIn { .. } | Op::End => false,
    }
}
