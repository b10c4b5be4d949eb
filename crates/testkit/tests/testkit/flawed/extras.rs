//! The words, positions and judgement of a flawed game.

use gladsheim_engine::{
    Arrange, Chance, FastRng, Impossible, Judge, MAX_SEATS, Narrate, PerSeat, Phrase, Question,
    Seat, Viewer,
};
use gladsheim_flyting::{Action, Event, Position, View};
use serde::Serialize;

use super::{Flaw, Flawed, State};

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub(crate) enum Ask {
    Kind(gladsheim_flyting::Ask),
    Bare(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Choice {
    #[serde(flatten)]
    action: Action,
    deck: u8,
}

impl Narrate for Flawed {
    type Ask = Ask;
    type Choice = Choice;

    fn name(&self, action: Action) -> String {
        match action {
            Action::Keep { .. } if self.is(Flaw::SameNames) => "keep".to_owned(),
            action => self.game.name(action),
        }
    }

    fn choice(&self, state: &State, seat: Seat, action: Action) -> Choice {
        let deck = if self.is(Flaw::ChoicesCountDeck) { state.deck.toast } else { 0 };
        Choice { action: self.game.choice(state, seat, action), deck }
    }

    fn tell_action(&self, state: &State, seat: Seat, action: Action) -> Phrase {
        let deck = if self.is(Flaw::WordsCountDeck) { state.deck.toast } else { 0 };
        self.game.tell_action(state, seat, action).number("deck", deck)
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        self.game.tell_event(event)
    }

    fn question(&self, state: &State, seat: Seat, viewer: Viewer) -> Option<Question<Ask>> {
        let question = self.game.question(state, seat, viewer)?;
        let ask = match self.flaw {
            Flaw::NoQuestion => return None,
            Flaw::AsksWithoutKind => Ask::Bare(0),
            _ => Ask::Kind(question.ask),
        };
        let Question { phrase, source, rule, left, secret, window, .. } = question;
        Some(Question { ask, phrase, source, rule, left, secret, window })
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        self.game.tell_view(view)
    }
}

impl Arrange for Flawed {
    type Position = Position;

    fn arrange(&self, position: &Position, chance: Chance) -> Result<State, Impossible> {
        let mut state = State::of(self.game.arrange(position, chance)?);
        if self.is(Flaw::ArrangedWithoutFame) {
            state.fame = PerSeat::default();
        }
        Ok(state)
    }

    fn describe(&self, state: &State) -> Position {
        self.game.describe(state)
    }

    fn outcome(&self, name: &str) -> Option<u8> {
        self.game.outcome(name)
    }
}

impl Judge for Flawed {
    fn rate(&self, view: &View, seat: Seat, action: Action, rng: &mut FastRng) -> f32 {
        if self.is(Flaw::NoNumber) && view.round == 3 {
            return f32::NAN;
        }
        self.game.rate(view, seat, action, rng)
    }

    fn prospects(&self, state: &State) -> Option<PerSeat<f32, MAX_SEATS>> {
        let mut prospects = self.game.prospects(state)?;
        if self.is(Flaw::NoChance) && state.round == 3 {
            prospects.0[0] = 1.5;
        }
        Some(prospects)
    }
}
