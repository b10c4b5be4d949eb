//! Steps that leave no choice.

use gladsheim_engine::{EventSink, Seat};

use crate::event::{Cause, Event};
use crate::ids::{Die, Kind};
use crate::op::Plain;
use crate::play::Play;
use crate::rules::Valda;
use crate::state::{Frame, Run};

impl<E: EventSink<Valda>> Play<'_, E> {
    /// Does what leaves no choice. The program stands on the next step already.
    pub(super) fn do_plain(&mut self, run: &Run, plain: Plain) {
        let seat = run.actor;
        match plain {
            Plain::Follower { n } => {
                self.gain_followers(seat, n.of(run.x), Cause::Card(run.kind));
            }
            Plain::AddActions { n } => {
                self.s.turn.actions = self.s.turn.actions.saturating_add(n);
                self.events.emit(self.s, || Event::MoreActions { seat, n });
            }
            Plain::SetBuilds { n } => {
                if self.game.has_giants() {
                    self.raise_allowance(n);
                } else {
                    // Before anything is built in the turn, so that the highest number counts
                    // (VD-BUILD-1).
                    self.s.turn.builds = self.s.turn.builds.max(n);
                }
                self.events.emit(self.s, || Event::MoreBuilds { seat, limit: n });
            }
            Plain::Roll { die, n, followers } => {
                self.roll(seat, [(die, n), (Die::White, 0)], followers, Some(run.kind));
            }
            Plain::RerollCharges { n } => {
                self.s.turn.rerolls = self.s.turn.rerolls.saturating_add(n);
            }
            Plain::SetDieCharges { n } => {
                self.s.turn.die_turns = self.s.turn.die_turns.saturating_add(n);
            }
            Plain::Unfreeze => self.thaw_where(|owner, _| owner == seat),
        }
    }

    /// Carries out a card's effect once more, with new choices.
    pub(super) fn repeat_card(&mut self, seat: Seat, kind: Kind) {
        let at = self.game.spec(kind).program.at;
        self.push(Frame::Run(Run::of(at, seat, kind)));
        self.events.emit(self.s, || Event::Repeated { seat, card: kind });
    }

    /// Power Shift: both remember what they gave away (VD-RG-CARD-6).
    pub(super) fn switch_hands(&mut self, seat: Seat, with: Seat) {
        let (given, taken) = (self.s.hands[seat], self.s.hands[with]);
        for (owner, old, new) in [(seat, given, taken), (with, taken, given)] {
            self.s.hands[owner] = new;
            self.s.known[owner] = self.s.known[owner].or(&old).without(&new);
        }
        let game = self.game;
        self.events.emit(self.s, || Event::HandsSwitched {
            seat,
            with,
            taken: Some(game.kinds(&taken)),
            given: Some(game.kinds(&given)),
        });
    }
}
