//! Errors that the log tells once, however often somebody runs into them.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// After how long an error that is still there is told again.
const AGAIN: Duration = Duration::from_secs(60 * 60);
/// How many are remembered before all are forgotten.
const MOST: usize = 1024;

/// The errors that the log knows of.
#[derive(Default)]
pub(crate) struct LogOnce(Mutex<HashMap<String, Instant>>);

impl LogOnce {
    /// Tells the log what cannot be read or written, and why, unless it was told lately.
    pub(crate) fn tell(&self, about: &str, cause: &str) {
        if self.is_due(about, cause) {
            tracing::error!(about, cause, "something cannot be read or written");
        }
    }

    fn is_due(&self, about: &str, cause: &str) -> bool {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let name = format!("{about}: {cause}");
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
    fn an_error_is_told_once_and_memory_is_bounded() {
        let log_once = LogOnce::default();
        assert!(log_once.is_due("table one", "torn"));
        assert!(!log_once.is_due("table one", "torn"));
        assert!(log_once.is_due("table one", "full") && log_once.is_due("table two", "torn"));
        for number in 0..3 * MOST {
            log_once.is_due(&number.to_string(), "torn");
        }
        assert!(log_once.0.lock().unwrap().len() <= MOST);
    }
}
