//! What happened, in words.

use gladsheim_engine::{Arg, Phrase, Seat, SeatSet};

use super::nouns::{amount, followers, plan, players, resources};
use crate::event::{Cause, Event, Source};
use crate::ids::{Area, Deck, Kind, Site};
use crate::rules::Valda;
use crate::tell_card;
use crate::view::Announced;

/// A sentence about a player.
fn by(key: &'static str, seat: Seat) -> Phrase {
    Phrase::new(key).seat("seat", seat)
}

/// A sentence about a player and a land.
fn at(key: &'static str, seat: Seat, area: Area) -> Phrase {
    by(key, seat).term("area", area.key())
}

impl Valda {
    /// What an event says to somebody for whom it is redacted already.
    ///
    /// That somebody is asked or has answered is nothing to read: the prompt says it.
    pub(super) fn sentence(&self, event: &Event) -> Option<Phrase> {
        let card = |phrase: Phrase, kind: Kind| phrase.with("card", self.card(kind));
        Some(match event {
            Event::Asked { .. } | Event::Answered { .. } | Event::Spent { .. } => return None,
            Event::Round { round } => Phrase::new("valda-event-round").number("round", *round),
            Event::Turn { seat } => by("valda-event-turn", *seat),
            Event::Phase { phase, .. } => {
                Phrase::new("valda-event-phase").term("phase", phase.key())
            }
            Event::StartRoll { rolls } => start_roll(rolls),
            Event::Settled { seat, area, inhabitant } => {
                let phrase = match seat {
                    Some(seat) => by("valda-event-settled-by", *seat),
                    None => Phrase::new("valda-event-settled"),
                };
                let deck = Deck::of(*area, *inhabitant);
                phrase.term("area", area.key()).term("deck", deck.key())
            }
            Event::Rolled { seat, dice } => {
                by("valda-event-rolled", *seat).with("dice", self.dice(dice.iter().copied()))
            }
            Event::Turned { seat, colour, face, .. } => by("valda-event-turned", *seat)
                .term("die", colour.key())
                .with("face", self.face(*colour, *face)),
            Event::Rerolled { seat, colour, face, .. } => by("valda-event-rerolled", *seat)
                .term("die", colour.key())
                .with("face", self.face(*colour, *face)),
            Event::Gained { seat, resource, n } => {
                by("valda-event-gained", *seat).with("what", resources(*resource, *n))
            }
            Event::Paid { seat, resource, n } => {
                by("valda-event-paid", *seat).with("what", resources(*resource, *n))
            }
            Event::Traded { seat, rate, from, to } => by("valda-event-traded", *seat)
                .with("give", resources(*from, rate.count()))
                .with("take", resources(*to, 1)),
            Event::Followers { seat, n, cause } => {
                let phrase = match cause {
                    Cause::Card(kind) => card(by("valda-event-followers-card", *seat), *kind),
                    Cause::Temple(area) => at("valda-event-followers-temple", *seat, *area),
                    Cause::Control(area) => at("valda-event-followers-control", *seat, *area),
                    Cause::Power(area) => at("valda-event-followers-power", *seat, *area),
                };
                phrase.with("what", followers(*n))
            }
            Event::Lost { seat, n: 0 } => by("valda-event-lost-none", *seat),
            Event::Lost { seat, n } => by("valda-event-lost", *seat).with("what", followers(*n)),
            Event::FollowersStolen { from, n: 0, .. } => {
                Phrase::new("valda-event-followers-stolen-none").seat("from", *from)
            }
            Event::FollowersStolen { seat, from, n } => by("valda-event-followers-stolen", *seat)
                .seat("from", *from)
                .with("what", followers(*n)),
            Event::Drew { seat, from, card, open } => self.drew(*seat, *from, *card, *open),
            Event::NothingDrawn { seat, from } => {
                by("valda-event-nothing-drawn", *seat).with("deck", Self::source(*from))
            }
            Event::Reshuffled { side } => {
                Phrase::new("valda-event-reshuffled").term("deck", Self::side(*side))
            }
            Event::TookUpRow { seat, cards } => {
                by("valda-event-took-up-row", *seat).with("cards", self.counted(cards))
            }
            Event::Played { seat, card: kind } => card(by("valda-event-played", *seat), *kind),
            Event::Repeated { seat, card: kind } => card(by("valda-event-repeated", *seat), *kind),
            Event::Attacked { seat, targets, cards, effect, value } => {
                self.attacked(*seat, *targets, cards, *effect, *value)
            }
            Event::HeldBack { seat } => by("valda-event-held-back", *seat),
            Event::ValueChanged { value } => {
                Phrase::new("valda-event-value-changed").number("value", *value)
            }
            Event::Redirected { target } => {
                Phrase::new("valda-event-redirected").seat("target", *target)
            }
            Event::Cancelled { seat } => by("valda-event-cancelled", *seat),
            Event::Undefendable => Phrase::new("valda-event-undefendable"),
            Event::Defended { seat, cards, .. } if cards.is_empty() => {
                by("valda-event-not-defended", *seat)
            }
            Event::Defended { seat, cards, total } => by("valda-event-defended", *seat)
                .with("cards", self.counted(cards))
                .number("total", *total),
            Event::Blocked { seat } => by("valda-event-blocked", *seat),
            Event::Struck { seat } => by("valda-event-struck", *seat),
            Event::AttackedAgain { seat, target, value } => by("valda-event-attacked-again", *seat)
                .seat("target", *target)
                .number("value", *value),
            Event::Weapon { seat, card, mode } => by("valda-event-weapon", *seat)
                .term("deck", self.spec(*card).deck.key())
                .with("mode", tell_card::mode_name(&self.content, *card, *mode)),
            Event::Built { seat, building, free: false } => {
                by("valda-event-built", *seat).term("building", building.key())
            }
            Event::Built { seat, building, free: true } => {
                by("valda-event-built-free", *seat).term("building", building.key())
            }
            Event::Temple { seat, site } => at("valda-event-temple", *seat, site.area()),
            Event::Announced { seat, building, area } => {
                announced(by("valda-event-announced", *seat), *building, *area)
            }
            Event::BuildCancelled { seat } => by("valda-event-build-cancelled", *seat),
            Event::LookedAtTwo { seat, area, cards } => self.looked_at_two(*seat, *area, cards),
            Event::PutUnder { seat, area, card: None } => at("valda-event-put-under", *seat, *area),
            Event::PutUnder { seat, area, card: Some(kind) } => {
                card(at("valda-event-put-under-own", *seat, *area), *kind)
            }
            Event::Controls { seat, area } => at("valda-event-controls", *seat, *area),
            Event::Opened { area } => Phrase::new("valda-event-opened").term("area", area.key()),
            Event::TempleDestroyed { seat, owner, site } => {
                at("valda-event-temple-destroyed", *seat, site.area()).seat("owner", *owner)
            }
            Event::TempleMoved { seat, owner, from, to } => moved(*seat, *owner, *from, *to),
            Event::TemplesSwitched { seat, own, other } => {
                at("valda-event-temples-switched", *seat, own.area()).term("to", other.area().key())
            }
            Event::Frozen { seat, site, for_good } => at(
                if *for_good { "valda-event-frozen-for-good" } else { "valda-event-frozen" },
                *seat,
                site.area(),
            ),
            Event::Thawed { site } => {
                Phrase::new("valda-event-thawed").term("area", site.area().key())
            }
            Event::Protected { seat, site } => at("valda-event-protected", *seat, site.area()),
            Event::BuildingDestroyed { seat, owner, building } => {
                by("valda-event-building-destroyed", *seat)
                    .seat("owner", *owner)
                    .term("building", building.key())
            }
            Event::Stole { seat, from, resource, n } => by("valda-event-stole", *seat)
                .seat("from", *from)
                .with("what", resources(*resource, *n)),
            Event::Destroyed { seat, owner, resource, n } => by("valda-event-destroyed", *seat)
                .seat("owner", *owner)
                .with("what", resources(*resource, *n)),
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
            Event::HandsSwitched { seat, with } => {
                by("valda-event-hands-switched", *seat).seat("with", *with)
            }
            Event::MoreActions { seat, n } => by("valda-event-more-actions", *seat)
                .with("what", amount("valda-amount-action", *n)),
            Event::MoreBuilds { seat, limit } => {
                by("valda-event-more-builds", *seat).number("limit", *limit)
            }
            Event::Borrowed { seat, area } => at("valda-event-borrowed", *seat, *area),
            Event::Empowered { seat, area } => at("valda-event-empowered", *seat, *area),
            Event::AttackOver => Phrase::new("valda-event-attack-over"),
            Event::Chose { seat, card: chosen } => card(by("valda-event-chose", *seat), *chosen),
            Event::Left { seat } => by("valda-event-left", *seat),
            Event::Ended { winners } => ended(*winners),
        })
    }

