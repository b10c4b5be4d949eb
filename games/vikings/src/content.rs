//! Cards, mats, numbers and maps, as the content files say them.

mod cards;
mod check;
mod enemies;
mod map_check;
mod map_file;
mod map_place;
mod map_read;
mod map_shores;
mod mats;
mod mats_file;
mod mats_read;
mod sheet;
#[cfg(test)]
mod tests;
mod tokens;

use std::collections::BTreeMap;

use gladsheim_engine::{By, ContentError, Files};
use serde::Serialize;

use check::Ids;
pub use mats::{
    ClanMat, Direction, EnemyMat, EnemyPieces, Era, FavorRows, Points, TRACK, TrackIcon,
};
pub use sheet::{
    AreaSheet, BorderSheet, DecorSheet, DockSheet, FjordSheet, Label, LandSheet, MapSheet, Point,
    RouteSheet, Sizes,
};

use crate::effect::{Amount, Bag, Boon, Effect, Requirement};
use crate::ids::{Card, CardKind, Difficulty, Enemy, Favor, Giant, God, MapName, Rune, Set};
use crate::map::Map;

/// The file of the Viking Cards.
pub const CARDS: &str = "cards.csv";
/// The file of the Favor Cards.
pub const FAVORS: &str = "favors.csv";
/// The file of the God Mats.
pub const GODS: &str = "gods.csv";
/// The file of the Giants.
pub const GIANTS: &str = "giants.csv";
/// The file of the Enemy Clan Mats.
pub const ENEMIES: &str = "enemies.csv";
/// The file of all other mats.
pub const MATS: &str = "mats.toml";

/// The content files the game comes with.
pub const OWN: &[(&str, &str)] = &[
    (CARDS, include_str!("../content/cards.csv")),
    (FAVORS, include_str!("../content/favors.csv")),
    (GODS, include_str!("../content/gods.csv")),
    (GIANTS, include_str!("../content/giants.csv")),
    (ENEMIES, include_str!("../content/enemies.csv")),
    (MATS, include_str!("../content/mats.toml")),
    (map_file::name(MapName::IslesSmall), include_str!("../content/isles_small.toml")),
    (map_file::name(MapName::IslesLarge), include_str!("../content/isles_large.toml")),
    (map_file::name(MapName::NorthSmall), include_str!("../content/north_small.toml")),
    (map_file::name(MapName::NorthLarge), include_str!("../content/north_large.toml")),
];

/// Everything about the game that is a number, a name or a place in a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Content {
    /// The Viking Cards, those of the base deck first; a [`Card`] is a place in this list.
    pub cards: Vec<CardRow>,
    /// The Favor Cards; a [`Favor`] is a place in this list.
    pub favors: Vec<FavorRow>,
    /// The God Mats; a [`God`] is a place in this list.
    pub gods: Vec<GodRow>,
    /// The Giants; a [`Giant`] is a place in this list.
    pub giants: Vec<GiantRow>,
    /// The eras, in order.
    pub eras: [Era; 3],
    /// The Dedication Actions of the Era Mat, from the top.
    pub dedications: [Effect; 4],
    /// The Clan Mat, which is the same for all.
    pub clan: ClanMat,
    /// What a Harvest gives for each Valkyrie on the map, by her Rune.
    #[cfg_attr(feature = "ts", ts(as = "[[u8; 3]; 3]"))]
    pub valkyries: By<Rune, Bag, 3>,
    /// The two rows of Favor Cards, for 1 to 4 players.
    pub favor_rows: [FavorRows; 4],
    /// What a Rune is worth if its god has the most Fury, the second most, the least.
    pub points: [Points; 3],
    /// The Enemy Clan Mats.
    #[cfg_attr(feature = "ts", ts(as = "[EnemyMat; 8]"))]
    pub enemies: By<Enemy, EnemyMat, 8>,
    /// What every Enemy Clan Mat holds.
    pub enemy_pieces: EnemyPieces,
    /// The four sides of the two Map Boards.
    #[cfg_attr(feature = "ts", ts(as = "[MapSheet; 4]"))]
    pub maps: By<MapName, MapSheet, 4>,
    /// The same as the rules read them.
    #[serde(skip)]
    pub graphs: By<MapName, Map, 4>,
    /// Where the numbers of the mats come from, by section of the file.
    pub provenance: BTreeMap<String, String>,
}

/// A Viking Card. Each is there once.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardRow {
    /// The id, such as `V01`.
    pub id: String,
    /// The name.
    pub name: String,
    /// The box it is from.
    pub set: Set,
    /// What it is.
    pub kind: CardKind,
    /// Its Rune; none if it is wild (TV-RAG-CARD-3).
    pub rune: Option<Rune>,
    /// Its Strength in battle.
    pub strength: Amount,
    /// The Steel that a battle costs (TV-BATTLE-9).
    pub steel: u8,
    /// The Leader Action.
    pub leader: Effect,
    /// What the Rune Action needs.
    pub requirement: Requirement,
    /// The Rune Action.
    pub rune_action: Effect,
    /// Where the card comes from.
    pub provenance: String,
}

