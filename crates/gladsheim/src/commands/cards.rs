//! `gladsheim cards`: the decks of a game, and decks of one's own.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, bail};
use gladsheim_engine::{Arg, Phrase, Setup};
use gladsheim_registry::{AnyTitle, OWNER, find, read_content};
use gladsheim_words::{Reader, Words};
use serde::Serialize;
use serde_json::{Map, Value, json};

use super::print_json;
use crate::files::write_file;
use crate::out::Out;
use crate::text::{hanging, wrapped};

/// List the cards of a game with what they say; check or write out decks of your own
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game (see `gladsheim games`)
    game: String,

    /// Check edited content files instead, and list what differs from the game's own
    #[arg(long, value_name = "DIR", conflicts_with = "export")]
    check: Option<PathBuf>,

    /// Write the game's content files into a folder named after the game, to be edited there
    #[arg(long, value_name = "DIR")]
    export: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let title = find(&args.game)?;
    if let Some(folder) = &args.export {
        return export(title, folder, out);
    }
    let Some(path) = &args.check else {
        let deck = Deck::read(title, None)?;
        return if args.json { print_json(out, &deck) } else { list(out, &deck) };
    };
    let text = read_content(title, path)?;
    let text = text.with_context(|| {
        let files: Vec<&str> = title.content_files().iter().map(|(name, _)| *name).collect();
        let (path, files) = (path.display(), files.join(", "));
        format!("{path} has no content for {}, which would be {files}", title.id())
    })?;
    let mut deck = Deck::read(title, Some(&text))?;
    let boxed = Deck::read(title, None)?;
    let changes = Changes::between(title, &boxed, &deck, &text)?;
    if args.json {
        return print_json(out, &Checked { deck, changes });
    }
    writeln!(out, "{} can be played: {}", path.display(), deck.summary())?;
    if !changes.files.is_empty() {
        writeln!(out, "{}", wrapped(&format!("Changed: {}.", changes.files.join(", ")), 0))?;
    }
    for Removed { id, title } in &changes.removed {
        writeln!(out, "  {id:<8} {title} is not in it any more.")?;
    }
    deck.cards.retain(|card| !boxed.cards.contains(card));
    list(out, &deck)
}

/// A deck of somebody's own, and what became of the box's.
#[derive(Serialize)]
struct Checked {
    #[serde(flatten)]
    deck: Deck,
    #[serde(flatten)]
    changes: Changes,
}

/// How a content differs from the box, beside the cards that are in it.
#[derive(Serialize)]
struct Changes {
    /// The files that do not say the same.
    #[serde(rename = "changed_files")]
    files: Vec<&'static str>,
    /// The cards that are gone.
    removed: Vec<Removed>,
}

#[derive(Serialize)]
struct Removed {
    id: String,
    title: String,
}

impl Changes {
    fn between(
        title: &'static dyn AnyTitle,
        boxed: &Deck,
        deck: &Deck,
        text: &str,
    ) -> Result<Self> {
        let ids: BTreeSet<String> = deck.cards.iter().map(|card| field(&card.row, "id")).collect();
        let gone = boxed.cards.iter().filter(|card| !ids.contains(&field(&card.row, "id")));
        let removed =
            gone.map(|card| Removed { id: field(&card.row, "id"), title: card.title.clone() });
        let mut files = Vec::new();
        let given: Option<BTreeMap<String, String>> = serde_json::from_str(text).ok();
        let boxed = title.content(&title.bundle(None)?)?;
        for (name, _) in title.content_files() {
            // The one file that replaces the box's: whether it says something else.
            let alone = match &given {
                Some(given) => json!({ *name: given.get(*name) }).to_string(),
                None => text.to_owned(),
            };
            let content = title.bundle(Some(&alone)).and_then(|bundle| title.content(&bundle));
            if content.is_ok_and(|found| found == boxed) {
                continue;
            }
            files.push(*name);
        }
        Ok(Self { files, removed: removed.collect() })
    }
}

/// Writes the content files of the box, and never over a file that is there.
fn export(title: &dyn AnyTitle, folder: &Path, out: &mut Out) -> Result<()> {
    let folder = folder.join(title.id());
    for (name, _) in title.content_files() {
        let path = folder.join(name);
        if path.exists() {
            bail!("{} already exists and may have been edited", path.display());
        }
    }
    std::fs::create_dir_all(&folder)
        .with_context(|| format!("cannot write {}", folder.display()))?;
    for (name, text) in title.content_files() {
        let path = folder.join(name);
        write_file(&path, text)?;
        writeln!(out, "{}", path.display())?;
    }
    Ok(())
}

/// The cards of a content.
#[derive(Serialize)]
struct Deck {
    game: &'static str,
    content_hash: String,
    cards: Vec<Card>,
    /// The numbers worth telling of each type of card.
    #[serde(skip)]
    numbers: BTreeMap<String, BTreeSet<String>>,
}

