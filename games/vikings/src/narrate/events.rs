//! What happened, in words.

mod battle;
mod enemy;

use gladsheim_engine::{Arg, Phrase, Seat};

use super::nouns::{bag, by, god_of};
use crate::event::{Cards, Deed, Event, Passenger};
use crate::ids::{Area, Clan, God, Rune};
use crate::rules::Vikings;
use crate::tell_card;

impl Vikings {
    /// What an event says to somebody for whom it is redacted already.
    pub(super) fn sentence(&self, event: &Event) -> Option<Phrase> {
        self.of_the_course(event)
            .or_else(|| self.of_units(event))
            .or_else(|| self.of_battle(event))
            .or_else(|| self.of_the_enemy(event))
    }

    /// The course of the game, cards, resources and Fury.
    fn of_the_course(&self, event: &Event) -> Option<Phrase> {
        let card = |phrase: Phrase, card| phrase.with("card", self.card(card));
        Some(match event {
            Event::Gods { gods } => self.gods(gods),
            Event::Chieftain { seat } => by("vikings-event-chieftain", *seat),
            Event::Era { era, packets } => {
                let key = if is_seen(packets) {
                    "vikings-event-era-packets"
                } else {
                    "vikings-event-era"
                };
                let phrase = Phrase::new(key).number("era", era + 1);
                phrase.with("packets", self.packets(packets))
            }
            Event::Picked { seat, card: None } => by("vikings-event-picked", *seat),
            Event::Picked { seat, card: Some(kept) } => {
                card(by("vikings-event-picked-own", *seat), *kept)
            }
            Event::Passed { direction, packets } => {
                let key = if is_seen(packets) {
                    "vikings-event-passed-packets"
                } else {
                    "vikings-event-passed"
                };
                let phrase = Phrase::new(key).term("direction", direction.key());
                phrase.with("packets", self.packets(packets))
            }
            Event::Buried { clan } => self.of("vikings-event-buried", *clan),
            Event::Drafted => Phrase::new("vikings-event-drafted"),
            Event::Turn { clan } => self.of("vikings-event-turn", *clan),
            Event::Reshuffled => Phrase::new("vikings-event-reshuffled"),
            Event::Cleared => Phrase::new("vikings-event-cleared"),
            Event::Left { seat } => by("vikings-event-left", *seat),
            Event::Ended { points } => self.ended(points),
            Event::Played { seat, card: played } => {
                card(by("vikings-event-played", *seat), *played)
            }
            Event::PlayedDown { seat, card: None } => by("vikings-event-played-down", *seat),
            Event::PlayedDown { seat, card: Some(played) } => {
                card(by("vikings-event-played-down-own", *seat), *played)
            }
            Event::Entered { seat, card: played } => {
                card(by("vikings-event-entered", *seat), *played)
            }
            Event::PlayedToSlay { seat, card: played } => {
                card(by("vikings-event-played-to-slay", *seat), *played)
            }
            Event::Acts { clan, deed, effect, n } => {
                let phrase = match deed {
                    Deed::Leader => self.of("vikings-event-acts-leader", *clan),
                    Deed::Rune => self.of("vikings-event-acts-rune", *clan),
                    Deed::Boon { rune, .. } => {
                        self.of("vikings-event-acts-boon", *clan).term("god", god_of(*rune))
                    }
                    // It was told when the Village was dedicated.
                    Deed::Dedication { .. } => return None,
                };
                phrase.with("effect", Arg::Phrase(tell_card::effect_of(*effect, *n)))
            }
            Event::Drew { seat, card: None } => by("vikings-event-drew", *seat),
            Event::Drew { seat, card: Some(drawn) } => {
                card(by("vikings-event-drew-own", *seat), *drawn)
            }
            Event::Discarded { seat, card: gone } => {
                card(by("vikings-event-discarded", *seat), *gone)
            }
            Event::Gained { clan, bag: gained } => {
                self.of("vikings-event-gained", *clan).with("bag", bag(gained))
            }
            Event::Bonus { clan, bag: gained } => {
                self.of("vikings-event-bonus", *clan).with("bag", bag(gained))
            }
            Event::Exchanged { clan, from, to, n } => self
                .of("vikings-event-exchanged", *clan)
                .with("give", tell_card::resources(*from, *n))
                .with("take", tell_card::resources(*to, *n)),
            Event::Fury { rune, from, to } => {
                let key =
                    if to > from { "vikings-event-fury-up" } else { "vikings-event-fury-down" };
                let phrase = Phrase::new(key).term("god", god_of(*rune)).term("rune", rune.key());
                phrase.number("from", *from).number("to", *to)
            }
            Event::Dedicated { clan, space } => self.dedicated(*clan, *space),
            _ => return None,
        })
    }

