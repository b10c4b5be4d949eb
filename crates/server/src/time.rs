//! The time of day, in the unit of the wire.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

pub(crate) use gladsheim_table::{DAY, Millis};

/// The time now by the machine's clock, which may jump: a hall runs by its
/// [`HallClock`](crate::hall_clock::HallClock).
pub(crate) fn now() -> Millis {
    millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default())
}

/// A span of time in milliseconds.
pub(crate) fn millis(span: Duration) -> Millis {
    u64::try_from(span.as_millis()).unwrap_or(u64::MAX)
}

/// The day of a moment, as in `2026-11-15`, in universal time.
pub(crate) fn day(at: Millis) -> String {
    // Howard Hinnant's days-to-civil, for days after 1970.
    let days = i64::try_from(at / DAY).unwrap_or(0) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_index = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_index + 2) / 5 + 1;
    let month = if month_index < 10 { month_index + 3 } else { month_index - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day(0), "1970-01-01");
        assert_eq!(day(951_782_400_000), "2000-02-29");
        assert_eq!(day(1_794_700_800_000), "2026-11-15");
        assert_eq!(day(1_794_700_799_999), "2026-11-14");
    }
}
