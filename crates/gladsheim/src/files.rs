//! Files that people name: game files to be read, and what is written for them.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use fluent_bundle::FluentArgs;
use gladsheim_intake::read;
use gladsheim_registry::record::Record;
use gladsheim_words::Words;

use crate::out::{Out, safe_json};
use crate::play::prompt::line_of;
use crate::text::wrapped;

/// The longest game file that is read, in bytes: the longest games take a few hundred thousand.
const MOST: u64 = 16 << 20;

/// Reads a game file.
pub(crate) fn read_game(path: &Path) -> Result<Record> {
    let bytes = read(path, MOST)?;
    Record::parse(&bytes).with_context(|| path.display().to_string())
}

/// Writes a file, replacing any of the same name.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Where a game file goes.
#[derive(clap::Args)]
pub(crate) struct Output {
    /// The file to write; without it the game file is printed
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Overwrite the file if it exists already
    #[arg(long, requires = "output")]
    force: bool,
}

impl Output {
    /// Makes sure that nothing is lost by writing; to be called before any work is done for it.
    pub(crate) fn settle(&self, out: &mut Out) -> Result<()> {
        let Some(path) = self.output.as_deref().filter(|path| path.is_file() && !self.force) else {
            return Ok(());
        };
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            bail!("{} already exists; --force overwrites it", path.display());
        }
        let mut said = FluentArgs::new();
        said.set("file", path.display().to_string());
        writeln!(out, "{}", wrapped(&Words::english().tell("cli-overwrite", &said), 0))?;
        write!(out, "{} ", out.style.key(">"))?;
        out.flush()?;
        let answer = line_of(&mut io::stdin().lock())?.unwrap_or_default().to_lowercase();
        if !["y", "yes"].contains(&answer.as_str()) {
            bail!("{} stays as it is", path.display());
        }
        Ok(())
    }

    /// Writes the game file, or prints it; says where it went.
    pub(crate) fn write(&self, text: &str, out: &mut Out) -> Result<Option<&Path>> {
        match &self.output {
            Some(path) => write_file(path, text)?,
            None => out.write_all(safe_json(text).as_bytes())?,
        }
        Ok(self.output.as_deref())
    }
}
