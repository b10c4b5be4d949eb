//! Inviting somebody to a seat, going on from another device, and using either.

use gladsheim_engine::Seat;
use gladsheim_protocol::{
    Claim, Claimed, Invite, InviteMade, PersonalLink, Phase, Token, claim_path,
};

use crate::guests::arrive;
use crate::outcome::{Change, Outcome, Then};
use crate::random::RandomSource;
use crate::record::{Key, KeyKind, Sitter};
use crate::table::Table;
use crate::time::{DAY, Millis};
use crate::tokens::{KeyHash, PersonId, new_token};
use crate::{TableError, new_table, typed_text};

/// How long an invitation and a personal link can be used.
const INVITE_LIFE: Millis = 7 * DAY;
const LINK_LIFE: Millis = DAY;
/// How many unused invitations and links a table may have.
const MOST_KEYS: usize = 64;

impl Table {
    /// The host invites somebody to a seat, a free one or one that a bot plays, or everybody to
    /// those that are free.
    ///
    /// # Errors
    /// If the person is not the host, or there is no such seat to be had.
    pub fn invite(
        &self,
        person: PersonId,
        invite: &Invite,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome<InviteMade>, TableError> {
        self.not_over()?;
        self.as_host(person)?;
        let seat = invite.seat.map(|seat| self.check_seat(seat)).transpose()?;
        let kind = if invite.many { KeyKind::OpenInvite } else { KeyKind::Invite };
        if invite.many && seat.is_some() {
            return Err(TableError::Malformed(
                "an invitation for many is for no particular seat".into(),
            ));
        }
        let takeable = self.record.takeable();
        match seat {
            Some(seat) if !takeable.contains(seat) => return Err(TableError::SeatTaken),
            None if takeable.is_empty() => return Err(TableError::TableFull),
            _ => {}
        }
        let (token, key) = self.new_key(kind, seat, now, now + INVITE_LIFE, random)?;
        let made = InviteMade {
            id: key.hash.name(),
            path: claim_path(&token),
            token,
            seat,
            many: invite.many,
            expires_at: key.expires_at,
        };
        let mut change = self.draft();
        if let Some(record) = seat.and_then(|seat| change.record.seats.get_mut(seat.index())) {
            record.invited = if record.is_invited(now) { record.invited + 1 } else { 1 };
            record.invited_until = record.invited_until.max(key.expires_at);
        }
        change.keys.push(key);
        Ok(self.outcome(change, Then::Table, now).replying(made))
    }

    fn new_key(
        &self,
        kind: KeyKind,
        seat: Option<Seat>,
        now: Millis,
        expires_at: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<(Token, Key), TableError> {
        if self.keys.iter().filter(|key| key.expires_at > now).count() >= MOST_KEYS {
            return Err(TableError::QuotaReached("the table has too many unused invitations"));
        }
        let token = new_token(random)?;
        let (hash, table) = (KeyHash::of(&token), self.record.id.clone());
        Ok((token, Key { hash, table, kind, seat, expires_at, spent: false }))
    }

    /// The host revokes an invitation that nobody has used.
    ///
    /// # Errors
    /// If the person is not the host, or there is no such invitation.
    pub fn revoke(&self, person: PersonId, name: &str, now: Millis) -> Result<Outcome, TableError> {
        self.as_host(person)?;
        let is_invite = |key: &&Key| matches!(key.kind, KeyKind::Invite | KeyKind::OpenInvite);
        let mut invites = self.keys.iter().filter(is_invite);
        let key = invites.find(|key| key.hash.name() == name).ok_or(TableError::BadToken)?;
        let mut change = self.draft();
        spend(&mut change, key.clone());
        Ok(self.outcome(change, Then::Table, now))
    }

    /// A person asks for a link to go on from another device.
    ///
    /// # Errors
    /// If the person neither sits here nor is the host.
    pub fn link(
        &self,
        person: PersonId,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome<PersonalLink>, TableError> {
        let (kind, seat) = match self.record.seat_of(person) {
            Some(seat) => (KeyKind::Link, Some(seat)),
            None if self.record.is_host(person) => (KeyKind::HostLink, None),
            None => return Err(TableError::NotSeated),
        };
        let (token, key) = self.new_key(kind, seat, now, now + LINK_LIFE, random)?;
        let expires_at = key.expires_at;
        let mut change = self.draft();
        change.keys.push(key);
        let link = PersonalLink { path: claim_path(&token), token, expires_at };
        Ok(self.outcome(change, Then::Nothing, now).replying(link))
    }

    /// Somebody uses an invitation or a personal link.
    ///
    /// # Errors
    /// If it opens nothing, or no longer does, or not for this person.
    pub fn claim(
        &self,
        person: PersonId,
        claim: &Claim,
        now: Millis,
    ) -> Result<Outcome<Claimed>, TableError> {
        let hash = KeyHash::of(&claim.token);
        let key = self.keys.iter().find(|key| key.hash == hash && key.expires_at > now);
        let key = key.cloned().ok_or(TableError::BadToken)?;
        let mut change = self.draft();
        let seat = match key.kind {
            KeyKind::Invite | KeyKind::OpenInvite => {
                Some(self.claim_invite(person, &key, claim, &mut change, now)?)
            }
            KeyKind::Link => Some(self.claim_link(person, &key, &mut change)?),
            KeyKind::HostLink => {
                change.record.hosts.push(person);
                None
            }
        };
        arrive(&mut change.record, person, now);
        // An invitation for many is good until nobody has a seat to find, or it is revoked.
        if key.kind != KeyKind::OpenInvite {
            spend(&mut change, key);
        }
        let claimed = Claimed { table: self.record.id.clone(), seat };
        Ok(self.seats_changed(change, now).replying(claimed))
    }

    fn claim_invite(
        &self,
        person: PersonId,
        key: &Key,
        claim: &Claim,
        change: &mut Change,
        now: Millis,
    ) -> Result<Seat, TableError> {
        self.not_over()?;
        let name = typed_text::name(claim.name.as_deref().unwrap_or_default())?;
        let entropy = typed_text::entropy(claim.entropy.as_deref())?;
        if self.record.seat_of(person).is_some() {
            return Err(TableError::AlreadySeated);
        }
        if key.kind == KeyKind::OpenInvite && self.record.removed.contains(&person) {
            return Err(TableError::Removed);
        }
        let takeable = self.record.takeable();
        let free = self.record.seats_where(|seat| seat.is_free(now));
        let seat = match key.seat {
            Some(seat) => takeable.contains(seat).then_some(seat).ok_or(TableError::SeatTaken)?,
            None if key.kind == KeyKind::OpenInvite => {
                free.lowest().ok_or(TableError::TableFull)?
            }
            None => free.lowest().or(takeable.lowest()).ok_or(TableError::TableFull)?,
        };
        self.vacate(change, seat, now);
        change.record.removed.retain(|removed| *removed != person);
        let name = typed_text::unique(name, &self.record.names_but(Some(seat)));
        if let Some(record) = change.record.seats.get_mut(seat.index()) {
            record.sitter = new_table::person(name, person);
            // After the deal nothing can be added to it any more.
            if self.record.phase == Phase::Lobby {
                record.entropy = entropy;
            }
        }
        Ok(seat)
    }

    fn claim_link(
        &self,
        person: PersonId,
        key: &Key,
        change: &mut Change,
    ) -> Result<Seat, TableError> {
        let seat = key.seat.ok_or(TableError::BadToken)?;
        let elsewhere = self.record.seat_of(person).is_some_and(|own| own != seat);
        if elsewhere {
            return Err(TableError::AlreadySeated);
        }
        let record = &mut change.record;
        let sitter = record.seats.get_mut(seat.index()).map(|seat| &mut seat.sitter);
        let Some(Sitter::Person { holders, .. }) = sitter else { return Err(TableError::BadToken) };
        if holders.iter().any(|holder| record.hosts.contains(holder)) {
            record.hosts.push(person);
        }
        if !holders.contains(&person) {
            holders.push(person);
        }
        Ok(seat)
    }
}

/// Writes down that a key is used up or revoked.
pub(crate) fn spend(change: &mut Change, mut key: Key) {
    key.spent = true;
    let seat = key.seat.filter(|_| key.kind == KeyKind::Invite);
    if let Some(record) = seat.and_then(|seat| change.record.seats.get_mut(seat.index())) {
        record.invited = record.invited.saturating_sub(1);
    }
    change.keys.push(key);
}
