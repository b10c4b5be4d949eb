//! Where the Chieftain Boat goes, and by which Docks (TV-SOLO-20, TV-SOLO-22).

use gladsheim_engine::By;

use super::sieve::Sieve;
use super::{HUMAN, place};
use crate::control::influence;
use crate::event::{Course, Reason, Way};
use crate::ids::{Area, Clan, DOCKS, Dock, Rune};
use crate::map::UNREACHED;
use crate::rules::Vikings;
use crate::sets::Docks;
use crate::state::State;

/// The nearest Areas with a Rune, other than those of the Chieftain's Dock, and of these the ones with
/// the least enemy Influence.
pub(super) fn targets(game: &Vikings, s: &State, rune: Rune) -> Sieve {
    let from = s.enemy.chieftain;
    let steps = &game.map.steps_to[from];
    let others = game.map.with_rune[rune].without(game.map.dock[from].areas);
    Sieve::of(others.iter().filter(|area| steps[*area] != UNREACHED).collect())
        .least(Reason::Nearest, |area| steps[area])
        .least(Reason::LeastInfluence, |area| influence(game, s, Clan::ENEMY, area))
}

/// The Docks of the human's nearest docked Boats (TV-SOLO-32).
pub(super) fn prey(game: &Vikings, s: &State) -> Docks {
    let steps = &game.map.steps[s.enemy.chieftain];
    let boats = s.clans[HUMAN].docked;
    let nearest = boats.iter().map(|dock| steps[dock]).min();
    boats.iter().filter(|dock| Some(steps[*dock]) == nearest).collect()
}

/// What a route has from a Dock on: Villages, then Boats of the human.
type Worth = (u8, u8);

/// The routes to an Area, none longer than it need be.
pub(super) struct Routes<'g> {
    game: &'g Vikings,
    target: Area,
    /// What the best route has from each Dock on, that Dock included.
    worth: By<Dock, Worth, DOCKS>,
}

impl<'g> Routes<'g> {
    pub(super) fn new(game: &'g Vikings, s: &State, target: Area) -> Self {
        let mut routes = Self { game, target, worth: By::new([(0, 0); DOCKS]) };
        let far = routes.steps(s.enemy.chieftain);
        // From the target's Docks outwards, so that what lies ahead is known.
        for steps in 0..far {
            for dock in game.map.docks.iter() {
                if routes.steps(dock) != steps {
                    continue;
                }
                let (villages, boats) = routes.best_after(dock).unwrap_or_default();
                let village = u8::from(s.villages.contains(dock));
                let boat = u8::from(s.clans[HUMAN].docked.contains(dock));
                routes.worth[dock] = (villages + village, boats + boat);
            }
        }
        routes
    }

    fn steps(&self, from: Dock) -> u8 {
        self.game.map.steps_to[from][self.target]
    }

    /// The Docks to which a step from a Dock leads nearer.
    fn onward(&self, from: Dock) -> impl Iterator<Item = Dock> + Clone {
        let nearer = self.steps(from).checked_sub(1);
        self.game.map.dock[from].near.iter().filter(move |dock| Some(self.steps(*dock)) == nearer)
    }

    fn best_after(&self, from: Dock) -> Option<Worth> {
        self.onward(from).map(|dock| self.worth[dock]).max()
    }

    /// The next Dock on the best route: the most Villages, then the most Boats, then the first of the
    /// table.
    pub(super) fn next(&self, from: Dock) -> Option<Dock> {
        let best = self.best_after(from)?;
        self.onward(from).find(|dock| self.worth[*dock] == best)
    }

    /// The whole route, and why it is the best.
    pub(super) fn whole(&self, from: Dock) -> (Course, Way) {
        let (mut course, mut way, mut at) = (Course::new(), Way::Only, from);
        while let Some(next) = self.next(at) {
            let rivals = self.onward(at).filter(|dock| *dock != next);
            let best = self.worth[next];
            way = rivals.map(|dock| told_apart(best, self.worth[dock])).fold(way, Way::max);
            if course.try_push(next).is_err() {
                break;
            }
            at = next;
        }
        (course, way)
    }
}

/// What tells the best route from another.
fn told_apart(best: Worth, other: Worth) -> Way {
    match other {
        other if other.0 != best.0 => Way::Villages,
        other if other.1 != best.1 => Way::Boats,
        _ => Way::Table,
    }
}

/// The most steps of a Sail (TV-SOLO-20).
pub(super) fn reach(game: &Vikings, s: &State, n: u8) -> u8 {
    n.saturating_add(place::mat(game, s).chieftain_sail)
}
