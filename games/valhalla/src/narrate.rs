//! The game in words: keys of the locale files and their arguments.

use gladsheim_engine::{Arg, Narrate, Phrase, Question, RuleId, Seat, SeatSet, Viewer};

use crate::action::Action;
use crate::ask::{self, Ask};
use crate::choice::Choice;
use crate::counts::Counts;
use crate::event::{Event, Reveal, Source};
use crate::frame::Frame;
use crate::ids::{Card, Step, Zone};
use crate::refusal::rule_of_question;
use crate::rules::Valhalla;
use crate::state::State;
use crate::view::{Player, View};

impl Narrate for Valhalla {
    type Ask = Ask;
    type Choice = Choice;

    fn name(&self, action: Action) -> String {
        match action {
            Action::Plan(main, support) => format!("plan {main} {support}"),
            Action::Keep => "keep".into(),
            Action::Target(seat) => format!("target {seat}"),
            Action::Use => "use".into(),
            Action::Leave => "leave".into(),
            Action::Shuffle => "shuffle".into(),
            Action::Draw => "draw".into(),
            Action::Take(card) => format!("take {card}"),
            Action::Pick(card) => format!("pick {card}"),
            Action::Lose(zone, card) => format!("lose {} {card}", zone.name()),
        }
    }

    fn choice(&self, state: &State, _: Seat, action: Action) -> Choice {
        Choice::of(state, action)
    }

    fn tell_action(&self, state: &State, seat: Seat, action: Action) -> Phrase {
        let slots = state.slots[seat];
        match action {
            Action::Plan(main, support) => Phrase::new("valhalla-action-plan")
                .term("main", main.key())
                .term("support", support.key()),
            Action::Keep => {
                let card = if state.current_step() == Step::Support {
                    slots.support()
                } else {
                    slots.main()
                };
                Phrase::new("valhalla-action-keep").term("card", key(card))
            }
            Action::Target(target) => Phrase::new(match slots.main() {
                Some(Card::Axe) => "valhalla-action-axe",
                Some(Card::Hammer) => "valhalla-action-hammer",
                _ => "valhalla-action-sword",
            })
            .seat("target", target),
            Action::Use => Phrase::new(match (state.current_step(), slots.support()) {
                (Step::Support, Some(Card::Axe)) => "valhalla-action-axe-support",
                (Step::Support, Some(Card::Hammer)) => "valhalla-action-hammer-support",
                (Step::Support, _) => "valhalla-action-god-support",
                _ => "valhalla-action-god",
            }),
            Action::Leave => Phrase::new("valhalla-action-leave-deck"),
            Action::Shuffle => Phrase::new("valhalla-action-shuffle"),
            Action::Draw => {
                Phrase::new(match (state.axed.contains(seat), state.hammered.contains(seat)) {
                    (false, false) => "valhalla-action-draw",
                    (true, false) => "valhalla-action-draw-axed",
                    (_, true) => "valhalla-action-draw-hammered",
                })
            }
            Action::Take(card) => Phrase::new("valhalla-action-take").term("card", card.key()),
            Action::Pick(card) => Phrase::new("valhalla-action-pick").term("card", card.key()),
            Action::Lose(zone, card) => Phrase::new("valhalla-action-lose")
                .term("card", card.key())
                .term("zone", zone_key(zone)),
        }
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        Some(tell_event(event))
    }

    fn question(&self, state: &State, seat: Seat, viewer: Viewer) -> Option<Question<Ask>> {
        if !crate::view::awaited(state, viewer).contains(seat) {
            return None;
        }
        let hidden = matches!(state.stack.top(), Frame::Keep(..)) && !viewer.is(seat);
        let ((ask, phrase), rule) = if hidden && !state.row.is_empty() {
            // To the others the drawer is still acting (VH-HID-1). Only where the armoury is empty do
            // they know of the draw.
            (ask::act(), "VH-STRAT-7")
        } else {
            (ask::ask(state, seat), rule_of_question(state, seat))
        };
        let left = match state.stack.top() {
            Frame::Lose(_, left) => left,
            _ => 1,
        };
        Some(Question {
            ask,
            phrase,
            source: Phrase::new("valhalla-source")
                .number("round", state.round)
                .term("phase", state.current_step().phase().key()),
            rule: RuleId(rule),
            left,
            secret: state.current_step() == Step::Plan,
            window: None,
        })
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        let mut lines = vec![
            Phrase::new("valhalla-view-round")
                .number("round", view.round)
                .term("phase", view.step.phase().key())
                .seat("first", view.first),
            Phrase::new("valhalla-view-armoury")
                .with("cards", cards(view.row.iter().copied()))
                .number("count", view.row.len() as i64)
                .number("locked", view.locked),
            Phrase::new("valhalla-view-deck")
                .number("count", view.deck)
                .number("pending", view.pending),
        ];
        let known = view.deck_top.iter().flatten().count();
        if known > 0 {
            let seen = view.deck_top.iter().flatten().copied();
            lines.push(Phrase::new("valhalla-view-deck-top").with("cards", cards(seen)));
        }
        for (seat, player) in Seat::all(view.players.len()).zip(&view.players) {
            lines.push(tell_player(view, seat, player));
            if !player.discard.is_empty() {
                let pile = Phrase::new("valhalla-view-discard").seat("seat", seat);
                lines.push(pile.with("cards", counted(player.discard)));
            }
            if !player.known.is_empty() && !view.viewer.is(seat) {
                let known = Phrase::new("valhalla-view-known").seat("seat", seat);
                lines.push(known.with("cards", counted(player.known)));
            }
        }
        if let Viewer::Seat(seat) = view.viewer
            && let Some(me) = view.players.get(seat.index())
            && me.alive
        {
            lines.push(Phrase::new("valhalla-view-hand").with("cards", counted(me.known)));
        }
        if !view.drawn.is_empty() {
            let drawn = Phrase::new("valhalla-view-drawn");
            lines.push(drawn.with("cards", cards(view.drawn.iter().copied())));
        }
        lines
    }
}

