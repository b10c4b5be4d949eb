//! A position as one viewer may know it, and how it came about.

use gladsheim_engine::{self as engine, ActionId, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{ClockFace, Patch, Phrase};

/// Everything a viewer needs to go on: the message after every step the viewer hears of.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct State {
    /// How many steps this viewer has heard of. Each viewer counts for itself, so that a step that
    /// must stay hidden leaves no gap.
    pub seq: u64,
    /// The round, turn or whatever the game counts its length in.
    pub round: u16,
    /// The table through the viewer's eyes, in the game's own type. To those who asked for patches it
    /// comes with their first state; from then on it is what the entries make of the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub view: Option<Value>,
    /// The same in words, line by line; only for clients that asked for lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lines: Option<Vec<Phrase>>,
    /// What happened since the step the viewer last heard of, oldest first.
    pub entries: Vec<Entry>,
    /// The seats the viewer may know to be deciding, the own one included.
    pub awaited: Vec<Asked>,
    /// What the viewer is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub question: Option<Question>,
    /// What the viewer may answer, in ascending order of ids; empty if nothing is asked.
    pub choices: Vec<Choice>,
    /// The clocks, in seat order; empty at a table without.
    pub clocks: Vec<ClockFace>,
    /// At a table that teaches, to the learner: how many moments of the lesson have been answered.
    /// Nothing once something was answered that is not in the lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub moment: Option<u16>,
    /// Whether the viewer may take the last step back or ask for it.
    pub can_undo: bool,
    /// Whether that takes back the viewer's own secret answer and nothing else, at once: the others
    /// are still thinking.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub can_withdraw: bool,
    /// How it ended, once it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub over: Option<Over>,
}

impl State {
    /// The step whose view the patches of its entries begin with.
    #[must_use]
    pub fn follows(&self) -> u64 {
        self.entries.first().map_or(self.seq, |first| first.seq.saturating_sub(1))
    }
}

/// One step, as far as the viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Entry {
    /// Its number in this viewer's count, from 1.
    pub seq: u64,
    /// Its number in the count of the public, which is the same from every seat: what only some
    /// hear of has the number of the step in which the public hears of what came of it.
    pub step: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// Who did it, as far as the viewer may know; nobody dealt the cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub actor: Option<Actor>,
    /// What happened, in order.
    pub events: Vec<Happening>,
    /// What else changed in the viewer's view until the end of the step, for those who asked for
    /// patches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub patch: Option<Patch>,
    /// Present if this entry takes steps back: the number of the step that is now the last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub undone_to: Option<u64>,
    /// Present if this entry takes back one answer and nothing else: the number of that step. Steps
    /// after it stay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub withdrawn: Option<u64>,
}

/// Who took a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Actor {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// Who played for the seat.
    pub by: By,
}

/// Who played for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum By {
    /// The person who owns it.
    Person,
    /// A bot.
    Bot,
    /// The clock, when the time was up.
    Clock,
    /// The hall: the game passes by default and the player never asked to be asked, or the host
    /// removed the player.
    Hall,
}

/// One event, as the viewer may know it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Happening {
    /// The event itself, in the game's own type.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub event: Value,
    /// The event in words.
    pub phrase: Phrase,
    /// Whether it showed the viewer something that could not be known before.
    pub reveals: bool,
    /// What changed in the viewer's view with it, for those who asked for patches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Value>))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub patch: Option<Patch>,
}

/// Steps of a game, oldest first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Log {
    /// The number of the last step the viewer has heard of.
    pub seq: u64,
    /// The steps after the one that was asked for.
    pub entries: Vec<Entry>,
}

/// A seat that is deciding, as far as the viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    /// The seat.
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub seat: Seat,
    /// What it is asked in words, if the viewer may know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub phrase: Option<Phrase>,
    /// When its time is up, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deadline: Option<u64>,
}

/// What the viewer is asked: data, and words for it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Question {
    /// The number that an answer names: the viewer's `seq` when the question was first put. It
    /// stays while the question stays, whatever others do meanwhile.
    pub id: u64,
    /// What is to be decided, in the game's own type: its `type` is the kind of question.
    #[cfg_attr(feature = "ts", ts(type = "{ type: string }"))]
    pub ask: Value,
    /// The same in words.
    pub phrase: Phrase,
    /// Where in the game it is asked.
    pub source: Phrase,
    /// The rule that asks.
    pub rule: String,
    /// How many steps of this kind are still to come, this one included.
    pub left: u8,
    /// Whether everybody who is asked decides at the same time and in secret.
    pub secret: bool,
    /// When the time is up, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deadline: Option<u64>,
    /// The moment at which the viewer may interrupt, if this is one: a standing order can wave it
    /// through in advance. Nobody else learns of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub window: Option<Window>,
}

/// A moment at which somebody may interrupt.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Window {
    /// The neutral name of the moment, by which standing orders are given.
    pub name: String,
    /// Whether the viewer is in the middle of it: attacks, is attacked, or has the turn.
    pub concerns: bool,
    /// Whether players without a standing order are asked.
    pub ask_by_default: bool,
}

impl Question {
    /// The engine's question, under a number and with a deadline.
    #[must_use]
    pub fn new(id: u64, question: engine::Question<Value>, deadline: Option<u64>) -> Self {
        Self {
            id,
            ask: question.ask,
            phrase: question.phrase,
            source: question.source,
            rule: question.rule.to_string(),
            left: question.left,
            secret: question.secret,
            deadline,
            window: question.window.map(|window| Window {
                name: window.name.to_owned(),
                concerns: window.concerns,
                ask_by_default: window.ask_by_default,
            }),
        }
    }
}

/// Something the viewer may do now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// The number that stands for it.
    #[cfg_attr(feature = "openapi", schema(value_type = u16))]
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub id: ActionId,
    /// What is done, in the game's own type: its `type` is the kind of action.
    #[cfg_attr(feature = "ts", ts(type = "{ type: string }"))]
    pub action: Value,
    /// What it would do, in words.
    pub phrase: Phrase,
    /// Its plain name, `plan hammer wolf`, to be typed; only for clients that asked for lines.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Over {
    /// Why it is over.
    pub end: End,
    /// The ranks in seat order: 1 is a winner, equal ranks are ties. Empty if nobody is ranked.
    pub ranks: Vec<u8>,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum End {
    /// By the rules of the game.
    Played,
    /// Because everybody agreed to stop.
    Agreed,
    /// Because it had gone on for longer than any game should, and the hall gave it up.
    TooLong,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
pub(crate) const fn is_false(flag: &bool) -> bool {
    !*flag
}
