//! What Boats, Temples, Valkyries and the hunt for Giants are worth.

use super::ground::Change;
use super::moves::SPARE_SETTLER;
use super::reading::{GIANT, Reading};
use super::sight::clans_in_play;
use crate::effects::discounted;
use crate::ids::{Area, Berth, Dock};
use crate::sets::Docks;
use crate::state::Going;

/// What a Boat more is worth on its own, and a Temple: they bring something in every Harvest.
const BOAT: f32 = 0.9;
const TEMPLE: f32 = 0.7;
impl Reading<'_> {
    // Buildings.

    /// The best Boat or Temple to build.
    pub(super) fn build(&self, discount: u8) -> f32 {
        let mut best = 0.0f32;
        let (my, mat) = (self.s.my(), &self.game.content.clan);
        if my.boats_left > 0 && self.paid(discounted(mat.boat_cost, discount)) < 50.0 {
            let cost = self.paid(discounted(mat.boat_cost, discount));
            best = best.max(BOAT * self.later() - cost);
            for dock in self.building_docks() {
                best = best.max(self.boat_at(dock) - cost);
            }
        }
        if my.temples_left > 0 && self.paid(discounted(mat.temple_cost, discount)) < 50.0 {
            for area in self.game.map.areas.iter() {
                if self.can_have_temple(area) {
                    best = best.max(self.temple(area, discount));
                }
            }
        }
        best
    }

    /// The Docks without a Boat where one has boots on the ground.
    fn building_docks(&self) -> impl Iterator<Item = Dock> {
        let map = &self.game.map;
        let shores = map.areas.iter().filter(|area| self.s.boots[*area].contains(self.me));
        let docks = shores.fold(Docks::EMPTY, |all, area| all | map.area[area].docks);
        let clans = clans_in_play(self.game);
        let taken = clans.fold(Docks::EMPTY, |all, c| all | self.s.sides[c].docked);
        let chieftain = self.s.chieftain;
        docks.without(taken).iter().filter(move |dock| Some(*dock) != chieftain)
    }

    /// A new Boat at a Dock, without its cost.
    fn boat_at(&self, dock: Dock) -> f32 {
        let areas = self.game.map.dock[dock].areas;
        let there: f32 =
            areas.iter().map(|area| self.changed(area, self.me, Change::boats(1))).sum();
        BOAT * self.later() + there
    }

    /// A new Boat somewhere.
    pub(super) fn build_boat(&self, berth: Berth, discount: u8) -> f32 {
        let cost = self.paid(discounted(self.game.content.clan.boat_cost, discount));
        match berth {
            Berth::Dock(dock) => self.boat_at(dock) - cost,
            Berth::Fjord(fjord) => {
                BOAT * self.later() + 0.3 * self.anchorage(fjord) * self.later() - cost
            }
        }
    }

    fn can_have_temple(&self, area: Area) -> bool {
        let (my, needed) = (self.s.my(), self.game.content.clan.temple_settlers.max(1));
        my.settlers[area] >= needed && !my.temples.contains(area) && !self.s.giants.contains(area)
    }

    /// A new Temple in an Area.
    pub(super) fn temple(&self, area: Area, discount: u8) -> f32 {
        let mat = &self.game.content.clan;
        let settlers = -(mat.temple_settlers as i8);
        let change = Change { settlers, temples: 1, ..Change::default() };
        TEMPLE * self.later() + self.changed(area, self.me, change)
            - self.paid(discounted(mat.temple_cost, discount))
    }

    /// A Temple goes from one Area to another.
    pub(super) fn move_temple(&self, from: Area, to: Area) -> f32 {
        self.changed(from, self.me, Change::temples(-1))
            + self.changed(to, self.me, Change::temples(1))
    }

    /// The best way of a Temple from an Area.
    pub(super) fn temple_from(&self, from: Area) -> f32 {
        let near = self.flights(Going::WithTemple, from);
        near.iter().map(|to| self.move_temple(from, to)).fold(f32::NEG_INFINITY, f32::max)
    }

    // Giants and Valkyries.

    /// A Valkyrie from the mat in an Area.
    pub(super) fn alight(&self, area: Area) -> f32 {
        0.3 * self.later() + self.changed(area, self.me, Change::valkyries(1))
    }

    pub(super) fn best_alight(&self) -> f32 {
        let areas = self.game.map.areas.iter();
        self.memory.alight.get(0, || areas.map(|area| self.alight(area)).fold(0.0, f32::max))
    }

    /// What it is worth that the god of an Area's Rune is spared a Giant in every Cleanup to come.
    fn spared(&self, area: Area) -> f32 {
        let cleanups = f32::from(3 - self.s.era.min(2));
        cleanups * self.raised(self.game.map.area[area].rune)
    }

    /// A Giant is slain in an Area, at the cost of so many Settlers.
    pub(super) fn slay_in(&self, area: Area, settlers: u8) -> f32 {
        let back = SPARE_SETTLER * self.later() * f32::from(settlers);
        let left = self.going(area, settlers);
        GIANT + self.spared(area) + left.max(-3.0) + back
    }

    /// A Giant goes from one Area to another.
    pub(super) fn move_giant(&self, from: Area, to: Area) -> f32 {
        let my = self.s.my();
        let is_mine = |area: Area| {
            f32::from(my.settlers[area].min(3)) * 0.15 + f32::from(my.valkyries[area].min(1)) * 0.3
        };
        let hunt = (is_mine(to) - is_mine(from)) * self.later();
        self.spared(from) - self.spared(to) + hunt
    }

    pub(super) fn giant_from(&self, from: Area) -> f32 {
        let near = self.game.map.area[from].adjacent.without(self.s.giants);
        near.iter().map(|to| self.move_giant(from, to)).fold(f32::NEG_INFINITY, f32::max)
    }
}
