//! Powers that bring followers (VD-FOL, VD-RG-FOL).

use gladsheim_engine::{EventSink, Seat, SeatSet};

use super::Next;
use crate::action::{Action, Line, Rate};
use crate::event::Cause;
use crate::ids::{Area, Die, Resource, Site};
use crate::play::Play;
use crate::rules::Valda;
use crate::state::Frame;

impl<E: EventSink<Valda>> Play<'_, E> {
    pub(super) fn use_power(&mut self, seat: Seat, action: Action) {
        // Whatever is done next, the last card can no longer be repeated (VD-TIME-14).
        self.s.turn.last = None;
        let uses = &mut self.s.turn.uses;
        match action {
            Action::Thor(rate, resource) => {
                let [three, two] = &mut uses.thor;
                *(if rate == Rate::Three { three } else { two }) += 1;
                self.pay(seat, resource, rate.count());
                self.gain_followers(seat, 1, Cause::Power(Area::Thor));
            }
            Action::Odin(line) => {
                let [two, three] = &mut uses.odin;
                let (counter, blood, followers) = match line {
                    Line::First => (two, 2, 1),
                    Line::Second => (three, 3, 2),
                };
                *counter += 1;
                self.pay(seat, Resource::Blood, blood);
                self.gain_followers(seat, followers, Cause::Power(Area::Odin));
            }
            Action::Loki(line) => {
                uses.loki = 1;
                self.roll(seat, [(Die::White, 1 + line as u8), (Die::White, 0)], true, None);
            }
            Action::Thrym(line) => {
                let [one, two] = &mut uses.thrym;
                let (counter, runes, followers) = match line {
                    Line::First => (one, 1, 1),
                    Line::Second => (two, 2, 3),
                };
                *counter += 1;
                self.pay(seat, Resource::Rune, runes);
                self.gain_followers(seat, followers, Cause::Giant(Area::Odin));
            }
            Action::Grim(line) => {
                let [two, three] = &mut uses.grim;
                let (counter, left, followers) = match line {
                    Line::First => (two, 2, 1),
                    Line::Second => (three, 3, 2),
                };
                *counter += 1;
                self.push(Frame::Offering { left, followers });
            }
            Action::Mork => {
                uses.mork += 1;
                self.push(Frame::Relocate(None));
            }
            Action::Play(kind) => self.play_action(seat, kind),
            _ => {}
        }
    }

    /// Grim takes cards one by one, and then gives his followers (VD-RG-GIANT-GRIM).
    pub(super) fn advance_offering(&mut self, left: u8, followers: u8) -> Next {
        let seat = self.active();
        if left > 0 {
            return Next::Ask(SeatSet::only(seat));
        }
        self.s.stack.pop();
        self.gain_followers(seat, followers, Cause::Giant(Area::Thor));
        Next::Go
    }

    /// Mork moves a temple: which, then where to (VD-RG-GIANT-MORK).
    pub(super) fn answer_relocate(&mut self, seat: Seat, from: Option<Site>, action: Action) {
        match (from, action) {
            (None, Action::Site(site)) => self.set_top(Frame::Relocate(Some(site))),
            (Some(from), Action::Area(area)) => {
                self.s.stack.pop();
                self.move_temple(seat, from, area);
            }
            _ => {
                self.s.stack.pop();
            }
        }
    }
}
