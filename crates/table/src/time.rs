//! Time, in the unit of the wire.

/// Milliseconds since 1970.
pub type Millis = u64;

/// A day.
pub const DAY: Millis = 24 * 60 * 60 * 1000;

/// The second of a moment: times that others are told must not tell more than they would notice.
pub(crate) const fn whole_second(at: Millis) -> Millis {
    at - at % 1_000
}
