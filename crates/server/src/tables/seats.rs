//! Sitting down, inviting, leaving, and bots that stand in.

use gladsheim_engine::{Seat, SeatSet};
use gladsheim_protocol::{
    By, Claim, Claimed, Invite, InviteMade, Join, PersonalLink, Phase, Token, Visibility,
    claim_path,
};

use super::actor::{Actor, Kept};
use super::{clocks, create};
use crate::store::{Deed, Key, KeyKind, SeatRecord, Sitter};
use crate::time::{self, DAY, Millis};
use crate::{HallError, KeyHash, PersonId, secret, text};

/// How long an invitation and a personal link can be used.
const INVITE_LIFE: Millis = 7 * DAY;
const LINK_LIFE: Millis = DAY;
/// How many unused invitations and links a table may have.
const MOST_KEYS: usize = 64;

impl Actor {
    fn in_lobby(&self) -> Result<(), HallError> {
        match self.record.phase {
            Phase::Lobby => Ok(()),
            Phase::Playing => Err(HallError::AlreadyStarted),
            Phase::Over => Err(HallError::Over),
            Phase::Closed => Err(HallError::Closed),
        }
    }

    pub(super) fn not_over(&self) -> Result<(), HallError> {
        match self.record.phase {
            Phase::Lobby | Phase::Playing => Ok(()),
            Phase::Over => Err(HallError::Over),
            Phase::Closed => Err(HallError::Closed),
        }
    }

    /// Keeps a change of seats, and tells everybody.
    async fn keep_seats(&mut self, mut kept: Kept) -> Result<(), HallError> {
        kept.owners_changed = true;
        clocks::turn(&mut kept.record, None, time::now());
        self.keep(kept).await?;
        self.look_again();
        self.tell_table();
        self.wake_bots();
        Ok(())
    }

    /// Somebody sits down on a free seat before the start.
    pub(crate) async fn join(&mut self, person: PersonId, join: Join) -> Result<Seat, HallError> {
        let name = text::name(&join.name)?;
        let entropy = text::entropy(join.entropy.as_deref())?;
        self.in_lobby()?;
        if self.record.seat_of(person).is_some() {
            return Err(HallError::AlreadySeated);
        }
        let open = self.record.visibility == Visibility::Public || self.record.is_host(person);
        let free = self.record.seats_where(|seat| seat.is_free(time::now()));
        let seat = match join.seat {
            Some(seat) => {
                let seat = self.check_seat(seat)?;
                free.contains(seat).then_some(seat).ok_or(HallError::SeatTaken)?
            }
            None => free.lowest().ok_or(HallError::TableFull)?,
        };
        if !open {
            return Err(HallError::TableFull);
        }
        let mut kept = self.draft();
        if let Some(record) = kept.record.seats.get_mut(seat.index()) {
            record.sitter = create::person(name, person);
            record.entropy = entropy;
        }
        self.keep_seats(kept).await?;
        Ok(seat)
    }

    /// The host invites somebody to a seat, a free one or one that a bot plays, or everybody to
    /// those that are free.
    pub(crate) async fn invite(
        &mut self,
        person: PersonId,
        invite: Invite,
    ) -> Result<InviteMade, HallError> {
        self.not_over()?;
        if !self.record.is_host(person) {
            return Err(HallError::NotHost);
        }
        let seat = invite.seat.map(|seat| self.check_seat(seat)).transpose()?;
        let kind = if invite.many { KeyKind::OpenInvite } else { KeyKind::Invite };
        if invite.many && seat.is_some() {
            return Err(HallError::Malformed(
                "an invitation for many is for no certain seat".into(),
            ));
        }
        let takeable = self.takeable();
        match seat {
            Some(seat) if !takeable.contains(seat) => return Err(HallError::SeatTaken),
            None if takeable.is_empty() => return Err(HallError::TableFull),
            _ => {}
        }
        let (token, key) = self.new_key(kind, seat, INVITE_LIFE).await?;
        let made = InviteMade {
            id: key.hash.name(),
            path: claim_path(&token),
            token,
            seat,
            many: invite.many,
            expires_at: key.expires_at,
        };
        let mut kept = self.draft();
        if let Some(record) = seat.and_then(|seat| kept.record.seats.get_mut(seat.index())) {
            record.invited = if record.is_invited(time::now()) { record.invited + 1 } else { 1 };
            record.invited_until = record.invited_until.max(key.expires_at);
        }
        kept.keys.push(key);
        self.keep(kept).await?;
        self.tell_table();
        Ok(made)
    }

    /// The seats that an invitation can open: free ones, and those that a bot plays.
    fn takeable(&self) -> SeatSet {
        self.record.seats_where(|seat| {
            !seat.left && (seat.sitter == Sitter::Nobody || seat.sitter.bot().is_some())
        })
    }

