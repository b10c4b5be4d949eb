//! The file of a map as it is written.

use gladsheim_engine::Spanned;
use serde::Deserialize;

use super::Point;
use crate::ids::MapName;

/// The name of the file.
pub(super) const fn name(map: MapName) -> &'static str {
    match map {
        MapName::IslesSmall => "isles_small.toml",
        MapName::IslesLarge => "isles_large.toml",
        MapName::NorthSmall => "north_small.toml",
        MapName::NorthLarge => "north_large.toml",
    }
}

/// A word that knows its place.
pub(super) type Word = Spanned<String>;
/// A list of words that know their places.
pub(super) type Words = Spanned<Vec<Word>>;
/// A place on the canvas that knows its place in the file.
pub(super) type At = Spanned<Point>;

/// The file as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    pub(super) provenance: String,
    pub(super) canvas: Spanned<[u16; 2]>,
    pub(super) sizes: Sizes,
    pub(super) lands: Spanned<Vec<Land>>,
    pub(super) areas: Spanned<Vec<Area>>,
    pub(super) borders: Vec<Border>,
    pub(super) fjords: Spanned<Vec<Fjord>>,
    pub(super) docks: Spanned<Vec<Dock>>,
    pub(super) routes: Spanned<Vec<Route>>,
    pub(super) decor: Vec<Decor>,
    pub(super) skerries: Vec<Spanned<Vec<At>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sizes {
    pub(super) piece: Spanned<u16>,
    pub(super) rune: Spanned<u16>,
    pub(super) giant: Spanned<u16>,
    pub(super) village: Spanned<u16>,
    pub(super) boat: [Spanned<u16>; 2],
    pub(super) dock: Spanned<u16>,
    pub(super) label_font: Spanned<u16>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Land {
    pub(super) id: Word,
    pub(super) closed: bool,
    pub(super) shore: Words,
    pub(super) ground: Word,
    pub(super) coast: Spanned<Vec<At>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Area {
    pub(super) id: Word,
    pub(super) name: Word,
    pub(super) land: Word,
    pub(super) rune: Word,
    pub(super) rank: Word,
    pub(super) column: Spanned<u8>,
    pub(super) ring: Word,
    pub(super) rune_at: At,
    #[serde(default)]
    pub(super) giant_at: Option<At>,
    pub(super) label: Spanned<[i16; 4]>,
    pub(super) slots: Spanned<Vec<At>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Border {
    pub(super) areas: Words,
    pub(super) line: Spanned<Vec<At>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Fjord {
    pub(super) id: Word,
    pub(super) anchor: At,
    pub(super) label: At,
    pub(super) boats: Spanned<Vec<At>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dock {
    pub(super) id: Word,
    pub(super) areas: Words,
    #[serde(default)]
    pub(super) circled: bool,
    pub(super) at: At,
    pub(super) boat: At,
    #[serde(default)]
    pub(super) village: Option<At>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Route {
    pub(super) id: Word,
    pub(super) docks: Words,
    pub(super) fjords: Words,
    pub(super) curve: Spanned<Vec<At>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Decor {
    pub(super) kind: Word,
    pub(super) at: At,
    pub(super) size: Spanned<u16>,
}
