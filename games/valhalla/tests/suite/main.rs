//! Everything that every game is tested for, and what only this one has to prove: one program, since
//! each would compile the whole game anew.

mod causes;
mod common;
mod events;
mod laws;
mod scenarios;

use common::Invariants;
use gladsheim_engine::Setup;
use gladsheim_testkit::laws::Invariant;
use gladsheim_testkit::suite::Depths;
use gladsheim_testkit::{Suite, suite};
use gladsheim_valhalla::{State, Valhalla};

struct Whole;

impl Suite for Whole {
    type Game = Valhalla;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");

    const DECISIONS: u64 = 4_000;

    const GAMES: u64 = 1_000;

    const STRINGS: (u64, u64) = (500, 50_000);

    const DEPTHS: Depths = Depths { start: 5, middle: (60, 7), trying: (30, 3, 6) };

    #[rustfmt::skip]
    const WORDS: &'static [&'static str] = &[
        "hammer", "sword", "axe", "wolf", "god", "draugr", "0", "1", "2", "3", "4", "5", "7", "15", "255",
        "plan", "declare", "act", "support", "losses", "picks", "sword_picks", "god_reveals",
        "wolf_supports", "clash_stands", "final_stands", "strategic_stands", "over",
    ];

    fn tables() -> Vec<(String, Setup)> {
        let setup = |players, throne: bool| {
            let options = throne.then(|| ("golden_throne".to_owned(), "true".to_owned()));
            Setup { players, options: options.into_iter().collect() }
        };
        let base = (2..=4).map(|players| (format!("base-{players}"), setup(players, false)));
        let throne = (2..=5).map(|players| (format!("throne-{players}"), setup(players, true)));
        base.chain(throne).collect()
    }

    fn invariant(game: &Valhalla) -> impl Invariant<State> {
        Invariants::of(game)
    }

    fn title(name: &str) -> String {
        let throne = if name.starts_with("throne") { " with the Golden Throne" } else { "" };
        let players = name.rsplit('-').next().unwrap_or_default();
        format!("Valhalla{throne}, {players} players")
    }
}

suite!(Whole);
