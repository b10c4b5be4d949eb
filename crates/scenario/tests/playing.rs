//! Scenarios that hold pass, and each kind of check fails where it should.
#![allow(missing_docs)]

use gladsheim_flyting::Flyting;
use gladsheim_scenario::{Outcome, Verdict, run_text};

/// A scenario about three players of whom seat 0 has the floor.
fn with(rest: &str) -> String {
    format!(
        "title = \"t\"\nrule = [\"R-1\"]\ngame = {{ name = \"flyting\", players = 3 }}\n\
         given = {{ phase = \"floor\", floor = 0, seat = {{ 0 = {{ fame = 1, hand = {{ toast = 2 }} }}, \
         1 = {{ hand = {{ riddle = 2 }} }} }} }}\n\
         {rest}"
    )
}

fn run(text: &str) -> Outcome {
    let mut outcomes =
        run_text::<Flyting>("flyting.toml", text).unwrap_or_else(|fault| panic!("{fault}"));
    assert_eq!(outcomes.len(), 1);
    outcomes.remove(0)
}

fn passes(rest: &str) {
    let outcome = run(&with(rest));
    assert!(outcome.result.is_passed(), "{}", outcome.result.fault().unwrap());
}

/// The message of a failure, which must be one of the game, not of the file.
fn failure(rest: &str) -> String {
    match run(&with(rest)).result {
        Verdict::Failed(fault) => fault.to_string(),
        other => panic!("expected a failure, got {other:?}"),
    }
}

#[test]
fn a_whole_scenario_passes() {
    passes(
        r#"
        [[step]]
        waiting = [0]
        over = false
        awaited = { seat.1 = [0], public = [0] }

        [[step]]
        seat = 0
        legal = ["boast", "drink", "listen"]
        legal_has = ["drink"]
        legal_lacks = ["silent", "keep toast"]
        refuse = "keep toast"
        because = "FLYTING-ROUND-3"

        [[step]]
        seat = 1
        refuse = ["boast", "silent"]
        because = "not asked"

        [[step]]
        seat = 5
        refuse = "boast"
        because = "no such seat"

        [[step]]
        seat = 0
        do = "drink"
        chance = ["face 5"]
        expect = { round = 2, heard = [], seat.0 = { fame = 3, hand = { toast = 2 } } }
        see = { seat.1 = { hand = { riddle = 2 }, heard = [] }, public.players.0 = { fame = 3 } }
        hear = { public = ["drank"], seat.1 = [{ type = "drank", fame = 2 }, "round"] }
        unheard = { public = ["heard", { type = "drank", seat = 1 }] }

        [[step]]
        do = { 0 = "recite toast", 1 = "silent", 2 = "silent" }
        hear.seat.0 = [{ type = "chose", line = { verse = "toast" } }, "chose", "floor"]
        hear.seat.1 = ["chose", { line = "silent" }, { type = "floor", seat = 0 }]
        "#,
    );
    passes(
        r#"
        [[step]]
        do = [{ 0 = "boast" }, { 0 = "silent", 1 = "recite riddle", 2 = "silent" }, { 1 = "drink" }]
        chance = ["face 2"]
        [[step]]
        seat = 1
        timeout = "silent"
        [[step]]
        seat = 0
        leave = true
        waiting = [2]
        [[step]]
        seat = 1
        leave = true
        over = true
        ranks = [2, 3, 1]
        [[step]]
        seat = 2
        refuse = "silent"
        because = "over"
        "#,
    );
}

#[test]
fn every_check_can_fail() {
    let failures = [
        ("expect = { seat.0.fame = 3 }", "expected seat.0.fame to be 3, but it is 1"),
        ("expect = { heard = ['toast'] }", "expected heard to be [\"toast\"], but it is nothing"),
        ("waiting = [0, 1]", "expected the seats that are asked to be [0, 1], but it is [0]"),
        ("awaited = { public = [] }", "whom the public knows to be asked to be [], but it is [0]"),
        (
            "seat = 0\nlegal = ['boast', 'drink']",
            "seat 0 can also \"listen\"; it can \"boast\", \"drink\" and \"listen\"",
        ),
        ("seat = 0\nlegal_has = ['silent']", "seat 0 cannot \"silent\""),
        ("seat = 0\nlegal_lacks = ['boast']", "seat 0 can \"boast\""),
        ("see = { public = { round = 2 } }", "the view of the public.round to be 2, but it is 1"),
        ("see = { seat.1 = { heard = ['toast'] } }", "to be [\"toast\"], but it is []"),
        ("over = true", "expected whether the game is over to be true, but it is false"),
        ("ranks = [1, 2, 3]", "expected the ranking to be [1, 2, 3], but it is nothing"),
        ("finish = { games = 3, rounds = 1 }", "game 1 played on from here had not ended after 1"),
        (
            "seat = 0\ndo = 'silent'",
            "seat 0 cannot \"silent\" here: FLYTING-ROUND-3 does not allow this",
        ),
        (
            "seat = 0\nrefuse = 'boast'\nbecause = 'R-2'",
            "seat 0 can \"boast\", though it should be",
        ),
        (
            "seat = 0\nrefuse = 'silent'\nbecause = 'R-2'",
            "because of FLYTING-ROUND-3, not because of R-2",
        ),
        (
            "seat = 1\ntimeout = 'silent'",
            "the time-out of seat 1 to be \"silent\", but it is nothing",
        ),
        ("seat = 0\ntimeout = 'drink'", "to be \"drink\", but it is \"boast\""),
        (
            "seat = 0\ndo = 'drink'\nchance = ['face 5', 'face 2']",
            "never used, the first of them \"face 2\"",
        ),
        ("seat = 0\ndo = 'drink'\nhear = { public = [] }", "the public heard of {"),
        (
            "seat = 0\ndo = 'drink'\nhear = { public = ['floor'] }",
            "only of \"drank\" and \"round\"",
        ),
        (
            "seat = 0\ndo = 'drink'\nhear = { public = ['drank', 'drank'] }",
            "did not hear of \"drank\"",
        ),
        ("seat = 0\ndo = 'drink'\nunheard = { seat.1 = ['drank'] }", "seat 1 heard of {"),
        ("seat = 0\nleave = true\n[[step]]\nseat = 0\nleave = true", "seat 0 cannot leave"),
    ];
    for (step, expected) in failures {
        let message = failure(&format!("[[step]]\n{step}"));
        assert!(message.contains(expected), "{step}:\n{message}");
    }
}

