//! Games small enough to know the truth about.
//!
//! The example cannot stand in for them: nobody knows what is best in it, or how often whom it lets
//! win. Tests that do not need to know use the example.
#![allow(dead_code, unreachable_pub)] // each test binary uses the games it needs

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::Range;

use gladsheim_bots::{Bot, Vantage};
use gladsheim_engine::{
    ActionId, Actions, Chance, EventSink, FastRng, Game, Illegal, Judge, MAX_SEATS, Moment,
    PerSeat, Seat, SeatSet, Sheet, Standings, Tally, Viewer,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// What differs from one to the other; [`Solved`] makes a game of it.
pub trait Rules: Send + Sync + Sized + 'static {
    type Board: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    const SEATS: usize;
    fn deal(&self, chance: &mut Chance) -> Self::Board;
    fn asked(&self, board: &Self::Board) -> SeatSet;
    fn moves(&self, board: &Self::Board, seat: Seat) -> Range<u16>;
    fn play(&self, board: &mut Self::Board, seat: Seat, pick: u16, chance: &mut Chance);
    fn ranks(&self, board: &Self::Board) -> Option<[u8; 2]>;
    /// The board with everything the viewer may not see set to the same value.
    fn hide(&self, board: &Self::Board, viewer: Viewer) -> Self::Board;
    /// Draws what was hidden anew.
    fn redraw(&self, board: &mut Self::Board, viewer: Viewer, rng: &mut FastRng);
    fn unseal(&self, _table: &mut Self::Board) {}
    /// What each seat can hope for, where the game is too long to be played out.
    fn hopes(&self, _table: &Self::Board) -> Option<[f32; 2]> {
        None
    }
}

#[derive(Debug)]
pub struct Solved<R>(pub R);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State<T> {
    pub board: T,
    pub chance: Chance,
}

impl<R: Rules> Game for Solved<R> {
    type State = State<R::Board>;
    type Action = u16;
    type Event = ();
    type View = R::Board;

    fn seats(&self) -> usize {
        R::SEATS
    }
    fn start(&self, mut chance: Chance, _events: &mut impl EventSink<Self>) -> Self::State {
        State { board: self.0.deal(&mut chance), chance }
    }
    fn waiting(&self, state: &Self::State) -> SeatSet {
        self.0.asked(&state.board)
    }
    fn awaited(&self, state: &Self::State, _viewer: Viewer) -> SeatSet {
        self.waiting(state)
    }
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Actions<u16>) {
        out.clear();
        if self.waiting(state).contains(seat) {
            out.extend(self.0.moves(&state.board, seat));
        }
    }
    fn step(&self, state: &mut Self::State, seat: Seat, pick: u16, _: &mut impl EventSink<Self>) {
        self.0.play(&mut state.board, seat, pick, &mut state.chance);
    }
    fn refusal(&self, _state: &Self::State, _seat: Seat, _action: u16) -> Illegal {
        Illegal::NotAsked
    }
    fn leave(
        &self,
        _state: &mut Self::State,
        _seat: Seat,
        _events: &mut impl EventSink<Self>,
    ) -> Result<(), Illegal> {
        Err(Illegal::Over)
    }
    fn timeout(&self, state: &Self::State, seat: Seat) -> Option<u16> {
        self.0.moves(&state.board, seat).next()
    }
    fn view(&self, state: &Self::State, viewer: Viewer) -> R::Board {
        self.0.hide(&state.board, viewer)
    }
    fn redact(&self, _event: &(), _viewer: Viewer) -> Option<()> {
        None
    }
    fn reveals(&self, _event: &(), _viewer: Viewer) -> bool {
        false
    }
    fn imagine(&self, state: &Self::State, viewer: Viewer, rng: &mut FastRng) -> Self::State {
        // From the view alone: what is hidden cannot get through.
        let mut board = self.0.hide(&state.board, viewer);
        self.0.redraw(&mut board, viewer, rng);
        State { board, chance: Chance::fast(rng.next_u64()) }
    }
    fn unseal(&self, state: &mut Self::State) {
        self.0.unseal(&mut state.board);
    }
    fn actions(&self) -> u16 {
        256
    }
    fn encode(&self, action: u16) -> ActionId {
        ActionId(action)
    }
    fn decode(&self, id: ActionId) -> Option<u16> {
        (id.0 < 256).then_some(id.0)
    }
    fn standings(&self, state: &Self::State) -> Option<Standings> {
        self.0.ranks(&state.board).map(Standings::from_ranks)
    }
    fn first_seat(&self, _start: &Self::State) -> Seat {
        Seat::wrapping(1)
    }
    fn round(&self, _state: &Self::State) -> u16 {
        1
    }
    fn chance<'s>(&self, state: &'s mut Self::State) -> &'s mut Chance {
        &mut state.chance
    }
}

