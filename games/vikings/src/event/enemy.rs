//! Why the solo enemy does what it does, as data.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::ids::{DOCKS, Dock, Rune};

/// The Docks of a route, the first step first.
pub type Course = ArrayVec<Dock, DOCKS>;

macro_rules! reasons {
    ($($(#[$about:meta])* $name:ident { $($(#[$words:meta])+ $variant:ident,)+ })+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        pub enum $name {
            $($(#[$words])+ $variant,)+
        }
    )+};
}

reasons! {
    /// Why the enemy chose what it chose: the last rule that was needed to tell.
    Reason {
        /// There is no other.
        Only,
        /// It is the nearest (TV-SOLO-20, TV-SOLO-32).
        Nearest,
        /// The enemy has the least Influence there (TV-SOLO-20).
        LeastInfluence,
        /// The player has the least Influence there (TV-SOLO-23, TV-SOLO-25).
        LeastOfYours,
        /// It has the most enemy Settlers (TV-SOLO-23, TV-SOLO-34).
        MostSettlers,
        /// It has the card's Rune (TV-SOLO-14, TV-SOLO-25).
        Matching,
        /// The enemy does not control it (TV-SOLO-25).
        NotControlled,
        /// It is on the left, by an odd number of cards (TV-SOLO-14).
        Odd,
        /// It is on the right, by an even number of cards (TV-SOLO-14).
        Even,
        /// The Chieftain Boat is furthest left (TV-SOLO-61).
        Leftmost,
        /// The Chieftain Boat is furthest right (TV-SOLO-61).
        Rightmost,
        /// The player decided between those that were left (TV-SOLO-7).
        Chosen,
    }

    /// Why the Chieftain Boat takes a route: the last rule that was needed to tell (TV-SOLO-22).
    Way {
        /// No other is as short.
        Only,
        /// It has the most Villages.
        Villages,
        /// It has the most Boats of the player.
        Boats,
        /// Its Docks come first in the table.
        Table,
    }

    /// What the enemy chose an Area for.
    EnemyChoice {
        /// Settlers are placed there: one of two Regions of the Dock (TV-SOLO-14).
        Land,
        /// It acts there: one of two Regions of the Dock (TV-SOLO-14).
        Act,
        /// A Settler is taken from there, because the mat has none (TV-SOLO-23).
        Recall,
        /// Settlers move there (TV-SOLO-25).
        Explore,
        /// A Temple is placed there (TV-SOLO-34).
        Temple,
    }

    /// Why the enemy does not do what it would.
    Idle {
        /// Its card's Rune Action needs more than it has (TV-SOLO-10).
        Unmet,
        /// There is no other Area with the card's Rune (TV-SOLO-20).
        NoTarget,
        /// There is no Settler to be placed (TV-SOLO-23, TV-SOLO-33).
        NoSettler,
        /// The Settler would come from where it goes (TV-SOLO-33).
        AlreadyHere,
        /// All Dedication Actions are full: the Village is kept (TV-SOLO-24).
        NoSpace,
        /// It holds no Island Runes (TV-SOLO-31).
        NoRune,
        /// The player has no Boat at a Dock (TV-SOLO-32).
        NoChase,
        /// The Ferry Route leads off the map (TV-SOLO-32).
        NoLand,
        /// No Boat is left on its mat (TV-SOLO-33).
        NoBoat,
        /// No Dock of the shore is open (TV-SOLO-33).
        NoDock,
        /// No Temple is left on its mat (TV-SOLO-34).
        NoTemple,
        /// There is no Area for a Temple (TV-SOLO-34).
        NoSite,
        /// A battle is pending (TV-SOLO-35).
        BattlePending,
        /// No Favor Cards are left to fight for (TV-SOLO-35).
        NoFavor,
        /// There is no card to fight or to act with.
        NoCard,
        /// All Valkyries of the Rune are on the map (TV-SOLO-54).
        NoValkyrie,
        /// It has a Valkyrie there already (TV-SOLO-54).
        ValkyrieHere,
    }

    /// What moves a marker of the enemy (TV-SOLO-30).
    Yield {
        /// A Harvest, one by one (TV-SOLO-26).
        Harvest,
        /// An open Boat slot.
        BoatSlot,
        /// An open Temple slot.
        TempleSlot,
        /// An open Valkyrie slot (TV-SOLO-28).
        ValkyrieSlot,
        /// A Build that is not possible (TV-SOLO-27).
        Build,
        /// The bag of a Favor Card (TV-SOLO-64).
        Favor,
    }
}

/// What an action of the enemy comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum EnemyDeed {
    /// Its card's Leader Action.
    Leader,
    /// Its card's Rune Action.
    Rune,
    /// Its mat's action for a Rune, because it cannot do its card's Rune Action (TV-SOLO-11) or has lost
    /// a battle (TV-SOLO-64).
    Mat(Rune),
    /// A place of Dedication on the Era Mat, from the top (TV-SOLO-24).
    Dedication(u8),
}
