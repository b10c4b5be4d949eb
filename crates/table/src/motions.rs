//! What needs the consent of others: taking back, ending by agreement, playing again.

use std::sync::Arc;

use gladsheim_engine::{Seat, SeatSet};
use gladsheim_protocol::{By, End, Motion, Over, Phase, Verb};

use crate::outcome::{Outcome, Then};
use crate::random::RandomSource;
use crate::record::{EntryKind, OpenMotion, SeatRecord, Sitter};
use crate::table::{Stored, Table};
use crate::time::Millis;
use crate::tokens::PersonId;
use crate::{TableError, clocks, new_table};

impl Table {
    /// A person proposes something, agrees or disagrees.
    ///
    /// # Errors
    /// If the person does not sit here, or it cannot be done now.
    pub fn motion(
        &self,
        person: Option<PersonId>,
        verb: Verb,
        motion: Motion,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome, TableError> {
        let seat = self.seated(person)?;
        match verb {
            Verb::Undo | Verb::End => drop(self.playing()?),
            Verb::Rematch if self.record.phase != Phase::Over => return Err(TableError::NotOver),
            Verb::Rematch => {}
        }
        match motion {
            Motion::Propose => self.propose(seat, verb, now, random),
            Motion::Accept => self.accept(seat, verb, now, random),
            Motion::Decline => self.decline(seat, verb, now),
        }
    }

    fn propose(
        &self,
        by: Seat,
        verb: Verb,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome, TableError> {
        if verb == Verb::Rematch && self.record.rematch.is_some() {
            return Ok(Outcome::nothing());
        }
        if self.record.motions.iter().any(|open| open.verb == verb && open.missing.contains(by)) {
            return self.accept(by, verb, now, random);
        }
        if let Some(seq) = self.withdrawal_of(by, now).filter(|_| verb == Verb::Undo) {
            return self.step(by, EntryKind::Withdraw { seq }, By::Person, self.draft(), now);
        }
        // Bots consent; people who act for themselves are asked.
        let mut people = self.record.people();
        people.remove(by);
        let (to, missing) = match verb {
            Verb::Undo => {
                let undo = self.playing()?.undo_of(by).ok_or(TableError::NothingToUndo)?;
                (undo.0, undo.1.and(people))
            }
            Verb::End | Verb::Rematch => (0, people),
        };
        let motion = OpenMotion { verb, by, missing, to };
        if missing.is_empty() {
            return self.carry(&motion, now, random);
        }
        let mut change = self.draft();
        change.record.motions.retain(|open| open.verb != verb);
        change.record.motions.push(motion);
        Ok(self.outcome(change, Then::Table, now))
    }

    /// The entry that `seat` may take back at once, whatever others have answered since.
    pub(crate) fn withdrawal_of(&self, seat: Seat, now: Millis) -> Option<u64> {
        let seq = self.fold.as_ref()?.withdrawal_of(seat)?;
        clocks::may_think_again(&self.record, seat, now).then_some(seq)
    }

    fn accept(
        &self,
        seat: Seat,
        verb: Verb,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome, TableError> {
        let mut change = self.draft();
        let open = change.record.motions.iter_mut().find(|open| open.verb == verb);
        let open = open.filter(|open| open.missing.contains(seat));
        let open = open.ok_or(TableError::NothingProposed)?;
        open.missing.remove(seat);
        if open.missing.is_empty() {
            let motion = open.clone();
            return self.carry(&motion, now, random);
        }
        Ok(self.outcome(change, Then::Table, now))
    }

    fn decline(&self, seat: Seat, verb: Verb, now: Millis) -> Result<Outcome, TableError> {
        let mut change = self.draft();
        let concerns = |open: &OpenMotion| {
            open.verb == verb && (open.by == seat || open.missing.contains(seat))
        };
        if !change.record.motions.iter().any(concerns) {
            return Err(TableError::NothingProposed);
        }
        change.record.motions.retain(|open| !concerns(open));
        Ok(self.outcome(change, Then::Table, now))
    }

    /// Does what all agree to.
    fn carry(
        &self,
        motion: &OpenMotion,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome, TableError> {
        match motion.verb {
            Verb::Undo => {
                let mut change = self.draft();
                change.record.motions.retain(|open| open.verb != Verb::Undo);
                self.step(motion.by, EntryKind::Undo { to: motion.to }, By::Person, change, now)
            }
            Verb::End => Ok(self.end_early(End::Agreed, now)),
            Verb::Rematch => self.rematch(motion.by, now, random),
        }
    }

    /// Ends the game before its rules do; nobody is ranked.
    pub(crate) fn end_early(&self, end: End, now: Millis) -> Outcome {
        let mut change = self.draft();
        let record = &mut change.record;
        record.end(Over { end, ranks: Vec::new() }, now);
        record.waiting = SeatSet::EMPTY;
        clocks::turn(record, None, now);
        self.outcome(change, Then::Ended, now)
    }

    /// Makes a table for the same people, who find it linked from this one.
    fn rematch(
        &self,
        by: Seat,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome, TableError> {
        let asker = self.record.seat(by).map(|seat| &seat.sitter);
        let asker = match asker {
            Some(Sitter::Person { holders, .. }) => holders.first().copied(),
            _ => None,
        };
        let host = self.record.hosts.first().copied().or(asker);
        let host = host.ok_or_else(|| TableError::Broken("a table without a host".to_owned()))?;
        let seats = self.record.seats.iter().map(again).collect();
        // An owner's cards are dealt again; a box is dealt as it is today, which may be newer.
        let game = match self.record.own_content {
            true => Arc::clone(&self.rules.game),
            false => {
                let again = self.rules.title.build(&self.record.setup, None);
                again.map_err(|error| TableError::BadSetup(error.to_string()))?
            }
        };
        let mut next = new_table::blank(&*game, host, seats, now, random)?;
        next.hosts.clone_from(&self.record.hosts);
        next.devices.clone_from(&self.record.devices);
        next.removed.clone_from(&self.record.removed);
        (next.visibility, next.order) = (self.record.visibility, self.record.order);
        (next.clock, next.wanted_secrecy) = (self.record.clock.clone(), self.record.wanted_secrecy);
        // Nobody is dealt in who is not there yet.
        next.deals_when_ready = true;
        next.touch(next.created_at, self.settings.keep_days);
        let mut change = self.draft();
        change.record.motions.clear();
        change.record.rematch = Some(next.id.clone());
        let content = Some(game.bundle().to_owned());
        Ok(self.outcome(change, Then::Table, now).with_table(Stored::new(next, content)))
    }
}

/// The seat at the next table: whoever left or gave the seat to a bot is not asked again.
fn again(seat: &SeatRecord) -> SeatRecord {
    let sitter = match &seat.sitter {
        Sitter::Person { .. } if seat.left => Sitter::Nobody,
        Sitter::Person { name, holders, .. } => {
            Sitter::Person { name: name.clone(), holders: holders.clone(), stand_in: None }
        }
        other => other.clone(),
    };
    let muted = seat.muted && matches!(sitter, Sitter::Person { .. });
    SeatRecord { sitter, muted, ..SeatRecord::default() }
}
