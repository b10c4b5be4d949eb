//! Steps that leave no choice.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::effect::Op;
use crate::event::{Cause, Event, Source};
use crate::ids::{Area, Die, Kind, Side};
use crate::play::Play;
use crate::state::{Frame, Run};

impl<E: EventSink<Event>> Play<'_, E> {
    /// Steps without any choice. The program stands on the next one already.
    pub(super) fn do_at_once(&mut self, run: &Run, op: Op) {
        let seat = run.actor;
        match op {
            Op::Follower { n } => self.gain_followers(seat, n.of(run.x), Cause::Card(run.kind)),
            Op::Draw { n, open } => {
                for _ in 0..n {
                    self.draw(seat, Source::Main(Side::A), open);
                }
            }
            Op::AddActions { n } => {
                self.s.turn.actions = self.s.turn.actions.saturating_add(n);
                self.events.emit(|| Event::MoreActions { seat, n });
            }
            Op::SetBuilds { n } => {
                if self.game.has_giants() {
                    self.raise_allowance(n);
                } else {
                    // Before anything is built in the turn, so that the highest number counts
                    // (VD-BUILD-1).
                    self.s.turn.builds = self.s.turn.builds.max(n);
                }
                self.events.emit(|| Event::MoreBuilds { seat, limit: n });
            }
            Op::Roll { die, n, followers } => {
                self.roll(seat, [(die, n), (Die::White, 0)], followers, Some(run.kind));
            }
            Op::RerollCharges { n } => {
                self.s.turn.rerolls = self.s.turn.rerolls.saturating_add(n);
            }
            Op::SetDieCharges { n } => {
                self.s.turn.die_turns = self.s.turn.die_turns.saturating_add(n);
            }
            Op::Unfreeze => self.thaw_where(|owner, _| owner == seat),
            Op::SwitchHand => self.switch_hands(seat),
            Op::Again { back } => {
                let (rounds, at) = (run.rounds - 1, run.at - u16::from(back) - 1);
                if rounds > 0 {
                    self.jump(at);
                    self.update(|run| {
                        run.rounds = rounds;
                        run.begun = true;
                        run.left = 1;
                    });
                }
            }
            Op::IfTempleIn { inhabitant, skip } => {
                let has = Area::ALL.into_iter().any(|area| {
                    self.s.inhabitants[area] == Some(inhabitant) && self.s.temples(seat, area) > 0
                });
                if !has {
                    self.jump(run.at + 1 + u16::from(skip));
                }
            }
            Op::DoubleKill => self.s.attack.double = true,
            Op::SetDie => self.push(Frame::TurnDie { seat, die: None }),
            Op::CancelAttack => self.cancel_attack(seat),
            Op::Undefendable => {
                self.s.attack.undefendable = true;
                self.events.emit(|| Event::Undefendable);
            }
            Op::Resisted => self.gain_followers(seat, 2, Cause::Card(run.kind)),
            Op::RepeatAttack => {
                self.s.attack.claim = self.blocker();
            }
            Op::Hammertime => {
                if let Some(kind) = self.s.turn.last.take() {
                    self.repeat_card(seat, kind);
                }
            }
            Op::AttackMul { n } => self.change_value(|value| value.saturating_mul(n.into())),
            Op::AttackAdd { n } => self.change_value(|value| value.saturating_add(n.into())),
            Op::CancelBuild => self.s.turn.cancelled = true,
            Op::Necromancy => {
                let lost = |other: Seat| self.s.giants.lost[other];
                let others = SeatSet::first(self.seats()).without(SeatSet::only(seat));
                let n = others.iter().map(lost).fold(0, u8::saturating_add);
                self.gain_followers(seat, n, Cause::Card(run.kind));
            }
            Op::ReshuffleAll => self.reshuffle_all(),
            Op::StealDraw => self.take_treasure(seat),
            Op::ImmuneTemples => self.s.giants.immune.insert(seat),
            Op::IgnoreHavens => self.s.giants.lawless.insert(seat),
            Op::IceCave => self.gain_followers(seat, 2, Cause::Card(run.kind)),
            _ => {}
        }
    }

    /// The player whose block is being settled: the owner of the window below the weapon.
    fn blocker(&self) -> Option<Seat> {
        self.s.stack.iter().rev().find_map(|frame| match frame {
            Frame::Window { owner, .. } => Some(*owner),
            _ => None,
        })
    }

    /// Carries out a card's effect once more, with new choices.
    pub(super) fn repeat_card(&mut self, seat: Seat, kind: Kind) {
        self.events.emit(|| Event::Repeated { seat, card: kind });
        let at = self.game.spec(kind).program.at;
        self.push(Frame::Run(Run::of(at, seat, kind)));
    }

    /// Power Shift: both remember what they gave away (VD-RG-CARD-6).
    fn switch_hands(&mut self, seat: Seat) {
        let Some(with) = self.s.attack.hit.lowest() else { return };
        let (given, taken) = (self.s.hands[seat], self.s.hands[with]);
        for (owner, old, new) in [(seat, given, taken), (with, taken, given)] {
            self.s.hands[owner] = new;
            self.s.known[owner] = self.s.known[owner].or(&old).without(&new);
        }
        let game = self.game;
        self.events.emit(|| Event::HandsSwitched {
            seat,
            with,
            taken: Some(game.kinds(&taken)),
            given: Some(game.kinds(&given)),
        });
    }
}