/// A Favor Card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FavorRow {
    /// The id, such as `FV01`.
    pub id: String,
    /// The Passive Runes (TV-CON-6).
    #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
    pub runes: By<Rune, u8, 3>,
    /// What is gained when it is won (TV-BATTLE-6).
    #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
    pub bag: Bag,
    /// Where the card comes from.
    pub provenance: String,
}

/// A God Mat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GodRow {
    /// The id, such as `G01`.
    pub id: String,
    /// The name.
    pub name: String,
    /// The box it is from.
    pub set: Set,
    /// The Valhalla Boon (TV-BATTLE-7).
    pub boon: Boon,
    /// Where the mat comes from.
    pub provenance: String,
}

/// A Giant token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GiantRow {
    /// The id, such as `J1`.
    pub id: String,
    /// The victory points underneath (TV-SCORE-3).
    pub points: u8,
    /// Where the value comes from.
    pub provenance: String,
}

#[allow(clippy::indexing_slicing)] // the rules are given ids of this content only, and wrap others
impl Content {
    /// A Viking Card. A number that the content does not have wraps around.
    #[must_use]
    #[inline]
    pub fn card(&self, card: Card) -> &CardRow {
        &self.cards[usize::from(card.0) % self.cards.len()]
    }

    /// A Favor Card. A number that the content does not have wraps around.
    #[must_use]
    #[inline]
    pub fn favor(&self, favor: Favor) -> &FavorRow {
        &self.favors[usize::from(favor.0) % self.favors.len()]
    }

    /// A God Mat. A number that the content does not have wraps around.
    #[must_use]
    #[inline]
    pub fn god(&self, god: God) -> &GodRow {
        &self.gods[usize::from(god.0) % self.gods.len()]
    }

    /// A Giant. A number that the content does not have wraps around.
    #[must_use]
    #[inline]
    pub fn giant(&self, giant: Giant) -> &GiantRow {
        &self.giants[usize::from(giant.0) % self.giants.len()]
    }
}

impl Content {
    /// Reads the content files and checks that the game can be played with them.
    ///
    /// # Errors
    /// Points at the first mistake, and says what would be right.
    pub fn read(files: &Files) -> Result<Self, ContentError> {
        let mats_read::Mats {
            eras,
            dedications,
            clan,
            valkyries,
            favor_rows,
            points,
            enemy_pieces,
            provenance,
        } = mats_read::read(files)?;
        let laid_out = favor_rows.map(|rows| usize::from(rows.top) + usize::from(rows.bottom));
        let map = |name| map_read::read(files, name);
        let (isles_small, isles_small_graph) = map(MapName::IslesSmall)?;
        let (isles_large, isles_large_graph) = map(MapName::IslesLarge)?;
        let (north_small, north_small_graph) = map(MapName::NorthSmall)?;
        let (north_large, north_large_graph) = map(MapName::NorthLarge)?;
        let laid_out = laid_out.into_iter().max().unwrap_or_default();
        let mut ids = Ids::default();
        Ok(Self {
            cards: cards::read(files, &mut ids)?,
            favors: tokens::favors(files, laid_out, &mut ids)?,
            gods: tokens::gods(files, &mut ids)?,
            giants: tokens::giants(files, &mut ids)?,
            eras,
            dedications,
            clan,
            valkyries,
            favor_rows,
            points,
            enemies: enemies::read(files)?,
            enemy_pieces,
            maps: By::new([isles_small, isles_large, north_small, north_large]),
            graphs: By::new([
                isles_small_graph,
                isles_large_graph,
                north_small_graph,
                north_large_graph,
            ]),
            provenance,
        })
    }

    /// An era, from 0; the last one for any beyond it.
    #[must_use]
    #[inline]
    pub const fn era(&self, number: u8) -> Era {
        let [first, second, third] = self.eras;
        match number {
            0 => first,
            1 => second,
            _ => third,
        }
    }

    /// How many Viking Cards are in play: those of the base deck come first.
    #[must_use]
    pub fn cards_in_play(&self, ragnarok: bool) -> usize {
        self.in_play(ragnarok, self.cards.iter().map(|card| card.set))
    }

    /// How many God Mats are shuffled: those of the base game come first.
    #[must_use]
    pub fn gods_in_play(&self, ragnarok: bool) -> usize {
        self.in_play(ragnarok, self.gods.iter().map(|god| god.set))
    }

    fn in_play(&self, ragnarok: bool, sets: impl Iterator<Item = Set>) -> usize {
        sets.filter(|set| ragnarok || *set == Set::Base).count()
    }

    /// The map that so many players use (TV-SETUP-1).
    #[must_use]
    pub fn map(&self, players: u8, ragnarok: bool) -> &Map {
        &self.graphs[MapName::of(players, ragnarok)]
    }

    /// The Settlers of the solo enemy (TV-SOLO-71).
    #[must_use]
    pub fn enemy_settlers(&self, difficulty: Difficulty) -> u8 {
        self.enemy_pieces.settlers[difficulty]
    }
}
