//! The time by which a hall runs, which no jump of the machine's clock moves.
//!
//! The clock of a machine may be set: by hand, by a time server after a battery died, by a guest
//! system that slept. Nobody's time may be up and no table deleted for it. So the hall counts by a
//! clock that cannot be set, and follows the machine's only as far as both agree. What it did not
//! follow is put right when the hall opens the next time: it takes over the machine's time, and
//! every deadline moves along.

use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::store::Beat;
use crate::time::{self, DAY, Millis};

/// How far the clocks may be apart before one of them has jumped.
const TOLERANCE: Millis = 5_000;
/// How long a hall may have been closed for that time to count. Whoever finds it closed for longer
/// could not have played in time, and a clock that is wrong is often wrong by more.
const LONGEST_ABSENCE: Millis = DAY;

/// Tells the time of day in milliseconds since 1970; tests bring one that jumps.
#[derive(Clone)]
pub struct WallClock(Arc<dyn Fn() -> u64 + Send + Sync>);

impl WallClock {
    /// A clock that is read by calling `read`.
    pub fn new(read: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Self(Arc::new(read))
    }
}

impl Default for WallClock {
    fn default() -> Self {
        Self::new(time::now)
    }
}

impl fmt::Debug for WallClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("WallClock")
    }
}

/// The time by which a hall runs.
pub(crate) struct HallClock {
    wall: WallClock,
    /// When the hall opened, by the clock that cannot be set and by its own.
    began: Instant,
    opened_at: Millis,
    /// How far the machine's clock is ahead of it.
    ahead: Mutex<i64>,
}

/// What follows from the time for which nobody served the tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Opening {
    /// For how long that was, as far as it counts.
    pub(crate) closed_for: Millis,
    /// By how much every deadline moves, so that nothing else counts.
    pub(crate) postpone: Millis,
}

impl HallClock {
    /// The time of a hall that opens, given what it noted when it was last open.
    pub(crate) fn open(wall: WallClock, last: Option<Beat>) -> (Self, Opening) {
        let reading = signed((wall.0)());
        let last = last.unwrap_or(Beat { at: (wall.0)(), ahead: 0 });
        let absent = reading - (signed(last.at) + last.ahead);
        let counts = (0..=signed(LONGEST_ABSENCE)).contains(&absent);
        if !counts && absent.unsigned_abs() > TOLERANCE {
            let absent = span(absent);
            tracing::error!(
                absent,
                "by its clock this machine was away for a time that does not \
                count: nothing is deleted and nobody's time is up for it; if the clock is wrong, \
                set it right and open the hall again"
            );
        }
        let counted = signed(last.at) + if counts { absent } else { 0 };
        // Time never runs backwards for the hall: it goes on from where it was.
        let (opened_at, postpone) = (reading.max(counted), (reading - counted).max(0));
        let clock = Self {
            wall,
            began: Instant::now(),
            opened_at: unsigned(opened_at),
            ahead: Mutex::new(reading - opened_at),
        };
        let closed_for = if counts { unsigned(absent) } else { 0 };
        (clock, Opening { closed_for, postpone: unsigned(postpone) })
    }

    /// The time at which the hall opened.
    pub(crate) const fn opened_at(&self) -> Millis {
        self.opened_at
    }

    /// The time now.
    pub(crate) fn now(&self) -> Millis {
        self.beat().at
    }

    /// The time now, and how far the machine's clock is ahead of it.
    pub(crate) fn beat(&self) -> Beat {
        let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        let counted = signed(self.opened_at) + signed(time::millis(self.began.elapsed()));
        let read = signed((self.wall.0)()) - *ahead;
        let jump = read - counted;
        let at = if jump.unsigned_abs() > TOLERANCE {
            *ahead += jump;
            let jump = span(jump);
            tracing::error!(
                jump,
                "the clock of this machine has jumped: nothing is deleted and \
                nobody's time is up for it; the hall goes on by its own count, and takes over the \
                machine's time when it is opened again"
            );
            counted
        } else {
            read
        };
        Beat { at: unsigned(at), ahead: *ahead }
    }
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn unsigned(number: i64) -> u64 {
    u64::try_from(number).unwrap_or(0)
}

/// A span of time for the log.
fn span(millis: i64) -> String {
    let seconds = millis.unsigned_abs() / 1000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600 % 24, seconds / 60 % 60);
    let sign = if millis < 0 { "-" } else { "+" };
    format!("{sign}{days} days {hours}:{minutes:02}:{:02}", seconds % 60)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    use super::*;

