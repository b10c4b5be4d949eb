//! Taking back an answer that was given in secret, while others still think.
//!
//! Secret answers given at the same time commute, so one of them can go without the others: the
//! position is the one that would be there if it had not been given. An undo, which goes back to a
//! moment, would take back what others have answered since.

use gladsheim_engine::{Seat, Viewer};
use gladsheim_registry::AnyMatch;

use crate::fold::{Back, Counts, Fold, Step, StepKind};

impl Fold {
    /// The entry that `seat` may take back without anybody else: the answer that it gave to a
    /// question that is put in secret, of which everybody knows that it was put.
    ///
    /// While something is held back from anybody the moment is not what it seems, and nothing is
    /// taken back.
    pub(crate) fn withdrawal_of(&self, seat: Seat) -> Option<u64> {
        let pauses =
            self.held.iter().any(Option::is_some) || self.frozen.iter().any(Option::is_some);
        let last = self.back.iter().rev().find(|back| back.seat == seat)?;
        let asked = last.before.question(seat, Viewer::Seat(seat))?;
        let is_secret = last.is_open && asked.secret && !pauses;
        (is_secret && self.try_withdraw(seat, last.seq).is_some()).then_some(last.seq)
    }

    /// Takes back the entry `seq`, if what others did since stands without it.
    pub(super) fn try_withdraw(&self, seat: Seat, seq: u64) -> Option<Step> {
        let index = self.back.iter().position(|back| back.seq == seq && back.seat == seat)?;
        let (answer, later) = self.back.get(index..)?.split_first()?;
        let mut after = answer.before.clone_box();
        for back in later {
            if back.seat == seat || !again(&mut *after, back) {
                return None;
            }
        }
        if after.legal_ids(seat) != answer.before.legal_ids(seat) {
            return None;
        }
        let (mut numbers, mut told) = (Counts::default(), answer.told);
        for viewer in Viewer::all(self.asked.len()) {
            numbers.set(viewer, answer.heard.of(viewer) + 1);
        }
        told.insert(Viewer::Seat(seat));
        Some(self.new_step(after, seat, StepKind::Withdrawn { seq, numbers }, told))
    }

    /// Forgets an answer that was taken back: what came after it came without it.
    pub(super) fn forget_answer(&mut self, seq: u64) {
        let Some(index) = self.back.iter().position(|back| back.seq == seq) else { return };
        let mut position = self.back.remove(index).before;
        for back in self.back.iter_mut().skip(index) {
            back.before = position.clone_box();
            again(&mut *position, back);
        }
    }
}

/// Does once more what somebody did; says whether that was possible, and showed nobody anything.
fn again(position: &mut dyn AnyMatch, back: &Back) -> bool {
    let Some(action) = back.action else { return false };
    position.apply(back.seat, action).is_ok_and(|happenings| !happenings.reveals_to_anyone())
}
