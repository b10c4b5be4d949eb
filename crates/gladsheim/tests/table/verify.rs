//! `gladsheim verify`: a game at a running hall, and a file in which one byte was changed.

use std::path::Path;

use serde_json::{Value, json};

use crate::hall::{Hall, Terminal, gladsheim, link_in};

/// A finished game at a hall: the address of its table.
fn finished(hall: &Hall) -> String {
    let args = ["--new", "valhalla", "--bots", "random,random", "--auto", "first"];
    let mut player = Terminal::join(&hall.address, &args);
    let table = link_in(&player.sees("/t/"));
    player.falls_silent();
    player.ends();
    table
}

fn verify(args: &[&str]) -> (Option<i32>, String) {
    let output = gladsheim().arg("verify").args(args).output().unwrap();
    let said = if output.status.success() { output.stdout } else { output.stderr };
    (output.status.code(), String::from_utf8(said).unwrap())
}

/// What is said of a changed game.
fn refused(folder: &Path, game: &Value) -> String {
    let file = folder.join("changed.json");
    std::fs::write(&file, game.to_string()).unwrap();
    let (code, said) = verify(&[file.to_str().unwrap()]);
    assert_eq!((code, said.trim_end().lines().count()), (Some(2), 1), "{said}");
    said
}

/// The text with its letter at `place` changed to another digit.
fn flipped(text: &Value, place: usize) -> Value {
    let mut text = text.as_str().unwrap().to_owned();
    let other = if text[place..].starts_with('0') { "1" } else { "0" };
    text.replace_range(place..=place, other);
    json!(text)
}

#[test]
fn a_finished_game_verifies_at_the_address_of_its_table() {
    let hall = Hall::open();
    let table = finished(&hall);
    let id = table.rsplit('/').next().unwrap();
    let api = format!("{}/api/v1/tables/{id}/file", hall.address);
    let page = format!("{}/table/{id}", hall.address);
    for address in [&table, &page, &api] {
        let (code, said) = verify(&[address]);
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains("its result is right") && said.contains("committed to"), "{said}");
    }
    let game: Value =
        serde_json::from_str(&hall.get(&format!("/api/v1/tables/{id}/file"))).unwrap();
    let commitment = &game["deal"]["commitment"];
    let (code, said) = verify(&[&table, "--commitment", commitment.as_str().unwrap()]);
    assert_eq!(code, Some(0), "{said}");
    let other = flipped(commitment, 7);
    let (code, said) = verify(&[&table, "--commitment", other.as_str().unwrap()]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("was published before the game"), "{said}");
    let (_, said) = verify(&[&table, "--commitment", "none"]);
    assert!(said.contains("is not a commitment"), "{said}");
    for (address, what) in [
        (format!("{}/t/nowhere", hall.address), "no such table"),
        (hall.address.clone(), "not the address of a table"),
        ("http://127.0.0.1:1/t/x".to_owned(), "no hall answers"),
    ] {
        let (code, said) = verify(&[&address]);
        assert_eq!((code, said.trim_end().lines().count()), (Some(2), 1), "{said}");
        assert!(said.contains(what), "{said}");
    }
}

#[test]
fn a_game_that_is_not_over_is_not_shown_to_whoever_verifies() {
    let hall = Hall::open();
    let mut player = Terminal::join(&hall.address, &["--new", "valhalla", "--bots", "random"]);
    let table = link_in(&player.sees("/t/"));
    player.sees("Which card do you lead?");
    let (code, said) = verify(&[&table]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("the game is not over yet"), "{said}");
}

#[test]
fn one_changed_byte_is_found_and_the_message_says_where() {
    let hall = Hall::open();
    let table = finished(&hall);
    let id = table.rsplit('/').next().unwrap();
    let game: Value =
        serde_json::from_str(&hall.get(&format!("/api/v1/tables/{id}/file"))).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let moves = game["moves"].as_array().unwrap().len();
    for place in [0, 13, 63] {
        let changed = |name: &str| {
            let mut changed = game.clone();
            let part = changed.pointer_mut(name).unwrap();
            *part = flipped(part, place);
            refused(folder.path(), &changed)
        };
        assert!(changed("/seed").contains("the seed of the game does not follow from its deal"));
        assert!(changed("/deal/commitment").contains("the commitment does not belong"));
        assert!(changed("/deal/server_seed").contains("the commitment does not belong"));
        assert!(changed("/start").contains("before the first move"));
        for number in [1, moves / 2, moves] {
            let said = changed(&format!("/moves/{}/hash", number - 1));
            assert!(said.contains(&format!("at move {number}:")), "{said}");
        }
    }
    for number in [1, moves / 2, moves] {
        let mut changed = game.clone();
        let action = &mut changed["moves"][number - 1]["action"];
        *action = json!(action.as_u64().unwrap() ^ 1);
        let said = refused(folder.path(), &changed);
        assert!(said.contains(&format!("move {number} ")), "{said}");
    }
    let mut changed = game.clone();
    changed["deal"]["entropies"][0] = json!("x");
    assert!(refused(folder.path(), &changed).contains("does not follow from its deal"));
}
