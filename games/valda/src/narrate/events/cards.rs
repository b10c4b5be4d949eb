//! What happened to cards, in words.

use gladsheim_engine::{Phrase, Seat};

use super::{at, by};
use crate::event::{Event, Source};
use crate::ids::{Area, Kind};
use crate::rules::Valda;

impl Valda {
    /// What an event says that is about cards in hands, decks and piles.
    pub(super) fn about_cards(&self, event: &Event) -> Option<Phrase> {
        let card = |phrase: Phrase, kind: Kind| phrase.with("card", self.card(kind));
        Some(match event {
            Event::FirstHand { seat, cards: None } => by("valda-event-first-hand", *seat),
            Event::FirstHand { seat, cards: Some(cards) } => {
                by("valda-event-first-hand-own", *seat).with("cards", self.counted(cards))
            }
            Event::PutBack { seat, side, card: None } => {
                by("valda-event-put-back", *seat).term("deck", self.side(*side))
            }
            Event::PutBack { seat, side, card: Some(kind) } => {
                card(by("valda-event-put-back-own", *seat), *kind).term("deck", self.side(*side))
            }
            Event::Drew { seat, from, card, open } => self.drew(*seat, *from, *card, *open),
            Event::NothingDrawn { seat, from } => {
                by("valda-event-nothing-drawn", *seat).with("deck", self.source(*from))
            }
            Event::TookUpRow { seat, cards } => {
                by("valda-event-took-up-row", *seat).with("cards", self.counted(cards))
            }
            Event::LookedAtTwo { seat, area, cards } => self.looked_at_two(*seat, *area, cards),
            Event::PutUnder { seat, area, card: None } => at("valda-event-put-under", *seat, *area),
            Event::PutUnder { seat, area, card: Some(kind) } => {
                card(at("valda-event-put-under-own", *seat, *area), *kind)
            }
            Event::CardStolen { seat, from, card: None, .. } => {
                by("valda-event-card-stolen", *seat).seat("from", *from)
            }
            Event::CardStolen { seat, from, card: Some(kind), open } => {
                let key = if *open {
                    "valda-event-card-stolen-open"
                } else {
                    "valda-event-card-stolen-own"
                };
                card(by(key, *seat).seat("from", *from), *kind)
            }
            Event::CardDestroyed { seat, owner, card: kind } => {
                card(by("valda-event-card-destroyed", *seat).seat("owner", *owner), *kind)
            }
            Event::Discarded { seat, card: kind } => {
                card(by("valda-event-discarded", *seat), *kind)
            }
            Event::Retrieved { seat, card: kind } => {
                card(by("valda-event-retrieved", *seat), *kind)
            }
            Event::LookedAtDeck { seat, area, card: None } => {
                at("valda-event-looked-at-deck", *seat, *area)
            }
            Event::LookedAtDeck { seat, area, card: Some(kind) } => {
                card(at("valda-event-looked-at-deck-own", *seat, *area), *kind)
            }
            Event::LookedAtHand { seat, owner, cards: None } => {
                by("valda-event-looked-at-hand", *seat).seat("owner", *owner)
            }
            Event::LookedAtHand { seat, owner, cards: Some(cards) } => {
                by("valda-event-looked-at-hand-own", *seat)
                    .seat("owner", *owner)
                    .with("cards", self.counted(cards))
            }
            Event::CardsSwitched { seat, with, taken: Some(taken), given: Some(given) } => {
                by("valda-event-cards-switched-own", *seat)
                    .seat("with", *with)
                    .with("taken", self.card(*taken))
                    .with("given", self.card(*given))
            }
            Event::CardsSwitched { seat, with, .. } => {
                by("valda-event-cards-switched", *seat).seat("with", *with)
            }
            Event::HandsSwitched { seat, with, taken: Some(taken), given: Some(given) } => {
                by("valda-event-hands-switched-own", *seat)
                    .seat("with", *with)
                    .with("taken", self.counted(taken))
                    .with("given", self.counted(given))
            }
            Event::HandsSwitched { seat, with, .. } => {
                by("valda-event-hands-switched", *seat).seat("with", *with)
            }
            Event::Chose { seat, card: chosen } => card(by("valda-event-chose", *seat), *chosen),
            _ => return None,
        })
    }

    fn drew(&self, seat: Seat, from: Source, card: Option<Kind>, open: bool) -> Phrase {
        let key = match (card, open) {
            (None, _) => "valda-event-drew",
            (Some(_), false) => "valda-event-drew-own",
            (Some(_), true) => "valda-event-drew-open",
        };
        let phrase = by(key, seat).with("deck", self.source(from));
        match card {
            Some(kind) => phrase.with("card", self.card(kind)),
            None => phrase,
        }
    }

    fn looked_at_two(&self, seat: Seat, area: Area, cards: &[Option<Kind>]) -> Phrase {
        let seen: Vec<Kind> = cards.iter().copied().flatten().collect();
        if seen.is_empty() {
            let phrase = at("valda-event-looked-at-two", seat, area);
            return phrase.number("count", cards.len() as i64);
        }
        at("valda-event-looked-at-two-own", seat, area).with("cards", self.cards_in_order(seen))
    }
}
