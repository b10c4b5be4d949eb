//! A map as the rules read it: every question about it is a table.

use gladsheim_engine::By;

use crate::content::MapSheet;
use crate::ids::{AREAS, Area, DOCKS, Dock, FJORDS, Fjord, MapName, Rank, Ring, Rune};
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

impl Map {
    /// Makes the tables from what the file says. The file is checked with their help, so this takes
    /// whatever it says.
    pub(crate) fn of(sheet: &MapSheet) -> Self {
        let mut map = Self {
            name: sheet.id,
            areas: Areas::first(sheet.areas.len()),
            docks: Docks::first(sheet.docks.len()),
            fjords: Fjords::first(sheet.fjords.len()),
            area: By::new([AreaNode::NONE; AREAS]),
            dock: By::new([DockNode::NONE; DOCKS]),
            fjord: By::new([FjordNode::NONE; FJORDS]),
            with_rune: By::default(),
            outer: Areas::EMPTY,
            inner: Areas::EMPTY,
            villages: Docks::EMPTY,
            circled: Docks::EMPTY,
            steps: By::new([By::new([UNREACHED; DOCKS]); DOCKS]),
            steps_to: By::new([By::new([UNREACHED; AREAS]); DOCKS]),
        };
        map.add_land(sheet);
        map.add_docks(sheet);
        map.add_water(sheet);
        map.add_shores(sheet);
        map.measure();
        map
    }

    fn add_land(&mut self, sheet: &MapSheet) {
        for (area, row) in (0..).map(Area).zip(&sheet.areas) {
            let node = &mut self.area[area];
            (node.rune, node.rank, node.column) = (row.rune, row.rank, row.column);
            self.with_rune[row.rune].insert(area);
            match row.ring {
                Ring::Inner => self.inner.insert(area),
                Ring::Outer => self.outer.insert(area),
            }
        }
        for border in &sheet.borders {
            let [first, second] = border.areas;
            self.area[first].borders.insert(second);
            self.area[second].borders.insert(first);
        }
        for area in self.areas.iter() {
            self.area[area].adjacent = self.area[area].borders;
        }
    }

    fn add_docks(&mut self, sheet: &MapSheet) {
        for (dock, row) in (0..).map(Dock).zip(&sheet.docks) {
            let (Some(first), Some(last)) = (row.areas.first(), row.areas.last()) else { continue };
            for area in [*first, *last] {
                self.area[area].docks.insert(dock);
            }
            let in_order = self.area[*first].column <= self.area[*last].column;
            let (left, right) = if in_order { (*first, *last) } else { (*last, *first) };
            let node = &mut self.dock[dock];
            node.areas = Areas::only(left) | Areas::only(right);
            (node.left, node.right, node.clockwise) = (left, right, dock);
            if row.village.is_some() {
                self.villages.insert(dock);
            }
            if row.circled {
                self.circled.insert(dock);
            }
        }
    }

    fn add_water(&mut self, sheet: &MapSheet) {
        for route in &sheet.routes {
            let [first, second] = route.fjords;
            self.fjord[first].adjacent.insert(second);
            self.fjord[second].adjacent.insert(first);
            let ends = [(Some(route.from), route.to), (route.to, Some(route.from))];
            for (dock, across) in ends {
                let Some(dock) = dock else { continue };
                let node = &mut self.dock[dock];
                node.fjords = route.fjords;
                node.touches = Fjords::only(first) | Fjords::only(second);
                node.across = across;
                self.fjord[first].docks.insert(dock);
                self.fjord[second].docks.insert(dock);
                let Some(across) = across else { continue };
                // A Dock on a Land Border joins both its Areas to those across (TV-RAG-MAP-2).
                let (here, there) = (self.dock[dock].areas, self.dock[across].areas);
                for area in here.iter() {
                    self.area[area].adjacent |= there;
                }
            }
        }
    }

    fn add_shores(&mut self, sheet: &MapSheet) {
        for land in &sheet.lands {
            let next = land.shore.iter().cycle().skip(1);
            for (place, (dock, next)) in land.shore.iter().zip(next).enumerate() {
                self.dock[*dock].clockwise = *next;
                // Where the map's edge cuts the shore, the last Dock is no neighbour of the first.
                if dock != next && (land.closed || place + 1 < land.shore.len()) {
                    self.dock[*dock].shore.insert(*next);
                    self.dock[*next].shore.insert(*dock);
                }
            }
        }
        for dock in self.docks.iter() {
            let node = &mut self.dock[dock];
            node.near = node.shore;
            if let Some(across) = node.across {
                node.near.insert(across);
            }
        }
    }

    fn measure(&mut self) {
        for from in self.docks.iter() {
            let (mut reached, mut steps) = (Docks::EMPTY, 0);
            let mut edge = Docks::only(from);
            while !edge.is_empty() {
                for dock in edge.iter() {
                    self.steps[from][dock] = steps;
                    for area in self.dock[dock].areas.iter() {
                        let nearest = &mut self.steps_to[from][area];
                        *nearest = (*nearest).min(steps);
                    }
                }
                reached |= edge;
                let near = edge.iter().fold(Docks::EMPTY, |all, dock| all | self.dock[dock].near);
                edge = near.without(reached);
                steps += 1;
            }
        }
    }
}

impl AreaNode {
    /// What is on no map.
    const NONE: Self = Self {
        rune: Rune::Fehu,
        rank: Rank::Top,
        column: 0,
        docks: Docks::EMPTY,
        adjacent: Areas::EMPTY,
        borders: Areas::EMPTY,
    };
}

impl DockNode {
    /// What is on no map.
    const NONE: Self = Self {
        areas: Areas::EMPTY,
        left: Area(0),
        right: Area(0),
        fjords: [Fjord(0); 2],
        touches: Fjords::EMPTY,
        across: None,
        clockwise: Dock(0),
        near: Docks::EMPTY,
        shore: Docks::EMPTY,
    };
}

impl FjordNode {
    /// What is on no map.
    const NONE: Self = Self { docks: Docks::EMPTY, adjacent: Fjords::EMPTY };
}
