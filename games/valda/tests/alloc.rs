//! A decision allocates nothing, and neither does an imagined world.

mod common;

use common::tables;
use gladsheim_testkit::alloc::{self, Counting};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn hundreds_of_games_allocate_nothing() {
    for (name, game) in tables() {
        let decisions = alloc::none_in_games(&name, &game, 300);
        assert!(decisions > 20_000, "{name}: {decisions}");
    }
}

#[test]
fn an_imagined_world_allocates_nothing() {
    for (name, game) in tables() {
        let worlds = alloc::none_in_worlds(&name, &game);
        assert!(worlds > 100, "{name}: {worlds}");
    }
}
