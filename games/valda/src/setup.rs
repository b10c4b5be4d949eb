//! The table before the first turn (VD-SETUP, VD-RG-SETUP).

use arrayvec::ArrayVec;
use gladsheim_engine::{By, Card, Chance, EventSink, PerSeat, Pile, Seat, SeatSet, Stack};

use crate::event::Event;
use crate::giants::Giants;
use crate::ids::{
    Area, CardSet, CardType, Choosing, Deck, Inhabitant, Phase, Resource, SEATS, Side,
};
use crate::play::Play;
use crate::rules::Valda;
use crate::score;
use crate::state::{Attack, DIVINE, Frame, Roll, Stage, State, Turn};
use crate::view::Uses;

/// A turn of which nothing is used up.
pub(crate) const fn fresh_turn(round: u8, active: Seat) -> Turn {
    Turn {
        round,
        taken: 0,
        active,
        phase: Phase::Resource,
        actions: 0,
        builds: 0,
        built: 0,
        sources: 0,
        moves: 0,
        last: None,
        cancelled: false,
        attackers: [Seat::wrapping(0); SEATS - 1],
        slot: 0,
        made: 0,
        uses: Uses::NONE,
        rerolls: 0,
        die_turns: 0,
    }
}

/// The table with all cards in their decks and nothing dealt (VD-SETUP-3 to VD-SETUP-5).
pub(crate) fn laid_out(game: &Valda, chance: Chance) -> State {
    let mut state = State {
        hands: PerSeat::default(),
        known: PerSeat::default(),
        decks: By::default(),
        under: By::default(),
        piles: By::default(),
        open: CardSet::EMPTY,
        table: CardSet::EMPTY,
        removed: CardSet::EMPTY,
        sealed: CardSet::EMPTY,
        played: CardSet::EMPTY,
        recycled: CardSet::EMPTY,
        mixed: CardSet::EMPTY,
        divine: By::default(),
        inhabitants: By::default(),
        sites: By::default(),
        villages: PerSeat::default(),
        bank: By::new(game.content.board.bank),
        turn: fresh_turn(1, Seat::wrapping(0)),
        attack: Attack::NONE,
        roll: Roll::NONE,
        stack: Stack::new(),
        asked: SeatSet::EMPTY,
        first: Seat::wrapping(0),
        left: SeatSet::EMPTY,
        winners: SeatSet::EMPTY,
        chance,
        giants: Giants::default(),
    };
    for deck in Deck::ALL.into_iter().filter(|deck| deck.home().is_none()) {
        for kind in CardType::ALL {
            let side = game.side_of(kind);
            state.decks[side] = state.decks[side].or(&game.deck(deck).and(game.all(kind)));
        }
    }
    if !game.has_giants() {
        // Runes exist only with the giants, and without them every god is at home.
        state.bank[Resource::Rune] = 0;
        for area in Area::ALL {
            state.inhabitants[area] = Some(Inhabitant::God);
            lay_divine_deck(game, &mut state, area, Inhabitant::God);
        }
    }
    state
}

/// Lays the deck of an inhabitant into an area; the cards of the other one are out of the game.
pub(crate) fn lay_divine_deck(game: &Valda, state: &mut State, area: Area, who: Inhabitant) {
    let (own, other) = (Deck::of(area, who), Deck::of(area, who.other()));
    game.deck(own).iter().for_each(|card| state.divine[area].push(card));
    state.removed = state.removed.or(game.deck(other));
}

/// Deals for the first turn, in the order of VD-SETUP-8 and VD-RG-SETUP-6 (VD-RG-GVG-1).
pub(crate) fn start(game: &Valda, chance: Chance, events: &mut impl EventSink<Valda>) -> State {
    let mut state = laid_out(game, chance);
    state.first = start_player(game, &mut state, events);
    let mut play = game.play(&mut state, events);
    match game.rules.giants {
        Some(Choosing::Draft) => play.begin_draft(),
        Some(Choosing::Random) => {
            for area in Area::ALL {
                let who = Inhabitant::at(play.s.chance.below(2));
                play.settle_area(None, area, who);
            }
            play.deal();
        }
        Some(Choosing::FirstTemple) | None => play.deal(),
    }
    play.settle();
    state
}

