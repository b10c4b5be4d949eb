//! A game from its beginning, position by position, and why something is refused.

use gladsheim_engine::{ActionId, Seat, Viewer};
use gladsheim_protocol::{Phase, Phrase, Refusal, Refusals, Replay, TableId, Verified};
use gladsheim_registry::record::{self, Record};
use gladsheim_registry::{AnyGame, AnyTitle, Shelf};
use serde_json::Value;

use crate::TableError;
use crate::beginning::Beginning;
use crate::fold::{Diverged, Fold};
use crate::game_file::{named, write};
use crate::hidden_moments::Padding;
use crate::played_with::played_with;
use crate::record::{LogEntry, TableRecord};
use crate::staging::log_entry;
use crate::table::{Rules, Table};
use crate::tokens::PersonId;

/// What a replay tells: a table at one version, as far as a viewer has been told.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Told {
    /// The table.
    pub table: TableId,
    /// Its version.
    pub version: u64,
    /// Whose eyes it is told through.
    pub viewer: Viewer,
    /// The last step that the viewer has been told of, in the viewer's count.
    pub until: u64,
}

/// All that it takes to tell a game again, without its table, which has better things to do.
pub struct Retelling {
    /// What is told.
    pub told: Told,
    rules: Rules,
    record: TableRecord,
    padding: Padding,
    log: Vec<LogEntry>,
}

impl Table {
    /// The game as far as it was played, to be told. While it is on, everybody has only their own
    /// eyes.
    ///
    /// # Errors
    /// If there is no such seat, or its eyes are somebody else's while the game is on.
    pub fn retelling(
        &self,
        person: Option<PersonId>,
        eyes: Option<&str>,
    ) -> Result<Retelling, TableError> {
        let own = self.viewer(person);
        let viewer = match eyes {
            None => own,
            Some(eyes) => parse_eyes(eyes, self.record.seats.len())?,
        };
        let over = self.record.phase == Phase::Over;
        if !over && viewer != own && viewer != Viewer::Public {
            return Err(TableError::NotYourSeat);
        }
        let until = self.fold.as_ref().ok_or(TableError::NotStarted)?.heard(viewer);
        let (table, version) = (self.record.id.clone(), self.record.version);
        Ok(Retelling {
            told: Told { table, version, viewer, until },
            rules: self.rules.clone(),
            record: self.record.clone(),
            padding: self.padding(),
            log: self.log.clone(),
        })
    }

    /// Why a person may not do what is not among the choices.
    ///
    /// # Errors
    /// If the person is not asked anything.
    pub fn refusals(&self, person: Option<PersonId>) -> Result<Refusals, TableError> {
        let fold = self.playing()?;
        let seat = self.seated(person)?;
        let question = fold.question(seat).ok_or(TableError::NotAsked)?;
        let legal = fold.table().legal_ids(seat);
        let others = (0..self.game().actions()).map(ActionId).filter(|id| !legal.contains(id));
        let refusals = others.filter_map(|id| {
            let illegal = fold.table().clone_box().apply(seat, id).err()?;
            Some(Refusal {
                id,
                action: fold.table().told_action(seat, id)?,
                rule: illegal.rule()?.to_string(),
                reason: Phrase::new(illegal.reason()),
                aside: illegal.is_aside(),
            })
        });
        Ok(Refusals { question, refusals: refusals.collect() })
    }
}

impl Retelling {
    /// How many steps there are to tell.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.log.len()
    }

    /// Tells it.
    ///
    /// # Errors
    /// If the log does not replay.
    pub fn tell(self) -> Result<Replay, TableError> {
        let Self { told: Told { viewer, until, .. }, rules, record, padding, log } = self;
        let Rules { title, game } = rules;
        let started_at = record.started_at.unwrap_or(record.created_at);
        let beginning = Beginning::of(&record);
        let story = Story { beginning, padding, started_at, log: &log };
        let replay = fill(blank(title, &*game, named(&record))?, &*game, &story, viewer, until);
        let mut replay = replay.map_err(|error| TableError::SetAside(error.to_string()))?;
        replay.ranks = record.over.as_ref().map(|over| over.ranks.clone()).unwrap_or_default();
        if record.phase == Phase::Over {
            let checked = Record::parse(write(&*game, &record, &log)?.as_bytes());
            replay.verified = Some(verified(checked.and_then(|record| verify(title, record))));
        }
        Ok(replay)
    }
}

