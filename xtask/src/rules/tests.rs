use std::fs;

use super::*;

const SCENARIO: &str = "title = 't'\nrule = ['VH-A-1']\n\
    game = { name = 'any', players = 2 }\n[[step]]\nseat = 0\nrefuse = 'x'\n\
    because = 'VH-A-2'\n[[step]]\nseat = 1\nrefuse = 'x'\nbecause = 'not asked'\n";

/// The id of a game that is released.
fn released() -> &'static str {
    Shelf::released().ids()[0]
}

/// A workspace with one game, in which one file is replaced.
fn workspace(path: &str, text: &str) -> tempfile::TempDir {
    let root = tempfile::tempdir().unwrap();
    let files = [
        ("rulebook/en.md", "- **VH-A-1** One.\n- **VH-A-2** Two.\n"),
        ("scenarios/one.toml", SCENARIO),
        ("scenarios/deep/two.toml", &SCENARIO.replacen("VH-A-1", "VH-A-2", 1)),
        ("src/lib.rs", "//! VH-A\nby(\"VH-A-1\")\n"),
        ("rulebook/carried.toml", "VH-A-2 = \"an example\"\n"),
    ];
    for (name, usual) in files {
        let file = root.path().join("games").join(released()).join(name);
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
    let told = format!("{}: 2 rules, 2 scenarios", released());
    assert_eq!(run(workspace("", "").path()).unwrap(), told);
}

#[test]
fn a_rule_without_a_scenario_is_named() {
    let book = "- **VH-A-1** One.\n- **VH-A-2** Two.\n\n- **VH-A-3** Three.\n";
    let problems = problems("rulebook/en.md", book);
    let told = format!("games/{}/rulebook/en.md:4: VH-A-3 has no scenario\n", released());
    assert!(problems.starts_with(&told), "{problems}");
}

#[test]
fn a_rule_that_nothing_carries_is_named() {
    let found = problems("rulebook/carried.toml", "");
    assert_eq!(
        found,
        format!(
            "games/{}/rulebook/en.md:2: VH-A-2 is cited nowhere in src or content\n\
             1 problems with rule ids",
            released()
        )
    );
    let found = problems("rulebook/carried.toml", "VH-A-2 = \"\"\nVH-A-1 = \"x\"\nVH-A-9 = \"x\"");
    assert!(found.contains("carried.toml: VH-A-2 does not say what carries it"), "{found}");
    assert!(found.contains("carried.toml: VH-A-1 is cited and needs no entry"), "{found}");
    assert!(found.contains("carried.toml: the rulebook has no rule VH-A-9"), "{found}");
}

#[test]
fn a_game_in_the_making_may_have_open_rules_until_they_are_done() {
    let in_the_making = |open: &str| {
        let root = workspace("rulebook/carried.toml", "");
        let made = root.path().join("games/made");
        fs::rename(root.path().join("games").join(released()), &made).unwrap();
        fs::write(made.join("rulebook/open.toml"), open).unwrap();
        run(root.path())
    };
    assert!(in_the_making("open = ['VH-A-2']").is_ok());
    let found = in_the_making("open = ['VH-A-1', 'VH-A-2', 'VH-A-9']").unwrap_err().to_string();
    assert!(found.contains("open.toml: VH-A-1 is done and must leave the list"), "{found}");
    assert!(found.contains("open.toml: the rulebook has no rule VH-A-9"), "{found}");
    let root = workspace("", "");
    let list = root.path().join("games").join(released()).join("rulebook/open.toml");
    fs::write(list, "open = []").unwrap();
    let found = run(root.path()).unwrap_err().to_string();
    assert!(found.contains("open.toml: a released game has no open rules"), "{found}");
}

#[test]
fn being_the_reason_of_a_refusal_is_not_enough() {
    let problems = problems("scenarios/deep/two.toml", SCENARIO);
    assert!(problems.contains("en.md:2: VH-A-2 has no scenario"), "{problems}");
}

#[test]
fn unknown_ids_are_named_with_their_line() {
    let found = problems("scenarios/one.toml", &SCENARIO.replace("VH-A-1", "VH-AA-1"));
    let expected = "/scenarios/one.toml:2: the rulebook has no rule VH-AA-1; did you mean VH-A-1?";
    assert!(found.contains(expected), "{found}");
    let found = problems("scenarios/one.toml", &SCENARIO.replace("'VH-A-2'", "'VH-X-9'"));
    assert!(found.contains("one.toml:7: the rulebook has no rule VH-X-9"), "{found}");
    let found = problems("src/lib.rs", "\n\nby(\"VH-A\")\n// VH-B\n");
    assert!(found.contains("src/lib.rs:3: the rulebook has no rule VH-A"), "{found}");
    assert!(found.contains("src/lib.rs:4: the rulebook has no rule VH-B"), "{found}");
}

#[test]
fn the_page_mentions_only_rules_that_there_are() {
    let root = workspace("", "");
    let write = |name: &str, text: &str| {
        let file = root.path().join("web").join(name);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    };
    write("src/hints.ts", "// VH-A, XX-1\nconst rules = ['VH-A-1'];\nfind(`VH-A-${n}`);\n");
    write("node_modules/theirs/index.js", "'VH-A-9'\n");
    assert!(run(root.path()).is_ok());
    write("src/lib/Hint.svelte", "<script>\n  const rule = 'VH-A';\n</script>\n<p>VH-A-9</p>\n");
    let found = run(root.path()).unwrap_err().to_string();
    let expected = "web/src/lib/Hint.svelte:2: the rulebook has no rule VH-A";
    assert!(found.starts_with(expected), "{found}");
    assert!(
        found.contains("web/src/lib/Hint.svelte:4: the rulebook has no rule VH-A-9"),
        "{found}"
    );
    assert!(found.ends_with("2 problems with rule ids"), "{found}");
}

#[test]
fn broken_files_are_problems_too() {
    let found = problems("scenarios/one.toml", "title = ");
    assert!(found.contains("/scenarios/one.toml:1:"), "{found}");
    let found = problems("rulebook/en.md", "- **VH-A-1** One.\n- **VH-A-2** Two.\n**VH-A-1** x\n");
    assert!(found.contains("en.md:3: VH-A-1 is defined in line 1 already"), "{found}");
}
