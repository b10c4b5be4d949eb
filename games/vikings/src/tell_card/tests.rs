//! Every text of the box, and texts of boxes that somebody has changed.

use std::fmt::Write as _;

use gladsheim_engine::Files;
use gladsheim_testkit::golden;
use gladsheim_words::{Reader, Words};

use super::*;
use crate::content::{CARDS, GODS, MATS, OWN};

fn content(files: &Files) -> Content {
    Content::read(files).unwrap_or_else(|error| panic!("{error}"))
}

fn own() -> Content {
    content(&Files::of_box(OWN))
}

/// The box with another text in the place of the first such text in a file.
fn changed(file: &str, from: &str, to: &str) -> Content {
    let mut files = Files::of_box(OWN);
    let text = files.text(file).expect("a file of the box");
    assert!(text.contains(from), "{file} does not say {from}");
    let text = text.replacen(from, to, 1);
    files.replace(file, text.as_bytes()).expect("text");
    content(&files)
}

fn say(id: &str, phrase: &Phrase) -> String {
    let said = Words::english().try_say(phrase, &Reader::spectator(&[]));
    said.unwrap_or_else(|gaps| panic!("{id}: {gaps:?}"))
}

fn said(text: &CardText) -> String {
    let lines: Vec<String> = text.lines.iter().map(|line| say(&text.id, line)).collect();
    lines.join(" ")
}

/// What the card or mat with this id says.
fn says(content: &Content, id: &str) -> String {
    said(all(content).iter().find(|text| text.id == id).expect("such a text"))
}

#[test]
fn everything_describes_itself() {
    let mut book = String::new();
    for text in all(&own()) {
        let name = match &text.name {
            Arg::Name { text, .. } => text.to_string(),
            Arg::Phrase(phrase) => say(&text.id, phrase),
            Arg::Term(key) => say(&text.id, &Phrase::new(key.clone())),
            other => panic!("{}: {other:?} is no name", text.id),
        };
        writeln!(book, "{} {name}: {}", text.id, said(&text)).expect("a string");
    }
    golden::compare("tests/card-texts.txt", &book);
}

#[test]
fn every_text_has_an_id_of_its_own() {
    let texts = all(&own());
    for (place, text) in texts.iter().enumerate() {
        assert!(texts.iter().take(place).all(|other| other.id != text.id), "{}", text.id);
        assert!(!text.lines.is_empty(), "{}", text.id);
    }
}

#[test]
fn changed_cards_describe_themselves() {
    let action = |effect: &str| {
        let content = changed(CARDS, "harvest(2),reconstructed", &format!("{effect},mine"));
        let text = says(&content, "V02");
        text.split_once("Rune Action, ").map(|(_, action)| action.to_owned()).unwrap_or(text)
    };
    assert_eq!(action("smite(2)"), "with 2 Fehu: Smite 2 Settlers.");
    assert_eq!(action("\"collect(st2,wd1)\""), "with 2 Fehu: Collect 1 Wood and 2 Steel.");
    assert_eq!(action("draw_replace(3)"), "with 2 Fehu: Draw a card, then discard one, 3 times.");
    assert_eq!(action("free_settler(2)"), "with 2 Fehu: Place up to 2 Settlers without Food.");
    assert_eq!(
        action("harvest(1VALK)"),
        "with 2 Fehu: Harvest 1 for each of your Valkyries on the map."
    );
    assert_eq!(action("explore(2+2st)"), "with 2 Fehu: Explore 2 + 2 for each Steel you have.");
    let needs =
        |needs: &str| says(&changed(CARDS, "sail(3),H1,", &format!("sail(3),{needs},")), "V01");
    assert!(needs("F1&H2&ANY4").contains("with 1 Fehu, 2 Hagalaz and any 4 Runes:"));
    assert!(needs("ANY1&GIANT2").contains("with any Rune and 2 slain Giants:"));
}

#[test]
fn changed_mats_describe_themselves() {
    let boon = changed(GODS, "smite(1)", "fury(2);sail(1)|raid_free()");
    assert!(
        says(&boon, "G02").starts_with(
            "Valhalla Boon: Move one god's Fury up or down by 2. Sail 1. Or: Raid a Village without Steel."
        ),
        "{}",
        says(&boon, "G02")
    );
    let free = changed(MATS, "steel = [1,", "steel = [0,");
    assert!(says(&free, "mat-era-1").ends_with("A raid costs nothing."));
    let temple = changed(MATS, "temple_settlers = 1", "temple_settlers = 0");
    assert!(says(&temple, "mat-clan").contains("A Temple costs 3 Wood and 2 Steel. "));
}

#[test]
fn what_an_effect_comes_to_can_be_told() {
    let content = own();
    let row = content.cards.iter().find(|card| card.id == "V02").expect("a card");
    let now = effect_now(row.leader, |_| 2);
    assert_eq!(say("V02", &now), "Sail 1 + 1 for each Active Fehu (now 3).");
    assert_eq!(say("V02", &effect_now(row.rune_action, |_| 2)), "Harvest 2.");
}
