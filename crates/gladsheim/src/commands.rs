//! The commands that do their work and print it.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod cards;
pub(crate) mod export;
pub(crate) mod games;
pub(crate) mod join;
pub(crate) mod loadtest;
pub(crate) mod perft;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod scenario;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod verify;

use std::io::Write;

use anyhow::Result;
use gladsheim_registry::AnyGame;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::out::Out;

/// Prints data for machines.
fn print_json(out: &mut Out, data: &impl Serialize) -> Result<()> {
    writeln!(out, "{}", serde_json::to_string_pretty(data)?)?;
    Ok(())
}

/// A bar that counts games on the standard error, and only if that is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let template = "{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}

/// The game with its players and options in a few words: `valhalla, 3 players, golden_throne`.
fn title_line(game: &dyn AnyGame) -> String {
    let setup = game.setup();
    let mut line = format!("{}, {} players", game.about().id, setup.players);
    for (name, value) in &setup.options {
        line.push_str(", ");
        line.push_str(name);
        if value != "true" {
            line.push('=');
            line.push_str(value);
        }
    }
    line
}
