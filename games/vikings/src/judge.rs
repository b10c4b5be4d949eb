//! Rules of thumb: what a sensible player would do, read off the own view, and what a position promises.
//!
//! Everything is counted in victory points. To skip, to stop and to let things be is worth nothing, so
//! that whatever is worth more is done.

mod battle;
mod effects;
mod ground;
mod memo;
mod moves;
mod odds;
mod prospects;
mod reading;
mod sight;
mod works;

use gladsheim_engine::{FastRng, Judge, MAX_SEATS, PerSeat, Seat};

use crate::action::Action;
use crate::effect::{Bag, DEDICATED_FURY};
use crate::ids::{Area, Berth, Clan, Dock, Fjord, Resource, Rune};
use crate::rules::Vikings;
use crate::state::{EnemyStep, Frame, Going, LossStep, State};
use crate::view::View;
use ground::Change;
pub(crate) use odds::OddsTable;
use reading::Reading;
use sight::Sight;

/// How much of a rating is left to chance, so that equal choices differ from game to game.
const NOISE: f32 = 0.02;

impl Judge for Vikings {
    fn rate(&self, view: &View, seat: Seat, action: Action, rng: &mut FastRng) -> f32 {
        let sight = Sight::of(view, seat);
        Reading::of(self, &sight).rate(action) + NOISE * rng.unit()
    }

    fn rate_all(
        &self,
        view: &View,
        seat: Seat,
        actions: &[Action],
        rng: &mut FastRng,
        ratings: &mut Vec<f32>,
    ) {
        rated(self, &Sight::of(view, seat), actions, rng, ratings);
    }

    fn rate_in(
        &self,
        world: &State,
        seat: Seat,
        actions: &[Action],
        rng: &mut FastRng,
        ratings: &mut Vec<f32>,
    ) {
        rated(self, &Sight::in_world(self, world, seat), actions, rng, ratings);
    }

    fn prospects(&self, state: &State) -> Option<PerSeat<f32, MAX_SEATS>> {
        Some(prospects::of(self, state))
    }
}

/// Rates actions by one look at the table.
fn rated(
    game: &Vikings,
    sight: &Sight,
    actions: &[Action],
    rng: &mut FastRng,
    ratings: &mut Vec<f32>,
) {
    ratings.clear();
    let reading = Reading::of(game, sight);
    ratings.extend(actions.iter().map(|action| reading.rate(*action) + NOISE * rng.unit()));
}

