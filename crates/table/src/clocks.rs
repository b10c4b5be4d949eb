//! Clocks: how they run, and what happens when one runs out.

use gladsheim_bots::BotSpec;
use gladsheim_engine::{Seat, SeatSet};
use gladsheim_protocol::{AtZero, By, End, Phase, Time};

use crate::fold::Fold;
use crate::outcome::{Outcome, Then};
use crate::record::{EntryKind, SeatClock, Sitter, TableRecord};
use crate::table::Table;
use crate::time::Millis;

/// Sets all clocks of a table to the start.
pub(super) fn wind_up(record: &mut TableRecord) {
    let left_ms = match record.clock.time {
        Time::Untimed {} => return record.clocks.clear(),
        Time::Live { bank_ms, .. } => bank_ms,
        Time::Slow { per_move_ms } => per_move_ms,
    };
    let clock = SeatClock { left_ms, ..SeatClock::default() };
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

/// Whether a seat still has time to decide anew what it has answered.
pub(super) fn may_think_again(record: &TableRecord, seat: Seat, now: Millis) -> bool {
    let clock = record.clocks.get(seat.index());
    clock.is_none_or(|clock| clock.answered_before.is_some_and(|deadline| deadline > now))
}

/// Lets the clock of a seat run as if its last answer had not been given: whoever thinks again
/// wins no time by it.
pub(super) fn think_again(record: &mut TableRecord, seat: Seat) {
    if let Some(clock) = record.clocks.get_mut(seat.index()) {
        clock.deadline = clock.answered_before.take();
    }
}

fn stop(clock: &mut SeatClock, time: Time, answered: bool, now: Millis) {
    if answered {
        clock.answered_before = clock.deadline;
    }
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

impl Table {
    /// Gives live clocks the time back during which nobody held the table: so long, until
    /// `opened_at`. Slow ones are counted in days of the calendar and go on.
    #[must_use]
    pub fn resume_clocks(&self, opened_at: Millis, closed_for: Millis) -> Option<Outcome> {
        let is_live = matches!(self.record.clock.time, Time::Live { .. });
        if !is_live || closed_for == 0 || self.record.touched_at >= opened_at {
            return None;
        }
        let mut change = self.draft();
        let mut moved = 0;
        for deadline in change.record.clocks.iter_mut().flat_map(SeatClock::deadlines) {
            *deadline += closed_for;
            moved += 1;
        }
        (moved > 0).then(|| self.outcome(change, Then::Nothing, opened_at))
    }

    /// When something has to happen by itself or has to be told, if anything does: the table need
    /// not be looked at before then.
    #[must_use]
    pub fn wake_at(&self, now: Millis) -> Option<Millis> {
        let hidden = self.fold.as_ref().and_then(Fold::hidden_due_at);
        [self.next_deadline(now), hidden, self.tells_at()].into_iter().flatten().min()
    }

    /// When something has to be told that has happened already.
    #[must_use]
    pub fn tells_at(&self) -> Option<Millis> {
        let thaw = self.fold.as_ref().and_then(Fold::thaws_at);
        [thaw, self.viewers.presence_due_at()].into_iter().flatten().min()
    }

    /// Whether something is held back that will have to be told or answered.
    #[must_use]
    pub fn is_pausing(&self) -> bool {
        let pauses = |fold: &Fold| fold.thaws_at().or(fold.hidden_due_at()).is_some();
        self.fold.as_ref().is_some_and(pauses)
    }

    /// The next moment at which a clock runs out. Those that a bot moves for have run out already.
    fn next_deadline(&self, now: Millis) -> Option<Millis> {
        self.record.due_at()?;
        let moved_for = self.record.clock.at_zero == AtZero::BotMove;
        let deadlines = self.record.clocks.iter().filter_map(|clock| clock.deadline);
        deadlines.filter(|at| !moved_for || *at > now).min()
    }

    /// The seats whose time is up.
    pub(crate) fn late(&self, now: Millis) -> SeatSet {
        if self.record.due_at().is_none_or(|at| at > now) {
            return SeatSet::EMPTY;
        }
        let clocks = self.record.clocks.iter().enumerate();
        let late = clocks.filter(|(_, clock)| clock.deadline.is_some_and(|at| at <= now));
        late.filter_map(|(index, _)| Seat::new(index)).collect()
    }

    /// What has to happen by itself now, one thing after the other: it is asked for again until
    /// there is nothing left. Bots are apart ([`Table::bots_to_move`]).
    #[must_use]
    pub fn due(&self, now: Millis) -> Option<Outcome> {
        self.pass_in_secret(now)
            .or_else(|| self.give_up(now))
            .or_else(|| self.ring_clocks(now))
            .or_else(|| self.follow_script(now))
            .or_else(|| self.obey_orders(now))
    }

    /// Ends a game that has no end.
    fn give_up(&self, now: Millis) -> Option<Outcome> {
        let too_long = self.record.last_seq >= self.settings.most_steps;
        (too_long && self.playing().is_ok()).then(|| self.end_early(End::TooLong, now))
    }

    /// Does what the table chose for those whose time is up.
    fn ring_clocks(&self, now: Millis) -> Option<Outcome> {
        let late = self.late(now);
        if late.is_empty() {
            return None;
        }
        match self.record.clock.at_zero {
            AtZero::Nudge => Some(self.nudge(late, now)),
            AtZero::BotMove => None,
            AtZero::BotSeat => Some(self.seat_stand_ins(late, now)),
        }
    }

    /// Answers hidden questions for which there is no more time, where secrets are kept strictly.
    fn pass_in_secret(&self, now: Millis) -> Option<Outcome> {
        let fold = self.playing().ok()?;
        fold.hidden_due_at().filter(|due| *due <= now)?;
        let seat = fold.table().waiting().lowest()?;
        let action = fold.table().timeout(seat)?;
        self.step(seat, EntryKind::Act(action), By::Clock, self.draft(), now).ok()
    }

    /// The bot that plays for those whose time is up.
    pub(crate) fn stand_in(&self) -> BotSpec {
        let chosen = self.record.clock.bot.as_deref().and_then(|bot| bot.parse().ok());
        chosen.unwrap_or(self.settings.stand_in)
    }

    fn nudge(&self, late: SeatSet, now: Millis) -> Outcome {
        let mut change = self.draft();
        for (index, clock) in change.record.clocks.iter_mut().enumerate() {
            if Seat::new(index).is_some_and(|seat| late.contains(seat)) {
                *clock = SeatClock { nudged: true, ..SeatClock::default() };
            }
        }
        self.outcome(change, Then::TimeUp(late), now)
    }

    fn seat_stand_ins(&self, late: SeatSet, now: Millis) -> Outcome {
        let bot = self.stand_in();
        let mut change = self.draft();
        for (index, seat) in change.record.seats.iter_mut().enumerate() {
            let is_late = Seat::new(index).is_some_and(|seat| late.contains(seat));
            if let (true, Sitter::Person { stand_in, .. }) = (is_late, &mut seat.sitter) {
                *stand_in = Some(bot);
            }
        }
        turn(&mut change.record, None, now);
        self.outcome(change, Then::Table, now)
    }
}
