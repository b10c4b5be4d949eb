//! `gladsheim sim`: many games with the same bots on the same seats.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use gladsheim_bots::{BotSpec, Series, Totals};
use serde::Serialize;

use super::{print_json, progress_bar, title_line};
use crate::args::{GameArgs, at_least_one, bot};
use crate::out::Out;

/// Play many games between bots and count what comes of them
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// One bot for each seat, or one for all: random, greedy, search:1000, search:50ms, thrall, karl, jarl, odin
    #[arg(long, short, value_parser = bot, value_delimiter = ',', default_value = "random", value_name = "BOTS")]
    bots: Vec<BotSpec>,

    /// How many games
    #[arg(long, short = 'n', default_value_t = 10_000, value_parser = at_least_one)]
    games: u64,

    /// What all chance of games and bots follows from
    #[arg(long, short, default_value_t = 1)]
    seed: u64,

    /// How many threads; 0 means as many as the machine runs at once
    #[arg(long, short, default_value_t = 0)]
    threads: usize,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: u8,
    options: BTreeMap<String, String>,
    bots: Vec<BotSpec>,
    seed: u64,
    games: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    rounds_mean: f64,
    rounds_median: u16,
    rounds_5_percent: u16,
    rounds_95_percent: u16,
    rounds_max: u16,
    /// Games won alone, by the number of the seat.
    wins_by_seat: Vec<u64>,
    shared: u64,
    lost_by_all: u64,
    shared_or_lost_by_all: u64,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let (game, bots) = args.game.build_for(&args.bots)?;
    let series = Series { games: args.games, seed: args.seed, threads: args.threads };
    let bar = progress_bar(args.games);
    let start = Instant::now();
    let totals = game.simulate(&bots, series, &|done| bar.inc(done))?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = report(&totals, seconds);
    let report = Report {
        game: game.about().id,
        players: game.setup().players,
        options: game.setup().options.clone(),
        bots,
        seed: args.seed,
        ..report
    };
    if args.json {
        return print_json(out, &report);
    }
    writeln!(out, "{}", out.style.strong(&title_line(&*game)))?;
    print(out, &report)
}

fn report(totals: &Totals, seconds: f64) -> Report {
    let (games, decisions) = (totals.games as f64, totals.decisions as f64);
    Report {
        game: "",
        players: 0,
        options: BTreeMap::new(),
        bots: Vec::new(),
        seed: 0,
        games: totals.games,
        decisions: totals.decisions,
        seconds,
        decisions_per_second: decisions / seconds,
        games_per_second: games / seconds,
        decisions_per_game: decisions / games,
        rounds_mean: totals.rounds.mean(),
        rounds_median: totals.rounds.quantile(0.5),
        rounds_5_percent: totals.rounds.quantile(0.05),
        rounds_95_percent: totals.rounds.quantile(0.95),
        rounds_max: totals.rounds.max(),
        wins_by_seat: totals.wins_by_seat.clone(),
        shared: totals.shared,
        lost_by_all: totals.lost_by_all,
        shared_or_lost_by_all: totals.shared + totals.lost_by_all,
    }
}

fn print(out: &mut Out, report: &Report) -> Result<()> {
    let games = report.games as f64;
    let percent = |count: u64| count as f64 / games * 100.0;
    writeln!(out, "  games      {} in {:.2} s", report.games, report.seconds)?;
    writeln!(
        out,
        "  speed      {:.0} decisions/s, {:.0} games/s",
        report.decisions_per_second, report.games_per_second
    )?;
    writeln!(out, "  decisions  {:.1} a game", report.decisions_per_game)?;
    writeln!(
        out,
        "  rounds     {:.2} on average; median {}, 5-95 % {}-{}, at most {}",
        report.rounds_mean,
        report.rounds_median,
        report.rounds_5_percent,
        report.rounds_95_percent,
        report.rounds_max
    )?;
    for (seat, (bot, wins)) in report.bots.iter().zip(&report.wins_by_seat).enumerate() {
        let bot = bot.to_string();
        writeln!(out, "  seat {seat}     {bot:<12} won {wins} ({:.2} %)", percent(*wins))?;
    }
    writeln!(
        out,
        "  nobody     won {} ({:.2} %)",
        report.lost_by_all,
        percent(report.lost_by_all)
    )?;
    if report.shared > 0 {
        writeln!(out, "  several    won {} ({:.2} %)", report.shared, percent(report.shared))?;
    }
    Ok(())
}
