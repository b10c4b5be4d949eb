//! Whether a map can be played: its graph, its Runes and Villages.

use gladsheim_engine::ContentError;

use super::check::Check;
use super::map_file::{self, Written};
use super::sheet::MapSheet;
use crate::ids::{Area, Dock, Fjord, Ring, Rune};
use crate::map::Map;
use crate::sets::{Areas, Fjords};

/// The Villages of the box.
const VILLAGES: usize = 13;
/// The inner Areas of a small side, and the outer ones (TV-2P-1).
const RING: usize = 3;

/// A map that was read, and is looked at as a whole.
#[derive(Clone, Copy)]
pub(super) struct Checked<'m> {
    pub(super) check: Check<'m>,
    pub(super) written: &'m Written,
    pub(super) sheet: &'m MapSheet,
    pub(super) map: &'m Map,
}

impl Checked<'_> {
    /// All checks, each with an error at the first place that is wrong.
    pub(super) fn all(self) -> Result<(), ContentError> {
        self.runes()?;
        self.villages()?;
        self.columns()?;
        self.borders()?;
        self.docks()?;
        self.routes()?;
        self.shores()?;
        self.connected()?;
        if self.sheet.id.is_small() { self.rings() } else { Ok(()) }
    }

    fn areas(&self) -> impl Iterator<Item = (&map_file::Area, Area)> {
        self.written.areas.get_ref().iter().zip((0..).map(Area))
    }

    /// As many of each Rune as the side has: two on a small one, three on a large one.
    fn runes(&self) -> Result<(), ContentError> {
        let wanted = if self.sheet.id.is_small() { 2 } else { 3 };
        for rune in Rune::ALL {
            let with = self.map.with_rune[rune];
            let message = format!("expected {wanted} Areas with {rune}, found {}", with.len());
            if with.len() < wanted {
                return Err(self.check.fault(&self.written.areas, &message));
            }
            if let Some((area, _)) =
                self.areas().filter(|(_, area)| with.contains(*area)).nth(wanted)
            {
                return Err(self.check.fault(&area.rune, &message));
            }
        }
        Ok(())
    }

    fn villages(&self) -> Result<(), ContentError> {
        let all = self.written.docks.get_ref().iter().filter_map(|dock| dock.village.as_ref());
        match all.clone().nth(VILLAGES) {
            Some(village) => {
                let message = format!("there are {VILLAGES} Villages, found {}", all.count());
                Err(self.check.fault(village, &message))
            }
            None => Ok(()),
        }
    }

    /// Left and right must be clear where the solo enemy asks for them (TV-SOLO-61).
    fn columns(&self) -> Result<(), ContentError> {
        for (number, area) in self.sheet.areas.iter().enumerate() {
            let same =
                |other: &super::AreaSheet| other.rank == area.rank && other.column == area.column;
            if self.sheet.areas.iter().take(number).any(same)
                && let Some(written) = self.written.areas.get_ref().get(number)
            {
                let message = format!("another Area of the {} row has this column", area.rank);
                return Err(self.check.fault(&written.column, &message));
            }
        }
        Ok(())
    }

    pub(super) fn land_of(&self, area: Area) -> Option<u8> {
        self.sheet.areas.get(usize::from(area.0)).map(|area| area.land)
    }

    fn borders(&self) -> Result<(), ContentError> {
        for (number, (border, written)) in
            self.sheet.borders.iter().zip(&self.written.borders).enumerate()
        {
            let [first, second] = border.areas;
            let fault = |message| Err(self.check.fault(&written.areas, message));
            if self.land_of(first) != self.land_of(second) {
                return fault("a Land Border is between two Areas of one landmass");
            }
            let reversed = [second, first];
            let same =
                |other: &super::BorderSheet| other.areas == border.areas || other.areas == reversed;
            if self.sheet.borders.iter().take(number).any(same) {
                return fault("this Land Border is there twice");
            }
            if self.map.area[first].column == self.map.area[second].column {
                return fault(
                    "of two Areas with a Land Border one must be further left (TV-SOLO-14)",
                );
            }
        }
        Ok(())
    }

    fn docks(&self) -> Result<(), ContentError> {
        for (dock, written) in self.sheet.docks.iter().zip(self.written.docks.get_ref()) {
            if let [first, second] = *dock.areas.as_slice()
                && !self.map.area[first].borders.contains(second)
            {
                let message = "a Dock of two Areas is where their Land Border meets the shore";
                return Err(self.check.fault(&written.areas, message));
            }
            if dock.circled && !self.is_inner(&dock.areas) {
                return Err(self.check.fault(&written.id, "a circled Dock is in one inner Area"));
            }
        }
        for (written, area) in self.areas() {
            if self.map.area[area].docks.is_empty() {
                let message = format!("the Area \"{}\" has no Dock", written.id.get_ref());
                return Err(self.check.fault(&written.id, &message));
            }
        }
        Ok(())
    }

    fn is_inner(&self, areas: &[Area]) -> bool {
        matches!(areas, [only] if self.map.inner.contains(*only))
    }

    fn routes(&self) -> Result<(), ContentError> {
        let land = |dock: Dock| self.land_of(self.map.dock[dock].left);
        for (route, written) in self.sheet.routes.iter().zip(self.written.routes.get_ref()) {
            if route.to.is_some_and(|to| land(to) == land(route.from)) {
                let message = "a Ferry Route joins Docks of two landmasses";
                return Err(self.check.fault(&written.docks, message));
            }
        }
        for (number, written) in self.written.fjords.get_ref().iter().enumerate() {
            if self.map.fjord[Fjord(number as u8)].docks.is_empty() {
                let message = format!("no Ferry Route is at \"{}\"", written.id.get_ref());
                return Err(self.check.fault(&written.id, &message));
            }
        }
        Ok(())
    }

    /// Every Area can be reached from every other, and every Fjord too.
    fn connected(&self) -> Result<(), ContentError> {
        let areas = grown(Areas::first(1), |area| self.map.area[area].adjacent);
        if let Some(area) = self.map.areas.without(areas).lowest()
            && let Some((written, _)) = self.areas().find(|(_, other)| *other == area)
        {
            let message =
                format!("the Area \"{}\" cannot be reached from the first", written.id.get_ref());
            return Err(self.check.fault(&written.id, &message));
        }
        let mut fjords = Fjords::first(1);
        loop {
            let more = fjords.iter().fold(fjords, |all, one| all | self.map.fjord[one].adjacent);
            if more == fjords {
                break;
            }
            fjords = more;
        }
        if let Some(fjord) = self.map.fjords.without(fjords).lowest()
            && let Some(written) = self.written.fjords.get_ref().get(usize::from(fjord.0))
        {
            let message =
                format!("the Fjord \"{}\" cannot be reached from the first", written.id.get_ref());
            return Err(self.check.fault(&written.id, &message));
        }
        Ok(())
    }

    /// Three Areas are the neutral enemy's, and each of the others has one circled Dock.
    fn rings(&self) -> Result<(), ContentError> {
        for (ring, areas) in [(Ring::Inner, self.map.inner), (Ring::Outer, self.map.outer)] {
            if areas.len() > RING
                && let Some((written, _)) =
                    self.areas().filter(|(_, area)| areas.contains(*area)).nth(RING)
            {
                let message = format!("expected {RING} {ring} Areas, found {}", areas.len());
                return Err(self.check.fault(&written.ring, &message));
            }
        }
        for (written, area) in self.areas().filter(|(_, area)| self.map.inner.contains(*area)) {
            let circled = self.map.circled & self.map.area[area].docks;
            if circled.len() != 1 {
                let message = format!(
                    "an inner Area has one circled Dock, \"{}\" has {}",
                    written.id.get_ref(),
                    circled.len()
                );
                return Err(self.check.fault(&written.id, &message));
            }
        }
        Ok(())
    }

    pub(super) fn dock_id(&self, dock: Dock) -> &str {
        self.sheet.docks.get(usize::from(dock.0)).map_or("", |dock| dock.id.as_str())
    }
}

/// Everything that can be reached.
fn grown(from: Areas, next: impl Fn(Area) -> Areas) -> Areas {
    let mut all = from;
    loop {
        let more = all.iter().fold(all, |all, one| all | next(one));
        if more == all {
            return all;
        }
        all = more;
    }
}
