//! What could be built, and what a stock of resources is worth in view of that.
//!
//! Nearly every action moves some resource, and what could be built is the same for all of them: it
//! is found out once a decision.

use core::cell::OnceCell;

use arrayvec::ArrayVec;

use super::reading::Reading;
use crate::ids::{AREAS, Area, Building, Inhabitant, Phase, Resource};

/// What one more resource is worth that nothing is planned for.
const SPARE: f32 = 0.1;
/// What one more resource is worth that the next building needs.
const NEEDED: f32 = 0.55;

/// Of an undecided area there are two plans, and then there are mines and drills.
const PLANS: usize = 2 * AREAS + 2;
/// How many action cards are weighed; nobody plays so many in a turn.
pub(super) const ACTIONS: usize = 16;

/// Something that could be built: what it is worth and what it costs.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) worth: f32,
    pub(super) cost: [u8; 3],
}

/// What was thought in judging an action and holds for the others too.
#[derive(Default)]
pub(super) struct Thoughts {
    plans: OnceCell<ArrayVec<Plan, PLANS>>,
    /// What the present stock may become.
    stock: OnceCell<f32>,
    /// What a building point is worth that nothing is built with.
    pub(super) point: OnceCell<f32>,
    /// What the action cards in hand bring, the best first.
    pub(super) actions: OnceCell<ArrayVec<f32, ACTIONS>>,
}

/// What resources are worth that are not built with: followers by Thor and Odin, or little.
struct Leftovers {
    spare: f32,
    /// What one is worth to Odin or Thor, and how many they take.
    odin: (f32, u8),
    thor: (f32, u8),
    /// What the runes are worth.
    runes: f32,
}

impl Leftovers {
    fn worth(&self, [blood, diamonds, gold]: [u8; 3]) -> f32 {
        let one = |n: u8, (each, most): (f32, u8)| {
            let rest = f32::from(n.min(8)) * self.spare;
            rest.max(each * f32::from(n.min(most)))
        };
        one(blood, self.odin) + one(diamonds, self.thor) + one(gold, self.thor) + self.runes
    }
}

impl Reading<'_> {
    /// What it brings to have these too.
    pub(super) fn gained(&self, more: &[(Resource, u8)]) -> f32 {
        self.exchanged(&[], more)
    }

    /// What it costs to have these no longer.
    pub(super) fn spent(&self, less: &[(Resource, u8)]) -> f32 {
        -self.exchanged(less, &[])
    }

    /// What it brings to give some and to take others.
    pub(super) fn exchanged(&self, less: &[(Resource, u8)], more: &[(Resource, u8)]) -> f32 {
        let mut after = self.me.stock;
        for (resource, n) in less {
            if let Some(held) = after.get_mut(*resource as usize) {
                *held = held.saturating_sub(*n);
            }
        }
        for (resource, n) in more {
            if let Some(held) = after.get_mut(*resource as usize) {
                *held += n;
            }
        }
        self.potential(after, self.builds()) - self.hopes()
    }

    /// What is left of the hopes in the stock when something is paid for and built.
    pub(super) fn after_paying(&self, cost: [u8; 3]) -> f32 {
        let mut after = self.me.stock;
        for (held, n) in after.iter_mut().zip(cost) {
            *held = held.saturating_sub(n);
        }
        self.potential(after, self.builds().saturating_sub(1)) - 0.9 * self.hopes()
    }

    /// How many builds the present stock can be meant for.
    fn builds(&self) -> u8 {
        let to_come = match self.sight.phase {
            Phase::Resource => !self.has_giants(),
            phase => matches!(phase, Phase::Game | Phase::Building | Phase::Valda),
        };
        if self.is_active() && to_come { self.sight.builds } else { 0 }
    }

    /// What the present stock may become.
    fn hopes(&self) -> f32 {
        *self.thoughts.stock.get_or_init(|| self.potential(self.me.stock, self.builds()))
    }

    /// What a stock may become: the best building, near or far, and followers for the rest.
    fn potential(&self, [blood, diamonds, gold, runes]: [u8; 4], builds: u8) -> f32 {
        // Without a build in this turn it is the next one that counts, and less.
        let (hope, later) = if builds > 0 { (1.0, false) } else { (0.7, true) };
        let leftovers = self.leftovers(runes);
        let stock = [blood, diamonds, gold];
        let unspent = leftovers.worth(stock);
        let mut best = unspent;
        if later && self.turns < 1.0 {
            return best;
        }
        for plan in self.plans() {
            // Those that follow are worth less, and this one is not enough even as a gift.
            if hope * plan.worth + unspent <= best {
                break;
            }
            let (mut rest, mut missing) = (stock, 0);
            for (held, n) in rest.iter_mut().zip(plan.cost) {
                missing += n.saturating_sub(*held);
                *held = held.saturating_sub(n);
            }
            let worth = hope * (plan.worth - NEEDED * f32::from(missing));
            best = best.max(worth + leftovers.worth(rest));
        }
        best
    }

    fn leftovers(&self, runes: u8) -> Leftovers {
        Leftovers {
            spare: if self.turns < 1.0 { 0.02 } else { SPARE },
            odin: match self.god(Area::Odin) {
                0 => (0.0, 0),
                1 => (0.36, 6),
                _ => (0.42, 12),
            },
            thor: match self.god(Area::Thor) {
                0 => (0.0, 0),
                1 => (0.2, 6),
                _ => (0.3, 8),
            },
            runes: self.of_runes(runes),
        }
    }

    /// Everything that could be built, what is worth the most first.
    pub(super) fn plans(&self) -> &[Plan] {
        self.thoughts.plans.get_or_init(|| self.made_plans())
    }

    fn made_plans(&self) -> ArrayVec<Plan, PLANS> {
        let board = &self.game.content.board;
        let point = self.a_point();
        let mut plans = ArrayVec::new();
        let mut consider = |worth, cost| {
            let plan = Plan { worth: worth - point, cost };
            let place = plans.iter().position(|other: &Plan| other.worth < plan.worth);
            let _ = plans.try_insert(place.unwrap_or(plans.len()), plan);
        };
        for place in self.sight.areas.iter().filter(|place| self.may_build(place)) {
            if let Some(who) = place.inhabitant {
                consider(self.of_temple(place.area), self.cost_of(place.area, who));
                continue;
            }
            for who in Inhabitant::ALL {
                let worth = self.of_first_temple(place.area, who);
                consider(worth, self.cost_of(place.area, who));
            }
        }
        consider(self.of_building(Building::Mine), board.mine);
        consider(self.of_building(Building::Drill), board.drill);
        plans
    }
}
