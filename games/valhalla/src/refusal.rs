//! Why an action is not offered: the rule, and the sentence that explains it.

use gladsheim_engine::{Illegal, Seat};

use crate::action::Action;
use crate::frame::Frame;
use crate::ids::{Card, Step, Zone};
use crate::state::State;

/// The rule behind the question that is open (see also `Narrate::question`).
pub(crate) fn rule_of_question(s: &State, seat: Seat) -> &'static str {
    match s.stack.top() {
        Frame::Step(Step::Plan, _) => "VH-STRAT-1",
        Frame::Step(Step::Declare, _) => match s.slots[seat].main() {
            Some(Card::Axe) => "VH-ACT-AXE-MAIN",
            Some(Card::Hammer) => "VH-ACT-HAMMER-MAIN",
            Some(Card::Sword) => "VH-ACT-SWORD-MAIN",
            Some(Card::God) => "VH-TG-GOD-MAIN",
            _ => "VH-STRAT-6",
        },
        Frame::GodShuffle(_) => "VH-TG-GOD-MAIN",
        Frame::Step(Step::Act, _) => "VH-STRAT-7",
        Frame::Keep(..) => "VH-STRAT-8",
        Frame::KeepOpen(_) => "VH-ACT-AXE-MAIN",
        Frame::Step(Step::Support, _) => match s.slots[seat].support() {
            Some(Card::Axe) => "VH-ACT-AXE-SUP",
            Some(Card::Hammer) => "VH-ACT-HAMMER-SUP",
            Some(Card::God) => "VH-TG-GOD-SUP",
            _ => "VH-CLASH-2",
        },
        Frame::Step(Step::SwordPicks, _) => "VH-ACT-SWORD-SUP",
        Frame::Step(Step::Picks, _) => "VH-CLASH-7",
        Frame::Step(Step::WolfSupports, _) => "VH-ACT-WOLF-SUP",
        Frame::StandPick(_) => "VH-LAST-2",
        Frame::Lose(..) => "VH-DRAUGR-2",
        _ => "VH-ROUND-1",
    }
}

/// Why `action` is not among the options of `seat`, which is asked.
pub(crate) fn why(s: &State, seat: Seat, action: Action) -> Illegal {
    match (s.stack.top(), action) {
        (Frame::Step(Step::Plan, _), Action::Plan(..)) => {
            Illegal::by("VH-STRAT-1", "valhalla-refuse-plan")
        }
        (Frame::Step(Step::Declare, _), Action::Target(target)) => why_not_target(s, seat, target),
        (Frame::Step(Step::Act, _), Action::Take(_)) if s.hammered.contains(seat) => {
            Illegal::by("VH-ACT-HAMMER-MAIN", "valhalla-refuse-hammered")
        }
        (Frame::Step(Step::Act, _), Action::Take(_)) => {
            Illegal::by("VH-STRAT-11", "valhalla-refuse-not-in-armoury")
        }
        (Frame::Step(Step::Act, _), Action::Keep) => {
            Illegal::by("VH-STRAT-7", "valhalla-refuse-no-pass")
        }
        (Frame::Step(Step::SwordPicks | Step::Picks, _), Action::Pick(Card::God)) => {
            Illegal::by("VH-TG-GOD-ARM", "valhalla-refuse-god-in-armoury")
        }
        (Frame::Step(Step::SwordPicks | Step::Picks, _), Action::Pick(_)) => {
            Illegal::by(rule_of_question(s, seat), "valhalla-refuse-not-in-armoury")
        }
        (Frame::Step(Step::WolfSupports, _), Action::Pick(_)) => {
            Illegal::by("VH-ACT-WOLF-SUP", "valhalla-refuse-not-in-discards")
        }
        (Frame::Keep(..) | Frame::KeepOpen(_) | Frame::StandPick(_), Action::Pick(_)) => {
            Illegal::by(rule_of_question(s, seat), "valhalla-refuse-not-drawn")
        }
        (Frame::Lose(..), Action::Lose(Zone::Main | Zone::Support, _)) => {
            Illegal::by("VH-DRAUGR-3", "valhalla-refuse-lose-table")
        }
        (Frame::Lose(..), Action::Lose(..)) => {
            Illegal::by("VH-DRAUGR-2", "valhalla-refuse-lose-missing")
        }
        _ => Illegal::aside(rule_of_question(s, seat), "valhalla-refuse-not-the-question"),
    }
}

fn why_not_target(s: &State, seat: Seat, target: Seat) -> Illegal {
    if target == seat {
        return Illegal::by("VH-ACT-TARGET-1", "valhalla-refuse-target-self");
    }
    if s.participants.contains(target) {
        return Illegal::by("VH-ACT-TARGET-2", "valhalla-refuse-target-participant");
    }
    if s.slots[seat].main() == Some(Card::God) {
        return Illegal::by("VH-TG-GOD-MAIN", "valhalla-refuse-god-target");
    }
    Illegal::by("VH-ACT-TARGET-1", "valhalla-refuse-target-gone")
}
