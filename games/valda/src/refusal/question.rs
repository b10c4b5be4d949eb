//! The rule behind every question.

use crate::legal;
use crate::op::{Choose, Op};
use crate::rules::Valda;
use crate::state::{Frame, Stage, State};

/// The rule that the question on top comes from.
pub(crate) fn rule_of_question(game: &Valda, s: &State) -> &'static str {
    match s.stack.top() {
        Some(Frame::Stage(stage)) => rule_of_stage(game, s, *stage),
        Some(Frame::Window { .. }) => "VD-WPN-2",
        Some(Frame::Strike(_)) if legal::is_on_all(game, s) => "VD-RG-ATK-3",
        Some(Frame::Strike(_)) => "VD-ATK-7",
        Some(Frame::Keep(_)) => "VD-BUILD-7",
        Some(Frame::TurnDie { .. }) if turns_own_die(s) => "VD-TIME-13",
        Some(Frame::TurnDie { .. }) => "VD-WPN-FREYA-B",
        Some(Frame::Offering { .. }) => "VD-RG-GIANT-GRIM",
        Some(Frame::Relocate(_)) => "VD-RG-GIANT-MORK",
        Some(Frame::Run(run)) => rule_of_step(game.op(run.at)),
        _ => "VD-TIME-1",
    }
}

fn rule_of_stage(game: &Valda, s: &State, stage: Stage) -> &'static str {
    match stage {
        Stage::Trade => "VD-RES-3",
        Stage::Source => "VD-GAME-2",
        Stage::Act => "VD-GAME-6",
        Stage::Limit if game.has_giants() => "VD-RG-RES-5",
        Stage::Limit => "VD-GAME-9",
        Stage::Build => "VD-BUILD-1",
        Stage::Attack => "VD-ATK-4",
        Stage::Followers if game.has_giants() => "VD-RG-FOL-1",
        Stage::Followers => "VD-FOL-3",
        Stage::Draft => "VD-RG-GVG-2",
        Stage::Valda => "VD-RG-VALDA-2",
        Stage::Draw if s.turn.sources != 0 => "VD-RG-RES-4",
        Stage::Draw => "VD-RG-RES-2",
        Stage::Keep => "VD-RG-RES-3",
        Stage::Begin | Stage::Roll | Stage::Order | Stage::End => "VD-TURN-2",
    }
}

fn rule_of_step(op: Op) -> &'static str {
    match op {
        Op::Repeat { .. } => "VD-GEN-21",
        Op::Choose(choose) => rule_of_choice(choose),
        Op::On(_, on) if on.is_advance() => "VD-ATK-9",
        Op::On(..)
        | Op::Plain(_)
        | Op::Weapon(_)
        | Op::Again { .. }
        | Op::IfTempleIn { .. }
        | Op::End => "VD-GEN-5",
    }
}

const fn rule_of_choice(choose: Choose) -> &'static str {
    match choose {
        Choose::Redirect => "VD-WPN-FREYA-A",
        Choose::Brute => "VD-RG-WPN-GRIM-A",
        Choose::ExtraSteal { .. } => "VD-RG-WPN-HEL-B",
        Choose::AddTokens { .. } => "VD-RG-WPN-YMIR-A",
        Choose::Draw { .. } => "VD-RG-WPN-4",
        Choose::DiscardEach { .. } | Choose::DiscardOwn { .. } => "VD-GEN-6",
        Choose::FreeBuild { .. } => "VD-BUILD-9",
        Choose::PayUpTo { .. } => "VD-ATK-9",
        Choose::Gain { .. }
        | Choose::Pay { .. }
        | Choose::Convert { .. }
        | Choose::DrawDivine { .. }
        | Choose::LookDivine { .. }
        | Choose::LookHand
        | Choose::TakeDiscard { .. }
        | Choose::PlayAction { .. }
        | Choose::Replay
        | Choose::SwitchCard
        | Choose::Lend
        | Choose::Empower => "VD-GEN-5",
    }
}

/// Whether a die is turned by the roller in the window itself, and not by a weapon.
fn turns_own_die(s: &State) -> bool {
    matches!(s.stack.iter().rev().nth(1), Some(Frame::Window { .. }))
}
