//! `gladsheim verify`: whether a game is what its file says, and its deal was fair.

use std::io::Write;
use std::path::Path;

use anyhow::{Context as _, Result, bail};
use gladsheim_client::{Address, Hall, LinkTarget};
use gladsheim_registry::Hash;
use gladsheim_registry::record::{Deal, Record};

use crate::files::read_game;
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
    let noted = args.commitment.as_deref().map(read_commitment).transpose()?;
    let (record, published) = fetch(&args.game)?;
    let verified = record.verify().with_context(name)?;
    for published in published.into_iter().chain(noted) {
        check_commitment(&record, published).with_context(name)?;
    }
    let end = match verified.standings {
        Some(_) => "the game is over and its result is right",
        None => "the game is not over yet",
    };
    let deal = proof(&record);
    let (moves, round) = (verified.moves, verified.round);
    writeln!(out, "{}: all {moves} moves agree, up to round {round}; {end}.{deal}", name())?;
    Ok(())
}

/// What is proved of the game's chance, and what is not.
fn proof(record: &Record) -> String {
    let committed = |deal: &Option<Deal>| deal.as_ref().map(|deal| deal.commitment);
    let own = committed(&record.deal);
    let Some(prefix) = &record.prefix else {
        let proof = |hash| format!("\nThe deal follows from what was committed to: {hash}.");
        return own.map(proof).unwrap_or_default();
    };
    let other = match committed(&prefix.deal) {
        Some(hash) => format!("which follows from what was committed to there: {hash}"),
        None => "which nobody had committed to".to_owned(),
    };
    let rest = match (prefix.fresh, own) {
        (true, Some(hash)) => {
            format!("Chance after them follows from what was committed to: {hash}.")
        }
        (true, None) => "Nobody had committed to the chance after them.".to_owned(),
        (false, _) => "What came after was known to whoever had that game's file.".to_owned(),
    };
    let moves = prefix.moves;
    format!("\nThe first {moves} moves are another game's, with its chance, {other}.\n{rest}")
}

/// The game file, and what a hall has published of the deal if it is a hall that was asked.
fn fetch(game: &str) -> Result<(Record, Option<Hash>)> {
    if !game.starts_with("http://") && !game.starts_with("https://") {
        return Ok((read_game(Path::new(game))?, None));
    }
    let (address, LinkTarget::Table(table)) = Address::of_link(game)? else {
        bail!("{game} is not the address of a table, such as http://127.0.0.1:8177/t/TABLE");
    };
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("cannot ask over the network")?;
    runtime.block_on(async {
        let hall = Hall::at(address);
        let published = read_commitment(&hall.table(&table).await?.deal.commitment)?;
        let file = hall.file(&table).await?;
        let record = Record::parse(file.as_bytes()).with_context(|| game.to_owned())?;
        Ok((record, Some(published)))
    })
}

fn read_commitment(text: &str) -> Result<Hash> {
    let hash = text.trim().parse().ok();
    hash.with_context(|| format!("\"{text}\" is not a commitment: that is 64 hexadecimal digits"))
}

/// Checks that the deal is the one that had been committed to.
fn check_commitment(record: &Record, published: Hash) -> Result<()> {
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
