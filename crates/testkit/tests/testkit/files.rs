//! Perft and playthroughs of the toy.

use gladsheim_engine::{Chance, Game as _, Silent};
use gladsheim_testkit::{midgame, perft, playthrough};

use crate::toy::{Flaw, Toy};

fn golden_file(name: &str) -> std::path::PathBuf {
    std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name)
}

#[test]
fn perft_counts_lines_of_play() {
    let toy = Toy::sound(2);
    let state = toy.start(Chance::fast(3), &mut Silent);
    assert_eq!(perft::count(&toy, &state, 0), 1);
    let kinds =
        |seat: usize| 1 + state.hands[seat].iter().filter(|count| **count > 0).count() as u64;
    assert_eq!(perft::count(&toy, &state, 1), kinds(0));
    assert_eq!(perft::count(&toy, &state, 2), kinds(0) * kinds(1));
    perft::compare(golden_file("toy.perft"), "toy, 2 seats, chance 3", &toy, &state, 6);
}

#[test]
fn trying_every_id_finds_what_the_lists_miss() {
    let counts = |flaw| {
        let toy = Toy { seats: 3, flaw };
        let state = midgame(&toy, 4);
        (perft::count(&toy, &state, 3), perft::count_by_trying(&toy, &state, 3))
    };
    let (listed, tried) = counts(Flaw::None);
    assert!(listed == tried && listed > 10, "{listed} or {tried}");
    let (listed, tried) = counts(Flaw::UnlistedApplies);
    assert!(listed < tried, "{listed} or {tried}");
}

#[test]
fn the_middle_of_a_game_is_so_many_decisions_from_its_start() {
    let toy = Toy::sound(2);
    assert_eq!(midgame(&toy, 0), toy.start(Chance::fast(0), &mut Silent));
    let later = midgame(&toy, 6);
    assert!(later.round > 1 && !toy.waiting(&later).is_empty(), "{later:?}");
}

#[test]
#[should_panic(expected = "random games goes on after 10000 decisions")]
fn a_middle_beyond_the_end_is_not_looked_for_for_ever() {
    let _ = midgame(&Toy::sound(2), 10_000);
}

#[test]
fn a_playthrough_is_as_it_was() {
    playthrough::compare(golden_file("toy.txt"), "toy, 3 seats", &Toy::sound(3), 5);
}

#[test]
fn a_playthrough_keeps_to_its_lines() {
    let text = playthrough::text("toy", &Toy::sound(3), 5, 60);
    assert!(text.lines().count() <= 60 && text.ends_with("… and so on\n"), "{text}");
    let whole = playthrough::text("toy", &Toy::sound(3), 5, 400);
    assert!(whole.lines().count() <= 400 && whole.contains("\nover, ranks"), "{whole}");
}
