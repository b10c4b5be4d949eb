//! Tiny Epic Vikings with its expansion Ragnarok, for one to four players.
//!
//! Rule ids (`TV-…`) refer to `rulebook/en.md`.
#![cfg_attr(
    not(test),
    deny(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)
)]

mod action;
mod battle;
mod compile;
mod content;
mod control;
mod count;
mod deeds;
mod draft;
mod effect;
mod effects;
mod enemy;
mod era;
mod event;
mod explore;
mod flow;
mod ids;
mod imagine;
mod judge;
mod leave;
mod legal;
mod loss;
mod map;
mod narrate;
mod play;
mod position;
mod refusal;
mod rules;
mod sail;
mod score;
mod sea;
mod sets;
mod setup;
mod slay;
mod state;
mod tally;
mod tell_card;
#[cfg(test)]
mod tests;
mod timeout;
mod title;
mod turn;
mod view;

pub use action::{ACTIONS, AMOUNTS, Action};
pub use content::{
    AreaSheet, BorderSheet, CardRow, ClanMat, Content, DecorSheet, Direction, DockSheet, EnemyMat,
    EnemyPieces, Era, FavorRow, FavorRows, FjordSheet, GiantRow, GodRow, Label, LandSheet,
    MapSheet, OWN, Point, Points, RouteSheet, Sizes, TRACK, TrackIcon,
};
pub use effect::{Amount, Bag, Boon, DEDICATED_FURY, Effect, Requirement, SIDES, STEPS};
pub use event::{
    Cards, Course, Deed, EnemyChoice, EnemyDeed, Event, Idle, Passenger, Reason, Way, Yield,
};
pub use ids::{
    AREAS, Area, Berth, Boost, CARDS, CLANS, Card, CardKind, Clan, DEDICATIONS, DOCKS, Difficulty,
    Dock, ERAS, End, Enemy, FAVORS, FAVORS_LAID, FJORDS, Favor, Fjord, GIANTS, GODS, Giant, God,
    HAND, Icon, MapName, Rank, Resource, Ring, Route, Rune, SEATS, Set,
};
pub use map::{AreaNode, DockNode, FjordNode, Map, UNREACHED};
pub use narrate::{Ask, Choice};
pub use position::{
    At, BattlePosition, ClanPosition, FavorsPosition, MatPosition, Position, SoloPosition, Who,
};
pub use rules::{Rules, Vikings};
pub use sets::{Areas, CardSet, Clans, Docks, Favors, Fjords, Giants, Gods};
pub use state::State;
pub use view::{
    AreaView, BattleView, ClanView, EnemyView, Pending, Phase, Presence, ScoreView, View,
};
