//! `board.toml` as it is written.

use gladsheim_engine::Spanned;
use serde::Deserialize;

use super::board::Basics;

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    pub(super) dice: Dice,
    pub(super) temples: Temples,
    pub(super) mines: Village,
    pub(super) drills: Village,
    pub(super) start: Start,
    pub(super) giants_start: GiantsStart,
    pub(super) turn: Turn,
    pub(super) tree: Tree,
    pub(super) bank: Bank,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dice {
    pub(super) provenance: String,
    pub(super) blue: [Spanned<String>; 6],
    pub(super) yellow: [Spanned<String>; 6],
    pub(super) white: [Spanned<String>; 6],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Temples {
    pub(super) provenance: String,
    pub(super) figures: Spanned<u8>,
    pub(super) heimdall: Costs,
    pub(super) freya: Costs,
    pub(super) surtur: Costs,
    pub(super) tyr: Costs,
    pub(super) thor: Costs,
    pub(super) odin: Costs,
    pub(super) loki: Costs,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Costs {
    pub(super) god: Spanned<Basics>,
    pub(super) giant: Spanned<Basics>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Village {
    pub(super) provenance: String,
    pub(super) cost: Spanned<Basics>,
    pub(super) most: Spanned<u8>,
    pub(super) start: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Start {
    pub(super) provenance: String,
    pub(super) hand: Spanned<u8>,
    pub(super) two: Spanned<Vec<Basics>>,
    pub(super) three: Spanned<Vec<Basics>>,
    pub(super) four: Spanned<Vec<Basics>>,
    pub(super) five: Spanned<Vec<Basics>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GiantsStart {
    pub(super) provenance: String,
    pub(super) hand: Spanned<u8>,
    pub(super) resources: Spanned<Basics>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Turn {
    pub(super) provenance: String,
    pub(super) rounds: Spanned<u8>,
    pub(super) actions: Spanned<u8>,
    pub(super) builds: Spanned<u8>,
    pub(super) hand_limit: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tree {
    pub(super) provenance: String,
    pub(super) havens: Spanned<Vec<u8>>,
    pub(super) race: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bank {
    pub(super) provenance: String,
    pub(super) blood: Spanned<u8>,
    pub(super) diamond: Spanned<u8>,
    pub(super) gold: Spanned<u8>,
    pub(super) rune: Spanned<u8>,
}
