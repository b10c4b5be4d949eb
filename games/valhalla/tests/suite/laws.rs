//! What only Valhalla has to prove of whole games.

use crate::common::table;
use gladsheim_engine::{Actions, Chance, FastRng, Game, Recorder, RulesVersion};
use gladsheim_testkit::laws::{self, Budget};
use gladsheim_valhalla::{Event, Rules, Valhalla};

/// VH-HID-1, VH-HID-5: the law of sequences finds what version 2 has mended.
#[test]
fn the_first_version_told_by_who_was_asked() {
    let rules = Rules { version: RulesVersion(1), ..table(3, false).rules() };
    let game = Valhalla::new(rules).expect("a table by the rules of the first release");
    let budget = Budget { sequences: 3_000, ..Budget::new(0) };
    let found = std::panic::catch_unwind(|| laws::sequences(&game, &budget));
    assert!(found.is_err(), "who was asked tells nothing");
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
