//! A search asks for memory when it is made, and never again.

mod solved;

use gladsheim_bots::{Bot, Budget, Search, Vantage};
use gladsheim_engine::{Actions, Chance, Judge, Silent};
use gladsheim_flyting::{Flyting, Rules};
use gladsheim_testkit::alloc::{Counting, allocations};
use solved::{Matrix, Solved, seat};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often a search that has made one move allocates for the next.
fn allocations_of_a_move<G: Judge>(game: &G, iterations: u32) -> u64 {
    let state = game.start(Chance::fast(1), &mut Silent);
    let vantage = Vantage::new(game, &state, seat(0));
    let mut legal = Actions::new();
    game.legal(&state, seat(0), &mut legal);
    let mut search = Search::new(Budget::iterations(iterations), 1);
    search.choose(&vantage, &legal);
    allocations(|| search.choose(&vantage, &legal)).0
}

#[test]
fn a_move_allocates_nothing() {
    assert_eq!(allocations_of_a_move(&Flyting::new(Rules::default()).unwrap(), 2_000), 0);
    // The example never has more than four answers.
    assert_eq!(allocations_of_a_move(&Solved(Matrix([[50; 20]; 20])), 2_000), 0);
}
