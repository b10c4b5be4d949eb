//! Weapons: each is held back until it does a good deal, and less so as the end comes near.

use arrayvec::ArrayVec;
use gladsheim_engine::Seat;

use super::reading::Reading;
use super::sight::Roll;
use crate::effect::{Loot, Prey, Who};
use crate::ids::{Area, CardType, Kind, Mode, Phase, Resource};
use crate::op::{Choose, On, Op, Weapon};
use crate::view::Announced;

/// What it is worth to keep a weapon that is the only shield in hand.
const LAST_SHIELD: f32 = 0.8;

/// An attack on the table, as a weapon sees it.
#[derive(Clone, Copy)]
struct Fight {
    /// How much its success is wished for: not at all by the attacked.
    interest: f32,
    on_me: bool,
    /// Whether it has hit the one who looks.
    hits_me: bool,
    damage: f32,
    /// How likely it is to be blocked.
    blocked: f32,
}

impl Fight {
    /// What it is worth that no defence holds.
    fn pierced(self) -> f32 {
        self.interest * self.damage * self.blocked
    }

    /// What it is worth to escape it, and something more.
    fn escaped(self, more: f32) -> f32 {
        if self.on_me { self.damage + more } else { -1.0 }
    }
}

impl Reading<'_> {
    /// What it is worth to keep a weapon for another day.
    fn reserve(&self) -> f32 {
        0.1 + 0.18 * self.turns.min(4.0)
    }

    /// A weapon in one of its modes.
    pub(super) fn weapon(&self, kind: Kind, mode: Mode) -> f32 {
        let at = self.game.mode_at(kind, mode);
        let worth: f32 = self.game.program(at).map(|op| self.weapon_op(op)).sum();
        if !self.has_giants() || !self.game.program(at).any(Self::is_as_good_now) {
            return worth - self.reserve();
        }
        // Havens are abolished before the attack that they would stop.
        let first = self.game.program(at).any(|op| op == Op::Weapon(Weapon::IgnoreHavens));
        match worth - 0.3 * self.reserve() {
            _ if first && worth > 0.25 => worth + 3.0,
            gain if self.shields_by(kind) => gain - LAST_SHIELD,
            gain => gain,
        }
    }

    /// Whether this weapon is all that stands between the own followers and the next attack: with
    /// Aegis an attack card blocks, and there is no other card that does.
    fn shields_by(&self, kind: Kind) -> bool {
        let modes = self.game.spec(kind).program.uses;
        modes
            .iter()
            .any(|usage| self.game.program(usage.at).any(|op| op == Op::Weapon(Weapon::Aegis)))
            && self.may_be_attacked()
            && self.count(CardType::Defence) == 0
            && self.count(CardType::Attack) > 0
    }

    /// Whether nothing is won by waiting: what it brings is the better the sooner it is there.
    fn is_as_good_now(op: Op) -> bool {
        matches!(
            op,
            Op::Choose(Choose::Draw { .. } | Choose::AddTokens { .. })
                | Op::On(Who::Player, On::Steal { what: Loot::Follower | Loot::Resource(_), .. })
                | Op::Weapon(Weapon::IgnoreHavens | Weapon::IceCave)
        )
    }

    fn weapon_op(&self, op: Op) -> f32 {
        match op {
            Op::Weapon(weapon) => self.weapon_step(weapon),
            Op::Choose(choose) => self.weapon_choice(choose),
            Op::On(who, on) => self.weapon_on(who, on),
            // The box's weapons have these for whatever they bring besides.
            Op::Plain(_)
            | Op::Repeat { .. }
            | Op::Again { .. }
            | Op::IfTempleIn { .. }
            | Op::End => 0.0,
        }
    }

    fn weapon_step(&self, weapon: Weapon) -> f32 {
        let fight = self.fight();
        match weapon {
            Weapon::Undefendable => fight.map_or(0.0, Fight::pierced),
            Weapon::AttackMul { .. } => fight.map_or(0.0, |fight| 0.8 * fight.pierced()),
            Weapon::AttackAdd { .. } => fight.map_or(0.0, |fight| 0.5 * fight.pierced()),
            Weapon::CancelAttack => fight.map_or(0.0, |fight| fight.escaped(0.5)),
            Weapon::DoubleKill => fight.map_or(0.0, |fight| fight.interest * fight.damage),
            Weapon::RepeatAttack => fight.map_or(0.0, |fight| 0.7 * fight.interest * fight.damage),
            Weapon::Resisted => fight.map_or(0.0, |_| 2.5),
            Weapon::Aegis => fight.map_or(0.0, |_| self.aegis()),
            Weapon::ImmuneTemples if fight.is_some_and(|fight| fight.hits_me) => {
                self.temple_at_stake()
            }
            // Before anything has hit, there is nothing to protect from.
            Weapon::ImmuneTemples => -1.0,
            Weapon::SetDie => self.sight.roll.as_ref().map_or(0.0, |roll| self.best_turn(roll).1),
            Weapon::CancelBuild => self.stopped_build(),
            Weapon::Hammertime => self.sight.repeatable.map_or(0.0, |card| self.program(card)),
            Weapon::Necromancy => self.mourned(),
            Weapon::ReshuffleAll => self.storm(),
            Weapon::StealDraw => 0.4 + 0.7 * (0.4 + 0.2 * self.turns.min(3.0)),
            Weapon::IgnoreHavens => self.without_havens(),
            Weapon::IceCave => 2.0,
        }
    }

    fn weapon_choice(&self, choose: Choose) -> f32 {
        match choose {
            Choose::Redirect => self.fight().map_or(0.0, |fight| fight.escaped(0.2)),
            // With the giants, cards and resources are for the beginning of the own turn.
            Choose::Draw { .. } if self.has_giants() && !self.begins() => -0.2,
            // Whatever is taken from the pile can be used in the own turn only, or against attacks.
            Choose::TakeDiscard { .. } | Choose::Draw { .. } => {
                self.op(Op::Choose(choose)) - self.too_late()
            }
            Choose::Brute => self.brute(),
            Choose::ExtraSteal { .. } => self.stolen_more(),
            Choose::AddTokens { n } => self.best_points(n),
            Choose::Gain { .. }
            | Choose::Pay { .. }
            | Choose::PayUpTo { .. }
            | Choose::Convert { .. }
            | Choose::DrawDivine { .. }
            | Choose::LookDivine { .. }
            | Choose::LookHand
            | Choose::DiscardOwn { .. }
            | Choose::DiscardEach { .. }
            | Choose::FreeBuild { .. }
            | Choose::PlayAction { .. }
            | Choose::Replay
            | Choose::SwitchCard
            | Choose::Lend
            | Choose::Empower => 0.0,
        }
    }

    fn weapon_on(&self, who: Who, on: On) -> f32 {
        match on {
            On::Steal { what: Loot::Resource(_), .. }
                if who == Who::Player && self.has_giants() =>
            {
                if self.begins() {
                    self.best_theft()
                } else {
                    -0.2
                }
            }
            On::Steal { what: Loot::Follower, .. } if who == Who::Player => self.best_seizure(),
            On::Steal { .. } => self.op(Op::On(who, on)) - self.too_late(),
            On::Lose { .. }
            | On::Destroy { .. }
            | On::Move
            | On::SwitchTemple
            | On::SwitchHand
            | On::Freeze { .. } => 0.0,
        }
    }

    /// What it costs that new cards come after the own Game phase.
    fn too_late(&self) -> f32 {
        let busy = self.is_active() && self.sight.phase != Phase::Game;
        if busy { 0.1 } else { 0.0 }
    }

    /// The attack on the table, as a weapon sees it.
    fn fight(&self) -> Option<Fight> {
        let attack = self.sight.attack.as_ref()?;
        let (mine, on_me) = (attack.attacker == self.seat, attack.targets.contains(self.seat));
        let target = attack.targets.lowest().unwrap_or(self.sight.active);
        // What the others do to each other is of little interest.
        let interest = match () {
            () if mine => 1.0,
            () if on_me => -1.0,
            () => 0.2,
        };
        Some(Fight {
            interest,
            on_me,
            hits_me: attack.hit.contains(self.seat),
            damage: self.damage_to(target),
            blocked: if attack.undefendable { 0.0 } else { self.blocks(target, attack.value) },
        })
    }

    /// Whether it is the own Valda phase.
    fn begins(&self) -> bool {
        self.is_active() && self.sight.phase == Phase::Valda
    }

    /// What up to four resources of the richest opponent are worth.
    fn best_theft(&self) -> f32 {
        let others = Seat::all(self.sight.players.len()).filter(|seat| *seat != self.seat);
        let basic = |seat: &Seat| {
            let stock = self.sight.players.get(seat.index()).map_or([0; 4], |player| player.stock);
            stock.iter().take(3).sum::<u8>()
        };
        let Some(victim) = others.max_by_key(basic) else { return 0.0 };
        let mut left = self.sight.players.get(victim.index()).map_or([0; 4], |player| player.stock);
        let mut taken: ArrayVec<(Resource, u8), 4> = ArrayVec::new();
        let mut worth = 0.0;
        for _ in 0..4 {
            let with = |resource| {
                let more = taken.iter().copied().chain([(resource, 1)]);
                self.gained(&more.collect::<ArrayVec<_, 4>>())
            };
            let open = Resource::BASIC.into_iter().zip(left).filter(|(_, n)| *n > 0);
            let gains = open.map(|(resource, _)| (resource, with(resource)));
            let Some((resource, gain)) = gains.max_by(|one, other| one.1.total_cmp(&other.1))
            else {
                break;
            };
            worth = gain;
            taken.push((resource, 1));
            if let Some(n) = left.get_mut(resource as usize) {
                *n -= 1;
            }
        }
        // They are missed, too.
        worth + 0.05 * taken.len() as f32 - 0.3
    }

    /// What it is worth to take two followers from the player whom it hurts the most.
    fn best_seizure(&self) -> f32 {
        let others = Seat::all(self.sight.players.len()).filter(|seat| *seat != self.seat);
        let worth = others.map(|seat| 1.8 * self.lost_by(seat, 2) * self.rivalry(seat));
        worth.fold(0.0, f32::max) - 0.8
    }

    /// What the own temple is worth that the attack would touch.
    fn temple_at_stake(&self) -> f32 {
        let Some(attack) = &self.sight.attack else { return 0.0 };
        let steps = self.game.program(self.game.spec(attack.effect).program.at);
        let worth = steps.filter_map(Op::done_to_others).map(|on| match on {
            On::Destroy { what: Prey::Temple, .. } => 1.5,
            On::Freeze { for_good: true } => 0.4 * self.turns,
            On::Freeze { for_good: false } | On::Move | On::SwitchTemple => 0.5,
            On::Destroy {
                what: Prey::Resource(_) | Prey::Card | Prey::Building { .. }, ..
            }
            | On::Lose { .. }
            | On::Steal { .. }
            | On::SwitchHand => 0.0,
        });
        worth.sum()
    }

    /// The followers that others have just lost.
    fn mourned(&self) -> f32 {
        let Some(attack) = &self.sight.attack else { return 1.0 };
        let steps = self.game.program(self.game.spec(attack.effect).program.at);
        let lost = steps.filter_map(Op::done_to_others).map(|on| match on {
            On::Lose { n } => f32::from(n.of(2)),
            On::Steal { .. }
            | On::Destroy { .. }
            | On::Move
            | On::SwitchTemple
            | On::SwitchHand
            | On::Freeze { .. } => 0.0,
        });
        lost.sum::<f32>().max(1.0)
    }

    /// One more of what is being stolen.
    fn stolen_more(&self) -> f32 {
        let steals = self.step(|op| matches!(op, Op::On(_, On::Steal { .. })));
        let Some(Op::On(_, On::Steal { what, .. })) = steals else { return 0.5 };
        match what {
            Loot::Follower => 1.8,
            Loot::Resource(what) if what.single() == Some(Resource::Rune) => 0.9,
            Loot::Card => 0.6,
            Loot::Resource(_) => 0.5,
        }
    }

    /// Piles back into their decks: good before one draws, if many divine cards come back.
    fn storm(&self) -> f32 {
        let kinds = self.sight.piles.iter().map(|card| self.game.kind(card));
        let divine = kinds.filter(|kind| self.game.spec(*kind).deck.home().is_some()).count();
        if self.is_active() { 0.04 * divine.min(20) as f32 } else { 0.0 }
    }

    /// What it is worth that the build of the player in turn comes to nothing.
    fn stopped_build(&self) -> f32 {
        let builder = self.sight.players.get(self.sight.active.index());
        let followers = builder.map_or(0, |player| player.followers);
        let close = self.most_followers() - f32::from(followers) < 3.0;
        match self.sight.announced {
            Some(Announced::Temple(_) | Announced::Found(..)) if close => 1.5,
            Some(Announced::Temple(_) | Announced::Found(..)) => 0.6,
            _ => 0.1,
        }
    }

    /// The die that is best turned, and what that brings.
    fn best_turn(&self, roll: &Roll) -> (u8, f32) {
        let mut best = (0, 0.0);
        for die in 0..roll.dice.len() as u8 {
            let (_, gain) = self.turned(die);
            if gain > best.1 {
                best = (die, gain);
            }
        }
        best
    }

    /// The best face for a die of the roll, and what it brings to turn it there.
    pub(super) fn turned(&self, die: u8) -> (u8, f32) {
        let mut best = (0, f32::MIN);
        for face in 0..6 {
            let gain = self.turn_to(die, face);
            if gain > best.1 {
                best = (face, gain);
            }
        }
        best
    }

    /// A face for the die that is being turned.
    pub(super) fn face(&self, face: u8) -> f32 {
        let die = self.sight.roll.as_ref().and_then(|roll| roll.turning);
        self.turn_to(die.unwrap_or(0), face)
    }

    /// What it brings to turn a die of the roll to a face: the most for the roller, the least for
    /// others.
    fn turn_to(&self, die: u8, face: u8) -> f32 {
        let Some(roll) = &self.sight.roll else { return 0.0 };
        let Some(rolled) = roll.dice.get(usize::from(die)) else { return 0.0 };
        let kari = self.rolled_by_kari(die);
        let shown = |face| {
            let face = crate::legal::face(self.game, rolled.die, face);
            self.shown_after(face, roll.followers, kari)
        };
        let gain = shown(face) - shown(rolled.face);
        if roll.seat == self.seat { gain } else { -0.4 * gain }
    }

    /// Kari's level for a die of the roll that she has rolled again; none for others.
    fn rolled_by_kari(&self, die: u8) -> u8 {
        let Some(roll) = &self.sight.roll else { return 0 };
        let again = roll.again >> die & 1 != 0;
        let kari = || self.power_of(roll.seat, Area::Freya, crate::ids::Inhabitant::Giant);
        if again { kari() } else { 0 }
    }

    /// What it brings on average to roll a die again: skulls and ones first.
    pub(super) fn rolled_again(&self, die: u8) -> f32 {
        let Some(roll) = &self.sight.roll else { return 0.0 };
        let Some(rolled) = roll.dice.get(usize::from(die)) else { return 0.0 };
        let face = |number| crate::legal::face(self.game, rolled.die, number);
        let kari = self.giant(Area::Freya);
        let then: f32 = (0..6).map(|n| self.shown_after(face(n), roll.followers, kari)).sum();
        let now = self.shown_after(face(rolled.face), roll.followers, self.rolled_by_kari(die));
        then / 6.0 - now
    }
}
