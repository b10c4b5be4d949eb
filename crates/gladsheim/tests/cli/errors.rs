//! Everything a person can get wrong is answered with one sentence.

use std::process::{Command, Stdio};

use super::{ok, refused, refused_args, run};

#[test]
fn unknown_words_are_named_and_the_nearest_is_offered() {
    let cases = [
        ("gmaes", "unrecognized subcommand 'gmaes'; did you mean \"games\"?"),
        ("sim --game valhala", "there is no game \"valhala\"; did you mean \"valhalla\"?"),
        ("play chess", "there is no game \"chess\"; there is valhalla, valda"),
        (
            "sim -g valhalla --gmaes 1",
            "unexpected argument '--gmaes' found; did you mean \"--games\"?",
        ),
        (
            "sim -g valhalla --bots rndom",
            "--bots cannot be \"rndom\": there is no bot \"rndom\"; did you mean \"random\"?",
        ),
        (
            "sim -g valhalla -O golden_thron",
            "valhalla has no option \"golden_thron\"; did you mean \"golden_throne\"?",
        ),
        (
            "sim -g valhalla -O dice=6",
            "valhalla has no option \"dice\"; it has \"golden_throne\" or \"forfeits\"",
        ),
    ];
    for (line, sentence) in cases {
        assert_eq!(refused(line), sentence);
    }
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let cases = [
        ("sim -g valhalla --players 5", "valhalla is for 2 to 4 players with these options, not 5"),
        ("play valhalla --players 1", "valhalla is for 2 to 4 players with these options, not 1"),
        (
            "perft -g valhalla -d 1 -p 6 -O golden_throne",
            "valhalla is for 2 to 5 players with these options, not 6",
        ),
        ("sim -g valhalla -O forfeits", "option \"forfeits\" needs option \"golden_throne\""),
        (
            "sim -g valhalla -O golden_throne=maybe",
            "option \"golden_throne\" cannot be \"maybe\"; it can be \"false\" or \"true\"",
        ),
        (
            "sim -g valhalla -O golden_throne -O golden_throne=false",
            "option \"golden_throne\" is given twice",
        ),
        (
            "sim -g valhalla -p 2 --bots random,random,random",
            "3 bots cannot take 2 seats: name one for each, or one for all",
        ),
        (
            "arena -g valhalla --bots greedy",
            "a match needs at least two bots, as in --bots search:1000,greedy",
        ),
        ("play valhalla --seat 2", "there is no seat 2; the seats of this table are 0 to 1"),
    ];
    for (line, sentence) in cases {
        assert_eq!(refused(line), sentence);
    }
}

#[test]
fn values_that_cannot_be_are_refused() {
    let cases = [
        ("sim", "--game <GAME> is missing (--help says more)"),
        ("replay", "<FILE> is missing (--help says more)"),
        (
            "sim -g valhalla --players few",
            "--players cannot be \"few\": it must be a whole number from 1 to 8",
        ),
        (
            "sim -g valhalla --games 0",
            "--games cannot be \"0\": it must be a whole number from 1 to 1000000000000",
        ),
        ("sim -g valhalla -O =", "--option cannot be \"=\": an option is written as name=value"),
        (
            "record -g valhalla -s x",
            "--seed cannot be \"x\": a seed is a number or 64 hexadecimal digits",
        ),
        (
            "bench -g valhalla --seconds 0",
            "--seconds cannot be \"0\": it must be a number from 0.01 to 3600",
        ),
    ];
    for (line, sentence) in cases {
        assert_eq!(refused(line), sentence);
    }
    assert!(refused("sim -g valhalla --bots search:0").contains("search:1000"));
    assert_eq!(refused_args(&["play", "valhalla", "--name", ""]), "a name has 1 to 24 letters");
    assert_eq!(
        refused_args(&["play", "valhalla", "--name", "a\x1b[2J"]),
        "a name has 1 to 24 letters"
    );
}

