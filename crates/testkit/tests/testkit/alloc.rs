//! The counting of allocations: the example needs none.

use gladsheim_testkit::alloc;

use crate::flawed::{Flaw, Flawed, flyting};

#[test]
fn games_that_allocate_nothing_are_counted_by_their_decisions() {
    let decisions = alloc::none_in_games("flyting", &flyting(3), 100);
    assert!(decisions > 1_000, "{decisions}");
}

#[test]
fn worlds_that_allocate_nothing_are_counted() {
    let worlds = alloc::none_in_worlds("flyting", &flyting(3));
    assert!(worlds > 20, "{worlds}");
}

#[test]
#[should_panic(expected = "flawed: allocations in the world that")]
fn a_world_that_allocates_is_noticed() {
    alloc::none_in_worlds("flawed", &Flawed::new(Flaw::WorldsAllocate));
}
