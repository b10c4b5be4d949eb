//! How a state was reached, so that a broken law can be seen again.

use std::cell::Cell;
use std::fmt;

use gladsheim_engine::{ActionId, Chance, Game, Recorder, Seat, Seed};

/// One thing that was done on the way to a state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mark {
    Act(Seat, ActionId),
    Leave(Seat),
    /// From here on it is a clone that is played, for the reason given.
    Branch(&'static str),
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, id) => write!(f, "{seat}:{}", id.0),
            Self::Leave(seat) => write!(f, "{seat}:leave"),
            Self::Branch(why) => write!(f, "| {why}:"),
        }
    }
}

/// The game being played and its moves so far.
///
/// It says so when it is dropped in a panic, so that a panic inside the game can be found as well.
#[derive(Debug)]
pub(super) struct Trace {
    /// The check's seed and the game's number in it.
    pub(super) seed: u64,
    pub(super) index: u64,
    /// The number that the game's chance comes from.
    pub(super) number: u64,
    pub(super) marks: Vec<Mark>,
    /// Whether the message of the panic says it all already.
    pub(super) told: Cell<bool>,
}

impl Trace {
    pub(super) fn new(seed: u64) -> Self {
        Self { seed, index: 0, number: 0, marks: Vec::new(), told: Cell::new(false) }
    }
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps = self.marks.iter().filter(|mark| !matches!(mark, Mark::Branch(_))).count();
        writeln!(f, "  step {steps} of game {} of seed {}", self.index, self.seed)?;
        write!(f, "  laws::replay(&game, {}, \"", self.number)?;
        for (index, mark) in self.marks.iter().enumerate() {
            write!(f, "{}{mark}", if index == 0 { "" } else { " " })?;
        }
        writeln!(f, "\")")?;
        let Self { seed, index, .. } = self;
        write!(f, "  or Budget {{ seed: {seed}, first_game: {index}, decisions: 1, ..budget }}")
    }
}

impl Drop for Trace {
    #[allow(clippy::print_stderr)] // there is no other way out of a panic in a game
    fn drop(&mut self) {
        if std::thread::panicking() && !self.told.get() {
            eprintln!("while checking the laws at\n{self}");
        }
    }
}

/// The chance of the game with this number: both kinds of streams take turns.
pub(super) fn chance(number: u64) -> Chance {
    if number.is_multiple_of(2) {
        Chance::fast(number)
    } else {
        Chance::sealed(&Seed::from_number(number))
    }
}

/// Plays the moves from the message of a broken law and gives the state they lead to, with all
/// events on the way.
///
/// Moves are `seat:id` or `seat:leave`; what stands after a `|` happened in a clone, and is left
/// out.
///
/// # Panics
/// If the text is not such a list, or the game refuses one of the moves.
pub fn replay<G: Game>(game: &G, number: u64, moves: &str) -> (G::State, Vec<G::Event>) {
    let mut events = Recorder::new();
    let mut state = game.start(chance(number), &mut events);
    for word in moves.split_whitespace().take_while(|word| *word != "|") {
        let Some((seat, what)) = word.split_once(':') else { panic!("{word} is no move") };
        let Some(seat) = seat.parse().ok().and_then(Seat::new) else {
            panic!("{word}: which seat?")
        };
        let result = if what == "leave" {
            game.leave(&mut state, seat, &mut events)
        } else {
            let id = what.parse().ok().map(ActionId);
            let Some(action) = id.and_then(|id| game.decode(id)) else {
                panic!("{word}: no such id")
            };
            game.apply(&mut state, seat, action, &mut events)
        };
        if let Err(refusal) = result {
            panic!("{word} is refused: {refusal}");
        }
    }
    (state, events.0)
}
