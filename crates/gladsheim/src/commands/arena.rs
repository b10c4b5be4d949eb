//! `gladsheim arena`: match play between bots, every deal in all seatings.

use std::io::Write;
use std::time::Instant;

use anyhow::{Result, bail};
use gladsheim_bots::BotSpec;
use gladsheim_lab::{Estimate, Series, lab};
use serde::Serialize;
use serde_json::json;

use super::{print_json, progress_bar, title_line};
use crate::args::{GAMES, GameArgs, THREADS, bot, number};
use crate::out::Out;

/// Play a match between bots: every deal in all seatings, with 95 % intervals
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// The bots of the match, one for each seat, as in search:1000,greedy
    #[arg(long, short, value_parser = bot, value_delimiter = ',', value_name = "BOTS", required = true)]
    bots: Vec<BotSpec>,

    /// How many games, rounded up to whole deals
    #[arg(long, short = 'n', default_value_t = 1_000, value_parser = number::<u64>(GAMES))]
    games: u64,

    /// The seed that all chance of games and bots follows from
    #[arg(long, short, default_value_t = 1, value_parser = number::<u64>(0..=u64::MAX))]
    seed: u64,

    /// How many threads; 0 means as many as the machine runs at once
    #[arg(long, short, default_value_t = 0, value_parser = number::<usize>(THREADS))]
    threads: usize,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Row {
    bot: BotSpec,
    wins: u64,
    share_of_decided: Interval,
    win_share: Interval,
    mean_rank: f64,
}

#[derive(Serialize)]
struct Interval {
    value: f64,
    low: f64,
    high: f64,
}

impl From<Estimate> for Interval {
    fn from(Estimate { value, low, high }: Estimate) -> Self {
        // An interval of one deal is boundless, which JSON cannot say.
        Self { value, low: low.max(0.0), high: high.min(1.0) }
    }
}

impl std::fmt::Display for Interval {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [value, low, high] = [self.value, self.low, self.high].map(|part| part * 100.0);
        write!(f, "{value:5.1} % ({low:.1}-{high:.1})")
    }
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    if args.bots.len() < 2 {
        bail!("a match needs at least two bots, as in --bots search:1000,greedy");
    }
    let (game, bots) = args.game.build_for(&args.bots)?;
    let series = Series { games: args.games, seed: args.seed, threads: args.threads };
    let bar = progress_bar(args.games);
    let start = Instant::now();
    let result = lab(&*game)?.arena(&bots, series, &|done| bar.inc(done))?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let rows = bots.iter().zip(&result.entrants).map(|(bot, score)| Row {
        bot: *bot,
        wins: score.wins,
        share_of_decided: score.share_of_decided().into(),
        win_share: score.win_share().into(),
        mean_rank: score.mean_rank(),
    });
    let rows: Vec<Row> = rows.collect();
    if args.json {
        let report = json!({
            "game": game.about().id,
            "setup": game.setup(),
            "seed": args.seed,
            "games": result.games,
            "decided": result.decided,
            "decisions": result.decisions,
            "seconds": seconds,
            "entrants": rows,
        });
        return print_json(out, &report);
    }
    writeln!(out, "{}", out.style.strong(&title_line(&*game)))?;
    writeln!(out, "{} games, {} decided, {seconds:.1} s", result.games, result.decided)?;
    writeln!(
        out,
        "{:<14} {:>7}  {:<24} {:<24} mean rank",
        "bot", "wins", "of decided games", "share of all wins"
    )?;
    for row in rows {
        let bot = row.bot.to_string();
        let (decided, share) = (row.share_of_decided.to_string(), row.win_share.to_string());
        writeln!(out, "{bot:<14} {:>7}  {decided:<24} {share:<24} {:.2}", row.wins, row.mean_rank)?;
    }
    Ok(())
}
