//! `gladsheim replay`: a game file in words.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, Result};
use gladsheim_engine::{Seat, Viewer};
use gladsheim_registry::record::{MoveKind, Played, RecordError, Replay};
use gladsheim_registry::{Happening, Happenings};
use gladsheim_words::{Reader, Words};
use serde_json::{Value, json};

use super::{print_json, title_line};
use crate::args::{SEATS, number, seat_of};
use crate::files::read_game;
use crate::out::Out;
use crate::text::wrapped;

/// Tell a game file in words, with all its secrets or as one seat saw it
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game file
    file: PathBuf,

    /// Stop after this move and show the table; 0 is before the first
    #[arg(long, value_name = "N", value_parser = number::<usize>(0..=1_000_000_000))]
    at: Option<usize>,

    /// See only what this seat saw; seats are counted from 0
    #[arg(long, value_name = "S", value_parser = number::<usize>(SEATS))]
    seat: Option<usize>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// What a reader gets to know.
enum Eyes {
    /// Everything: the file holds the seed, so nothing in it is a secret.
    All,
    /// What one seat saw.
    Seat(Seat),
}

impl Eyes {
    fn of(&self, happenings: &Happenings) -> Vec<Happening> {
        match self {
            Self::All => happenings.unredacted(),
            Self::Seat(seat) => happenings.redacted(Viewer::Seat(*seat)),
        }
    }

    fn viewer(&self) -> Viewer {
        match self {
            Self::All => Viewer::Public,
            Self::Seat(seat) => Viewer::Seat(*seat),
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut Out) -> Result<()> {
    let name = || args.file.display().to_string();
    let record = read_game(&args.file)?;
    // The whole file, before a word of it is told: a story that ends in "this is forged" was told
    // in vain.
    record.verify().with_context(name)?;
    let mut replay = Replay::open(record).with_context(name)?;
    let eyes = match args.seat {
        Some(number) => Eyes::Seat(seat_of(number, &**replay.game())?),
        None => Eyes::All,
    };
    let moves = replay.record().moves.len();
    let last = args.at.unwrap_or(moves);
    if last > moves {
        return Err(RecordError::NoSuchMove { number: last, moves }).with_context(name);
    }
    if args.json {
        let data = as_json(&mut replay, last, &eyes).with_context(name)?;
        return print_json(out, &data);
    }
    writeln!(out, "{}, {moves} moves", out.style.strong(&title_line(&**replay.game())))?;
    tell(&mut replay, last, &eyes, out).with_context(name)?;
    if args.at.is_some() {
        writeln!(out)?;
        let reader = Reader { seat: seat(&eyes), names: &replay.record().names };
        let words = Words::english();
        for phrase in replay.table().tell_view(eyes.viewer()) {
            writeln!(out, "{}", wrapped(&words.say(&phrase, &reader), 0))?;
        }
    }
    Ok(())
}

fn seat(eyes: &Eyes) -> Option<Seat> {
    match eyes {
        Eyes::All => None,
        Eyes::Seat(seat) => Some(*seat),
    }
}

fn tell(replay: &mut Replay, last: usize, eyes: &Eyes, out: &mut Out) -> Result<()> {
    let words = Words::english();
    let names = replay.record().names.clone();
    let reader = Reader { seat: seat(eyes), names: &names };
    let say = |out: &mut Out, happenings: &Happenings| -> Result<()> {
        for happening in eyes.of(happenings) {
            writeln!(out, "{}", wrapped(&words.say(&happening.phrase, &reader), 6))?;
        }
        Ok(())
    };
    say(out, replay.opening())?;
    while replay.played() < last {
        let Some(played) = replay.step()? else { break };
        // What a seat heard nothing of would tell it that something was asked in secret.
        if matches!(eyes, Eyes::Seat(_)) && !played.happenings.visible_to(eyes.viewer()) {
            continue;
        }
        let number = out.style.faint(&format!("{:>4}", played.number));
        match eyes {
            Eyes::All => writeln!(out, "{number}  {}", out.style.faint(&told_kind(&played)))?,
            Eyes::Seat(_) => writeln!(out, "{number}")?,
        }
        say(out, &played.happenings)?;
    }
    Ok(())
}

fn told_kind(played: &Played) -> String {
    match &played.kind {
        MoveKind::Act { name: Some(name), .. } => format!("seat {}: {name}", played.seat),
        MoveKind::Act { action, name: None } => {
            format!("seat {}: action {}", played.seat, action.0)
        }
        MoveKind::Leave => format!("seat {} leaves", played.seat),
    }
}

fn as_json(replay: &mut Replay, last: usize, eyes: &Eyes) -> Result<Value> {
    let mut moves = Vec::new();
    let opening = eyes.of(replay.opening());
    while replay.played() < last {
        let Some(played) = replay.step()? else { break };
        let events = eyes.of(&played.happenings);
        moves.push(match (eyes, &played.kind) {
            (Eyes::Seat(_), _) if events.is_empty() => continue,
            (Eyes::Seat(_), _) => json!({ "number": played.number, "events": events }),
            (Eyes::All, MoveKind::Act { action, name }) => json!({
                "number": played.number,
                "seat": played.seat,
                "action": action,
                "name": name,
                "events": events,
            }),
            (Eyes::All, MoveKind::Leave) => json!({
                "number": played.number,
                "seat": played.seat,
                "leave": true,
                "events": events,
            }),
        });
    }
    replay.go_to(last)?;
    let (record, table) = (replay.record(), replay.table());
    let mut data = json!({
        "game": record.game,
        "setup": record.setup,
        "names": record.names,
        "at": replay.played(),
        "moves_in_file": record.moves.len(),
        "opening": opening,
        "moves": moves,
        "round": table.round(),
        "awaited": table.awaited(eyes.viewer()).iter().collect::<Vec<_>>(),
        "view": table.view(eyes.viewer()),
        "standings": table.standings(),
    });
    if let (Eyes::All, Value::Object(fields)) = (eyes, &mut data) {
        fields.insert("position".to_owned(), table.describe());
        fields.insert("hash".to_owned(), json!(table.hash()));
    }
    Ok(data)
}
