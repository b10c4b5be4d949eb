//! Every rule of the rulebook, played.
#![allow(missing_docs)]

use std::path::Path;

use gladsheim_engine::FastRng;
use gladsheim_scenario::{Outcome, collect, run_paths, run_text};
use gladsheim_valda::Valda;

/// The faults of all scenarios that did not pass.
fn faults(outcomes: &[Outcome]) -> Vec<String> {
    let failed = outcomes.iter().filter_map(|outcome| Some((outcome, outcome.result.fault()?)));
    failed.map(|(outcome, fault)| format!("{fault}\n    in: {}", outcome.title)).collect()
}

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

/// Whatever a scenario says, it is played or refused: positions that were never thought of and
/// actions in the wrong place end in an outcome, never in a panic.
#[test]
fn damaged_scenarios_end_in_an_outcome() {
    let mut rng = FastRng::new(1);
    let mut played = 0;
    let files = collect(&[path("scenarios")]).unwrap_or_else(|fault| panic!("{fault}"));
    let texts: Vec<String> =
        files.iter().map(|file| std::fs::read_to_string(file).unwrap()).collect();
    for _ in 0..40 {
        for text in &texts {
            let (head, scenarios) = text.split_once("[[scenario]]").unwrap();
            let scenarios: Vec<&str> = scenarios.split("[[scenario]]").collect();
            let mut damaged = format!("{head}[[scenario]]{}", rng.pick(&scenarios).unwrap());
            for _ in 0..=rng.below(3) {
                damage(&mut damaged, &mut rng);
            }
            played += usize::from(run_text::<Valda>("damaged.toml", &damaged).is_ok());
        }
    }
    assert!(played > 200, "only {played} damaged scenarios could be read");
}

/// Replaces one word or number of a text by another.
fn damage(text: &mut String, rng: &mut FastRng) {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let starts = text.char_indices().filter(|(at, letter)| {
        is_word(*letter) && !text[..*at].chars().next_back().is_some_and(is_word)
    });
    let starts: Vec<usize> = starts.map(|(at, _)| at).collect();
    let start = *rng.pick(&starts).unwrap();
    let length = text[start..].find(|letter| !is_word(letter)).unwrap_or(text.len() - start);
    // More games of random play would only take time.
    if !text[..start].ends_with("games = ") {
        text.replace_range(start..start + length, rng.pick(&WORDS).unwrap());
    }
}
