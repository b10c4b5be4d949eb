//! What is settled before the game: who sits where, the clock, who is ready, whom a link invites.

use gladsheim_engine::Seat;
use gladsheim_protocol::{Arrange, Invitation, InvitationStanding, OpenLinkKind, Phase};

use crate::outcome::{Change, Outcome, Then};
use crate::random::RandomSource;
use crate::record::{Key, KeyKind, TableRecord};
use crate::table::Table;
use crate::time::Millis;
use crate::tokens::PersonId;
use crate::{TableError, new_table};

impl Table {
    /// The host arranges the table before the start.
    ///
    /// # Errors
    /// If the person is not the host, the game has begun, or it cannot be arranged like this.
    pub fn arrange(
        &self,
        person: PersonId,
        arrange: &Arrange,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        self.in_lobby()?;
        self.as_host(person)?;
        let mut change = self.draft();
        if let Some(clock) = &arrange.clock {
            new_table::check_clock(clock)?;
            if *clock != self.record.clock {
                change.record.clock = clock.clone();
                let agreed = self.record.seat_of(person);
                // Whoever was ready was ready for something else.
                for (index, seat) in change.record.seats.iter_mut().enumerate() {
                    seat.ready &= agreed.is_some_and(|agreed| agreed.index() == index);
                }
            }
        }
        change.record.order = arrange.order.unwrap_or(self.record.order);
        change.record.visibility = arrange.visibility.unwrap_or(self.record.visibility);
        let Some(seats) = &arrange.seats else {
            return Ok(self.outcome(change, Then::Table, now));
        };
        let all = Seat::all(self.record.seats.len());
        if seats.len() != self.record.seats.len()
            || all.into_iter().any(|one| !seats.contains(&one))
        {
            return Err(TableError::Malformed("the order of seats names each of them once".into()));
        }
        self.reseat(&mut change, seats);
        Ok(self.seats_changed(change, now))
    }

    /// Puts the seats into another order, with whatever opens them.
    pub(crate) fn reseat(&self, change: &mut Change, order: &[Seat]) {
        let seats = order.iter().filter_map(|seat| change.record.seats.get(seat.index()).cloned());
        change.record.seats = seats.collect();
        change.owners_changed = true;
        let moved_to = |from: Seat| Seat::new(order.iter().position(|seat| *seat == from)?);
        for key in self.keys.iter().filter(|key| key.seat.is_some()) {
            change.keys.push(Key { seat: key.seat.and_then(moved_to), ..key.clone() });
        }
    }

    /// Somebody says that the game may begin, or takes it back. Where the table deals when everybody
    /// is ready, the last one begins the game.
    ///
    /// # Errors
    /// If the person does not sit here, or the game has begun.
    pub fn ready(
        &self,
        person: PersonId,
        ready: bool,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome, TableError> {
        self.in_lobby()?;
        let seat = self.record.seat_of(person).ok_or(TableError::NotSeated)?;
        let mut change = self.draft();
        if let Some(record) = change.record.seats.get_mut(seat.index()) {
            record.ready = ready;
        }
        let record = &change.record;
        let all_there = record.free_seats() == 0 && record.unready().is_empty();
        if record.deals_when_ready && all_there {
            return self.deal(change, now, random);
        }
        Ok(self.outcome(change, Then::Table, now))
    }
}

/// What a key opens, as somebody may know who has its token.
#[must_use]
pub fn invitation(
    record: &TableRecord,
    key: &Key,
    person: Option<PersonId>,
    now: Millis,
) -> Invitation {
    let kind = match key.kind {
        KeyKind::Invite => OpenLinkKind::Invite,
        KeyKind::OpenInvite => OpenLinkKind::InviteMany,
        KeyKind::Link | KeyKind::HostLink => OpenLinkKind::Personal,
    };
    let standing = standing(record, key, now);
    let is_open = standing == InvitationStanding::Open;
    let is_known = |person| record.seat_of(person).is_some() || record.is_host(person);
    Invitation {
        kind,
        standing,
        table: person.filter(|person| is_known(*person)).map(|_| record.id.clone()),
        host: record.host_name(),
        game: record.game.clone(),
        players: record.setup.players,
        options: record.options().clone(),
        own_content: record.own_content,
        clock: record.clock.clone(),
        phase: record.phase,
        names: if is_open { record.names() } else { Vec::new() },
        seat: key.seat.filter(|_| is_open),
        expires_at: key.expires_at,
    }
}

fn standing(record: &TableRecord, key: &Key, now: Millis) -> InvitationStanding {
    let has_room = match (key.kind, key.seat) {
        (KeyKind::Invite, Some(seat)) => record.takeable().contains(seat),
        (KeyKind::Invite, None) => !record.takeable().is_empty(),
        (KeyKind::OpenInvite, _) => !record.seats_where(|seat| seat.is_free(now)).is_empty(),
        (KeyKind::Link | KeyKind::HostLink, _) => true,
    };
    let is_personal = matches!(key.kind, KeyKind::Link | KeyKind::HostLink);
    match record.phase {
        Phase::Closed => InvitationStanding::Over,
        _ if key.spent => InvitationStanding::Used,
        _ if key.expires_at <= now => InvitationStanding::Expired,
        // One's own seat can be looked at from another device after the game, too.
        Phase::Over if !is_personal => InvitationStanding::Over,
        _ if !has_room => InvitationStanding::Full,
        _ => InvitationStanding::Open,
    }
}