    /// What is placed, moved and taken on the map.
    fn of_units(&self, event: &Event) -> Option<Phrase> {
        let at = |key, clan: &Clan, area: &Area| self.of(key, *clan).with("area", self.area(*area));
        let moved = |key, clan: &Clan, from: &Area, to: &Area| {
            let phrase = self.of(key, *clan).with("from", self.area(*from));
            phrase.with("to", self.area(*to))
        };
        Some(match event {
            Event::Launched { clan, fjord } => {
                self.of("vikings-event-launched", *clan).with("fjord", self.fjord(*fjord))
            }
            Event::Sailed { clan, from, to } => self
                .of("vikings-event-sailed", *clan)
                .with("from", self.berth(*from))
                .with("to", self.berth(*to)),
            Event::Displaced { clan, dock, fjord: Some(fjord) } => self
                .of("vikings-event-displaced", *clan)
                .with("dock", self.dock(*dock))
                .with("fjord", self.fjord(*fjord)),
            Event::Displaced { clan, dock, fjord: None } => {
                self.of("vikings-event-displaced-home", *clan).with("dock", self.dock(*dock))
            }
            Event::Recalled { clan, area } => at("vikings-event-recalled", clan, area),
            Event::Deployed { clan, area, cost } => {
                at("vikings-event-deployed", clan, area).with("cost", bag(cost))
            }
            Event::Attacked { clan, area, victims } => at("vikings-event-attacked", clan, area)
                .with("losses", self.each("vikings-loses-settler", *victims)),
            Event::Raided { clan, dock, cost } => self
                .of("vikings-event-raided", *clan)
                .with("dock", self.dock(*dock))
                .with("cost", bag(cost)),
            Event::Explored { clan, from, to } => moved("vikings-event-explored", clan, from, to),
            Event::Flew { clan, from, to, with, cost } => {
                let key = match with {
                    None => "vikings-event-flew",
                    Some(Passenger::Settler) => "vikings-event-flew-settler",
                    Some(Passenger::Temple) => "vikings-event-flew-temple",
                };
                moved(key, clan, from, to).with("cost", bag(cost))
            }
            Event::Alighted { clan, rune, area } => {
                at("vikings-event-alighted", clan, area).term("rune", rune.key())
            }
            Event::BuiltBoat { clan, berth, cost } => self
                .of("vikings-event-built-boat", *clan)
                .with("berth", self.berth(*berth))
                .with("cost", bag(cost)),
            Event::BuiltTemple { clan, area, settlers, cost } => {
                at("vikings-event-built-temple", clan, area)
                    .number("settlers", *settlers)
                    .with("cost", bag(cost))
            }
            Event::TempleMoved { clan, from, to } => {
                moved("vikings-event-temple-moved", clan, from, to)
            }
            Event::Smitten { by, clan, area } => {
                at("vikings-event-smitten", clan, area).with("by", self.clan(*by))
            }
            Event::GiantMoved { from, to } => Phrase::new("vikings-event-giant-moved")
                .with("from", self.area(*from))
                .with("to", self.area(*to)),
            Event::Slain { clan, area, settlers, giant: None } => {
                at("vikings-event-slain", clan, area).number("settlers", *settlers)
            }
            Event::Slain { clan, area, settlers, giant: Some(giant) } => {
                at("vikings-event-slain-own", clan, area)
                    .number("settlers", *settlers)
                    .number("points", self.content.giant(*giant).points)
            }
            Event::Claimed { clan, area } => at("vikings-event-claimed", clan, area),
            Event::Stolen { clan, area, from } => {
                at("vikings-event-stolen", clan, area).with("from", self.clan(*from))
            }
            Event::Lost { clan, area } => at("vikings-event-lost", clan, area),
            _ => return None,
        })
    }

    fn gods(&self, gods: &[God; 3]) -> Phrase {
        let one = |(rune, god): (Rune, &God)| {
            let phrase = Phrase::new("vikings-god-with-rune").term("rune", rune.key());
            Arg::Phrase(phrase.with("god", tell_card::god(&self.content, *god)))
        };
        let all = Rune::ALL.into_iter().zip(gods).map(one).collect();
        Phrase::new("vikings-event-gods").with("gods", Arg::List(all))
    }

    /// The packets that the reader may see.
    fn packets(&self, packets: &[(Seat, Option<Cards>)]) -> Arg {
        let seen = packets.iter().filter_map(|(seat, cards)| Some((*seat, cards.as_ref()?)));
        let told = seen.map(|(seat, cards)| {
            Arg::Phrase(by("vikings-packet", seat).with("cards", self.cards(cards.iter().copied())))
        });
        Arg::List(told.collect())
    }

    fn ended(&self, points: &[u16]) -> Phrase {
        // The solo enemy comes after the players.
        let clans = Seat::all(self.rules.players.into()).map(Clan::of).chain([Clan::ENEMY]);
        let told = clans.zip(points).map(|(clan, points)| {
            Arg::Phrase(self.of("vikings-has-points", clan).number("n", *points))
        });
        Phrase::new("vikings-event-ended").with("points", Arg::List(told.collect()))
    }

    fn dedicated(&self, clan: Clan, space: u8) -> Phrase {
        match self.content.dedications.get(usize::from(space)) {
            Some(effect) => self
                .of("vikings-event-dedicated", clan)
                .with("effect", Arg::Phrase(tell_card::effect(*effect))),
            None => {
                let rune = Rune::at(u32::from(space).saturating_sub(4));
                self.of("vikings-event-dedicated-god", clan).term("god", god_of(rune))
            }
        }
    }
}

/// Whether the reader sees any of the packets.
fn is_seen(packets: &[(Seat, Option<Cards>)]) -> bool {
    packets.iter().any(|(_, cards)| cards.is_some())
}
