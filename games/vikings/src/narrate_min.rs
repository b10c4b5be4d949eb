#[path = "narrate/name.rs"]
mod name;
use crate::*;
use gladsheim_engine::{Narrate, Phrase, Question, Seat, Viewer};
#[derive(Clone, PartialEq, Debug, serde::Serialize)]
pub struct Nothing;
impl Vikings { fn sheet(&self) -> &MapSheet { &self.content.maps[MapName::of(self.rules.players, self.rules.ragnarok)] } }
impl Narrate for Vikings {
    type Ask = Nothing;
    type Choice = Nothing;
    fn name(&self, action: Action) -> String { self.plain_name(action) }
    fn choice(&self, _: &State, _: Seat, _: Action) -> Nothing { Nothing }
    fn tell_action(&self, _: &State, _: Seat, _: Action) -> Phrase { Phrase::new("x") }
    fn tell_event(&self, _: &Event) -> Option<Phrase> { None }
    fn question(&self, _: &State, _: Seat, _: Viewer) -> Option<Question<Nothing>> { None }
    fn tell_view(&self, _: &View) -> Vec<Phrase> { Vec::new() }
}
