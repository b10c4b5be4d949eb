//! `gladsheim play`: a game in the terminal, against bots.

pub(crate) mod menu;
pub(crate) mod prompt;
pub(crate) mod screen;
mod session;

use std::io::{self, IsTerminal, Write as _};

use anyhow::{Result, bail};
use fluent_bundle::FluentArgs;
use gladsheim_bots::BotSpec;
use gladsheim_intake::is_plain;
use gladsheim_registry::find;
use gladsheim_registry::record::Recording;
use gladsheim_words::Words;

use crate::args::{GameSeed, SEATS, TableArgs, bot, number, one_each, seat_of};
use crate::out::Out;
use screen::Screen;
use session::Session;

/// Play a game in the terminal against bots
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game (see `gladsheim games`)
    game: String,

    #[command(flatten)]
    table: TableArgs,

    /// The bots on the other seats, or one for all of them: thrall, karl, jarl, odin, …
    #[arg(long, short, value_parser = bot, value_delimiter = ',', default_value = "jarl", value_name = "BOTS")]
    bots: Vec<BotSpec>,

    /// Your seat, counted from 0
    #[arg(long, default_value_t = 0, value_name = "S", value_parser = number::<usize>(SEATS))]
    seat: usize,

    /// Your name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    /// The seed that all chance of the game follows from: a number, or 64 hexadecimal digits; random by default
    #[arg(long, short)]
    seed: Option<GameSeed>,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let title = find(&args.game)?;
    // Against several bots there are as many players, and one who plays.
    let players = if args.bots.len() > 1 { args.bots.len() + 1 } else { args.table.fewest(title) };
    let game = args.table.build(title, players)?;
    let me = seat_of(args.seat, &*game)?;
    // Alone there are no bots: the rules are the opponent.
    let mut bots = one_each(&args.bots, game.seats().saturating_sub(1))?;
    bots.insert(me.index(), BotSpec::Random); // never asked: that seat is yours
    let words = Words::english();
    let mut names = names(&words, game.seats());
    if let (Some(name), Some(slot)) = (&args.name, names.get_mut(me.index())) {
        *slot = checked_name(name)?;
    }
    let GameSeed(seed) = args.seed.map_or_else(GameSeed::random, Ok)?;
    if !game.is_boxed() {
        writeln!(out, "{}", words.tell("cli-own-cards", &FluentArgs::new()))?;
    }
    let (recording, opening) = Recording::start(&*game, seed);
    let recording = recording.with_names(names.clone());
    let input = io::stdin();
    let echo = !input.is_terminal();
    let screen = Screen::new(game.about().id, Some(me), names, words);
    let mut session = Session::new(recording, me, bots, screen, echo);
    session.hear(&opening);
    session.run(&mut input.lock(), out)
}

/// A name that fits a line and does nothing else to a terminal.
fn checked_name(name: &str) -> Result<String> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > 24 || !name.chars().all(is_plain) {
        bail!("a name has 1 to 24 letters");
    }
    Ok(name.to_owned())
}

/// What the players are called, before anybody says otherwise.
pub(crate) fn names(words: &Words, seats: usize) -> Vec<String> {
    let none = FluentArgs::new();
    (1..=seats).map(|number| words.tell(&format!("cli-name-{number}"), &none)).collect()
}
