use std::fs;

use super::*;

const SCENARIO: &str = "title = 't'\nrule = ['VH-A-1']\n\
    game = { name = 'valhalla', players = 2 }\n[[step]]\nseat = 0\nrefuse = 'x'\n\
    because = 'VH-A-2'\n[[step]]\nseat = 1\nrefuse = 'x'\nbecause = 'not asked'\n";

/// A workspace with one game, in which one file is replaced.
fn workspace(path: &str, text: &str) -> tempfile::TempDir {
    let root = tempfile::tempdir().unwrap();
    let files = [
        ("rulebook/en.md", "- **VH-A-1** One.\n- **VH-A-2** Two.\n"),
        ("scenarios/one.toml", SCENARIO),
        ("scenarios/deep/two.toml", &SCENARIO.replacen("VH-A-1", "VH-A-2", 1)),
        ("src/lib.rs", "//! VH-A\nby(\"VH-A-1\")\n"),
    ];
    for (name, usual) in files {
        let file = root.path().join("games/valhalla").join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, if name == path { text } else { usual }).unwrap();
    }
    root
}

fn problems(path: &str, text: &str) -> String {
    run(workspace(path, text).path()).unwrap_err().to_string()
}

#[test]
fn a_complete_game_passes() {
    assert_eq!(run(workspace("", "").path()).unwrap(), "valhalla: 2 rules, 2 scenarios");
}

#[test]
fn a_rule_without_a_scenario_is_named() {
    let book = "- **VH-A-1** One.\n- **VH-A-2** Two.\n\n- **VH-A-3** Three.\n";
    let problems = problems("rulebook/en.md", book);
    assert!(problems.starts_with("games/valhalla/rulebook/en.md:4: VH-A-3 has no scenario\n1 "));
}

#[test]
fn being_the_reason_of_a_refusal_is_not_enough() {
    let problems = problems("scenarios/deep/two.toml", SCENARIO);
    assert!(problems.contains("en.md:2: VH-A-2 has no scenario"), "{problems}");
}

#[test]
fn unknown_ids_are_named_with_their_line() {
    let found = problems("scenarios/one.toml", &SCENARIO.replace("VH-A-1", "VH-AA-1"));
    let expected = "games/valhalla/scenarios/one.toml:2: the rulebook has no rule VH-AA-1; \
                    did you mean VH-A-1?";
    assert!(found.contains(expected), "{found}");
    let found = problems("scenarios/one.toml", &SCENARIO.replace("'VH-A-2'", "'VH-X-9'"));
    assert!(found.contains("one.toml:7: the rulebook has no rule VH-X-9"), "{found}");
    let found = problems("src/lib.rs", "\n\nby(\"VH-A\")\n// VH-B\n");
    assert!(found.contains("src/lib.rs:3: the rulebook has no rule VH-A;"), "{found}");
    assert!(found.contains("src/lib.rs:4: the rulebook has no rule VH-B"), "{found}");
}

#[test]
fn broken_files_are_problems_too() {
    let found = problems("scenarios/one.toml", "title = ");
    assert!(found.contains("games/valhalla/scenarios/one.toml:1:"), "{found}");
    let found = problems("rulebook/en.md", "- **VH-A-1** One.\n- **VH-A-2** Two.\n**VH-A-1** x\n");
    assert!(found.contains("en.md:3: VH-A-1 is defined in line 1 already"), "{found}");
}
