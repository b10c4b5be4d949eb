//! Tiny Epic Vikings with its expansion Ragnarok, for one to four players.
//!
//! Rule ids (`TV-…`) refer to `rulebook/en.md`.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod compile;
mod content;
mod effect;
mod ids;
mod map;
mod sets;
mod tell_card;

pub use content::{
    AreaSheet, BorderSheet, CardRow, ClanMat, Content, DecorSheet, Direction, DockSheet, EnemyMat,
    EnemyPieces, Era, FavorRow, FavorRows, FjordSheet, GiantRow, GodRow, Label, LandSheet,
    MapSheet, OWN, Point, Points, RouteSheet, Sizes, TRACK, TrackIcon,
};
pub use effect::{Amount, Bag, Boon, DEDICATED_FURY, Effect, Requirement, SIDES, STEPS};
pub use ids::{
    AREAS, Area, Boost, CARDS, CLANS, Card, CardKind, Clan, DEDICATIONS, DOCKS, Difficulty, Dock,
    ERAS, Enemy, FAVORS, FAVORS_LAID, FJORDS, Favor, Fjord, GIANTS, GODS, Giant, God, HAND, Icon,
    MapName, Rank, Resource, Ring, Route, Rune, SEATS, Set,
};
pub use map::{AreaNode, DockNode, FjordNode, Map, UNREACHED};
pub use sets::{Areas, Docks, Favors, Fjords, Giants};
