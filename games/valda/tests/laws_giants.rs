//! The laws that every game obeys, at every table of Rise of the Giants.
//!
//! `GLADSHEIM_SOAK=1` plays a million decisions at each table instead of a few thousand.

mod common;

use common::{Invariants, secretive};
use gladsheim_testkit::laws::{self, Budget, Law};
use gladsheim_valda::{Choosing, Rules, Valda};

/// No game has been seen to take a quarter of this.
const LONGEST_GAME: usize = 4_000;

/// Few cards of the box make several players choose in secret; the deck of
/// `laws_hold_where_many_choose_in_secret` is full of such cards.
const RARE: &[Law] = &[Law::Commute];

fn check(game: &Valda, rare: &[Law]) {
    let budget = Budget { longest_game: LONGEST_GAME, ..Budget::of_tests(3_000) };
    let table = format!("{:?}", game.rules());
    laws::check_closely(&table, game, &budget, &Invariants(game), rare);
}

macro_rules! laws_hold {
    ($($test:ident: $players:literal, $choosing:ident, $turnaround:literal, $race:literal;)+) => {$(
        #[test]
        fn $test() {
            let giants = Some(Choosing::$choosing);
            let (turnaround, race) = ($turnaround, $race);
            let rules =
                Rules { players: $players, giants, turnaround, race, ..Rules::default() };
            check(&Valda::new(rules).expect("a table of the box"), RARE);
        }
    )+};
}

laws_hold! {
    laws_hold_for_2: 2, Random, false, false;
    laws_hold_for_3: 3, Draft, false, false;
    laws_hold_for_4: 4, FirstTemple, false, false;
    laws_hold_for_5: 5, Draft, false, false;
    laws_hold_in_the_turnaround: 3, FirstTemple, true, false;
    laws_hold_in_the_race: 4, Draft, false, true;
    laws_hold_in_the_race_with_the_turnaround: 5, Random, true, true;
}

#[test]
fn laws_hold_where_many_choose_in_secret() {
    check(&secretive(4, &[("giants", "true"), ("choosing", "first_temple")]), &[]);
}

/// The tables above are looked at closely; here is every other one there is, for one whole game.
#[test]
fn laws_hold_at_every_table() {
    let budget = Budget { longest_game: LONGEST_GAME, ..Budget::soak(1) };
    for players in 2..=5 {
        for choosing in [Choosing::Random, Choosing::Draft, Choosing::FirstTemple] {
            for (turnaround, race) in [(false, false), (true, false), (false, true), (true, true)] {
                let giants = Some(choosing);
                let rules = Rules { players, giants, turnaround, race, ..Rules::default() };
                let game = Valda::new(rules).expect("a table of the box");
                let report = laws::check(&game, &budget, &Invariants(&game));
                assert!(report.decisions >= budget.decisions, "{:?}: {report}", game.rules());
            }
        }
    }
}
