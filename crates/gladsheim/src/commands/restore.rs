//! `gladsheim restore`: puts a backup back in place.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;

use super::serve::{DataArgs, runtime};
use crate::out::Out;

/// Replace a data folder's tables by a backup; they are kept beside it
///
/// Refused while a server runs on that folder: restore into another one and start a server there,
/// or stop the server first. The backup is checked before anything is changed.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file that `gladsheim backup` wrote
    file: PathBuf,

    #[command(flatten)]
    data: DataArgs,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let folder = &args.data.data;
    let former = runtime()?.block_on(gladsheim_server::store::restore(&args.file, folder))?;
    write!(out, "{} now has the tables of {}", folder.display(), args.file.display())?;
    match former {
        Some(name) => writeln!(out, "; what was there before is in {name} beside them.")?,
        None => writeln!(out, ".")?,
    }
    Ok(())
}