#[test]
fn files_that_cannot_be_read_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    for command in ["replay", "verify", "scenario"] {
        assert!(refused_args(&[command, &path("nowhere")]).contains("nowhere"));
        std::fs::write(path("bytes"), b"\xff\xfe\x00{").unwrap();
        assert!(refused_args(&[command, &path("bytes")]).contains("bytes"));
    }
    std::fs::write(path("content.toml"), "[[card]]\nid = \"spoon\"\n").unwrap();
    let sentence = refused_args(&["sim", "-g", "valhalla", "--content", &path("content.toml")]);
    let place = format!("{}, line 2, column 6: ", path("content.toml"));
    assert!(sentence.starts_with(&place), "{sentence}");
    let output = path("no/such/folder");
    let sentence = refused_args(&["record", "-g", "valhalla", "-s", "1", "-o", &output]);
    assert!(sentence.starts_with("cannot write "), "{sentence}");
}

#[test]
fn numbers_out_of_range_name_the_option_and_the_range() {
    let cases = [
        ("sim -g valhalla --threads 1000000", "--threads", "a whole number from 0 to 256"),
        ("arena -g valhalla -b jarl,karl -t -2", "--threads", "a whole number from 0 to 256"),
        ("sim -g valhalla --players -1", "--players", "a whole number from 1 to 8"),
        ("sim -g valhalla --players 300", "--players", "a whole number from 1 to 8"),
        ("play valhalla --seat -3", "--seat", "a whole number from 0 to 7"),
        ("perft -g valhalla -d 99999999999", "--depth", "a whole number from 1 to 100"),
        ("perft -g valhalla -d 0", "--depth", "a whole number from 1 to 100"),
        ("sim -g valhalla -s -1", "--seed", "a whole number from 0 to 18446744073709551615"),
        ("record -g valhalla -s -1", "--seed", "a number or 64 hexadecimal digits"),
        ("replay x --at -1", "--at", "a whole number from 0 to 1000000000"),
        ("replay x --seat 8", "--seat", "a whole number from 0 to 7"),
        ("bench --seconds nan", "--seconds", "a number from 0.01 to 3600"),
        ("bench --playouts 1e9", "--playouts", "a whole number from 1 to 1000000000000"),
        ("join http://h --new x --players 0", "--players", "a whole number from 1 to 8"),
        ("loadtest --spawn --rate x", "--rate", "a number from 0.001 to 1000"),
        ("loadtest --spawn --rate 0", "--rate", "a number from 0.001 to 1000"),
        ("loadtest --spawn --tables -1", "--tables", "a whole number from 1 to 100000"),
        ("loadtest --spawn --seconds 1e3", "--seconds", "a whole number from 1 to 86400"),
        ("serve --idle -1", "--idle", "a whole number from 0 to 86400"),
        ("serve --thinkers 0", "--thinkers", "a whole number from 1 to 256"),
        ("serve --listen here", "--listen", "an address and a port, as in 127.0.0.1:8177"),
        ("admin retention --days 99999", "--days", "a whole number from 0 to 36500"),
        ("sim -g valhalla -b search:99999999999", "--bots", "from 1 to 4294967295"),
    ];
    for (line, option, range) in cases {
        let sentence = refused(line);
        assert!(sentence.starts_with(&format!("{option} cannot be \"")), "{line}: {sentence}");
        assert!(sentence.ends_with(range), "{line}: {sentence}");
    }
}

#[test]
fn more_threads_than_games_are_no_trouble() {
    assert!(ok("sim -g valhalla -n 2 --threads 256").contains("2 in "));
}

#[test]
fn help_is_no_error() {
    assert!(ok("--help").contains("arena"));
    assert!(ok("sim --help").contains("--threads"));
    assert!(ok("--version").starts_with("gladsheim "));
    let run = run(&[""; 0]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("Usage"), "{}", run.err);
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_gladsheim"))
        .args(["record", "-g", "valhalla", "--seed", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
