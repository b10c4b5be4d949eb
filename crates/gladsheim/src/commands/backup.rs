//! `gladsheim backup`: a copy of everything, also while the hall is open.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;

use super::serve::{DataArgs, runtime};
use crate::out::Out;

/// Copy all tables into one file; the hall may be open meanwhile
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The file to write, which must not exist yet
    file: PathBuf,

    #[command(flatten)]
    data: DataArgs,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    runtime()?.block_on(gladsheim_server::store::backup(&args.data.data, &args.file))?;
    writeln!(out, "{}: all tables of {}.", args.file.display(), args.data.data.display())?;
    Ok(())
}
