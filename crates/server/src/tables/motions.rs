//! What needs the consent of others: taking back, ending by agreement, playing again.

use gladsheim_engine::{Seat, SeatSet};
use gladsheim_protocol::{By, End, Motion, Over, Phase, TableId, Verb};

use super::actor::Actor;
use super::{clocks, create};
use crate::store::{Deed, OpenMotion, SeatRecord, Sitter};
use crate::{HallError, PersonId, time};

impl Actor {
    /// A person proposes something, agrees or disagrees.
    pub(crate) async fn motion(
        &mut self,
        person: Option<PersonId>,
        verb: Verb,
        motion: Motion,
    ) -> Result<(), HallError> {
        let seat = person.and_then(|person| self.record.seat_of(person));
        let seat = seat.ok_or(HallError::NotSeated)?;
        match verb {
            Verb::Undo | Verb::End => drop(self.playing()?),
            Verb::Rematch if self.record.phase != Phase::Over => return Err(HallError::NotOver),
            Verb::Rematch => {}
        }
        match motion {
            Motion::Propose => self.propose(seat, verb).await,
            Motion::Accept => self.accept(seat, verb).await,
            Motion::Decline => self.decline(seat, verb).await,
        }
    }

    async fn propose(&mut self, by: Seat, verb: Verb) -> Result<(), HallError> {
        if verb == Verb::Rematch && self.record.rematch.is_some() {
            return Ok(());
        }
        if self.record.motions.iter().any(|open| open.verb == verb && open.missing.contains(by)) {
            return self.accept(by, verb).await;
        }
        // Bots consent; people who act for themselves are asked.
        let mut people = self.record.people();
        people.remove(by);
        let (to, missing) = match verb {
            Verb::Undo => {
                let undo = self.playing()?.undo_of(by).ok_or(HallError::NothingToUndo)?;
                (undo.0, undo.1.and(people))
            }
            Verb::End | Verb::Rematch => (0, people),
        };
        let motion = OpenMotion { verb, by, missing, to };
        if missing.is_empty() {
            return self.carry(&motion).await;
        }
        let mut kept = self.draft();
        kept.record.motions.retain(|open| open.verb != verb);
        kept.record.motions.push(motion);
        self.keep(kept).await?;
        self.tell_table();
        Ok(())
    }

    async fn accept(&mut self, seat: Seat, verb: Verb) -> Result<(), HallError> {
        let mut kept = self.draft();
        let open = kept.record.motions.iter_mut().find(|open| open.verb == verb);
        let open = open.filter(|open| open.missing.contains(seat));
        let open = open.ok_or(HallError::NothingProposed)?;
        open.missing.remove(seat);
        if open.missing.is_empty() {
            let motion = open.clone();
            return self.carry(&motion).await;
        }
        self.keep(kept).await?;
        self.tell_table();
        Ok(())
    }

    async fn decline(&mut self, seat: Seat, verb: Verb) -> Result<(), HallError> {
        let mut kept = self.draft();
        let concerns = |open: &OpenMotion| {
            open.verb == verb && (open.by == seat || open.missing.contains(seat))
        };
        if !kept.record.motions.iter().any(concerns) {
            return Err(HallError::NothingProposed);
        }
        kept.record.motions.retain(|open| !concerns(open));
        self.keep(kept).await?;
        self.tell_table();
        Ok(())
    }

    /// Does what all agree to.
    async fn carry(&mut self, motion: &OpenMotion) -> Result<(), HallError> {
        match motion.verb {
            Verb::Undo => {
                let mut kept = self.draft();
                kept.record.motions.retain(|open| open.verb != Verb::Undo);
                self.do_deed(motion.by, Deed::Undo { to: motion.to }, By::Person, kept).await
            }
            Verb::End => self.end_by_agreement().await,
            Verb::Rematch => self.rematch(motion.by).await,
        }
    }

    async fn end_by_agreement(&mut self) -> Result<(), HallError> {
        let mut kept = self.draft();
        let record = &mut kept.record;
        record.phase = Phase::Over;
        record.over = Some(Over { end: End::Agreed, ranks: Vec::new() });
        record.waiting = SeatSet::EMPTY;
        record.motions.clear();
        clocks::turn(record, None, time::now());
        self.keep(kept).await?;
        self.thinking.iter_mut().for_each(|thinking| *thinking = None);
        self.tell_states(|actor, viewer| actor.state(viewer, Vec::new()));
        self.tell_table();
        Ok(())
    }

    /// Makes a table for the same people, who find it linked from this one.
    async fn rematch(&mut self, by: Seat) -> Result<(), HallError> {
        let asker = self.record.seat(by).map(|seat| &seat.sitter);
        let asker = match asker {
            Some(Sitter::Person { holders, .. }) => holders.first().copied(),
            _ => None,
        };
        let host = self.record.hosts.first().copied().or(asker).ok_or(HallError::Internal)?;
        let seats = self.record.seats.iter().map(again).collect();
        let mut next = create::blank(&*self.game, host, seats)?;
        next.hosts.clone_from(&self.record.hosts);
        (next.visibility, next.order) = (self.record.visibility, self.record.order);
        (next.clock, next.pad_windows) = (self.record.clock.clone(), self.record.pad_windows);
        next.touch(next.created_at, self.shared.options.keep_days);
        let id: TableId = next.id.clone();
        let content = self.game.content().map(str::to_owned);
        self.shared.store.create(next, content).await?;
        let mut kept = self.draft();
        kept.record.motions.clear();
        kept.record.rematch = Some(id.clone());
        if let Err(error) = self.keep(kept).await {
            // Nobody has heard of the new table yet.
            let _ = self.shared.store.delete(&id).await;
            return Err(error);
        }
        self.tell_table();
        Ok(())
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
    SeatRecord { sitter, ..SeatRecord::default() }
}
