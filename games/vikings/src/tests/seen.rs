//! Imagined worlds never contradict what a viewer has seen in a draft, read off the events alone.

use gladsheim_engine::{
    Actions, Card, Chance, EventSink, FastRng, Film, Game, Seat, SeatSet, Viewer,
};

use super::tables;
use crate::draft;
use crate::event::Event;
use crate::ids::Clan;
use crate::imagine::imagine;
use crate::rules::Vikings;
use crate::sets::CardSet;
use crate::state::State;

/// What a viewer remembers of one packet: what it passed on, and who has had it since.
#[derive(Clone, Default, Debug)]
struct Memory {
    packet: usize,
    cards: CardSet,
    takers: SeatSet,
    /// Whether the enemy, or nobody, had it since and cards were discarded from it.
    discards: usize,
    /// Whether the packet still goes round.
    goes_round: bool,
}

/// Writes down what one viewer sees, from redacted events.
struct Diary<'g> {
    game: &'g Vikings,
    viewer: Seat,
    memories: Vec<Memory>,
    packet: CardSet,
    pick: Option<Card>,
    public: CardSet,
}

impl Diary<'_> {
    fn hear(&mut self, event: &Event, s: &State) {
        let Some(event) = event.redacted(Viewer::Seat(self.viewer)) else { return };
        match event {
            Event::Era { packets, .. } => {
                self.memories.clear();
                self.public = CardSet::EMPTY;
                self.packet = own(&packets, self.viewer);
            }
            Event::Picked { seat, card } if seat == self.viewer => self.pick = card,
            Event::Passed { packets, .. } => self.pass(&own(&packets, self.viewer), s),
            Event::Buried { clan } => {
                let places = draft::places(self.game);
                let place = (0..places).find(|at| draft::sitting_at(self.game, *at) == clan);
                let packet = draft::packet_at(self.game, s, place.unwrap());
                for memory in &mut self.memories {
                    if memory.packet == packet && memory.goes_round {
                        memory.discards += 1;
                    }
                }
            }
            Event::Drafted => {
                for place in 0..draft::places(self.game) {
                    self.took(draft::packet_at(self.game, s, place), place);
                }
                self.memories.iter_mut().for_each(|memory| memory.goes_round = false);
            }
            Event::Played { card, .. }
            | Event::PlayedToSlay { card, .. }
            | Event::Invader { card }
            | Event::Discarded { card, .. } => self.public.insert(card),
            Event::Revealed { cards } => {
                cards.iter().for_each(|(_, card)| self.public.insert(*card));
            }
            _ => {}
        }
    }

    fn pass(&mut self, received: &CardSet, s: &State) {
        // Where everything lay before it was passed.
        let mut before = *s;
        before.turn.passes -= 1;
        for place in 0..draft::places(self.game) {
            let packet = draft::packet_at(self.game, &before, place);
            if draft::sitting_at(self.game, place) == Clan::of(self.viewer) {
                let mut cards = self.packet;
                cards.remove(self.pick.take().unwrap());
                let takers = SeatSet::EMPTY;
                self.memories.push(Memory { packet, cards, takers, discards: 0, goes_round: true });
            } else {
                self.took(packet, place);
            }
        }
        // A packet that has come back shows what is gone.
        let here = draft::packet_of(self.game, s, self.viewer);
        for memory in &mut self.memories {
            if memory.packet == here && memory.goes_round {
                memory.goes_round = false;
                memory.cards = memory.cards.without(received);
            }
        }
        self.packet = *received;
    }

    /// Whoever sits at a place took a card of a packet.
    fn took(&mut self, packet: usize, place: usize) {
        let Some(seat) = draft::sitting_at(self.game, place).seat() else { return };
        for memory in &mut self.memories {
            if memory.packet == packet && memory.goes_round && seat != self.viewer {
                memory.takers.insert(seat);
            }
        }
    }

    /// Whether a world agrees with all memories.
    fn agrees(&self, world: &State) -> Result<(), String> {
        for memory in &self.memories {
            let packet =
                if memory.goes_round { world.packets[memory.packet] } else { CardSet::EMPTY };
            let mut left = memory.cards.without(&packet);
            let public = left.and(&self.public);
            left = left.without(&self.public);
            let mut takers = 0;
            for taker in memory.takers.iter() {
                let row: CardSet =
                    world.clans[Clan::of(taker)].row.as_slice().iter().copied().collect();
                let held = world.hands[taker].or(&row).and(&left);
                if held.len() > 1 {
                    return Err(format!("{taker} took {held:?} of {memory:?}"));
                }
                takers += held.len();
                left = left.without(&held);
            }
            let buried = left.and(&world.buried);
            let accounted = takers + public.len() + buried.len();
            if !left.without(&buried).is_empty()
                || accounted != memory.takers.len() + memory.discards
            {
                return Err(format!("{left:?} of {memory:?} are nowhere; {}", self.viewer));
            }
        }
        Ok(())
    }
}

fn own(packets: &[(Seat, Option<crate::event::Cards>)], viewer: Seat) -> CardSet {
    let packet = packets.iter().find(|(seat, _)| *seat == viewer);
    packet.and_then(|(_, cards)| cards.as_ref()).into_iter().flatten().copied().collect()
}

fn follow(game: &Vikings, number: u64) -> usize {
    let mut rng = FastRng::nth(11, number);
    let mut film = Film::new();
    let mut state = game.start(Chance::fast(rng.next_u64()), &mut film);
    let diary = |viewer| Diary {
        game,
        viewer,
        memories: Vec::new(),
        packet: CardSet::EMPTY,
        pick: None,
        public: CardSet::EMPTY,
    };
    let mut diaries: Vec<Diary<'_>> = Seat::all(game.seats()).map(diary).collect();
    let (mut legal, mut looked) = (Actions::new(), 0);
    loop {
        for (event, at) in film.0.drain(..) {
            diaries.iter_mut().for_each(|diary| diary.hear(&event, &at));
        }
        // Where the deck ran out in the middle of an era, buried cards are no longer buried.
        if !state.knowledge.is_stirred {
            for diary in &diaries {
                let world = imagine(game, &state, Viewer::Seat(diary.viewer), &mut rng);
                diary.agrees(&state).unwrap();
                diary.agrees(&world).unwrap();
                looked += usize::from(!diary.memories.is_empty());
            }
        }
        let Some(seat) = game.waiting(&state).lowest() else { return looked };
        game.legal(&state, seat, &mut legal);
        let action = *rng.pick(&legal).unwrap();
        step(game, &mut state, seat, action, &mut film);
    }
}

fn step(
    game: &Vikings,
    state: &mut State,
    seat: Seat,
    action: crate::action::Action,
    events: &mut impl EventSink<Vikings>,
) {
    game.step(state, seat, action, events);
}

#[test]
fn imagined_worlds_agree_with_all_that_was_seen_in_drafts() {
    for (name, game) in tables(2..=4) {
        let looked: usize = (0..60).map(|number| follow(&game, number)).sum();
        assert!(looked > 5_000, "{name}: {looked}");
    }
}