    fn drew(&self, seat: Seat, from: Source, card: Option<Kind>, open: bool) -> Phrase {
        let key = match (card, open) {
            (None, _) => "valda-event-drew",
            (Some(_), false) => "valda-event-drew-own",
            (Some(_), true) => "valda-event-drew-open",
        };
        let phrase = by(key, seat).with("deck", Self::source(from));
        match card {
            Some(kind) => phrase.with("card", self.card(kind)),
            None => phrase,
        }
    }

    fn attacked(
        &self,
        seat: Seat,
        targets: SeatSet,
        cards: &[Kind],
        effect: Kind,
        value: u16,
    ) -> Phrase {
        let both = cards.len() > 1;
        let key = if both { "valda-event-attacked-effect" } else { "valda-event-attacked" };
        let phrase = by(key, seat)
            .with("targets", players(targets))
            .with("cards", self.cards_in_order(cards.iter().copied()))
            .number("value", value);
        if both { phrase.with("effect", self.card(effect)) } else { phrase }
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

fn start_roll(rolls: &[(Seat, u8)]) -> Phrase {
    let roll = |(seat, n): &(Seat, u8)| Arg::Phrase(by("valda-start-roll", *seat).number("n", *n));
    Phrase::new("valda-event-start-roll").with("rolls", Arg::List(rolls.iter().map(roll).collect()))
}

fn announced(phrase: Phrase, building: Option<crate::ids::Building>, area: Option<Area>) -> Phrase {
    let what = building.map(Announced::Building).or(area.map(Announced::Temple));
    match what {
        Some(what) => phrase.with("what", plan(what)),
        None => phrase.with("what", Arg::List(Vec::new())),
    }
}

fn moved(seat: Seat, owner: Seat, from: Site, to: Site) -> Phrase {
    let phrase = if seat == owner {
        by("valda-event-temple-moved-own", seat)
    } else {
        by("valda-event-temple-moved", seat).seat("owner", owner)
    };
    phrase.term("area", from.area().key()).term("to", to.area().key())
}

fn ended(winners: SeatSet) -> Phrase {
    match (winners.len(), winners.lowest()) {
        (1, Some(winner)) => Phrase::new("valda-event-won").seat("winner", winner),
        (0, _) => Phrase::new("valda-event-void"),
        _ => Phrase::new("valda-event-won-together").with("winners", players(winners)),
    }
}