/// A row of a content, and what the card says.
#[derive(PartialEq, Serialize)]
struct Card {
    #[serde(flatten)]
    row: Map<String, Value>,
    /// The name in the language of the reader.
    title: String,
    text: Vec<String>,
}

impl Deck {
    fn read(title: &'static dyn AnyTitle, text: Option<&str>) -> Result<Self> {
        let about = title.about();
        let setup = Setup { players: about.min_players, options: BTreeMap::new() };
        let game = title.build(&setup, text)?;
        let bundle = game.bundle();
        let words = Words::english();
        let say = |phrase: &Phrase| words.say(phrase, &Reader::spectator(&[]));
        let texts = title.card_texts(bundle)?;
        let cards = rows(title.content(bundle)?).into_iter().map(|row| {
            let id = field(&row, "id");
            let told = texts.iter().find(|text| text.id == id);
            let name = told.map_or_else(|| name(about.id, &row), |told| told.name.clone());
            Card {
                title: say(&Phrase::new("cli-card").with("card", name)),
                text: told.map_or_else(Vec::new, |told| told.lines.iter().map(say).collect()),
                row,
            }
        });
        let cards: Vec<Card> = cards.collect();
        let content_hash = game.content_hash().to_string();
        let numbers = numbers_by_type(&cards);
        Ok(Self { game: about.id, content_hash, cards, numbers })
    }

    fn summary(&self) -> String {
        // Where a box does not count copies, every card is there once.
        let copies_of = |card: &Card| card.row.get("copies").and_then(Value::as_u64).unwrap_or(1);
        let (copies, kinds): (u64, _) = (self.cards.iter().map(copies_of).sum(), self.cards.len());
        if copies == kinds as u64 {
            return format!("{copies} cards");
        }
        format!("{copies} cards of {kinds} kinds")
    }
}

/// The rows of the first table in a content whose rows have an id.
fn rows(content: Value) -> Vec<Map<String, Value>> {
    let Value::Object(tables) = content else { return Vec::new() };
    let tables = tables.into_iter().filter_map(|(_, table)| match table {
        Value::Array(rows) => Some(rows),
        _ => None,
    });
    let objects = |rows: Vec<Value>| -> Option<Vec<Map<String, Value>>> {
        let rows = rows.into_iter().map(|row| match row {
            Value::Object(row) if row.contains_key("id") => Some(row),
            _ => None,
        });
        rows.collect()
    };
    tables.filter_map(objects).find(|rows| !rows.is_empty()).unwrap_or_default()
}

/// The name of a card that no game tells: the word of the locale files for it, or what the content
/// says.
fn name(game: &str, row: &Map<String, Value>) -> Arg {
    let (id, name) = (field(row, "id"), field(row, "name"));
    let key = format!("{game}-card-{}", id.to_lowercase());
    Arg::Name { key: key.into(), text: if name.is_empty() { id } else { name }.into() }
}

fn field(row: &Map<String, Value>, name: &str) -> String {
    row.get(name).and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn list(out: &mut Out, deck: &Deck) -> Result<()> {
    let mut last = None;
    for card in &deck.cards {
        let pile = field(&card.row, "deck");
        if last.as_ref() != Some(&pile) && !pile.is_empty() {
            writeln!(out, "{}", out.style.strong(&pile))?;
        }
        let kind = kind(card);
        let mut facts = vec![kind.clone()];
        facts.extend(deck.numbers.get(&kind).into_iter().flatten().filter_map(|name| {
            let number = card.row.get(name)?.as_u64()?;
            Some(format!("{name} {number}"))
        }));
        if field(&card.row, "provenance") == OWNER {
            facts.push("changed by its owner".to_owned());
        }
        facts.retain(|fact| !fact.is_empty());
        let copies = card.row.get("copies").and_then(Value::as_u64).unwrap_or(1);
        let id = field(&card.row, "id");
        let line = format!("{copies} × {} ({})", card.title, facts.join(", "));
        writeln!(out, "  {id:<8} {}", hanging(&line, 11, 15).trim_start())?;
        for text in &card.text {
            writeln!(out, "{}", wrapped(text, 11))?;
        }
        last = Some(pile);
    }
    Ok(())
}

/// What a card is.
fn kind(card: &Card) -> String {
    let kind = field(&card.row, "type");
    if kind.is_empty() { field(&card.row, "class") } else { kind }
}

/// The numbers that say something of a type: those that are not 0 for all its cards.
fn numbers_by_type(cards: &[Card]) -> BTreeMap<String, BTreeSet<String>> {
    let mut numbers: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for card in cards {
        let telling = card.row.iter().filter(|(name, value)| {
            name.as_str() != "copies" && value.as_u64().is_some_and(|number| number > 0)
        });
        let names = telling.map(|(name, _)| name.clone());
        numbers.entry(kind(card)).or_default().extend(names);
    }
    numbers
}
