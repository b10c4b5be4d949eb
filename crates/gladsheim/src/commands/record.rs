//! `gladsheim record`: one game between bots, written to a file.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use gladsheim_bots::BotSpec;
use gladsheim_registry::record::Recording;
use gladsheim_words::Words;
use serde_json::json;

use crate::args::{GameArgs, GameSeed, bot, bot_rng, write_file};
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

    /// What all chance of the game follows from: a number, or 64 hexadecimal digits
    #[arg(long, short)]
    seed: GameSeed,

    /// The file to write; without it the game file is printed
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let (game, bots) = args.game.build_for(&args.bots)?;
    let GameSeed(seed) = args.seed;
    let (recording, _) = Recording::start(&*game, seed);
    let mut recording = recording.with_names(names(&Words::english(), game.seats()));
    recording.note("bots", json!(bots));
    let mut rng = bot_rng(&seed);
    while let Some(seat) = recording.table().waiting().lowest() {
        let bot = bots.get(seat.index()).copied().unwrap_or(BotSpec::Random);
        let action = recording.table().choose(seat, bot, rng.next_u64(), None);
        let action = action.context("a seat is asked and has nothing to choose from")?;
        recording.apply(seat, action)?;
    }
    let text = recording.record().to_text();
    match &args.output {
        None => out.write_all(text.as_bytes())?,
        Some(path) => {
            write_file(path, &text)?;
            let moves = recording.record().moves.len();
            writeln!(
                out,
                "{}: {moves} moves, {} rounds",
                path.display(),
                recording.table().round()
            )?;
        }
    }
    Ok(())
}
