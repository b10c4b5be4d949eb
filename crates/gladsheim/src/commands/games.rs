//! `gladsheim games`: what can be played.

use std::io::Write;

use anyhow::Result;
use gladsheim_engine::About;
use gladsheim_registry::Hash;
use serde::Serialize;

use super::print_json;
use crate::args::ShelfArgs;
use crate::out::Out;

/// List the games with their options and player counts
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    shelf: ShelfArgs,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Entry {
    #[serde(flatten)]
    about: About,
    content_hash: Hash,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let mut entries = Vec::new();
    for title in args.shelf.shelf()?.titles() {
        let content_hash = title.content_hash(&title.bundle(None)?)?;
        entries.push(Entry { about: title.about(), content_hash });
    }
    if args.json {
        return print_json(out, &entries);
    }
    for Entry { about, .. } in &entries {
        let (from, to) = about.minutes;
        let players = format!("{}-{} players", about.min_players, about.max_players);
        let id = out.style.strong(about.id);
        writeln!(out, "{id}: {players}, {from}-{to} minutes")?;
        for option in &about.options {
            write!(out, "    --option {}={}", option.name, option.kind.values().join("|"))?;
            if let Some((min, max)) = option.players {
                write!(out, ", {min}-{max} players")?;
            }
            if let Some(needs) = option.needs {
                write!(out, ", needs {needs}")?;
            }
            writeln!(out)?;
        }
    }
    Ok(())
}
