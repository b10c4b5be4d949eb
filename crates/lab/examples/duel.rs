//! A match of Valhalla with intervals: `cargo run --release -p gladsheim-lab --example duel --
//! 1000 search:1000 greedy`, one bot for each seat. Before the number of games, `--seed N` takes
//! other deals and `--golden-throne` adds the expansion.
#![allow(clippy::print_stdout)] // it is what this program is for

use std::error::Error;
use std::time::Instant;

use gladsheim_bots::BotSpec;
use gladsheim_lab::{Series, arena, quietly};
use gladsheim_valhalla::{Rules, Valhalla};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).peekable();
    let mut seed = 1;
    let mut rules = Rules::default();
    while let Some(option) = arguments.next_if(|argument| argument.starts_with("--")) {
        match option.as_str() {
            "--golden-throne" => rules.golden_throne = true,
            "--seed" => seed = arguments.next().ok_or("--seed needs a number")?.parse()?,
            _ => return Err(format!("there is no option {option}").into()),
        }
    }
    let games =
        arguments.next().ok_or("say how many games, then one bot for each seat")?.parse()?;
    let bots = arguments.map(|name| name.parse()).collect::<Result<Vec<BotSpec>, _>>()?;
    rules.players = u8::try_from(bots.len())?;
    let game = Valhalla::new(rules)?;

    let start = Instant::now();
    let result = arena(&game, &bots, Series { games, seed, threads: 2 }, &quietly)?;
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
            "{bot:<14} {:5} wins, {:4.1} % of the decided games [{:.1}, {:.1}]; {:4.1} % of all [{:.1}, {:.1}]; mean rank {:.2}",
            score.wins,
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
