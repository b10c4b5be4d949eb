//! Whether the hall can do its work.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::HallError;

/// Whether the store takes writes, as of a moment ago.
pub(crate) struct Ready {
    /// How long an answer holds, however many ask.
    holds: Duration,
    /// How long a write may take before the store counts as stuck.
    patience: Duration,
    last: Mutex<Option<(Instant, Result<(), HallError>)>>,
}

impl Default for Ready {
    fn default() -> Self {
        let [holds, patience] = [1, 2].map(Duration::from_secs);
        Self { holds, patience, last: Mutex::default() }
    }
}

impl Ready {
    /// Tries to write, unless somebody has just done so: all who ask meanwhile get that answer.
    pub(crate) async fn check(
        &self,
        write: impl Future<Output = Result<(), HallError>>,
    ) -> Result<(), HallError> {
        let mut last = self.last.lock().await;
        if let Some((_, answer)) = last.as_ref().filter(|(at, _)| at.elapsed() < self.holds) {
            return answer.clone();
        }
        let answer = timeout(self.patience, write).await.unwrap_or(Err(HallError::Busy));
        *last = Some((Instant::now(), answer.clone()));
        answer
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    const AGES: Duration = Duration::from_secs(3600);

    fn ready(holds: Duration, patience: Duration) -> Ready {
        Ready { holds, patience, ..Ready::default() }
    }

    #[tokio::test]
    async fn a_thousand_questions_cost_one_write_while_the_answer_holds() {
        let writes = Cell::new(0);
        let count = || async {
            writes.set(writes.get() + 1);
            if writes.get() == 1 { Ok(()) } else { Err(HallError::Busy) }
        };
        let lasting = ready(AGES, AGES);
        for _ in 0..1_000 {
            lasting.check(count()).await.unwrap();
        }
        assert_eq!(writes.get(), 1);
        let passing = ready(Duration::ZERO, AGES);
        assert!(passing.check(count()).await.is_err() && passing.check(count()).await.is_err());
        assert_eq!(writes.get(), 3);
    }

    #[tokio::test]
    async fn a_store_that_never_answers_is_not_ready() {
        let stuck = ready(AGES, Duration::from_millis(1)).check(std::future::pending()).await;
        assert!(matches!(stuck, Err(HallError::Busy)));
    }
}
