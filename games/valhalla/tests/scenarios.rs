//! Every rule of the rulebook, played.
#![allow(missing_docs)]

use std::path::Path;

use gladsheim_engine::{FastRng, Files, Title as _};
use gladsheim_scenario::{Outcome, collect, run_paths, run_text};
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

/// Forfeits come from a catalogue that no table can add to (VH-TG-FOR-4): the game's content names
/// for each face of a God which of them go with it.
#[test]
fn every_god_has_forfeits_of_the_catalogue() {
    let catalogue =
        ["toast", "boast", "verse", "riddle", "oath", "kenning", "watch", "silence", "emote"];
    let content = Valhalla::read(&Files::own(Valhalla::content())).unwrap();
    assert_eq!(content.face.len(), 12);
    for face in &content.face {
        assert!(!face.forfeits.is_empty(), "{} has no forfeit", face.id);
        let known = |forfeit: &String| catalogue.contains(&forfeit.as_str());
        assert!(face.forfeits.iter().all(known), "{}: {:?}", face.id, face.forfeits);
    }
}

/// Words and numbers that mean something somewhere in a position.
const WORDS: [&str; 28] = [
    "hammer",
    "sword",
    "axe",
    "wolf",
    "god",
    "draugr",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "7",
    "15",
    "255",
    "plan",
    "declare",
    "act",
    "support",
    "losses",
    "picks",
    "sword_picks",
    "god_reveals",
    "wolf_supports",
    "clash_stands",
    "final_stands",
    "strategic_stands",
    "over",
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
            played += usize::from(run_text::<Valhalla>("damaged.toml", &damaged).is_ok());
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