fn tell_player(view: &View, seat: Seat, player: &Player) -> Phrase {
    if !player.alive {
        return Phrase::new("valhalla-view-player-out").seat("seat", seat);
    }
    let key = match (player.main, player.support) {
        _ if player.participant => "valhalla-view-player-clash",
        (Some(_), Some(_)) if view.step == Step::Plan => "valhalla-view-player-planned",
        (Some(_), Some(_)) => "valhalla-view-player-both",
        (None, Some(_)) => "valhalla-view-player-support",
        (Some(_), None) => "valhalla-view-player-main",
        (None, None) if player.committed => "valhalla-view-player-committed",
        (None, None) => "valhalla-view-player",
    };
    let mut phrase = Phrase::new(key).seat("seat", seat).number("hand", player.hand);
    for (name, card) in [("main", player.main), ("support", player.support)] {
        if let Some(card) = card.filter(|_| !player.participant) {
            phrase = phrase.term(name, card.key());
        }
    }
    phrase
}

fn tell_event(event: &Event) -> Phrase {
    let by = |key: &'static str, seat: Seat| Phrase::new(key).seat("seat", seat);
    match event {
        Event::Round { round, first } => by("valhalla-event-round", *first).number("round", *round),
        Event::Phase { phase } => Phrase::new("valhalla-event-phase").term("phase", phase.key()),
        Event::Committed { seat, plan: None } => by("valhalla-event-committed", *seat),
        Event::Committed { seat, plan: Some((main, support)) } => {
            by("valhalla-event-committed-own", *seat)
                .term("main", main.key())
                .term("support", support.key())
        }
        Event::Revealed { seat, main, support } => by("valhalla-event-revealed", *seat)
            .term("main", main.key())
            .term("support", support.key()),
        Event::Collided { card, seats } => Phrase::new("valhalla-event-collided")
            .term("card", card.key())
            .with("seats", players(*seats)),
        Event::Declared { seat, card: Card::God, .. } => by("valhalla-event-declared-god", *seat),
        Event::Declared { seat, card, target } => {
            let phrase = by("valhalla-event-declared", *seat).term("card", card.key());
            phrase.seat("target", target.unwrap_or(*seat))
        }
        Event::Kept { seat, card } => by("valhalla-event-kept", *seat).term("card", card.key()),
        Event::NoTarget { seat, card } => {
            by("valhalla-event-no-target", *seat).term("card", card.key())
        }
        Event::SawHand { seat, target, cards: None } => {
            by("valhalla-event-saw-hand", *seat).seat("target", *target)
        }
        Event::SawHand { seat, target, cards: Some(cards) } => {
            by("valhalla-event-saw-hand-own", *seat)
                .seat("target", *target)
                .with("cards", counted(*cards))
        }
        Event::SawTop { seat, cards: None } => by("valhalla-event-saw-top", *seat),
        Event::SawTop { seat, cards: Some(seen) } => {
            by("valhalla-event-saw-top-own", *seat).with("cards", cards(seen.iter().copied()))
        }
        Event::LeftDeck { seat } => by("valhalla-event-left-deck", *seat),
        Event::MustDraw { seat } => by("valhalla-event-must-draw", *seat),
        Event::Looked { seat, cards: seen } => {
            by("valhalla-event-looked", *seat).with("cards", cards(seen.iter().copied()))
        }
        Event::Drew { seat, kept: Some(kept), under: Some(under) } => {
            by("valhalla-event-drew-own", *seat).term("kept", kept.key()).term("under", under.key())
        }
        Event::Drew { seat, .. } => by("valhalla-event-drew", *seat),
        Event::DrewAll { seat, good, cards: Some(cards) } if !cards.is_empty() => {
            let phrase = by("valhalla-event-drew-all-own", *seat).number("good", *good);
            phrase.with("cards", counted(*cards))
        }
        Event::DrewAll { seat, good, .. } => {
            by("valhalla-event-drew-all", *seat).number("good", *good)
        }
        Event::Showed { seat, reveal, cards: shown } => {
            let key = match reveal {
                Reveal::Axe => "valhalla-event-showed-axe",
                Reveal::DoubleDraugr => "valhalla-event-showed-double",
                Reveal::Hammer => "valhalla-event-showed-hammer",
                Reveal::God => "valhalla-event-showed-god",
                Reveal::Stand => "valhalla-event-showed-stand",
            };
            by(key, *seat)
                .with("cards", cards(shown.iter().copied()))
                .number("count", shown.len() as i64)
        }
        Event::Bitten { seat, losses } => {
            by("valhalla-event-bitten", *seat).number("losses", *losses)
        }
        Event::Lost { seat, zone, card } => {
            by("valhalla-event-lost", *seat).term("card", card.key()).term("zone", zone_key(*zone))
        }
        Event::Gained { seat, card, from: Source::Armoury } => {
            by("valhalla-event-picked", *seat).term("card", card.key())
        }
        Event::Gained { seat, card, from: Source::Discard } => {
            by("valhalla-event-fetched", *seat).term("card", card.key())
        }
        Event::Gained { seat, card, from } => by("valhalla-event-gained", *seat)
            .term("card", card.key())
            .term("from", source_key(*from)),
        Event::Took { seat, card, from } => by("valhalla-event-took", *seat)
            .term("card", card.key())
            .term("from", source_key(*from)),
        Event::Discarded { seat, card } => {
            by("valhalla-event-discarded", *seat).term("card", card.key())
        }
        Event::Supported { seat, card } => {
            by("valhalla-event-supported", *seat).term("card", card.key())
        }
        Event::Batch { card, number, of } => Phrase::new("valhalla-event-batch")
            .term("card", card.key())
            .number("number", *number)
            .number("of", *of),
        Event::Armoury { card } => Phrase::new("valhalla-event-armoury").term("card", card.key()),
        Event::Locked { locked } => Phrase::new("valhalla-event-locked").number("locked", *locked),
        Event::Pending { pending } => {
            Phrase::new("valhalla-event-pending").number("pending", *pending)
        }
        Event::Howled { seat, cards } if cards.is_empty() => {
            by("valhalla-event-howled-nothing", *seat)
        }
        Event::Howled { seat, cards } => {
            by("valhalla-event-howled", *seat).with("cards", counted(*cards))
        }
        Event::Lot { seats, first } => {
            by("valhalla-event-lot", *first).with("seats", players(*seats))
        }
        Event::Bare { seat } => by("valhalla-event-bare", *seat),
        Event::Stand { seat } => by("valhalla-event-stand", *seat),
        Event::Stood { seat, survived: true } => by("valhalla-event-stood", *seat),
        Event::Stood { seat, survived: false } => by("valhalla-event-fell", *seat),
        Event::Eliminated { seat, cards } => {
            by("valhalla-event-eliminated", *seat).with("cards", counted(*cards))
        }
        Event::Left { seat } => by("valhalla-event-left", *seat),
        Event::Overflow { cards, pending } => {
            let all = cards.total() + u32::from(*pending);
            Phrase::new("valhalla-event-overflow").number("count", all)
        }
        Event::Shuffled { by: Some(seat), .. } => by("valhalla-event-shuffled-by", *seat),
        Event::Shuffled { by: None, gods: 0 } => Phrase::new("valhalla-event-shuffled"),
        Event::Shuffled { by: None, gods } => {
            Phrase::new("valhalla-event-shuffled-gods").number("gods", *gods)
        }
        Event::ForfeitDue { seat } => by("valhalla-event-forfeit", *seat),
        Event::Ended { winner: Some(seat) } => by("valhalla-event-won", *seat),
        Event::Ended { winner: None } => Phrase::new("valhalla-event-lost-by-all"),
    }
}

