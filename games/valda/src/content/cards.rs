//! `cards.csv`: the decks.

use core::ops::RangeInclusive;

use gladsheim_engine::{Cell, ContentError, Files, Row};

use super::{CARDS, CardRow, Program, endless, first_release};
use crate::compile::compile;
use crate::ids::{Area, CardType, Deck, Family, Inhabitant, KINDS};
use crate::op::{Choose, Op};

const COLUMNS: [&str; 12] = [
    "id",
    "name",
    "deck",
    "type",
    "copies",
    "cost",
    "value",
    "effect",
    "provenance",
    "mode_a",
    "mode_b",
    "family",
];
/// How many of them the first release had.
const FIRST: usize = 9;

/// The most cards in one game: what a set of cards can hold.
const MOST_IN_PLAY: u32 = 256;
/// The most cards of a divine deck.
const MOST_DIVINE: u32 = 16;
/// The most cards in one game that do something when they block.
const MOST_BLOCKS: u32 = 16;
/// The most cards in one game that let other cards be played inside their effect, because each of
/// them waits while the next is carried out.
const MOST_NESTED: u32 = 3;

/// What the file says.
pub(super) struct Decks {
    pub(super) cards: Vec<CardRow>,
    /// The programs of all cards.
    pub(super) ops: Vec<Op>,
    /// The cards with which a turn need not end.
    pub(super) endless: Option<ContentError>,
    /// The names as they are written, where the file has the form of the first release.
    pub(super) first: Option<Vec<String>>,
}

/// Reads and checks the file.
pub(super) fn read(files: &Files) -> Result<Decks, ContentError> {
    let (first_columns, later_columns) = COLUMNS.split_at(FIRST);
    let found = files.columns(CARDS)?;
    let is_first = !found.iter().any(|column| later_columns.contains(&column.as_str()));
    let columns = if is_first && !found.is_empty() { first_columns } else { COLUMNS.as_slice() };
    let rows = files.csv(CARDS, columns)?.rows;
    let mut ops = vec![Op::End];
    let mut cards: Vec<CardRow> = Vec::with_capacity(rows.len());
    let mut totals = Totals::default();
    for row in &rows {
        let id = row.cell("id");
        if cards.len() == KINDS {
            return Err(id.fault(format!("there can be at most {KINDS} rows")));
        }
        if cards.iter().any(|card| card.id.eq_ignore_ascii_case(&id.text)) {
            return Err(id.fault(format!("the id \"{}\" is there twice", id.text)));
        }
        let card = read_card(row, is_first, &mut ops)?;
        totals.add(row, &card, &ops)?;
        cards.push(card);
    }
    if !cards.iter().any(|card| card.deck == Deck::Base) {
        return Err(files.fault(
            CARDS,
            0,
            "the deck base has no card, and everybody draws from it",
        ));
    }
    for deck in Deck::ALL.into_iter().filter(|deck| deck.home().is_some()) {
        if !cards.iter().any(|card| card.deck == deck && card.kind == CardType::Weapon) {
            let first = rows.iter().find(|row| row.cell("deck").text == deck.name());
            let message = format!("the deck {deck} has no weapon, and every divine deck has one");
            return Err(match first {
                Some(row) => row.cell("deck").fault(message),
                None => files.fault(CARDS, 0, &message),
            });
        }
    }
    let endless = endless::cycle(&cards, &ops).and_then(|cycle| warning(&rows, &cards, &cycle));
    let first = is_first.then(|| rows.iter().map(|row| row.cell("name").text.clone()).collect());
    Ok(Decks { cards, ops, endless, first })
}

/// Points at the last of the cards with which a turn need not end: cards of one's own mostly stand there.
fn warning(rows: &[Row], cards: &[CardRow], cycle: &[usize]) -> Option<ContentError> {
    let names: Vec<String> = cycle
        .iter()
        .filter_map(|number| cards.get(*number))
        .map(|card| format!("\"{}\"", card.name))
        .collect();
    let who = match names.as_slice() {
        [only] => format!("two copies of {only}"),
        names => names.join(" and "),
    };
    let message = format!(
        "{who} can be played again and again in one turn: they bring each other back, and together \
         they cost nothing; let them cost more, or bring back less"
    );
    cycle.last().and_then(|number| rows.get(*number)).map(|row| row.cell("effect").fault(message))
}