impl Reading<'_> {
    fn rate(&self, action: Action) -> f32 {
        match action {
            Action::Skip | Action::Stop => 0.0,
            Action::Do => self.go_ahead(),
            Action::Pick(card) => self.draft(card),
            Action::FaceUp(card) => self.play_up(card),
            Action::FaceDown(card) => self.fight(card),
            Action::Slay(card) => self.slay(card),
            Action::Discard(card) => -0.1 * self.draft(card),
            Action::End(end) => {
                let favor = self.s.ends.get(end as usize).copied().flatten();
                match self.s.pending {
                    // Solo, the enemy gets what is of least use.
                    Frame::Enemy(_) => favor.map_or(0.0, |favor| 9.0 - self.passive(favor)),
                    _ => favor.map_or(0.0, |favor| self.favor(favor)),
                }
            }
            Action::Return(favor, _) => -0.01 * self.passive(favor),
            Action::Side(side) => match self.s.pending {
                Frame::Loss { rune: Some(rune), .. } => {
                    0.05 + self.boon_side(rune, side.into()) + self.valkyrie(rune)
                }
                _ => 0.0,
            },
            Action::Boat(berth) => match self.s.pending {
                Frame::Boat { n, .. } => self.sail_of(berth, n),
                _ => 0.0,
            },
            Action::ToFjord(fjord) => self.to_fjord(fjord),
            Action::ToDock(dock) => self.to_dock(dock),
            Action::Recall(area) => self.recall_for_landing(area),
            Action::Deploy(area) => self.deploy(area),
            Action::Raid(dock) => match self.s.pending {
                Frame::RaidFree { .. } => self.village() + 0.01,
                _ => self.raid(dock),
            },
            Action::From(area) => self.from(area),
            Action::Fly(area) => self.fly(Going::Valkyrie, area),
            Action::FlySettler(area) => self.fly(Going::WithSettler, area),
            Action::FlyTemple(area) => self.fly(Going::WithTemple, area),
            Action::To(area) => self.to(area),
            Action::Temple(area) => match self.s.pending {
                Frame::Build { discount, .. } => self.temple(area, discount),
                _ => 0.0,
            },
            Action::Area(area) => self.area(area),
            Action::Smite(clan, area) => self.smite(clan, area),
            Action::Gain(resource) => self.gain(resource),
            Action::Exchange(from, to) => match self.s.pending {
                Frame::Exchange { n, .. } => self.exchanged(from, to, n) - 0.02,
                _ => 0.0,
            },
            Action::Amount(n) => match self.s.pending {
                Frame::Exchange { pair: Some((from, to)), .. } => self.exchanged_just(from, to, n),
                _ => 0.0,
            },
            Action::Raise(rune) => self.raised(rune),
            Action::Lower(rune) => -self.raised(rune),
            Action::Rune(rune) => self.wild_rune(rune),
            Action::Dedicate(space) => self.dedicate(space),
        }
    }

    /// To do what is offered.
    fn go_ahead(&self) -> f32 {
        match self.s.pending {
            Frame::Loss { rune: Some(rune), .. } => 0.05 + self.boon(rune),
            Frame::Enter { .. } => self.s.last.map_or(0.0, |card| self.fight(card)),
            Frame::Collect { bag, .. } => 0.01 + self.gained(bag),
            Frame::Replace { .. } => 0.2,
            _ => 0.05,
        }
    }

    fn to_fjord(&self, fjord: Fjord) -> f32 {
        match self.s.pending {
            Frame::Build { discount, .. } => self.build_boat(Berth::Fjord(fjord), discount),
            Frame::Sail { from, .. } => {
                self.leaving(from) + self.anchorage(fjord) - self.moored(from) - 0.1
            }
            _ => 0.1 + self.anchorage(fjord),
        }
    }

    /// What the place is worth that a Boat leaves behind in a Fjord.
    fn moored(&self, from: Berth) -> f32 {
        match from {
            Berth::Fjord(fjord) => self.anchorage(fjord),
            Berth::Dock(_) => 0.1,
        }
    }

    fn to_dock(&self, dock: Dock) -> f32 {
        match self.s.pending {
            Frame::Build { discount, .. } => self.build_boat(Berth::Dock(dock), discount),
            Frame::Sail { from, n, .. } => self.leaving(from) + self.landing(dock, n),
            // The enemy chases one of the own Boats.
            Frame::Enemy(_) => 9.0 + self.leaving(Berth::Dock(dock)),
            _ => 0.0,
        }
    }

    /// A Settler where a Boat has landed, or for nothing: as many more as are worth it come after it.
    fn deploy(&self, area: Area) -> f32 {
        match self.s.pending {
            Frame::Land { deploys, .. } => self.deployed(area, deploys),
            _ => self.settle(area),
        }
    }

    /// A Settler comes back, if there is none left for a landing that is worth it.
    fn recall_for_landing(&self, area: Area) -> f32 {
        let Frame::Land { dock, .. } = self.s.pending else { return -1.0 };
        let here = self.game.map.dock[dock].areas;
        if here.contains(area) {
            return -1.0;
        }
        let best = here.iter().map(|area| self.deployed(area, 1)).fold(f32::NEG_INFINITY, f32::max);
        best + self.recall(area) - 0.1
    }

    fn from(&self, area: Area) -> f32 {
        match self.s.pending {
            Frame::Explore { left, .. } => self.explore_from(area, left) - 0.01,
            Frame::TempleMove { .. } => self.temple_from(area) - 0.01,
            Frame::MoveGiant { .. } => self.giant_from(area) - 0.01,
            _ => 0.0,
        }
    }

    fn to(&self, area: Area) -> f32 {
        match self.s.pending {
            Frame::Explore { left, going: Some((Going::Settler, from)), .. } => {
                self.walk(from, area, left)
            }
            Frame::Explore { going: Some((going, from)), .. } => self.fly_to(going, from, area),
            Frame::TempleMove { from: Some(from), .. } => self.move_temple(from, area),
            Frame::MoveGiant { from: Some(from), .. } => self.move_giant(from, area),
            Frame::Loss { step: LossStep::Valkyrie, .. } => self.alight(area),
            _ => 0.0,
        }
    }

    /// An Area: to slay in, or for the enemy, who should go where it hurts least.
    fn area(&self, area: Area) -> f32 {
        match self.s.pending {
            Frame::Slay { .. } => self.slay_in(area, 3),
            Frame::Enemy(step) => 9.0 + self.for_the_enemy(step, area),
            _ => 0.0,
        }
    }

    /// What it is worth that the enemy takes an Area for what it does (TV-SOLO-7).
    fn for_the_enemy(&self, step: EnemyStep, area: Area) -> f32 {
        let changed = |change| self.changed(area, Clan::ENEMY, change);
        match step {
            EnemyStep::Deploy { .. } => changed(Change::settlers(-1)),
            EnemyStep::Explore { n, .. } => changed(Change::settlers(n.min(3) as i8)),
            EnemyStep::Temple { .. } => {
                changed(Change { settlers: -1, temples: 1, ..Change::default() })
            }
            EnemyStep::Target { n, .. } => {
                changed(Change { settlers: n.min(3) as i8, boats: 1, ..Change::default() })
            }
            _ => 0.0,
        }
    }

    /// The n best resources one by one, in ascending order.
    fn gain(&self, resource: Resource) -> f32 {
        let Frame::Harvest { left, is_begun, from, .. } = self.s.pending else { return 0.1 };
        let mut bag = if is_begun { Bag::default() } else { self.harvest_bonus() };
        let first = self.choose(&mut bag, left, from);
        if first == Some(resource) { 1.0 } else { 0.05 }
    }

    fn exchanged_just(&self, from: Resource, to: Resource, n: u8) -> f32 {
        let only = crate::play::only;
        self.gained(only(to, n)) - self.paid(only(from, n))
    }

    fn wild_rune(&self, rune: Rune) -> f32 {
        match self.s.pending {
            Frame::Loss { .. } => self.lost(rune),
            _ => self.raised(rune),
        }
    }

    /// A Village on a place of Dedication: rather now than never.
    fn dedicate(&self, space: u8) -> f32 {
        let worth = match space.checked_sub(4) {
            Some(god) => f32::from(DEDICATED_FURY) * self.raised(Rune::at(god.into())),
            None => {
                let effect = self.game.content.dedications.get(usize::from(space));
                effect.map_or(0.0, |effect| self.effect(*effect, &self.runes()))
            }
        };
        // As long as there are turns for it, it may wait for something better.
        let spare = self.turns - f32::from(self.s.my().villages) + 1.0;
        worth - 0.4 * (0.25 * spare).clamp(0.0, 1.0)
    }
}
