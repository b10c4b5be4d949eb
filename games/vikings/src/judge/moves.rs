//! What can be done on the map, and what it is worth: Boats, Settlers, Temples, Valkyries.

use super::ground::Change;
use super::reading::Reading;
use super::sight::clans_in_play;
use crate::effect::Bag;
use crate::explore::fare;
use crate::ids::{Area, Berth, Clan, Dock, Fjord, Resource};
use crate::play::only;
use crate::sets::{Areas, Clans};
use crate::state::Going;

/// What a Settler on the mat is worth: it can go anywhere.
pub(super) const SPARE_SETTLER: f32 = 0.35;

impl Reading<'_> {
    /// How much of what pays later is left: nothing in the last turn.
    pub(super) fn later(&self) -> f32 {
        (0.2 * self.turns).min(1.0)
    }

    // Boats.

    /// The Boats that can sail.
    pub(super) fn boats(&self) -> impl Iterator<Item = Berth> {
        let my = self.s.my();
        let docked = my.docked.iter().map(Berth::Dock);
        docked.chain(my.afloat.fjords().iter().map(Berth::Fjord))
    }

    /// The best Sail of any Boat.
    pub(super) fn sail(&self, n: u8) -> f32 {
        self.boats().map(|boat| self.sail_of(boat, n)).fold(0.0, f32::max)
    }

    /// The best Sail of a Boat.
    pub(super) fn sail_of(&self, boat: Berth, n: u8) -> f32 {
        let leaving = self.leaving(boat);
        let (fjords, mut docks) = self.game.sea.reach(&self.game.map, boat, n);
        let mut own = self.s.my().docked;
        if let Berth::Dock(dock) = boat {
            own.remove(dock);
        }
        docks = docks.without(own);
        if let Some(chieftain) = self.s.chieftain {
            docks.remove(chieftain);
        }
        let landings = docks.iter().map(|dock| self.landing(dock, n));
        let best = landings.fold(f32::NEG_INFINITY, f32::max);
        let best = if fjords.is_empty() { best } else { best.max(0.05) };
        leaving + best
    }

    /// What it costs to leave a Dock.
    pub(super) fn leaving(&self, boat: Berth) -> f32 {
        let Berth::Dock(dock) = boat else { return 0.0 };
        let areas = self.game.map.dock[dock].areas;
        areas.iter().map(|area| self.changed(area, self.me, Change::boats(-1))).sum()
    }

    /// How many Settlers can be deployed in a Sail.
    fn deployable(&self, n: u8) -> u8 {
        let my = self.s.my();
        let cost = self.game.content.clan.settler_cost[Resource::Food];
        let paid = my.stock[Resource::Food].checked_div(cost).unwrap_or(n);
        n.min(paid).min(my.settlers_left)
    }

    /// What it is worth to land at a Dock with a Boat: Influence, Settlers, the Village.
    pub(super) fn landing(&self, dock: Dock, n: u8) -> f32 {
        let most = self.deployable(n);
        self.memory.landing.get(dock, most, || self.find_landing(dock, most))
    }

    fn find_landing(&self, dock: Dock, most: u8) -> f32 {
        let node = &self.game.map.dock[dock];
        let raid = if self.can_raid(dock) { self.raid(dock).max(0.0) } else { 0.0 };
        let others = self.displaced(dock);
        let mut with_boat = 0.0;
        let mut more = 0.0f32;
        for area in node.areas.iter() {
            let alone = self.landed(area, others, 0);
            with_boat += alone;
            for settlers in 1..=most {
                let cost = self.settlers_cost(settlers);
                more = more.max(self.landed(area, others, settlers) - alone - cost);
            }
        }
        with_boat + more + raid
    }

    /// The others whose Boats have to leave a Dock if one lands there.
    fn displaced(&self, dock: Dock) -> Clans {
        let is_there =
            |other: &Clan| *other != self.me && self.s.sides[*other].docked.contains(dock);
        clans_in_play(self.game).filter(is_there).collect()
    }

    /// What an Area becomes worth with the own Boat at a Dock instead of the others', and so many
    /// Settlers more.
    fn landed(&self, area: Area, others: Clans, settlers: u8) -> f32 {
        let change = Change { settlers: settlers as i8, boats: 1, ..Change::default() };
        if others.is_empty() {
            let landed = || self.changed(area, self.me, change);
            return self.memory.landed.get(area, settlers, landed);
        }
        let mut ground = self.ground(area);
        for other in others.iter() {
            self.apply(area, &mut ground, other, Change::boats(-1));
        }
        self.apply(area, &mut ground, self.me, change);
        self.settled(area, ground)
    }

    /// What it is worth that so many own Settlers come into an Area.
    pub(super) fn coming(&self, area: Area, settlers: u8) -> f32 {
        let change = Change::settlers(settlers as i8);
        self.memory.coming.get(area, settlers, || self.changed(area, self.me, change))
    }

    /// What it is worth that so many own Settlers leave an Area.
    pub(super) fn going(&self, area: Area, settlers: u8) -> f32 {
        let change = Change::settlers(-(settlers as i8));
        self.memory.going.get(area, settlers, || self.changed(area, self.me, change))
    }

    /// What it is worth to put up to so many Settlers into an Area, and to pay for them.
    pub(super) fn deployed(&self, area: Area, most: u8) -> f32 {
        let worth = |settlers: u8| self.coming(area, settlers) - self.settlers_cost(settlers);
        (1..=most.min(6)).map(worth).fold(f32::NEG_INFINITY, f32::max)
    }

    fn settlers_cost(&self, settlers: u8) -> f32 {
        self.memory.settlers.get(settlers.into(), || {
            let each = self.game.content.clan.settler_cost;
            let mut cost = Bag::default();
            for resource in Resource::ALL {
                cost[resource] = each[resource] * settlers;
            }
            self.paid(cost) + SPARE_SETTLER * self.later() * f32::from(settlers)
        })
    }

    /// What a place in a Fjord is worth: what can be reached from there next.
    pub(super) fn anchorage(&self, fjord: Fjord) -> f32 {
        let (_, near) = self.game.sea.reach(&self.game.map, Berth::Fjord(fjord), 2);
        let near = near.without(self.s.my().docked);
        let best = near.iter().map(|dock| self.landing(dock, 2)).fold(0.0, f32::max);
        let villages = (near & self.s.villages).len() as f32;
        0.2 * best + 0.05 * villages
    }

    // Villages.

    pub(super) fn can_raid(&self, dock: Dock) -> bool {
        let steel = self.game.content.era(self.s.era).raid_steel;
        self.s.villages.contains(dock) && self.s.my().stock[Resource::Steel] >= steel
    }

    pub(super) fn raid(&self, dock: Dock) -> f32 {
        let steel = self.game.content.era(self.s.era).raid_steel;
        let _ = dock;
        self.village() - self.paid(only(Resource::Steel, steel))
    }

    /// What one Village more is worth: an action on top, once in a turn.
    pub(super) fn village(&self) -> f32 {
        // This turn's dedication is still to come in most cases.
        let free = self.turns + 0.8 - f32::from(self.s.my().villages);
        1.3 * (0.5 * free).clamp(0.0, 1.0)
    }

    // Settlers.

    /// The best way to go with up to n steps.
    pub(super) fn explore(&self, n: u8) -> f32 {
        let areas = self.game.map.areas.iter();
        let best = areas.map(|from| self.explore_from(from, n)).fold(0.0, f32::max);
        areas_of_valkyries(self).map(|from| self.fly(Going::Valkyrie, from)).fold(best, f32::max)
    }

    /// The best way of Settlers from an Area.
    pub(super) fn explore_from(&self, from: Area, n: u8) -> f32 {
        let near = self.game.map.area[from].adjacent;
        near.iter().map(|to| self.walk(from, to, n)).fold(f32::NEG_INFINITY, f32::max)
    }

    /// What it is worth that up to n Settlers go from one Area to another.
    pub(super) fn walk(&self, from: Area, to: Area, n: u8) -> f32 {
        let most = n.min(self.s.my().settlers[from]);
        let steps =
            (1..=most).map(|settlers| self.going(from, settlers) + self.coming(to, settlers));
        steps.fold(f32::NEG_INFINITY, f32::max)
    }

    /// The best flight of a Valkyrie from an Area.
    pub(super) fn fly(&self, going: Going, from: Area) -> f32 {
        let near = self.flights(going, from);
        near.iter().map(|to| self.fly_to(going, from, to)).fold(f32::NEG_INFINITY, f32::max)
    }

    pub(super) fn flights(&self, going: Going, from: Area) -> Areas {
        let near = self.game.map.area[from].adjacent;
        match going {
            Going::WithTemple => near.without(self.s.my().temples).without(self.s.giants),
            _ => near,
        }
    }

    pub(super) fn fly_to(&self, going: Going, from: Area, to: Area) -> f32 {
        let mut change = Change::valkyries(1);
        match going {
            Going::WithSettler => change.settlers = 1,
            Going::WithTemple => change.temples = 1,
            Going::Settler | Going::Valkyrie => {}
        }
        let back = Change {
            settlers: -change.settlers,
            boats: 0,
            temples: -change.temples,
            valkyries: -change.valkyries,
        };
        let cost = self.paid(fare(going));
        self.changed(from, self.me, back) + self.changed(to, self.me, change) - cost
    }

    /// A Settler in an Area without Food.
    pub(super) fn settle(&self, area: Area) -> f32 {
        self.coming(area, 1) - SPARE_SETTLER * self.later()
    }

    /// The Areas where one has a unit.
    pub(super) fn footholds(&self) -> Areas {
        let (my, map) = (self.s.my(), &self.game.map);
        let is_there = |area: &Area| {
            self.s.boots[*area].contains(self.me) || my.docked.meets(map.area[*area].docks)
        };
        map.areas.iter().filter(is_there).collect()
    }

    /// A Settler back to the mat.
    pub(super) fn recall(&self, area: Area) -> f32 {
        self.going(area, 1) + SPARE_SETTLER * self.later()
    }

    /// A Settler of another goes home.
    pub(super) fn smite(&self, clan: Clan, area: Area) -> f32 {
        let spite = if self.care_for(clan) < 0.0 { 0.1 * self.later() } else { 0.0 };
        self.changed(area, clan, Change::settlers(-1)) + spite
    }

    /// The best Settler to smite.
    pub(super) fn best_smite(&self) -> f32 {
        self.memory.smite.get(0, || self.find_best_smite())
    }

    fn find_best_smite(&self) -> f32 {
        let mut best = 0.0f32;
        for clan in clans_in_play(self.game).filter(|clan| *clan != self.me) {
            for area in self.game.map.areas.iter() {
                if self.s.sides[clan].settlers[area] > 0 {
                    best = best.max(self.smite(clan, area));
                }
            }
        }
        best
    }
}

fn areas_of_valkyries<'r>(reading: &'r Reading<'_>) -> impl Iterator<Item = Area> + 'r {
    let my = reading.s.my();
    reading.game.map.areas.iter().filter(move |area| my.valkyries[*area] > 0)
}
