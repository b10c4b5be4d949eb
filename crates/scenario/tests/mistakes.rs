//! Every mistake in a file is told in one sentence that points at its line, and nothing panics.
#![allow(missing_docs)]

mod toy;

use gladsheim_scenario::{Fault, Verdict, collect, parse, read, run_paths, run_text};
use proptest::prelude::*;
use toy::Mead;

const SCENARIO: &str = r#"title = "the well gives mead"
rule = ["MD-1"]
game = { name = "mead", players = 2 }

[given]
turn = 0
seat.0 = { mead = 2 }

[[step]]
seat = 0
do = "draw"
chance = ["mead"]
expect = { seat.0.mead = 3 }
"#;

/// The mistake in a text, wherever it is found: in the file or when it is played.
fn fault(text: &str) -> Option<Fault> {
    let outcomes = match run_text::<Mead>("f.toml", text) {
        Ok(outcomes) => outcomes,
        Err(fault) => return Some(fault),
    };
    outcomes.into_iter().find_map(|outcome| match outcome.result {
        Verdict::Passed => None,
        Verdict::Mistaken(fault) => Some(fault),
        Verdict::Failed(fault) => panic!("taken for a failure of the game: {fault}"),
    })
}

#[test]
fn mistakes_point_at_their_line_and_suggest_what_was_meant() {
    assert_eq!(fault(SCENARIO), None);
    #[rustfmt::skip]
    let mistakes = [
        // what should be there, what is there, line, column, the sentence
        ("title =", "titel =", 1, 1, "there is no \"titel\" here, only \"title\"; did you mean \"title\"?"),
        ("rule = [\"MD-1\"]", "", 1, 1, "\"rule\" is missing here"),
        ("rule = [\"MD-1\"]", "rule = []", 2, 8, "expected a list with something in it, found an empty one"),
        ("rule = [\"MD-1\"]", "rule = \"MD-1\"", 2, 8, "expected a list, found a text"),
        ("name = \"mead\"", "name = \"maed\"", 3, 17, "there is no game \"maed\"; did you mean \"mead\"?"),
        ("players = 2", "player = 2", 3, 25, "did you mean \"players\"?"),
        ("players = 2", "players = 4", 3, 17, "mead is for 2 to 3 players with these options, not 4"),
        ("players = 2", "players = 2, options = { leeky = true }", 3, 17, "mead has no option \"leeky\"; it has \"leaky\""),
        ("turn = 0", "trun = 0", 6, 1, "there is no \"trun\" here, only \"round\", \"turn\" and \"seat\"; did you mean \"turn\"?"),
        ("turn = 0", "turn = \"x\"", 6, 8, "expected u8, found string \"x\""),
        ("{ mead = 2 }", "{ maed = 2 }", 7, 12, "there is no \"maed\" here, only \"mead\", \"coin\" and \"bids\"; did you mean \"mead\"?"),
        ("{ mead = 2 }", "{ mead = 200000000000000000000 }", 7, 19, "this number is too large"),
        ("{ mead = 2 }", "{ coin = \"ravn\" }", 7, 19, "there is no \"ravn\" here, only \"rune\" and \"raven\"; did you mean \"raven\"?"),
        ("{ mead = 2 }", "{ mead = 12 }", 5, 1, "this position cannot be: there are only 9 cups of mead"),
        ("seat.0 =", "seat.7 =", 5, 1, "this position cannot be: there is no seat 7"),
        ("[[step]]", "[[steps]]", 9, 3, "there is no \"steps\" here"),
        ("seat = 0\ndo", "seat = 2\ndo", 10, 8, "expected a whole number from 0 to 1, found 2"),
        ("seat = 0\ndo", "do", 10, 6, "expected a \"seat\" that does this, found none"),
        ("do = \"draw\"", "do = \"drow\"", 11, 6, "mead knows no action \"drow\"; did you mean \"draw\"?"),
        ("do = \"draw\"", "do = []", 11, 6, "expected at least one action, found none"),
        ("do = \"draw\"", "od = \"draw\"", 12, 11, "this chance decides nothing in this step"),
        ("do = \"draw\"", "do = \"draw\"\nleave = true", 12, 1, "\"do\" and \"leave\" cannot both be here"),
        ("do = \"draw\"", "do = \"draw\"\nbecause = \"MD-1\"", 12, 11, "\"refuse\" is missing here"),
        ("do = \"draw\"", "do = \"draw\"\nhear = { pubic = [] }", 12, 10, "there is no \"pubic\" here, only \"public\" and \"seat\"; did you mean \"public\"?"),
        ("do = \"draw\"", "do = \"draw\"\nsee = { public = { maed = [] } }", 12, 20, "there is no \"maed\" here, only \"coin\", \"mead\" and \"round\"; did you mean \"mead\"?"),
        ("do = \"draw\"", "do = \"draw\"\nlegal_lacks = [\"bid 9\"]", 12, 16, "mead knows no action \"bid 9\"; did you mean"),
        ("do = \"draw\"", "do = \"draw\"\nexpects = {}", 12, 1, "there is no \"expects\" here"),
        ("chance = [\"mead\"]", "chance = [\"mud\"]", 12, 11, "mead knows no outcome of chance \"mud\""),
        ("expect = { seat.0.mead = 3 }", "expect = { seat.0.maed = 3 }", 13, 19, "there is no \"maed\" here"),
        ("expect = { seat.0.mead = 3 }", "expect = 3", 13, 10, "expected a table, found a whole number"),
        ("expect = { seat.0.mead = 3 }", "expect = { seat.0.mead = 3", 13, 27, "this is not TOML: "),
        ("expect = { seat.0.mead = 3 }", "expect = { turn = 1979-05-27 }", 13, 19, "a date has no meaning in a scenario"),
    ];
    for (right, wrong, line, column, message) in mistakes {
        let text = SCENARIO.replacen(right, wrong, 1);
        assert_ne!(text, SCENARIO, "{right} is not in the scenario");
        let shown = fault(&text).unwrap_or_else(|| panic!("{wrong} was accepted")).to_string();
        assert!(shown.starts_with(&format!("f.toml:{line}:{column}: ")), "{wrong}:\n{shown}");
        assert!(shown.contains(message), "{wrong}:\n{shown}");
    }
}

