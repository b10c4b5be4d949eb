//! What the engine says to people: keys and arguments, never sentences.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{RuleId, Seat};

/// Something to be said, as a key of the locale files and its arguments.
///
/// Nothing is decided by it: what a client needs to know of an event, a choice or a question comes
/// beside its phrase, as data.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Phrase {
    /// The message in the locale files.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    #[cfg_attr(feature = "ts", ts(as = "PhraseKey"))]
    pub key: Cow<'static, str>,
    /// Its arguments: pairs of a name and a value, which is an object with one key: `number`,
    /// `seat`, `term`, `name`, `phrase` or `list`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<serde_json::Value>>))]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// The key of a phrase, in a type that nothing can be read from: only the page's words open it.
#[cfg(feature = "ts")]
#[derive(ts_rs::TS)]
#[ts(type = "{ readonly phraseKey: never }")]
#[allow(dead_code)] // it is there for its TypeScript
struct PhraseKey;

/// An argument of a [`Phrase`].
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
    /// A name from the content: the key of the locale files if they know it, or else as it is
    /// written there. So a card that somebody made up is named without a word from us.
    Name {
        /// The key under which languages may have a word of their own.
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

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: impl Into<Cow<'static, str>>, number: impl Into<i64>) -> Self {
        self.with(name, Arg::Number(number.into()))
    }

    /// Adds a player.
    #[must_use]
    pub fn seat(self, name: impl Into<Cow<'static, str>>, seat: Seat) -> Self {
        self.with(name, Arg::Seat(seat))
    }

    /// Adds a noun by its key.
    #[must_use]
    pub fn term(
        self,
        name: impl Into<Cow<'static, str>>,
        key: impl Into<Cow<'static, str>>,
    ) -> Self {
        self.with(name, Arg::Term(key.into()))
    }

    /// Adds any argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, arg: Arg) -> Self {
        self.args.push((name.into(), arg));
        self
    }

    /// The same with some nouns replaced by others.
    #[must_use]
    pub fn renamed(mut self, names: &[(&'static str, &'static str)]) -> Self {
        if !names.is_empty() {
            self.args.iter_mut().for_each(|(_, arg)| arg.rename(names));
        }
        self
    }
}

impl Arg {
    fn rename(&mut self, names: &[(&'static str, &'static str)]) {
        match self {
            Self::Term(key) => {
                if let Some((_, name)) = names.iter().find(|(noun, _)| key == noun) {
                    *key = Cow::Borrowed(name);
                }
            }
            Self::Phrase(phrase) => phrase.args.iter_mut().for_each(|(_, arg)| arg.rename(names)),
            Self::List(args) => args.iter_mut().for_each(|arg| arg.rename(names)),
            Self::Number(_) | Self::Seat(_) | Self::Name { .. } => {}
        }
    }
}

/// What a seat is asked: data, and words for it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Question<Ask> {
    /// What is to be decided, in the game's own type.
    pub ask: Ask,
    /// The same in words.
    pub phrase: Phrase,
    /// Where in the game it is asked: the round and the phase, or the card that asks.
    pub source: Phrase,
    /// The rule that asks.
    pub rule: RuleId,
    /// How many steps of this kind are still to come, this one included.
    pub left: u8,
    /// Whether everybody who is asked decides at the same time and in secret.
    pub secret: bool,
    /// The moment at which a player may interrupt, if this is one; nobody else learns of it.
    pub window: Option<Window>,
}

/// A moment at which somebody may interrupt: the question can be waved through in advance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Window {
    /// The neutral name of the moment, by which players give standing orders.
    pub name: &'static str,
    /// Whether the player asked is in the middle of it: attacks, is attacked, or has the turn.
    pub concerns: bool,
    /// Whether players without a standing order are asked.
    pub ask_by_default: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nouns_are_renamed_wherever_they_stand() {
        let told = |noun: &'static str| {
            let inner = Phrase::new("a-temple").term("area", noun);
            let list = Arg::List(vec![Arg::Term(noun.into()), Arg::Phrase(inner)]);
            Phrase::new("built").number("n", 2).term("area", noun).with("what", list)
        };
        let names = [("area-tyr", "area-agir")];
        assert_eq!(told("area-tyr").renamed(&names), told("area-agir"));
        assert_eq!(told("area-odin").renamed(&names), told("area-odin"));
    }
}
