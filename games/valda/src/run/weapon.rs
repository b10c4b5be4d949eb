//! Steps that only weapons have.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::event::{Cause, Event};
use crate::op::Weapon;
use crate::play::Play;
use crate::rules::Valda;
use crate::state::{Frame, Run};

/// The followers that a weapon brings of itself (VD-WPN-SURTUR-A, VD-RG-WPN-YMIR-B).
const REWARD: u8 = 2;

impl<E: EventSink<Valda>> Play<'_, E> {
    /// Does what a weapon does. The program stands on the next step already.
    pub(super) fn do_weapon(&mut self, run: &Run, weapon: Weapon) {
        let seat = run.actor;
        match weapon {
            Weapon::DoubleKill => self.s.attack.double = true,
            Weapon::SetDie => self.push(Frame::TurnDie { seat, die: None }),
            Weapon::CancelAttack => self.cancel_attack(seat),
            Weapon::Undefendable => {
                self.s.attack.undefendable = true;
                self.events.emit(self.s, || Event::Undefendable);
            }
            Weapon::Resisted | Weapon::IceCave => {
                self.gain_followers(seat, REWARD, Cause::Card(run.kind));
            }
            Weapon::RepeatAttack => self.s.attack.claim = self.blocker(),
            Weapon::Hammertime => {
                if let Some(kind) = self.s.turn.last.take() {
                    self.repeat_card(seat, kind);
                }
            }
            Weapon::AttackMul { n } => self.change_value(|value| value.saturating_mul(n.into())),
            Weapon::AttackAdd { n } => self.change_value(|value| value.saturating_add(n.into())),
            Weapon::CancelBuild => self.s.turn.cancelled = true,
            // It is part of a defence, which is not carried out (VD-RG-WPN-AGIR-A).
            Weapon::Aegis => {}
            Weapon::Necromancy => {
                let lost = |other: Seat| self.s.giants.lost[other];
                let others = SeatSet::first(self.seats()).without(SeatSet::only(seat));
                let n = others.iter().map(lost).fold(0, u8::saturating_add);
                self.gain_followers(seat, n, Cause::Card(run.kind));
            }
            Weapon::ReshuffleAll => self.reshuffle_all(),
            Weapon::StealDraw => self.take_treasure(seat),
            Weapon::ImmuneTemples => self.s.giants.immune.insert(seat),
            Weapon::IgnoreHavens => self.s.giants.lawless.insert(seat),
        }
    }

    /// The player whose block is being settled: the owner of the window below the weapon.
    fn blocker(&self) -> Option<Seat> {
        self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Window { owner, .. } => Some(*owner),
            _ => None,
        })
    }
}
