//! Cards, dice and numbers, read from the content files and checked.

mod board;
mod board_file;
mod cards;
mod check;
mod endless;
mod first_release;
#[cfg(test)]
mod tests;

use gladsheim_engine::{ContentError, Files, Released};
use serde::Serialize;

pub use board::{Board, Face, Gives};

use crate::effect::Use;
use crate::ids::{CardType, Deck, Family, Mode};
use crate::op::Op;

/// The file of the cards.
pub const CARDS: &str = "cards.csv";
/// The file of everything else.
pub const BOARD: &str = "board.toml";

/// The content files the game comes with.
pub const OWN: &[(&str, &str)] = &[
    (CARDS, include_str!("../content/cards.csv")),
    (BOARD, include_str!("../content/board.toml")),
];

/// The box of the golden playthroughs, for tests that a new card in the box must not change.
#[cfg(test)]
pub(crate) const FROZEN: &[(&str, &str)] = &[
    (CARDS, include_str!("../tests/golden/box/cards.csv")),
    (BOARD, include_str!("../tests/golden/box/board.toml")),
];

/// The box of the first two releases.
pub(crate) const RELEASED: &[Released] = &[Released {
    hash: "083c0304ce4c2ea65677040e0d02abdc333baa39d818a94dd9b25d2d5f46bc50",
    files: &[
        (CARDS, include_str!("../content/released/1/cards.csv")),
        (BOARD, include_str!("../content/released/1/board.toml")),
    ],
}];

/// Everything about the game that is a number or a name in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Content {
    /// The rows of the card file; a [`Kind`](crate::ids::Kind) is a place in this list.
    pub cards: Vec<CardRow>,
    /// The programs of all cards, one after the other. The first is the empty one.
    #[serde(skip)]
    pub ops: Vec<Op>,
    /// The cards with which a turn need not end, where there are such cards: games of the first rules
    /// may have been begun with them.
    #[serde(skip)]
    pub endless: Option<ContentError>,
    /// The board, the dice and the numbers.
    pub board: Board,
    /// The names as they are written, where the card file has the form of the first release.
    #[serde(skip)]
    first: Option<Vec<String>>,
}

/// A row of the card file: a number of cards that are alike.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardRow {
    /// The id, such as `BAS-A01`.
    pub id: String,
    /// The name.
    pub name: String,
    /// Where the cards are at the start.
    pub deck: Deck,
    /// What they are.
    #[serde(rename = "type")]
    pub kind: CardType,
    /// How many there are.
    pub copies: u8,
    /// The actions that an action card costs; 0 for all others.
    pub cost: u8,
    /// The value of an attack or of a defence; 0 for all others.
    pub value: u8,
    /// What they do, in the effect notation.
    pub effect: String,
    /// Where the card comes from.
    pub provenance: String,
    /// The names of a weapon's two modes, where they have names.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub modes: Option<[String; 2]>,
    /// The cards that belong together, for powers that speak of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub family: Option<Family>,
    /// What they do, compiled.
    #[serde(skip)]
    pub program: Program,
}

/// Where a card's programs are, and what they say about the card itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Program {
    /// The effect, or of a defence card what a block does; place 0 is the empty program.
    pub at: u16,
    /// Whether an attack goes against all opponents (`ALL`).
    pub all: bool,
    /// Whether an attack cannot be declared by a player without a temple.
    pub requires_temple: bool,
    /// The two modes of a weapon; never playable for all other cards.
    pub uses: [Use; 2],
}

impl Program {
    /// Of a card that does nothing.
    pub const NOTHING: Self = {
        let never = Use { moments: 0, entitled: crate::effect::Entitled::Any, at: 0 };
        Self { at: 0, all: false, requires_temple: false, uses: [never; 2] }
    };

    /// One of the two ways to use a weapon.
    #[must_use]
    #[inline]
    pub const fn mode(&self, mode: Mode) -> &Use {
        let [first, second] = &self.uses;
        match mode {
            Mode::A => first,
            Mode::B => second,
        }
    }
}

impl Content {
    /// Reads the content files and checks that the game can be played with them.
    ///
    /// # Errors
    /// Points at the first mistake, and says what would be right.
    pub fn read(files: &Files) -> Result<Self, ContentError> {
        let board = board::read(files)?;
        let cards::Decks { cards, ops, endless, first } = cards::read(files)?;
        Ok(Self { cards, ops, endless, board, first })
    }

    /// What the content is known by: for files of the first release what they were known by then.
    pub(crate) fn identity(&self) -> impl Serialize {
        #[derive(Serialize)]
        #[serde(untagged)]
        enum Identity<'c> {
            First(first_release::Content<'c>),
            Present(&'c Content),
        }
        match &self.first {
            Some(names) => Identity::First(first_release::Content::of(self, names)),
            None => Identity::Present(self),
        }
    }
}
