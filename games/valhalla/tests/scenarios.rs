//! Every rule of the rulebook, played.
#![allow(missing_docs)]

use std::path::Path;

use gladsheim_scenario::{Outcome, run_paths, run_text};
use gladsheim_valhalla::Valhalla;

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
        run_paths::<Valhalla>(&[path("scenarios")]).unwrap_or_else(|fault| panic!("{fault}"));
    let faults = faults(&outcomes);
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), outcomes.len(), faults.join("\n"));
}

/// The documentation of the format shows whole scenarios of this game: they are played too.
#[test]
fn the_examples_of_the_documentation_pass() {
    let file = path("../../docs/scenarios.md");
    let text = std::fs::read_to_string(&file).unwrap();
    let examples: Vec<&str> = text
        .split("```toml\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .filter(|example| example.contains("title ="))
        .collect();
    assert!(examples.len() >= 3, "the documentation has lost its examples");
    for example in examples {
        let outcomes = run_text::<Valhalla>("docs/scenarios.md", example)
            .unwrap_or_else(|fault| panic!("{fault} in\n{example}"));
        assert_eq!(faults(&outcomes), Vec::<String>::new(), "in\n{example}");
    }
}