/// A game file, played again through somebody's eyes; one that is not true says where.
///
/// # Errors
/// If it is no game file, or of a game that is not on offer here.
pub fn replay_file(games: &Shelf, bytes: &[u8], eyes: Option<&str>) -> Result<Replay, TableError> {
    let bad = |error: &dyn std::fmt::Display| TableError::Malformed(error.to_string());
    let record = Record::parse(bytes).map_err(|error| bad(&error))?;
    let title = games.find(&record.game).map_err(|error| bad(&error))?;
    let game = record.rules(title).map_err(|error| bad(&error))?;
    let viewer = eyes.map_or(Ok(Viewer::Public), |eyes| parse_eyes(eyes, game.seats()))?;
    let log: Vec<LogEntry> =
        record.moves.iter().zip(1..).map(|(entry, seq)| log_entry(entry, seq, 0)).collect();
    let padding = Padding::default();
    let beginning = Beginning::of_file(&record);
    let story = Story { beginning, padding, started_at: 0, log: &log };
    let blank = blank(title, &*game, record.names.clone())?;
    let replayed = fill(blank.clone(), &*game, &story, viewer, u64::MAX);
    let mut replay = replayed.unwrap_or(blank);
    replay.ranks = record.ranks.clone().unwrap_or_default();
    replay.verified = Some(verified(verify(title, record)));
    Ok(replay)
}

/// Plays a game file again to its end.
fn verify(title: &dyn AnyTitle, record: Record) -> Result<(), record::RecordError> {
    record::Replay::of(title, record)?.finish().map(drop)
}

fn parse_eyes(eyes: &str, seats: usize) -> Result<Viewer, TableError> {
    if eyes == "public" {
        return Ok(Viewer::Public);
    }
    let number =
        eyes.parse().map_err(|_| TableError::Malformed("eyes are a seat or public".into()))?;
    let seat = Seat::new(number).filter(|seat| seat.index() < seats);
    seat.map(Viewer::Seat).ok_or(TableError::NoSuchSeat)
}

fn verified(result: Result<(), record::RecordError>) -> Verified {
    Verified { ok: result.is_ok(), message: result.err().map(|error| error.to_string()) }
}

fn blank(
    title: &dyn AnyTitle,
    game: &dyn AnyGame,
    names: Vec<String>,
) -> Result<Replay, TableError> {
    Ok(Replay {
        game: game.about().id.to_owned(),
        seats: game.setup().players,
        options: game.setup().options.clone(),
        names,
        entries: Vec::new(),
        view: Value::Null,
        lines: Vec::new(),
        rounds: Vec::new(),
        ranks: Vec::new(),
        verified: None,
        played_with: played_with(title, game.bundle())?,
    })
}

/// A game to be told from its beginning.
struct Story<'a> {
    beginning: Beginning,
    padding: Padding,
    started_at: u64,
    log: &'a [LogEntry],
}

/// Tells `viewer` the story, as far as step `until` in the viewer's count.
fn fill(
    mut replay: Replay,
    game: &dyn AnyGame,
    story: &Story<'_>,
    viewer: Viewer,
    until: u64,
) -> Result<Replay, Diverged> {
    let (start, opening) = Fold::start(game, &story.beginning, story.padding);
    replay.entries.push(Fold::opening(&opening, story.started_at, viewer));
    replay.view = start.table().view(viewer);
    show(&mut replay, &start, viewer);
    Fold::replay(game, &story.beginning, story.padding, None, story.log, |fold, step, entry| {
        let seq = fold.count(viewer);
        if step.told.has(viewer) && seq <= until {
            replay.entries.push(step.entry(entry, viewer, seq, true));
            show(&mut replay, fold, viewer);
        }
    })?;
    Ok(replay)
}

fn show(replay: &mut Replay, fold: &Fold, viewer: Viewer) {
    let table = fold.table();
    replay.lines.push(table.tell_view(viewer));
    replay.rounds.push(table.round());
}
