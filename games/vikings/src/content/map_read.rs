//! The file of a map: from names to numbers, and whether everything is on the canvas.

use gladsheim_engine::{ContentError, Files};

use super::check::Check;
use super::map_check::Checked;
use super::map_file::{self, Written};
use super::sheet::{
    AreaSheet, BorderSheet, DecorSheet, DockSheet, FjordSheet, Label, LandSheet, MapSheet, Point,
    RouteSheet, Sizes,
};
use crate::ids::{AREAS, Area, DOCKS, Dock, FJORDS, Fjord, MapName, Rank, Ring, Route, Rune};
use crate::map::Map;

/// The places for pieces in an Area: Settlers, Temple and Valkyries of four clans.
const SLOTS: usize = 12;
/// The most things that are only there to be looked at.
const DECOR: usize = 250;

/// Reads and checks the file of a map.
pub(super) fn read(files: &Files, name: MapName) -> Result<(MapSheet, Map), ContentError> {
    let file = map_file::name(name);
    let written: Written = files.toml(file)?;
    let reader = Reader::new(Check { files, file }, &written)?;
    let sheet = reader.sheet(name)?;
    let map = Map::of(&sheet);
    Checked { check: reader.check, written: &written, sheet: &sheet, map: &map }.all()?;
    Ok((sheet, map))
}

pub(super) struct Reader<'f> {
    pub(super) check: Check<'f>,
    written: &'f Written,
    pub(super) width: u16,
    pub(super) height: u16,
    lands: Vec<String>,
    areas: Vec<String>,
    fjords: Vec<String>,
    docks: Vec<String>,
    /// The route of each Dock, as a place in the list.
    route_of: Vec<Route>,
}

impl<'f> Reader<'f> {
    fn new(check: Check<'f>, written: &'f Written) -> Result<Self, ContentError> {
        let [width, height] = *written.canvas.get_ref();
        if !(100..=5000).contains(&width) || !(100..=5000).contains(&height) {
            let message = "expected a width and a height from 100 to 5000";
            return Err(check.fault(&written.canvas, message));
        }
        let Written { lands, areas, fjords, docks, routes, .. } = written;
        let lands = check.ids(lands, AREAS, |land| &land.id)?;
        let areas = check.ids(areas, AREAS, |area| &area.id)?;
        let fjords = check.ids(fjords, FJORDS, |fjord| &fjord.id)?;
        let docks = check.ids(docks, DOCKS, |dock| &dock.id)?;
        check.ids(routes, DOCKS, |route| &route.id)?;
        let mut reader =
            Self { check, written, width, height, lands, areas, fjords, docks, route_of: vec![] };
        reader.route_of = reader.routes_of_docks()?;
        Ok(reader)
    }

    /// The route of each Dock: exactly one.
    fn routes_of_docks(&self) -> Result<Vec<Route>, ContentError> {
        let mut route_of: Vec<Option<Route>> = vec![None; self.docks.len()];
        for (number, route) in self.written.routes.get_ref().iter().enumerate() {
            for word in route.docks.get_ref() {
                let dock = self.place(word, "Dock", &self.docks)?;
                let Some(place) = route_of.get_mut(usize::from(dock)) else { continue };
                if place.is_some() {
                    let message = format!("the Dock \"{}\" is on two Ferry Routes", word.get_ref());
                    return Err(self.check.fault(word, &message));
                }
                *place = Some(Route(number as u8));
            }
        }
        let docks = self.written.docks.get_ref().iter().zip(route_of);
        docks
            .map(|(dock, route)| {
                route.ok_or_else(|| {
                    let message =
                        format!("the Dock \"{}\" is on no Ferry Route", dock.id.get_ref());
                    self.check.fault(&dock.id, &message)
                })
            })
            .collect()
    }

    fn sheet(&self, name: MapName) -> Result<MapSheet, ContentError> {
        let Written { provenance, lands, areas, borders, fjords, docks, routes, .. } = self.written;
        let lands = lands.get_ref().iter().map(|land| self.land(land));
        let areas = areas.get_ref().iter().map(|area| self.area(area, name));
        let borders = borders.iter().map(|border| self.border(border));
        let fjords = fjords.get_ref().iter().map(|fjord| self.fjord(fjord));
        let docks = docks.get_ref().iter().zip(&self.route_of);
        let docks = docks.map(|(dock, route)| self.dock(dock, *route));
        let routes = routes.get_ref().iter().map(|route| self.route(route));
        Ok(MapSheet {
            id: name,
            provenance: provenance.clone(),
            width: self.width,
            height: self.height,
            sizes: self.sizes()?,
            lands: lands.collect::<Result<_, _>>()?,
            areas: areas.collect::<Result<_, _>>()?,
            borders: borders.collect::<Result<_, _>>()?,
            fjords: fjords.collect::<Result<_, _>>()?,
            docks: docks.collect::<Result<_, _>>()?,
            routes: routes.collect::<Result<_, _>>()?,
            decor: self.decor()?,
            skerries: self.skerries()?,
        })
    }

    fn sizes(&self) -> Result<Sizes, ContentError> {
        let map_file::Sizes { piece, rune, giant, village, boat, dock, label_font } =
            &self.written.sizes;
        let size = |number| self.check.number(number, 1..=500);
        let [width, height] = boat;
        Ok(Sizes {
            piece: size(piece)?,
            rune: size(rune)?,
            giant: size(giant)?,
            village: size(village)?,
            boat: [size(width)?, size(height)?],
            dock: size(dock)?,
            label_font: size(label_font)?,
        })
    }

