//! `gladsheim perft`: how many lines of play there are.

use std::io::Write;

use anyhow::Result;
use gladsheim_lab::lab;
use serde_json::json;

use super::{print_json, title_line};
use crate::args::{GameArgs, number};
use crate::cpu::thread_time;
use crate::out::Out;

/// Count the lines of play from the start to a depth, with chance fixed by the seed
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// How many actions deep
    #[arg(long, short, value_name = "N", value_parser = number::<u32>(1..=100))]
    depth: u32,

    /// The seed that all chance of the game follows from
    #[arg(long, short, default_value_t = 1, value_parser = number::<u64>(0..=u64::MAX))]
    seed: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let game = args.game.build()?;
    let mut lines = Vec::new();
    if !args.json {
        writeln!(out, "{}, seed {}", title_line(&*game), args.seed)?;
    }
    for depth in 1..=args.depth {
        let before = thread_time();
        let count = lab(&*game)?.perft(args.seed, depth);
        let seconds = (thread_time() - before).as_secs_f64();
        if args.json {
            lines.push(json!({ "depth": depth, "lines": count, "seconds": seconds }));
        } else {
            writeln!(out, "{depth:>3} {count:>16}  {seconds:.3} s")?;
            out.flush()?;
        }
    }
    if args.json {
        let setup = game.setup();
        let about =
            json!({ "game": game.about().id, "setup": setup, "seed": args.seed, "depths": lines });
        print_json(out, &about)?;
    }
    Ok(())
}
