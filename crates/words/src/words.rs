//! Looking up a key and making a sentence of it.

use std::cell::RefCell;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use gladsheim_engine::{Phrase, Seat};

use crate::{LOCALES, TITLES, arguments};

/// Who reads a sentence, and what the players are called.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'n> {
    /// The reader's own seat; nobody is "you" to a spectator.
    pub seat: Option<Seat>,
    /// The players' names in seat order.
    pub names: &'n [String],
}

impl<'n> Reader<'n> {
    /// The player on a seat.
    #[must_use]
    pub const fn seat(seat: Seat, names: &'n [String]) -> Self {
        Self { seat: Some(seat), names }
    }

    /// Somebody who only watches.
    #[must_use]
    pub const fn spectator(names: &'n [String]) -> Self {
        Self { seat: None, names }
    }
}

/// The words of one language.
pub struct Words {
    language: &'static str,
    bundle: FluentBundle<FluentResource>,
}

/// A language that no locale folder exists for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there are no words for the language \"{0}\"")]
pub struct UnknownLanguage(pub String);

/// A word that the locale files do not have, or a sentence that asks for what it is not given.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Gap {
    /// No message has this key.
    #[error("no locale file has the key \"{0}\"")]
    Key(String),
    /// The message cannot be filled in.
    #[error("\"{key}\": {problem}")]
    Message {
        /// Its key.
        key: String,
        /// What is wrong, in the words of the Fluent library.
        problem: String,
    },
}

impl Words {
    /// The English words, which every build has.
    #[must_use]
    pub fn english() -> Self {
        Self::load("en").unwrap_or_else(|_| Self::from_files("en", &[]))
    }

    /// The words of a language, by its code.
    ///
    /// # Errors
    /// If there is no locale folder of that name.
    pub fn load(language: &str) -> Result<Self, UnknownLanguage> {
        let locale = LOCALES.iter().find(|(code, _)| *code == language);
        let (code, files) = locale.ok_or_else(|| UnknownLanguage(language.to_owned()))?;
        let titles =
            TITLES.iter().filter(|(code, _)| *code == language).flat_map(|(_, files)| *files);
        let texts: Vec<&str> = files.iter().chain(titles).map(|(_, text)| *text).collect();
        Ok(Self::from_files(code, &texts))
    }

    /// The words in the given texts, of which the parts that cannot be read are skipped: the tests
    /// of this crate let no such file through.
    fn from_files(language: &'static str, texts: &[&str]) -> Self {
        let mut bundle = FluentBundle::new_concurrent(language.parse().into_iter().collect());
        // The isolation marks are for pages that mix directions; terminals print them as noise.
        bundle.set_use_isolating(false);
        for text in texts {
            let resource = FluentResource::try_new((*text).to_owned());
            bundle.add_resource_overriding(resource.unwrap_or_else(|(partial, _)| partial));
        }
        Self { language, bundle }
    }

    /// The code of the language.
    #[must_use]
    pub const fn language(&self) -> &'static str {
        self.language
    }

    /// Whether there is a message with this key.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    /// The names of the other forms that the language gives a noun: the attributes of its message.
    #[must_use]
    pub fn forms(&self, key: &str) -> Vec<String> {
        let message = self.bundle.get_message(key);
        let forms = message.iter().flat_map(FluentMessage::attributes);
        forms.map(|attribute| attribute.id().to_owned()).collect()
    }

    /// What a game says, as a sentence for one reader; a key without words stands for itself.
    #[must_use]
    pub fn say(&self, phrase: &Phrase, reader: &Reader<'_>) -> String {
        let gaps = RefCell::default();
        Speaker { words: self, reader, gaps: &gaps }.say(phrase)
    }

    /// As [`Words::say`], but anything that is missing on the way is an error.
    ///
    /// # Errors
    /// Lists the missing keys and arguments.
    pub fn try_say(&self, phrase: &Phrase, reader: &Reader<'_>) -> Result<String, Vec<Gap>> {
        let gaps = RefCell::default();
        let text = Speaker { words: self, reader, gaps: &gaps }.say(phrase);
        let gaps = gaps.into_inner();
        if gaps.is_empty() { Ok(text) } else { Err(gaps) }
    }

    /// A message of the program's own, with texts and numbers for arguments.
    #[must_use]
    pub fn tell(&self, key: &str, args: &FluentArgs<'_>) -> String {
        let gaps = RefCell::default();
        let reader = Reader::spectator(&[]);
        Speaker { words: self, reader: &reader, gaps: &gaps }.message(key, None, args)
    }
}

