//! The card of `docs/tutorial.md`, as its diffs say: a row and two scenarios are all that it takes.

use std::path::{Path, PathBuf};

use gladsheim_engine::{Files, Title as _};
use gladsheim_scenario::{collect, faults, parse};
use gladsheim_valda::Valda;

use crate::cards_covered::{NEEDED, names};

/// The file of the cards, as the tutorial calls it.
const CARDS: &str = "cards.csv";
/// The file that the tutorial adds its scenarios to.
const SCENARIOS: &str = "50-base-action.toml";

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// What the diffs of the tutorial's first part add: the row, then the scenarios.
fn added() -> [String; 2] {
    let tutorial = std::fs::read_to_string(folder("../../docs/tutorial.md")).unwrap();
    let card = tutorial.split("\n## ").find(|part| part.starts_with("A card\n"));
    let diffs = card.expect("a part about a card").split("```diff\n").skip(1);
    let lines = |diff: &str| -> String {
        let diff = diff.split("```").next().unwrap_or_default();
        diff.lines()
            .filter_map(|line| line.strip_prefix('+'))
            .map(|line| format!("{line}\n"))
            .collect()
    };
    let added: Vec<String> = diffs.map(lines).collect();
    added.try_into().expect("a diff of the row and one of the scenarios")
}

#[test]
fn a_row_and_two_scenarios_are_the_whole_diff_of_a_card() {
    let [row, scenarios] = added();
    assert_eq!(row.lines().count(), 1, "{row}");
    let mut files = Files::of_box(Valda::content());
    let cards = format!("{}{row}", files.text(CARDS).unwrap());
    files.replace(CARDS, cards.as_bytes()).unwrap();
    let content = Valda::read(&files).unwrap_or_else(|error| panic!("{error}"));
    assert!(content.endless.is_none());

    let mut covering = 0;
    let id = &content.cards.last().unwrap().id;
    for path in collect(&[folder("scenarios")]).unwrap() {
        let mut text = std::fs::read_to_string(&path).unwrap();
        if path.ends_with(SCENARIOS) {
            text.push('\n');
            text.push_str(&scenarios);
        }
        let file = parse(path.display().to_string(), text.as_bytes()).unwrap();
        let outcomes = file.run_with::<Valda>(&files);
        let faults = faults(&outcomes);
        assert!(faults.is_empty(), "with one card more:\n{}", faults.join("\n"));
        covering += outcomes.iter().filter(|outcome| names(&outcome.title, id)).count();
    }
    assert_eq!(covering, NEEDED, "scenarios whose titles name {id}");
}
