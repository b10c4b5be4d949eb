//! What the solo enemy does and why, in words: each step names its rule.

use gladsheim_engine::{Arg, Phrase};

use crate::event::{EnemyDeed, Event, Reason};
use crate::ids::{Area, Rune};
use crate::rules::Vikings;
use crate::tell_card;

impl Vikings {
    pub(super) fn of_the_enemy(&self, event: &Event) -> Option<Phrase> {
        Some(match event {
            Event::EnemyArrives { mat, dock } => Phrase::new("vikings-event-enemy-arrives")
                .with("mat", self.enemy_name(*mat))
                .with("dock", self.dock(*dock)),
            Event::EnemyPile { cards } => {
                Phrase::new("vikings-event-enemy-pile").number("n", *cards)
            }
            Event::EnemyCard { card, is_battle } => {
                let key = if *is_battle {
                    "vikings-event-enemy-battle-card"
                } else {
                    "vikings-event-enemy-card"
                };
                Phrase::new(key).with("card", self.card(*card))
            }
            Event::EnemyCardDown { .. } => Phrase::new("vikings-event-enemy-card-down"),
            Event::EnemyActs { by, effect } => {
                acts(*by).with("effect", Arg::Phrase(tell_card::effect(*effect)))
            }
            Event::EnemyCannot { by, rune } => cannot(*by, *rune),
            Event::EnemyTarget { area, rune, steps, reason } => {
                self.target(*area, *rune, *steps, *reason)
            }
            Event::ChieftainSailed { from, to } => Phrase::new("vikings-event-chieftain-sailed")
                .with("from", self.dock(*from))
                .with("to", self.dock(*to)),
            Event::EnemyTrack { resource, from, to } => Phrase::new("vikings-event-enemy-track")
                .term("resource", resource.key())
                .number("from", *from)
                .number("to", *to),
            Event::EnemyIcon { resource, space, icon } => Phrase::new("vikings-event-enemy-icon")
                .term("resource", resource.key())
                .number("space", *space)
                .term("icon", icon.key()),
            Event::EnemyReset { resource, lost } => {
                let key = if *lost {
                    "vikings-event-enemy-reset-loss"
                } else {
                    "vikings-event-enemy-reset"
                };
                Phrase::new(key).term("resource", resource.key())
            }
            Event::EnemyBoatHome { dock } => {
                Phrase::new("vikings-event-enemy-boat-home").with("dock", self.dock(*dock))
            }
            _ => return None,
        })
    }

    /// An Area that the enemy has chosen, and why.
    fn target(&self, area: Area, rune: Option<Rune>, steps: u8, reason: Reason) -> Phrase {
        let key = match reason {
            Reason::Nearest => "vikings-event-enemy-nearest",
            Reason::LeastInfluence => "vikings-event-enemy-least-influence",
            Reason::Chosen => "vikings-event-enemy-chosen",
            Reason::Current => "vikings-event-enemy-current",
            Reason::Matching => "vikings-event-enemy-matching",
            Reason::Odd => "vikings-event-enemy-odd",
            Reason::Even => "vikings-event-enemy-even",
            Reason::MostSettlers => "vikings-event-enemy-most-settlers",
            Reason::Only => "vikings-event-enemy-only",
        };
        let phrase = Phrase::new(key).with("area", self.area(area)).number("steps", steps);
        let rune = rune.unwrap_or(self.map.area[area].rune);
        phrase.term("rune", rune.key())
    }
}

fn acts(by: EnemyDeed) -> Phrase {
    match by {
        EnemyDeed::Leader => Phrase::new("vikings-event-enemy-leader"),
        EnemyDeed::Rune => Phrase::new("vikings-event-enemy-rune"),
        EnemyDeed::Mat(rune) => Phrase::new("vikings-event-enemy-mat").term("rune", rune.key()),
        EnemyDeed::Dedication(_) => Phrase::new("vikings-event-enemy-dedication"),
    }
}

fn cannot(_by: EnemyDeed, rune: Option<Rune>) -> Phrase {
    match rune {
        Some(rune) => Phrase::new("vikings-event-enemy-instead").term("rune", rune.key()),
        None => Phrase::new("vikings-event-enemy-cannot"),
    }
}