/// One act of speaking: the words, the reader, and the gaps met so far.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'s> {
    words: &'s Words,
    pub(crate) reader: &'s Reader<'s>,
    gaps: &'s RefCell<Vec<Gap>>,
}

impl Speaker<'_> {
    fn say(self, phrase: &Phrase) -> String {
        let args = arguments::of(self, phrase);
        self.message(&phrase.key, None, &args)
    }

    /// The value of a message, or of one of its attributes.
    pub(crate) fn message(
        self,
        key: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> String {
        let message = self.words.bundle.get_message(key);
        let pattern = message.and_then(|message| match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else {
            self.gaps.borrow_mut().push(Gap::Key(key.to_owned()));
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = self.words.bundle.format_pattern(pattern, Some(args), &mut errors);
        let problems = errors
            .iter()
            .map(|error| Gap::Message { key: key.to_owned(), problem: error.to_string() });
        self.gaps.borrow_mut().extend(problems);
        text.into_owned()
    }

    pub(crate) fn has(self, key: &str) -> bool {
        self.words.has(key)
    }

    pub(crate) fn forms(self, key: &str) -> Vec<String> {
        self.words.forms(key)
    }
}

#[cfg(test)]
mod tests {
    use gladsheim_engine::Arg;

    use super::*;

    /// The page's tests read the same file.
    const FILE: &str = include_str!("../tests/examples.ftl");

    fn say(phrase: &Phrase, reader: usize) -> String {
        let names = ["Ask".to_owned(), "Embla".to_owned()];
        let words = Words::from_files("en", &[FILE]);
        words.try_say(phrase, &Reader::seat(Seat::wrapping(reader), &names)).unwrap()
    }

    fn seat(number: usize) -> Seat {
        Seat::wrapping(number)
    }

    #[test]
    fn the_reader_is_you_and_nouns_have_forms() {
        let phrase =
            Phrase::new("plays").seat("who", seat(0)).term("card", "axe").seat("target", seat(1));
        assert_eq!(say(&phrase, 0), "You play an Axe at Embla.");
        assert_eq!(say(&phrase, 1), "Ask plays an Axe at you.");
        assert_eq!(say(&phrase, 2), "Ask plays an Axe at Embla.");
    }

    #[test]
    fn names_from_the_content_need_no_words() {
        let plays = |key: &'static str, text: &'static str| {
            let name = Arg::Name { key: key.into(), text: text.into() };
            let phrase = Phrase::new("plays").seat("who", seat(0)).with("card", name);
            say(&phrase.seat("target", seat(1)), 0)
        };
        assert_eq!(plays("axe", "AXE"), "You play an Axe at Embla.");
        // A name is text: what looks like a placeable in it is none.
        assert_eq!(plays("spoon", "{ $who } Spoon"), "You play a { $who } Spoon at Embla.");
    }

    #[test]
    fn lists_are_joined_in_every_form() {
        let holds = |cards| Phrase::new("holds").with("cards", Arg::List(cards));
        let (axe, wolf) = (Arg::Term("axe".into()), Arg::Term("wolf".into()));
        let three = Phrase::new("count").number("count", 3).term("card", "wolf");
        assert_eq!(say(&holds(vec![]), 0), "Nothing here.");
        assert_eq!(say(&holds(vec![wolf.clone()]), 0), "Just a Wolf.");
        let list = vec![axe, Arg::Phrase(three), wolf];
        assert_eq!(say(&holds(list), 0), "All of an Axe, 3 Wolves and a Wolf.");
        let all = Arg::List([0, 1, 2].map(|number| Arg::Seat(seat(number))).to_vec());
        assert_eq!(say(&Phrase::new("meet").with("who", all), 1), "Ask, you and Player 3 meet.");
    }

    #[test]
    fn gaps_are_named_and_never_fatal() {
        let words = Words::from_files("en", &[FILE]);
        let reader = Reader::spectator(&[]);
        let missing = Phrase::new("no-such-key");
        assert_eq!(words.say(&missing, &reader), "no-such-key");
        let gaps = words.try_say(&missing, &reader).unwrap_err();
        assert_eq!(gaps, [Gap::Key("no-such-key".to_owned())]);
        let gaps = words.try_say(&Phrase::new("needs"), &reader).unwrap_err();
        assert!(matches!(&gaps[..], [Gap::Message { key, .. }] if key == "needs"), "{gaps:?}");
        assert!(Words::load("tlh").is_err());
    }
}
