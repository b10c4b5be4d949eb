//! Temporary.
use core::sync::atomic::{AtomicU32, Ordering};
pub const DEFAULT: [f32; 40] = [
    0.8, 0.09, 0.7, 0.6, 0.6, 0.15, 0.1, 0.5, // 0-7
    0.85, 1.0, 0.9, 0.3, 0.9, 0.7, 0.15, 1.3, // 8-15
    0.8, 0.25, 2.0, 0.4, 4.0, 0.0, 0.45, 0.35, // 16-23
    0.0, 0.4, 0.2, 0.0, 1.0, 0.0, 0.45, 0.3, // 24-31
    0.0, 0.0, 0.7, 0.0, 0.0, 0.0, 0.0, 0.0,
];
static P: [AtomicU32; 40] = [const { AtomicU32::new(0) }; 40];
pub fn set(values: &[f32; 40]) {
    for (place, value) in P.iter().zip(values) {
        place.store(value.to_bits(), Ordering::Relaxed);
    }
}
#[allow(clippy::indexing_slicing)]
#[inline]
pub fn p(i: usize) -> f32 {
    f32::from_bits(P[i].load(Ordering::Relaxed))
}
