//! Every card of the base game and every weapon mode has its scenarios: one for what it does, and
//! one for a case where it does little, nothing, or is refused.
#![allow(missing_docs)]

use std::path::Path;

use gladsheim_engine::{Files, Title as _};
use gladsheim_scenario::collect;
use gladsheim_valda::{CardRow, CardType, Deck, Inhabitant, Mode, Valda};

/// How many scenarios each of them needs at least.
const NEEDED: usize = 2;

/// A scenario, as far as this test reads it.
struct Scenario {
    title: String,
    rules: Vec<String>,
}

/// All scenarios of the game.
fn scenarios() -> Vec<Scenario> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = collect(&[folder]).unwrap_or_else(|fault| panic!("{fault}"));
    files.iter().flat_map(|file| read(&std::fs::read_to_string(file).unwrap())).collect()
}

/// The scenarios of a file: one at its top level, or many.
fn read(text: &str) -> Vec<Scenario> {
    let file: toml::Table = toml::from_str(text).unwrap();
    let many = file.get("scenario").and_then(toml::Value::as_array);
    let tables: Vec<&toml::Table> = match many {
        Some(many) => many.iter().filter_map(toml::Value::as_table).collect(),
        None => vec![&file],
    };
    let scenario = |table: &toml::Table| Scenario {
        title: table["title"].as_str().unwrap().to_owned(),
        rules: table["rule"].as_array().unwrap().iter().map(word).collect(),
    };
    tables.into_iter().map(scenario).collect()
}

fn word(value: &toml::Value) -> String {
    value.as_str().unwrap().to_owned()
}

/// Whether a title names a card by its id.
fn names(title: &str, id: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    title.split(|letter| !is_part(letter)).any(|word| word == id)
}

/// The cards of the base deck and of the seven gods.
fn cards() -> Vec<CardRow> {
    let content = Valda::read(&Files::own(Valda::content())).unwrap();
    let of_gods = |deck: Deck| matches!(deck.home(), Some((_, Inhabitant::God)));
    let cards: Vec<CardRow> = content
        .cards
        .into_iter()
        .filter(|card| card.deck == Deck::Base || of_gods(card.deck))
        .collect();
    assert_eq!(cards.iter().map(|card| usize::from(card.copies)).sum::<usize>(), 150);
    cards
}

/// What has too few scenarios, with the number it has.
fn lacking(all: impl Iterator<Item = (String, usize)>) -> Vec<String> {
    let few = all.filter(|(_, count)| *count < NEEDED);
    few.map(|(what, count)| format!("{what} has {count} of {NEEDED} scenarios")).collect()
}

#[test]
fn every_card_has_its_scenarios() {
    let scenarios = scenarios();
    let count = |id: &str| scenarios.iter().filter(|one| names(&one.title, id)).count();
    let lacking = lacking(cards().into_iter().map(|card| (card.id.clone(), count(&card.id))));
    assert!(lacking.is_empty(), "named in too few titles:\n{}", lacking.join("\n"));
}

#[test]
fn every_weapon_mode_has_its_scenarios() {
    let scenarios = scenarios();
    let weapons: Vec<CardRow> =
        cards().into_iter().filter(|card| card.kind == CardType::Weapon).collect();
    assert_eq!(weapons.len(), 7, "each god has one weapon (VD-WPN-1)");
    let modes = weapons.iter().flat_map(|card| {
        Mode::ALL.map(|mode| format!("VD-WPN-{}-{mode}", card.deck).to_uppercase())
    });
    let count = |rule: &String| scenarios.iter().filter(|one| one.rules.contains(rule)).count();
    let lacking = lacking(modes.map(|rule| (rule.clone(), count(&rule))));
    assert!(lacking.is_empty(), "rules of too few scenarios:\n{}", lacking.join("\n"));
}

#[test]
fn a_card_is_named_by_its_whole_id() {
    assert!(names("Treasure Chest (2), BAS-A01, gives 2 gold", "BAS-A01"));
    assert!(!names("the twelfth card is BAS-A012", "BAS-A01"));
    assert!(!names("Treasure Chest (2) gives 2 gold", "BAS-A01"));
}
