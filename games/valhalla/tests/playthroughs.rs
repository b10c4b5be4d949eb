//! Games written out step by step, to be read in review.

mod common;

use common::{golden, table, title};
use gladsheim_testkit::playthrough;
use gladsheim_valhalla::{Rules, Valhalla};

#[test]
fn two_players() {
    let game = table(2, false);
    playthrough::compare(golden("base-2.txt"), &title(&game), &game, 1);
}

#[test]
fn four_players() {
    let game = table(4, false);
    playthrough::compare(golden("base-4.txt"), &title(&game), &game, 2);
}

#[test]
fn five_at_the_golden_throne_with_forfeits() {
    let rules = Rules { players: 5, golden_throne: true, forfeits: true };
    let game = Valhalla::new(rules).expect("a table of the box");
    let title = format!("{}, forfeits", title(&game));
    playthrough::compare(golden("throne-5.txt"), &title, &game, 3);
}
