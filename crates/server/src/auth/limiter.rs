//! How much one address, one seat and one connection may ask for.

use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use gladsheim_protocol::TableId;

use super::bucket::{Bucket, DAY};
use super::message_limit::MessageLimit;
use super::recent::Recent;
use super::slots::{Slot, Slots};
use crate::{HallError, Limits, Options, PersonId};

/// How many addresses and how many seats are remembered at least: a few megabytes.
const REMEMBERED: usize = 16 * 1024;

struct Address {
    requests: Bucket,
    tables: Bucket,
}

/// Remembers what everybody has used.
pub(crate) struct Limiter {
    limits: Option<Limits>,
    addresses: Mutex<Recent<IpAddr, Address>>,
    seats: Mutex<Recent<(TableId, PersonId), Bucket>>,
    connections: Arc<Slots>,
    sockets: Arc<Slots>,
    replays: Arc<Slots>,
}

impl Limiter {
    pub(crate) fn new(options: &Options) -> Self {
        let limits = options.limits;
        let or_any = |limit: fn(&Limits) -> u32| limits.as_ref().map_or(u32::MAX, limit);
        let all = or_any(|limits| limits.connections_in_all);
        // The connections of a proxy are those of everybody behind it.
        let each = if options.behind_proxy { all } else { or_any(|limits| limits.connections) };
        Self {
            limits,
            addresses: Mutex::new(Recent::new(REMEMBERED)),
            seats: Mutex::new(Recent::new(REMEMBERED)),
            connections: Slots::new(each, all),
            sockets: Slots::new(or_any(|limits| limits.sockets), u32::MAX),
            replays: Slots::new(or_any(|limits| limits.replays), u32::MAX),
        }
    }

    fn with<T>(&self, address: IpAddr, otherwise: T, look: impl FnOnce(&mut Address) -> T) -> T {
        let Some(limits) = &self.limits else { return otherwise };
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        look(addresses.get(network(address), || Address {
            requests: Bucket::new(limits.request_burst, f64::from(limits.requests_per_second)),
            tables: Bucket::new(limits.tables_per_day, f64::from(limits.tables_per_day) / DAY),
        }))
    }

    /// Counts a request, which costs as much as so many ordinary ones.
    pub(crate) fn request(&self, address: IpAddr, cost: u32) -> Result<(), HallError> {
        let taken = self.with(address, Ok(()), |address| address.requests.take_many(cost));
        taken.map_err(HallError::wait)
    }

    /// Counts a new table.
    pub(crate) fn table(&self, address: IpAddr, kept: u64) -> Result<(), HallError> {
        if self.limits.is_some_and(|limits| kept >= limits.tables) {
            return Err(HallError::QuotaReached("the hall is full"));
        }
        let taken = self.with(address, Ok(()), |address| address.tables.take());
        taken.map_err(|_| HallError::QuotaReached("too many tables from this address today"))
    }

    /// Whether new tables are counted at all.
    pub(crate) const fn counts_tables(&self) -> bool {
        self.limits.is_some()
    }

    /// The slots for connections of any kind.
    pub(crate) const fn connections(&self) -> &Arc<Slots> {
        &self.connections
    }

    /// Finds room for a socket.
    pub(crate) fn socket(&self, address: IpAddr) -> Result<Slot, HallError> {
        let full = HallError::QuotaReached("too many connections from this address");
        self.sockets.take(address).ok_or(full)
    }

    /// Finds room for a replay that is made or sent.
    pub(crate) fn replay(&self, address: IpAddr) -> Result<Slot, HallError> {
        self.replays.take(address).ok_or(HallError::TooManyRequests(1))
    }

    /// What one connection may say; nothing if that is not counted.
    pub(crate) fn messages(&self) -> Option<MessageLimit> {
        self.limits
            .map(|limits| MessageLimit::new(limits.message_burst, limits.messages_per_second))
    }

    /// Counts what somebody says at a table, on whatever connection.
    pub(crate) fn seat(&self, table: &TableId, person: Option<PersonId>) -> Result<(), HallError> {
        let (Some(limits), Some(person)) = (&self.limits, person) else { return Ok(()) };
        let mut seats = self.seats.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Bucket::new(limits.message_burst, f64::from(limits.messages_per_second));
        seats.get((table.clone(), person), new).take().map_err(HallError::wait)
    }

    /// How many may look at a table through the same eyes.
    pub(crate) fn watchers(&self) -> usize {
        self.limits.map_or(usize::MAX, |limits| limits.watchers as usize)
    }
}

/// The address that is counted: one household has one IPv4 address, but many of IPv6.
pub(super) fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(six) => match six.to_ipv4_mapped() {
            Some(four) => IpAddr::V4(four),
            None => IpAddr::V6((u128::from(six) >> 64 << 64).into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limiter() -> Limiter {
        let limits = Limits { request_burst: 2, requests_per_second: 1, ..Limits::default() };
        let limits = Limits { sockets: 1, tables: 5, tables_per_day: 1, ..limits };
        Limiter::new(&Options { limits: Some(limits), ..Options::default() })
    }

    #[test]
    fn each_address_has_a_bucket_of_its_own() {
        let limiter = limiter();
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        assert!(limiter.request(one, 1).is_ok() && limiter.request(one, 1).is_ok());
        assert!(matches!(limiter.request(one, 1), Err(HallError::TooManyRequests(1..=2))));
        assert!(limiter.request(other, 1).is_ok());
    }

    #[test]
    fn quotas_end_and_slots_come_back() {
        let limiter = limiter();
        let one = IpAddr::from([127, 0, 0, 1]);
        let slot = limiter.socket(one).unwrap();
        assert!(matches!(limiter.socket(one), Err(HallError::QuotaReached(_))));
        drop(slot);
        assert!(limiter.socket(one).is_ok());
        assert!(limiter.table(one, 0).is_ok());
        assert!(matches!(limiter.table(one, 0), Err(HallError::QuotaReached(_))));
        let other = IpAddr::from([127, 0, 0, 2]);
        assert!(matches!(limiter.table(other, 5), Err(HallError::QuotaReached(_))));
    }

    #[test]
    fn a_proxy_may_hold_the_connections_of_all_behind_it() {
        let limits = Limits { connections: 1, connections_in_all: 3, ..Limits::default() };
        let options = Options { limits: Some(limits), ..Options::default() };
        let taken = |options: &Options| {
            let (limiter, peer) = (Limiter::new(options), IpAddr::from([127, 0, 0, 1]));
            let slots: Vec<_> = (0..9).map_while(|_| limiter.connections().take(peer)).collect();
            slots.len()
        };
        assert_eq!(taken(&options), 1);
        assert_eq!(taken(&Options { behind_proxy: true, ..options.clone() }), 3);
        assert_eq!(taken(&Options { limits: None, ..options }), 9);
    }

    #[test]
    fn neighbours_in_a_network_share_a_bucket() {
        let [one, two]: [IpAddr; 2] =
            ["2001:db8::1", "2001:db8::2"].map(|text| text.parse().unwrap());
        assert_eq!(network(one), network(two));
        assert_eq!(network("::ffff:1.2.3.4".parse().unwrap()), IpAddr::from([1, 2, 3, 4]));
    }
}
