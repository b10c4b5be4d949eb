//! What measuring adds to playing: the lab at work on every title.
//!
//! `cargo build --release --target wasm32-unknown-unknown -p gladsheim-lab --example lab_weight`, and look
//! at the size of the file; docs/benchmarks.md has it.

use std::collections::BTreeMap;
use std::process::ExitCode;

use gladsheim_bots::BotSpec;
use gladsheim_engine::Setup;
use gladsheim_lab::{CountBy, Series, lab, quietly, run_scenarios};
use gladsheim_registry::Shelf;

fn main() -> ExitCode {
    let series = Series { games: 1, seed: 1, threads: 1 };
    for title in Shelf::all().titles() {
        let setup = Setup { players: title.about().min_players, options: BTreeMap::new() };
        let Ok(game) = title.build(&setup, None) else { return ExitCode::FAILURE };
        let Ok(lab) = lab(&*game) else { return ExitCode::FAILURE };
        let bots = vec![BotSpec::Karl; game.seats()];
        let simulated = lab.simulate(&bots, series, CountBy::Seat, true, &quietly).is_ok();
        let matched = lab.arena(&bots, series, &quietly).is_ok();
        if !simulated || !matched || lab.perft(1, 2) == 0 {
            return ExitCode::FAILURE;
        }
    }
    let parsed = gladsheim_scenario::parse("none.toml", b"");
    let ran = parsed.map(|file| run_scenarios(&file, &BTreeMap::new()).is_ok());
    ExitCode::from(u8::from(ran.unwrap_or(false)))
}