fn read_card(row: &Row, is_first: bool, ops: &mut Vec<Op>) -> Result<CardRow, ContentError> {
    let id = row.cell("id");
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    if id.text.is_empty() || id.text.len() > 16 || !id.text.chars().all(fits) {
        return Err(id.fault("expected an id of up to 16 letters, digits and \"-\""));
    }
    let name = row.cell("name");
    if name.text.is_empty() {
        return Err(name.fault("the card has no name"));
    }
    let deck = row.cell("deck").one_of("deck", &Deck::ALL.map(|deck| (deck.name(), deck)))?;
    let types = CardType::ALL.map(|kind| (kind.name(), kind));
    let kind = row.cell("type").one_of("card type", &types)?;
    check_deck(row.cell("deck"), deck, kind)?;
    let copies = number(row.cell("copies"), 1..=99)?;
    let cost = only_on(row.cell("cost"), kind, &[CardType::Action], "a cost", 0..=9)?;
    let valued = &[CardType::Attack, CardType::Defence];
    let value = only_on(row.cell("value"), kind, valued, "a value", 0..=50)?;
    let effect = row.cell("effect");
    let program = compile(kind, &effect.text, ops).map_err(|error| {
        let before = effect.text.get(..error.at).unwrap_or(&effect.text);
        effect.fault_at(before.chars().count(), error.message)
    })?;
    let (name, modes, family) = if is_first {
        first_release::parted(&name.text, kind)
    } else {
        (name.text.as_str(), modes(row, kind)?, family(row, kind)?)
    };
    Ok(CardRow {
        id: id.text.clone(),
        name: name.to_owned(),
        deck,
        kind,
        copies,
        cost,
        value,
        effect: effect.text.clone(),
        provenance: row.cell("provenance").text.clone(),
        modes,
        family,
        program,
    })
}

/// The names of a weapon's two modes.
fn modes(row: &Row, kind: CardType) -> Result<Option<[String; 2]>, ContentError> {
    let cells = ["mode_a", "mode_b"].map(|column| row.cell(column));
    let named = |cell: &&&Cell| !cell.text.is_empty();
    match (cells.iter().find(named), cells.iter().find(|cell| !named(cell))) {
        (None, _) => Ok(None),
        (Some(cell), _) if kind != CardType::Weapon => {
            Err(cell.fault(format!("cards of type {kind} do not have modes")))
        }
        (Some(_), Some(empty)) => Err(empty.fault("only one of the two modes has a name")),
        (Some(_), None) => Ok(Some(cells.map(|cell| cell.text.clone()))),
    }
}

/// The family that an action card belongs to.
fn family(row: &Row, kind: CardType) -> Result<Option<Family>, ContentError> {
    let cell = row.cell("family");
    match kind {
        _ if cell.text.is_empty() => Ok(None),
        CardType::Action => {
            cell.one_of("family", &Family::ALL.map(|family| (family.name(), family))).map(Some)
        }
        _ => Err(cell.fault(format!("cards of type {kind} do not have a family"))),
    }
}

/// The main decks of the giants' box are sorted by type, and weapons are divine.
fn check_deck(cell: &Cell, deck: Deck, kind: CardType) -> Result<(), ContentError> {
    let message = match (deck, kind) {
        (Deck::Base | Deck::A | Deck::B, CardType::Weapon) => {
            "a weapon must be in the deck of a god or a giant"
        }
        (Deck::A, CardType::Attack | CardType::Defence) => {
            "deck A is for action cards; attack and defence cards go to B"
        }
        (Deck::B, CardType::Action) => {
            "deck B is for attack and defence cards; action cards go to A"
        }
        _ => return Ok(()),
    };
    Err(cell.fault(message))
}

