//! Whether the shores of a map are in order: round the land, and between the Fjords.

use gladsheim_engine::ContentError;

use super::map_check::Checked;
use super::map_file;
use super::sheet::{LandSheet, Point};
use crate::ids::{Dock, Fjord};
use crate::sets::Docks;

impl Checked<'_> {
    /// Every shore has all Docks of its landmass, in clockwise order.
    pub(super) fn shores(&self) -> Result<(), ContentError> {
        for (number, (land, written)) in
            self.sheet.lands.iter().zip(self.written.lands.get_ref()).enumerate()
        {
            let on_land = |dock: &Dock| {
                self.land_of(self.map.dock[*dock].left).map(usize::from) == Some(number)
            };
            let mut listed = Docks::EMPTY;
            for (dock, word) in land.shore.iter().zip(written.shore.get_ref()) {
                let fault = |what| {
                    let message = format!("the Dock \"{}\" is {what}", word.get_ref());
                    Err(self.check.fault(word, &message))
                };
                if !on_land(dock) {
                    return fault("on another landmass");
                }
                if listed.contains(*dock) {
                    return fault("on this shore twice");
                }
                listed.insert(*dock);
            }
            if let Some(dock) = self.map.docks.without(listed).iter().find(on_land) {
                let id = self.dock_id(dock);
                let message = format!("the Dock \"{id}\" is missing on this shore");
                return Err(self.check.fault(&written.shore, &message));
            }
            self.water(land, written)?;
            self.clockwise(land, written)?;
        }
        Ok(())
    }

    /// Along a shore, each Dock parts the Fjord before it from the Fjord after it.
    fn water(&self, land: &LandSheet, written: &map_file::Land) -> Result<(), ContentError> {
        let Some(first) = land.shore.first() else { return Ok(()) };
        let fjords = self.map.dock[*first].fjords;
        let tries = fjords.map(|fjord| self.walk(land, fjord));
        if tries.contains(&None) {
            return Ok(());
        }
        // The try that came further had the right beginning.
        let at = tries.into_iter().flatten().max().unwrap_or_default();
        let word = written.shore.get_ref().get(at);
        let before =
            land.shore.get(at.checked_sub(1).unwrap_or(land.shore.len().saturating_sub(1)));
        let before = before.map_or("", |dock| self.dock_id(*dock));
        let message = format!(
            "this Dock has no Fjord in common with \"{before}\", the one before it clockwise"
        );
        Err(word.map_or_else(
            || self.check.fault(&written.shore, &message),
            |word| self.check.fault(word, &message),
        ))
    }

    /// Walks along the shore, with this Fjord before the first Dock; the place where it goes wrong.
    fn walk(&self, land: &LandSheet, before_first: Fjord) -> Option<usize> {
        let mut water = before_first;
        for (place, dock) in land.shore.iter().enumerate() {
            let [one, other] = self.map.dock[*dock].fjords;
            water = match water {
                before if before == one => other,
                before if before == other => one,
                _ => return Some(place),
            };
        }
        (land.closed && water != before_first).then_some(0)
    }

    /// The coast goes round clockwise, and has the Docks in the order of the shore.
    fn clockwise(&self, land: &LandSheet, written: &map_file::Land) -> Result<(), ContentError> {
        if doubled_area(&land.coast) <= 0 {
            return Err(self.check.fault(&written.coast, "the points do not go round clockwise"));
        }
        let mut places = Vec::with_capacity(land.shore.len());
        for dock in &land.shore {
            let Some(sheet) = self.sheet.docks.get(usize::from(dock.0)) else { continue };
            let place = land.coast.iter().position(|point| *point == sheet.at);
            let Some(place) = place else {
                let message = format!("expected a point of the coast of \"{}\"", land.id);
                let at = self.written.docks.get_ref().get(usize::from(dock.0));
                return Err(at.map_or_else(
                    || self.check.fault(&written.coast, &message),
                    |dock| self.check.fault(&dock.at, &message),
                ));
            };
            places.push(place);
        }
        // Once round the coast there is one step back at most, where it begins again.
        let next = places.iter().cycle().skip(1);
        let steps_back = places.iter().zip(next).filter(|(place, next)| next < place).count();
        if steps_back > 1 {
            let message = "the Docks are not in clockwise order along the coast";
            return Err(self.check.fault(&written.shore, message));
        }
        Ok(())
    }
}

/// Twice the area inside the points; positive where they go round clockwise on a screen.
fn doubled_area(points: &[Point]) -> i64 {
    let next = points.iter().cycle().skip(1);
    let cross = |([ax, ay], [bx, by]): (&Point, &Point)| {
        i64::from(*ax) * i64::from(*by) - i64::from(*bx) * i64::from(*ay)
    };
    points.iter().zip(next).map(cross).sum()
}
