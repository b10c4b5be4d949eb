//! Any bytes as a table and a list of actions: no game panics, or changes when it refuses.
#![no_main]

use gladsheim_engine::{Files, Title};
use gladsheim_testkit::bytes;
use gladsheim_testkit::setups::setups;
use libfuzzer_sys::fuzz_target;

/// Plays the bytes at one of a game's tables.
fn play<G: Title>(table: u8, moves: &[u8]) {
    let about = G::about();
    let setups = setups(&about);
    let Some(setup) = setups.get(usize::from(table) % setups.len().max(1)) else { return };
    let Ok(content) = G::read(&Files::of_box(G::content())) else { return };
    if let Ok(game) = G::build(setup, &content, about.rules_version) {
        bytes::play(&game, moves);
    }
}

macro_rules! play_all {
    (released: [$($released:ty,)*]; development: [$($development:ty,)*];) => {
        fn play_all(table: u8, moves: &[u8]) {
            $(play::<$released>(table, moves);)*
            $(play::<$development>(table, moves);)*
        }
    };
}

gladsheim_registry::games!(play_all);

fuzz_target!(|data: &[u8]| {
    if let Some((&table, moves)) = data.split_first() {
        play_all(table, moves);
    }
});
