//! A map as the rules read it: every question about it is a table.

use gladsheim_engine::By;

use crate::ids::{AREAS, Area, DOCKS, Dock, FJORDS, Fjord, MapName, Rank, Rune};
use crate::sets::{Areas, Docks, Fjords};

/// The steps between Docks that cannot be reached from one another.
pub const UNREACHED: u8 = u8::MAX;

/// The graph of a map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Map {
    /// Which one it is.
    pub name: MapName,
    /// All Areas.
    pub areas: Areas,
    /// All Docks.
    pub docks: Docks,
    /// All Fjords.
    pub fjords: Fjords,
    /// Of each Area, in table order.
    pub area: By<Area, AreaNode, AREAS>,
    /// Of each Dock, in table order.
    pub dock: By<Dock, DockNode, DOCKS>,
    /// Of each Fjord, in table order.
    pub fjord: By<Fjord, FjordNode, FJORDS>,
    /// The Areas with each Rune.
    pub with_rune: By<Rune, Areas, 3>,
    /// The Areas that the neutral enemy holds (TV-2P-1).
    pub outer: Areas,
    /// The other Areas.
    pub inner: Areas,
    /// The Docks where a Village starts (TV-SETUP-2).
    pub villages: Docks,
    /// The circled Docks (TV-SOLO-2).
    pub circled: Docks,
    /// How many Chieftain steps there are between two Docks (TV-SOLO-20).
    pub steps: By<Dock, By<Dock, u8, DOCKS>, DOCKS>,
    /// How many Chieftain steps there are from a Dock to the nearest Dock of an Area.
    pub steps_to: By<Dock, By<Area, u8, AREAS>, DOCKS>,
}

/// An Area and what is around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AreaNode {
    /// The printed Rune.
    pub rune: Rune,
    /// Where it lies from top to bottom.
    pub rank: Rank,
    /// Where it lies from left to right: smaller is further left.
    pub column: u8,
    /// Its Docks, those on its Land Borders too.
    pub docks: Docks,
    /// The adjacent Areas, along Ferry Routes and across Land Borders (TV-EXP-1).
    pub adjacent: Areas,
    /// Those of them that are across a Land Border.
    pub borders: Areas,
}

/// A Dock and what is around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DockNode {
    /// The one or two Areas it belongs to (TV-RAG-MAP-2).
    pub areas: Areas,
    /// The one with the smaller `column`: of two, the one on the left (TV-SOLO-14).
    pub left: Area,
    /// The one with the larger `column`; of one, the same.
    pub right: Area,
    /// The two Fjords it touches, in the order of the routes table.
    pub fjords: [Fjord; 2],
    /// The same, as a set.
    pub touches: Fjords,
    /// The Dock at the other end of its Ferry Route, unless that leads off the map.
    pub across: Option<Dock>,
    /// The next Dock clockwise along its shore, from the last on to the first (TV-SOLO-33).
    pub clockwise: Dock,
    /// The Docks that are one Chieftain step away: neighbours on the shore, and across (TV-SOLO-20).
    pub near: Docks,
    /// Those of them that are on the same shore.
    pub shore: Docks,
}

/// A Fjord and what is around it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FjordNode {
    /// The Docks that touch it.
    pub docks: Docks,
    /// The Fjords that a Boat can move to (TV-SAIL-1).
    pub adjacent: Fjords,
}

impl Map {
    /// The one Area of a Dock, or the one of two that is on the left.
    #[must_use]
    #[inline]
    pub fn area_of(&self, dock: Dock) -> Area {
        self.dock[dock].left
    }
}
