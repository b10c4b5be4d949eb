//! Clocks: how they run, and what happens when one runs out.

use gladsheim_bots::BotSpec;
use gladsheim_engine::{Seat, SeatSet};
use gladsheim_protocol::{AtZero, By, Phase, Time};

use super::actor::Actor;
use crate::HallError;
use crate::store::{SeatClock, Sitter, TableRecord};
use crate::time::Millis;

/// Sets all clocks of a table to the start.
pub(super) fn wind_up(record: &mut TableRecord) {
    let left_ms = match record.clock.time {
        Time::Untimed {} => return record.clocks.clear(),
        Time::Live { bank_ms, .. } => bank_ms,
        Time::Slow { per_move_ms } => per_move_ms,
    };
    let clock = SeatClock { left_ms, deadline: None, nudged: false };
    record.clocks = vec![clock; record.seats.len()];
}

/// Stops and starts clocks after something has happened: they run for people who are asked.
///
/// `answered` is the seat that has just answered in a way that others hear of. An answer that
/// stays hidden changes no clock, or the clock would tell.
pub(super) fn turn(record: &mut TableRecord, answered: Option<Seat>, now: Millis) {
    let running = match record.phase {
        Phase::Playing => record.waiting.and(record.people()),
        _ => SeatSet::EMPTY,
    };
    let time = record.clock.time;
    for (index, clock) in record.clocks.iter_mut().enumerate() {
        let Some(seat) = Seat::new(index) else { continue };
        let answered = answered == Some(seat);
        if !running.contains(seat) || answered {
            stop(clock, time, answered, now);
        }
        if running.contains(seat) && clock.deadline.is_none() && !clock.nudged {
            clock.deadline = Some(now + clock.left_ms);
        }
    }
}

fn stop(clock: &mut SeatClock, time: Time, answered: bool, now: Millis) {
    if let Some(deadline) = clock.deadline.take() {
        clock.left_ms = deadline.saturating_sub(now);
    }
    clock.nudged = false;
    match time {
        Time::Live { increment_ms, .. } if answered => clock.left_ms += increment_ms,
        Time::Slow { per_move_ms } => clock.left_ms = per_move_ms,
        _ => {}
    }
}

impl Actor {
    /// Gives live clocks the time back during which no hall was open. Slow ones are counted in days
    /// of the calendar and go on.
    pub(super) async fn resume_clocks(&mut self) {
        let (opened_at, closed_for) = (self.shared.opened_at, self.shared.closed_for);
        let is_live = matches!(self.record.clock.time, Time::Live { .. });
        if !is_live || closed_for == 0 || self.record.touched_at >= opened_at {
            return;
        }
        let mut kept = self.draft();
        let deadlines = kept.record.clocks.iter_mut().filter_map(|clock| clock.deadline.as_mut());
        let mut moved = 0;
        for deadline in deadlines {
            *deadline += closed_for;
            moved += 1;
        }
        if moved > 0 && self.keep(kept).await.is_err() {
            self.retry_later();
        }
    }

    /// The next moment at which a clock runs out for which no bot thinks yet.
    pub(super) fn next_deadline(&self) -> Option<Millis> {
        self.record.due_at()?;
        let clocks = self.record.clocks.iter().zip(&self.thinking);
        clocks.filter(|(_, bot)| bot.is_none()).filter_map(|(clock, _)| clock.deadline).min()
    }

    /// Does what the table chose for those whose time is up.
    pub(super) async fn ring_clocks(&mut self, now: Millis) {
        if self.retry_at.is_some() || self.next_deadline().is_none_or(|at| at > now) {
            return;
        }
        let clocks = self.record.clocks.iter().enumerate();
        let late = clocks.filter(|(_, clock)| clock.deadline.is_some_and(|at| at <= now));
        let late: SeatSet = late.filter_map(|(index, _)| Seat::new(index)).collect();
        let done = match self.record.clock.at_zero {
            AtZero::Nudge => self.nudge(late).await,
            AtZero::BotMove => {
                let bot = self.stand_in();
                late.iter().for_each(|seat| self.think(seat, bot, By::Clock));
                Ok(())
            }
            AtZero::BotSeat => self.seat_stand_ins(late, now).await,
        };
        if done.is_err() {
            self.retry_later();
        }
    }

    /// The bot that plays for those whose time is up.
    pub(super) fn stand_in(&self) -> BotSpec {
        let chosen = self.record.clock.bot.as_deref().and_then(|bot| bot.parse().ok());
        chosen.unwrap_or(self.shared.options.stand_in)
    }

    async fn nudge(&mut self, late: SeatSet) -> Result<(), HallError> {
        let mut kept = self.draft();
        for (index, clock) in kept.record.clocks.iter_mut().enumerate() {
            if Seat::new(index).is_some_and(|seat| late.contains(seat)) {
                *clock = SeatClock { left_ms: 0, deadline: None, nudged: true };
            }
        }
        self.keep(kept).await?;
        self.tell_states(|actor, viewer| {
            let awaited = actor.fold.as_ref()?.table().awaited(viewer);
            if awaited.and(late).is_empty() { None } else { actor.state(viewer, Vec::new()) }
        });
        Ok(())
    }

    async fn seat_stand_ins(&mut self, late: SeatSet, now: Millis) -> Result<(), HallError> {
        let bot = self.stand_in();
        let mut kept = self.draft();
        for (index, seat) in kept.record.seats.iter_mut().enumerate() {
            let is_late = Seat::new(index).is_some_and(|seat| late.contains(seat));
            if let (true, Sitter::Person { stand_in, .. }) = (is_late, &mut seat.sitter) {
                *stand_in = Some(bot);
            }
        }
        turn(&mut kept.record, None, now);
        self.keep(kept).await?;
        self.tell_table();
        self.wake_bots();
        Ok(())
    }
}
