//! What a game brings along so that it can be listed, set up, told, tested and judged.

use core::fmt::Debug;
use std::collections::BTreeMap;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::{
    Arg, Chance, ContentError, FastRng, Files, Game, MAX_SEATS, PerSeat, Phrase, Question, Seat,
    Viewer,
};

/// What a table is set up with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// How many people and bots sit down.
    pub players: u8,
    /// The options that differ from their defaults, by name.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// A version of a game's rules.
///
/// It is raised whenever the same setup, seed and actions would give another game. Tables and game
/// files name the version they were begun with and are played by it to their end: a rule that has
/// changed asks [`RulesVersion::at_least`] at the one place where it did.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesVersion(pub u16);

impl RulesVersion {
    /// Whether what was new in `version` holds.
    #[must_use]
    #[inline]
    pub const fn at_least(self, version: u16) -> bool {
        self.0 >= version
    }
}

/// What can be said of a game without playing it.
#[derive(Clone, Debug, Serialize)]
pub struct About {
    /// The neutral id: one word in lower-case letters.
    pub id: &'static str,
    /// The version that new tables are played by.
    pub rules_version: RulesVersion,
    /// The oldest version that can still be played.
    pub oldest_rules: RulesVersion,
    /// The fewest players with no option on.
    pub min_players: u8,
    /// The most players with no option on.
    pub max_players: u8,
    /// How long an evening's game takes, in minutes.
    pub minutes: (u8, u8),
    /// What can be chosen when a table is made.
    pub options: Vec<OptionAbout>,
}

/// One option of a game.
#[derive(Clone, Debug, Serialize)]
pub struct OptionAbout {
    /// The name in files and on the command line.
    pub name: &'static str,
    /// What it may be.
    pub kind: OptionKind,
    /// The fewest and the most players once the option is on, where it changes them.
    pub players: Option<(u8, u8)>,
    /// Another option that must be on for this one.
    pub needs: Option<&'static str>,
}

/// The values an option may take; the first is the default.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// `false` or `true`.
    Switch,
    /// One of these words.
    OneOf(&'static [&'static str]),
}

impl OptionKind {
    /// The values in order, the default first.
    #[must_use]
    pub const fn values(&self) -> &'static [&'static str] {
        match self {
            Self::Switch => &["false", "true"],
            Self::OneOf(values) => values,
        }
    }
}

/// A setup that the game cannot be played with.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{game} is for {min} to {max} players with these options, not {players}")]
    Players {
        /// The game.
        game: &'static str,
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
        /// What was asked for.
        players: u8,
    },
    /// No such option.
    #[error("{game} has no option \"{option}\"; it has {known}")]
    UnknownOption {
        /// The game.
        game: &'static str,
        /// What was asked for.
        option: String,
        /// What there is.
        known: String,
    },
    /// No such value.
    #[error("option \"{option}\" cannot be \"{value}\"; it can be {known}")]
    BadValue {
        /// The option.
        option: &'static str,
        /// What was asked for.
        value: String,
        /// What there is.
        known: String,
    },
    /// An option that needs another.
    #[error("option \"{option}\" needs option \"{needs}\"")]
    Needs {
        /// The option.
        option: &'static str,
        /// What it needs.
        needs: &'static str,
    },
    /// Content that the rules cannot be played with.
    #[error("{0}")]
    Content(String),
}

impl About {
    /// Whether tables and files of this version can be played.
    #[must_use]
    pub fn can_play(&self, version: RulesVersion) -> bool {
        (self.oldest_rules..=self.rules_version).contains(&version)
    }

    /// Checks a setup against what the game offers.
    ///
    /// # Errors
    /// Says what is wrong, and what would be right.
    pub fn check(&self, setup: &Setup) -> Result<(), SetupError> {
        for (option, value) in &setup.options {
            let Some(about) = self.options.iter().find(|about| about.name == option) else {
                return Err(SetupError::UnknownOption {
                    game: self.id,
                    option: option.clone(),
                    known: listed(self.options.iter().map(|about| about.name)),
                });
            };
            if !about.kind.values().contains(&value.as_str()) {
                return Err(SetupError::BadValue {
                    option: about.name,
                    value: value.clone(),
                    known: listed(about.kind.values().iter().copied()),
                });
            }
        }
        let (mut min, mut max) = (self.min_players, self.max_players);
        for about in &self.options {
            if !self.is_on(setup, about.name) {
                continue;
            }
            if let Some(needs) = about.needs.filter(|needs| !self.is_on(setup, needs)) {
                return Err(SetupError::Needs { option: about.name, needs });
            }
            (min, max) = about.players.unwrap_or((min, max));
        }
        if !(min..=max).contains(&setup.players) {
            return Err(SetupError::Players { game: self.id, min, max, players: setup.players });
        }
        Ok(())
    }

