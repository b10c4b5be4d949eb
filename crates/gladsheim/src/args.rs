//! What several commands are told, and how they take it.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use anyhow::{Context as _, Result, bail};
use gladsheim_bots::{BotSpec, NotABot};
use gladsheim_engine::{FastRng, MAX_SEATS, Seat, Seed, Setup};
use gladsheim_registry::{AnyGame, AnyTitle, Hash, Shelf, find, nearest, read_content};

/// Which games are on offer.
#[derive(clap::Args)]
pub(crate) struct ShelfArgs {
    /// The games to choose from: those that are released, or all, for development
    #[arg(long, value_name = "SHELF", value_enum, default_value_t)]
    shelf: ShelfName,

    /// Only these games of the shelf, with commas between them (see `gladsheim games`)
    #[arg(long, value_name = "GAMES", value_delimiter = ',')]
    games: Vec<String>,
}

#[derive(Clone, Copy, Default, clap::ValueEnum)]
enum ShelfName {
    #[default]
    Released,
    All,
}

impl ShelfArgs {
    /// The games on offer.
    pub(crate) fn shelf(&self) -> Result<Shelf> {
        let shelf = match self.shelf {
            ShelfName::Released => Shelf::released(),
            ShelfName::All => Shelf::all(),
        };
        Ok(if self.games.is_empty() { shelf } else { shelf.only(&self.games)? })
    }
}

/// How a table is set up.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// How many play; by default as many as there are bots, or as few as the game allows
    #[arg(long, short, value_name = "N", value_parser = number::<u8>(PLAYERS))]
    pub(crate) players: Option<u8>,

    /// An option of the game, as in golden_throne=true (see `gladsheim games`)
    #[arg(long = "option", short = 'O', value_name = "NAME=VALUE")]
    options: Vec<GameOption>,

    /// Content to play with instead of the game's own: a file, or a folder of files
    #[arg(long, value_name = "PATH")]
    content: Option<PathBuf>,
}

impl TableArgs {
    /// The game, built for `players` unless the command line says otherwise.
    pub(crate) fn build(&self, title: &dyn AnyTitle, players: usize) -> Result<Arc<dyn AnyGame>> {
        let players = match self.players {
            Some(players) => players,
            None => u8::try_from(players).unwrap_or(u8::MAX),
        };
        let about = title.about();
        let mut setup = Setup { players, options: Default::default() };
        for GameOption { name, value } in &self.options {
            let known = about.options.iter().map(|option| option.name);
            if let Some(meant) = nearest(name, known).filter(|meant| meant != name) {
                bail!("{} has no option \"{name}\"; did you mean \"{meant}\"?", about.id);
            }
            if setup.options.insert(name.clone(), value.clone()).is_some() {
                bail!("option \"{name}\" is given twice");
            }
        }
        let Some(path) = &self.content else { return Ok(title.build(&setup, None)?) };
        let content = read_content(title, path)?;
        let content = content.with_context(|| {
            let files: Vec<&str> = title.content_files().iter().map(|(name, _)| *name).collect();
            let (path, files) = (path.display(), files.join(", "));
            format!("{path} has no content for {}, which would be {files}", about.id)
        })?;
        Ok(title.build(&setup, Some(&content))?)
    }

    /// As few players as the game allows with these options.
    pub(crate) fn fewest(&self, title: &dyn AnyTitle) -> usize {
        let about = title.about();
        let on = self.options.iter().filter(|option| option.value != "false");
        let ranges = on.filter_map(|option| {
            let known = about.options.iter().find(|known| known.name == option.name);
            known.and_then(|known| known.players)
        });
        usize::from(ranges.map(|(fewest, _)| fewest).max().unwrap_or(about.min_players))
    }
}

/// A game and how its table is set up.
#[derive(clap::Args)]
pub(crate) struct GameArgs {
    /// The game (see `gladsheim games`)
    #[arg(long, short)]
    game: String,

    #[command(flatten)]
    table: TableArgs,
}

impl GameArgs {
    /// The game for as many players as the command line says, or as few as it allows.
    pub(crate) fn build(&self) -> Result<Arc<dyn AnyGame>> {
        let title = find(&self.game)?;
        self.table.build(title, self.table.fewest(title))
    }

