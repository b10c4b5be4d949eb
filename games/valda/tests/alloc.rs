//! A decision allocates nothing, and neither does an imagined world.

mod common;

use common::tables;
use gladsheim_engine::{Actions, Chance, FastRng, Game, Silent, Viewer};
use gladsheim_testkit::alloc::{Counting, allocations};
use gladsheim_testkit::playout;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn hundreds_of_games_allocate_nothing() {
    for (name, game) in tables() {
        let (mut rng, mut legal) = (FastRng::new(1), Actions::new());
        let (count, decisions) = allocations(|| {
            let mut decisions = 0;
            for number in 0..300 {
                let mut state = game.start(Chance::fast(number), &mut Silent);
                decisions += playout(&game, &mut state, &mut rng, &mut legal);
            }
            decisions
        });
        assert!(decisions > 20_000, "{name}: {decisions}");
        assert_eq!(count, 0, "{name}: allocations in {decisions} decisions");
    }
}

#[test]
fn an_imagined_world_allocates_nothing() {
    for (name, game) in tables() {
        let (mut rng, mut legal) = (FastRng::new(1), Actions::new());
        let mut state = game.start(Chance::fast(1), &mut Silent);
        while let Some(seat) = game.waiting(&state).lowest() {
            for viewer in Viewer::all(game.seats()) {
                let (count, _) = allocations(|| game.imagine(&state, viewer, &mut rng));
                assert_eq!(count, 0, "{name}: allocations in an imagined world");
            }
            game.legal(&state, seat, &mut legal);
            let Some(&action) = rng.pick(&legal) else { break };
            game.step(&mut state, seat, action, &mut Silent);
        }
    }
}