    /// The value of an option in a setup, or its default.
    #[must_use]
    pub fn value<'s>(&self, setup: &'s Setup, option: &str) -> Option<&'s str> {
        let about = self.options.iter().find(|about| about.name == option)?;
        let chosen = setup.options.get(option).map(String::as_str);
        chosen.or_else(|| about.kind.values().first().copied())
    }

    /// Whether an option differs from its default.
    #[must_use]
    pub fn is_on(&self, setup: &Setup, option: &str) -> bool {
        let about = self.options.iter().find(|about| about.name == option);
        let default = about.and_then(|about| about.kind.values().first().copied());
        self.value(setup, option) != default
    }
}

/// `"a", "b" or "c"`, for error messages of the command line.
fn listed<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let quoted: Vec<String> = words.map(|word| format!("\"{word}\"")).collect();
    match quoted.split_last() {
        None => "none".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}

/// A game that can be put on the list of games: how it is made from setup and content.
pub trait Title: Game {
    /// What the content files say: cards, dice, maps.
    type Content: Serialize;

    /// What the game is.
    fn about() -> About;

    /// The content files the game comes with: the name and the text of each.
    fn content() -> &'static [(&'static str, &'static str)];

    /// Reads content files: the box's, or others instead.
    ///
    /// # Errors
    /// Points at the file, line and column of what is wrong.
    fn read(files: &Files) -> Result<Self::Content, ContentError>;

    /// The boxes of earlier releases whose tables and game files name their content without keeping
    /// it. Whatever is begun today keeps its own, so that this list does not grow.
    fn released() -> &'static [Released] {
        &[]
    }

    /// What a content is known by: the hash of its JSON is written into tables and game files.
    ///
    /// A game whose content files have changed their form since a release gives what it gave then
    /// for files of the old form, so that their hashes stay what they were.
    fn identity(content: &Self::Content) -> impl Serialize {
        content
    }

    /// What the cards of a content say, where a game makes that from their effects.
    fn tell_cards(content: &Self::Content) -> Vec<CardText> {
        let _ = content;
        Vec::new()
    }

    /// The rules for one kind of table, as they were in a version that can still be played.
    ///
    /// # Errors
    /// Refuses a setup or a content that the game cannot be played with.
    fn build(
        setup: &Setup,
        content: &Self::Content,
        version: RulesVersion,
    ) -> Result<Self, SetupError>;

    /// The script of a guided first game, in TOML, where there is one: the deal, what the others
    /// play, and what the learner is told and asked to do. `docs/lessons.md` describes it.
    fn lesson() -> Option<&'static str> {
        None
    }

    /// A line of table talk that has a form of its own in this game, as a sentence.
    ///
    /// What goes on beside the rules travels as talk; this is for those who only read it.
    fn tell_talk(seat: Seat, text: &str) -> Option<Phrase> {
        let _ = (seat, text);
        None
    }
}

/// A game that can be told to people and to pages.
pub trait Narrate: Game {
    /// A question as data: its kind and what it is about. Pages switch on it.
    ///
    /// As JSON it is an object whose `type` is the kind, an enum with `#[serde(tag = "type")]`.
    type Ask: Told;
    /// An action as it is offered: its kind and what it is done to, and what it means where it is
    /// offered. As JSON it is an object like [`Narrate::Ask`].
    type Choice: Told;

    /// The plain name of an action in files, scenarios and at prompts: `plan hammer wolf`.
    fn name(&self, action: Self::Action) -> String;