    /// The game and one bot for each seat: those given, or one for all.
    pub(crate) fn build_for(&self, bots: &[BotSpec]) -> Result<(Arc<dyn AnyGame>, Vec<BotSpec>)> {
        let title = find(&self.game)?;
        let players = if bots.len() > 1 { bots.len() } else { self.table.fewest(title) };
        let game = self.table.build(title, players)?;
        let bots = one_each(bots, game.seats())?;
        Ok((game, bots))
    }
}

/// One bot for each of `seats`: those given, or the only one given for all.
pub(crate) fn one_each(bots: &[BotSpec], seats: usize) -> Result<Vec<BotSpec>> {
    match bots {
        [all] => Ok(vec![*all; seats]),
        bots if bots.len() == seats => Ok(bots.to_vec()),
        bots => bail!(
            "{} bots cannot take {seats} seats: name one for each, or one for all",
            bots.len()
        ),
    }
}

/// A bot by its name.
pub(crate) fn bot(text: &str) -> Result<BotSpec, String> {
    text.parse().map_err(|error: NotABot| {
        let names = ["random", "greedy", "search:1000", "thrall", "karl", "jarl", "odin"];
        match (&error, nearest(text, names)) {
            (NotABot::Unknown(_), Some(meant)) => {
                format!("there is no bot \"{text}\"; did you mean \"{meant}\"?")
            }
            _ => error.to_string(),
        }
    })
}

/// How many may play, whatever the game says to that.
pub(crate) const PLAYERS: RangeInclusive<u64> = 1..=MAX_SEATS as u64;

/// The numbers of seats, whatever the table says to that.
pub(crate) const SEATS: RangeInclusive<u64> = 0..=MAX_SEATS as u64 - 1;

/// How many games are played in a row: more than anybody waits for.
pub(crate) const GAMES: RangeInclusive<u64> = 1..=1_000_000_000_000;

/// How many threads may be asked for; no machine has more.
pub(crate) const THREADS: RangeInclusive<u64> = 0..=256;

/// Reads a whole number of a range; whatever else is typed is answered with the range.
pub(crate) fn number<N: TryFrom<u64>>(
    range: RangeInclusive<u64>,
) -> impl Fn(&str) -> Result<N, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.and_then(|number| N::try_from(number).ok()).ok_or_else(|| {
            format!("it must be a whole number from {} to {}", range.start(), range.end())
        })
    }
}

/// Reads a number of a range, with a fraction or without; whatever else is typed is answered with
/// the range.
pub(crate) fn fraction(range: RangeInclusive<f64>) -> impl Fn(&str) -> Result<f64, String> + Clone {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number
            .ok_or_else(|| format!("it must be a number from {} to {}", range.start(), range.end()))
    }
}

/// A seat given by its number, which must be one of the table.
pub(crate) fn seat_of(number: usize, game: &dyn AnyGame) -> Result<Seat> {
    let seat = Seat::new(number).filter(|seat| seat.index() < game.seats());
    let last = game.seats().saturating_sub(1);
    seat.with_context(|| {
        format!("there is no seat {number}; the seats of this table are 0 to {last}")
    })
}

/// An option as it is written on the command line; without a value it is switched on.
#[derive(Clone)]
struct GameOption {
    name: String,
    value: String,
}

impl FromStr for GameOption {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, value) = text.split_once('=').unwrap_or((text, "true"));
        if name.is_empty() || value.is_empty() {
            return Err("an option is written as name=value".to_owned());
        }
        Ok(Self { name: name.to_owned(), value: value.to_owned() })
    }
}

/// The seed of one game: a number, or the 64 hexadecimal digits of a game file.
#[derive(Clone, Copy)]
pub(crate) struct GameSeed(pub(crate) Seed);

impl GameSeed {
    /// A seed that nobody can guess.
    pub(crate) fn random() -> Result<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).ok().context("this machine gives no random numbers")?;
        Ok(Self(Seed(bytes)))
    }
}

impl FromStr for GameSeed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = text.parse().map(Seed::from_number).ok();
        let seed = number.or_else(|| text.parse().ok());
        seed.map(Self).ok_or_else(|| "a seed is a number or 64 hexadecimal digits".to_owned())
    }
}

/// The generator of the bots of one game: a stream of their own, so that what they choose tells
/// nothing of the game's chance.
pub(crate) fn bot_rng(seed: &Seed) -> FastRng {
    let [a, b, c, d, e, f, g, h, ..] = *Hash::of(&seed.0).bytes();
    FastRng::new(u64::from_le_bytes([a, b, c, d, e, f, g, h]))
}
