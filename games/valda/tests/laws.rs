//! The laws that every game obeys, at every table of Valda.
//!
//! `GLADSHEIM_SOAK=1` plays a million decisions at each table instead of a few thousand.

mod common;

use common::{Invariants, is_soak, table, tables, variant};
use std::collections::BTreeMap;

use gladsheim_engine::{FastRng, Files, Setup, Title};
use gladsheim_testkit::bytes;
use gladsheim_testkit::laws::{self, Budget, Law};
use gladsheim_valda::Valda;

/// No game has been seen to take a quarter of this.
const LONGEST_GAME: usize = 4_000;

#[allow(clippy::print_stdout)] // whoever soaks wants to see what was looked at
fn check(game: &Valda, secretive: bool) {
    let budget = if is_soak() { Budget::soak(1_000_000) } else { Budget::new(3_000) };
    let budget = Budget { longest_game: LONGEST_GAME, ..budget };
    let report = laws::check(game, &budget, &Invariants(game));
    // In the box, a single card of Loki's makes several players choose in secret; the deck of
    // `laws_hold_where_many_choose_in_secret` is full of such cards.
    let rare = |law: &Law| *law == Law::Commute && !secretive;
    let missed: Vec<Law> =
        report.never_checked().iter().copied().filter(|law| !rare(law)).collect();
    assert_eq!(missed, [], "{report}");
    assert!(report.decisions >= budget.decisions, "{report}");
    assert!(report.worlds > report.decisions / 8, "{report}");
    assert!(report.unlike_worlds > report.worlds / 2, "{report}");
    assert!(report.full_comparisons > report.comparisons / 4, "{report}");
    if is_soak() {
        println!("{:?}\n{report}", game.rules());
    }
}

macro_rules! laws_hold {
    ($($test:ident: $table:expr;)+) => {$(
        #[test]
        fn $test() {
            check(&$table, stringify!($test).contains("secret"));
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
    laws_hold_where_many_choose_in_secret: secretive(4);
}

/// A table with an edited deck: the commonest attack goes against all opponents, and the commonest
/// action makes all of them discard.
fn secretive(players: u8) -> Valda {
    let edits = [
        ("\"lose(target,follower,1)\"", "\"ALL{lose(target,follower,1)}\""),
        ("\"gain(gold,2)\"", "\"discard(each_opponent,2)\""),
        ("\"gain(diamond,2)\"", "\"discard(each_opponent,1);draw(base,2,closed)\""),
    ];
    let mut files = Files::own(Valda::content());
    for (name, text) in Valda::content() {
        let edited =
            edits.iter().fold((*text).to_owned(), |text, (from, to)| text.replace(from, to));
        files.replace(name, edited.as_bytes()).expect("a file of the game");
    }
    let content = Valda::read(&files).expect("the edited deck can be played");
    let setup = Setup { players, options: BTreeMap::new() };
    Valda::build(&setup, &content).expect("a table with an edited deck")
}

/// Decisions for the laws beside those of the rules.
const FEW: u64 = 1_000;

#[test]
fn words_are_distinct_and_leak_nothing() {
    for (name, game) in tables() {
        let report = laws::wording(&game, &Budget::new(FEW));
        assert_eq!(report.never_checked(), [], "{name}: {report}");
    }
}

#[test]
fn every_position_can_be_described_and_arranged_again() {
    for (name, game) in tables() {
        let report = laws::arranging(&game, &Budget::new(FEW), &Invariants(&game));
        assert_eq!(report.never_checked(), [], "{name}: {report}");
    }
}

#[test]
fn every_judgement_is_a_number() {
    for (name, game) in tables() {
        let report = laws::judging(&game, &Budget::new(FEW));
        assert_eq!(report.never_checked(), [], "{name}: {report}");
    }
}

#[test]
fn no_bytes_make_the_rules_panic() {
    let strings = if is_soak() { 20_000 } else { 200 };
    for (name, game) in tables() {
        let played = (0..strings)
            .map(|index| bytes::play(&game, &bytes::any(&mut FastRng::nth(1, index), 9_000)));
        let over = played.filter(|played| played.over).count();
        assert!(over > 10, "{name}: {over} games came to an end");
    }
}