impl<E: EventSink<Valda>> Play<'_, E> {
    /// Shuffles, deals and begins the first round.
    pub(crate) fn deal(&mut self) {
        let (game, s) = (self.game, &mut *self.s);
        s.turn = fresh_turn(1, s.first);
        for area in Area::ALL {
            shuffle(s, area);
        }
        let board = &game.content.board;
        let by_players = board.start.get(usize::from(game.rules.players) - 2);
        for (taken, stock) in (0..game.rules.players).zip(by_players.into_iter().flatten()) {
            let seat = score::in_turn(game, s, 1, taken);
            let village = &mut s.villages[seat];
            village.mines = board.start_mines;
            village.drills = board.start_drills;
            let stock = if game.has_giants() { &board.giants_start } else { stock };
            for (resource, n) in Resource::BASIC.into_iter().zip(*stock) {
                village.stock[resource] = n;
                s.bank[resource] -= n;
            }
        }
        let hand: &[(Side, u8)] = if game.has_giants() {
            &[(Side::A, board.giants_hand), (Side::B, board.giants_hand)]
        } else {
            &[(Side::A, board.hand)]
        };
        for taken in 0..game.rules.players {
            let seat = score::in_turn(game, self.s, 1, taken);
            for (side, cards) in hand {
                for _ in 0..*cards {
                    if let Some(card) = self.take_main(*side) {
                        self.s.hands[seat].insert(card);
                    }
                }
            }
        }
        if game.rules.giants == Some(Choosing::Draft) {
            for seat in Seat::all(self.seats()) {
                let hand = self.s.hands[seat];
                self.events
                    .emit(self.s, || Event::FirstHand { seat, cards: Some(game.kinds(&hand)) });
            }
        }
        self.s.stack = Stack::new();
        self.push(Frame::Stage(Stage::Begin));
        self.begin_round();
    }
}

/// Shuffles a divine deck.
pub(crate) fn shuffle(state: &mut State, area: Area) {
    let cards: CardSet = state.divine[area].as_slice().iter().copied().collect();
    let mut rest: ArrayVec<Card, DIVINE> = cards.iter().collect();
    let mut deck = Pile::default();
    while !rest.is_empty() {
        let place = state.chance.below(rest.len() as u32);
        if let Some(card) = rest.pop_at(place as usize) {
            deck.push(card);
        }
    }
    state.divine[area] = deck;
}

/// Who begins: the first seat if the host wants it so, or else by lot (VD-SETUP-2), which in the
/// turnaround is the highest roll, ties rolling again (VD-VAR-1, VD-RG-SETUP-5); where the host has
/// chosen, nobody rolls in the turnaround either (VD-VAR-5).
fn start_player(game: &Valda, state: &mut State, events: &mut impl EventSink<Valda>) -> Seat {
    let seats = usize::from(game.rules.players);
    if game.rules.first_seat_starts {
        return Seat::wrapping(0);
    }
    if !game.rules.turnaround {
        return Seat::wrapping(state.chance.below(seats as u32) as usize);
    }
    let mut rolling = SeatSet::first(seats);
    while rolling.len() > 1 {
        let rolls: ArrayVec<(Seat, u8), SEATS> =
            rolling.iter().map(|seat| (seat, state.chance.below(6) as u8 + 1)).collect();
        let best = rolls.iter().map(|(_, roll)| *roll).max();
        let ahead = rolls.iter().filter(|(_, roll)| Some(*roll) == best);
        rolling = ahead.map(|(seat, _)| *seat).collect();
        events.emit(state, || Event::StartRoll { rolls });
    }
    rolling.lowest().unwrap_or(Seat::wrapping(0))
}
