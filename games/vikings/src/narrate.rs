//! The game in words: keys of the locale files and their arguments.

mod actions;
mod ask;
mod choice;
mod events;
mod name;
mod nouns;
mod questions;
mod views;

use gladsheim_engine::{Narrate, Phrase, Question, Seat, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::ids::Rune;
use crate::rules::Vikings;
use crate::state::State;
use crate::view::View;

pub use ask::Ask;
pub use choice::Choice;

impl Narrate for Vikings {
    type Ask = Ask;
    type Choice = Choice;

    fn name(&self, action: Action) -> String {
        self.plain_name(action)
    }

    fn choice(&self, state: &State, seat: Seat, action: Action) -> Choice {
        self.offered(state, seat, action)
    }

    fn tell_action(&self, state: &State, seat: Seat, action: Action) -> Phrase {
        self.words_for(state, seat, action)
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        self.sentence(event)
    }

    fn question(&self, state: &State, seat: Seat, viewer: Viewer) -> Option<Question<Ask>> {
        self.asked(state, seat, viewer)
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        self.lines(view)
    }

    /// The god of a Rune is called by name, as on the mats.
    fn renamed(&self, state: &State) -> Vec<(&'static str, &'static str)> {
        let named = Rune::ALL.into_iter().filter_map(|rune| {
            let god = self.content.god(state.gods[rune]);
            Some((nouns::god_of(rune), nouns::deity(&god.name)?))
        });
        named.collect()
    }
}
