//! Every mistake in a file is told in one sentence that points at its line, and nothing panics.
#![allow(missing_docs)]

use gladsheim_flyting::Flyting;
use gladsheim_scenario::{Fault, Verdict, collect, parse, read, run_paths, run_text};
use proptest::prelude::*;

const SCENARIO: &str = r#"title = "a five brings two fame"
rule = ["FLYTING-FLOOR-2"]
game = { name = "flyting", players = 2 }

[given]
phase = "floor"
floor = 0
seat.0 = { fame = 2 }

[[step]]
seat = 0
do = "drink"
chance = ["face 5"]
expect = { seat.0.fame = 4 }
"#;

/// The mistake in a text, wherever it is found: in the file or when it is played.
fn fault(text: &str) -> Option<Fault> {
    let outcomes = match run_text::<Flyting>("f.toml", text) {
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
        ("rule = [\"FLYTING-FLOOR-2\"]", "", 1, 1, "\"rule\" is missing here"),
        ("rule = [\"FLYTING-FLOOR-2\"]", "rule = []", 2, 8, "expected a list with something in it, found an empty one"),
        ("rule = [\"FLYTING-FLOOR-2\"]", "rule = \"FLYTING-FLOOR-2\"", 2, 8, "expected a list, found a text"),
        ("name = \"flyting\"", "name = \"flyitng\"", 3, 17, "there is no game \"flyitng\"; did you mean \"flyting\"?"),
        ("players = 2", "player = 2", 3, 28, "did you mean \"players\"?"),
        ("players = 2", "players = 5", 3, 17, "flyting is for 2 to 4 players with these options, not 5"),
        ("players = 2", "players = 2, options = { long_nigth = true }", 3, 17, "flyting has no option \"long_nigth\"; it has \"long_night\""),
        ("floor = 0", "flor = 0", 7, 1, "there is no \"flor\" here, only \"round\", \"first\", \"phase\", \"floor\", \"heard\", \"recited\", \"deck\" and \"seat\"; did you mean \"floor\"?"),
        ("floor = 0", "floor = \"x\"", 7, 9, "expected u8, found string \"x\""),
        ("phase = \"floor\"", "phase = \"flor\"", 6, 9, "there is no \"flor\" here, only \"recite\", \"floor\", \"keep\" and \"over\"; did you mean \"floor\"?"),
        ("{ fame = 2 }", "{ fme = 2 }", 8, 12, "there is no \"fme\" here, only \"hand\", \"forgotten\", \"line\", \"fame\" and \"left\"; did you mean \"fame\"?"),
        ("{ fame = 2 }", "{ fame = 200000000000000000000 }", 8, 19, "this number is too large"),
        ("{ fame = 2 }", "{ hand = { toast = 7 } }", 5, 1, "this position cannot be: there are not enough verses of the kind toast"),
        ("seat.0 =", "seat.7 =", 5, 1, "this position cannot be: there is no seat 7"),
        ("[[step]]", "[[steps]]", 10, 3, "there is no \"steps\" here"),
        ("seat = 0\ndo", "seat = 2\ndo", 11, 8, "expected a whole number from 0 to 1, found 2"),
        ("seat = 0\ndo", "do", 11, 6, "expected a \"seat\" that does this, found none"),
        ("do = \"drink\"", "do = \"drnik\"", 12, 6, "flyting knows no action \"drnik\"; did you mean \"drink\"?"),
        ("do = \"drink\"", "do = []", 12, 6, "expected at least one action, found none"),
        ("do = \"drink\"", "od = \"drink\"", 13, 11, "this chance decides nothing in this step"),
        ("do = \"drink\"", "do = \"drink\"\nleave = true", 13, 1, "\"do\" and \"leave\" cannot both be here"),
        ("do = \"drink\"", "do = \"drink\"\nbecause = \"FLYTING-FLOOR-2\"", 13, 11, "\"refuse\" is missing here"),
        ("do = \"drink\"", "do = \"drink\"\nhear = { pubic = [] }", 13, 10, "there is no \"pubic\" here, only \"public\" and \"seat\"; did you mean \"public\"?"),
        ("do = \"drink\"", "do = \"drink\"\nsee = { public.players.0 = { fme = 1 } }", 13, 30, "there is no \"fme\" here, only \"chosen\", \"fame\", \"forgotten\", \"hand\" and \"left\"; did you mean \"fame\"?"),
        ("do = \"drink\"", "do = \"drink\"\nlegal_lacks = [\"recit toast\"]", 13, 16, "flyting knows no action \"recit toast\"; did you mean \"recite toast\"?"),
        ("do = \"drink\"", "do = \"drink\"\nexpects = {}", 13, 1, "there is no \"expects\" here"),
        ("chance = [\"face 5\"]", "chance = [\"face 7\"]", 13, 11, "flyting knows no outcome of chance \"face 7\""),
        ("expect = { seat.0.fame = 4 }", "expect = { seat.0.fme = 4 }", 14, 19, "there is no \"fme\" here"),
        ("expect = { seat.0.fame = 4 }", "expect = 4", 14, 10, "expected a table, found a whole number"),
        ("expect = { seat.0.fame = 4 }", "expect = { seat.0.fame = 4", 14, 27, "this is not TOML: "),
        ("expect = { seat.0.fame = 4 }", "expect = { first = 1979-05-27 }", 14, 20, "a date has no meaning in a scenario"),
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
    let head = "title = 't'\nrule = ['R-1']\ngame = { name = 'flyting', players = 2 }\n";
    let message = |rest: &str| fault(&format!("{head}{rest}")).unwrap().to_string();
    assert!(message("").ends_with("this scenario does nothing and expects nothing"));
    assert!(message("[[step]]").ends_with("this step does nothing and expects nothing"));
    assert!(message("[[step]]\nseat = 0").ends_with("this step does nothing and expects nothing"));
    assert!(message("seed = 1\ngiven = {}\nstep = []").contains("\"seed\" and \"given\" cannot"));
    assert!(message("seed = 1\nchance = ['toast']\nstep = []").contains("\"seed\" and \"chance\""));
    let alike = "alike = { to = [0], except = {} }\nstep = [{ waiting = [0, 1] }]";
    assert!(message(alike).contains("4:21: \"given\" is missing here"));
    let seeded = "given = {}\nalike = { to = [0], seed = 1 }\nstep = [{ waiting = [0, 1] }]";
    assert!(message(seeded).contains("5:21: \"seed\" and \"given\" cannot both be here"));
    assert!(message("impossible = 'x'\nstep = [{waiting = []}]").contains("cannot both be here"));
    assert!(fault("game = {}\nscenario = []").unwrap().to_string().ends_with("has no scenario"));
}

#[test]
fn many_scenarios_share_a_game_and_may_differ_from_it() {
    let text = "game = { name = 'flyting', players = 2 }\n\
        [[scenario]]\ntitle = 'one'\nrule = ['R-1']\n[[scenario.step]]\nwaiting = [0, 1]\n\
        [[scenario]]\ntitle = 'two'\nrule = ['R-2', 'R-3']\ngame.players = 3\n\
        [[scenario.step]]\nwaiting = [0, 1, 2]\n[[scenario.step]]\nseat = 0\n\
        refuse = 'boast'\nbecause = 'FLYTING-ROUND-1'\n\
        [[scenario]]\ntitle = 'three'\nrule = ['S-1']\ngame.name = 'chess'\n\
        [[scenario.step]]\nwaiting = []\n[[scenario.step]]\nseat = 0\n\
        refuse = 'x'\nbecause = 'not asked'\n";
    let file = parse("f.toml", text.as_bytes()).unwrap();
    assert_eq!((file.len(), file.games()), (3, vec!["flyting", "chess"]));
    let outcomes = file.run::<Flyting>();
    assert_eq!(outcomes.iter().map(|outcome| outcome.line).collect::<Vec<_>>(), [2, 7]);
    assert!(outcomes.iter().all(|outcome| outcome.result.is_passed()), "{outcomes:?}");
    let strangers = file.strangers(&["flyting"]);
    assert_eq!(strangers.len(), 1);
    assert_eq!(strangers[0].title, "three");
    let mentions: Vec<_> =
        file.mentions().map(|mention| (mention.rule, mention.line, mention.is_subject)).collect();
    assert_eq!(
        mentions,
        [
            ("R-1", 4, true),
            ("R-2", 9, true),
            ("R-3", 9, true),
            ("FLYTING-ROUND-1", 16, false),
            ("S-1", 19, true),
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
    let outcomes = run_paths::<Flyting>(&[folder.path()]).unwrap();
    assert!(outcomes.iter().all(|outcome| outcome.result.is_passed()), "{outcomes:?}");

    let missing = folder.path().join("missing.toml");
    let fault = run_paths::<Flyting>(&[&missing]).unwrap_err().to_string();
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
        let _ = run_text::<Flyting>("f.toml", &bytes);
    }

    #[test]
    fn no_text_that_looks_like_toml_causes_a_panic(
        text in r#"([a-z]{1,5}(\.[0-9a-z]{1,2})? ?= ?([0-9]{1,3}|"[a-z ]*"|\[\[?|\{|\}|true)|\[\[step\]\]|\n|,){0,40}"#
    ) {
        let _ = run_text::<Flyting>("f.toml", &text);
    }

    #[test]
    fn no_damaged_scenario_causes_a_panic(
        at in 0..SCENARIO.len(), length in 0..20_usize, patch in proptest::collection::vec(any::<u8>(), 0..8),
    ) {
        let mut bytes = SCENARIO.as_bytes().to_vec();
        let end = (at + length).min(bytes.len());
        bytes.splice(at..end, patch);
        let _ = run_text::<Flyting>("f.toml", &bytes);
    }

    #[test]
    fn no_shuffled_lines_cause_a_panic(lines in proptest::sample::subsequence(SCENARIO.lines().collect::<Vec<_>>(), 0..12).prop_shuffle()) {
        let _ = run_text::<Flyting>("f.toml", lines.join("\n"));
    }
}