#[test]
fn idle_and_contradictory_scenarios_are_refused() {
    let head = "title = 't'\nrule = ['MD-1']\ngame = { name = 'mead', players = 2 }\n";
    let message = |rest: &str| fault(&format!("{head}{rest}")).unwrap().to_string();
    assert!(message("").ends_with("this scenario does nothing and expects nothing"));
    assert!(message("[[step]]").ends_with("this step does nothing and expects nothing"));
    assert!(message("[[step]]\nseat = 0").ends_with("this step does nothing and expects nothing"));
    assert!(message("seed = 1\ngiven = {}\nstep = []").contains("\"seed\" and \"given\" cannot"));
    assert!(message("seed = 1\nchance = ['mead']\nstep = []").contains("\"seed\" and \"chance\""));
    let alike = "alike = { to = [0], except = {} }\nstep = [{ waiting = [0, 1] }]";
    assert!(message(alike).contains("4:21: \"given\" is missing here"));
    let seeded = "given = {}\nalike = { to = [0], seed = 1 }\nstep = [{ waiting = [0, 1] }]";
    assert!(message(seeded).contains("5:21: \"seed\" and \"given\" cannot both be here"));
    assert!(message("impossible = 'x'\nstep = [{waiting = []}]").contains("cannot both be here"));
    assert!(fault("game = {}\nscenario = []").unwrap().to_string().ends_with("has no scenario"));
}

#[test]
fn many_scenarios_share_a_game_and_may_differ_from_it() {
    let text = "game = { name = 'mead', players = 2 }\n\
        [[scenario]]\ntitle = 'one'\nrule = ['MD-1']\n[[scenario.step]]\nwaiting = [0, 1]\n\
        [[scenario]]\ntitle = 'two'\nrule = ['MD-2', 'MD-3']\ngame.players = 3\n\
        [[scenario.step]]\nwaiting = [0, 1, 2]\n[[scenario.step]]\nseat = 0\n\
        refuse = 'bid 3'\nbecause = 'MD-BID-1'\n\
        [[scenario]]\ntitle = 'three'\nrule = ['XX-1']\ngame.name = 'ale'\n\
        [[scenario.step]]\nwaiting = []\n[[scenario.step]]\nseat = 0\n\
        refuse = 'x'\nbecause = 'not asked'\n";
    let file = parse("f.toml", text.as_bytes()).unwrap();
    assert_eq!((file.len(), file.games()), (3, vec!["mead", "ale"]));
    let outcomes = file.run::<Mead>();
    assert_eq!(outcomes.iter().map(|outcome| outcome.line).collect::<Vec<_>>(), [2, 7]);
    assert!(outcomes.iter().all(|outcome| outcome.result.is_passed()), "{outcomes:?}");
    let strangers = file.strangers(&["mead"]);
    assert_eq!(strangers.len(), 1);
    assert_eq!(strangers[0].title, "three");
    let mentions: Vec<_> =
        file.mentions().map(|mention| (mention.rule, mention.line, mention.is_subject)).collect();
    assert_eq!(
        mentions,
        [
            ("MD-1", 4, true),
            ("MD-2", 9, true),
            ("MD-3", 9, true),
            ("MD-BID-1", 16, false),
            ("XX-1", 19, true),
        ]
    );
}

