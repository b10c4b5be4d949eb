//! `gladsheim serve`: opens the hall.

mod stage;

use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context as _, Result};
use gladsheim_registry::read_contents;
use gladsheim_server::bus::LocalBus;
use gladsheim_server::store::{Lock, Sqlite};
use gladsheim_server::{Hall, Limits, Options};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::args::{ShelfArgs, number};
use crate::out::Out;

/// Open the hall: tables that people and bots play at, over the network
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8177", value_parser = socket)]
    listen: SocketAddr,

    #[command(flatten)]
    data: DataArgs,

    /// Where to tell Prometheus what the hall counts, at /metrics: not for those who play, so not a
    /// port that they reach; without it nothing is told
    #[arg(long, value_name = "ADDRESS")]
    metrics: Option<SocketAddr>,

    #[command(flatten)]
    shelf: ShelfArgs,

    /// Content files that new tables are played with: a folder with a folder for each game, or with
    /// the files of one
    #[arg(long, value_name = "PATH")]
    content: Option<PathBuf>,

    /// Lift the limits on requests, connections and tables, for load tests
    #[arg(long)]
    no_limits: bool,

    /// How many connections the hall holds
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections_in_all,
        value_parser = clap::value_parser!(u32).range(1..), conflicts_with = "no_limits")]
    connections: u32,

    /// How many of them one address may hold; behind a proxy, the proxy has to see to that
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections,
        value_parser = clap::value_parser!(u32).range(1..), conflicts_with = "no_limits")]
    connections_per_address: u32,

    /// Trust the proxy in front of the hall about addresses and encryption (X-Forwarded-For, -Proto)
    #[arg(long)]
    behind_proxy: bool,

    /// A site other than the hall's own whose pages may use it, as in `https://example.org`
    #[arg(long = "allow-origin", value_name = "ORIGIN")]
    origins: Vec<String>,

    /// A name by which browsers reach the hall, as in `hall.example.org`; addresses, `localhost` and
    /// the name of this machine are known
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,

    /// Delete tables that nobody has used for so many days; without it they are kept
    #[arg(long, value_name = "DAYS", value_parser = number::<u32>(1..=36_500))]
    keep_days: Option<u32>,

    /// How many bots may think at once; by default one fewer than the machine has cores
    #[arg(long, value_name = "N", value_parser = number::<u16>(1..=256))]
    thinkers: Option<u16>,

    /// Take tables that nobody has looked at for so many seconds out of memory
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = number::<u32>(0..=86_400))]
    idle: u32,

    /// For development: open the game files of a folder as tables to be played on from, as in
    /// NAME.json, NAME@12.json for after move 12, NAME@12+fresh.json with other chance from there on
    #[arg(long, value_name = "FOLDER")]
    stage: Option<PathBuf>,

    /// Write the log as JSON, one object a line
    #[arg(long)]
    json_log: bool,
}

fn socket(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "it must be an address and a port, as in 127.0.0.1:8177".to_owned())
}

/// The data folder if no other is named.
pub(crate) const DATA: &str = "gladsheim-data";

/// Where the data is.
#[derive(clap::Args)]
pub(crate) struct DataArgs {
    /// The data folder
    #[arg(long, value_name = "FOLDER", default_value = DATA)]
    pub(crate) data: PathBuf,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    start_log(args.json_log);
    runtime()?.block_on(open(args, out))
}

/// What commands that wait for files or the network run on.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("this machine gives no threads to run on")
}

async fn open(args: &Args, out: &mut Out) -> Result<()> {
    // First of all, so that a mistake in them leaves nothing behind.
    let games = args.shelf.shelf()?;
    let scenes = args.stage.as_deref().map(stage::read).transpose()?.unwrap_or_default();
    let content = args.content.as_deref().map(read_contents).transpose()?.unwrap_or_default();
    let _lock = Lock::take(&args.data.data)?;
    let store = Sqlite::open(&args.data.data).await?;
    let (listener, address) = listen(args.listen).await?;
    let metrics = match args.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let limits = Limits {
        connections: args.connections_per_address,
        connections_in_all: args.connections,
        ..Limits::default()
    };
    let usual = Options::default();
    let options = Options {
        games,
        content,
        limits: (!args.no_limits).then_some(limits),
        idle: std::time::Duration::from_secs(u64::from(args.idle)),
        behind_proxy: args.behind_proxy,
        origins: args.origins.clone(),
        hosts: hosts(args),
        keep_days: args.keep_days,
        thinkers: args.thinkers.map_or(usual.thinkers, usize::from),
        ..usual
    };
    let hall = Hall::open(Arc::new(store), Arc::new(LocalBus::default()), options).await?;
    for scene in &scenes {
        scene.open(&hall).await?;
    }
    writeln!(out, "http://{address}")?;
    writeln!(out, "The hall is open; its data is in {}.", args.data.data.display())?;
    for scene in &scenes {
        writeln!(out, "http://{address}/t/{}", scene.id)?;
    }
    if let Some((_, address)) = &metrics {
        writeln!(out, "What it counts is told at http://{address}/metrics.")?;
    }
    out.flush()?;
    let metrics = metrics.map(|(listener, _)| listener);
    gladsheim_server::serve(hall, listener, metrics, stopped()).await;
    Ok(())
}

/// Listens, and says where.
async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr)> {
    let listener = TcpListener::bind(address).await;
    let listener = listener.with_context(|| format!("cannot listen on {address}"))?;
    let address = listener.local_addr().context("the address cannot be told")?;
    Ok((listener, address))
}

/// The names that browsers may call: those given, and behind no proxy those of this machine.
fn hosts(args: &Args) -> Vec<String> {
    #[allow(unused_mut)]
    let mut names = args.hosts.clone();
    #[cfg(unix)]
    if !args.behind_proxy {
        let own = rustix::system::uname().nodename().to_string_lossy().into_owned();
        names.extend([format!("{own}.local"), own]);
    }
    names
}

/// Waits for somebody to stop the program.
async fn stopped() {
    let interrupted = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminated) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupted => {}
                _ = terminated.recv() => {}
            }
            return;
        }
    }
    let _ = interrupted.await;
}

/// Writes the log to the standard error: warnings, or what `GLADSHEIM_LOG` asks for.
fn start_log(json: bool) {
    let filter = EnvFilter::try_from_env("GLADSHEIM_LOG").unwrap_or_else(|_| "warn".into());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json {
        log.json().init();
    } else {
        log.with_ansi(false).init();
    }
}
