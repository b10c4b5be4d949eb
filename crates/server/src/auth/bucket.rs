//! How much may be done in which time.

use std::time::{Duration, Instant};

/// A day, in seconds.
pub(super) const DAY: f64 = 24.0 * 60.0 * 60.0;

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
        self.take_many(1)
    }

    /// Takes so many tokens, or says how long to wait for them. What costs more than the bucket
    /// ever holds costs all of it.
    pub(crate) fn take_many(&mut self, cost: u32) -> Result<(), Duration> {
        let now = Instant::now();
        let filled = self.tokens + now.duration_since(self.at).as_secs_f64() * self.per_second;
        (self.tokens, self.at) = (filled.min(self.most), now);
        let cost = f64::from(cost).min(self.most);
        if self.tokens >= cost {
            self.tokens -= cost;
            return Ok(());
        }
        let wait = (cost - self.tokens) / self.per_second.max(1e-6);
        Err(Duration::from_secs_f64(wait.min(DAY)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_costs_more_is_had_less_often_and_nothing_costs_more_than_all() {
        let mut bucket = Bucket::new(10, 1.0);
        assert!(bucket.take_many(8).is_ok());
        let wait = bucket.take_many(8).unwrap_err();
        assert!((5..=6).contains(&wait.as_secs()), "{wait:?}");
        assert!(bucket.take().is_ok(), "a refusal costs nothing");
        assert!(Bucket::new(10, 1.0).take_many(1000).is_ok());
    }
}
