//! Everything that every game is tested for.

use gladsheim_flyting::{Flyting, State};
use gladsheim_testkit::laws::{Invariant, require};
use gladsheim_testkit::{Suite, suite};

/// The suite of this game; what it does not say is as in small games.
struct Whole;

impl Suite for Whole {
    type Game = Flyting;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");

    const LONGEST_GAME: usize = 200;

    const LONGEST_STRING: u32 = 600;

    const WORDS: &'static [&'static str] = &[
        "0", "1", "2", "5", "9", "toast", "riddle", "taunt", "silent", "recite", "floor", "keep",
        "over",
    ];

    fn invariant(game: &Flyting) -> impl Invariant<State> {
        let all = game.content().pile();
        move |state: &State| {
            let found = state.all_verses();
            require(found == all, || format!("there are {found:?}"))
        }
    }
}

suite!(Whole);