/// The noun of what may be no card at all.
pub(crate) fn key(card: Option<Card>) -> &'static str {
    card.map_or("valhalla-card-none", Card::key)
}

const fn zone_key(zone: Zone) -> &'static str {
    match zone {
        Zone::Discard => "valhalla-zone-discard",
        Zone::Hand => "valhalla-zone-hand",
        Zone::Main => "valhalla-zone-main",
        Zone::Support => "valhalla-zone-support",
    }
}

const fn source_key(source: Source) -> &'static str {
    match source {
        Source::Deck => "valhalla-source-deck",
        Source::Armoury => "valhalla-source-armoury",
        Source::Discard => zone_key(Zone::Discard),
        Source::Table => "valhalla-source-table",
    }
}

/// Cards one by one, in their order.
fn cards(cards: impl Iterator<Item = Card>) -> Arg {
    Arg::List(cards.map(|card| Arg::Term(card.key().into())).collect())
}

/// Cards by type, with their number where there are several.
fn counted(cards: Counts) -> Arg {
    let several = |(card, n): (Card, u32)| {
        if n == 1 {
            return Arg::Term(card.key().into());
        }
        Arg::Phrase(Phrase::new("valhalla-card-count").number("count", n).term("card", card.key()))
    };
    Arg::List(cards.iter().map(several).collect())
}

/// The players of a set, to be named one after the other.
pub(crate) fn players(seats: SeatSet) -> Arg {
    Arg::List(seats.iter().map(Arg::Seat).collect())
}
