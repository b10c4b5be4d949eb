//! Sitting down, leaving, and bots that stand in.

use gladsheim_engine::Seat;
use gladsheim_protocol::{By, Join, Phase, Visibility};

use crate::guests::{arrive, free_again};
use crate::outcome::{Change, Outcome, Then};
use crate::record::{EntryKind, Sitter};
use crate::table::Table;
use crate::time::Millis;
use crate::tokens::PersonId;
use crate::{TableError, clocks, new_table, typed_text};

impl Table {
    /// A change of seats, of which everybody is told.
    pub(crate) fn seats_changed(&self, mut change: Change, now: Millis) -> Outcome {
        change.owners_changed = true;
        clocks::turn(&mut change.record, None, now);
        self.outcome(change, Then::Seats, now)
    }

    /// Somebody sits down on a free seat before the start.
    ///
    /// # Errors
    /// If there is no seat for the person.
    pub fn join(
        &self,
        person: PersonId,
        join: &Join,
        now: Millis,
    ) -> Result<Outcome<Seat>, TableError> {
        let name = typed_text::unique(typed_text::name(&join.name)?, &self.record.names_but(None));
        let entropy = typed_text::entropy(join.entropy.as_deref())?;
        self.in_lobby()?;
        if self.record.seat_of(person).is_some() {
            return Err(TableError::AlreadySeated);
        }
        let open = self.record.visibility == Visibility::Public || self.record.is_host(person);
        let free = self.record.seats_where(|seat| seat.is_free(now));
        let seat = match join.seat {
            Some(seat) => {
                let seat = self.check_seat(seat)?;
                free.contains(seat).then_some(seat).ok_or(TableError::SeatTaken)?
            }
            None => free.lowest().ok_or(TableError::TableFull)?,
        };
        if !open {
            return Err(TableError::TableFull);
        }
        if self.record.removed.contains(&person) {
            return Err(TableError::Removed);
        }
        let mut change = self.draft();
        arrive(&mut change.record, person, now);
        // A table that nobody has made belongs to its first guest.
        if change.record.hosts.is_empty() {
            change.record.hosts.push(person);
        }
        if let Some(record) = change.record.seats.get_mut(seat.index()) {
            record.sitter = new_table::person(name, person);
            record.entropy = entropy;
        }
        Ok(self.seats_changed(change, now).replying(seat))
    }

    /// Puts a bot on a seat: the host before the start, later the owner, or the host if the owner
    /// is not there.
    ///
    /// # Errors
    /// If the person may not, or there is no such bot.
    pub fn seat_bot(
        &self,
        person: PersonId,
        seat: Seat,
        strength: &str,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        self.not_over()?;
        let seat = self.check_seat(seat)?;
        let bot = new_table::bot(strength)?;
        let absent = !self.viewers.has(seat);
        let is_host = self.record.is_host(person);
        let in_lobby = self.record.phase == Phase::Lobby;
        let mut change = self.draft();
        let Some(record) = change.record.seats.get_mut(seat.index()) else {
            return Err(TableError::NoSuchSeat);
        };
        let owns = record.sitter.is_held_by(person);
        match &mut record.sitter {
            Sitter::Person { .. } if in_lobby => return Err(TableError::SeatTaken),
            Sitter::Person { stand_in, .. } if owns || (is_host && absent) => *stand_in = Some(bot),
            Sitter::Person { .. } => return Err(TableError::NotYourSeat),
            sitter if is_host => *sitter = Sitter::Bot(bot),
            _ => return Err(TableError::NotHost),
        }
        Ok(self.seats_changed(change, now))
    }

    /// Takes a seat back from a bot: its owner, or before the start the host to free it.
    ///
    /// # Errors
    /// If the seat is not the person's.
    pub fn take_back(
        &self,
        person: PersonId,
        seat: Seat,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        self.not_over()?;
        let seat = self.check_seat(seat)?;
        let free_it = self.record.is_host(person) && self.record.phase == Phase::Lobby;
        let mut change = self.draft();
        let Some(record) = change.record.seats.get_mut(seat.index()) else {
            return Err(TableError::NoSuchSeat);
        };
        let owns = record.sitter.is_held_by(person);
        match &mut record.sitter {
            Sitter::Person { stand_in, .. } if owns => *stand_in = None,
            sitter @ Sitter::Bot(_) if free_it => *sitter = Sitter::Nobody,
            _ => return Err(TableError::NotYourSeat),
        }
        Ok(self.seats_changed(change, now))
    }

    /// Leaves: before the start the seat is free again; later a bot plays on, or the seat leaves
    /// the game as its rules provide.
    ///
    /// # Errors
    /// If the person does not sit here, or the game is over.
    pub fn leave(
        &self,
        person: PersonId,
        bot: Option<&str>,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        self.not_over()?;
        let seat = self.record.seat_of(person).ok_or(TableError::NotSeated)?;
        let bot = bot.map(new_table::bot).transpose()?;
        let mut change = self.draft();
        if self.record.phase == Phase::Lobby || bot.is_some() {
            self.vacate(&mut change, seat, now);
        }
        let Some(record) = change.record.seats.get_mut(seat.index()) else {
            return Err(TableError::NoSuchSeat);
        };
        match (self.record.phase, bot) {
            (Phase::Lobby, _) => {
                *record = free_again(record);
                Ok(self.seats_changed(change, now))
            }
            (_, Some(bot)) => {
                record.sitter = Sitter::Bot(bot);
                Ok(self.seats_changed(change, now))
            }
            (_, None) => {
                record.left = true;
                self.step(seat, EntryKind::Leave, By::Person, change, now)
            }
        }
    }
}
