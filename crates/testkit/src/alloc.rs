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
