//! `gladsheim join`: people at terminals play at a table of a running hall.

use std::process::Output;

use crate::hall::{Hall, Terminal, gladsheim, link_in};

/// Two people and two bots, with a lost connection and a power cut in the middle.
#[test]
fn two_people_and_two_bots_play_through_a_lost_connection_and_a_kill() {
    let mut hall = Hall::open();
    let more = ["--new", "valhalla", "--players", "4", "--bots", "random,random", "--name", "Ask"];
    let mut ask = Terminal::join(&hall.address, &more);
    let link = link_in(&ask.sees("/c/"));
    let mut embla = Terminal::join(&link, &["--name", "Embla"]);
    embla.sees("on seat 1");
    ask.sees("Embla sits down");
    ask.sees("The game begins");

    // A first answer by hand: the main card, then the support.
    ask.sees("Which card do you lead?");
    ask.types("1");
    ask.types("1");
    ask.sees("You put the");
    embla.sees("Which card do you lead?");
    embla.types("say hail");
    ask.sees("Embla: hail");
    embla.types("cut");
    embla.sees("The connection is lost");
    embla.sees("Connected again");
    embla.types("2 1");
    embla.sees("You put the");

    hall.kill_and_restart();
    ask.sees("Connected again");
    embla.sees("Connected again");

    for person in [&mut ask, &mut embla] {
        person.types("auto random");
        person.falls_silent();
    }
    ask.ends();
    embla.ends();
    // A game that all lose has no first place.
    let ranked = |line: &String| line.starts_with("1. ") || line.starts_with("2. ");
    for person in [&ask, &embla] {
        assert!(person.screen.iter().any(ranked), "{:?}", person.screen);
    }
}

#[test]
fn whoever_goes_away_can_come_back_by_a_link_and_finish() {
    let hall = Hall::open();
    let mut first = Terminal::join(&hall.address, &["--new", "valhalla", "--bots", "random"]);
    first.sees("Which card do you lead?");
    first.types("q");
    first.sees("Your seat stays yours");
    let link = link_in(&first.sees("/c/"));
    first.ends();

    let mut second = Terminal::join(&link, &["--auto", "first"]);
    second.sees("on seat 0");
    second.ends();
    assert!(second.screen.iter().any(|line| line.contains("You")));

    let used = gladsheim().args(["join", &link, "--auto", "first"]).output().unwrap();
    refuses(&used, "link");
}

#[test]
fn a_finished_game_can_be_saved_and_verified() {
    let hall = Hall::open();
    let mut person = Terminal::join(&hall.address, &["--new", "valhalla", "--bots", "random"]);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    // Lines wait until they are asked for, so a script may be written ahead; what is left of it
    // at the end is refused as the name of a file, since it is a number.
    (0..2000).for_each(|_| person.types("1"));
    person.types(file.to_str().unwrap());
    person.ends();
    let verified = gladsheim().arg("verify").arg(&file).output().unwrap();
    assert!(verified.status.success(), "{}", String::from_utf8_lossy(&verified.stderr));
}

#[test]
fn spectators_watch_to_the_end() {
    let hall = Hall::open();
    let mut player = Terminal::join(&hall.address, &["--new", "valhalla", "--bots", "random"]);
    let table = link_in(&player.sees("/t/"));
    let mut watcher = Terminal::join(&table, &["--watch"]);
    watcher.sees("You watch");
    player.types("auto first");
    player.falls_silent();
    player.ends();
    watcher.ends();
    assert!(!watcher.screen.iter().any(|line| line.contains("Your hand")));
}

#[test]
fn a_table_with_own_cards_says_so() {
    let deck = tempfile::tempdir().unwrap();
    let exported = gladsheim().args(["cards", "valhalla", "--export"]).arg(deck.path()).output();
    assert!(exported.unwrap().status.success());
    let cards = deck.path().join("valhalla/cards.toml");
    let text = std::fs::read_to_string(&cards).unwrap();
    std::fs::write(&cards, text.replacen("copies = 12", "copies = 15", 1)).unwrap();
    let hall = Hall::open_with(&["--content", deck.path().to_str().unwrap()]);
    let mut player = Terminal::join(&hall.address, &["--new", "valhalla", "--bots", "random"]);
    player.sees("This table plays with cards of its own");
}

#[test]
fn what_cannot_be_done_is_one_sentence() {
    let hall = Hall::open();
    let join = |args: &[&str]| gladsheim().arg("join").args(args).output().unwrap();
    let table = format!("{}/t/nowhere", hall.address);
    refuses(&join(&[&table]), "table");
    refuses(&join(&["http://127.0.0.1:1/t/x"]), "no hall answers at http://127.0.0.1:1");
    refuses(&join(&["not an address"]), "is not an address");
    refuses(&join(&["https://hall.example/t/x"]), "https");
    refuses(&join(&[&hall.address]), "no table is open");
    refuses(&join(&[&hall.address, "--new", "chess"]), "chess");
    refuses(&join(&[&hall.address, "--new", "valhalla", "--bots", "hulk"]), "bot");
    refuses(
        &join(&[&hall.address, "--new", "valhalla", "--players", "1", "--bots", "karl"]),
        "seat",
    );
}

fn refuses(output: &Output, what: &str) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert_eq!(error.trim_end().lines().count(), 1, "{error}");
    assert!(error.contains(what), "{error}");
}
