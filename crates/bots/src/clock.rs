//! The only clock of the project's pure crates: when a search has to stop.

use core::time::Duration;

/// A moment after which a search stops.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline {
    #[cfg(not(target_family = "wasm"))]
    at: Option<std::time::Instant>,
    #[cfg(target_family = "wasm")]
    iterations: u32,
}

#[cfg(not(target_family = "wasm"))]
impl Deadline {
    /// How many iterations pass between two looks at the clock.
    const PATIENCE: u32 = 32;

    pub(crate) fn after(time: Option<Duration>) -> Self {
        Self { at: time.and_then(|time| std::time::Instant::now().checked_add(time)) }
    }

    /// Whether time is up after so many iterations.
    #[inline]
    pub(crate) fn is_over(self, iterations: u32) -> bool {
        let due = iterations.is_multiple_of(Self::PATIENCE) && iterations > 0;
        due && self.at.is_some_and(|at| std::time::Instant::now() >= at)
    }
}

/// A browser's worker gives us no clock here, so time is counted in iterations.
#[cfg(target_family = "wasm")]
impl Deadline {
    /// What a phone plays out in a millisecond, with some caution.
    const PER_MILLISECOND: u128 = 20;

    pub(crate) fn after(time: Option<Duration>) -> Self {
        let count = time.map_or(u128::MAX, |time| time.as_millis() * Self::PER_MILLISECOND);
        Self { iterations: u32::try_from(count).unwrap_or(u32::MAX) }
    }

    /// Whether time is up after so many iterations.
    #[inline]
    pub(crate) fn is_over(self, iterations: u32) -> bool {
        iterations >= self.iterations
    }
}