    fn land(&self, land: &map_file::Land) -> Result<LandSheet, ContentError> {
        let shore = land.shore.get_ref().iter();
        let shore = shore.map(|word| self.place(word, "Dock", &self.docks).map(Dock));
        Ok(LandSheet {
            id: land.id.get_ref().clone(),
            closed: land.closed,
            ground: self.check.id(&land.ground)?,
            shore: shore.collect::<Result<_, _>>()?,
            coast: self.line(&land.coast, 3)?,
        })
    }

    fn area(&self, area: &map_file::Area, map: MapName) -> Result<AreaSheet, ContentError> {
        let check = self.check;
        if map.is_north() && area.giant_at.is_none() {
            return Err(check.fault(&area.id, "a Region needs a place for a Giant: giant_at"));
        }
        let slots = area.slots.get_ref();
        if !(SLOTS..=2 * SLOTS).contains(&slots.len()) {
            let message = format!("expected {SLOTS} places for pieces, found {}", slots.len());
            return Err(check.fault(&area.slots, &message));
        }
        let [x, y, width, height] = *area.label.get_ref();
        if !self.is_inside([x, y]) || !(1..=1000).contains(&width) || !(1..=1000).contains(&height)
        {
            let message = "expected a place on the canvas, a width and a height up to 1000";
            return Err(check.fault(&area.label, message));
        }
        Ok(AreaSheet {
            id: area.id.get_ref().clone(),
            name: check.name(&area.name)?,
            land: self.place(&area.land, "landmass", &self.lands)?,
            rune: check.one_of(&area.rune, "Rune", &Rune::LETTERS)?,
            rank: check.one_of(&area.rank, "rank", &Rank::WORDS)?,
            column: check.number(&area.column, 1..=99)?,
            ring: check.one_of(&area.ring, "ring", &Ring::WORDS)?,
            rune_at: self.inside(&area.rune_at)?,
            giant_at: area.giant_at.as_ref().map(|at| self.inside(at)).transpose()?,
            label: Label { at: [x, y], size: [width.unsigned_abs(), height.unsigned_abs()] },
            slots: slots.iter().map(|at| self.inside(at)).collect::<Result<_, _>>()?,
        })
    }

    fn border(&self, border: &map_file::Border) -> Result<BorderSheet, ContentError> {
        let [first, second] = self.pair(&border.areas, ("Area", "two Areas"), &self.areas)?;
        Ok(BorderSheet { areas: [Area(first), Area(second)], line: self.line(&border.line, 2)? })
    }

    fn fjord(&self, fjord: &map_file::Fjord) -> Result<FjordSheet, ContentError> {
        Ok(FjordSheet {
            id: fjord.id.get_ref().clone(),
            anchor: self.inside(&fjord.anchor)?,
            label: self.inside(&fjord.label)?,
            boats: self.four(&fjord.boats, Self::inside)?,
        })
    }

    fn dock(&self, dock: &map_file::Dock, route: Route) -> Result<DockSheet, ContentError> {
        let areas = match dock.areas.get_ref().as_slice() {
            [only] => vec![Area(self.place(only, "Area", &self.areas)?)],
            _ => {
                self.pair(&dock.areas, ("Area", "one Area or two"), &self.areas)?.map(Area).to_vec()
            }
        };
        Ok(DockSheet {
            id: dock.id.get_ref().clone(),
            areas,
            route,
            circled: dock.circled,
            at: self.inside(&dock.at)?,
            boat: self.inside(&dock.boat)?,
            village: dock.village.as_ref().map(|at| self.inside(at)).transpose()?,
        })
    }

    fn route(&self, route: &map_file::Route) -> Result<RouteSheet, ContentError> {
        let (from, to) = match route.docks.get_ref().as_slice() {
            [only] => (self.place(only, "Dock", &self.docks)?, None),
            _ => {
                let [from, to] =
                    self.pair(&route.docks, ("Dock", "one Dock or two"), &self.docks)?;
                (from, Some(Dock(to)))
            }
        };
        let fjords = self.pair(&route.fjords, ("Fjord", "two Fjords"), &self.fjords)?;
        Ok(RouteSheet {
            id: route.id.get_ref().clone(),
            from: Dock(from),
            to,
            fjords: fjords.map(Fjord),
            curve: self.four(&route.curve, Self::near)?,
        })
    }

    fn decor(&self) -> Result<Vec<DecorSheet>, ContentError> {
        let Written { decor, .. } = self.written;
        if let Some(more) = decor.get(DECOR) {
            let message = format!("there can be at most {DECOR} of them");
            return Err(self.check.fault(&more.kind, &message));
        }
        let read = |one: &map_file::Decor| {
            Ok(DecorSheet {
                kind: self.check.id(&one.kind)?,
                at: self.inside(&one.at)?,
                size: self.check.number(&one.size, 1..=1000)?,
            })
        };
        decor.iter().map(read).collect()
    }

    fn skerries(&self) -> Result<Vec<Vec<Point>>, ContentError> {
        let Written { skerries, .. } = self.written;
        if let Some(more) = skerries.get(DECOR) {
            let message = format!("there can be at most {DECOR} of them");
            return Err(self.check.fault(more, &message));
        }
        skerries.iter().map(|points| self.line(points, 3)).collect()
    }
}