    async fn new_key(
        &self,
        kind: KeyKind,
        seat: Option<Seat>,
        life: Millis,
    ) -> Result<(Token, Key), HallError> {
        let now = time::now();
        let keys = self.shared.store.keys(&self.record.id).await?;
        if keys.iter().filter(|key| !key.spent && key.expires_at > now).count() >= MOST_KEYS {
            return Err(HallError::QuotaReached("the table has too many unused invitations"));
        }
        let token = secret::new_token()?;
        let (hash, table) = (KeyHash::of(&token), self.record.id.clone());
        Ok((token, Key { hash, table, kind, seat, expires_at: now + life, spent: false }))
    }

    /// The host revokes an invitation that nobody has used.
    pub(crate) async fn revoke(&mut self, person: PersonId, name: &str) -> Result<(), HallError> {
        if !self.record.is_host(person) {
            return Err(HallError::NotHost);
        }
        let keys = self.shared.store.keys(&self.record.id).await?;
        let mut keys = keys.into_iter();
        let is_invite = |key: &Key| matches!(key.kind, KeyKind::Invite | KeyKind::OpenInvite);
        let key = keys.find(|key| is_invite(key) && key.hash.name() == name);
        let key = key.filter(|key| !key.spent).ok_or(HallError::BadToken)?;
        let mut kept = self.draft();
        spend(&mut kept, key);
        self.keep(kept).await?;
        self.tell_table();
        Ok(())
    }

    /// A person asks for a link to go on from another device.
    pub(crate) async fn link(&mut self, person: PersonId) -> Result<PersonalLink, HallError> {
        let (kind, seat) = match self.record.seat_of(person) {
            Some(seat) => (KeyKind::Link, Some(seat)),
            None if self.record.is_host(person) => (KeyKind::HostLink, None),
            None => return Err(HallError::NotSeated),
        };
        let (token, key) = self.new_key(kind, seat, LINK_LIFE).await?;
        let expires_at = key.expires_at;
        let mut kept = self.draft();
        kept.keys.push(key);
        self.keep(kept).await?;
        Ok(PersonalLink { path: claim_path(&token), token, expires_at })
    }

    /// Somebody uses an invitation or a personal link.
    pub(crate) async fn claim(
        &mut self,
        person: PersonId,
        claim: Claim,
    ) -> Result<Claimed, HallError> {
        // Read here and not before: between two claims of the same key, the first one decides.
        let key = self.shared.store.key(&KeyHash::of(&claim.token)).await?;
        let key = key.filter(|key| key.table == self.record.id && !key.spent);
        let key = key.filter(|key| key.expires_at > time::now()).ok_or(HallError::BadToken)?;
        let mut kept = self.draft();
        let seat = match key.kind {
            KeyKind::Invite | KeyKind::OpenInvite => {
                Some(self.claim_invite(person, &key, &claim, &mut kept)?)
            }
            KeyKind::Link => Some(self.claim_link(person, &key, &mut kept)?),
            KeyKind::HostLink => {
                kept.record.hosts.push(person);
                None
            }
        };
        // An invitation for many is good until nobody has a seat to find, or it is revoked.
        if key.kind != KeyKind::OpenInvite {
            spend(&mut kept, key);
        }
        self.keep_seats(kept).await?;
        Ok(Claimed { table: self.record.id.clone(), seat })
    }

    fn claim_invite(
        &self,
        person: PersonId,
        key: &Key,
        claim: &Claim,
        kept: &mut Kept,
    ) -> Result<Seat, HallError> {
        self.not_over()?;
        let name = text::name(claim.name.as_deref().unwrap_or_default())?;
        let entropy = text::entropy(claim.entropy.as_deref())?;
        if self.record.seat_of(person).is_some() {
            return Err(HallError::AlreadySeated);
        }
        let takeable = self.takeable();
        let free = self.record.seats_where(|seat| seat.is_free(time::now()));
        let seat = match key.seat {
            Some(seat) => takeable.contains(seat).then_some(seat).ok_or(HallError::SeatTaken)?,
            None if key.kind == KeyKind::OpenInvite => free.lowest().ok_or(HallError::TableFull)?,
            None => free.lowest().or(takeable.lowest()).ok_or(HallError::TableFull)?,
        };
        if let Some(record) = kept.record.seats.get_mut(seat.index()) {
            record.sitter = create::person(name, person);
            record.orders.clear();
            // After the deal nothing can be added to it any more.
            if self.record.phase == Phase::Lobby {
                record.entropy = entropy;
            }
        }
        Ok(seat)
    }

