//! The decks of the games, and decks of one's own.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::{json, ok, ok_args, refused, refused_args};

/// A folder with the game's own content files, to be edited.
fn exported(game: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    ok_args(&["cards", game, "--export", &told(folder.path())]);
    folder
}

fn told(path: &Path) -> String {
    path.display().to_string()
}

fn edit(folder: &TempDir, file: &str, from: &str, to: &str) {
    let path = folder.path().join(file);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "there is no {from} in {file}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}

#[test]
fn cards_of_any_game_are_listed() {
    let list = ok("cards valhalla");
    assert!(list.contains("12 × Hammer (weapon)"), "{list}");
    let data = json("cards valhalla --json");
    assert_eq!((&data["game"], &data["cards"][0]["title"]), (&"valhalla".into(), &"Hammer".into()));
    assert_eq!(refused("cards valda-x"), "there is no game \"valda-x\"; did you mean \"valda\"?");
}

#[test]
fn what_is_written_out_can_be_edited_and_checked() {
    let folder = exported("valhalla");
    let path = told(folder.path());
    assert!(ok_args(&["cards", "valhalla", "--check", &path]).contains("can be played"));
    edit(&folder, "valhalla/cards.toml", "copies = 12", "copies = 13");
    let checked = ok_args(&["cards", "valhalla", "--check", &path]);
    assert!(checked.contains("13 × Hammer") && !checked.contains("Sword"), "{checked}");
    let again = refused_args(&["cards", "valhalla", "--export", &path]);
    assert!(again.ends_with("cards.toml already exists and may have been edited"), "{again}");
    let empty = tempfile::tempdir().unwrap();
    let nothing = refused_args(&["cards", "valhalla", "--check", &told(empty.path())]);
    assert!(
        nothing.ends_with("has no content for valhalla, which would be cards.toml"),
        "{nothing}"
    );
}

#[test]
fn what_is_gone_and_what_is_changed_beside_the_cards_is_named() {
    let folder = exported("valda");
    let path = told(folder.path());
    let untouched = ok_args(&["cards", "valda", "--check", &path]);
    assert_eq!(untouched.lines().count(), 1, "{untouched}");
    edit(&folder, "valda/board.toml", "rounds = 6", "rounds = 5");
    let file = folder.path().join("valda/cards.csv");
    let text = fs::read_to_string(&file).unwrap();
    let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with("BAS-A01")).collect();
    fs::write(&file, kept.join("\n") + "\n").unwrap();
    let checked = ok_args(&["cards", "valda", "--check", &path]);
    assert!(checked.contains("Changed: cards.csv, board.toml."), "{checked}");
    assert!(checked.contains("BAS-A01  Treasure Chest (2) is not in it any more."), "{checked}");
    let data = ok_args(&["cards", "valda", "--json", "--check", &path]);
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    assert_eq!(data["removed"][0]["id"], "BAS-A01");
    assert_eq!(data["changed_files"], serde_json::json!(["cards.csv", "board.toml"]));
}

#[test]
fn a_deck_without_base_cards_is_refused() {
    let folder = exported("valda");
    let file = folder.path().join("valda/cards.csv");
    let text = fs::read_to_string(&file).unwrap();
    let kept: Vec<&str> = text.lines().filter(|line| !line.contains(",base,")).collect();
    fs::write(&file, kept.join("\n") + "\n").unwrap();
    let sentence = refused_args(&["cards", "valda", "--check", &told(folder.path())]);
    assert!(
        sentence.ends_with("the deck base has no card, and everybody draws from it"),
        "{sentence}"
    );
}

#[test]
fn a_changed_card_comes_from_its_owner_and_the_table_says_so() {
    let folder = exported("valda");
    let path = told(folder.path());
    edit(&folder, "valda/cards.csv", "\"gain(gold,2)\"", "\"gain(gold,3)\"");
    let checked = ok_args(&["cards", "valda", "--check", &path]);
    assert!(checked.contains("(action, cost 1, changed by its owner)"), "{checked}");
    let data = ok_args(&["cards", "valda", "--json", "--check", &path]);
    let data: serde_json::Value = serde_json::from_str(&data).unwrap();
    let words = [&data["cards"][0]["provenance"], &data["cards"][1]["provenance"]];
    assert_eq!(words, ["owner", "public"]);
    let own = ", own cards\n";
    let line = ["sim", "-g", "valda", "-n", "1"];
    assert!(!ok_args(&line).contains(own));
    assert!(ok_args(&[&line[..], &["--content", &path]].concat()).contains(own));
}

