//! Card files of the first release, in which names carried rules.
//!
//! The names of a weapon's modes stood in brackets after its own, and the cards that Mork's power
//! plays were those whose names begin with "Seduction". Decks of that form can still be played,
//! and are known by the hashes that they had.

use serde::Serialize;

use super::{Board, CardRow};
use crate::ids::{CardType, Deck, Family};

/// How the names of the cards began that Mork's power plays.
const SEDUCTION: &str = "Seduction";

/// Takes the rules out of a name, as the columns have them now.
pub(super) fn parted(name: &str, kind: CardType) -> (&str, Option<[String; 2]>, Option<Family>) {
    match kind {
        CardType::Action if name.starts_with(SEDUCTION) => (name, None, Some(Family::Seduction)),
        CardType::Weapon => match modes(name) {
            Some((weapon, modes)) => (weapon, Some(modes.map(str::to_owned)), None),
            None => (name, None, None),
        },
        _ => (name, None, None),
    }
}

/// `Weapon of Tyr (Thief / Tyr's Revenge)`.
fn modes(name: &str) -> Option<(&str, [&str; 2])> {
    let (weapon, pair) = name.strip_suffix(')')?.rsplit_once('(')?;
    let (first, second) = pair.split_once('/')?;
    Some((weapon.trim(), [first.trim(), second.trim()]))
}

/// A content as the first release wrote it.
#[derive(Serialize)]
pub(super) struct Content<'c> {
    cards: Vec<Row<'c>>,
    board: &'c Board,
}

#[derive(Serialize)]
struct Row<'c> {
    id: &'c str,
    name: &'c str,
    deck: Deck,
    #[serde(rename = "type")]
    kind: CardType,
    copies: u8,
    cost: u8,
    value: u8,
    effect: &'c str,
    provenance: &'c str,
}

impl<'c> Content<'c> {
    /// The content with these names as they are written.
    pub(super) fn of(content: &'c super::Content, names: &'c [String]) -> Self {
        let row = |(card, name): (&'c CardRow, &'c String)| Row {
            id: &card.id,
            name,
            deck: card.deck,
            kind: card.kind,
            copies: card.copies,
            cost: card.cost,
            value: card.value,
            effect: &card.effect,
            provenance: &card.provenance,
        };
        let cards = content.cards.iter().zip(names).map(row).collect();
        Self { cards, board: &content.board }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_parted_as_they_were_read() {
        let weapon = |name| parted(name, CardType::Weapon);
        let modes = ["Thief", "Tyr's Revenge"].map(str::to_owned);
        let read = weapon("Weapon of Tyr (Thief / Tyr's Revenge)");
        assert_eq!(read, ("Weapon of Tyr", Some(modes), None));
        assert_eq!(weapon("Spear (3)"), ("Spear (3)", None, None));
        let action = |name| parted(name, CardType::Action).2;
        assert_eq!(action("Seduction of Spring"), Some(Family::Seduction));
        assert_eq!(action("Spoils (a / b)"), None);
        assert_eq!(parted("Seduction", CardType::Attack), ("Seduction", None, None));
    }
}
