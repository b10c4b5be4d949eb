//! The laws that every game obeys, at every table of Valda.
//!
//! `GLADSHEIM_SOAK=1` plays a million decisions at each table instead of a few thousand.

mod common;

use common::{Invariants, secretive, table, tables, variant};

use gladsheim_testkit::laws::{self, Budget, Law};
use gladsheim_testkit::{bytes, is_soak};
use gladsheim_valda::Valda;

/// No game has been seen to take a quarter of this.
const LONGEST_GAME: usize = 4_000;

/// In the box, a single card of Loki's makes several players choose in secret; the deck of
/// `laws_hold_where_many_choose_in_secret` is full of such cards.
const RARE: &[Law] = &[Law::Commute];

fn check(game: &Valda, rare: &[Law]) {
    let budget = Budget { longest_game: LONGEST_GAME, ..Budget::of_tests(3_000) };
    let table = format!("{:?}", game.rules());
    laws::check_closely(&table, game, &budget, &Invariants(game), rare);
}

macro_rules! laws_hold {
    ($($test:ident: $table:expr;)+) => {$(
        #[test]
        fn $test() {
            check(&$table, RARE);
        }
    )+};
}

laws_hold! {
    laws_hold_for_2: table(2);
    laws_hold_for_3: table(3);
    laws_hold_for_4: table(4);
    laws_hold_for_5: table(5);
    laws_hold_in_the_turnaround: variant(3, true, false);
    laws_hold_in_the_race: variant(4, false, true);
    laws_hold_in_the_race_with_the_turnaround: variant(5, true, true);
}

#[test]
fn laws_hold_where_many_choose_in_secret() {
    check(&secretive(4, &[]), &[]);
}

/// Decisions for the laws beside those of the rules.
const FEW: u64 = 1_000;

#[test]
fn words_are_distinct_and_leak_nothing() {
    for (name, game) in tables() {
        laws::wording(&game, &Budget::new(FEW)).insist(&name, &[]);
    }
}

#[test]
fn every_position_can_be_described_and_arranged_again() {
    for (name, game) in tables() {
        laws::arranging(&game, &Budget::new(FEW), &Invariants(&game)).insist(&name, &[]);
    }
}

#[test]
fn every_judgement_is_a_number() {
    for (name, game) in tables() {
        laws::judging(&game, &Budget::new(FEW)).insist(&name, &[]);
    }
}

#[test]
fn no_bytes_make_the_rules_panic() {
    let strings = if is_soak() { 20_000 } else { 200 };
    for (name, game) in tables() {
        let over = bytes::play_any(&game, strings, 9_000);
        assert!(over > 10, "{name}: {over} games came to an end");
    }
}
