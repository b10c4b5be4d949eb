//! A guided first game: what the learner is told, and what is to be answered when.

use gladsheim_engine::Seat;
use serde::{Deserialize, Serialize};

/// A guided first game, as the page needs it. What the others play in it stays with the hall.
///
/// Words are named without the game: `goal` is `<game>-lesson-goal` in the locale files.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Lesson {
    /// What the learner decides, in order. A state at a table that teaches says which is next.
    pub moments: Vec<Moment>,
    /// What is said when the last of them was answered.
    pub closing: Vec<Thought>,
}

/// A decision of the learner.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Moment {
    /// The kind of question that is asked: the `type` of its `ask`.
    pub ask: String,
    /// What is said of it, one thought after the other. None where nothing is new.
    #[serde(default)]
    pub thoughts: Vec<Thought>,
    /// The answers that the lesson goes on from, by their plain names. The first is the best.
    pub want: Vec<String>,
    /// Why some other answers are worse.
    #[serde(default)]
    pub mistakes: Vec<Mistake>,
    /// The words for all other answers.
    pub otherwise: String,
}

/// One thought, and what it points at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Thought {
    /// Its words.
    pub words: String,
    /// What it speaks of.
    pub at: Anchor,
}

/// Something on the table that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Anchor {
    /// A part of the table that is always there, by the name that the page has for it.
    Part(String),
    /// A player.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    Seat(#[cfg_attr(feature = "ts", ts(type = "number"))] Seat),
    /// Whatever is touched first to give this answer, by its plain name.
    Choice(String),
}

/// Why an answer is worse than the one that is wanted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Mistake {
    /// The plain name of the answer; `plan wolf *` is every answer that begins like that.
    pub play: String,
    /// The words.
    pub words: String,
}

impl Mistake {
    /// Whether an answer is this mistake.
    #[must_use]
    pub fn is(&self, answer: &str) -> bool {
        match self.play.strip_suffix('*') {
            Some(beginning) => answer.starts_with(beginning),
            None => self.play == answer,
        }
    }
}

/// A lesson to be begun, with the name that the learner goes by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BeginLesson {
    /// The learner's display name.
    #[cfg_attr(feature = "openapi", schema(min_length = 1))]
    pub name: String,
}
