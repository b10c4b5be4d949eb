//! `gladsheim bench`: how fast the rules are, by the processor time of one thread.

use std::io::Write;
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context as _, Result};
use gladsheim_lab::{Lab, Playouts, lab};
use gladsheim_registry::{AnyGame, Shelf, find};
use serde::Serialize;

use super::{print_json, title_line};
use crate::args::{GAMES, TableArgs, fraction, number};
use crate::cpu::thread_time;
use crate::out::Out;

/// Measure random play, imagined worlds and search on one thread
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game (see `gladsheim games`); all of them, one after the other, if none is named
    #[arg(long, short)]
    game: Option<String>,

    #[command(flatten)]
    table: TableArgs,

    /// How long to measure each thing, in seconds
    #[arg(long, default_value_t = 2.0, value_parser = fraction(0.01..=3_600.0))]
    seconds: f64,

    /// What all chance follows from
    #[arg(long, short, default_value_t = 1, value_parser = number::<u64>(0..=u64::MAX))]
    seed: u64,

    /// Count the instructions as well, with valgrind
    #[arg(long)]
    instructions: bool,

    /// Play just this many random games and print how many decisions they had: work for a profiler
    #[arg(long, value_name = "N", conflicts_with = "instructions", value_parser = number::<u64>(GAMES))]
    playouts: Option<u64>,

    /// Make just this many imagined worlds, as work for a profiler
    #[arg(long, value_name = "N", conflicts_with_all = ["instructions", "playouts"], value_parser = number::<u64>(GAMES))]
    worlds: Option<u64>,

    /// Search just this many positions and print how many decisions that took: work for a profiler
    #[arg(long, value_name = "N", conflicts_with_all = ["instructions", "playouts", "worlds"], value_parser = number::<u64>(GAMES))]
    searches: Option<u64>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    setup: gladsheim_engine::Setup,
    seed: u64,
    /// Random play: questions with two or more answers, per second of processor time.
    decisions_per_second: f64,
    /// The same in the fastest slice of the time: less disturbed by other work on the machine.
    best_decisions_per_second: f64,
    games_per_second: f64,
    decisions_per_game: f64,
    nanoseconds_per_decision: f64,
    /// A copy of a position with a new hidden world and fresh chance.
    nanoseconds_per_imagined_world: f64,
    search_iterations_per_second: f64,
    search_decisions_per_second: f64,
    /// Decisions inside the search, per second, over those of plain random play.
    search_ratio: f64,
    #[serde(skip_serializing_if = "Option::is_none", flatten)]
    instructions: Option<Instructions>,
}

/// What does not depend on the machine and what else it does.
#[derive(Serialize)]
struct Instructions {
    instructions_per_decision: f64,
    instructions_per_imagined_world: f64,
    instructions_per_search_decision: f64,
}

/// How many iterations a search takes that is measured.
const ITERATIONS: u32 = 1_000;

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let titles = match &args.game {
        Some(name) => vec![find(name)?],
        None => Shelf::released().titles().to_vec(),
    };
    let mut reports = Vec::new();
    for title in titles {
        let game = args.table.build(title, args.table.fewest(title))?;
        if let Some(done) = work(lab(&*game)?, args) {
            writeln!(out, "{done}")?;
            continue;
        }
        let mut report = measure(&*game, lab(&*game)?, args);
        if args.instructions {
            let named = args.game.is_none().then_some(title.id());
            report.instructions = Some(count_instructions(named)?);
        }
        if !args.json {
            writeln!(out, "{}", out.style.strong(&title_line(&*game)))?;
            print(&report, out)?;
            out.flush()?;
        }
        reports.push(report);
    }
    match reports.as_slice() {
        [] => Ok(()),
        _ if !args.json => Ok(()),
        [only] if args.game.is_some() => print_json(out, only),
        all => print_json(out, &all),
    }
}

/// Does what a profiler is to look at, if that is asked for, and says how much it was.
fn work(lab: &dyn Lab, args: &Args) -> Option<String> {
    if let Some(games) = args.playouts {
        let done = lab.playouts(args.seed, games);
        return Some(format!("{} games, {} decisions", done.games, done.decisions));
    }
    if let Some(worlds) = args.worlds {
        lab.imagine(args.seed, worlds);
        return Some(format!("{worlds} worlds, {worlds} decisions"));
    }
    let done = lab.search(args.seed, args.searches?, ITERATIONS);
    Some(format!("{} iterations, {} decisions", done.iterations, done.decisions))
}

