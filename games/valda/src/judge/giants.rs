//! Runes, points and cards where Rise of the Giants is played: what the base game does not have.

use arrayvec::ArrayVec;

use super::plans::{ACTIONS, Plan};
use super::reading::Reading;
use crate::ids::{Area, CardType, Kind, Phase, Resource, Side};
use crate::op::{Choose, Op, Weapon};

/// What a rune is worth that becomes one of each basic resource some day.
const RUNE: f32 = 0.35;
/// What is done last, when points would be lost otherwise.
const LAST: f32 = 0.1;

/// Puts a number into a list in order; where there is no room, the last one falls out.
fn put_in<const N: usize>(list: &mut ArrayVec<f32, N>, place: usize, number: f32) {
    if list.is_full() && place < N {
        list.pop();
    }
    let _ = list.try_insert(place, number);
}

impl Reading<'_> {
    // Runes.

    /// What so many runes are worth: followers by Thrym, resources otherwise.
    pub(super) fn of_runes(&self, runes: u8) -> f32 {
        let acts = self.is_active() && self.sight.phase != Phase::Resource;
        let level = self.giant(Area::Odin);
        if level == 0 {
            let each = match () {
                () if self.turns >= 1.0 => RUNE,
                () if acts && self.sight.phase == Phase::Valda => 0.85 * RUNE,
                () => 0.0,
            };
            return each * f32::from(runes.min(6));
        }
        let [singles, pairs] = self.sight.uses.thrym;
        let now = |most: u8, used: u8| if acts { most.saturating_sub(used) } else { 0 };
        let later = self.turns as u8;
        let most_pairs = if level >= 2 { 2 * later + now(2, pairs) } else { 0 };
        let in_pairs = (runes / 2).min(most_pairs);
        let alone = (runes - 2 * in_pairs).min(3 * later + now(3, singles));
        0.95 * (3.0 * f32::from(in_pairs) + f32::from(alone))
    }

    /// What a building point is worth that nothing is built with: a rune. Nothing in the base game.
    pub(super) fn a_point(&self) -> f32 {
        *self.thoughts.point.get_or_init(|| self.of_point())
    }

    fn of_point(&self) -> f32 {
        let [.., bank] = self.sight.bank;
        if !self.has_giants() || bank == 0 {
            return 0.0;
        }
        let runes = self.has(Resource::Rune);
        // The mean of two: Thrym takes them in pairs.
        (self.of_runes(runes + 2) - self.of_runes(runes)) / 2.0
    }

    /// A building point for a rune: always, once there is nothing left to build.
    pub(super) fn carve_rune(&self) -> f32 {
        LAST + 0.1 * self.a_point()
    }

    /// A rune for resources: if something can be built that way.
    pub(super) fn break_rune(&self) -> f32 {
        let spent = self.exchanged(
            &[(Resource::Rune, 1)],
            &[(Resource::Blood, 1), (Resource::Diamond, 1), (Resource::Gold, 1)],
        );
        if self.sight.builds == 0 {
            return if self.turns < 1.0 { spent } else { -LAST };
        }
        let runes = self.has(Resource::Rune);
        let rune = self.of_runes(runes) - self.of_runes(runes - 1);
        let mut now = 0.0f32;
        let mut then = 0.0f32;
        for Plan { worth, cost } in self.plans() {
            let missing = self.me.stock.iter().zip(cost).map(|(held, n)| n.saturating_sub(*held));
            let needed = missing.max().unwrap_or(0);
            if needed == 0 {
                now = now.max(*worth);
            } else if needed <= runes {
                then = then.max(worth - rune * f32::from(needed));
            }
        }
        // Whatever actions bring comes first: perhaps the rune can be kept.
        if then > now + 0.2 { 2.0 * LAST } else { -LAST }
    }

    // Points.

    /// What the last action point is good for if there are so many: the best cards are played
    /// first, then resources are taken.
    fn action_worth(&self, points: u8) -> f32 {
        let worths = self.thoughts.actions.get_or_init(|| self.of_actions());
        let nth = worths.get(usize::from(points.saturating_sub(1))).copied();
        let basic = Resource::BASIC.map(|resource| self.gained(&[(resource, 1)]));
        basic.into_iter().chain(nth).fold(0.0, f32::max)
    }

    /// What the action cards in hand bring that are not free, the best first.
    fn of_actions(&self) -> ArrayVec<f32, ACTIONS> {
        let mut worths: ArrayVec<f32, ACTIONS> = ArrayVec::new();
        let cards = self.held(CardType::Action).filter(|kind| self.game.spec(*kind).cost > 0);
        for worth in cards.map(|kind| self.program(kind)) {
            let place = worths.iter().position(|other| *other < worth).unwrap_or(worths.len());
            put_in(&mut worths, place, worth);
        }
        worths
    }

    /// What the last building point is good for if there are so many: what can be paid for, or a
    /// rune.
    fn building_worth(&self, points: u8) -> f32 {
        let affordable =
            |plan: &&Plan| self.me.stock.iter().zip(plan.cost).all(|(held, n)| *held >= n);
        // They are in order, so that the first is the best.
        let best = self.plans().iter().find(affordable).map_or(0.0, |plan| plan.worth.max(0.0));
        // Beyond the first point the stock seldom lasts.
        let build = if points <= 1 { 0.6 * best } else { 0.0 };
        build.max(self.a_point())
    }

    /// Ymir: an action point becomes a building point.
    pub(super) fn to_building(&self) -> f32 {
        let (actions, builds) = (self.sight.actions, self.sight.builds);
        self.building_worth(builds + 1) - self.action_worth(actions) - 0.1
    }

    /// Ymir: a building point becomes an action point.
    pub(super) fn to_action(&self) -> f32 {
        let (actions, builds) = (self.sight.actions, self.sight.builds);
        self.action_worth(actions + 1) - self.building_worth(builds) - 0.1
    }

    /// More points, so many of them for buildings.
    pub(super) fn points(&self, builds: u8, actions: u8) -> f32 {
        let build = |n| self.building_worth(self.sight.builds + n);
        let act = |n| self.action_worth(self.sight.actions + n);
        (1..=builds).map(build).sum::<f32>() + (1..=actions).map(act).sum::<f32>()
    }

    /// The best that two more points bring, by the number of building points among them.
    pub(super) fn best_points(&self, n: u8) -> f32 {
        (0..=n).map(|builds| self.points(builds, n - builds)).fold(0.0, f32::max)
    }

    // Powers that bring followers.

    /// Thrym: two runes for three followers before one for one.
    pub(super) fn thrym(&self, pair: bool) -> f32 {
        if pair {
            return 2.0;
        }
        // A last rune waits for another one, if there will be two for three.
        let waits = self.giant(Area::Odin) >= 2 && self.has(Resource::Rune) == 1;
        if waits && self.turns >= 1.0 { -LAST } else { 0.9 }
    }

    /// Grim: followers for the cards that are missed the least.
    pub(super) fn grim(&self, cards: usize, followers: f32) -> f32 {
        // As many as are given at the most.
        let mut prices: ArrayVec<f32, 3> = ArrayVec::new();
        for price in self.hand().map(|kind| self.missed(kind)) {
            let place = prices.iter().position(|other| *other > price).unwrap_or(prices.len());
            put_in(&mut prices, place, price);
        }
        if prices.len() < cards {
            return -1.0;
        }
        followers - prices.iter().take(cards).sum::<f32>() - 0.1
    }

    /// Whether Mork plays this card without an action, later in this turn.
    pub(super) fn waits_for_mork(&self, kind: Kind) -> bool {
        self.sight.phase == Phase::Valda
            && self.giant(Area::Loki) > 0
            && self.game.copies(kind).meets(self.game.seductions())
    }

    // Cards.

    /// A card of one of the main decks: what the hand lacks. Actions are in A, attacks and
    /// defences in B.
    pub(super) fn fresh_of(&self, side: Side) -> f32 {
        let acts = self.is_active() && self.sight.phase == Phase::Valda;
        let lacks = |have: usize, enough: u8| (f32::from(enough) - have as f32).max(0.0);
        // Grim takes them all.
        let food = if acts && self.giant(Area::Thor) > 0 { 0.12 } else { 0.0 };
        let worth = match side {
            Side::A if self.turns >= 1.0 => 0.12 + 0.05 * lacks(self.count(CardType::Action), 5),
            Side::A if acts && self.sight.actions >= 2 => 0.1,
            Side::A => 0.03,
            Side::B => {
                let attack = if self.chances() > 0 {
                    0.045 + 0.045 * lacks(self.count(CardType::Attack), 3)
                } else {
                    0.0
                };
                let defence = if self.may_be_attacked() {
                    0.045 + 0.055 * lacks(self.count(CardType::Defence), 3)
                } else {
                    0.0
                };
                attack + defence
            }
        };
        worth + food
    }

    /// A card of the better of the main decks.
    pub(super) fn fresh_of_best(&self) -> f32 {
        Side::ALL.map(|side| self.fresh_of(side)).into_iter().fold(0.0, f32::max)
    }

    /// What a card in hand is good for, as long as it can still be played.
    pub(super) fn card_with_giants(&self, kind: Kind) -> f32 {
        let spec = self.game.spec(kind);
        let value = f32::from(spec.value);
        let acts = self.is_active()
            && (self.sight.phase == Phase::Valda
                || self.sight.phase == Phase::Followers
                    && self.giant(Area::Loki) > 0
                    && self.game.copies(kind).meets(self.game.seductions()));
        let chances = self.chances();
        match spec.kind {
            CardType::Action if self.turns < 1.0 && !acts => 0.02,
            CardType::Action => 0.12 + 0.8 * self.program(kind).max(0.0),
            CardType::Attack if chances == 0 => 0.02,
            CardType::Attack => {
                // Only so many attacks are left for so many cards.
                let spare = self.count(CardType::Attack) > chances;
                let worth = 0.15 + 0.08 * value + 0.4 * self.harm(kind);
                if spare { 0.4 * worth } else { worth }
            }
            CardType::Defence if !self.may_be_attacked() => 0.04,
            CardType::Defence => 0.1 + 0.16 * value,
            CardType::Weapon if self.turns < 1.0 && chances == 0 => 0.3,
            // Thrym's waits for others to stand on a haven, or to come for a temple.
            CardType::Weapon if self.abolishes(kind) => 0.6,
            CardType::Weapon => 1.2,
        }
    }

    /// What it costs to give a card away: weapons would leave the game, and are never so idle.
    pub(super) fn missed(&self, kind: Kind) -> f32 {
        let to_come = self.turns >= 1.0 || self.chances() > 0;
        let is_weapon = self.game.spec(kind).kind == CardType::Weapon;
        if self.has_giants() && is_weapon && to_come { 3.0 } else { self.card(kind) }
    }

    fn abolishes(&self, kind: Kind) -> bool {
        let modes = self.game.spec(kind).program.uses;
        modes.iter().any(|usage| {
            self.game.program(usage.at).any(|op| op == Op::Weapon(Weapon::IgnoreHavens))
        })
    }

    /// The number to name: what is paid, or how many of the new points are for buildings.
    pub(super) fn amount(&self, n: u8) -> f32 {
        match self.step(|op| {
            matches!(op, Op::Choose(Choose::PayUpTo { .. }) | Op::Choose(Choose::AddTokens { .. }))
        }) {
            Some(Op::Choose(Choose::AddTokens { n: all })) => self.points(n, all.saturating_sub(n)),
            Some(Op::Choose(Choose::PayUpTo { what, .. })) => {
                let hit = self.sight.attack.as_ref().and_then(|attack| attack.hit.lowest());
                let lost = hit.map_or(0.0, |target| self.lost_by(target, n) * self.rivalry(target));
                lost - self.spent(&[(what, n)]) - 0.02 * f32::from(n)
            }
            _ => 0.3 * f32::from(n),
        }
    }
}
