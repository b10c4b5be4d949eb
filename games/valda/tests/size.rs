//! How large things may be, and what their bytes are.

mod common;

use common::{golden, table};
use gladsheim_engine::{Chance, Game, Seed, Silent};
use gladsheim_testkit::golden as files;
use gladsheim_valda::{Action, State};

#[test]
fn a_state_is_at_most_1536_bytes_and_an_action_8() {
    assert!(size_of::<State>() <= 1536, "{}", size_of::<State>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

/// Stored hashes are made over these bytes: if they change, so must the rules version.
#[test]
fn the_bytes_of_a_state_are_what_they_were() {
    let game = table(5);
    let fast = game.start(Chance::fast(1), &mut Silent);
    let sealed = game.start(Chance::sealed(&Seed::from_number(1)), &mut Silent);
    let text = format!("{}\n{}", files::encoded(&fast), files::encoded(&sealed));
    files::compare(golden("state.hex"), &text);
}
