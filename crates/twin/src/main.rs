//! The same games here and in the browser: one fingerprint for each kind of table.
//!
//! Built natively, the program plays some games at every kind of table and prints a fingerprint of
//! each: it is made of the hash of every position. Built for WebAssembly with those fingerprints in
//! `GLADSHEIM_FINGERPRINTS`, it plays the same games and compares; `run.mjs` tells what it found.
//! `make wasm` does both.

use std::process::ExitCode;

use gladsheim_engine::{FastRng, Seed};
use gladsheim_registry::{AnyGame, AnyTitle, Hash, setups, titles};

/// How many games are played at each kind of table.
const GAMES: u64 = 3;

/// What the native program printed, when this one is built for the browser.
const EXPECTED: Option<&str> = option_env!("GLADSHEIM_FINGERPRINTS");

/// Every kind of table there is, by a name for people.
fn tables() -> impl Iterator<Item = (String, &'static dyn AnyTitle, gladsheim_engine::Setup)> {
    titles().iter().flat_map(|title| {
        setups(&title.about()).into_iter().map(|setup| {
            let options = setup.options.iter().map(|(name, value)| format!("/{name}={value}"));
            let name = format!("{}/{}{}", title.id(), setup.players, options.collect::<String>());
            (name, *title, setup)
        })
    })
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

/// The number of the first kind of table, counted from 1, whose games go another way; 0 if none
/// does.
fn first_difference(expected: &str) -> u8 {
    let mut expected = expected.split_whitespace();
    for (number, (name, title, setup)) in (1..u8::MAX).zip(tables()) {
        let Ok(game) = title.build(&setup, None) else { return number };
        let ours = format!("{name}:{}", fingerprint(&*game));
        if expected.next() != Some(ours.as_str()) {
            return number;
        }
    }
    if expected.next().is_some() { u8::MAX } else { 0 }
}

#[allow(clippy::print_stdout)] // the fingerprints are what the native program is for
fn main() -> ExitCode {
    if let Some(expected) = EXPECTED {
        return ExitCode::from(first_difference(expected));
    }
    for (name, title, setup) in tables() {
        let Ok(game) = title.build(&setup, None) else { return ExitCode::FAILURE };
        println!("{name}:{}", fingerprint(&*game));
    }
    ExitCode::SUCCESS
}