#[test]
fn what_looks_alike_is_told_from_what_does_not() {
    let listen = "[[step]]\nseat = 0\ndo = 'listen'\nchance = ['taunt', 'riddle']\n";
    let others = "chance = ['taunt', 'toast']";
    passes(&format!("alike = {{ to = [1, 2, 'public'], {others} }}\n{listen}"));
    passes(&format!("unlike = {{ to = [0], {others} }}\n{listen}"));
    let told = failure(&format!("alike = [{{ to = [0], {others} }}]\n{listen}"));
    assert!(told.contains("seat 0 can tell the two apart by events.0.verses"), "{told}");
    let untold = failure(&format!("unlike = {{ to = ['public'], {others} }}\n{listen}"));
    assert!(untold.contains("the public cannot tell the two apart"), "{untold}");

    let riddles = "except = { seat.1.hand = { taunt = 2 } }";
    let boast = "[[step]]\nseat = 0\ndo = 'boast'\n";
    passes(&format!("alike = {{ to = [0, 2, 'public'], {riddles} }}\n{boast}"));
    passes(&format!("unlike = {{ to = [1], {riddles} }}\n{boast}"));

    let drink = "[[step]]\nseat = 0\nchance = ['face 5']\ndo = 'drink'\n";
    passes(&format!("alike = {{ to = [0, 1] }}\n{drink}"));
    passes(&format!("unlike = {{ to = [0, 1], chance = ['face 2'] }}\n{drink}"));
    passes(&format!("unlike = {{ to = [0, 1], do = [{{ 0 = 'boast' }}] }}\n{drink}"));
    let public = failure(&format!("alike = {{ to = ['public'], chance = ['face 2'] }}\n{drink}"));
    assert!(public.contains("the public can tell the two apart by events.0.die"), "{public}");
}

#[test]
fn a_game_may_start_from_its_own_setup() {
    let head = "title = \"t\"\nrule = [\"R-1\"]\ngame = { name = \"flyting\", players = 2 }\n";
    let forced = format!(
        "{head}chance = ['toast', 'toast', 'taunt', 'riddle', 'riddle', 'taunt']\n\
         [[step]]\nhear = {{ public = ['dealt', 'round'] }}\n\
         see = {{ seat.0.hand = {{ toast = 2, taunt = 1 }}, seat.1.hand = {{ riddle = 2, taunt = 1 }} }}\n"
    );
    assert_eq!(run(&forced).result, Verdict::Passed);
    let unused = forced.replacen("'taunt']", "'taunt', 'toast']", 1);
    assert!(matches!(run(&unused).result, Verdict::Failed(_)));
    let replaced = format!("{unused}[[step]]\nseat = 0\ndo = 'silent'\nchance = ['face 1']\n");
    let message = run(&replaced).result.fault().unwrap().to_string();
    assert!(
        message.contains("flyting.toml:4:67: 1 of the forced outcomes were never used"),
        "{message}"
    );
    let seeded = format!(
        "{head}seed = 1\nalike = {{ to = [0, 1] }}\n\
         [[step]]\nseat = 1\ndo = 'silent'\n[[step]]\nfinish = {{ games = 20, rounds = 5 }}\n"
    );
    assert_eq!(run(&seeded).result, Verdict::Passed);
}

#[test]
fn what_must_be_impossible_is_refused_in_the_right_words() {
    let head = "title = \"t\"\nrule = [\"R-1\"]\n";
    let setup = "game = { name = \"flyting\", players = 5 }\nimpossible = \"for 2 to 4 players\"";
    assert_eq!(run(&format!("{head}{setup}")).result, Verdict::Passed);
    let hand = "game = { name = \"flyting\", players = 2 }\ngiven.seat.0.hand.toast = 7\n";
    assert_eq!(run(&format!("{head}{hand}impossible = \"not enough\"")).result, Verdict::Passed);
    for (words, toasts, expected) in
        [("horns", 7, "not enough verses"), ("not enough", 6, "though it should be impossible")]
    {
        let text = format!(
            "{head}game = {{ name = \"flyting\", players = 2 }}\n\
             given.seat.0.hand.toast = {toasts}\nimpossible = \"{words}\""
        );
        match run(&text).result {
            Verdict::Failed(fault) => assert!(fault.to_string().contains(expected), "{fault}"),
            other => panic!("{other:?}"),
        }
    }
}

#[test]
fn outcomes_are_readable_by_machines() {
    let outcome = run(&with("[[step]]\nwaiting = [1]"));
    let json = serde_json::to_value(&outcome).unwrap();
    assert_eq!(json["title"], "t");
    assert_eq!(json["rules"][0], "R-1");
    assert_eq!(json["result"]["failed"]["line"], 6);
    assert_eq!(json["result"]["failed"]["column"], 11);
    let passed = serde_json::to_value(run(&with("[[step]]\nwaiting = [0]"))).unwrap();
    assert_eq!(passed["result"], "passed");
}
