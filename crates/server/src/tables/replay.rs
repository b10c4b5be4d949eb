//! A game from its beginning, position by position, and why something is refused.

use gladsheim_engine::{ActionId, Seat, Seed, Viewer};
use gladsheim_protocol::{By, Phase, Phrase, Refusal, Refusals, Replay, Verified};
use gladsheim_registry::record::{self, Record};
use gladsheim_registry::{AnyGame, AnyTitle, find};

use super::Fold;
use super::actor::Actor;
use super::cards::played_with;
use super::file::named;
use super::fold::Diverged;
use super::hush::Padding;
use crate::store::{Deed, LogEntry};
use crate::{HallError, PersonId};

impl Actor {
    /// The game as far as it was played. While it is on, everybody has only their own eyes.
    pub(crate) fn replay(
        &self,
        person: Option<PersonId>,
        eyes: Option<&str>,
    ) -> Result<Replay, HallError> {
        let own = self.viewer(person);
        let viewer = match eyes {
            None => own,
            Some(eyes) => parse_eyes(eyes, self.record.seats.len())?,
        };
        let over = self.record.phase == Phase::Over;
        if !over && viewer != own && viewer != Viewer::Public {
            return Err(HallError::NotYourSeat);
        }
        let until = self.fold.as_ref().ok_or(HallError::NotStarted)?.heard(viewer);
        let started_at = self.record.started_at.unwrap_or(self.record.created_at);
        let blank = blank(self.title()?, &*self.game, named(&self.record))?;
        let story = Story {
            seed: self.seed(),
            padding: Padding::of(&self.record),
            started_at,
            log: &self.log,
        };
        let replay = fill(blank, &*self.game, &story, viewer, until);
        let mut replay = replay.map_err(|error| HallError::SetAside(error.to_string()))?;
        let ranks = self.record.over.as_ref().map(|over| over.ranks.clone());
        replay.ranks = ranks.unwrap_or_default();
        if over {
            let checked = Record::parse(self.game_file()?.as_bytes());
            replay.verified = Some(verified(checked.and_then(|record| record.verify().map(drop))));
        }
        Ok(replay)
    }

    /// Why a person may not do what is not among the choices.
    pub(crate) fn refusals(&self, person: Option<PersonId>) -> Result<Refusals, HallError> {
        let fold = self.playing()?;
        let seat = person.and_then(|person| self.record.seat_of(person));
        let seat = seat.ok_or(HallError::NotSeated)?;
        let question = fold.question(seat).ok_or(HallError::NotAsked)?;
        let legal = fold.table().legal_ids(seat);
        let others = (0..self.game.actions()).map(ActionId).filter(|id| !legal.contains(id));
        let refusals = others.filter_map(|id| {
            let illegal = fold.table().clone_box().apply(seat, id).err()?;
            Some(Refusal {
                id,
                name: self.game.action_name(id)?,
                rule: illegal.rule()?.to_string(),
                reason: Phrase::new(illegal.reason()),
            })
        });
        Ok(Refusals { question, refusals: refusals.collect() })
    }
}

/// A game file, played again through somebody's eyes; one that is not true says where.
pub(crate) fn replay_file(bytes: &[u8], eyes: Option<&str>) -> Result<Replay, HallError> {
    let bad = |error: &dyn std::fmt::Display| HallError::Malformed(error.to_string());
    let record = Record::parse(bytes).map_err(|error| bad(&error))?;
    let title = find(&record.game).map_err(|error| bad(&error))?;
    let game = title.build(&record.setup, record.content.as_deref());
    let game = game.map_err(|error| bad(&error))?;
    let viewer = eyes.map_or(Ok(Viewer::Public), |eyes| parse_eyes(eyes, game.seats()))?;
    let log: Vec<LogEntry> = record.moves.iter().zip(1..).map(log_entry).collect();
    let padding = Padding::default();
    let story = Story { seed: record.seed, padding, started_at: 0, log: &log };
    let blank = blank(title, &*game, record.names.clone())?;
    let replayed = fill(blank.clone(), &*game, &story, viewer, u64::MAX);
    let mut replay = replayed.unwrap_or(blank);
    replay.ranks = record.ranks.clone().unwrap_or_default();
    replay.verified = Some(verified(record.verify().map(drop)));
    Ok(replay)
}

fn log_entry((entry, seq): (&record::Move, u64)) -> LogEntry {
    let deed = match entry.deed {
        record::Deed::Act { action, .. } => Deed::Act(action),
        record::Deed::Leave => Deed::Leave,
    };
    LogEntry { seq, at: 0, seat: entry.seat, by: By::Person, deed, hash: entry.hash }
}

fn parse_eyes(eyes: &str, seats: usize) -> Result<Viewer, HallError> {
    if eyes == "public" {
        return Ok(Viewer::Public);
    }
    let number =
        eyes.parse().map_err(|_| HallError::Malformed("eyes are a seat or public".into()))?;
    let seat = Seat::new(number).filter(|seat| seat.index() < seats);
    seat.map(Viewer::Seat).ok_or(HallError::NoSuchSeat)
}

fn verified(result: Result<(), record::RecordError>) -> Verified {
    Verified { ok: result.is_ok(), message: result.err().map(|error| error.to_string()) }
}

fn blank(
    title: &dyn AnyTitle,
    game: &dyn AnyGame,
    names: Vec<String>,
) -> Result<Replay, HallError> {
    Ok(Replay {
        game: game.about().id.to_owned(),
        seats: game.setup().players,
        options: game.setup().options.clone(),
        names,
        entries: Vec::new(),
        views: Vec::new(),
        lines: Vec::new(),
        rounds: Vec::new(),
        ranks: Vec::new(),
        verified: None,
        played_with: played_with(title, game)?,
    })
}

/// A game to be told from its beginning.
struct Story<'a> {
    seed: Seed,
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
    let (start, opening) = Fold::start(game, &story.seed, story.padding);
    replay.entries.push(Fold::opening(&opening, story.started_at, viewer));
    show(&mut replay, &start, viewer);
    Fold::replay(game, &story.seed, story.padding, None, story.log, |fold, step, entry| {
        let seq = fold.count(viewer);
        if step.told.has(viewer) && seq <= until {
            replay.entries.push(step.entry(entry, viewer, seq));
            show(&mut replay, fold, viewer);
        }
    })?;
    Ok(replay)
}

fn show(replay: &mut Replay, fold: &Fold, viewer: Viewer) {
    let table = fold.table();
    replay.views.push(table.view(viewer));
    replay.lines.push(table.tell_view(viewer).into_iter().map(Phrase::from).collect());
    replay.rounds.push(table.round());
}
