//! `gladsheim sim`: many games with the same bots on the same seats.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

use anyhow::Result;
use gladsheim_bots::BotSpec;
use gladsheim_engine::{Coverage, MOST_DECISIONS};
use gladsheim_lab::{CountBy, Figure, Series, Totals, lab};
use serde::Serialize;

use super::{print_json, progress_bar, title_line};
use crate::args::{GAMES, GameArgs, THREADS, bot, number};
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
    #[arg(long, short = 'n', default_value_t = 10_000, value_parser = number::<u64>(GAMES))]
    games: u64,

    /// The seed that all chance of games and bots follows from
    #[arg(long, short, default_value_t = 1, value_parser = number::<u64>(0..=u64::MAX))]
    seed: u64,

    /// Count seats from the one that began the game, to see what the order of play is worth
    #[arg(long)]
    from_first: bool,

    /// Count the game's own figures too, such as last stands; this takes longer
    #[arg(long)]
    figures: bool,

    /// Count how often every card and every way to use it came up; this takes longer
    #[arg(long)]
    coverage: bool,

    /// How many threads; 0 means as many as the machine runs at once
    #[arg(long, short, default_value_t = 0, value_parser = number::<usize>(THREADS))]
    threads: usize,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report<'r> {
    game: &'r str,
    players: u8,
    options: &'r BTreeMap<String, String>,
    bots: &'r [BotSpec],
    seed: u64,
    /// Whether seats are counted from the one that began, rather than by their numbers.
    seats_from_first: bool,
    #[serde(flatten)]
    results: Results,
}

#[derive(Serialize)]
struct Results {
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
    /// Games won alone.
    wins_by_seat: Vec<u64>,
    shared: u64,
    lost_by_all: u64,
    /// Games without an end, which were not played on.
    given_up: u64,
    shared_or_lost_by_all: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    figures: Option<BTreeMap<&'static str, PerGame>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coverage: Option<Coverage>,
}

/// One figure of the game's own.
#[derive(Serialize)]
struct PerGame {
    total: u64,
    mean: f64,
    least: u64,
    most: u64,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let (game, bots) = args.game.build_for(&args.bots)?;
    let series = Series { games: args.games, seed: args.seed, threads: args.threads };
    let by = if args.from_first { CountBy::TurnOrder } else { CountBy::Seat };
    let bar = progress_bar(args.games);
    let start = Instant::now();
    let counted = args.figures || args.coverage;
    let totals = lab(&*game)?.simulate(&bots, series, by, counted, &|done| bar.inc(done))?;
    let seconds = start.elapsed().as_secs_f64();
    bar.finish_and_clear();
    let report = Report {
        game: game.about().id,
        players: game.setup().players,
        options: &game.setup().options,
        bots: &bots,
        seed: args.seed,
        seats_from_first: args.from_first,
        results: results(args, &totals, seconds),
    };
    if args.json {
        return print_json(out, &report);
    }
    writeln!(out, "{}", out.style.strong(&title_line(&*game)))?;
    print(out, &report)
}

fn results(args: &Args, totals: &Totals, seconds: f64) -> Results {
    let (games, decisions) = (totals.games as f64, totals.decisions as f64);
    Results {
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
        given_up: totals.given_up,
        shared_or_lost_by_all: totals.shared + totals.lost_by_all,
        figures: args.figures.then(|| figures(totals)),
        coverage: args.coverage.then(|| totals.figures.coverage.clone()),
    }
}

fn figures(totals: &Totals) -> BTreeMap<&'static str, PerGame> {
    let per_game = totals.figures.iter().map(|(name, Figure { total, least, most, .. })| {
        let mean = total as f64 / totals.games as f64;
        (name, PerGame { total, mean, least, most })
    });
    per_game.collect()
}

fn print(out: &mut Out, report: &Report<'_>) -> Result<()> {
    let results = &report.results;
    let percent = |count: u64| count as f64 / results.games as f64 * 100.0;
    writeln!(out, "  games      {} in {:.2} s", results.games, results.seconds)?;
    writeln!(
        out,
        "  speed      {:.0} decisions/s, {:.0} games/s",
        results.decisions_per_second, results.games_per_second
    )?;
    writeln!(out, "  decisions  {:.1} a game", results.decisions_per_game)?;
    writeln!(
        out,
        "  rounds     {:.2} on average; median {}, 5-95 % {}-{}, at most {}",
        results.rounds_mean,
        results.rounds_median,
        results.rounds_5_percent,
        results.rounds_95_percent,
        results.rounds_max
    )?;
    for (seat, (bot, wins)) in report.bots.iter().zip(&results.wins_by_seat).enumerate() {
        let who = match (report.seats_from_first, seat) {
            (false, _) => bot.to_string(),
            (true, 0) => "began".to_owned(),
            (true, _) => format!("{seat} later"),
        };
        writeln!(out, "  seat {seat}     {who:<12} won {wins} ({:.2} %)", percent(*wins))?;
    }
    let (nobody, several) = (results.lost_by_all, results.shared);
    writeln!(out, "  nobody     won {nobody} ({:.2} %)", percent(nobody))?;
    if several > 0 {
        writeln!(out, "  several    won {several} ({:.2} %)", percent(several))?;
    }
    let given_up = results.given_up;
    if given_up > 0 {
        writeln!(
            out,
            "  given up   {given_up} ({:.2} %): not over after {MOST_DECISIONS} decisions",
            percent(given_up)
        )?;
    }
    for (name, PerGame { mean, least, most, .. }) in results.figures.iter().flatten() {
        let name = name.replace('_', " ");
        writeln!(out, "  {name:<22} {mean:>9.2} a game; {least} to {most}")?;
    }
    for (kind, names) in results.coverage.iter().flatten() {
        let missing = names.values().filter(|times| **times == 0).count();
        writeln!(out, "  {kind}: {} of {} came up", names.len() - missing, names.len())?;
        for (name, times) in names {
            writeln!(out, "    {name:<28} {times:>12}")?;
        }
    }
    Ok(())
}
