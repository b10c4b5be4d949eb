//! Troubles, each of which the log tells once, however often somebody asks.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// After how long a trouble that is still there is told again.
const AGAIN: Duration = Duration::from_secs(60 * 60);
/// How many are remembered before all are told anew.
const MOST: usize = 1024;

/// The troubles that the log knows of.
#[derive(Default)]
pub(crate) struct Woes(Mutex<HashMap<String, Instant>>);

impl Woes {
    /// Tells the log what cannot be read or written, and why, unless it was told lately.
    pub(crate) fn tell(&self, place: &str, cause: &str) {
        if self.is_news(place, cause) {
            tracing::error!(place, cause, "something cannot be read or written");
        }
    }

    fn is_news(&self, place: &str, cause: &str) -> bool {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let name = format!("{place}: {cause}");
        if told.get(&name).is_some_and(|at| at.elapsed() < AGAIN) {
            return false;
        }
        if told.len() >= MOST {
            told.clear();
        }
        told.insert(name, Instant::now());
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_trouble_is_told_once_and_memory_is_bounded() {
        let woes = Woes::default();
        assert!(woes.is_news("table one", "torn"));
        assert!(!woes.is_news("table one", "torn"));
        assert!(woes.is_news("table one", "full") && woes.is_news("table two", "torn"));
        for number in 0..3 * MOST {
            woes.is_news(&number.to_string(), "torn");
        }
        assert!(woes.0.lock().unwrap().len() <= MOST);
    }
}
