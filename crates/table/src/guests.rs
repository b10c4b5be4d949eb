//! What the host may do about guests.

use gladsheim_engine::Seat;
use gladsheim_protocol::{By, Phase};

use crate::invitations::spend;
use crate::outcome::{Change, Outcome, Then};
use crate::record::{
    DeviceRecord, EntryKind, FormerSitter, Key, KeyKind, SeatRecord, Sitter, TableRecord,
};
use crate::table::Table;
use crate::time::Millis;
use crate::tokens::PersonId;
use crate::{TableError, new_table};

/// How many former owners a seat remembers, and how many people a table keeps out.
const MOST_FORMER: usize = 32;
const MOST_REMOVED: usize = 256;

/// Notes since when somebody is here.
pub(crate) fn arrive(record: &mut TableRecord, holder: PersonId, now: Millis) {
    record.devices.retain(|device| device.holder != holder);
    record.devices.push(DeviceRecord { holder, since: now });
}

impl Table {
    /// The host removes a guest: before the start the seat is free again; later a bot plays on, or
    /// the seat leaves the game as its rules provide.
    ///
    /// # Errors
    /// If the person is not the host, or nobody sits there who could go.
    pub fn remove(
        &self,
        person: PersonId,
        seat: Seat,
        bot: Option<&str>,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        self.not_over()?;
        self.as_host(person)?;
        let seat = self.check_seat(seat)?;
        let bot = bot.map(new_table::bot).transpose()?;
        let holders = match self.record.seat(seat).map(|seat| &seat.sitter) {
            Some(Sitter::Person { holders, .. }) => holders.clone(),
            _ => return Err(TableError::Malformed("nobody sits there who could go".into())),
        };
        if holders.iter().any(|holder| self.record.is_host(*holder)) {
            return Err(TableError::Malformed("the host leaves, and is not removed".into()));
        }
        let has_left = self.record.seat(seat).is_some_and(|seat| seat.left);
        let mut change = self.draft();
        self.vacate(&mut change, seat, now);
        let removed = &mut change.record.removed;
        removed.extend(holders);
        let most = removed.len().saturating_sub(MOST_REMOVED);
        removed.drain(..most);
        let Some(record) = change.record.seats.get_mut(seat.index()) else {
            return Err(TableError::NoSuchSeat);
        };
        match (self.record.phase, bot) {
            (Phase::Lobby, _) => *record = free_again(record),
            (_, Some(bot)) if !has_left => record.sitter = Sitter::Bot(bot),
            _ => {
                // The name stays, and nobody has the seat.
                if let Sitter::Person { holders, stand_in, .. } = &mut record.sitter {
                    (*holders, *stand_in) = (Vec::new(), None);
                }
                record.left = true;
                if !has_left {
                    change.owners_changed = true;
                    return self.step(seat, EntryKind::Leave, By::Hall, change, now);
                }
            }
        }
        Ok(self.seats_changed(change, now))
    }

    /// The host silences a guest in the chat, or lets them speak again.
    ///
    /// # Errors
    /// If the person is not the host, or nobody sits there who could speak.
    pub fn mute(
        &self,
        person: PersonId,
        seat: Seat,
        muted: bool,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        self.as_host(person)?;
        let seat = self.check_seat(seat)?;
        let mut change = self.draft();
        match change.record.seats.get_mut(seat.index()) {
            Some(record) if matches!(record.sitter, Sitter::Person { .. }) => record.muted = muted,
            _ => return Err(TableError::Malformed("nobody sits there who could speak".into())),
        }
        Ok(self.outcome(change, Then::Table, now))
    }

    /// Prepares a seat for somebody else. Its links no longer open anything, or whoever has one
    /// would sit down beside the next; the name stays in what was told of the game.
    pub(crate) fn vacate(&self, change: &mut Change, seat: Seat, now: Millis) {
        let is_link = |key: &&Key| key.kind == KeyKind::Link && key.seat == Some(seat);
        self.keys.iter().filter(is_link).for_each(|key| spend(change, key.clone()));
        let record = &mut change.record;
        let name = record.seat(seat).and_then(|of| of.sitter.name(&record.id, seat));
        let is_on = record.phase == Phase::Playing;
        let Some(left) = record.seats.get_mut(seat.index()) else { return };
        (left.muted, left.ready, left.orders) = (false, false, Default::default());
        let mut gone = Vec::new();
        let is_person = matches!(left.sitter, Sitter::Person { .. });
        if let Sitter::Person { holders, .. } = &left.sitter {
            gone.clone_from(holders);
        }
        if let Some(name) = name.filter(|_| is_on && left.former.len() < MOST_FORMER) {
            left.former.push(FormerSitter { name, is_person, until: now });
        }
        record.devices.retain(|device| !gone.contains(&device.holder));
        // What waits for a word of theirs would wait for ever.
        record.motions.retain(|open| open.by != seat && !open.missing.contains(seat));
    }
}

/// A seat that nobody has yet; who was invited to it still is.
pub(crate) fn free_again(seat: &SeatRecord) -> SeatRecord {
    let (invited, invited_until) = (seat.invited, seat.invited_until);
    SeatRecord { invited, invited_until, ..SeatRecord::default() }
}
