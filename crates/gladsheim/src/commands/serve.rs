//! `gladsheim serve`: opens the hall.

use std::collections::BTreeMap;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, Result};
use gladsheim_registry::{read_content, titles};
use gladsheim_server::bus::LocalBus;
use gladsheim_server::store::{Lock, Sqlite};
use gladsheim_server::{Hall, Limits, Options};
use tokio::net::TcpListener;
use tracing_subscriber::EnvFilter;

use crate::out::Out;

/// Open the hall: tables that people and bots play at, over the network
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to listen; port 0 takes any that is free
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8177")]
    listen: SocketAddr,

    #[command(flatten)]
    data: DataArgs,

    /// Content files that new tables are played with: a folder with a folder for each game, or with
    /// the files of one
    #[arg(long, value_name = "PATH")]
    content: Option<PathBuf>,

    /// Lift the limits on requests, connections and tables, for load tests
    #[arg(long)]
    no_limits: bool,

    /// Trust the proxy before the hall to tell addresses and encryption (X-Forwarded-For, -Proto)
    #[arg(long)]
    behind_proxy: bool,

    /// A site other than the hall's own whose pages may use it, as in `https://example.org`
    #[arg(long = "allow-origin", value_name = "ORIGIN")]
    origins: Vec<String>,

    /// Delete tables that nobody has used for so many days; without it they are kept
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..=36_500))]
    keep_days: Option<u32>,

    /// How many bots may think at once; by default one fewer than the machine has cores
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    thinkers: Option<u16>,

    /// Take tables out of memory that nobody has looked at for so many seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    idle: u32,

    /// Write the log as JSON, one object a line
    #[arg(long)]
    json_log: bool,
}

/// The data folder if nobody says another.
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

/// What commands run on that wait for files or the network.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.context("this machine gives no threads to run on")
}

async fn open(args: &Args, out: &mut Out) -> Result<()> {
    let _lock = Lock::take(&args.data.data)?;
    let store = Sqlite::open(&args.data.data).await?;
    let listener = TcpListener::bind(args.listen).await;
    let listener = listener.with_context(|| format!("cannot listen on {}", args.listen))?;
    let address = listener.local_addr().context("the address cannot be told")?;
    let usual = Options::default();
    let options = Options {
        content: args.content.as_deref().map(contents).transpose()?.unwrap_or_default(),
        limits: (!args.no_limits).then(Limits::default),
        idle: std::time::Duration::from_secs(u64::from(args.idle)),
        behind_proxy: args.behind_proxy,
        origins: args.origins.clone(),
        keep_days: args.keep_days,
        thinkers: args.thinkers.map_or(usual.thinkers, usize::from),
        ..usual
    };
    let hall = Hall::open(Arc::new(store), Arc::new(LocalBus::default()), options).await?;
    writeln!(out, "http://{address}")?;
    writeln!(out, "The hall is open; its data is in {}.", args.data.data.display())?;
    out.flush()?;
    gladsheim_server::serve(hall, listener, stopped()).await.context("the network failed")
}

/// The content of each game that a path has content for.
fn contents(path: &Path) -> Result<BTreeMap<String, String>> {
    let mut found = BTreeMap::new();
    for title in titles() {
        if let Some(text) = read_content(*title, path)? {
            found.insert(title.id().to_owned(), text);
        }
    }
    anyhow::ensure!(!found.is_empty(), "{} has no content for any game", path.display());
    Ok(found)
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
