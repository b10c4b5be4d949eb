//! Scenarios elsewhere, and what no scenario can say.
#![allow(missing_docs)]

use std::path::Path;

use gladsheim_engine::{Files, Title as _};
use gladsheim_scenario::{faults, run_text};
use gladsheim_valhalla::Valhalla;

fn path(relative: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(relative)
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

/// Forfeits come from a catalogue that no table can add to (VH-TG-FOR-4): the game's content names
/// for each face of a God which of them go with it.
#[test]
fn every_god_has_forfeits_of_the_catalogue() {
    let catalogue =
        ["toast", "boast", "verse", "riddle", "oath", "kenning", "watch", "silence", "emote"];
    let content = Valhalla::read(&Files::of_box(Valhalla::content())).unwrap();
    assert_eq!(content.face.len(), 12);
    for face in &content.face {
        assert!(!face.forfeits.is_empty(), "{} has no forfeit", face.id);
        let known = |forfeit: &String| catalogue.contains(&forfeit.as_str());
        assert!(face.forfeits.iter().all(known), "{}: {:?}", face.id, face.forfeits);
    }
}
