//! How many lines of play there are: any change to the rules shows here.

mod common;

use common::{golden, tables, title};
use gladsheim_testkit::{is_soak, midgame, perft};

#[test]
fn lines_of_play_from_the_start() {
    for (name, game) in tables() {
        let file = golden(&format!("{name}-start.perft"));
        perft::compare_from_start(file, &title(&name), &game, 4);
    }
}

#[test]
fn lines_of_play_from_the_middle() {
    for (name, game) in tables() {
        let file = golden(&format!("{name}-middle.perft"));
        perft::compare_after(90, file, &title(&name), &game, 4);
    }
}

/// The same counts, found without legal lists: by trying every id.
#[test]
fn lines_of_play_are_what_applies() {
    let depth = if is_soak() { 3 } else { 2 };
    for (name, game) in tables() {
        let state = midgame(&game, 40);
        let lines = perft::count(&game, &state, depth);
        assert_eq!(lines, perft::count_by_trying(&game, &state, depth), "{name}");
    }
}
