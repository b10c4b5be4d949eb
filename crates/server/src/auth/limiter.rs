//! How much one address and one connection may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::{HallError, Limits};

/// How many addresses are remembered before those that have been quiet are forgotten.
const SWEEP: usize = 4096;
/// A day, in seconds.
const DAY: f64 = 24.0 * 60.0 * 60.0;

/// A bucket of tokens that fills up again by itself.
#[derive(Debug)]
pub(crate) struct Bucket {
    tokens: f64,
    most: f64,
    per_second: f64,
    at: Instant,
}

impl Bucket {
    pub(crate) fn new(most: u32, per_second: f64) -> Self {
        let most = f64::from(most);
        Self { tokens: most, most, per_second, at: Instant::now() }
    }

    /// Takes a token, or says how long to wait for one.
    pub(crate) fn take(&mut self) -> Result<(), Duration> {
        let now = Instant::now();
        let filled = self.tokens + now.duration_since(self.at).as_secs_f64() * self.per_second;
        (self.tokens, self.at) = (filled.min(self.most), now);
        if self.tokens >= 1.0 {
            self.tokens -= 1.0;
            return Ok(());
        }
        let wait = (1.0 - self.tokens) / self.per_second.max(1e-6);
        Err(Duration::from_secs_f64(wait.min(DAY)))
    }
}

struct Address {
    requests: Bucket,
    tables: Bucket,
    connections: Arc<AtomicU32>,
    seen: Instant,
}

/// Remembers what every address has used.
pub(crate) struct Limiter {
    limits: Option<Limits>,
    addresses: Mutex<HashMap<IpAddr, Address>>,
}

/// A connection's place among those of its address; it is given back when dropped.
#[derive(Debug)]
pub(crate) struct Place(Option<Arc<AtomicU32>>);

impl Drop for Place {
    fn drop(&mut self) {
        if let Some(connections) = &self.0 {
            connections.fetch_sub(1, Ordering::Relaxed);
        }
    }
}

impl Limiter {
    pub(crate) fn new(limits: Option<Limits>) -> Self {
        Self { limits, addresses: Mutex::default() }
    }

    fn with<T>(
        &self,
        address: IpAddr,
        otherwise: T,
        look: impl FnOnce(&Limits, &mut Address) -> T,
    ) -> T {
        let Some(limits) = &self.limits else { return otherwise };
        let mut addresses = self.addresses.lock().unwrap_or_else(PoisonError::into_inner);
        if addresses.len() >= SWEEP {
            addresses.retain(|_, address| {
                let busy = address.connections.load(Ordering::Relaxed) > 0;
                busy || address.seen.elapsed() < Duration::from_secs(3600)
            });
        }
        let address = addresses.entry(network(address)).or_insert_with(|| Address {
            requests: Bucket::new(limits.request_burst, f64::from(limits.requests_per_second)),
            tables: Bucket::new(limits.tables_per_day, f64::from(limits.tables_per_day) / DAY),
            connections: Arc::default(),
            seen: Instant::now(),
        });
        address.seen = Instant::now();
        look(limits, address)
    }

    /// Counts a request.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), HallError> {
        let taken = self.with(address, Ok(()), |_, address| address.requests.take());
        taken.map_err(|wait| HallError::TooManyRequests(wait.as_secs() + 1))
    }

    /// Counts a new table.
    pub(crate) fn table(&self, address: IpAddr, kept: u64) -> Result<(), HallError> {
        if self.limits.is_some_and(|limits| kept >= limits.tables) {
            return Err(HallError::QuotaReached("the hall is full"));
        }
        let taken = self.with(address, Ok(()), |_, address| address.tables.take());
        taken.map_err(|_| HallError::QuotaReached("too many tables from this address today"))
    }

    /// Whether new tables are counted at all.
    pub(crate) const fn counts_tables(&self) -> bool {
        self.limits.is_some()
    }

    /// Finds a place for a connection.
    pub(crate) fn connection(&self, address: IpAddr) -> Result<Place, HallError> {
        let full = HallError::QuotaReached("too many connections from this address");
        self.with(address, Ok(Place(None)), |limits, address| {
            if address.connections.fetch_add(1, Ordering::Relaxed) >= limits.connections {
                address.connections.fetch_sub(1, Ordering::Relaxed);
                return Err(full);
            }
            Ok(Place(Some(Arc::clone(&address.connections))))
        })
    }

    /// The messages one connection may send; nothing if they are not counted.
    pub(crate) fn messages(&self) -> Option<Bucket> {
        let limits = self.limits?;
        Some(Bucket::new(limits.message_burst, f64::from(limits.messages_per_second)))
    }
}

/// The address that is counted: one household has one IPv4 address, but many of IPv6.
fn network(address: IpAddr) -> IpAddr {
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
        Limiter::new(Some(Limits { connections: 1, tables: 5, tables_per_day: 1, ..limits }))
    }

    #[test]
    fn each_address_has_a_bucket_of_its_own() {
        let limiter = limiter();
        let [one, other] = [[127, 0, 0, 1], [127, 0, 0, 2]].map(IpAddr::from);
        assert!(limiter.request(one).is_ok() && limiter.request(one).is_ok());
        assert!(matches!(limiter.request(one), Err(HallError::TooManyRequests(1..=2))));
        assert!(limiter.request(other).is_ok());
    }

    #[test]
    fn quotas_end_and_places_come_back() {
        let limiter = limiter();
        let one = IpAddr::from([127, 0, 0, 1]);
        let place = limiter.connection(one).unwrap();
        assert!(matches!(limiter.connection(one), Err(HallError::QuotaReached(_))));
        drop(place);
        assert!(limiter.connection(one).is_ok());
        assert!(limiter.table(one, 0).is_ok());
        assert!(matches!(limiter.table(one, 0), Err(HallError::QuotaReached(_))));
        let other = IpAddr::from([127, 0, 0, 2]);
        assert!(matches!(limiter.table(other, 5), Err(HallError::QuotaReached(_))));
    }

    #[test]
    fn neighbours_in_a_network_share_a_bucket() {
        let [one, two]: [IpAddr; 2] =
            ["2001:db8::1", "2001:db8::2"].map(|text| text.parse().unwrap());
        assert_eq!(network(one), network(two));
        assert_eq!(network("::ffff:1.2.3.4".parse().unwrap()), IpAddr::from([1, 2, 3, 4]));
    }
}
