//! `gladsheim export`: a table's game file, straight from the data folder.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use gladsheim_protocol::TableId;
use gladsheim_server::game_file;
use gladsheim_server::store::{Sqlite, Store as _};

use super::serve::{DataArgs, runtime};
use crate::args::write_file;
use crate::out::Out;

/// Write the game file of a table, with all its secrets; the hall may be open meanwhile
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The table, as in its address
    table: String,

    /// The file to write; by default it is printed
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    #[command(flatten)]
    data: DataArgs,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let stored = runtime()?.block_on(async {
        let store = Sqlite::open_existing(&args.data.data).await?;
        let id: Result<TableId, _> = args.table.parse();
        let stored = match id {
            Ok(id) => store.load(&id).await?,
            Err(_) => None,
        };
        store.close().await;
        anyhow::Ok(stored)
    })?;
    let Some(stored) = stored else { bail!("there is no table \"{}\"", args.table) };
    let text = game_file(&stored)?;
    match &args.output {
        Some(path) => write_file(path, &text),
        None => Ok(out.write_all(text.as_bytes())?),
    }
}
