//! The counting of allocations: the toy plays without any, and imagines with some.

use gladsheim_testkit::alloc;

use crate::toy::Toy;

#[test]
fn games_that_allocate_nothing_are_counted_by_their_decisions() {
    let decisions = alloc::none_in_games("toy", &Toy::sound(3), 100);
    assert!(decisions > 1_000, "{decisions}");
}

#[test]
#[should_panic(expected = "toy: allocations in the world that")]
fn a_world_that_allocates_is_noticed() {
    alloc::none_in_worlds("toy", &Toy::sound(3));
}
