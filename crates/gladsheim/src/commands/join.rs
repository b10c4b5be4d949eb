//! `gladsheim join`: a seat at a table of a running hall, in the terminal.

mod announcements;
mod arrive;
mod auto;
mod input;
mod sitting;
mod typed;

use std::process::ExitCode;

use anyhow::{Context as _, Result};

use self::auto::Auto;
use self::input::Input;
use self::sitting::Sitting;
use crate::args::{PLAYERS, SEATS, number};
use crate::out::Out;

/// Play at a table of a running hall
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A table, an invitation or a personal link, as in http://127.0.0.1:8177/t/TABLE; or just the
    /// hall, to see its tables or, with --new, to make one
    #[arg(value_name = "URL")]
    url: String,

    /// Your name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    /// The seat you would like, counted from 0
    #[arg(long, value_name = "S", value_parser = number::<usize>(SEATS))]
    seat: Option<usize>,

    /// Only watch
    #[arg(long, conflicts_with = "seat")]
    watch: bool,

    /// Make a table for this game and invite others to it
    #[arg(long, value_name = "GAME")]
    new: Option<String>,

    /// How many play at the new table; by default, you and the bots
    #[arg(long, short, value_name = "N", requires = "new", value_parser = number::<u8>(PLAYERS))]
    players: Option<u8>,

    /// The bots at the new table: thrall, karl, jarl, odin
    #[arg(long, short, value_delimiter = ',', value_name = "BOTS", requires = "new")]
    bots: Vec<String>,

    /// An option of the game at the new table, as in golden_throne=true
    #[arg(long = "option", short = 'O', value_name = "NAME=VALUE", requires = "new")]
    options: Vec<String>,

    /// Let the program answer for you
    #[arg(long, value_name = "HOW")]
    auto: Option<Auto>,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("cannot start")?;
    runtime.block_on(async {
        let Some(arrival) = arrive::arrive(args, out).await? else { return Ok(ExitCode::SUCCESS) };
        Sitting::new(arrival, args.auto, Input::stdin()).await?.stay(out).await?;
        Ok(ExitCode::SUCCESS)
    })
}
