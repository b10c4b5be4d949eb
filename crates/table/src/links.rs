//! What people may do about their own links and devices.

use gladsheim_protocol::{Access, Device, OpenLink, OpenLinkKind};

use crate::TableError;
use crate::invitations::spend;
use crate::outcome::{Outcome, Then};
use crate::record::{Key, KeyKind, Sitter, TableRecord};
use crate::table::Table;
use crate::time::Millis;
use crate::tokens::PersonId;

/// The devices of the person with a seat, or of the host without one.
fn devices_of(record: &TableRecord, person: PersonId) -> Option<&[PersonId]> {
    let seat = record.seat_of(person).and_then(|seat| record.seat(seat));
    match seat.map(|seat| &seat.sitter) {
        Some(Sitter::Person { holders, .. }) => Some(holders),
        _ if record.is_host(person) => Some(&record.hosts),
        _ => None,
    }
}

impl Table {
    /// The links that a person may revoke, and the devices from which the person plays.
    ///
    /// # Errors
    /// If the person neither sits here nor is the host.
    pub fn access(&self, person: PersonId, now: Millis) -> Result<Access, TableError> {
        let record = &self.record;
        let holders = devices_of(record, person).ok_or(TableError::NotSeated)?;
        let devices = holders.iter().map(|holder| Device {
            id: holder.device(&record.id),
            since: record.devices.iter().find(|at| at.holder == *holder).map(|at| at.since),
            online: self.viewers.has_person(*holder),
            this: *holder == person,
        });
        let links = self.keys.iter().filter_map(|key| self.open_link(person, key, now));
        let mut links: Vec<OpenLink> = links.collect();
        links.sort_by_key(|link| (link.kind, link.expires_at));
        Ok(Access { links, devices: devices.collect() })
    }

    /// A key as whoever may revoke it sees it, while it opens anything.
    fn open_link(&self, person: PersonId, key: &Key, now: Millis) -> Option<OpenLink> {
        let record = &self.record;
        let kind = match key.kind {
            KeyKind::Link if key.seat == record.seat_of(person) => OpenLinkKind::Personal,
            KeyKind::HostLink if record.is_host(person) => OpenLinkKind::Personal,
            KeyKind::Invite if record.is_host(person) => OpenLinkKind::Invite,
            KeyKind::OpenInvite if record.is_host(person) => OpenLinkKind::InviteMany,
            _ => return None,
        };
        let is_open = key.expires_at > now;
        let (id, seat) = (key.hash.name(), key.seat);
        is_open.then_some(OpenLink { id, kind, seat, expires_at: key.expires_at })
    }

    /// A person revokes one of those links.
    ///
    /// # Errors
    /// If there is no such link.
    pub fn revoke_link(
        &self,
        person: PersonId,
        name: &str,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        let mut open = self.keys.iter().filter(|key| self.open_link(person, key, now).is_some());
        let key = open.find(|key| key.hash.name() == name).ok_or(TableError::BadToken)?;
        let mut change = self.draft();
        spend(&mut change, key.clone());
        Ok(self.outcome(change, Then::Table, now))
    }

    /// A person takes the seat from one of their own devices. The links that it may have made no
    /// longer open anything.
    ///
    /// # Errors
    /// If there is no such device, or it is the one that is asked from.
    pub fn revoke_device(
        &self,
        person: PersonId,
        name: &str,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        let holders = devices_of(&self.record, person).ok_or(TableError::NotSeated)?;
        let mut holders = holders.iter().copied();
        let gone = holders.find(|holder| holder.device(&self.record.id) == name);
        let gone = gone.ok_or(TableError::BadToken)?;
        if gone == person {
            return Err(TableError::OwnDevice);
        }
        let personal = self.keys.iter().filter(|key| {
            let link = self.open_link(person, key, now);
            link.is_some_and(|link| link.kind == OpenLinkKind::Personal)
        });
        let mut change = self.draft();
        personal.for_each(|key| spend(&mut change, key.clone()));
        let record = &mut change.record;
        record.hosts.retain(|host| *host != gone);
        record.devices.retain(|device| device.holder != gone);
        for seat in &mut record.seats {
            if let Sitter::Person { holders, .. } = &mut seat.sitter {
                holders.retain(|holder| *holder != gone);
            }
        }
        Ok(self.seats_changed(change, now))
    }
}