    fn claim_link(&self, person: PersonId, key: &Key, kept: &mut Kept) -> Result<Seat, HallError> {
        let seat = key.seat.ok_or(HallError::BadToken)?;
        let elsewhere = self.record.seat_of(person).is_some_and(|own| own != seat);
        if elsewhere {
            return Err(HallError::AlreadySeated);
        }
        let record = &mut kept.record;
        let sitter = record.seats.get_mut(seat.index()).map(|seat| &mut seat.sitter);
        let Some(Sitter::Person { holders, .. }) = sitter else { return Err(HallError::BadToken) };
        if holders.iter().any(|holder| record.hosts.contains(holder)) {
            record.hosts.push(person);
        }
        if !holders.contains(&person) {
            holders.push(person);
        }
        Ok(seat)
    }

    /// Puts a bot on a seat: the host before the start, later the owner, or the host if the owner
    /// is not there.
    pub(crate) async fn seat_bot(
        &mut self,
        person: PersonId,
        seat: Seat,
        strength: &str,
    ) -> Result<(), HallError> {
        self.not_over()?;
        let seat = self.check_seat(seat)?;
        let bot = create::bot(strength)?;
        let absent = !self.connections.has(seat);
        let is_host = self.record.is_host(person);
        let in_lobby = self.record.phase == Phase::Lobby;
        let mut kept = self.draft();
        let Some(record) = kept.record.seats.get_mut(seat.index()) else {
            return Err(HallError::NoSuchSeat);
        };
        let owns = record.sitter.is_held_by(person);
        match &mut record.sitter {
            Sitter::Person { .. } if in_lobby => return Err(HallError::SeatTaken),
            Sitter::Person { stand_in, .. } if owns || (is_host && absent) => *stand_in = Some(bot),
            Sitter::Person { .. } => return Err(HallError::NotYourSeat),
            sitter if is_host => *sitter = Sitter::Bot(bot),
            _ => return Err(HallError::NotHost),
        }
        self.thinking_stops(seat);
        self.keep_seats(kept).await
    }

    /// Takes a seat back from a bot: its owner, or before the start the host to free it.
    pub(crate) async fn take_back(
        &mut self,
        person: PersonId,
        seat: Seat,
    ) -> Result<(), HallError> {
        self.not_over()?;
        let seat = self.check_seat(seat)?;
        let free_it = self.record.is_host(person) && self.record.phase == Phase::Lobby;
        let mut kept = self.draft();
        let Some(record) = kept.record.seats.get_mut(seat.index()) else {
            return Err(HallError::NoSuchSeat);
        };
        let owns = record.sitter.is_held_by(person);
        match &mut record.sitter {
            Sitter::Person { stand_in, .. } if owns => *stand_in = None,
            sitter @ Sitter::Bot(_) if free_it => *sitter = Sitter::Nobody,
            _ => return Err(HallError::NotYourSeat),
        }
        self.thinking_stops(seat);
        self.keep_seats(kept).await
    }

    fn thinking_stops(&mut self, seat: Seat) {
        if let Some(slot) = self.thinking.get_mut(seat.index()) {
            *slot = None;
        }
    }

    /// Leaves: before the start the seat is free again; later a bot plays on, or the seat leaves
    /// the game as its rules provide.
    pub(crate) async fn leave(
        &mut self,
        person: PersonId,
        bot: Option<&str>,
    ) -> Result<(), HallError> {
        self.not_over()?;
        let seat = self.record.seat_of(person).ok_or(HallError::NotSeated)?;
        let bot = bot.map(create::bot).transpose()?;
        let mut kept = self.draft();
        let Some(record) = kept.record.seats.get_mut(seat.index()) else {
            return Err(HallError::NoSuchSeat);
        };
        match (self.record.phase, bot) {
            (Phase::Lobby, _) => {
                let (invited, invited_until) = (record.invited, record.invited_until);
                *record = SeatRecord { invited, invited_until, ..SeatRecord::default() };
                self.keep_seats(kept).await
            }
            (_, Some(bot)) => {
                record.sitter = Sitter::Bot(bot);
                self.keep_seats(kept).await
            }
            (_, None) => {
                record.left = true;
                self.do_deed(seat, Deed::Leave, By::Person, kept).await?;
                self.tell_table();
                Ok(())
            }
        }
    }
}

/// Writes down that a key is used up or revoked.
fn spend(kept: &mut Kept, mut key: Key) {
    key.spent = true;
    let seat = key.seat.filter(|_| key.kind == KeyKind::Invite);
    if let Some(record) = seat.and_then(|seat| kept.record.seats.get_mut(seat.index())) {
        record.invited = record.invited.saturating_sub(1);
    }
    kept.keys.push(key);
}
