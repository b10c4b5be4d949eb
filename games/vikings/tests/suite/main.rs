//! Everything that every game is tested for. That every card and piece is in exactly one place is
//! proven inside the crate, where the state can be read (`src/tests/invariants.rs`); here stands what
//! all can see.

use gladsheim_engine::{Game as _, Seat, Setup, Viewer};
use gladsheim_testkit::laws::{Invariant, Law, require};
use gladsheim_testkit::suite::{Depths, named};
use gladsheim_testkit::{Suite, suite};
use gladsheim_vikings::{ClanView, State, Vikings};

struct Whole;

impl Suite for Whole {
    type Game = Vikings;

    const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");

    const STATE_BYTES: usize = 1536;

    const LONGEST_GAME: usize = 4_000;

    const DECISIONS: u64 = 1_000;

    const DEPTHS: Depths = Depths { start: 3, middle: (90, 3), trying: (40, 2, 3) };

    /// Every step is heard of by all (TV-HID-6), so hardly anything happens in silence.
    const RARE: &'static [Law] = &[Law::Silence];

    #[rustfmt::skip]
    const WORDS: &'static [&'static str] = &[
        "0", "1", "2", "3", "7", "255", "enemy", "free", "V01", "K1", "L1", "FV01", "TL", "N1",
        "fehu", "hagalaz", "perthro", "wood", "food", "steel",
    ];

    fn tables() -> Vec<(String, Setup)> {
        named::<Vikings>(vec![
            setup(2, &[]),
            setup(3, &[]),
            setup(4, &[]),
            setup(2, &["ragnarok"]),
            setup(3, &["ragnarok"]),
            setup(4, &["ragnarok"]),
            setup(1, &["enemy=ironwolf"]),
            setup(1, &["ragnarok", "enemy=frostbite", "difficulty=jarl"]),
        ])
    }

    /// Whoever plays alone answers nothing at the same time as others: those tables come below.
    fn law_tables() -> Vec<(String, Setup)> {
        Self::tables().into_iter().filter(|(_, setup)| setup.players > 1).collect()
    }

    /// Every enemy at one difficulty, and every difficulty at one enemy.
    fn other_tables() -> Vec<(String, Setup)> {
        let isles = ["ironwolf", "ravensong", "seaserpent", "oakenshrine"]
            .map(|enemy| format!("enemy={enemy}"));
        let north = ["frostbite", "gravemound", "kraken", "emberhall"]
            .map(|enemy| format!("enemy={enemy}"));
        let mut setups: Vec<Setup> = isles.iter().map(|enemy| setup(1, &[enemy])).collect();
        setups.extend(north.iter().map(|enemy| setup(1, &["ragnarok", enemy])));
        setups.extend(
            ["thrall", "jarl"]
                .map(|hard| setup(1, &["enemy=ironwolf", &format!("difficulty={hard}")])),
        );
        named::<Vikings>(setups)
    }

    fn largest() -> Setup {
        setup(4, &["ragnarok"])
    }

    fn invariant(game: &Vikings) -> impl Invariant<State> {
        move |state: &State| {
            let view = game.view(state, Viewer::Public);
            let most = 7; // TV-CON-1
            let within = |clan: &ClanView| clan.stock.iter().all(|n| *n <= most);
            require(view.clans.iter().all(within), || "more than a mat has room for".to_owned())?;
            let areas = view.areas.iter();
            let held = areas.filter(|area| area.holder.is_some()).count();
            let islands: usize = view.clans.iter().map(|clan| usize::from(clan.islands)).sum();
            require(islands <= held, || format!("{islands} Runes in {held} Areas that are held"))?;
            let seats = Seat::all(game.seats());
            let own = seats.map(|seat| game.view(state, Viewer::Seat(seat)).hand.len());
            let hands = view.clans.iter().map(|clan| usize::from(clan.hand));
            require(own.zip(hands).all(|(own, told)| own == told), || "hands differ".to_owned())
        }
    }

    fn title(name: &str) -> String {
        format!("Tiny Epic Vikings, {name}")
    }
}

/// A table with options: `ragnarok` is on, `enemy=kraken` is that one.
fn setup(players: u8, options: &[&str]) -> Setup {
    let options = options.iter().map(|option| option.split_once('=').unwrap_or((option, "true")));
    let options = options.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
    Setup { players, options }
}

suite!(Whole);
