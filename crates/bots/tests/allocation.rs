//! A search asks for memory when it is made, and never again.

mod toys;

use gladsheim_bots::{Bot, Budget, Search, Vantage};
use gladsheim_engine::{Actions, Game};
use gladsheim_testkit::alloc::{Counting, allocations};
use toys::{Matrix, Nim, Rules, Toy, opening, seat};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often a search that has made one move allocates for the next.
fn allocations_of_a_move<R: Rules>(game: &Toy<R>, iterations: u32) -> u64 {
    let state = opening(game);
    let vantage = Vantage::new(game, &state, seat(0));
    let mut legal = Actions::new();
    game.legal(&state, seat(0), &mut legal);
    let mut search = Search::new(Budget::iterations(iterations), 1);
    search.choose(&vantage, &legal);
    allocations(|| search.choose(&vantage, &legal)).0
}

#[test]
fn a_move_allocates_nothing() {
    assert_eq!(allocations_of_a_move(&Toy(Nim(40)), 2_000), 0);
    assert_eq!(allocations_of_a_move(&Toy(Matrix([[50; 20]; 20])), 2_000), 0);
}
