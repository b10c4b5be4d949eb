//! Weapons: each is held back until it does a good deal, and less so as the end comes near.

use super::reading::Reading;
use crate::effect::Op;
use crate::ids::{Kind, Mode, Phase};
use crate::view::Roll;

impl Reading<'_> {
    /// What it is worth to keep a weapon for another day.
    fn reserve(&self) -> f32 {
        0.1 + 0.18 * self.turns.min(4.0)
    }

    /// A weapon in one of its modes.
    pub(super) fn weapon(&self, kind: Kind, mode: Mode) -> f32 {
        let at = self.game.mode_at(kind, mode);
        let worth: f32 = self.game.program(at).map(|op| self.weapon_op(op)).sum();
        worth - self.reserve()
    }

    fn weapon_op(&self, op: Op) -> f32 {
        let Some(attack) = &self.view.attack else { return self.quiet_op(op) };
        let (mine, on_me) = (attack.attacker == self.seat, attack.targets.contains(self.seat));
        let target = attack.targets.lowest().unwrap_or(self.view.active);
        let damage = self.damage_to(target);
        // What the others do to each other is of little interest.
        let interest = match () {
            () if mine => 1.0,
            () if on_me => -1.0,
            () => 0.2,
        };
        let blocked = if attack.undefendable { 0.0 } else { self.blocks(target, attack.value) };
        match op {
            Op::Undefendable => interest * damage * blocked,
            Op::AttackMul { .. } => 0.8 * interest * damage * blocked,
            Op::AttackAdd { .. } => 0.5 * interest * damage * blocked,
            Op::Redirect if on_me => damage + 0.2,
            Op::CancelAttack if on_me => damage + 0.5,
            Op::Redirect | Op::CancelAttack => -1.0,
            Op::DoubleKill => interest * damage,
            Op::Resisted => 2.5,
            Op::RepeatAttack => 0.7 * interest * damage,
            op => self.quiet_op(op),
        }
    }

    /// Away from attacks.
    fn quiet_op(&self, op: Op) -> f32 {
        match op {
            Op::SetDie => self.view.roll.as_ref().map_or(0.0, |roll| self.best_turn(roll).1),
            Op::CancelBuild => self.stopped_build(),
            Op::Hammertime => self.view.repeatable.map_or(0.0, |card| self.program(card)),
            // Whatever is taken from the pile can be used in the own turn only, or against attacks.
            Op::TakeDiscard { .. } | Op::Draw { .. } | Op::Steal { .. } => {
                let busy = self.is_active() && self.view.phase != Phase::Game;
                self.op(op) - if busy { 0.1 } else { 0.0 }
            }
            _ => 0.0,
        }
    }

    /// What it is worth that the build of the player in turn comes to nothing.
    fn stopped_build(&self) -> f32 {
        let builder = self.view.players.get(self.view.active.index());
        let followers = builder.map_or(0, |player| player.followers);
        let close = self.most_followers() - f32::from(followers) < 3.0;
        match self.view.announced {
            Some(crate::view::Announced::Temple(_)) if close => 1.5,
            Some(crate::view::Announced::Temple(_)) => 0.6,
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
        let die = self.view.roll.as_ref().and_then(|roll| roll.turning);
        self.turn_to(die.unwrap_or(0), face)
    }

    /// What it brings to turn a die of the roll to a face: the most for the roller, the least for
    /// others.
    fn turn_to(&self, die: u8, face: u8) -> f32 {
        let Some(roll) = &self.view.roll else { return 0.0 };
        let Some(rolled) = roll.dice.get(usize::from(die)) else { return 0.0 };
        let shown = |face| {
            let face = crate::legal::face(self.game, rolled.die, face);
            self.shown(face, roll.followers)
        };
        let gain = shown(face) - shown(rolled.face);
        if roll.seat == self.seat { gain } else { -0.4 * gain }
    }
}
