//! Playing a game file again, with every move checked against the rules and the recorded hashes.

use std::sync::Arc;

use gladsheim_engine::{Seat, Seed, Standings};

use super::{Move, MoveKind, Record, RecordError};
use crate::{AnyGame, AnyMatch, AnyTitle, Error, Happenings, KeptContent, find};

/// A game file being played again, stopped after any of its moves.
pub struct Replay {
    record: Record,
    game: Arc<dyn AnyGame>,
    table: Box<dyn AnyMatch>,
    opening: Happenings,
    played: usize,
}

/// One move that was played again.
pub struct Played {
    /// Its number, counted from 1.
    pub number: usize,
    /// Whose move it was.
    pub seat: Seat,
    /// What was done.
    pub kind: MoveKind,
    /// What came of it.
    pub happenings: Happenings,
}

/// What a game file that replays to its last hash has been found to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How many moves were checked.
    pub moves: usize,
    /// The round in which it stands.
    pub round: u16,
    /// The ranking, if the game is over.
    pub standings: Option<Standings>,
}

impl Record {
    /// The rules that the game was played by, with the content that it was played with.
    ///
    /// # Errors
    /// Refuses a setup, content or version of rules that cannot be played here.
    pub fn rules(&self, title: &dyn AnyTitle) -> Result<Arc<dyn AnyGame>, RecordError> {
        let kept = KeptContent { hash: self.content_hash, bundle: self.content.as_deref() };
        let rules = title.rebuild(&self.setup, kept, self.rules_version);
        rules.map_err(|error| match error {
            Error::ContentChanged => RecordError::ContentChanged,
            Error::ContentMissing { .. } => RecordError::ContentMissing { game: self.game.clone() },
            other => RecordError::Game(other),
        })
    }

    /// Plays the whole game again and checks every move, hash and rank.
    ///
    /// # Errors
    /// Says what does not agree, and at which move.
    pub fn verify(&self) -> Result<Verified, RecordError> {
        Replay::open(self.clone())?.finish()
    }
}

impl Replay {
    /// Sets up the game of a file, before its first move.
    ///
    /// # Errors
    /// Refuses a deal that is not what was committed to, and a game, setup, content or version of
    /// rules that cannot be played here.
    pub fn open(record: Record) -> Result<Self, RecordError> {
        let title = find(&record.game).map_err(RecordError::Game)?;
        Self::of(title, record)
    }

    /// Sets up the game of a file by the rules of `title`, whether it is on the shelf or not.
    ///
    /// # Errors
    /// As [`Replay::open`].
    pub fn of(title: &dyn AnyTitle, record: Record) -> Result<Self, RecordError> {
        if let Some(deal) = &record.deal {
            deal.verify(&record.seed)?;
        }
        if let Some(prefix) = &record.prefix {
            prefix.verify(record.moves.len())?;
        }
        let game = record.rules(title)?;
        let (table, opening) = game.start(dealt(&record));
        if table.hash() != record.start {
            return Err(RecordError::Start);
        }
        let mut replay = Self { record, game, table, opening, played: 0 };
        replay.part();
        Ok(replay)
    }

    /// The file.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The rules it is played by.
    #[must_use]
    pub fn game(&self) -> &Arc<dyn AnyGame> {
        &self.game
    }

    /// The game as it stands after the moves played so far.
    #[must_use]
    pub fn table(&self) -> &dyn AnyMatch {
        &*self.table
    }

    /// What happened before the first decision.
    #[must_use]
    pub fn opening(&self) -> &Happenings {
        &self.opening
    }

    /// How many moves have been played.
    #[must_use]
    pub fn played(&self) -> usize {
        self.played
    }

    /// Plays the next move; nothing if there is none.
    ///
    /// # Errors
    /// Says why the move is refused, or that the position after it is not the recorded one.
    pub fn step(&mut self) -> Result<Option<Played>, RecordError> {
        let number = self.played + 1;
        let Some(entry) = self.record.moves.get(self.played).cloned() else { return Ok(None) };
        let Move { seat, kind, hash } = entry;
        let refused = |illegal| {
            let what = match &kind {
                MoveKind::Act { action, name: None } => format!("action {}", action.0),
                MoveKind::Act { name: Some(name), .. } => format!("\"{name}\""),
                MoveKind::Leave => "leaving".to_owned(),
            };
            RecordError::Illegal { number, seat, what, illegal }
        };
        // On a copy, so that a move that is refused leaves the replay where it was.
        let mut table = self.table.clone_box();
        let happenings = match &kind {
            MoveKind::Leave => table.leave(seat).map_err(refused)?,
            MoveKind::Act { action, name } => {
                let ours = self.game.action_name(*action);
                if let (Some(ours), Some(found)) = (ours, name)
                    && ours != *found
                {
                    let (action, found) = (action.0, found.clone());
                    return Err(RecordError::Name { number, action, ours, found });
                }
                table.apply(seat, *action).map_err(refused)?
            }
        };
        if table.hash() != hash {
            return Err(RecordError::Diverged { number });
        }
        (self.table, self.played) = (table, number);
        self.part();
        if number == self.record.moves.len() {
            self.check_end()?;
        }
        Ok(Some(Played { number, seat, kind, happenings }))
    }

    /// Goes to the position after move `number`, forwards or back; 0 is before the first.
    ///
    /// # Errors
    /// As [`Replay::step`], or that there is no such move.
    pub fn go_to(&mut self, number: usize) -> Result<(), RecordError> {
        let moves = self.record.moves.len();
        if number > moves {
            return Err(RecordError::NoSuchMove { number, moves });
        }
        if number < self.played {
            (self.table, self.opening) = self.game.start(dealt(&self.record));
            self.played = 0;
            self.part();
        }
        while self.played < number {
            self.step()?;
        }
        // A game without moves has an end to be checked as well.
        if moves == 0 { self.check_end() } else { Ok(()) }
    }

    /// Plays all moves that are left.
    ///
    /// # Errors
    /// As [`Replay::step`].
    pub fn finish(&mut self) -> Result<Verified, RecordError> {
        self.go_to(self.record.moves.len())?;
        let (moves, table) = (self.played, &self.table);
        Ok(Verified { moves, round: table.round(), standings: table.standings() })
    }

    /// Leaves the game that this one began as, if it does so here.
    fn part(&mut self) {
        if let Some(prefix) = &self.record.prefix {
            prefix.part(&mut *self.table, self.played, &self.record.seed);
        }
    }

    fn check_end(&self) -> Result<(), RecordError> {
        let standings = self.table.standings();
        let ours = standings.as_ref().map(Standings::ranks);
        let found = self.record.ranks.as_deref();
        if ours == found {
            return Ok(());
        }
        Err(RecordError::Ranks { ours: ranks_in_words(ours), found: ranks_in_words(found) })
    }
}

/// The seed of the deal.
fn dealt(record: &Record) -> &Seed {
    record.prefix.as_ref().map_or(&record.seed, |prefix| &prefix.seed)
}

fn ranks_in_words(ranks: Option<&[u8]>) -> String {
    match ranks {
        None => "no result yet".to_owned(),
        Some([]) => "no result, since everybody left".to_owned(),
        Some(ranks) => {
            let ranks: Vec<String> = ranks.iter().map(u8::to_string).collect();
            format!("ranks {} in seat order", ranks.join(", "))
        }
    }
}