impl<R: Rules> Tally for Solved<R> {
    /// Counts the decisions, the winners' numbers, and what was picked.
    fn tally(&self, moment: Moment<'_, Self>, sheet: &mut Sheet) {
        match moment {
            Moment::Decides(_, seat, pick) => {
                sheet.count("decisions", 1);
                sheet.cover("pick", &format!("{seat}: {pick}"));
            }
            Moment::Happened(()) => sheet.count("events", 1),
            Moment::Ended(state) => {
                let standings = self.standings(state).expect("the game is over");
                let winners = standings.winners().map(|seat| seat.index() as u64);
                sheet.count("winner", winners.sum());
            }
        }
    }

    fn expectations(&self, sheet: &mut Sheet) {
        sheet.expect("pick", "9: 9");
    }
}

impl<R: Rules> Judge for Solved<R> {
    /// A rule of thumb that is good nowhere: high numbers first, but from 200 on they do harm.
    fn rate(&self, _view: &R::Board, _seat: Seat, action: u16, _rng: &mut FastRng) -> f32 {
        if action < 200 { f32::from(action) } else { -f32::from(action) }
    }

    fn prospects(&self, state: &Self::State) -> Option<PerSeat<f32, MAX_SEATS>> {
        let mut prospects = PerSeat::default();
        for (seat, hope) in Seat::all(2).zip(self.0.hopes(&state.board)?) {
            prospects[seat] = hope;
        }
        Some(prospects)
    }
}

/// What a bot answers for `seat` in `state`.
pub fn answer<G: Game>(game: &G, state: &G::State, seat: Seat, bot: &mut impl Bot<G>) -> G::Action {
    let mut legal = Actions::new();
    game.legal(state, seat, &mut legal);
    bot.choose(&Vantage::new(game, state, seat), &legal).expect("somebody who is asked can answer")
}

/// The first state, for games whose deal does not matter.
pub fn opening<R: Rules>(game: &Solved<R>) -> State<R::Board> {
    game.start(Chance::fast(1), &mut gladsheim_engine::Silent)
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("these games have few seats")
}

/// Both seats secretly pick a line; chance decides, with the odds of that cell for seat 0.
#[derive(Debug)]
pub struct Matrix<const N: usize>(pub [[u32; N]; N]);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Sealed {
    pub answers: [Option<u16>; 2],
    winner: Option<u8>,
}

impl<const N: usize> Rules for Matrix<N> {
    type Board = Sealed;
    const SEATS: usize = 2;
    fn deal(&self, _chance: &mut Chance) -> Sealed {
        Sealed { answers: [None; 2], winner: None }
    }
    fn asked(&self, board: &Sealed) -> SeatSet {
        let open = |seat: &Seat| board.answers[seat.index()].is_none();
        Seat::all(2).filter(open).collect()
    }
    fn moves(&self, _table: &Sealed, _seat: Seat) -> Range<u16> {
        0..N as u16
    }
    fn play(&self, board: &mut Sealed, seat: Seat, pick: u16, chance: &mut Chance) {
        board.answers[seat.index()] = Some(pick);
        if let [Some(row), Some(column)] = board.answers {
            let odds = self.0[usize::from(row)][usize::from(column)];
            board.winner = Some(u8::from(chance.below(100) >= odds));
        }
    }
    fn ranks(&self, board: &Sealed) -> Option<[u8; 2]> {
        Some(if board.winner? == 0 { [1, 2] } else { [2, 1] })
    }
    fn hide(&self, board: &Sealed, viewer: Viewer) -> Sealed {
        let mut seen = *board;
        if board.winner.is_none() {
            for seat in Seat::all(2).filter(|seat| !viewer.is(*seat)) {
                // That somebody has answered is seen, and what was answered is not.
                seen.answers[seat.index()] = board.answers[seat.index()].map(|_| 0);
            }
        }
        seen
    }
    fn redraw(&self, board: &mut Sealed, viewer: Viewer, rng: &mut FastRng) {
        for seat in Seat::all(2).filter(|seat| !viewer.is(*seat)) {
            let answer = &mut board.answers[seat.index()];
            *answer = answer.map(|_| rng.below(N as u32) as u16);
        }
    }
    fn unseal(&self, board: &mut Sealed) {
        if board.winner.is_none() {
            board.answers = [None; 2];
        }
    }
}

/// Take one to three; whoever takes the last one wins.
#[derive(Debug)]
pub struct Nim(pub u8);

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Heap {
    pub left: u8,
    pub turn: u8,
}