fn print(report: &Report, out: &mut Out) -> Result<()> {
    let million = 1e6;
    writeln!(
        out,
        "  random play     {:.2} M decisions/s (best slice {:.2}), {:.1} ns each",
        report.decisions_per_second / million,
        report.best_decisions_per_second / million,
        report.nanoseconds_per_decision
    )?;
    writeln!(
        out,
        "                  {:.0} games/s, {:.1} decisions a game",
        report.games_per_second, report.decisions_per_game
    )?;
    let counted = report.instructions.as_ref();
    if let Some(counted) = counted {
        let count = counted.instructions_per_decision;
        writeln!(out, "                  {count:.0} instructions a decision")?;
    }
    writeln!(out, "  imagined world  {:.0} ns", report.nanoseconds_per_imagined_world)?;
    if let Some(counted) = counted {
        let count = counted.instructions_per_imagined_world;
        writeln!(out, "                  {count:.0} instructions")?;
    }
    writeln!(
        out,
        "  search          {:.0} iterations/s, {:.2} M decisions/s, {:.2} of random play",
        report.search_iterations_per_second,
        report.search_decisions_per_second / million,
        report.search_ratio
    )?;
    if let Some(counted) = counted {
        let count = counted.instructions_per_search_decision;
        let ratio = counted.instructions_per_decision / count;
        writeln!(
            out,
            "                  {count:.0} instructions a decision, {ratio:.2} of random play"
        )?;
    }
    Ok(())
}

fn measure(game: &dyn AnyGame, lab: &dyn Lab, args: &Args) -> Report {
    let mut played = Playouts::default();
    let mut best = 0.0_f64;
    let spent = repeat(args.seconds, |round| {
        let before = thread_time();
        let done = lab.playouts(args.seed.wrapping_add(round), 2_000);
        let slice = (thread_time() - before).as_secs_f64();
        best = best.max(done.decisions as f64 / slice);
        played.games += done.games;
        played.decisions += done.decisions;
    });
    let rate = played.decisions as f64 / spent;

    const WORLDS: u64 = 50_000;
    let mut worlds = 0;
    let imagining = repeat(args.seconds, |round| {
        lab.imagine(args.seed.wrapping_add(round), WORLDS);
        worlds += WORLDS;
    });

    let (mut iterations, mut decisions) = (0, 0);
    let searching = repeat(args.seconds, |round| {
        let effort = lab.search(args.seed.wrapping_add(round), 8, ITERATIONS);
        iterations += effort.iterations;
        decisions += effort.decisions;
    });
    let search_rate = decisions as f64 / searching;

    Report {
        game: game.about().id,
        setup: game.setup().clone(),
        seed: args.seed,
        decisions_per_second: rate,
        best_decisions_per_second: best,
        games_per_second: played.games as f64 / spent,
        decisions_per_game: played.decisions as f64 / played.games as f64,
        nanoseconds_per_decision: 1e9 / rate,
        nanoseconds_per_imagined_world: imagining * 1e9 / worlds as f64,
        search_iterations_per_second: iterations as f64 / searching,
        search_decisions_per_second: search_rate,
        search_ratio: search_rate / rate,
        instructions: None,
    }
}

/// Does pieces of work until so many seconds of processor time are spent; returns how many were.
fn repeat(seconds: f64, mut work: impl FnMut(u64)) -> f64 {
    let limit = Duration::from_secs_f64(seconds);
    let start = thread_time();
    let mut round = 0;
    while round == 0 || thread_time() - start < limit {
        round += 1;
        work(round);
    }
    (thread_time() - start).as_secs_f64()
}

/// The instructions of a random decision, of a world, and of a decision in a search. The game is
/// `named` if the command line does not do it.
fn count_instructions(named: Option<&str>) -> Result<Instructions> {
    Ok(Instructions {
        instructions_per_decision: instructions_of("playouts", [200, 2_200], named)?,
        instructions_per_imagined_world: instructions_of("worlds", [640, 19_840], named)?,
        instructions_per_search_decision: instructions_of("searches", [2, 34], named)?,
    })
}

/// The instructions of one piece of a kind of work: the difference between a short and a long run of
/// this very command under valgrind, so that start and end do not count.
fn instructions_of(work: &str, [short, long]: [u64; 2], named: Option<&str>) -> Result<f64> {
    let (short, few) = under_valgrind(named, work, short)?;
    let (long, many) = under_valgrind(named, work, long)?;
    Ok((long - short) as f64 / (many - few) as f64)
}

/// Instructions of so much work, and how many decisions that was.
fn under_valgrind(named: Option<&str>, work: &str, amount: u64) -> Result<(u64, u64)> {
    let program = std::env::current_exe().context("this program does not find itself")?;
    // The command line as it was given, with the work fixed and nothing to be counted.
    let given =
        std::env::args_os().skip(1).filter(|arg| arg != "--instructions" && arg != "--json");
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(program)
        .args(given)
        .args(named.map(|game| format!("--game={game}")))
        .arg(format!("--{work}={amount}"))
        .stdin(Stdio::null())
        .output()
        .context("valgrind cannot be started, and --instructions needs it")?;
    let (said, printed) =
        (String::from_utf8_lossy(&output.stderr), String::from_utf8_lossy(&output.stdout));
    let number = |text: &str, mark: &str, at: usize| -> Option<u64> {
        let line = text.lines().find(|line| line.contains(mark))?;
        line.split_whitespace().filter_map(|word| word.parse().ok()).nth(at)
    };
    let instructions = number(&said, "Collected", 0);
    let decisions = number(&printed, "decisions", 1);
    instructions.zip(decisions).context("valgrind did not say how many instructions it counted")
}
