//! The table before the first turn (section 4).

use arrayvec::ArrayVec;
use gladsheim_engine::{By, Chance, EventSink, PerSeat, Seat, SeatSet, Stack};

use crate::cardset::CardSet;
use crate::event::Event;
use crate::ids::{Area, Inhabitant, Kind, Phase, Resource, SEATS, Side};
use crate::pile::Pile;
use crate::rules::Valda;
use crate::score;
use crate::state::{Attack, Frame, Roll, Stage, State, Turn};
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
        next_source: 0,
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

/// The table with all cards in their decks and nothing dealt.
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
        inhabitants: By::new([Some(Inhabitant::God); 7]),
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
    };
    // Runes exist only with the giants.
    state.bank[Resource::Rune] = 0;
    for (number, row) in game.content.cards.iter().enumerate() {
        let cards = *game.copies(Kind(number as u8));
        match row.deck.home() {
            None => state.decks[Side::A] = state.decks[Side::A].or(&cards),
            Some((area, _)) => cards.iter().for_each(|card| state.divine[area].push(card)),
        }
    }
    state
}

/// Deals for the first turn, in the order of VD-SETUP-8.
pub(crate) fn start(game: &Valda, chance: Chance, events: &mut impl EventSink<Event>) -> State {
    let mut state = laid_out(game, chance);
    state.first = start_player(game, &mut state.chance, events);
    state.turn.active = state.first;
    for area in Area::ALL {
        shuffle(&mut state, area);
    }
    let board = &game.content.board;
    let by_players = board.start.get(usize::from(game.rules.players) - 2);
    for (taken, stock) in (0..game.rules.players).zip(by_players.into_iter().flatten()) {
        let seat = score::in_turn(game, &state, 1, taken);
        let village = &mut state.villages[seat];
        village.mines = board.start_mines;
        village.drills = board.start_drills;
        for (resource, n) in Resource::BASIC.into_iter().zip(*stock) {
            village.stock[resource] = n;
            state.bank[resource] -= n;
        }
    }
    for taken in 0..game.rules.players {
        let seat = score::in_turn(game, &state, 1, taken);
        for _ in 0..board.hand {
            let mut silent = gladsheim_engine::Silent;
            let mut play = game.play(&mut state, &mut silent);
            if let Some(card) = play.take_main(Side::A) {
                play.s.hands[seat].insert(card);
            }
        }
    }
    // Cannot fail: the stack is empty.
    let _ = state.stack.push(Frame::Stage(Stage::Begin));
    let mut play = game.play(&mut state, events);
    play.begin_round();
    play.settle();
    state
}

/// Shuffles a divine deck.
fn shuffle(state: &mut State, area: Area) {
    let mut rest: CardSet = state.divine[area].cards().iter().copied().collect();
    let mut deck = Pile::default();
    while !rest.is_empty() {
        let place = state.chance.below(rest.len() as u32);
        if let Some(card) = rest.nth(place as usize) {
            rest.remove(card);
            deck.push(card);
        }
    }
    state.divine[area] = deck;
}

/// Who begins: the first seat if the host wants it so, or else by lot (VD-SETUP-2), which in the
/// turnaround is the highest roll, ties rolling again (VD-VAR-1).
fn start_player(game: &Valda, chance: &mut Chance, events: &mut impl EventSink<Event>) -> Seat {
    let seats = usize::from(game.rules.players);
    if game.rules.first_seat_starts {
        return Seat::wrapping(0);
    }
    if !game.rules.turnaround {
        return Seat::wrapping(chance.below(seats as u32) as usize);
    }
    let mut rolling = SeatSet::first(seats);
    while rolling.len() > 1 {
        let rolls: ArrayVec<(Seat, u8), SEATS> =
            rolling.iter().map(|seat| (seat, chance.below(6) as u8 + 1)).collect();
        let best = rolls.iter().map(|(_, roll)| *roll).max();
        let ahead = rolls.iter().filter(|(_, roll)| Some(*roll) == best);
        rolling = ahead.map(|(seat, _)| *seat).collect();
        events.emit(|| Event::StartRoll { rolls });
    }
    rolling.lowest().unwrap_or(Seat::wrapping(0))
}
