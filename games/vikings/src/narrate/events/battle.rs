//! Battles, in words.

use gladsheim_engine::{Arg, Phrase};

use crate::event::Event;
use crate::narrate::nouns::god_of;
use crate::rules::Vikings;

impl Vikings {
    pub(super) fn of_battle(&self, event: &Event) -> Option<Phrase> {
        Some(match event {
            Event::BattleBegan { clan, favor, end } => self
                .of("vikings-event-battle-began", *clan)
                .with("favor", self.favor(*favor))
                .term("end", end.key()),
            Event::Revealed { cards } => {
                let shown = cards.iter().map(|(clan, card)| {
                    Arg::Phrase(self.of("vikings-card-of", *clan).with("card", self.card(*card)))
                });
                Phrase::new("vikings-event-revealed").with("cards", Arg::List(shown.collect()))
            }
            Event::Armed { clan, steel } => {
                self.of("vikings-event-armed", *clan).number("steel", *steel)
            }
            Event::Unarmed { clan } => self.of("vikings-event-unarmed", *clan),
            Event::Invader { card } => {
                Phrase::new("vikings-event-invader").with("card", self.card(*card))
            }
            Event::Strengths { strengths, invaders } => {
                let clans = strengths.iter().map(|(clan, n)| {
                    Arg::Phrase(self.of("vikings-strength-of", *clan).number("n", *n))
                });
                let invaders = invaders.iter().map(|n| {
                    Arg::Phrase(Phrase::new("vikings-strength-of-invaders").number("n", *n))
                });
                let all = clans.chain(invaders).collect();
                Phrase::new("vikings-event-strengths").with("strengths", Arg::List(all))
            }
            Event::FavorWon { clan, favor } => {
                self.of("vikings-event-favor-won", *clan).with("favor", self.favor(*favor))
            }
            Event::FavorReturned { favor, end } => Phrase::new("vikings-event-favor-returned")
                .with("favor", self.favor(*favor))
                .term("end", end.key()),
            Event::FavorGivenBack { clan, favor, end } => self
                .of("vikings-event-favor-given-back", *clan)
                .with("favor", self.favor(*favor))
                .term("end", end.key()),
            Event::BattleLost { clan, rune } => self
                .of("vikings-event-battle-lost", *clan)
                .term("god", god_of(*rune))
                .term("rune", rune.key()),
            _ => return None,
        })
    }
}
