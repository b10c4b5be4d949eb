//! Perft and playthroughs. The files themselves are compared by the example's own suite.

use gladsheim_engine::{Chance, Game as _, Seat, Silent};
use gladsheim_testkit::{midgame, perft, playthrough};

use crate::flawed::{Flaw, Flawed, flyting};

#[test]
fn perft_counts_lines_of_play() {
    let game = flyting(2);
    let state = game.start(Chance::fast(3), &mut Silent);
    assert_eq!(perft::count(&game, &state, 0), 1);
    // Silence, or a verse of each kind in the hand.
    let lines = |seat| 1 + state.hands[Seat::wrapping(seat)].kinds().count() as u64;
    assert_eq!(perft::count(&game, &state, 1), lines(0));
    assert_eq!(perft::count(&game, &state, 2), lines(0) * lines(1));
    // Who has the floor boasts, drinks or listens.
    assert_eq!(perft::count(&game, &state, 3), lines(0) * lines(1) * 3);
}

#[test]
fn trying_every_id_finds_what_the_lists_miss() {
    let counts = |flaw| {
        let game = Flawed::new(flaw);
        let state = midgame(&game, 4);
        (perft::count(&game, &state, 3), perft::count_by_trying(&game, &state, 3))
    };
    let (listed, tried) = counts(Flaw::None);
    assert!(listed == tried && listed > 10, "{listed} or {tried}");
    let (listed, tried) = counts(Flaw::UnlistedApplies);
    assert!(listed < tried, "{listed} or {tried}");
}

#[test]
fn the_middle_of_a_game_is_so_many_decisions_from_its_start() {
    let game = flyting(2);
    assert_eq!(midgame(&game, 0), game.start(Chance::fast(0), &mut Silent));
    let later = midgame(&game, 6);
    assert!(later.round > 1 && !game.waiting(&later).is_empty(), "{later:?}");
}

#[test]
#[should_panic(expected = "random games goes on after 10000 decisions")]
fn a_middle_beyond_the_end_is_not_looked_for_for_ever() {
    let _ = midgame(&flyting(2), 10_000);
}

#[test]
fn a_playthrough_is_the_same_each_time_and_another_with_another_chance() {
    let text = |chance| playthrough::text("flyting", &flyting(3), chance, 400);
    assert_eq!(text(5), text(5));
    assert_ne!(text(5), text(6));
}

#[test]
fn a_playthrough_keeps_to_its_lines() {
    let text = playthrough::text("flyting", &flyting(3), 5, 60);
    assert!(text.lines().count() <= 60 && text.ends_with("… and so on\n"), "{text}");
    let whole = playthrough::text("flyting", &flyting(3), 5, 400);
    assert!(whole.lines().count() <= 400 && whole.contains("\nover, ranks"), "{whole}");
}
