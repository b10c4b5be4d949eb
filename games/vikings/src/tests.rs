//! What only this game has to prove, with a look inside: pieces stay together, laws hold.

pub(crate) mod invariants;
mod rules;
mod seen;

use gladsheim_engine::{Actions, Chance, FastRng, Game, Silent};
use gladsheim_testkit::laws::{self, Budget, Invariant, Law};

use crate::rules::{Rules, Vikings};
use invariants::Whole;

fn tables(players: core::ops::RangeInclusive<u8>) -> Vec<(String, Vikings)> {
    let rules = players.flat_map(|players| {
        [false, true].map(|ragnarok| Rules { players, ragnarok, ..Rules::default() })
    });
    rules
        .map(|rules| {
            let name = format!("{} players, ragnarok {}", rules.players, rules.ragnarok);
            (name, Vikings::new(rules).unwrap())
        })
        .collect()
}

#[test]
fn pieces_stay_together_in_random_games() {
    for (name, game) in tables(1..=4) {
        let (mut legal, whole) = (Actions::new(), Whole(&game));
        let mut longest = 0;
        for number in 0..400 {
            let mut rng = FastRng::nth(7, number);
            let mut state = game.start(Chance::fast(rng.next_u64()), &mut Silent);
            for step in 0.. {
                if let Err(wrong) = whole.holds(&state) {
                    panic!("{name}, game {number}, step {step}: {wrong}\n{state:?}");
                }
                let Some(seat) = game.waiting(&state).lowest() else { break };
                game.legal(&state, seat, &mut legal);
                longest = longest.max(legal.len());
                let action = *rng.pick(&legal).unwrap();
                game.step(&mut state, seat, action, &mut Silent);
            }
            assert!(game.standings(&state).is_some(), "{name}: nobody is asked");
        }
        assert!(longest <= 64, "{name}: a list has {longest} entries");
    }
}

/// Everybody hears of every answer, so that no step is silent.
fn check_laws(players: u8) {
    let budget = Budget { longest_game: 2_000, ..Budget::of_tests(4_000) };
    for (name, game) in tables(players..=players) {
        let report = laws::check_closely(&name, &game, &budget, &Whole(&game), &[Law::Silence]);
        assert!(report.quiet_steps > 0, "{name}: nothing could ever be taken back\n{report}");
    }
}

#[test]
fn laws_hold_for_two() {
    check_laws(2);
}

#[test]
fn laws_hold_for_three() {
    check_laws(3);
}

#[test]
fn laws_hold_for_four() {
    check_laws(4);
}