#[test]
fn cards_tell_what_they_do() {
    let list = ok("cards valhalla");
    assert!(list.contains("As main: choose a player and look at their hand."), "{list}");
    assert!(list.contains("The undead. Nobody plays it."), "{list}");
    let list = ok("cards valda");
    let chest = "  BAS-A01  4 × Treasure Chest (2) (action, cost 1)\n           Take 2 gold from the bank.\n";
    assert!(list.contains(chest), "{list}");
    assert!(list.contains("BAS-R01  4 × Kill (attack, value 3)"), "{list}");
    assert!(list.lines().all(|line| line.chars().count() <= 80));
    let data = json("cards valda --json");
    let table = include_str!("../../../../games/valda/content/cards.csv");
    assert_eq!(data["cards"].as_array().map(Vec::len), Some(table.lines().skip(1).count()));
    assert_eq!(data["cards"][0]["text"][0], "Take 2 gold from the bank.");
    assert_eq!(data["cards"][0]["provenance"], "public");
}

#[test]
fn a_mistake_is_refused_at_its_place() {
    let folder = exported("valda");
    let path = told(folder.path());
    edit(&folder, "valda/cards.csv", "gain(gold,2)", "gian(gold,2)");
    let sentence = refused_args(&["cards", "valda", "--check", &path]);
    let expected = format!(
        "{path}/valda/cards.csv, line 2, column 46: \"gian\" is no step of an effect; did you mean \"gain\"?"
    );
    assert_eq!(sentence, expected);
    assert_eq!(refused_args(&["sim", "-g", "valda", "-n", "1", "--content", &path]), expected);
}

#[test]
fn a_deck_with_which_a_turn_need_not_end_is_refused() {
    let folder = exported("valda");
    let path = told(folder.path());
    let file = folder.path().join("valda/cards.csv");
    let mut text = fs::read_to_string(&file).unwrap();
    text.push_str("OWN-1,Spring,base,action,2,0,,\"take_discard(any,2,choice)\",mine,,,\n");
    let line = text.lines().count();
    fs::write(file, text).unwrap();
    let sentence = refused_args(&["cards", "valda", "--check", &path]);
    let beginning = format!("cards.csv, line {line}, column 32: two copies of \"Spring\"");
    assert!(sentence.starts_with(&beginning), "{sentence}");
    assert_eq!(refused_args(&["sim", "-g", "valda", "-n", "1", "--content", &path]), sentence);
}

#[test]
fn a_new_card_describes_itself() {
    let folder = exported("valda");
    let path = told(folder.path());
    let file = folder.path().join("valda/cards.csv");
    let mut text = fs::read_to_string(&file).unwrap();
    text.push_str("OWN-1,Mead,base,action,2,0,,\"gain(any,2);follower(1)\",mine,,,\n");
    fs::write(file, text).unwrap();
    let checked = ok_args(&["cards", "valda", "--check", &path]);
    assert!(checked.contains("2 × Mead (action, cost 0)"), "{checked}");
    let text = "Take 2 resources of your choice from the bank.\n           Gain 1 follower.";
    assert!(checked.contains(text) && !checked.contains("Kill"), "{checked}");
}

#[test]
fn a_map_is_edited_and_checked_like_a_card() {
    let folder = exported("vikings");
    let path = told(folder.path());
    let check = ["cards", "vikings", "--check", &path];
    assert!(ok_args(&check).contains("can be played: 60 cards"), "every card is there once");
    edit(&folder, "vikings/isles_small.toml", "Hrafnsey", "Ravn Øy");
    assert!(ok_args(&check).contains("Changed: isles_small.toml."));
    ok_args(&["sim", "--game", "vikings", "-p", "2", "--games", "3", "--content", &path]);
    edit(&folder, "vikings/cards.csv", "explore(1+1H)", "exlore(1+1H)");
    let refusal = refused_args(&check);
    let place = "cards.csv, line 13, column 44: \"exlore\" is no step of an effect";
    assert!(refusal.contains(place), "{refusal}");
}
