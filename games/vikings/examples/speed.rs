//! How fast random play is: decisions a second and a state's size.
#![allow(missing_docs, clippy::print_stdout)]

use std::time::Instant;

use gladsheim_engine::{Actions, Chance, FastRng, Game, Silent, Viewer};
use gladsheim_testkit::{midgame, playout};
use gladsheim_vikings::{Rules, State, Vikings};

fn main() {
    println!("a state has {} bytes", size_of::<State>());
    for ragnarok in [false, true] {
        for players in 1..=4 {
            let game = Vikings::new(Rules { players, ragnarok, ..Rules::default() }).unwrap();
            let (mut legal, mut decisions, games) = (Actions::new(), 0, 20_000);
            let begun = Instant::now();
            for number in 0..games {
                let mut rng = FastRng::nth(1, number);
                let mut state = game.start(Chance::fast(rng.next_u64()), &mut Silent);
                decisions += playout(&game, &mut state, &mut rng, &mut legal);
            }
            let seconds = begun.elapsed().as_secs_f64();
            let state = midgame(&game, 60);
            let mut rng = FastRng::new(3);
            let begun = Instant::now();
            let viewer = Viewer::Seat(gladsheim_engine::Seat::wrapping(0));
            let mut sum = 0;
            for _ in 0..1_000_000 {
                let world = game.imagine(&state, viewer, &mut rng);
                sum += game.round(&world);
            }
            let imagined = begun.elapsed().as_secs_f64();
            println!(
                "{players} players, ragnarok {ragnarok}: {:.2} million decisions/s, {} a game, {:.0} ns a world ({sum})",
                decisions as f64 / seconds / 1e6,
                decisions / games,
                imagined * 1e3,
            );
        }
    }
}
