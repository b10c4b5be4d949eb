//! `gladsheim loadtest`: scripted players over real sockets, and how the hall bears them.

mod diary;
mod faults;
mod figures;
mod pace;
mod party;
mod server;

use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use gladsheim_client::Address;
use gladsheim_engine::Setup;
use gladsheim_registry::{AnyTitle, Shelf, find};
use serde::Serialize;

use self::figures::{Figures, Machine};
use self::party::Party;
use self::server::Server;
use super::print_json;
use crate::args::{PLAYERS, fraction, number};
use crate::out::Out;

/// Seat scripted players at many tables of a hall and measure it
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The hall, as in http://127.0.0.1:8177; its limits must be lifted (`serve --no-limits`)
    #[arg(value_name = "URL", conflicts_with = "spawn", required_unless_present = "spawn")]
    url: Option<String>,

    /// Start a hall of its own, in a folder that is thrown away
    #[arg(long)]
    spawn: bool,

    /// The games, which tables take in turn; if none is named, all that this many can play
    #[arg(long, visible_alias = "game", value_name = "NAMES", value_delimiter = ',')]
    games: Vec<String>,

    /// How many tables; 1000, or 40 with --kill
    #[arg(long, value_name = "N", value_parser = number::<usize>(1..=100_000))]
    tables: Option<usize>,

    /// How many scripted players at each
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = number::<u8>(PLAYERS))]
    players: u8,

    /// How many bots of the hall at each; 0, or 1 with --kill
    #[arg(long, value_name = "N", value_parser = number::<u8>(0..=7))]
    bots: Option<u8>,

    /// How strong those bots are
    #[arg(long, value_name = "BOT", default_value = "karl")]
    strength: String,

    /// How many moves a second each table makes
    #[arg(long, value_name = "R", default_value_t = 1.0, value_parser = fraction(0.001..=1000.0))]
    rate: f64,

    /// For how long it is measured
    #[arg(long, value_name = "S", default_value_t = 30, value_parser = number::<u64>(1..=86_400))]
    seconds: u64,

    /// Instead of measuring, kill the hall this many times under load and see what is left
    #[arg(long, value_name = "N", requires = "spawn", value_parser = number::<u32>(1..=10_000))]
    kill: Option<u32>,

    /// Print the figures as JSON
    #[arg(long)]
    json: bool,
}

/// What a test run came to.
#[derive(Serialize)]
struct Report<T> {
    games: Vec<&'static str>,
    tables: usize,
    players: u8,
    bots: u8,
    rate: f64,
    #[serde(flatten)]
    figures: T,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<ExitCode> {
    // One thread: the hall needs the other cores more.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("cannot start the driver")?;
    runtime.block_on(async {
        match args.kill {
            Some(kills) => faults(args, kills, out).await,
            None => load(args, out).await,
        }
    })
}

impl Args {
    /// The games to be played, by their names.
    fn games(&self, bots: u8) -> Result<Vec<&'static str>> {
        let named = self.games.iter().map(|name| Ok(find(name)?.id()));
        let mut games = named.collect::<Result<Vec<_>>>()?;
        let setup =
            Setup { players: self.players.saturating_add(bots), options: Default::default() };
        if games.is_empty() {
            let shelf = Shelf::released();
            let fits = |title: &&&dyn AnyTitle| title.about().check(&setup).is_ok();
            games.extend(shelf.titles().iter().filter(fits).map(|title| title.id()));
        }
        if games.is_empty() {
            bail!("no game is for {} players", setup.players);
        }
        Ok(games)
    }

    fn party(&self, address: Address, games: &[&'static str], bots: u8) -> Party {
        Party {
            address,
            games: games.to_vec(),
            made: Default::default(),
            people: usize::from(self.players),
            bots: usize::from(bots),
            strength: self.strength.clone(),
        }
    }

    fn report<T>(&self, party: (Vec<&'static str>, u8), tables: usize, figures: T) -> Report<T> {
        let (games, bots) = party;
        Report { games, tables, players: self.players, bots, rate: self.rate, figures }
    }
}

/// Measures a hall under load.
async fn load(args: &Args, out: &mut Out) -> Result<ExitCode> {
    let (tables, bots) = (args.tables.unwrap_or(1000), args.bots.unwrap_or(0));
    let games = args.games(bots)?;
    let (server, address) = match &args.url {
        Some(url) => (None, Address::of_link(url)?.0),
        None => {
            let server = Server::spawn()?;
            let address = server.address().clone();
            (Some(server), address)
        }
    };
    let plan = pace::Plan {
        party: args.party(address, &games, bots),
        tables,
        pause: Duration::from_secs_f64(1.0 / args.rate),
        length: Duration::from_secs(args.seconds),
    };
    let machine = Machine::of(server.as_ref().map(Server::id));
    let figures: Figures = pace::run(plan, machine).await?;
    if args.json {
        print_json(out, &args.report((games, bots), tables, &figures))?;
    } else {
        write!(out, "{figures}")?;
    }
    Ok(if figures.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Kills a hall again and again, and sees what is left.
async fn faults(args: &Args, kills: u32, out: &mut Out) -> Result<ExitCode> {
    let (tables, bots) = (args.tables.unwrap_or(40), args.bots.unwrap_or(1));
    let games = args.games(bots)?;
    let server = Server::spawn()?;
    let plan = faults::Plan {
        party: args.party(server.address().clone(), &games, bots),
        tables,
        pause: Duration::from_secs_f64(1.0 / args.rate),
        kills,
    };
    let findings = faults::run(&plan, server).await?;
    if args.json {
        print_json(out, &args.report((games, bots), tables, &findings))?;
    } else {
        write!(out, "{findings}")?;
    }
    Ok(if findings.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
