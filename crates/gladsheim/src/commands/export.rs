//! `gladsheim export`: a table's game file, straight from the data folder.

use anyhow::{Result, bail};
use gladsheim_protocol::TableId;
use gladsheim_server::game_file;
use gladsheim_server::store::{Sqlite, Store as _};

use super::serve::{DataArgs, runtime};
use crate::files::Output;
use crate::out::Out;

/// Write the game file of a table, with all its secrets; the hall may be open meanwhile
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The table, as in its address
    #[arg(allow_hyphen_values = true)]
    table: String,

    #[command(flatten)]
    output: Output,

    #[command(flatten)]
    data: DataArgs,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    args.output.settle(out)?;
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
    args.output.write(&text, out).map(drop)
}
