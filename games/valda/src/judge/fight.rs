//! Attacks: whom to attack with what, and what to put up against it.

use gladsheim_engine::Seat;

use super::reading::Reading;
use crate::effect::{Amount, Loot, Op, Prey};
use crate::ids::{Area, CardType, Kind};
use crate::view::Attack;

impl Reading<'_> {
    /// What the effect of an attack card does to a player, and brings the attacker.
    pub(super) fn harm_to(&self, kind: Kind, target: Seat) -> f32 {
        let Some(player) = self.view.players.get(target.index()) else { return 0.0 };
        let stock: u8 = player.stock.iter().sum();
        let [blood, ..] = player.stock;
        let number = |n: Amount| n.of(2);
        let at_risk = f32::from(self.above_haven(player.followers));
        self.game
            .program(self.game.spec(kind).program.at)
            .map(|op| match op {
                Op::Lose { n, .. } => f32::from(number(n)).min(at_risk),
                Op::Steal { what: Loot::Follower, n, .. } => {
                    1.8 * f32::from(number(n)).min(at_risk)
                }
                Op::Steal { what: Loot::Resource(what), n, .. } => {
                    let held = if what.single().is_some() { blood } else { stock };
                    0.5 * f32::from(number(n).min(held))
                }
                Op::Steal { what: Loot::Card, .. } if player.hand > 0 => 0.6,
                Op::Destroy { what: Prey::Resource(_), n, .. } => {
                    0.28 * f32::from(number(n).min(stock))
                }
                Op::Destroy { what: Prey::Card, n, .. } => {
                    0.3 * f32::from(number(n).min(player.hand))
                }
                Op::Destroy { what: Prey::Temple, .. } if self.has_temple(target) => 1.2,
                Op::Destroy { what: Prey::Building { .. }, .. }
                    if player.mines + player.drills > 0 =>
                {
                    0.3 * self.turns.min(3.0)
                }
                Op::Move { .. } | Op::SwitchTemple | Op::Freeze { .. }
                    if self.has_temple(target) =>
                {
                    0.35
                }
                _ => 0.0,
            })
            .sum()
    }

    /// What a card does to a player like any other, for the value of holding it.
    pub(super) fn harm(&self, kind: Kind) -> f32 {
        self.game
            .program(self.game.spec(kind).program.at)
            .map(|op| match op {
                Op::Lose { n, .. } => f32::from(n.of(2)),
                Op::Steal { what: Loot::Follower, n, .. } => 1.8 * f32::from(n.of(2)),
                Op::Steal { n, .. } | Op::Destroy { n, .. } => 0.4 * f32::from(n.of(2)),
                _ => 0.3,
            })
            .sum()
    }

    /// Followers that no haven protects.
    fn above_haven(&self, followers: u16) -> u16 {
        let havens = self.game.content.board.havens.iter().map(|haven| u16::from(*haven));
        followers - havens.filter(|haven| *haven <= followers).max().unwrap_or(0)
    }

    fn has_temple(&self, seat: Seat) -> bool {
        let temples = self.view.areas.iter().flat_map(|place| place.sites.iter().flatten());
        temples.into_iter().any(|temple| temple.owner == seat)
    }

    /// What the attack on the table would do to a player.
    pub(super) fn damage_to(&self, target: Seat) -> f32 {
        self.view.attack.as_ref().map_or(0.0, |attack| self.harm_to(attack.effect, target))
    }

    /// How likely a player is to block a value, by the cards in hand.
    pub(super) fn blocks(&self, target: Seat, value: u16) -> f32 {
        let Some(player) = self.view.players.get(target.index()) else { return 0.0 };
        let tyr = player.levels.get(Area::Tyr as usize).copied().unwrap_or(0);
        let shields = 0.32 * f32::from(player.hand);
        let expected = shields * (2.2 + f32::from(tyr));
        (expected / (expected + f32::from(value))).min(0.95)
    }

    /// Whom it is worth to hurt: the leader most of all.
    fn rivalry(&self, target: Seat) -> f32 {
        let followers = self.view.players.get(target.index()).map_or(0, |player| player.followers);
        let behind = (self.most_followers() - f32::from(followers)).max(0.0);
        (1.15 - 0.07 * behind).max(0.4)
    }

    /// An attack: what it does if it is not blocked; even a blocked one costs the other cards.
    pub(super) fn attack_with(&self, kind: Kind) -> f32 {
        let target = self.view.active;
        let spec = self.game.spec(kind);
        let bonus = self.level(Area::Surtur);
        let harm = self.harm_to(kind, target);
        if harm <= 0.05 {
            return -0.2;
        }
        let blocked = self.blocks(target, u16::from(spec.value + bonus));
        let worth = harm * self.rivalry(target) * (1.0 - blocked) + 0.15 * blocked;
        // A card that would do more on another day is kept, while there are other days.
        let patience = if self.turns >= 1.0 { 0.12 + 0.08 * self.harm(kind) } else { 0.0 };
        worth - patience
    }

    /// One more card for the defence: as little more than needed as possible.
    pub(super) fn defend_with(&self, kind: Kind) -> f32 {
        let Some(attack) = &self.view.attack else { return 0.0 };
        let bonus = u16::from(self.level(Area::Tyr));
        let so_far = self.defence_so_far();
        let missing = attack.value.saturating_sub(so_far);
        if missing == 0 {
            return 0.0;
        }
        let own = u16::from(self.game.spec(kind).value) + bonus;
        // What reaches the value with little to spare, or else the highest.
        let fit = if own >= missing {
            2.0 - 0.3 * f32::from(own - missing)
        } else {
            0.1 * f32::from(own)
        };
        if so_far > 0 {
            return 1.0 + fit;
        }
        let needed = self.cards_needed(missing, bonus);
        let damage = self.damage_to(self.seat);
        let price = 0.05 + 0.1 * needed;
        if damage > price { 0.1 + damage - price + 0.3 * fit } else { -0.1 }
    }

    /// About how many cards it takes to reach a value.
    fn cards_needed(&self, value: u16, bonus: u16) -> f32 {
        let shields = || {
            let hand = self.view.hand.iter().map(|kind| self.game.spec(*kind));
            hand.filter(|spec| spec.kind == CardType::Defence).map(|spec| u16::from(spec.value))
        };
        let best = shields().max().unwrap_or(0) + bonus;
        if best >= value { 1.0 } else { f32::from(value) / f32::from(best.max(1)) + 0.5 }
    }

    /// What the own defence on the table comes to.
    pub(super) fn defence_so_far(&self) -> u16 {
        let total = |attack: &Attack| attack.totals.get(self.seat.index()).copied();
        let done = |attack: &Attack| attack.blocked.contains(self.seat);
        let attack = self.view.attack.as_ref().filter(|attack| !done(attack));
        attack.and_then(total).unwrap_or(0)
    }
}
