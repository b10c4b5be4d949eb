//! The laws with decks in which many choose in secret: in the box such cards are rare.

use crate::common::{Invariants, secretive};
use gladsheim_testkit::laws::{self, Budget};

fn check(options: &[(&str, &str)]) {
    let game = secretive(4, options);
    let budget = Budget { longest_game: 4_000, ..Budget::of_tests(3_000) };
    laws::check_closely(&format!("{:?}", game.rules()), &game, &budget, &Invariants(&game), &[]);
}

#[test]
fn laws_hold_where_many_choose_in_secret() {
    check(&[]);
}

#[test]
fn laws_hold_where_many_choose_in_secret_with_the_giants() {
    check(&[("giants", "true"), ("choosing", "first_temple")]);
}
