//! Scenarios with a deck of one's own, and with chance from the first moment.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use super::{ok_args, refused_args, run};

fn told(path: &Path) -> String {
    path.display().to_string()
}

fn written(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(&path, text).unwrap();
    told(&path)
}

#[test]
fn scenarios_are_played_with_a_deck_of_ones_own() {
    let folder = tempfile::tempdir().unwrap();
    let deck = folder.path().join("deck");
    ok_args(&["cards", "valhalla", "--export", &told(&deck)]);
    let cards = deck.join("valhalla/cards.toml");
    let text = fs::read_to_string(&cards).unwrap();
    fs::write(&cards, text.replacen("copies = 12", "copies = 15", 1)).unwrap();
    let scenario = written(
        &folder,
        "scenario.toml",
        "rule = [\"VH-SETUP-4\"]\ntitle = \"three Hammers more lie in the deck\"\n\
         game = { name = \"valhalla\", players = 2 }\n[[step]]\nexpect.deck_size = 47\n",
    );
    assert_eq!(run(&["scenario", &scenario]).code, Some(1), "it is not so with the game's own");
    for content in [&deck, &cards] {
        ok_args(&["scenario", "--content", &told(content), &scenario]);
    }
    fs::write(&cards, "card = 1").unwrap();
    let sentence = refused_args(&["scenario", "--content", &told(&deck), &scenario]);
    assert!(sentence.starts_with(&format!("{}, line 1", told(&cards))), "{sentence}");
    let empty = told(tempfile::tempdir().unwrap().path());
    let sentence = refused_args(&["scenario", "--content", &empty, &scenario]);
    assert_eq!(sentence, format!("there is no folder or file {empty}"));
}

#[test]
fn a_card_that_the_box_does_not_have_is_looked_for_with_content() {
    let folder = tempfile::tempdir().unwrap();
    let deck = told(folder.path());
    ok_args(&["cards", "valda", "--export", &deck]);
    let cards = folder.path().join("valda/cards.csv");
    let row = "NEW-02,New,base,action,1,1,,\"gain(gold,2)\",mine,,,\n";
    fs::write(&cards, fs::read_to_string(&cards).unwrap() + row).unwrap();
    let scenario = written(
        &folder,
        "scenario.toml",
        "rule = [\"VD-GAME-6\"]\ntitle = \"New, NEW-02, brings gold\"\n\
         game = { name = \"valda\", players = 2 }\n\
         [given]\nstage = \"act\"\nseat.0.hand = [\"NEW-02\"]\n\
         [[step]]\nseat = 0\ndo = \"play NEW-02\"\nexpect.seat.0.gold = 2\n",
    );
    let without = run(&["scenario", &scenario]);
    assert_eq!(without.code, Some(2));
    assert!(without.err.trim_end().ends_with("there is no card \"NEW-02\""), "{}", without.err);
    assert!(without.out.contains("--content PATH"), "{}", without.out);
    let with = ok_args(&["scenario", "--content", &deck, &scenario]);
    assert_eq!(with, "1 scenarios passed, 0 failed\n");
}

#[test]
fn the_chance_of_a_scenario_holds_from_the_position_on() {
    let folder = tempfile::tempdir().unwrap();
    let scenario = |face: u8| {
        let text = format!(
            "rule = [\"VD-RES-1\"]\ntitle = \"dice are rolled on the way to the first question\"\n\
             game = {{ name = \"valda\", players = 2 }}\n\
             chance = [\"face {face}\", \"face {face}\"]\n\
             [given]\nstage = \"roll\"\n[[step]]\nwaiting = [0]\n"
        );
        written(&folder, "scenario.toml", &text)
    };
    for face in [1, 6] {
        ok_args(&["scenario", &scenario(face)]);
    }
}
