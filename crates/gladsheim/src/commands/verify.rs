//! `gladsheim verify`: whether a game file is true.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use gladsheim_registry::record::Record;

use crate::args::read_bytes;
use crate::out::Out;

/// Play a game file again and check every move, hash and rank in it
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game file
    file: PathBuf,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let name = || args.file.display().to_string();
    let record = Record::parse(&read_bytes(&args.file)?).with_context(name)?;
    let verified = record.verify().with_context(name)?;
    let end = match verified.standings {
        Some(_) => "the game is over and its result is right",
        None => "the game is not over yet",
    };
    let (moves, round) = (verified.moves, verified.round);
    writeln!(out, "{}: all {moves} moves agree, up to round {round}; {end}.", name())?;
    Ok(())
}
