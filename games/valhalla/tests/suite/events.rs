//! The public events tell the whole open table: piles, row, hands and who is in.
//!
//! This is what the log, the animations and every client stand on, and number 8 of the invariants
//! of the rules: discards change only by what the events name.

use crate::common::tables;
use gladsheim_engine::{Actions, Chance, FastRng, Game, Recorder, Seat, Viewer};
use gladsheim_testkit::step_at_random;
use gladsheim_valhalla::{Card, Counts, Event, Source, Valhalla, View, Zone};

/// The open table, as somebody would lay it out who hears the public events and sees nothing.
#[derive(Clone, PartialEq, Debug, Default)]
struct Table {
    round: u16,
    row: Vec<Card>,
    locked: u8,
    pending: u8,
    removed: Counts,
    players: Vec<Place>,
}

#[derive(Clone, PartialEq, Debug, Default)]
struct Place {
    alive: bool,
    hand: u8,
    discard: Counts,
    main: Option<Card>,
    support: Option<Card>,
}

impl Table {
    fn at_the_start(seats: usize) -> Self {
        let place = Place { alive: true, hand: 4, ..Place::default() };
        Self { players: vec![place; seats], ..Self::default() }
    }

    fn hear(&mut self, event: &Event) {
        match *event {
            Event::Round { round, .. } => self.round = round,
            Event::Revealed { seat, main, support } => {
                let place = self.place(seat);
                place.hand -= 2;
                (place.main, place.support) = (Some(main), Some(support));
            }
            Event::Discarded { seat, card } => {
                let place = self.place(seat);
                assert_eq!(place.main.take(), Some(card), "{event:?}");
                place.discard.add(card);
            }
            Event::Took { seat, card, from } => {
                if from == Source::Armoury {
                    self.leaves_row(card);
                }
                self.place(seat).discard.add(card);
            }
            Event::Gained { seat, card, from } => {
                match from {
                    Source::Deck => {}
                    Source::Armoury => self.leaves_row(card),
                    Source::Discard => leaves(&mut self.place(seat).discard, card),
                    Source::Table => assert_eq!(self.place(seat).support.take(), Some(card)),
                }
                self.place(seat).hand += 1;
            }
            Event::Howled { seat, cards } => {
                let place = self.place(seat);
                place.discard = place.discard.minus(cards);
                place.hand += cards.total() as u8;
            }
            Event::Drew { seat, .. } => self.place(seat).hand += 1,
            Event::DrewAll { seat, good, .. } => self.place(seat).hand += good,
            Event::Lost { seat, zone, card } => {
                self.removed.add(card);
                let place = self.place(seat);
                match zone {
                    Zone::Discard => leaves(&mut place.discard, card),
                    Zone::Hand => place.hand -= 1,
                    Zone::Main => assert_eq!(place.main.take(), Some(card), "{event:?}"),
                    Zone::Support => assert_eq!(place.support.take(), Some(card), "{event:?}"),
                }
            }
            Event::Eliminated { seat, cards } => {
                let place = std::mem::take(self.place(seat));
                let table = place.main.iter().chain(&place.support).count() as u32;
                let held = u32::from(place.hand) + place.discard.total() + table;
                assert_eq!(cards.total(), held, "{event:?}");
                self.removed.add_all(cards);
            }
            Event::Armoury { card } => self.row.push(card),
            Event::Locked { locked } => self.locked = locked,
            Event::Pending { pending } => self.pending = pending,
            Event::Overflow { cards, pending } => {
                let left = self.row.split_off(self.row.len() - cards.total() as usize);
                assert_eq!(left.into_iter().collect::<Counts>(), cards, "{event:?}");
                assert_eq!(std::mem::take(&mut self.pending), pending, "{event:?}");
            }
            _ => {}
        }
    }

    fn place(&mut self, seat: Seat) -> &mut Place {
        &mut self.players[seat.index()]
    }

    /// The oldest card of its type leaves the row.
    fn leaves_row(&mut self, card: Card) {
        let place = self.row.iter().position(|other| *other == card).expect("the card is there");
        self.row.remove(place);
    }
}

fn leaves(pile: &mut Counts, card: Card) {
    assert!(pile.of(card) > 0, "there is no {card} in {pile:?}");
    pile.take(card);
}

/// The same table, as the public sees it.
fn seen(view: &View) -> Table {
    let players = view.players.iter().map(|player| Place {
        alive: player.alive,
        hand: player.hand,
        discard: player.discard,
        main: player.main,
        support: player.support,
    });
    Table {
        round: view.round,
        row: view.row.to_vec(),
        locked: view.locked,
        pending: view.pending,
        removed: view.removed,
        players: players.collect(),
    }
}

fn follow_a_game(game: &Valhalla, number: u64) {
    let mut rng = FastRng::new(number);
    let mut legal = Actions::new();
    let mut events = Recorder::new();
    let mut state = game.start(Chance::fast(number), &mut events);
    let mut table = Table::at_the_start(game.seats());
    loop {
        for event in events.0.drain(..) {
            game.redact(&event, Viewer::Public).iter().for_each(|event| table.hear(event));
        }
        assert_eq!(table, seen(&game.view(&state, Viewer::Public)), "game {number}");
        if step_at_random(game, &mut state, &mut rng, &mut legal, &mut events).is_none() {
            return;
        }
    }
}

#[test]
fn the_open_table_follows_from_the_public_events() {
    for (_, game) in tables() {
        (0..100).for_each(|number| follow_a_game(&game, number));
    }
}
