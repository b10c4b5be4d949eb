//! Every rule of the rulebook, played.
#![allow(missing_docs)]

use std::path::Path;

use gladsheim_scenario::{faults, run_damaged, run_paths};
use gladsheim_valda::Valda;

fn path(relative: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(relative)
}

#[test]
fn every_scenario_passes() {
    let outcomes =
        run_paths::<Valda>(&[path("scenarios")]).unwrap_or_else(|fault| panic!("{fault}"));
    let faults = faults(&outcomes);
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), outcomes.len(), faults.join("\n"));
}

/// Words and numbers that mean something somewhere in a position.
const WORDS: [&str; 36] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "9",
    "12",
    "30",
    "200",
    "300",
    "begin",
    "roll",
    "trade",
    "source",
    "act",
    "limit",
    "build",
    "order",
    "attack",
    "followers",
    "end",
    "heimdall",
    "freya",
    "surtur",
    "thor",
    "odin",
    "loki",
    "blood",
    "gold",
    "mines",
    "drills",
    "hand",
    "pile",
    "open",
    "deck",
];

/// Whatever a scenario says, it is played or refused, never met with a panic.
#[test]
fn damaged_scenarios_end_in_an_outcome() {
    let played = run_damaged::<Valda>(&[path("scenarios")], &WORDS, 40);
    let played = played.unwrap_or_else(|fault| panic!("{fault}"));
    assert!(played > 200, "only {played} damaged scenarios could be read");
}