fn number(cell: &Cell, range: RangeInclusive<u8>) -> Result<u8, ContentError> {
    let expected = format!("a number from {} to {}", range.start(), range.end());
    let number = cell.parse(&expected)?;
    if range.contains(&number) {
        return Ok(number);
    }
    Err(cell.fault(format!("expected {expected}, found \"{number}\"")))
}

/// A number that some types of cards must have, and the others must not.
fn only_on(
    cell: &Cell,
    kind: CardType,
    types: &[CardType],
    what: &str,
    range: RangeInclusive<u8>,
) -> Result<u8, ContentError> {
    match (types.contains(&kind), cell.text.is_empty()) {
        (true, true) => Err(cell.fault(format!("cards of type {kind} must have {what}"))),
        (true, false) => number(cell, range),
        (false, true) => Ok(0),
        (false, false) => Err(cell.fault(format!("cards of type {kind} do not have {what}"))),
    }
}

/// Cards by deck, counted as the rows are read so that a limit is reported where it is passed.
#[derive(Default)]
struct Totals {
    cards: [u32; Deck::ALL.len()],
    blocks: [u32; Deck::ALL.len()],
    weapons: [u32; Deck::ALL.len()],
    nested: [u32; Deck::ALL.len()],
}

impl Totals {
    fn add(&mut self, row: &Row, card: &CardRow, ops: &[Op]) -> Result<(), ContentError> {
        let Program { at, .. } = card.program;
        let copies = u32::from(card.copies);
        let count = |counts: &mut [u32], counted: bool| {
            let count = counts.get_mut(card.deck as usize);
            count.map_or(0, |count| {
                *count += if counted { copies } else { 0 };
                *count
            })
        };
        let in_deck = count(&mut self.cards, true);
        let weapons = count(&mut self.weapons, card.kind == CardType::Weapon);
        count(&mut self.blocks, card.kind == CardType::Defence && at != 0);
        let program = ops.get(usize::from(at)..).unwrap_or_default();
        let plays = |op: &Op| matches!(op, Op::Choose(Choose::PlayAction { .. }));
        count(&mut self.nested, card.kind == CardType::Action && program.iter().any(plays));
        let refuse = |message: String| Err(row.cell("copies").fault(message));
        let deck = card.deck;
        if weapons > 1 {
            return refuse(format!("the deck {deck} has {weapons} weapons instead of one"));
        }
        if deck.home().is_some() && in_deck > MOST_DIVINE {
            return refuse(format!(
                "the deck {deck} has {in_deck} cards; a divine deck can have {MOST_DIVINE}"
            ));
        }
        let in_play = most_in_play(&self.cards);
        if in_play > MOST_IN_PLAY {
            return refuse(format!(
                "with these there are {in_play} cards in a game; there can be {MOST_IN_PLAY}"
            ));
        }
        let blocks = most_in_play(&self.blocks);
        if blocks > MOST_BLOCKS {
            return refuse(format!(
                "with these {blocks} cards in a game have an on_block; {MOST_BLOCKS} can"
            ));
        }
        let nested = most_in_play(&self.nested);
        if nested > MOST_NESTED {
            return refuse(format!(
                "with these {nested} cards in a game have a play_action; {MOST_NESTED} can"
            ));
        }
        Ok(())
    }
}

/// The most of these cards that can be in one game: with the gods alone, or with both boxes and in
/// each area whoever brings more of them.
fn most_in_play(counts: &[u32; Deck::ALL.len()]) -> u32 {
    let of = |deck: Deck| counts.get(deck as usize).copied().unwrap_or_default();
    let god = |area| of(Deck::of(area, Inhabitant::God));
    let giant = |area| of(Deck::of(area, Inhabitant::Giant));
    let gods: u32 = Area::ALL.map(god).iter().sum();
    let either: u32 = Area::ALL.map(|area| god(area).max(giant(area))).iter().sum();
    of(Deck::Base) + gods.max(of(Deck::A) + of(Deck::B) + either)
}
