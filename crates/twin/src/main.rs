//! The same games here and in the browser: one fingerprint for each kind of table.
//!
//! Built natively, the program plays some games of every kind of table, and for every title a
//! hundred whole tables with all that happens at one, and prints a fingerprint of each: it is made of
//! the hash of every position, and of every message to every viewer. Built for WebAssembly with
//! those fingerprints in `GLADSHEIM_FINGERPRINTS`, it plays the same and compares; `run.mjs` tells
//! what it found. `make wasm` does both.

mod random_table;

use std::process::ExitCode;

use gladsheim_engine::{FastRng, Seed, Setup};
use gladsheim_registry::{AnyGame, AnyTitle, Hash, Shelf};
use gladsheim_testkit::setups::{setups, sized_setups};
use random_table::Failed;

/// How many games are played at each kind of table.
const GAMES: u64 = 3;
/// How many whole tables of each title.
const TABLES: u64 = 100;

/// Built for a soak, every combination of options is played, not only the telling ones. The browser's
/// program reads no environment, so this is settled when it is built.
const IS_SOAK: bool = option_env!("GLADSHEIM_SOAK").is_some();

/// What the native program printed, when this one is built for the browser.
const EXPECTED: Option<&str> = option_env!("GLADSHEIM_FINGERPRINTS");

/// Something that must go the same way: its name for people, and how it is played.
type Check = (String, Box<dyn Fn() -> Result<Hash, Failed>>);

/// Everything that must go the same way.
fn checks() -> Vec<Check> {
    let mut checks: Vec<Check> = Vec::new();
    for title in Shelf::all().titles().to_vec() {
        let mut all = sized_setups(&title.about());
        if IS_SOAK {
            let mut others = setups(&title.about());
            others.retain(|setup| !all.contains(setup));
            all.extend(others);
        }
        for setup in &all {
            let options = setup.options.iter().map(|(name, value)| format!("/{name}={value}"));
            let name = format!("{}/{}{}", title.id(), setup.players, options.collect::<String>());
            let setup = setup.clone();
            let play = move || Ok(fingerprint(&*title.build(&setup, None)?));
            checks.push((name, Box::new(play)));
        }
        let name = format!("{}/whole-tables", title.id());
        checks.push((name, Box::new(move || whole_tables(title, &all))));
    }
    checks
}

/// The hash of all that was said at a hundred tables of a title, of all kinds in turn.
fn whole_tables(title: &'static dyn AnyTitle, setups: &[Setup]) -> Result<Hash, Failed> {
    let mut bytes = Vec::new();
    for (number, setup) in (0..TABLES).zip(setups.iter().cycle()) {
        bytes.extend(random_table::play(title, setup, number)?.bytes());
    }
    Ok(Hash::of(&bytes))
}

/// The hash of all hashes of some random games.
fn fingerprint(game: &dyn AnyGame) -> Hash {
    let mut bytes = Vec::new();
    for index in 0..GAMES {
        let (mut table, _) = game.start(&Seed::from_number(index));
        let mut rng = FastRng::new(index);
        bytes.extend(table.hash().bytes());
        while let Some(seat) = table.waiting().lowest() {
            let legal = table.legal_ids(seat);
            let played = rng.pick(&legal).map(|action| table.apply(seat, *action));
            let Some(Ok(_)) = played else { break };
            bytes.extend(table.hash().bytes());
        }
    }
    Hash::of(&bytes)
}

/// The number of the first check, counted from 1, that goes another way; 0 if none does.
fn first_difference(expected: &str) -> u8 {
    let mut expected = expected.split_whitespace();
    for (number, (name, play)) in (1..u8::MAX).zip(checks()) {
        let ours = play().map(|hash| format!("{name}:{hash}"));
        if ours.is_err() || expected.next() != ours.ok().as_deref() {
            return number;
        }
    }
    if expected.next().is_some() { u8::MAX } else { 0 }
}

#[allow(clippy::print_stdout, clippy::print_stderr)] // that is what the native program is for
fn main() -> ExitCode {
    if let Some(expected) = EXPECTED {
        return ExitCode::from(first_difference(expected));
    }
    for (name, play) in checks() {
        match play() {
            Ok(hash) => println!("{name}:{hash}"),
            Err(why) => {
                eprintln!("{name} cannot be played: {why}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}