    /// The action as data, for whoever offers it; also of actions that are not legal now.
    fn choice(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Self::Choice;

    /// What the action would do, to be read beside the choice.
    fn tell_action(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Phrase;

    /// What happened, from an event already redacted for the reader.
    ///
    /// Nothing for events that only keep things in order: nobody reads them.
    fn tell_event(&self, event: &Self::Event) -> Option<Phrase>;

    /// What `seat` is asked, as far as `viewer` may know.
    fn question(
        &self,
        state: &Self::State,
        seat: Seat,
        viewer: Viewer,
    ) -> Option<Question<Self::Ask>>;

    /// The table as the viewer sees it, line by line: the text twin of the picture.
    fn tell_view(&self, view: &Self::View) -> Vec<Phrase>;

    /// Nouns that have another name at the table as it stands, each with that name.
    ///
    /// Only by what everybody knows: whatever is told is told in these names.
    fn renamed(&self, state: &Self::State) -> Vec<(&'static str, &'static str)> {
        let _ = state;
        Vec::new()
    }
}

/// The content files of a box that was released before tables and game files kept their content.
#[derive(Clone, Copy, Debug)]
pub struct Released {
    /// The hash by which they are named, in hexadecimal digits.
    pub hash: &'static str,
    /// The name and the text of each file.
    pub files: &'static [(&'static str, &'static str)],
}

/// Data that goes to pages beside the words for it.
pub trait Told: Clone + PartialEq + Debug + Serialize {}

impl<T: Clone + PartialEq + Debug + Serialize> Told for T {}

/// A card in words, made from the content, so that a changed card describes itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CardText {
    /// The id of the card in the content.
    pub id: String,
    /// Its name.
    pub name: Arg,
    /// What it does, sentence by sentence; nothing if it has no effect.
    pub lines: Vec<Phrase>,
    /// What it does where an option changes what it says, by the name of the option.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub with: BTreeMap<&'static str, Vec<Phrase>>,
}

/// A game whose positions can be written down, for scenarios.
pub trait Arrange: Game {
    /// A position in the game's own words; unknown words are refused by its deserialiser.
    type Position: DeserializeOwned + Serialize;

    /// The state in which the table is as described, and the rest as at the start.
    ///
    /// Where the position runs on to its first question, `chance` decides what comes of it.
    ///
    /// # Errors
    /// Refuses what cannot be: a card in two places, too many of a piece.
    fn arrange(&self, position: &Self::Position, chance: Chance)
    -> Result<Self::State, Impossible>;

    /// Everything about a state, in the same words.
    fn describe(&self, state: &Self::State) -> Self::Position;

    /// The number behind the name of an outcome of chance.
    fn outcome(&self, name: &str) -> Option<u8>;
}

/// A position that cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct Impossible(pub String);

/// A game with rules of thumb.
pub trait Judge: Game {
    /// How good an action looks to a player who sees `view`: higher is better.
    ///
    /// Ties are broken at random. The judgement may be noisy, so that it cannot be read. An action
    /// rated below zero is worse than doing nothing: not even careless bots choose it.
    fn rate(&self, view: &Self::View, seat: Seat, action: Self::Action, rng: &mut FastRng) -> f32;

    /// Fills `ratings` with how good each of the actions looks, in their order: what
    /// [`Judge::rate`] says of one after the other.
    ///
    /// A game that has to read much off the view before it judges does so once for all of them.
    fn rate_all(
        &self,
        view: &Self::View,
        seat: Seat,
        actions: &[Self::Action],
        rng: &mut FastRng,
        ratings: &mut Vec<f32>,
    ) {
        ratings.clear();
        ratings.extend(actions.iter().map(|action| self.rate(view, seat, *action, rng)));
    }

    /// The same by what `seat` sees of a world whose secrets are all known.
    ///
    /// A search asks for this several times an iteration. A game whose view takes long to make
    /// reads off the world what the view would show, and nothing else: the ratings are the same
    /// to the last bit, which is a law. It is asked of imagined worlds only.
    fn rate_in(
        &self,
        world: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        rng: &mut FastRng,
        ratings: &mut Vec<f32>,
    ) {
        let view = self.view(world, Viewer::Seat(seat));
        self.rate_all(&view, seat, actions, rng, ratings);
    }

    /// What each seat can hope for in a position whose secrets are all known: about its chance to
    /// win, from 0 to 1.
    ///
    /// A search plays imagined games to their end where there is no such estimate; a long game
    /// gives one, so that playouts can stop early. It is asked of imagined worlds only.
    fn prospects(&self, state: &Self::State) -> Option<PerSeat<f32, MAX_SEATS>> {
        let _ = state;
        None
    }
}
