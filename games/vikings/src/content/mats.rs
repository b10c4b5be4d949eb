//! The numbers that are printed on mats.

use gladsheim_engine::{By, names};
use serde::Serialize;

use crate::effect::{Bag, Effect};
use crate::ids::{Difficulty, Enemy, Icon, Resource, Rune, Set};

/// The last space of an enemy's resource tracks (TV-SOLO-43).
pub const TRACK: u8 = 7;

/// The icons of a track by space.
pub(super) type Track = [Option<TrackIcon>; TRACK as usize + 1];

names! {
    /// Which way packets are passed (TV-DRAFT-2).
    pub Direction: "vikings-direction-" {
        /// To the next seat.
        Clockwise = "clockwise",
        /// To the seat before.
        Counterclockwise = "counterclockwise",
    }
}

/// An era (TV-DRAFT-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Era {
    /// The cards of a hand, and so the turns of each player.
    pub hand: u8,
    /// Which way packets are passed.
    pub pass: Direction,
    /// The Steel that a raid costs (TV-SAIL-8).
    pub raid_steel: u8,
}

/// A Clan Mat (section 15.6).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClanMat {
    /// The Settlers of a clan.
    pub settlers: u8,
    /// The Boats of a clan: 1 to 4.
    pub boats: u8,
    /// The Temples of a clan: 1 or 2.
    pub temples: u8,
    /// The most of a resource that can be held (TV-CON-1).
    pub resource_max: u8,
    /// The places for Favor Cards (TV-BATTLE-6).
    pub favor_slots: u8,
    /// What a Settler costs to deploy (TV-SAIL-5).
    #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
    pub settler_cost: Bag,
    /// What a Boat costs (TV-BUILD-1).
    #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
    pub boat_cost: Bag,
    /// What a Temple costs (TV-BUILD-1).
    #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
    pub temple_cost: Bag,
    /// The Settlers that a Temple takes the place of (TV-BUILD-3).
    pub temple_settlers: u8,
    /// The Influence of a Settler (TV-CON-7).
    pub influence_settler: u8,
    /// The Influence of a Temple.
    pub influence_temple: u8,
    /// The Influence of a Boat at a Dock; in a Fjord it has none.
    pub influence_boat: u8,
    /// The Influence of a Valkyrie.
    pub influence_valkyrie: u8,
    /// What a Harvest gives for each Boat slot that is open, from the first (TV-HARV-2).
    #[cfg_attr(feature = "ts", ts(as = "[[u8; 3]; 4]"))]
    pub harvest_boats: [Bag; 4],
    /// What a Harvest gives for each Temple slot that is open, from the first.
    #[cfg_attr(feature = "ts", ts(as = "[[u8; 3]; 2]"))]
    pub harvest_temples: [Bag; 2],
    /// What a clan begins with (TV-SETUP-6).
    #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
    pub start: Bag,
}

/// How many Favor Cards are laid out (TV-SETUP-5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FavorRows {
    /// Above the map.
    pub top: u8,
    /// Below the map.
    pub bottom: u8,
}

/// What a Rune is worth by the place of its god (TV-SCORE-1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Points {
    /// Of each Island Rune held.
    pub island: u8,
    /// Of each Rune on a Favor Card.
    pub favor: u8,
}

/// An Enemy Clan Mat (section 15.11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnemyMat {
    /// Which one it is.
    pub id: Enemy,
    /// The name.
    pub name: String,
    /// The game it is made for (TV-SOLO-1).
    pub set: Set,
    /// The steps that the Chieftain Boat has on top of a Sail's (TV-SOLO-20).
    pub chieftain_sail: u8,
    /// The tracks from top to bottom.
    pub order: [Resource; 3],
    /// The icons of each track by space, from 0 to [`TRACK`].
    #[cfg_attr(feature = "ts", ts(as = "[[Option<TrackIcon>; 8]; 3]"))]
    pub tracks: By<Resource, Track, 3>,
    /// The action for each Rune, one of those the enemy can do (TV-SOLO-11).
    #[cfg_attr(feature = "ts", ts(as = "[Effect; 3]"))]
    pub actions: By<Rune, Effect, 3>,
    /// Where the mat comes from.
    pub provenance: String,
}

impl EnemyMat {
    /// The icon on a space of a track.
    #[must_use]
    #[inline]
    pub fn icon(&self, track: Resource, space: u8) -> Option<TrackIcon> {
        self.tracks[track].get(usize::from(space)).copied().flatten()
    }
}

/// An icon on a space of a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TrackIcon {
    /// What it sets off.
    pub icon: Icon,
    /// The Strength that the enemy adds in a battle; 0 for all other icons (TV-SOLO-35).
    pub bonus: u8,
}

/// What every Enemy Clan Mat holds (section 15.12), besides the one Chieftain Boat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnemyPieces {
    /// The Settlers, by difficulty.
    #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
    pub settlers: By<Difficulty, u8, 3>,
    /// The Boats: at most 4.
    pub boats: u8,
    /// The Boats to a slot, which is open once all of them are on the map (TV-SOLO-26).
    pub boats_per_slot: u8,
    /// The Temples.
    pub temples: u8,
    /// The Temples to a slot.
    pub temples_per_slot: u8,
    /// The Valkyries to each Rune's slot (TV-SOLO-50).
    pub valkyries_per_rune: u8,
}
