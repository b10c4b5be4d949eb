//! `cards.csv`: the Viking Cards.

use gladsheim_engine::{ContentError, Files, Row};

use super::check::{self, Ids};
use super::{CARDS, CardRow};
use crate::compile::{self, Context};
use crate::ids::{CardKind, Rune, Set};

const COLUMNS: [&str; 11] = [
    "id",
    "name",
    "set",
    "kind",
    "rune",
    "strength",
    "steel",
    "leader",
    "requirement",
    "rune_action",
    "provenance",
];

/// How many cards the deals need: a draft of four takes up to 24 while others lie with the Invaders.
const fn wanted(set: Set) -> usize {
    match set {
        Set::Base => 48,
        Set::Ragnarok => 12,
    }
}

/// Reads and checks the file.
pub(super) fn read(files: &Files, ids: &mut Ids) -> Result<Vec<CardRow>, ContentError> {
    let rows = files.csv(CARDS, &COLUMNS)?.rows;
    let mut cards: Vec<CardRow> = Vec::with_capacity(rows.len());
    for row in &rows {
        let id = ids.of(row)?;
        let card = read_card(row, id)?;
        let before = cards.iter().filter(|other| other.set == card.set).count();
        if before == wanted(card.set) {
            let message = format!("with this the set {} has more than {before} cards", card.set);
            return Err(row.cell("id").fault(message));
        }
        cards.push(card);
    }
    for set in Set::ALL {
        let (found, wanted) = (cards.iter().filter(|card| card.set == set).count(), wanted(set));
        if found < wanted {
            let message = format!("the set {set} has {found} cards instead of {wanted}");
            let last = rows.iter().rev().find(|row| row.cell("set").text == set.name());
            return Err(match last {
                Some(row) => row.cell("id").fault(format!("{message}; this is its last")),
                None => files.fault(CARDS, 0, &message),
            });
        }
    }
    // In the base game the first cards are in play. A spreadsheet may have sorted them by their ids.
    cards.sort_by_key(|card| card.set);
    Ok(cards)
}

fn read_card(row: &Row, id: String) -> Result<CardRow, ContentError> {
    let name = check::name(row)?;
    let set = check::set(row)?;
    let kind = row.cell("kind").one_of("kind of card", &CardKind::WORDS)?;
    if (kind == CardKind::Viking) != (set == Set::Base) {
        let message = match kind {
            CardKind::Viking => "the cards of Ragnarok are valkyries and slayers",
            CardKind::Valkyrie | CardKind::Slayer => "the cards of the base set are vikings",
        };
        return Err(row.cell("kind").fault(message));
    }
    Ok(CardRow {
        id,
        name,
        set,
        kind,
        rune: rune(row, kind)?,
        strength: check::read(row.cell("strength"), compile::strength)?,
        steel: check::number(row.cell("steel"), 0..=compile::RESOURCES)?,
        leader: check::read(row.cell("leader"), |text| compile::action(text, Context::Leader))?,
        requirement: check::read(row.cell("requirement"), compile::requirement)?,
        rune_action: check::read(row.cell("rune_action"), |text| {
            compile::action(text, Context::RuneAction)
        })?,
        provenance: check::provenance(row),
    })
}

/// The Rune: wild on Valkyrie cards, and on no others (TV-RAG-CARD-1).
fn rune(row: &Row, kind: CardKind) -> Result<Option<Rune>, ContentError> {
    let cell = row.cell("rune");
    let words = Rune::LETTERS.map(|(letter, rune)| (letter, Some(rune)));
    let [fehu, hagalaz, perthro] = words;
    let rune = cell.one_of("Rune", &[fehu, hagalaz, perthro, ("*", None)])?;
    match (kind, rune) {
        (CardKind::Valkyrie, Some(_)) => Err(cell.fault("the Rune of a Valkyrie card is wild: *")),
        (CardKind::Viking | CardKind::Slayer, None) => {
            Err(cell.fault("only Valkyrie cards have a wild Rune"))
        }
        _ => Ok(rune),
    }
}
