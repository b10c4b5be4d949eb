//! Scenarios that hold pass, and each kind of check fails where it should.
#![allow(missing_docs)]

mod toy;

use gladsheim_scenario::{Outcome, Verdict, run_text};
use toy::Mead;

/// A scenario about two players of whom seat 0 has the turn.
fn with(rest: &str) -> String {
    format!(
        "title = \"t\"\nrule = [\"MD-1\"]\ngame = {{ name = \"mead\", players = 2 }}\n\
         given = {{ turn = 0, seat = {{ 0 = {{ mead = 2 }}, 1 = {{ mead = 1, coin = \"raven\" }} }} }}\n\
         {rest}"
    )
}

fn run(text: &str) -> Outcome {
    let mut outcomes =
        run_text::<Mead>("mead.toml", text).unwrap_or_else(|fault| panic!("{fault}"));
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
        legal = ["draw", "peek 1"]
        legal_has = ["draw"]
        legal_lacks = ["peek 0", "bid 1"]
        refuse = "peek 0"
        because = "MD-PEEK-1"

        [[step]]
        seat = 1
        refuse = ["draw", "bid 0"]
        because = "not asked"

        [[step]]
        seat = 5
        refuse = "draw"
        because = "no such seat"

        [[step]]
        seat = 0
        do = "draw"
        chance = ["mead"]
        expect = { round = 2, seat.0 = { mead = 3, bids = [] } }
        see = { seat.1 = { mead = [3, 1], coin = "raven" }, public = { mead.0 = 3 } }
        hear = { public = ["drew"], seat.1 = [{ type = "drew", mead = true }] }
        unheard = { public = ["peeked", { type = "drew", seat = 1 }] }

        [[step]]
        do = { 0 = "bid 1", 1 = "bid 1" }
        hear = { seat.0 = [{ type = "bid", mead = 1 }, "bid"], seat.1 = ["bid", { mead = 1 }] }
        "#,
    );
    passes(
        r#"
        [[step]]
        do = [{ 0 = "peek 1" }, { 0 = "bid 2", 1 = "bid 1" }, { 0 = "draw" }]
        chance = ["water"]
        [[step]]
        seat = 1
        timeout = "bid 0"
        [[step]]
        seat = 0
        leave = true
        waiting = [1]
        [[step]]
        seat = 1
        do = "draw"
        over = true
        ranks = [2, 1]
        chance = ["mead"]
        [[step]]
        seat = 1
        refuse = "draw"
        because = "over"
        "#,
    );
}

#[test]
fn every_check_can_fail() {
    let failures = [
        ("expect = { seat.0.mead = 3 }", "expected seat.0.mead to be 3, but it is 2"),
        ("expect = { seat.1.bids = [1] }", "expected seat.1.bids to be [1], but it is nothing"),
        ("waiting = [0, 1]", "expected the seats that are asked to be [0, 1], but it is [0]"),
        ("awaited = { public = [] }", "whom the public knows to be asked to be [], but it is [0]"),
        (
            "seat = 0\nlegal = ['draw']",
            "seat 0 can also \"peek 1\"; it can \"draw\" and \"peek 1\"",
        ),
        ("seat = 0\nlegal_has = ['bid 1']", "seat 0 cannot \"bid 1\""),
        ("seat = 0\nlegal_lacks = ['draw']", "seat 0 can \"draw\""),
        ("see = { public = { round = 2 } }", "the view of the public.round to be 2, but it is 1"),
        ("see = { seat.1 = { mead = [2] } }", "to be [2], but it is [2, 1]"),
        ("over = true", "expected whether the game is over to be true, but it is false"),
        ("ranks = [1, 2]", "expected the ranking to be [1, 2], but it is nothing"),
        ("finish = { games = 3, rounds = 2 }", "game 1 played on from here had not ended after 2"),
        ("seat = 0\ndo = 'bid 1'", "seat 0 cannot \"bid 1\" here: MD-TURN-1 does not allow this"),
        ("seat = 0\nrefuse = 'draw'\nbecause = 'MD-X'", "seat 0 can \"draw\", though it should be"),
        ("seat = 0\nrefuse = 'peek 0'\nbecause = 'MD-X'", "because of MD-PEEK-1, not of MD-X"),
        (
            "seat = 1\ntimeout = 'bid 0'",
            "the time-out of seat 1 to be \"bid 0\", but it is nothing",
        ),
        ("seat = 0\ntimeout = 'peek 1'", "to be \"peek 1\", but it is \"draw\""),
        (
            "seat = 0\ndo = 'draw'\nchance = ['mead', 'water']",
            "never used, the first of them \"water\"",
        ),
        ("seat = 0\ndo = 'draw'\nhear = { public = [] }", "the public heard of {"),
        ("seat = 0\ndo = 'draw'\nhear = { public = ['bid'] }", "only of \"drew\""),
        ("seat = 0\ndo = 'draw'\nhear = { public = ['drew', 'drew'] }", "did not hear of \"drew\""),
        ("seat = 0\ndo = 'draw'\nunheard = { seat.1 = ['drew'] }", "seat 1 heard of {"),
        ("seat = 0\nleave = true\n[[step]]\nseat = 0\nleave = true", "seat 0 cannot leave"),
    ];
    for (step, expected) in failures {
        let message = failure(&format!("[[step]]\n{step}"));
        assert!(message.contains(expected), "{step}:\n{message}");
    }
}

