//! Any bytes as a list of actions: a game neither panics nor changes when it refuses.
#![no_main]

use gladsheim_testkit::bytes;
use gladsheim_valhalla::{Rules, Valhalla};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let Some((&table, moves)) = data.split_first() else { return };
    let rules =
        Rules { players: 2 + table % 4, golden_throne: table & 4 != 0, forfeits: table & 8 != 0 };
    // Some tables do not exist, which is for the game to say.
    if let Ok(game) = Valhalla::new(rules) {
        bytes::play(&game, moves);
    }
});
