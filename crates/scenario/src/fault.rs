//! What is wrong with a scenario, and where.

use core::fmt;

use gladsheim_engine::{Illegal, Impossible, SetupError};
use serde::Serialize;
use serde::ser::SerializeStruct as _;

/// A problem, and where in the file it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file as it was named by the caller.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: Box<Problem>,
    /// What was probably meant, where something similar is known.
    pub suggestion: Option<String>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { file, line, column, problem, suggestion } = self;
        write!(f, "{file}:{line}:{column}: {problem}")?;
        match suggestion {
            Some(word) => write!(f, "; did you mean \"{word}\"?"),
            None => Ok(()),
        }
    }
}

impl core::error::Error for Fault {}

/// Flat, with the sentence as `message`, so that no reader needs to know the problems by name.
impl Serialize for Fault {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Fault", 5)?;
        fields.serialize_field("file", &self.file)?;
        fields.serialize_field("line", &self.line)?;
        fields.serialize_field("column", &self.column)?;
        fields.serialize_field("message", &self.problem.to_string())?;
        fields.serialize_field("suggestion", &self.suggestion)?;
        fields.end()
    }
}

/// What can be wrong: with the file, with what it says, or with the game it speaks of.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// The file could not be read from the disk.
    #[error("cannot read this: {0}")]
    Unreadable(String),
    /// The file is not text.
    #[error("this is not UTF-8 text")]
    NotText,
    /// The file is longer than any scenario needs to be.
    #[error("the file is longer than {most} bytes")]
    TooLong {
        /// The longest that is read.
        most: usize,
    },
    /// Tables or lists are nested deeper than any scenario needs.
    #[error("this is nested too deeply")]
    TooDeep,
    /// A number that does not fit.
    #[error("this number is too large")]
    HugeNumber,
    /// A date, which no scenario needs.
    #[error("a date has no meaning in a scenario")]
    Date,
    /// The file is not TOML.
    #[error("this is not TOML: {0}")]
    Syntax(String),
    /// A key that means nothing here.
    #[error("there is no \"{key}\" here, only {known}")]
    UnknownKey {
        /// The key as written.
        key: String,
        /// The keys that would mean something.
        known: String,
    },
    /// A word that the game does not know.
    #[error("{game} knows no {kind} \"{word}\"")]
    UnknownWord {
        /// The game.
        game: &'static str,
        /// What the word should have named.
        kind: &'static str,
        /// The word as written.
        word: String,
    },
    /// A game that is not on the list.
    #[error("there is no game \"{0}\"")]
    UnknownGame(String),
    /// A key that must be there and is not.
    #[error("\"{0}\" is missing here")]
    Missing(&'static str),
    /// A value of the wrong kind, or out of bounds.
    #[error("expected {wanted}, found {found}")]
    Kind {
        /// What belongs here.
        wanted: String,
        /// What is here.
        found: String,
    },
    /// Two keys that exclude each other.
    #[error("\"{0}\" and \"{1}\" cannot both be here")]
    Both(&'static str, &'static str),
    /// A scenario or a step in which nothing can fail.
    #[error("this {0}")]
    Idle(&'static str),
    /// What the position's own reader refuses.
    #[error("{0}")]
    Position(String),
    /// A setup that the game cannot be played with.
    #[error("{0}")]
    Setup(SetupError),
    /// A position that cannot be.
    #[error("this position cannot be: {}", .0.0)]
    Impossible(Impossible),
    /// More outcomes than can be forced at once.
    #[error("only {most} outcomes can be forced at once")]
    TooMuchChance {
        /// The most that can.
        most: usize,
    },
    /// Forced outcomes that nothing used.
    #[error("{unused} of the forced outcomes were never used, the first of them \"{first}\"")]
    UnusedChance {
        /// How many.
        unused: usize,
        /// The first of them.
        first: String,
    },
    /// The game refuses what the scenario does.
    #[error("seat {seat} cannot \"{action}\" here: {why}; it can {legal}")]
    Refused {
        /// Who.
        seat: usize,
        /// The action's name.
        action: String,
        /// Why not.
        why: Illegal,
        /// What would be legal.
        legal: String,
    },
    /// The game refuses a departure.
    #[error("seat {seat} cannot leave: {why}")]
    CannotLeave {
        /// Who.
        seat: usize,
        /// Why not.
        why: Illegal,
    },
    /// The game allows what the scenario wants refused.
    #[error("seat {seat} can \"{action}\", though it should be refused")]
    Allowed {
        /// Who.
        seat: usize,
        /// The action's name.
        action: String,
    },
    /// The game refuses for another reason.
    #[error("seat {seat} cannot \"{action}\", but because of {found}, not because of {wanted}")]
    WrongReason {
        /// Who.
        seat: usize,
        /// The action's name.
        action: String,
        /// The reason expected.
        wanted: String,
        /// The reason given.
        found: String,
    },
    /// The game changed the state although it refused.
    #[error("the refused \"{0}\" changed the state")]
    RefusedYetChanged(String),
    /// The game accepts what the scenario calls impossible.
    #[error("the game accepts this, though it should be impossible")]
    Possible,
    /// The game refuses the position in other words.
    #[error("the game refuses this with \"{found}\"")]
    OtherImpossibility {
        /// What the game says.
        found: String,
    },
    /// A value is not what was expected.
    #[error("expected {what} to be {wanted}, but it is {found}")]
    Differs {
        /// What was looked at.
        what: String,
        /// The value expected.
        wanted: String,
        /// The value found.
        found: String,
    },
    /// A legal action is missing, or there is one too many.
    #[error("seat {seat} {can} \"{action}\"; it can {legal}")]
    Legal {
        /// Who.
        seat: usize,
        /// `cannot` or `can`.
        can: &'static str,
        /// The action's name.
        action: String,
        /// What is legal.
        legal: String,
    },
    /// A viewer did not hear of something.
    #[error("{viewer} did not hear of {wanted}, only of {heard}")]
    Unheard {
        /// Who listened.
        viewer: String,
        /// What should have been heard.
        wanted: String,
        /// What was heard.
        heard: String,
    },
    /// A viewer heard of something that should have stayed hidden.
    #[error("{viewer} heard of {what}")]
    Heard {
        /// Who listened.
        viewer: String,
        /// What was heard.
        what: String,
    },
    /// A viewer can tell two games apart that should look alike.
    #[error("{viewer} can tell the two apart by {what}: {one} and {other}")]
    Told {
        /// Who looked.
        viewer: String,
        /// What differs.
        what: String,
        /// Its value in the one game.
        one: String,
        /// Its value in the other.
        other: String,
    },
    /// A viewer cannot tell two games apart that should look different.
    #[error("{viewer} cannot tell the two apart")]
    Untold {
        /// Who looked.
        viewer: String,
    },
    /// A game that was played on did not end in time.
    #[error("game {game} played on from here had not ended after {rounds} rounds")]
    Endless {
        /// Which of the games.
        game: u32,
        /// The bound.
        rounds: u16,
    },
}

impl Problem {
    /// Whether the game does something other than the scenario says.
    ///
    /// All other problems are mistakes in the file: such a scenario could not be played at all.
    #[must_use]
    pub const fn is_failure(&self) -> bool {
        matches!(
            self,
            Self::Refused { .. }
                | Self::CannotLeave { .. }
                | Self::Allowed { .. }
                | Self::WrongReason { .. }
                | Self::RefusedYetChanged(_)
                | Self::Possible
                | Self::OtherImpossibility { .. }
                | Self::UnusedChance { .. }
                | Self::Differs { .. }
                | Self::Legal { .. }
                | Self::Unheard { .. }
                | Self::Heard { .. }
                | Self::Told { .. }
                | Self::Untold { .. }
                | Self::Endless { .. }
        )
    }
}

/// A problem at a byte of the text, before line and column are counted.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Snag {
    pub(crate) at: usize,
    pub(crate) problem: Box<Problem>,
    pub(crate) suggestion: Option<String>,
}

impl Snag {
    pub(crate) fn new(at: usize, problem: Problem) -> Self {
        Self { at, problem: Box::new(problem), suggestion: None }
    }

    pub(crate) fn suggest(self, suggestion: Option<String>) -> Self {
        Self { suggestion, ..self }
    }

    pub(crate) fn kind(at: usize, wanted: impl Into<String>, found: impl Into<String>) -> Self {
        Self::new(at, Problem::Kind { wanted: wanted.into(), found: found.into() })
    }
}

/// The text a snag is in, which knows the lines.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub(crate) file: String,
    pub(crate) text: String,
}

impl Source {
    /// The line and the column of a byte, both counted from 1.
    pub(crate) fn line_and_column(&self, at: usize) -> (usize, usize) {
        let before = self.text.char_indices().take_while(|(index, _)| *index < at);
        before.fold((1, 1), |(line, column), (_, letter)| match letter {
            '\n' => (line + 1, 1),
            _ => (line, column + 1),
        })
    }

    pub(crate) fn fault(&self, snag: Snag) -> Fault {
        let (line, column) = self.line_and_column(snag.at);
        let Snag { problem, suggestion, .. } = snag;
        Fault { file: self.file.clone(), line, column, problem, suggestion }
    }
}
