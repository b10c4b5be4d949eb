//! The toy's words, positions and judgement.

use gladsheim_engine::{
    Arrange, Chance, FastRng, Game as _, Impossible, Judge, MAX_SEATS, Narrate, PerSeat, Phrase,
    Question, RuleId, Seat, SeatSet, Viewer,
};
use serde::{Deserialize, Serialize};

use super::{Action, Cards, Event, Flaw, Phase, SEATS, State, Toy, View};

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Ask {
    Kind { r#type: &'static str },
    Bare(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Choice {
    Do { what: Action, deck: u8 },
}

impl Narrate for Toy {
    type Ask = Ask;
    type Choice = Choice;

    fn name(&self, action: Action) -> String {
        match action {
            Action::Bid(kind) => format!("bid {kind}"),
            Action::Keep(_) if self.is(Flaw::SameNames) => "keep".to_owned(),
            Action::Keep(kind) => format!("keep {kind}"),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    fn choice(&self, state: &State, _seat: Seat, action: Action) -> Choice {
        let deck = if self.is(Flaw::ChoicesCountDeck) { state.deck[0] } else { 0 };
        Choice::Do { what: action, deck }
    }

    fn tell_action(&self, state: &State, _seat: Seat, _action: Action) -> Phrase {
        let deck = if self.is(Flaw::WordsCountDeck) { state.deck[0] } else { 0 };
        Phrase::new("toy-action").number("deck", deck)
    }

    fn tell_event(&self, _event: &Event) -> Option<Phrase> {
        Some(Phrase::new("toy-event"))
    }

    fn question(&self, state: &State, seat: Seat, viewer: Viewer) -> Option<Question<Ask>> {
        if !self.awaited(state, viewer).contains(seat) || self.is(Flaw::NoQuestion) {
            return None;
        }
        let (kind, key) = match state.phase {
            Phase::Bid => ("bid", "toy-ask-bid"),
            Phase::Keep(..) if viewer.is(seat) => ("keep", "toy-ask-keep"),
            _ => ("act", "toy-ask-act"),
        };
        let bare = self.is(Flaw::AsksWithoutKind);
        Some(Question {
            ask: if bare { Ask::Bare(0) } else { Ask::Kind { r#type: kind } },
            phrase: Phrase::new(key),
            source: Phrase::new("toy-round").number("round", state.round),
            rule: RuleId("TOY-LIST"),
            left: 1,
            secret: state.phase == Phase::Bid,
            window: None,
        })
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        vec![Phrase::new("toy-deck").number("cards", view.deck)]
    }
}

/// A state without its chance.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    hands: [Cards; SEATS],
    burned: [Cards; SEATS],
    deck: Cards,
    discard: Cards,
    sealed: [Option<Action>; SEATS],
    scores: [u8; SEATS],
    out: SeatSet,
    first: Seat,
    phase: Phase,
    round: u16,
}

impl Arrange for Toy {
    type Position = Position;

    fn arrange(&self, position: &Position, chance: Chance) -> Result<State, Impossible> {
        let flawed = self.is(Flaw::ArrangedWithoutScores);
        let state = State {
            hands: position.hands,
            burned: position.burned,
            deck: position.deck,
            discard: position.discard,
            sealed: position.sealed,
            scores: if flawed { [0; SEATS] } else { position.scores },
            out: position.out,
            first: position.first,
            phase: position.phase,
            round: position.round,
            chance,
            unsaved: 0,
            mood: 0,
        };
        state.is_complete().map_err(Impossible)?;
        Ok(state)
    }

    fn describe(&self, state: &State) -> Position {
        Position {
            hands: state.hands,
            burned: state.burned,
            deck: state.deck,
            discard: state.discard,
            sealed: state.sealed,
            scores: state.scores,
            out: state.out,
            first: state.first,
            phase: state.phase,
            round: state.round,
        }
    }

    fn outcome(&self, name: &str) -> Option<u8> {
        name.parse().ok()
    }
}

impl Judge for Toy {
    fn rate(&self, view: &View, _seat: Seat, action: Action, rng: &mut FastRng) -> f32 {
        let best = matches!(action, Action::Roll | Action::Bid(2));
        let flawed = self.is(Flaw::NoNumber) && view.round == 3;
        if flawed { f32::NAN } else { f32::from(u8::from(best)) + rng.unit() }
    }

    fn prospects(&self, state: &State) -> Option<PerSeat<f32, MAX_SEATS>> {
        let flawed = self.is(Flaw::NoChance) && state.round == 3;
        Some(PerSeat([if flawed { 1.5 } else { 1.0 / self.seats as f32 }; MAX_SEATS]))
    }
}
