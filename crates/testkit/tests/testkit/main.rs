//! The testkit tested on the example: as it is, every law holds; with a flaw, the law in question
//! fails.

mod alloc;
mod broken;
mod files;
mod flawed;
mod sound;

use gladsheim_testkit::alloc::Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;
