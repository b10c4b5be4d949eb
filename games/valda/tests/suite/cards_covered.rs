//! Every card of the base game and of Rise of the Giants and every weapon mode has its scenarios: one
//! for what it does, and one for a case where it does little, nothing, or is refused.
#![allow(missing_docs)]

use std::path::Path;

use gladsheim_engine::{Files, Title as _};
use gladsheim_scenario::collect;
use gladsheim_valda::{CardRow, CardType, Inhabitant, Mode, Valda};

/// How many scenarios each of them needs at least.
pub const NEEDED: usize = 2;

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
pub fn names(title: &str, id: &str) -> bool {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    title.split(|letter| !is_part(letter)).any(|word| word == id)
}

/// All cards of the box.
fn cards() -> Vec<CardRow> {
    Valda::read(&Files::of_box(Valda::content())).unwrap().cards
}

/// Whether a card is of a god's or a giant's deck; nothing if of a main deck.
fn lives(card: &CardRow) -> Option<Inhabitant> {
    card.deck.home().map(|(_, inhabitant)| inhabitant)
}

/// The rule of a weapon's mode, by whose weapon it is.
fn rule(weapon: &CardRow, mode: Mode) -> String {
    let of = if lives(weapon) == Some(Inhabitant::Giant) { "VD-RG-WPN" } else { "VD-WPN" };
    format!("{of}-{}-{mode}", weapon.deck).to_uppercase()
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
    let named = |card: CardRow| (format!("{} {}", card.id, card.name), count(&card.id));
    let lacking = lacking(cards().into_iter().map(named));
    let few = lacking.join("\n");
    assert!(lacking.is_empty(), "these ids stand in the titles of too few scenarios:\n{few}");
}

#[test]
fn every_weapon_mode_has_its_scenarios() {
    let scenarios = scenarios();
    let weapons: Vec<CardRow> =
        cards().into_iter().filter(|card| card.kind == CardType::Weapon).collect();
    assert_eq!(weapons.len(), 14, "each god and each giant has one weapon (VD-WPN-1)");
    let modes = weapons.iter().flat_map(|weapon| Mode::ALL.map(|mode| rule(weapon, mode)));
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
