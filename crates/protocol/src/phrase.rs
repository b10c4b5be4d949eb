//! What is said to people: keys of the locale files and arguments, which the client words.

use std::borrow::Cow;

use gladsheim_engine as engine;
use gladsheim_engine::Seat;
use serde::{Deserialize, Serialize};

/// Something to be said, as a key of the locale files and its arguments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The message in the locale files.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub key: Cow<'static, str>,
    /// Its arguments: pairs of a name and a value, which is an object with one key: `number`,
    /// `seat`, `term`, `name`, `phrase` or `list`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<serde_json::Value>>))]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a phrase.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Arg {
    /// A number, which chooses the plural form.
    Number(i64),
    /// A player; the reader's own seat may be worded as "you".
    Seat(#[cfg_attr(feature = "ts", ts(type = "number"))] Seat),
    /// A noun of the game, itself a key of the locale files.
    Term(Cow<'static, str>),
    /// A name from the content: the word under its key where the language has one, or else the
    /// text as it is written.
    Name {
        /// The key under which a language may have a word of its own.
        key: Cow<'static, str>,
        /// What the content says.
        text: Cow<'static, str>,
    },
    /// A phrase of its own, such as a number of cards.
    Phrase(Phrase),
    /// Several, to be joined the way the language does.
    List(Vec<Arg>),
}

impl Phrase {
    /// A phrase without arguments.
    #[must_use]
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), args: Vec::new() }
    }
}

impl From<engine::Phrase> for Phrase {
    fn from(phrase: engine::Phrase) -> Self {
        let args = phrase.args.into_iter();
        Self { key: phrase.key, args: args.map(|(name, arg)| (name, arg.into())).collect() }
    }
}

impl From<engine::Arg> for Arg {
    fn from(arg: engine::Arg) -> Self {
        match arg {
            engine::Arg::Number(number) => Self::Number(number),
            engine::Arg::Seat(seat) => Self::Seat(seat),
            engine::Arg::Term(key) => Self::Term(key),
            engine::Arg::Name { key, text } => Self::Name { key, text },
            engine::Arg::Phrase(phrase) => Self::Phrase(phrase.into()),
            engine::Arg::List(items) => Self::List(items.into_iter().map(Self::from).collect()),
        }
    }
}

impl From<Phrase> for engine::Phrase {
    fn from(phrase: Phrase) -> Self {
        let args = phrase.args.into_iter();
        Self { key: phrase.key, args: args.map(|(name, arg)| (name, arg.into())).collect() }
    }
}

impl From<Arg> for engine::Arg {
    fn from(arg: Arg) -> Self {
        match arg {
            Arg::Number(number) => Self::Number(number),
            Arg::Seat(seat) => Self::Seat(seat),
            Arg::Term(key) => Self::Term(key),
            Arg::Name { key, text } => Self::Name { key, text },
            Arg::Phrase(phrase) => Self::Phrase(phrase.into()),
            Arg::List(items) => Self::List(items.into_iter().map(Self::from).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_wire_says_what_the_engine_says() {
        let count = engine::Phrase::new("count").number("n", 2).term("card", "axe");
        let made_up = engine::Arg::Name { key: "toy-spoon".into(), text: "Spoon".into() };
        let list = vec![engine::Arg::Phrase(count), engine::Arg::Term("wolf".into()), made_up];
        let phrase = engine::Phrase::new("gains")
            .seat("who", Seat::wrapping(1))
            .with("cards", engine::Arg::List(list));
        let wire = serde_json::to_value(Phrase::from(phrase.clone())).unwrap();
        assert_eq!(wire, serde_json::to_value(&phrase).unwrap());
        let read: Phrase = serde_json::from_value(wire).unwrap();
        assert_eq!(engine::Phrase::from(read), phrase);
    }
}
