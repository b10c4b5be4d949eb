//! The list of games.

use std::collections::BTreeMap;

use gladsheim_engine as engine;
use serde::{Deserialize, Serialize};

use crate::{Arg, Phrase};

/// The games of a hall, and the bots that can sit down at them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Games {
    /// The games, in the order in which they are listed.
    pub games: Vec<Game>,
    /// The strengths of bots, weakest first.
    pub bots: Vec<String>,
}

/// What can be said of a game without playing it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Game {
    /// The neutral id: one word in small letters.
    pub id: String,
    /// Raised whenever the same setup, seed and actions would give another game.
    pub rules_version: u16,
    /// The fewest players with no option on.
    pub min_players: u8,
    /// The most players with no option on.
    pub max_players: u8,
    /// How long a game takes in minutes, at least and at most.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>, min_items = 2, max_items = 2))]
    pub minutes: (u8, u8),
    /// What can be chosen when a table is made.
    pub options: Vec<GameOption>,
    /// Whether there is a guided first game.
    #[serde(default)]
    pub has_lesson: bool,
    /// The hash of the content that new tables of the hall are played with.
    pub content_hash: String,
    /// Where that content is, under the address of the interface.
    pub content_path: String,
}

/// Where a content of a game is, under the address of the interface. What is there in one edition
/// never changes.
#[must_use]
pub fn content_path(game: &str, hash: &str, edition: &str) -> String {
    format!("/games/{game}/content/{hash}?edition={edition}")
}

/// The edition in which a content was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::IntoParams))]
#[cfg_attr(feature = "openapi", into_params(parameter_in = Query))]
pub struct EditionQuery {
    /// As `content_path` has it. An answer in the present edition may be kept for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
}

/// One option of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameOption {
    /// Its name.
    pub name: String,
    /// Whether it is a switch or a choice of words.
    pub kind: OptionKind,
    /// The values it may take; the first is the default.
    pub values: Vec<String>,
    /// The fewest and the most players once it is on, where it changes them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>, required = false))]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub players: Option<(u8, u8)>,
    /// Another option that must be on for this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub needs: Option<String>,
}

/// How an option is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum OptionKind {
    /// `false` or `true`.
    Switch,
    /// One of several words.
    OneOf,
}

impl Game {
    /// The game as its crate describes it.
    #[must_use]
    pub fn new(
        about: &engine::About,
        has_lesson: bool,
        content_hash: String,
        edition: &str,
    ) -> Self {
        Self {
            id: about.id.to_owned(),
            rules_version: about.rules_version.0,
            min_players: about.min_players,
            max_players: about.max_players,
            minutes: about.minutes,
            options: about.options.iter().map(GameOption::from).collect(),
            has_lesson,
            content_path: content_path(about.id, &content_hash, edition),
            content_hash,
        }
    }
}

impl From<&engine::OptionAbout> for GameOption {
    fn from(about: &engine::OptionAbout) -> Self {
        Self {
            name: about.name.to_owned(),
            kind: match about.kind {
                engine::OptionKind::Switch => OptionKind::Switch,
                engine::OptionKind::OneOf(_) => OptionKind::OneOf,
            },
            values: about.kind.values().iter().map(|&value| value.to_owned()).collect(),
            players: about.players,
            needs: about.needs.map(str::to_owned),
        }
    }
}

/// A card in words, made from the content that is played with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardText {
    /// The id of the card in the content.
    pub id: String,
    /// Its name.
    #[cfg_attr(feature = "openapi", schema(value_type = serde_json::Value))]
    pub name: Arg,
    /// What it does, sentence by sentence; nothing if it has no effect.
    pub lines: Vec<Phrase>,
    /// What it does where an option is on that makes it read otherwise, by the name of the option.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, Vec<Phrase>>>"))]
    pub with: BTreeMap<String, Vec<Phrase>>,
}

impl From<engine::CardText> for CardText {
    fn from(text: engine::CardText) -> Self {
        let with = text.with.into_iter().map(|(option, lines)| (option.to_owned(), lines));
        Self { id: text.id, name: text.name, lines: text.lines, with: with.collect() }
    }
}