#[test]
fn files_are_found_at_any_depth_and_missing_ones_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("b/c");
    std::fs::create_dir_all(&deep).unwrap();
    std::fs::write(deep.join("z.toml"), SCENARIO).unwrap();
    std::fs::write(folder.path().join("a.toml"), SCENARIO).unwrap();
    std::fs::write(folder.path().join("notes.txt"), "nothing").unwrap();
    assert_eq!(collect(&[folder.path()]).unwrap().len(), 2);
    let outcomes = run_paths::<Mead>(&[folder.path()]).unwrap();
    assert!(outcomes.iter().all(|outcome| outcome.result.is_passed()), "{outcomes:?}");

    let missing = folder.path().join("missing.toml");
    let fault = run_paths::<Mead>(&[&missing]).unwrap_err().to_string();
    assert!(fault.contains("missing.toml:1:1: cannot read this: "), "{fault}");
    let empty = folder.path().join("empty");
    std::fs::create_dir(&empty).unwrap();
    let fault = collect(&[&empty]).unwrap_err().to_string();
    assert!(fault.ends_with("there is no .toml file in this folder"), "{fault}");
    std::fs::write(&missing, b"title = '\xff'").unwrap();
    assert!(read(&missing).unwrap_err().to_string().ends_with("1:10: this is not UTF-8 text"));
}

#[test]
fn bottomless_nesting_is_refused() {
    let key = vec!["a"; 60].join(".");
    let nested = format!("{}{key} = 1\n{}", format!("{key} = {{\n").repeat(70), "}\n".repeat(70));
    let crooked = format!("{}{key} = 1", format!("{key} = {{ ]\n").repeat(70));
    let lists = format!("a = {}{}", "[".repeat(10_000), "]".repeat(10_000));
    let dots = format!("{} = 1", vec!["a"; 100_000].join("."));
    let headers = format!("[{key}]\n{key} = {{ {key} = 1 }}");
    for text in [nested, crooked, lists, dots, headers] {
        assert!(fault(&text).is_some());
    }
    assert!(fault(&format!("#{}", "x".repeat(1 << 20))).unwrap().to_string().contains("longer"));
}

proptest! {
    #[test]
    fn no_bytes_cause_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = run_text::<Mead>("f.toml", &bytes);
    }

    #[test]
    fn no_text_that_looks_like_toml_causes_a_panic(
        text in r#"([a-z]{1,5}(\.[0-9a-z]{1,2})? ?= ?([0-9]{1,3}|"[a-z ]*"|\[\[?|\{|\}|true)|\[\[step\]\]|\n|,){0,40}"#
    ) {
        let _ = run_text::<Mead>("f.toml", &text);
    }

    #[test]
    fn no_damaged_scenario_causes_a_panic(
        at in 0..SCENARIO.len(), length in 0..20_usize, patch in proptest::collection::vec(any::<u8>(), 0..8),
    ) {
        let mut bytes = SCENARIO.as_bytes().to_vec();
        let end = (at + length).min(bytes.len());
        bytes.splice(at..end, patch);
        let _ = run_text::<Mead>("f.toml", &bytes);
    }

    #[test]
    fn no_shuffled_lines_cause_a_panic(lines in proptest::sample::subsequence(SCENARIO.lines().collect::<Vec<_>>(), 0..12).prop_shuffle()) {
        let _ = run_text::<Mead>("f.toml", lines.join("\n"));
    }
}