impl Rules for Nim {
    type Board = Heap;
    const SEATS: usize = 2;
    fn deal(&self, _chance: &mut Chance) -> Heap {
        Heap { left: self.0, turn: 0 }
    }
    fn asked(&self, board: &Heap) -> SeatSet {
        if board.left == 0 { SeatSet::EMPTY } else { SeatSet::only(seat(board.turn.into())) }
    }
    fn moves(&self, board: &Heap, _seat: Seat) -> Range<u16> {
        1..u16::from(board.left.min(3)) + 1
    }
    fn play(&self, board: &mut Heap, _seat: Seat, pick: u16, _chance: &mut Chance) {
        *board = Heap { left: board.left - pick as u8, turn: 1 - board.turn };
    }
    fn ranks(&self, board: &Heap) -> Option<[u8; 2]> {
        (board.left == 0).then_some(if board.turn == 1 { [1, 2] } else { [2, 1] })
    }
    fn hide(&self, board: &Heap, _viewer: Viewer) -> Heap {
        *board
    }
    fn redraw(&self, _table: &mut Heap, _viewer: Viewer, _rng: &mut FastRng) {}
}

/// A pea lies under one of four cups. Seat 0 saw it; whoever points at it wins, seat 0 first if
/// `knower_first`, and pointing at nothing hands the turn over.
#[derive(Debug)]
pub struct Cups {
    pub knower_first: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Pea {
    pub under: u8,
    turn: u8,
    winner: Option<u8>,
    pointed: u8,
}

impl Rules for Cups {
    type Board = Pea;
    const SEATS: usize = 2;
    fn deal(&self, chance: &mut Chance) -> Pea {
        let turn = u8::from(!self.knower_first);
        Pea { under: chance.below(4) as u8, turn, winner: None, pointed: 0 }
    }
    fn asked(&self, board: &Pea) -> SeatSet {
        if board.winner.is_some() || board.pointed == 2 {
            return SeatSet::EMPTY;
        }
        SeatSet::only(seat(board.turn.into()))
    }
    fn moves(&self, _table: &Pea, _seat: Seat) -> Range<u16> {
        0..4
    }
    fn play(&self, board: &mut Pea, _seat: Seat, pick: u16, _chance: &mut Chance) {
        board.winner = (pick == u16::from(board.under)).then_some(board.turn);
        board.turn = 1 - board.turn;
        board.pointed += 1;
    }
    fn ranks(&self, board: &Pea) -> Option<[u8; 2]> {
        match board.winner {
            Some(0) => Some([1, 2]),
            Some(_) => Some([2, 1]),
            None => (board.pointed == 2).then_some([2, 2]),
        }
    }
    fn hide(&self, board: &Pea, viewer: Viewer) -> Pea {
        let sees = viewer.is(seat(0)) || board.winner.is_some();
        Pea { under: if sees { board.under } else { 0 }, ..*board }
    }
    fn redraw(&self, board: &mut Pea, viewer: Viewer, rng: &mut FastRng) {
        if !viewer.is(seat(0)) {
            board.under = rng.below(4) as u8;
        }
    }
}

/// A long way on which both walk in turn, up to three steps at a time, the lower numbers faster;
/// whoever has come farther after `turns` turns wins.
///
/// With more turns than anybody waits for, it is a game without an end.
#[derive(Debug)]
pub struct Trek {
    pub turns: u16,
    /// Whether the game says in between how it stands.
    pub estimated: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Way {
    turn: u16,
    steps: [u16; 2],
}

impl Rules for Trek {
    type Board = Way;
    const SEATS: usize = 2;
    fn deal(&self, _chance: &mut Chance) -> Way {
        Way { turn: 0, steps: [0; 2] }
    }
    fn asked(&self, board: &Way) -> SeatSet {
        let walker = SeatSet::only(Seat::wrapping(usize::from(board.turn % 2)));
        if board.turn < self.turns { walker } else { SeatSet::EMPTY }
    }
    fn moves(&self, _table: &Way, _seat: Seat) -> Range<u16> {
        0..4
    }
    fn play(&self, board: &mut Way, seat: Seat, pick: u16, _chance: &mut Chance) {
        board.steps[seat.index()] += 3 - pick;
        board.turn += 1;
    }
    fn ranks(&self, board: &Way) -> Option<[u8; 2]> {
        let [one, two] = board.steps;
        let ranks = [1 + u8::from(one < two), 1 + u8::from(two < one)];
        (board.turn == self.turns).then_some(ranks)
    }
    fn hide(&self, board: &Way, _viewer: Viewer) -> Way {
        *board
    }
    fn redraw(&self, _table: &mut Way, _viewer: Viewer, _rng: &mut FastRng) {}
    fn hopes(&self, board: &Way) -> Option<[f32; 2]> {
        let [one, two] = board.steps.map(f32::from);
        let lead = ((one - two) / 20.0).clamp(-0.5, 0.5);
        self.estimated.then_some([0.5 + lead, 0.5 - lead])
    }
}
