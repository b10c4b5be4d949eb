//! Attacks: whom to attack with what, and what to put up against it.

use gladsheim_engine::Seat;

use super::reading::Reading;
use crate::effect::{Amount, Loot, Prey};
use crate::ids::{Area, CardType, Inhabitant, Kind, Resource};
use crate::op::{On, Op, Price};

impl Reading<'_> {
    /// What the effect of an attack card does to a player, and brings the attacker.
    pub(super) fn harm_to(&self, kind: Kind, target: Seat) -> f32 {
        let Some(player) = self.sight.players.get(target.index()) else { return 0.0 };
        let stock: u8 = player.stock.iter().sum();
        let stock = stock - player.stock.last().copied().unwrap_or(0);
        let held = |what: Resource| player.stock.get(what as usize).copied().unwrap_or(0);
        let number = |n: Amount| n.of(self.payable());
        let at_risk = f32::from(self.at_risk(target));
        let some = |is_there: bool, worth: f32| if is_there { worth } else { 0.0 };
        self.game
            .program(self.game.spec(kind).program.at)
            .map(|op| match op {
                Op::On(_, on) => match on {
                    On::Lose { n } => f32::from(number(n)).min(at_risk),
                    On::Steal { what: Loot::Follower, n } => {
                        1.8 * f32::from(number(n)).min(at_risk)
                    }
                    On::Steal { what: Loot::Resource(what), n } => {
                        let each = if what.single() == Some(Resource::Rune) { 0.9 } else { 0.5 };
                        each * f32::from(number(n).min(what.single().map_or(stock, held)))
                    }
                    On::Steal { what: Loot::Card, .. } => some(player.hand > 0, 0.6),
                    On::Destroy { what: Prey::Resource(_), n } => {
                        0.28 * f32::from(number(n).min(stock))
                    }
                    On::Destroy { what: Prey::Card, n } => {
                        0.3 * f32::from(number(n).min(player.hand))
                    }
                    On::Destroy { what: Prey::Temple, .. } => some(self.has_temple(target), 1.2),
                    On::Destroy { what: Prey::Building { .. }, .. } => {
                        some(player.mines + player.drills > 0, 0.3 * self.turns.min(3.0))
                    }
                    On::Move | On::SwitchTemple => some(self.has_temple(target), 0.35),
                    On::Freeze { for_good } => self.best_freeze(target, for_good),
                    On::SwitchHand => {
                        0.35 * (f32::from(player.hand) - f32::from(self.me.hand) + 1.0)
                    }
                },
                Op::Choose(choose) if choose.price() == Some(Price::UpTo) => {
                    -0.2 * f32::from(self.payable())
                }
                // What an attack brings besides does no harm.
                Op::Choose(_)
                | Op::Plain(_)
                | Op::Weapon(_)
                | Op::Repeat { .. }
                | Op::Again { .. }
                | Op::IfTempleIn { .. }
                | Op::End => 0.0,
            })
            .sum()
    }

    /// What a card does to a player like any other, for the value of holding it.
    pub(super) fn harm(&self, kind: Kind) -> f32 {
        let program = self.game.spec(kind).program;
        let opponents = self.sight.players.len().saturating_sub(1).max(1) as f32;
        let times = if program.all { 0.7 * opponents } else { 1.0 };
        let harm: f32 = self
            .game
            .program(program.at)
            .map(|op| match op {
                Op::On(_, On::Lose { n }) => f32::from(n.of(2)),
                Op::On(_, On::Steal { what: Loot::Follower, n }) => 1.8 * f32::from(n.of(2)),
                Op::On(_, On::Steal { n, .. } | On::Destroy { n, .. }) => 0.4 * f32::from(n.of(2)),
                // Whatever else it is, it is something.
                Op::On(_, On::Move | On::SwitchTemple | On::SwitchHand | On::Freeze { .. })
                | Op::Choose(_)
                | Op::Plain(_)
                | Op::Weapon(_)
                | Op::Repeat { .. }
                | Op::Again { .. }
                | Op::IfTempleIn { .. }
                | Op::End => 0.3,
            })
            .sum();
        times * harm
    }

    /// How much blood an effect of X is worth paying for.
    fn payable(&self) -> u8 {
        self.has(Resource::Blood).min(5)
    }

    /// The followers of a player that one could take, past havens if they do not hold.
    fn at_risk(&self, target: Seat) -> u16 {
        let followers = self.sight.players.get(target.index()).map_or(0, |player| player.followers);
        let by = self.sight.attack.as_ref().map_or(self.seat, |attack| attack.attacker);
        if self.sight.lawless.contains(by) { followers } else { self.above_haven(followers) }
    }

    /// How many of so many followers a player would really lose.
    pub(super) fn lost_by(&self, target: Seat, n: u8) -> f32 {
        f32::from(self.at_risk(target).min(n.into()))
    }

    /// What it brings that havens do not hold for the rest of the round: what the best attack does
    /// more, now or against those who are still to come.
    pub(super) fn without_havens(&self) -> f32 {
        let taken = |kind: Kind| {
            let steps = self.game.program(self.game.spec(kind).program.at);
            let numbers = steps.filter_map(Op::done_to_others).map(|on| match on {
                On::Lose { n } => f32::from(n.of(self.payable())),
                On::Steal { what: Loot::Follower, n } => 1.8 * f32::from(n.of(1)),
                On::Steal { what: Loot::Resource(_) | Loot::Card, .. }
                | On::Destroy { .. }
                | On::Move
                | On::SwitchTemple
                | On::SwitchHand
                | On::Freeze { .. } => 0.0,
            });
            numbers.sum::<f32>()
        };
        let best =
            self.held(CardType::Attack).map(|kind| (taken(kind), self.game.spec(kind).value));
        let best = best.max_by(|one, other| one.0.total_cmp(&other.0));
        let Some((n, value)) = best else { return 0.0 };
        let to_come = self.sight.to_attack;
        let target = self.sight.active;
        if !to_come || target == self.seat {
            return 0.0;
        }
        let followers = self.sight.players.get(target.index()).map_or(0, |player| player.followers);
        let more = n.min(f32::from(followers)) - n.min(f32::from(self.above_haven(followers)));
        more * (1.0 - self.blocks(target, value.into())) * self.rivalry(target)
    }

    /// Followers that no haven protects.
    pub(super) fn above_haven(&self, followers: u16) -> u16 {
        let havens = self.game.content.board.havens.iter().map(|haven| u16::from(*haven));
        followers - havens.filter(|haven| *haven <= followers).max().unwrap_or(0)
    }

    fn has_temple(&self, seat: Seat) -> bool {
        self.sight.areas.iter().any(|place| place.temples_of(seat) > 0)
    }

    /// What the attack on the table would do to a player.
    pub(super) fn damage_to(&self, target: Seat) -> f32 {
        self.sight.attack.as_ref().map_or(0.0, |attack| self.harm_to(attack.effect, target))
    }

    /// How likely a player is to block a value, by the cards in hand.
    pub(super) fn blocks(&self, target: Seat, value: u16) -> f32 {
        let Some(player) = self.sight.players.get(target.index()) else { return 0.0 };
        let tyr = self.power_of(target, Area::Tyr, Inhabitant::God);
        let shields = 0.32 * f32::from(player.hand);
        let expected = shields * (2.2 + f32::from(tyr));
        (expected / (expected + f32::from(value))).min(0.95)
    }

    /// Whom it is worth to hurt: the leader most of all.
    pub(super) fn rivalry(&self, target: Seat) -> f32 {
        let followers = self.sight.players.get(target.index()).map_or(0, |player| player.followers);
        let behind = (self.most_followers() - f32::from(followers)).max(0.0);
        match self.sight.players.len() {
            _ if !self.has_giants() => (1.15 - 0.07 * behind).max(0.4),
            // What hurts the only opponent is as good as a gain.
            2 => 1.15,
            // Giants let a leader draw away so fast that nobody far behind is worth a card.
            _ => (1.2 - 0.15 * behind).max(0.0),
        }
    }

    /// An attack: what it does if it is not blocked; even a blocked one costs the other cards.
    pub(super) fn attack_with(&self, kind: Kind) -> f32 {
        let spec = self.game.spec(kind);
        self.strike(kind, u16::from(spec.value + self.god(Area::Surtur)))
    }

    /// An attack with the effect of a card and this value.
    fn strike(&self, kind: Kind, value: u16) -> f32 {
        let worth = if self.game.spec(kind).program.all {
            let others = Seat::all(self.sight.players.len()).filter(|seat| *seat != self.seat);
            others.map(|target| self.strike_on(kind, value, target)).sum()
        } else {
            self.strike_on(kind, value, self.sight.active)
        };
        if worth <= 0.0 {
            return -0.2;
        }
        // A card that would do more on another day is kept, while there are other days. With the
        // giants all have more cards to defend with, and waiting pays a little more.
        let patience = if self.turns >= 1.0 { 0.12 + 0.08 * self.harm(kind) } else { 0.0 };
        if self.has_giants() { worth - 1.2 * patience } else { worth - patience }
    }

    /// What an attack does to one player; nothing if that is not worth the card.
    fn strike_on(&self, kind: Kind, value: u16, target: Seat) -> f32 {
        let harm = self.harm_to(kind, target);
        if harm <= 0.05 {
            return 0.0;
        }
        let blocked = self.blocks(target, value);
        let worth = harm * self.rivalry(target) * (1.0 - blocked) + 0.15 * blocked;
        if !self.has_giants() {
            return worth;
        }
        // Hel rewards attacks that get through, and Agir those that do not.
        let few = u8::from(self.sight.players.len() <= 3);
        let hel = self.giant(Area::Surtur).saturating_sub(few);
        let agir = self.power_of(target, Area::Tyr, Inhabitant::Giant);
        let agir = 0.3 * f32::from(agir);
        worth + (1.0 - blocked) * f32::from(hel) * self.a_point() - blocked * agir
    }

    /// Two attack cards as one: the better effect, and both values.
    pub(super) fn brute(&self) -> f32 {
        let attacks = || self.held(CardType::Attack).enumerate();
        let bonus = u16::from(self.god(Area::Surtur));
        let value = |kind| u16::from(self.game.spec(kind).value) + bonus;
        let mut best = 0.0f32;
        for (place, kind) in attacks() {
            for (_, second) in attacks().filter(|(other, _)| *other != place) {
                let worth = self.strike(kind, value(kind) + value(second));
                best = best.max(worth - 0.5 * self.card(second));
            }
        }
        best
    }

    /// One more card for the defence: as little more than needed as possible.
    pub(super) fn defend_with(&self, kind: Kind) -> f32 {
        let Some(attack) = &self.sight.attack else { return 0.0 };
        let bonus = u16::from(self.god(Area::Tyr));
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
        let damage = self.at_stake();
        let price = 0.05 + 0.1 * needed;
        if damage > price { 0.1 + damage - price + 0.3 * fit } else { -0.1 }
    }

    /// About how many cards it takes to reach a value.
    fn cards_needed(&self, value: u16, bonus: u16) -> f32 {
        let shields = self.held(CardType::Defence).map(|kind| self.game.spec(kind).value);
        let best = u16::from(shields.max().unwrap_or(0)) + bonus;
        if best >= value { 1.0 } else { f32::from(value) / f32::from(best.max(1)) + 0.5 }
    }

    /// What it is worth to defend with an attack card by Aegis: little if shields will do.
    pub(super) fn aegis(&self) -> f32 {
        let Some(attack) = &self.sight.attack else { return 0.0 };
        let bonus = u16::from(self.god(Area::Tyr));
        let shields = self.held(CardType::Defence).map(|kind| self.game.spec(kind).value);
        let all: u16 = shields.map(|value| u16::from(value) + bonus).sum();
        let damage = self.at_stake();
        if all >= attack.value { 0.3 * damage } else { damage }
    }

    /// What a defence saves, and the runes that Agir gives for it.
    fn at_stake(&self) -> f32 {
        let reward = f32::from(self.giant(Area::Tyr)) * self.a_point();
        self.damage_to(self.seat) + reward
    }

    /// What the own defence on the table comes to.
    pub(super) fn defence_so_far(&self) -> u16 {
        let attack = self.sight.attack.as_ref();
        let open = attack.filter(|attack| !attack.blocked.contains(self.seat));
        open.map_or(0, |attack| attack.defence)
    }
}
