//! A match of Valhalla with intervals: `cargo run --release -p gladsheim-bots --example duel --
//! 1000 search:1000 greedy`, one bot for each seat; `--golden-throne` first adds the expansion.
#![allow(clippy::print_stdout)] // it is what this program is for

use std::error::Error;
use std::time::Instant;

use gladsheim_bots::{BotSpec, Series, arena, quietly};
use gladsheim_valhalla::{Rules, Valhalla};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let golden_throne = arguments.first().is_some_and(|first| first == "--golden-throne");
    arguments.drain(..usize::from(golden_throne));
    let games =
        arguments.first().ok_or("say how many games, then one bot for each seat")?.parse()?;
    let bots = arguments.iter().skip(1).map(|name| name.parse());
    let bots: Vec<BotSpec> = bots.collect::<Result<_, _>>()?;
    let rules = Rules { players: u8::try_from(bots.len())?, golden_throne, ..Rules::default() };
    let game = Valhalla::new(rules)?;

    let start = Instant::now();
    let result = arena(&game, &bots, Series { games, seed: 1, threads: 2 }, &quietly)?;
    println!(
        "{} games, {} decided, {:.0} decisions a game, {:.0} s",
        result.games,
        result.decided,
        result.decisions as f64 / result.games.max(1) as f64,
        start.elapsed().as_secs_f64()
    );
    for (bot, score) in bots.iter().zip(&result.entrants) {
        let (decided, all) = (score.share_of_decided(), score.win_share());
        println!(
            "{bot:<14} {:5.1} % of the decided games [{:.1}, {:.1}]; {:5.1} % of all [{:.1}, {:.1}]; mean rank {:.2}",
            100.0 * decided.value,
            100.0 * decided.low,
            100.0 * decided.high,
            100.0 * all.value,
            100.0 * all.low,
            100.0 * all.high,
            score.mean_rank()
        );
    }
    Ok(())
}
