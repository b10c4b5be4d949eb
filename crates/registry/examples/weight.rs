//! What a page that plays games has to load: every title, played by a bot through the facade.
//!
//! `cargo build --release --target wasm32-unknown-unknown -p gladsheim-registry --example weight`, and
//! look at the size of the file; docs/benchmarks.md has it.

use std::collections::BTreeMap;
use std::process::ExitCode;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{Seed, Setup, Viewer};
use gladsheim_registry::Shelf;
use gladsheim_registry::record::Recording;

fn main() -> ExitCode {
    let mut bytes = 0;
    for title in Shelf::all().titles() {
        let setup = Setup { players: title.about().min_players, options: BTreeMap::new() };
        let Ok(game) = title.build(&setup, None) else { return ExitCode::FAILURE };
        let (mut recording, _) = Recording::start(&*game, Seed::from_number(1));
        while let Some(seat) = recording.table().waiting().lowest() {
            let table = recording.table();
            bytes += table.view(Viewer::Seat(seat)).to_string().len() + table.legal(seat).len();
            let Some(action) = table.choose(seat, BotSpec::Karl, 1, None) else { break };
            if recording.apply(seat, action).is_err() {
                return ExitCode::FAILURE;
            }
        }
        bytes += recording.record().to_text().len();
    }
    ExitCode::from(u8::from(bytes == 0))
}
