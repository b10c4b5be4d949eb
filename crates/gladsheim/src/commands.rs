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

use std::fmt;
use std::io::Write;

use anyhow::Result;
use gladsheim_registry::AnyGame;
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use serde::Serialize;

use crate::out::{Out, safe_json};

/// Prints data for machines.
fn print_json(out: &mut Out, data: &impl Serialize) -> Result<()> {
    writeln!(out, "{}", safe_json(&serde_json::to_string_pretty(data)?))?;
    Ok(())
}

/// A bar that counts games on the standard error, and only if that is a terminal.
fn progress_bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let template = "{bar:40} {human_pos} of {human_len} games, {rate}, {eta} left";
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style.with_key(
            "rate",
            |state: &ProgressState, line: &mut dyn fmt::Write| {
                // Nothing can be done about output that takes no more.
                let _ = line.write_str(&rate(state.per_sec()));
            },
        ));
    }
    bar
}

/// So many games a second, with no more digits than say something.
fn rate(games_a_second: f64) -> String {
    match games_a_second {
        many if many >= 10.0 => format!("{} games/s", HumanCount(many.round() as u64)),
        few => format!("{few:.1} games/s"),
    }
}

/// The game with its players, options and cards in a few words: `chess, 3 players, clock, own
/// cards`.
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
    if !game.is_boxed() {
        line.push_str(", own cards");
    }
    line
}

#[cfg(test)]
mod tests {
    use super::rate;

    #[test]
    fn speed_is_told_in_round_figures() {
        assert_eq!(rate(26_437.912_345_6), "26,438 games/s");
        assert_eq!(rate(0.731_2), "0.7 games/s");
    }
}
