//! A side of a Map Board as its file says it: what is connected, and where it is drawn.
//!
//! Coordinates are those of a canvas with its origin at the top left. The rules read
//! [`Map`](crate::map::Map), which is made from the same file; the page reads this.

use serde::Serialize;

use crate::ids::{Area, Dock, Fjord, MapName, Rank, Ring, Route, Rune};

/// A place on the canvas: to the right, and down.
pub type Point = [i16; 2];

/// A side of a Map Board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct MapSheet {
    /// Which one it is.
    pub id: MapName,
    /// Where the graph comes from.
    pub provenance: String,
    /// The width of the canvas.
    pub width: u16,
    /// The height of the canvas.
    pub height: u16,
    /// How large the pieces are.
    pub sizes: Sizes,
    /// The landmasses and their coasts.
    pub lands: Vec<LandSheet>,
    /// The Areas; an [`Area`] is a place in this list.
    pub areas: Vec<AreaSheet>,
    /// The Land Borders.
    pub borders: Vec<BorderSheet>,
    /// The Fjords; a [`Fjord`] is a place in this list.
    pub fjords: Vec<FjordSheet>,
    /// The Docks; a [`Dock`] is a place in this list.
    pub docks: Vec<DockSheet>,
    /// The Ferry Routes; a [`Route`] is a place in this list.
    pub routes: Vec<RouteSheet>,
    /// Mountains and pines, which mean nothing.
    pub decor: Vec<DecorSheet>,
    /// Islets, each by the points around it, which mean nothing either.
    pub skerries: Vec<Vec<Point>>,
}

/// The diameters of pieces on the canvas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sizes {
    /// A Settler, a Temple or a Valkyrie.
    pub piece: u16,
    /// An Island Rune.
    pub rune: u16,
    /// A Giant.
    pub giant: u16,
    /// A Village.
    pub village: u16,
    /// A Boat, width and height.
    pub boat: [u16; 2],
    /// A Dock.
    pub dock: u16,
    /// The letters of a name.
    pub label_font: u16,
}

/// A landmass.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LandSheet {
    /// The id.
    pub id: String,
    /// Whether its shore goes all the way round; if not, the map's edge cuts it.
    pub closed: bool,
    /// What it is made of, for the drawing: ice, snow, basalt.
    pub ground: String,
    /// Its Docks in clockwise order, from the map's edge on where that cuts the shore.
    pub shore: Vec<Dock>,
    /// The points of a smooth closed curve, clockwise. Those outside the canvas mean that the land runs
    /// off the map.
    pub coast: Vec<Point>,
}

/// An Island or a Region.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaSheet {
    /// The id, as scenarios and logs write it.
    pub id: String,
    /// The name.
    pub name: String,
    /// The landmass, as a place in [`MapSheet::lands`].
    pub land: u8,
    /// The printed Rune.
    pub rune: Rune,
    /// Where it lies from top to bottom.
    pub rank: Rank,
    /// Where it lies from left to right: smaller is further left.
    pub column: u8,
    /// Whether the neutral enemy holds it.
    pub ring: Ring,
    /// Where the Rune lies.
    pub rune_at: Point,
    /// Where a Giant stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub giant_at: Option<Point>,
    /// Where the name is written.
    pub label: Label,
    /// Places for pieces, the best first.
    pub slots: Vec<Point>,
}

/// A box with a name in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Label {
    /// Its middle.
    pub at: Point,
    /// Its width and height.
    pub size: [u16; 2],
}

/// A Land Border between two Regions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BorderSheet {
    /// The two Regions.
    pub areas: [Area; 2],
    /// The points of a smooth open curve, from coast to coast.
    pub line: Vec<Point>,
}

/// A Fjord.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct FjordSheet {
    /// The id, as scenarios and logs write it.
    pub id: String,
    /// A place in its water.
    pub anchor: Point,
    /// Where a name is written.
    pub label: Point,
    /// Places for Boats, one for each player.
    pub boats: [Point; 4],
}

/// A Dock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DockSheet {
    /// The id, as scenarios and logs write it.
    pub id: String,
    /// The Area, or the two Areas whose Land Border meets the shore here (TV-RAG-MAP-2).
    pub areas: Vec<Area>,
    /// The Ferry Route that begins here.
    pub route: Route,
    /// Whether it is circled: the Chieftain Boat can begin here (TV-SOLO-2).
    pub circled: bool,
    /// Where it is, on the coast.
    pub at: Point,
    /// Where a docked Boat lies.
    pub boat: Point,
    /// Where its Village stands, if it begins with one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub village: Option<Point>,
}

/// A Ferry Route.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RouteSheet {
    /// The id.
    pub id: String,
    /// Where it begins.
    pub from: Dock,
    /// Where it ends; at the map's edge if nowhere.
    pub to: Option<Dock>,
    /// The two Fjords that it parts.
    pub fjords: [Fjord; 2],
    /// A cubic curve: its beginning, two control points and its end.
    pub curve: [Point; 4],
}

/// Something that is only there to be looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DecorSheet {
    /// What it is: a peak, a pine, a crag.
    pub kind: String,
    /// Its middle.
    pub at: Point,
    /// How large it is, in percent.
    pub size: u16,
}