#[test]
fn what_looks_alike_is_told_from_what_does_not() {
    let peek = "[[step]]\nseat = 0\ndo = 'peek 1'\n";
    let runes = "except = { seat.1.coin = 'rune' }";
    passes(&format!("alike = {{ to = ['public'], {runes} }}\n{peek}"));
    passes(&format!("unlike = {{ to = [0, 1], {runes} }}\n{peek}"));
    let told = failure(&format!("alike = [{{ to = [0], {runes} }}]\n{peek}"));
    assert!(told.contains("seat 0 can tell the two apart by events.0.coin"), "{told}");
    let untold = failure(&format!("unlike = {{ to = ['public'], {runes} }}\n{peek}"));
    assert!(untold.contains("the public cannot tell the two apart"), "{untold}");

    let draw = "[[step]]\nseat = 0\nchance = ['mead']\ndo = 'draw'\n";
    passes(&format!("alike = {{ to = [0, 1] }}\n{draw}"));
    passes(&format!("unlike = {{ to = [0, 1], chance = ['water'] }}\n{draw}"));
    passes(&format!("unlike = {{ to = [0, 1], do = [{{ 0 = 'peek 1' }}] }}\n{draw}"));

    let leaky = with(&format!("alike = {{ to = ['public'], {runes} }}\n{peek}"))
        .replace("players = 2", "players = 2, options = { leaky = true }");
    assert!(matches!(run(&leaky).result, Verdict::Failed(_)));
}

#[test]
fn a_game_may_start_from_its_own_setup() {
    let head = "title = \"t\"\nrule = [\"MD-1\"]\ngame = { name = \"mead\", players = 3 }\n";
    let forced = format!(
        "{head}chance = ['mead', 'water', 'mead']\n[[step]]\nhear = {{ public = ['round'] }}\n\
         see = {{ seat.0.coin = 'raven', seat.1.coin = 'rune', seat.2.coin = 'raven' }}\n"
    );
    assert!(run(&forced).result.is_passed());
    let unused = forced.replacen("'mead']", "'mead', 'water']", 1);
    assert!(matches!(run(&unused).result, Verdict::Failed(_)));
    let replaced = format!("{unused}[[step]]\nseat = 0\ndo = 'bid 0'\nchance = ['mead']\n");
    let message = run(&replaced).result.fault().unwrap().to_string();
    assert!(
        message.contains("mead.toml:4:36: 1 of the forced outcomes were never used"),
        "{message}"
    );
    let seeded = format!(
        "{head}seed = 1\nalike = {{ to = [0, 1, 2] }}\n\
         [[step]]\nseat = 1\ndo = 'bid 1'\n[[step]]\nfinish = {{ games = 20, rounds = 3 }}\n"
    );
    assert_eq!(run(&seeded).result, Verdict::Passed);
}

#[test]
fn what_must_be_impossible_is_refused_in_the_right_words() {
    let head = "title = \"t\"\nrule = [\"MD-1\"]\n";
    let setup = "game = { name = \"mead\", players = 4 }\nimpossible = \"for 2 to 3 players\"";
    assert_eq!(run(&format!("{head}{setup}")).result, Verdict::Passed);
    let cups = "game = { name = \"mead\", players = 2 }\ngiven.seat.0.mead = 10\n";
    assert_eq!(run(&format!("{head}{cups}impossible = \"9 cups\"")).result, Verdict::Passed);
    for (words, cups, expected) in
        [("horns", 10, "only 9 cups"), ("9 cups", 9, "though it should be impossible")]
    {
        let text = format!(
            "{head}game = {{ name = \"mead\", players = 2 }}\ngiven.seat.0.mead = {cups}\n\
             impossible = \"{words}\""
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
    assert_eq!(json["rules"][0], "MD-1");
    assert_eq!(json["result"]["failed"]["line"], 6);
    assert_eq!(json["result"]["failed"]["column"], 11);
    let passed = serde_json::to_value(run(&with("[[step]]\nwaiting = [0]"))).unwrap();
    assert_eq!(passed["result"], "passed");
}
