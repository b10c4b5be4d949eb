//! The laws that every game obeys, at every table of Valhalla.
//!
//! `GLADSHEIM_SOAK=1` plays a million decisions at each table instead of a few thousand.

mod common;

use common::{Invariants, table, tables};
use gladsheim_engine::{Actions, Chance, FastRng, Game, Recorder};
use gladsheim_testkit::laws::{self, Budget};
use gladsheim_testkit::{bytes, is_soak};
use gladsheim_valhalla::{Event, Rules, Valhalla};

/// No game has been seen to take a quarter of this.
const LONGEST_GAME: usize = 3_000;

fn check(game: &Valhalla) {
    let budget = Budget { longest_game: LONGEST_GAME, ..Budget::of_tests(4_000) };
    let table = format!("{:?}", game.rules());
    let report = laws::check_closely(&table, game, &budget, &Invariants::of(game), &[]);
    assert!(report.quiet_steps > report.decisions / 100, "{report}");
    assert!(report.sealed_worlds > 0, "{report}");
}

macro_rules! laws_hold {
    ($($test:ident: $players:literal, $golden_throne:literal;)+) => {$(
        #[test]
        fn $test() {
            check(&table($players, $golden_throne));
        }
    )+};
}

laws_hold! {
    laws_hold_for_2: 2, false;
    laws_hold_for_3: 3, false;
    laws_hold_for_4: 4, false;
    laws_hold_for_2_at_the_golden_throne: 2, true;
    laws_hold_for_3_at_the_golden_throne: 3, true;
    laws_hold_for_4_at_the_golden_throne: 4, true;
    laws_hold_for_5_at_the_golden_throne: 5, true;
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
        laws::arranging(&game, &Budget::new(FEW), &Invariants::of(&game)).insist(&name, &[]);
    }
}

#[test]
fn every_judgement_is_a_number() {
    for (name, game) in tables() {
        laws::judging(&game, &Budget::new(FEW)).insist(&name, &[]);
    }
}

/// VH-TG-FOR-1: the forfeit rule never changes the game, only the log.
#[test]
fn forfeits_change_nothing_but_the_log() {
    let without = table(4, true);
    let with = Valhalla::new(Rules { forfeits: true, ..without.rules() }).expect("a table");
    let mut due = 0;
    for number in 0..50 {
        let (mut rng, mut legal) = (FastRng::new(number), Actions::new());
        let (mut plain, mut told) = (Recorder::new(), Recorder::new());
        let mut state = without.start(Chance::fast(number), &mut plain);
        let mut also = with.start(Chance::fast(number), &mut told);
        while let Some(seat) = without.waiting(&state).lowest() {
            without.legal(&state, seat, &mut legal);
            let &action = rng.pick(&legal).expect("who is asked has a choice");
            without.step(&mut state, seat, action, &mut plain);
            with.step(&mut also, seat, action, &mut told);
            assert_eq!(state, also);
        }
        let all = told.0.len();
        told.0.retain(|event| !matches!(event, Event::ForfeitDue { .. }));
        assert_eq!(plain.0, told.0);
        due += all - told.0.len();
    }
    assert!(due > 50, "{due} forfeits were due");
}

#[test]
fn no_bytes_make_the_rules_panic() {
    let strings = if is_soak() { 50_000 } else { 500 };
    for (name, game) in tables() {
        let over = bytes::play_any(&game, strings, 9_000);
        assert!(over > 10, "{name}: {over} games came to an end");
    }
}