    const NOON: Millis = 1_794_700_800_000;

    fn clock() -> (WallClock, Arc<AtomicU64>) {
        let hand = Arc::new(AtomicU64::new(NOON));
        let read = Arc::clone(&hand);
        (WallClock::new(move || read.load(Relaxed)), hand)
    }

    /// The test itself takes some milliseconds.
    fn is_about(at: Millis, wanted: Millis) -> bool {
        at.abs_diff(wanted) < TOLERANCE
    }

    #[test]
    fn a_jump_while_the_hall_is_open_moves_nothing_until_it_opens_again() {
        let (wall, hand) = clock();
        let (clock, opening) = HallClock::open(wall.clone(), None);
        assert_eq!(opening, Opening { closed_for: 0, postpone: 0 });
        for (jumped, ahead) in [(NOON + 40 * DAY, 40), (NOON - 3 * DAY, -3), (NOON, 0)] {
            hand.store(jumped, Relaxed);
            let beat = clock.beat();
            assert!(is_about(beat.at, NOON), "{beat:?}");
            assert!((beat.ahead - ahead * signed(DAY)).unsigned_abs() < TOLERANCE, "{beat:?}");
        }
        hand.store(NOON + 40 * DAY, Relaxed);
        let (again, opening) = HallClock::open(wall, Some(clock.beat()));
        assert!(is_about(again.now(), NOON + 40 * DAY));
        assert!(is_about(opening.postpone, 40 * DAY), "{opening:?}");
        assert!(opening.closed_for < TOLERANCE, "{opening:?}");
    }

    /// What the log is told while something is done.
    fn told(work: impl FnOnce()) -> String {
        #[derive(Clone, Default)]
        struct Paper(Arc<Mutex<Vec<u8>>>);
        impl std::io::Write for Paper {
            fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
                self.0.lock().unwrap().write(bytes)
            }
            fn flush(&mut self) -> std::io::Result<()> {
                Ok(())
            }
        }
        let paper = Paper::default();
        let pen = paper.clone();
        let log = tracing_subscriber::fmt().with_ansi(false).with_writer(move || pen.clone());
        tracing::subscriber::with_default(log.finish(), work);
        String::from_utf8(paper.0.lock().unwrap().clone()).unwrap()
    }

    #[test]
    fn the_log_says_that_the_clock_has_jumped() {
        let (wall, hand) = clock();
        let (clock, _) = HallClock::open(wall.clone(), None);
        let look = || assert!(clock.now() < NOON + DAY);
        assert_eq!(told(look), "");
        hand.store(NOON + 40 * DAY, Relaxed);
        let log = told(|| (0..3).for_each(|_| look()));
        assert_eq!(log.lines().count(), 1, "once: {log}");
        assert!(log.contains("ERROR") && log.contains("has jumped"), "{log}");
        assert!(log.contains("+39 days 23:59:5") || log.contains("+40 days 0:00:0"), "{log}");
        let log = told(|| drop(HallClock::open(wall, Some(Beat { at: NOON, ahead: 0 }))));
        assert!(log.contains("+40 days 0:00:00") && log.contains("does not count"), "{log}");
    }

    #[test]
    fn small_steps_are_followed() {
        let (wall, hand) = clock();
        let (clock, _) = HallClock::open(wall, None);
        hand.store(NOON + 3_000, Relaxed);
        assert_eq!(clock.now(), NOON + 3_000);
        hand.store(NOON - 1_000, Relaxed);
        assert_eq!(clock.now(), NOON - 1_000);
    }

    #[test]
    fn an_absence_counts_up_to_a_day_and_time_never_goes_back() {
        let open = |wall: Millis| {
            let (clock, opening) =
                HallClock::open(WallClock::new(move || wall), Some(Beat { at: NOON, ahead: 0 }));
            (clock.opened_at(), opening.closed_for, opening.postpone)
        };
        let hour = DAY / 24;
        assert_eq!(open(NOON + hour), (NOON + hour, hour, 0));
        assert_eq!(open(NOON + 40 * DAY), (NOON + 40 * DAY, 0, 40 * DAY));
        assert_eq!(open(NOON - DAY), (NOON, 0, 0), "and the deadlines stay where they are");
    }

    #[test]
    fn a_span_is_written_for_people() {
        assert_eq!(span(-90_061_000), "-1 days 1:01:01");
    }
}
