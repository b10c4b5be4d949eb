//! How much a connection may say.

use super::Bucket;
use crate::HallError;

/// How many messages over the limit are refused before the connection is closed, and how many of
/// them are forgiven in a second.
const PATIENCE: u32 = 10;
const FORGIVEN: f64 = 0.1;

/// What one connection has said, and how often it was told that this is too much.
#[derive(Debug)]
pub(crate) struct MessageLimit {
    said: Bucket,
    patience: Bucket,
}

/// What becomes of a message over a limit.
#[derive(Debug)]
pub(crate) enum TooMuch {
    /// It is refused.
    Refused(HallError),
    /// The connection is closed: it does not listen.
    Enough,
}

impl MessageLimit {
    pub(super) fn new(burst: u32, per_second: u32) -> Self {
        let said = Bucket::new(burst, f64::from(per_second));
        Self { said, patience: Bucket::new(PATIENCE, FORGIVEN) }
    }

    /// Counts a message, for which `others` has to allow it too.
    pub(crate) fn count(
        &mut self,
        others: impl FnOnce() -> Result<(), HallError>,
    ) -> Result<(), TooMuch> {
        let allowed = self.said.take().map_err(HallError::wait).and_then(|()| others());
        let Err(error) = allowed else { return Ok(()) };
        Err(match self.patience.take() {
            Ok(()) => TooMuch::Refused(error),
            Err(_) => TooMuch::Enough,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_goes_on_after_being_refused_is_sent_away() {
        let mut limit = MessageLimit::new(5, 1);
        let heard: Vec<_> = (0..40).map(|_| limit.count(|| Ok(()))).collect();
        assert!(heard[..5].iter().all(Result::is_ok));
        assert!(heard[6..14].iter().all(|one| matches!(one, Err(TooMuch::Refused(_)))));
        assert!(heard[20..].iter().any(|one| matches!(one, Err(TooMuch::Enough))));
        let busy = MessageLimit::new(5, 1).count(|| Err(HallError::Busy));
        assert!(matches!(busy, Err(TooMuch::Refused(HallError::Busy))), "others count too");
    }
}
