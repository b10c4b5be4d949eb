//! Why something cannot be done now, with its rule.

mod question;
mod units;

use gladsheim_engine::{Card, Illegal, Seat};

use crate::action::Action;
use crate::draft;
use crate::ids::{CardKind, Clan, Favor};
use crate::legal;
use crate::rules::Vikings;
use crate::state::{Frame, LossStep, Stage, State};

pub(crate) use question::rule_of_question;

/// A rule, and the key of the sentence that says what it forbids.
type Reason = (&'static str, &'static str);

/// Why `action` is not among what `seat` may do now.
pub(crate) fn why(game: &Vikings, s: &State, seat: Seat, action: Action) -> Illegal {
    let Some(frame) = s.stack.top() else { return Illegal::Over };
    let reason = match *frame {
        Frame::Stage(stage) => of_stage(game, s, stage, seat, action),
        Frame::Loss { step, rune, .. } => match (step, rune, action) {
            (LossStep::Boon, Some(_), Action::Side(_) | Action::Do) => {
                Some(("TV-EFF-1", "vikings-refuse-boon-does-nothing"))
            }
            (LossStep::Valkyrie, Some(_), Action::To(_)) => {
                Some(("TV-RAG-VALK-1", "vikings-refuse-not-on-map"))
            }
            _ => None,
        },
        Frame::FavorLimit { winner } => match action {
            Action::Return(favor, _) => Some(give_back(s, winner, favor)),
            _ => None,
        },
        Frame::Slay { area: None, .. } => match action {
            Action::Area(_) => Some(("TV-RAG-SLAY-1", "vikings-refuse-cannot-slay")),
            _ => None,
        },
        _ => units::why(game, s, frame, action),
    };
    match reason {
        Some((rule, key)) => Illegal::by(rule, key),
        None => Illegal::aside(rule_of_question(frame), "vikings-refuse-not-the-question"),
    }
}

fn of_stage(game: &Vikings, s: &State, stage: Stage, seat: Seat, action: Action) -> Option<Reason> {
    Some(match (stage, action) {
        (Stage::Harbour { .. }, Action::ToFjord(_)) => ("TV-SETUP-8", "vikings-refuse-not-on-map"),
        (Stage::Harbour { .. }, Action::ToDock(_)) => ("TV-SETUP-8", "vikings-refuse-only-fjords"),
        (Stage::Draft, Action::Pick(card)) if !draft::packet(game, s, seat).contains(card) => {
            ("TV-DRAFT-2", "vikings-refuse-not-in-packet")
        }
        (Stage::Play, Action::FaceUp(card) | Action::FaceDown(card) | Action::Slay(card))
            if !s.hands[seat].contains(card) =>
        {
            ("TV-TURN-2", "vikings-refuse-not-in-hand")
        }
        (Stage::Play, Action::FaceDown(_)) if s.battle.is_some() => {
            ("TV-SOLO-62", "vikings-refuse-battle-waits")
        }
        (Stage::Play, Action::FaceDown(_)) => ("TV-TURN-7", "vikings-refuse-nothing-to-fight-for"),
        (Stage::Play, Action::Slay(card)) => slaying(game, card),
        (Stage::Play, Action::Skip) => ("TV-TURN-2", "vikings-refuse-must-play"),
        (Stage::Join, Action::FaceDown(_)) => ("TV-SOLO-62", "vikings-refuse-not-in-hand"),
        (Stage::Join, Action::FaceUp(_) | Action::Slay(_)) => {
            ("TV-SOLO-62", "vikings-refuse-battle-first")
        }
        (Stage::Contest, Action::End(end)) => match s.favors.get(end.row()) {
            Some(row) if !row.is_empty() => ("TV-BATTLE-1", "vikings-refuse-one-end"),
            _ => ("TV-BATTLE-1", "vikings-refuse-empty-row"),
        },
        (Stage::Dedicate, Action::Dedicate(space)) if !legal::has_space(game, s, space) => {
            ("TV-DED-2", "vikings-refuse-dedication-full")
        }
        _ => return None,
    })
}

/// Why a card cannot slay (TV-RAG-SLAY-1, TV-RAG-SLAY-4, TV-RAG-SLAY-5).
fn slaying(game: &Vikings, card: Card) -> Reason {
    if !game.rules.ragnarok {
        return ("TV-RAG-SLAY-1", "vikings-refuse-no-giants");
    }
    match game.spec(card).kind {
        CardKind::Viking => ("TV-RAG-SLAY-1", "vikings-refuse-cannot-slay"),
        CardKind::Valkyrie => ("TV-RAG-SLAY-4", "vikings-refuse-cannot-slay-valkyrie"),
        CardKind::Slayer => ("TV-RAG-SLAY-5", "vikings-refuse-cannot-slay-slayer"),
    }
}

fn give_back(s: &State, winner: Clan, favor: Favor) -> Reason {
    if s.clans[winner].favors.contains(favor) {
        ("TV-BATTLE-6", "vikings-refuse-one-end")
    } else {
        ("TV-BATTLE-6", "vikings-refuse-not-your-favor")
    }
}
