//! What happened, in words.

mod cards;

use gladsheim_engine::{Arg, Phrase, Seat, SeatSet};

use super::nouns::{amount, followers, plan, players, resources};
use crate::event::{Cause, Event};
use crate::ids::{Area, Deck, Inhabitant, Kind, Site};
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
    /// That somebody is asked or has answered is nothing to read: the prompt says it. Nor is what
    /// did not happen, an attack or a defence: most often nobody was asked, and to tell it only of
    /// those who were would tell of their cards.
    pub(super) fn sentence(&self, event: &Event) -> Option<Phrase> {
        let card = |phrase: Phrase, kind: Kind| phrase.with("card", self.card(kind));
        Some(match event {
            Event::Asked { .. }
            | Event::Answered { .. }
            | Event::Spent { .. }
            | Event::HeldBack { .. } => return None,
            Event::Defended { cards, .. } if cards.is_empty() => return None,
            Event::Round { round } => Phrase::new("valda-event-round").number("round", *round),
            Event::Turn { seat } => by("valda-event-turn", *seat),
            Event::Phase { phase, .. } => {
                Phrase::new("valda-event-phase").term("phase", phase.key())
            }
            Event::StartRoll { rolls } => start_roll(rolls),
            Event::Settled { seat, area, inhabitant } => {
                let phrase = match (seat, inhabitant) {
                    (Some(seat), Inhabitant::God) => by("valda-event-settled-god-by", *seat),
                    (Some(seat), Inhabitant::Giant) => by("valda-event-settled-giant-by", *seat),
                    (None, Inhabitant::God) => Phrase::new("valda-event-settled-god"),
                    (None, Inhabitant::Giant) => Phrase::new("valda-event-settled-giant"),
                };
                phrase
                    .term("god", Deck::of(*area, Inhabitant::God).key())
                    .term("giant", Deck::of(*area, Inhabitant::Giant).key())
            }
            Event::Dealt { areas } => dealt(areas),
            Event::Points { seat, actions, builds } => by("valda-event-points", *seat)
                .with("actions", amount("valda-amount-action-point", *actions))
                .with("builds", amount("valda-amount-building-point", *builds)),
            Event::Carved { seat } => by("valda-event-carved", *seat),
            Event::Broken { seat } => by("valda-event-broken", *seat),
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
                    Cause::Giant(area) => by("valda-event-followers-giant", *seat)
                        .term("giant", Deck::of(*area, Inhabitant::Giant).key()),
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
            Event::Reshuffled { side } => {
                Phrase::new("valda-event-reshuffled").term("deck", self.side(*side))
            }
            Event::Played { seat, card: kind } => card(by("valda-event-played", *seat), *kind),
            Event::Repeated { seat, card: kind } => card(by("valda-event-repeated", *seat), *kind),
            Event::Attacked { seat, targets, cards, effect, value } => {
                self.attacked(*seat, *targets, cards, *effect, *value)
            }
            Event::ValueChanged { value } => {
                Phrase::new("valda-event-value-changed").number("value", *value)
            }
            Event::Redirected { target } => {
                Phrase::new("valda-event-redirected").seat("target", *target)
            }
            Event::Cancelled { seat } => by("valda-event-cancelled", *seat),
            Event::Undefendable => Phrase::new("valda-event-undefendable"),
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
                let points = self.has_giants();
                let key =
                    if points { "valda-event-announced-point" } else { "valda-event-announced" };
                announced(by(key, *seat), *building, *area)
            }
            Event::BuildCancelled { seat } => by(
                if self.has_giants() {
                    "valda-event-build-cancelled-point"
                } else {
                    "valda-event-build-cancelled"
                },
                *seat,
            ),
            Event::Controls { seat, area } => at("valda-event-controls", *seat, *area),
            Event::Opened { area } => Phrase::new("valda-event-opened").term("area", area.key()),
            Event::TempleDestroyed { seat, owner, site } => {
                at("valda-event-temple-destroyed", *seat, site.area()).seat("owner", *owner)
            }
            Event::TempleMoved { seat, owner, from, to } => moved(*seat, *owner, *from, *to),
            Event::TemplesSwitched { seat, own, other } => {
                at("valda-event-temples-switched", *seat, own.area()).term("to", other.area().key())
            }
            Event::Frozen { seat, site, for_good, held } => at(
                match (held, for_good) {
                    (true, _) => "valda-event-frozen-longer",
                    (_, true) => "valda-event-frozen-for-good",
                    (_, false) => "valda-event-frozen",
                },
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
            Event::MoreActions { seat, n } => {
                let points = self.has_giants();
                let key = if points { "valda-amount-action-point" } else { "valda-amount-action" };
                by("valda-event-more-actions", *seat).with("what", amount(key, *n))
            }
            Event::MoreBuilds { seat, limit } => by(
                if self.has_giants() {
                    "valda-event-more-points"
                } else {
                    "valda-event-more-builds"
                },
                *seat,
            )
            .number("limit", *limit),
            Event::Borrowed { seat, area } => at("valda-event-borrowed", *seat, *area),
            Event::Empowered { seat, area } => at("valda-event-empowered", *seat, *area),
            Event::AttackOver => Phrase::new("valda-event-attack-over"),
            Event::Left { seat } => by("valda-event-left", *seat),
            Event::Ended { winners } => ended(*winners),
            Event::CardStolen { .. }
            | Event::CardDestroyed { .. }
            | Event::Discarded { .. }
            | Event::Retrieved { .. }
            | Event::LookedAtDeck { .. }
            | Event::LookedAtHand { .. }
            | Event::CardsSwitched { .. }
            | Event::HandsSwitched { .. }
            | Event::Drew { .. }
            | Event::PutUnder { .. }
            | Event::PutBack { .. }
            | Event::LookedAtTwo { .. }
            | Event::FirstHand { .. }
            | Event::TookUpRow { .. }
            | Event::NothingDrawn { .. }
            | Event::Chose { .. } => return self.about_cards(event),
        })
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
}

fn dealt(areas: &[(Area, Seat)]) -> Phrase {
    let one = |(area, seat): &(Area, Seat)| Arg::Phrase(at("valda-dealt-area", *seat, *area));
    Phrase::new("valda-event-dealt").with("areas", Arg::List(areas.iter().map(one).collect()))
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
