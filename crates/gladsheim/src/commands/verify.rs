//! `gladsheim verify`: whether a game is what its file says, and its deal was fair.

use std::io::Write;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use gladsheim_client::{Address, Hall, Place};
use gladsheim_registry::Hash;
use gladsheim_registry::record::Record;

use crate::args::read_bytes;
use crate::out::Out;

/// Play a game again and check its deal and every move, hash and rank in it
#[derive(clap::Args)]
pub(crate) struct Args {
    /// A game file, or the address of a table of a running hall, as in
    /// http://127.0.0.1:8177/t/TABLE
    #[arg(value_name = "FILE|URL")]
    game: String,

    /// The commitment that the hall had published when the table was made, if you wrote it down
    #[arg(long, value_name = "HASH")]
    commitment: Option<String>,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let name = || args.game.clone();
    let (bytes, published) = fetch(&args.game)?;
    let record = Record::parse(&bytes).with_context(name)?;
    let verified = record.verify().with_context(name)?;
    for published in published.iter().chain(&args.commitment) {
        check_commitment(&record, published).with_context(name)?;
    }
    let end = match verified.standings {
        Some(_) => "the game is over and its result is right",
        None => "the game is not over yet",
    };
    let deal = match &record.deal {
        Some(deal) => {
            format!("\nThe deal follows from what was committed to: {}.", deal.commitment)
        }
        None => String::new(),
    };
    let (moves, round) = (verified.moves, verified.round);
    writeln!(out, "{}: all {moves} moves agree, up to round {round}; {end}.{deal}", name())?;
    Ok(())
}

/// The game file, and what a hall has published of the deal if it is a hall that was asked.
fn fetch(game: &str) -> Result<(Vec<u8>, Option<String>)> {
    if !game.starts_with("http://") && !game.starts_with("https://") {
        return Ok((read_bytes(Path::new(game))?, None));
    }
    let (address, Place::Table(table)) = Address::of_link(game)? else {
        bail!("{game} is not the address of a table, such as http://127.0.0.1:8177/t/TABLE");
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("cannot ask over the network")?;
    runtime.block_on(async {
        let hall = Hall::at(address);
        let published = hall.table(&table).await?.deal.commitment;
        Ok((hall.file(&table).await?.into_bytes(), Some(published)))
    })
}

/// Checks that the deal is the one that had been committed to.
fn check_commitment(record: &Record, published: &str) -> Result<()> {
    let published: Hash = published.trim().parse().ok().with_context(|| {
        format!("\"{published}\" is not a commitment: that is 64 hexadecimal digits")
    })?;
    match &record.deal {
        Some(deal) if deal.commitment == published => Ok(()),
        Some(deal) => bail!(
            "the commitment in the game file is {}, but {published} was published before the game",
            deal.commitment
        ),
        None => {
            bail!("the game file does not say how its seed came about, so nothing was committed to")
        }
    }
}
