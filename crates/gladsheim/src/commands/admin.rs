//! `gladsheim admin`: what the person who runs a hall does with its tables.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::Subcommand;
use gladsheim_protocol::TableId;
use gladsheim_server::admin::{self, Line};
use gladsheim_server::store::{Sqlite, Store as _};

use super::print_json;
use super::serve::{DATA, runtime};
use crate::args::number;
use crate::out::Out;

/// List, close and delete tables, and say how long they are kept; the hall may be open meanwhile
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The data folder
    #[arg(long, value_name = "FOLDER", default_value = DATA, global = true)]
    data: PathBuf,

    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// List all tables
    List {
        /// For machines
        #[arg(long)]
        json: bool,
    },
    /// Close a table: nobody can play there any more, but it can be looked at
    Close {
        /// The table, as in its address
        #[arg(allow_hyphen_values = true)]
        table: String,
    },
    /// Delete a table with its log and chat
    Delete {
        /// The table, as in its address
        #[arg(allow_hyphen_values = true)]
        table: String,
    },
    /// Delete tables so many days after they were last used; the date is shown on each table
    Retention {
        /// The days; 0 keeps them without end
        #[arg(long, value_name = "DAYS", value_parser = number::<u32>(0..=36_500))]
        days: u32,
        /// Only tables whose game is over or that never began
        #[arg(long)]
        finished: bool,
    },
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    runtime()?.block_on(async {
        let store = Sqlite::open_existing(&args.data).await?;
        let done = carry_out(&store, &args.what, out).await;
        store.close().await;
        done
    })
}

async fn carry_out(store: &Sqlite, what: &What, out: &mut Out) -> Result<()> {
    match what {
        What::List { json } => list(&admin::list(store).await?, *json, out),
        What::Close { table } => {
            admin::close(store, &named(table)?).await?;
            Ok(writeln!(out, "Table {table} is closed.")?)
        }
        What::Delete { table } => {
            if !store.delete(&named(table)?).await? {
                bail!("there is no table \"{table}\"");
            }
            Ok(writeln!(out, "Table {table} is deleted.")?)
        }
        What::Retention { days, finished } => {
            let changed = admin::retain(store, *days, *finished).await?;
            let how = if *days == 0 { "without end".to_owned() } else { format!("{days} days") };
            Ok(writeln!(out, "{changed} tables are now kept {how} after their last use.")?)
        }
    }
}

fn named(table: &str) -> Result<TableId> {
    match table.parse() {
        Ok(id) => Ok(id),
        Err(_) => bail!("there is no table \"{table}\""),
    }
}

fn list(lines: &[Line], json: bool, out: &mut Out) -> Result<()> {
    if json {
        return print_json(out, &lines);
    }
    for line in lines {
        let Line { table, game, phase, entries, names, .. } = line;
        let kept = line.kept_until.as_deref().unwrap_or("kept");
        writeln!(out, "{table}  {phase:8} {game:10} {entries:5} entries  {kept:10}  {names}")?;
    }
    Ok(writeln!(out, "{} tables.", lines.len())?)
}
