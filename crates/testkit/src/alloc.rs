//! A counting allocator, for the promise that a decision allocates nothing.
//!
//! A test that wants to count makes it the allocator of its own binary:
//!
//! ```
//! use gladsheim_testkit::alloc::{Counting, allocations};
//!
//! #[global_allocator]
//! static ALLOCATOR: Counting = Counting;
//!
//! assert_eq!(allocations(|| 1 + 1), (0, 2));
//! assert_eq!(allocations(|| Box::new(2)).0, 1);
//! ```

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use gladsheim_engine::{Actions, Chance, FastRng, Game, Silent, Viewer};

use crate::{playout, step_at_random};

/// The system's allocator, with a count per thread.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counting;

thread_local! {
    /// Const and without a destructor, so that touching it never allocates itself.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// Runs `work` and counts how often this thread asked for memory, or for more of it, meanwhile.
///
/// The count is 0 for everything unless [`Counting`] is the global allocator.
pub fn allocations<T>(work: impl FnOnce() -> T) -> (u64, T) {
    let before = ALLOCATIONS.get();
    let result = work();
    (ALLOCATIONS.get() - before, result)
}

/// Plays so many games at random and requires that they allocate nothing; gives back how many
/// decisions were taken, of which a test should want many.
///
/// # Panics
/// If anything is allocated, or if [`Counting`] is not the global allocator.
pub fn none_in_games<G: Game>(table: &str, game: &G, games: u64) -> u64 {
    require_counting();
    let (mut rng, mut legal) = (FastRng::new(1), Actions::new());
    let play = |number| {
        let mut state = game.start(Chance::fast(number), &mut Silent);
        playout(game, &mut state, &mut rng, &mut legal)
    };
    let (count, decisions) = allocations(|| (0..games).map(play).sum());
    assert_eq!(count, 0, "{table}: allocations in {decisions} decisions");
    decisions
}

/// Plays a game at random and requires that no world imagined on the way, for any viewer, allocates
/// anything; gives back how many there were.
///
/// # Panics
/// If anything is allocated, or if [`Counting`] is not the global allocator.
pub fn none_in_worlds<G: Game>(table: &str, game: &G) -> u64 {
    require_counting();
    let (mut rng, mut legal) = (FastRng::new(1), Actions::new());
    let mut state = game.start(Chance::fast(1), &mut Silent);
    let mut worlds = 0;
    loop {
        for viewer in Viewer::all(game.seats()) {
            let (count, _) = allocations(|| game.imagine(&state, viewer, &mut rng));
            assert_eq!(count, 0, "{table}: allocations in the world that {viewer:?} imagines");
            worlds += 1;
        }
        if step_at_random(game, &mut state, &mut rng, &mut legal, &mut Silent).is_none() {
            return worlds;
        }
    }
}

/// Without the counting allocator every count is 0, and would prove nothing.
fn require_counting() {
    let (count, _) = allocations(|| black_box(Box::new(1)));
    assert_eq!(count, 1, "Counting is not the global allocator of this test");
}

fn count() {
    ALLOCATIONS.set(ALLOCATIONS.get() + 1);
}

// SAFETY: every call is handed on to the system's allocator as it came, so its promises are ours.
#[allow(unsafe_code)] // the trait is unsafe to implement; see the note in Cargo.toml
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `realloc`, and the block came from `System`.
        unsafe { System.realloc(block, layout, size) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`, and the block came from `System`.
        unsafe { System.dealloc(block, layout) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[should_panic(expected = "Counting is not the global allocator")]
    fn a_test_with_another_allocator_proves_nothing() {
        require_counting();
    }
}
