//! The content file: what an owner of the box may replace.

use gladsheim_engine::{ContentError, Files, Released, SetupError};
use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::ids::Card;

/// The name of the content file.
const FILE: &str = "cards.toml";

/// The content the game comes with.
pub(crate) const OWN: &[(&str, &str)] = &[(FILE, include_str!("../content/cards.toml"))];

/// The box of the first two releases.
pub(crate) const RELEASED: &[Released] = &[Released {
    hash: "c0b18566cc02fcca2c5838063df96507b011f198bd8349c602d56442db802c57",
    files: &[(FILE, include_str!("../content/released/1/cards.toml"))],
}];

/// The cards and faces of the game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Content {
    /// How many of each type there are.
    pub card: Vec<CardRow>,
    /// How God cards may look.
    #[serde(default)]
    pub face: Vec<FaceRow>,
}

/// One type of card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardRow {
    /// Which type it is.
    pub id: Card,
    /// How many copies there are.
    pub copies: u32,
    /// What kind of thing it is, for display.
    pub class: String,
    /// The option that brings it into the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub expansion: Option<String>,
    /// Where the row comes from.
    pub provenance: String,
}

/// One face of a God card, and the forfeits that go with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FaceRow {
    /// The neutral id.
    pub id: String,
    /// What may be asked of a player who led it.
    pub forfeits: Vec<String>,
    /// Where the row comes from.
    pub provenance: String,
}

impl Content {
    /// Reads the content file.
    ///
    /// # Errors
    /// Points at what is wrong.
    pub(crate) fn read(files: &Files) -> Result<Self, ContentError> {
        files.toml(FILE)
    }

    /// All cards of the game, with or without the expansion.
    ///
    /// # Errors
    /// Says which count the game cannot be played with.
    pub(crate) fn cards(&self, players: u8, golden_throne: bool) -> Result<Counts, SetupError> {
        let mut bits = 0;
        for card in Card::ALL {
            let mut rows = self.card.iter().filter(|row| row.id == card);
            let copies = match (rows.next(), rows.next()) {
                (Some(row), None) => row.copies,
                (None, _) => return bad(format!("the content has no card \"{card}\"")),
                (Some(_), Some(_)) => return bad(format!("the content has \"{card}\" twice")),
            };
            let least = match card {
                Card::Draugr => 8,
                Card::God => 1,
                _ => u32::from(players),
            };
            if !(least..=15).contains(&copies) {
                return bad(format!(
                    "there must be {least} to 15 copies of \"{card}\", not {copies}"
                ));
            }
            if card != Card::God || golden_throne {
                bits |= copies << (4 * card as u32);
            }
        }
        Ok(Counts::from_bits(bits))
    }
}

fn bad<T>(problem: String) -> Result<T, SetupError> {
    Err(SetupError::Content(problem))
}
