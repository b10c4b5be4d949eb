//! The testkit tested on a toy: sound, every law holds; flawed, the law in question fails.

mod alloc;
mod broken;
mod files;
mod sound;
mod toy;

use gladsheim_testkit::alloc::Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;
