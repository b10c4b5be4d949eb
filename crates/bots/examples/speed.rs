//! How fast the search is beside bare random play: `cargo run --release -p gladsheim-bots --example
//! speed -- [players] [iterations]`.
#![allow(clippy::print_stdout)] // it is what this program is for

use std::sync::LazyLock;
use std::time::Instant;

use gladsheim_bots::{Bot, Budget, Search, Vantage};
use gladsheim_engine::{Actions, Chance, FastRng, Game, SetupError, Silent};
use gladsheim_valhalla::{Rules, Valhalla};

fn main() -> Result<(), SetupError> {
    let mut arguments = std::env::args().skip(1).map(|text| text.parse::<u32>().ok());
    let players = arguments.next().flatten().unwrap_or(2) as u8;
    let iterations = arguments.next().flatten().unwrap_or(1_000);
    let game = Valhalla::new(Rules { players, golden_throne: players > 4, ..Rules::default() })?;

    for _ in 0..3 {
        let (raw, decisions) = random_play(&game, 200_000);
        println!("random play: {:.2} M decisions/s, {decisions:.1} a game", raw / 1e6);
        let (inside, iterations_a_second, nodes) = search(&game, iterations);
        println!(
            "search:{iterations}: {:.2} M decisions/s inside, {:.0} iterations/s, {nodes:.0} nodes a move, {:.2} of random play",
            inside / 1e6,
            iterations_a_second,
            inside / raw
        );
    }
    Ok(())
}

/// Decisions a second, and decisions a game.
fn random_play(game: &Valhalla, games: u64) -> (f64, f64) {
    let mut legal = Actions::new();
    let mut decisions = 0u64;
    let start = seconds();
    for index in 0..games {
        let mut rng = FastRng::nth(1, index);
        let mut state = game.start(Chance::fast(rng.next_u64()), &mut Silent);
        while let Some(seat) = game.waiting(&state).lowest() {
            game.legal(&state, seat, &mut legal);
            let Some(action) = rng.pick(&legal) else { break };
            decisions += 1;
            game.step(&mut state, seat, *action, &mut Silent);
        }
    }
    (decisions as f64 / (seconds() - start), decisions as f64 / games as f64)
}

/// Decisions and iterations a second, and nodes a move, over random games in which every question
/// is searched and answered by lot.
fn search(game: &Valhalla, iterations: u32) -> (f64, f64, f64) {
    let mut search = Search::new(Budget::iterations(iterations), 1);
    let mut legal = Actions::new();
    let mut moves = 0u32;
    let start = seconds();
    let moves_wanted = 400_000 / iterations.max(1);
    for index in 0.. {
        if moves >= moves_wanted {
            break;
        }
        let mut rng = FastRng::nth(2, index);
        let mut state = game.start(Chance::fast(rng.next_u64()), &mut Silent);
        while let Some(seat) = game.waiting(&state).lowest() {
            game.legal(&state, seat, &mut legal);
            search.choose(&Vantage::new(game, &state, seat), &legal);
            moves += 1;
            let Some(action) = rng.pick(&legal) else { break };
            game.step(&mut state, seat, *action, &mut Silent);
        }
    }
    let (seconds, effort) = (seconds() - start, search.effort());
    let nodes = effort.nodes as f64 / f64::from(moves.max(1));
    (effort.decisions as f64 / seconds, effort.iterations as f64 / seconds, nodes)
}

/// Seconds of processor time of this thread where the system tells it, so that a busy machine does
/// not spoil the figures; seconds on the wall elsewhere.
fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|told| told.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}
