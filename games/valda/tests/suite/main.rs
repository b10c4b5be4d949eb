//! Everything that every game is tested for, and what only this one has to prove: one program, since
//! each would compile the whole game anew.

mod cards_covered;
mod common;
mod first_rules;
mod hidden_moments;
mod own_decks;
mod secrets;
mod told_effects;
mod tutorial;

use common::Invariants;
use gladsheim_engine::Setup;
use gladsheim_testkit::laws::{Invariant, Law};
use gladsheim_testkit::suite::Depths;
use gladsheim_testkit::{Suite, suite};
use gladsheim_valda::{State, Valda};

struct Whole;

impl Suite for Whole {
    type Game = Valda;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");

    const STATE_BYTES: usize = 1536;

    const LONGEST_GAME: usize = 4_000;

    const DEPTHS: Depths = Depths { start: 4, middle: (90, 4), trying: (40, 2, 3) };

    /// Few cards of the box make several players choose in secret; the decks of `secrets.rs` are full
    /// of such cards.
    const RARE: &'static [Law] = &[Law::Commute];

    #[rustfmt::skip]
    const WORDS: &'static [&'static str] = &[
        "0", "1", "2", "3", "4", "5", "9", "12", "30", "200", "300", "begin", "roll", "trade", "source",
        "act", "limit", "build", "order", "attack", "followers", "end", "heimdall", "freya", "surtur",
        "thor", "odin", "loki", "blood", "gold", "mines", "drills", "hand", "pile", "open", "deck",
    ];

    fn tables() -> Vec<(String, Setup)> {
        let base = (2..=5).map(|players| (format!("base-{players}"), setup(players, &[])));
        base.chain([
            ("turnaround-3".to_owned(), setup(3, &["turnaround"])),
            ("race-4".to_owned(), setup(4, &["race"])),
            ("turnaround-race-5".to_owned(), setup(5, &["turnaround", "race"])),
            ("giants-4".to_owned(), setup(4, &["giants"])),
            ("giants-draft-3".to_owned(), setup(3, &["giants", "choosing=draft"])),
            ("giants-first-temple-5".to_owned(), setup(5, &["giants", "choosing=first_temple"])),
        ])
        .collect()
    }

    fn law_tables() -> Vec<(String, Setup)> {
        let base = Self::tables().into_iter().filter(|(name, _)| !name.starts_with("giants"));
        let giants = [
            setup(2, &["giants"]),
            setup(3, &["giants", "choosing=draft"]),
            setup(4, &["giants", "choosing=first_temple"]),
            setup(5, &["giants", "choosing=draft"]),
            setup(3, &["giants", "choosing=first_temple", "turnaround"]),
            setup(4, &["giants", "choosing=draft", "race"]),
            setup(5, &["giants", "turnaround", "race"]),
        ];
        base.chain(gladsheim_testkit::suite::named::<Valda>(giants.into())).collect()
    }

    /// Every table of the giants.
    fn other_tables() -> Vec<(String, Setup)> {
        let mut setups = Vec::new();
        for players in 2..=5 {
            for choosing in ["choosing=random", "choosing=draft", "choosing=first_temple"] {
                for variants in [&[][..], &["turnaround"], &["race"], &["turnaround", "race"]] {
                    setups.push(setup(players, &[&["giants", choosing], variants].concat()));
                }
            }
        }
        gladsheim_testkit::suite::named::<Valda>(setups)
    }

    fn largest() -> Setup {
        setup(5, &[])
    }

    fn invariant(game: &Valda) -> impl Invariant<State> {
        Invariants(game)
    }

    fn title(name: &str) -> String {
        format!("Valda, {name}")
    }
}

/// A table with options: `race` is on, `choosing=draft` is that one.
fn setup(players: u8, options: &[&str]) -> Setup {
    let options = options.iter().map(|option| option.split_once('=').unwrap_or((option, "true")));
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    Setup { players, options }
}

suite!(Whole);
