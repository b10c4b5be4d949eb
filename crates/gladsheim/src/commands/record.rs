//! `gladsheim record`: one game between bots, written to a file.

use std::io::Write;

use anyhow::{Context as _, Result, bail};
use gladsheim_bots::BotSpec;
use gladsheim_engine::MOST_DECISIONS;
use gladsheim_registry::record::Recording;
use gladsheim_words::Words;
use serde_json::json;

use crate::args::{GameArgs, GameSeed, bot, bot_rng};
use crate::files::Output;
use crate::out::Out;
use crate::play::names;

/// Play one game between bots and write its game file
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,

    /// One bot for each seat, or one for all
    #[arg(long, short, value_parser = bot, value_delimiter = ',', default_value = "random", value_name = "BOTS")]
    bots: Vec<BotSpec>,

    /// The seed that all chance of the game follows from: a number, or 64 hexadecimal digits
    #[arg(long, short)]
    seed: GameSeed,

    #[command(flatten)]
    output: Output,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let (game, bots) = args.game.build_for(&args.bots)?;
    args.output.settle(out)?;
    let GameSeed(seed) = args.seed;
    let (recording, _) = Recording::start(&*game, seed);
    let mut recording = recording.with_names(names(&Words::english(), game.seats()));
    recording.note("bots", json!(bots));
    let mut rng = bot_rng(&seed);
    while let Some(seat) = recording.table().waiting().lowest() {
        let bot = bots.get(seat.index()).copied().unwrap_or(BotSpec::Random);
        let action = recording.table().choose(seat, bot, rng.next_u64(), None);
        let action = action.context("a seat is asked and has nothing to choose from")?;
        if recording.record().moves.len() as u64 >= MOST_DECISIONS {
            bail!("the game is not over after {MOST_DECISIONS} moves, and was given up");
        }
        recording.apply(seat, action)?;
    }
    let (record, round) = (recording.record(), recording.table().round());
    if let Some(path) = args.output.write(&record.to_text(), out)? {
        writeln!(out, "{}: {} moves, {round} rounds", path.display(), record.moves.len())?;
    }
    Ok(())
}
