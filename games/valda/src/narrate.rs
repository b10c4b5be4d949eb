//! The game in words: keys of the locale files and their arguments.

mod actions;
mod ask;
mod asking;
mod choice;
mod events;
mod idle;
mod name;
mod nouns;
mod questions;
mod views;
mod windows;

use gladsheim_engine::{Narrate, Phrase, Question, Seat, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Area, Inhabitant};
use crate::rules::Valda;
use crate::state::State;
use crate::view::View;

pub use ask::Ask;
pub use choice::{Choice, Lying};

impl Narrate for Valda {
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

    /// A land is called by who lives there, as on the map.
    fn renamed(&self, state: &State) -> Vec<(&'static str, &'static str)> {
        let is_risen = |area: &Area| state.inhabitants[*area] == Some(Inhabitant::Giant);
        let risen = Area::ALL.into_iter().filter(is_risen);
        risen.map(|area| (area.key(), nouns::land_of_giant(area))).collect()
    }
}
