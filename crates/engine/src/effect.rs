//! The notation in which content files say what things do.
//!
//! An effect is a list of steps, such as `pay(blood,1);repeat(0..4){discard(self,1);follower(1)}`.
//! This module knows how steps are written and where each of them stands; what the words mean, and
//! which of them there are, is each game's own.
//!
//! ```text
//! sides = steps { "|" steps }              where one side is chosen
//! steps = [ step { ";" step } ]            after a body the ";" may be left out
//! step  = word [ "[" args "]" ] [ "(" args ")" ] [ "{" steps "}" ]
//! args  = [ arg { "," arg } ]
//! arg   = term { "|" term } | term { "+" term } [ ".." number ]
//! term  = number [ ".." number | word ] | word [ "(" args ")" ]
//! word  = a letter, then letters, digits, "_" and "-"
//! ```
//!
//! Beside effects there are amounts that depend on what lies on the table, such as `2+1F`
//! ([`Quantity`]), and lists of what is there or must be, such as `F2&H1` ([`counted`]).

mod counted;
mod parse;
mod quantity;
mod read;
mod vocabulary;

use core::ops::Range;

pub use counted::{Counted, counted};
pub use parse::{parse, parse_arg, parse_sides};
pub use quantity::{Quantity, quantity};
pub use vocabulary::{Context, Vocabulary, Word};

use crate::nearest;

/// One step of an effect: a word, what it is told, and what it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The word that says what to do.
    pub name: String,
    /// What stands in square brackets after the word: `A[W-ATTACK,any]`.
    pub label: Vec<Arg>,
    /// What stands in parentheses.
    pub args: Vec<Arg>,
    /// What stands in braces, if there are any.
    pub body: Option<Vec<Step>>,
    /// Where the step is, in bytes of the text.
    pub span: Range<usize>,
}

/// An argument of a [`Step`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Arg {
    /// What it is.
    pub term: Term,
    /// Where it is, in bytes of the text.
    pub span: Range<usize>,
}

/// What an argument can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Term {
    /// `3`.
    Number(u32),
    /// `0..4`: from the first to the last number.
    Range(u32, u32),
    /// `2F`: so many times the number of something.
    Times(u32, String),
    /// `1+2F..6`: what is before the dots, and never more than what is after them.
    UpTo(Box<Arg>, u32),
    /// `gold`.
    Word(String),
    /// `temple_in(god)`: a word that is told something itself.
    Call(String, Vec<Arg>),
    /// `diamond|gold`: one of them.
    OneOf(Vec<Arg>),
    /// `FREE+W-IMPACT`: all of them.
    AllOf(Vec<Arg>),
}

/// An effect that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct EffectError {
    /// Where it is wrong, in bytes of the text.
    pub at: usize,
    /// What is wrong there, and what would be right.
    pub message: String,
}

impl EffectError {
    /// An error at a byte of the text.
    pub fn new(at: usize, message: impl Into<String>) -> Self {
        Self { at, message: message.into() }
    }
}

impl Step {
    /// The error that something is wrong with the step as a whole.
    #[must_use]
    pub fn fault(&self, message: impl Into<String>) -> EffectError {
        EffectError::new(self.span.start, message)
    }
}

impl Arg {
    /// The error that something else should stand here.
    #[must_use]
    pub fn fault(&self, message: impl Into<String>) -> EffectError {
        EffectError::new(self.span.start, message)
    }
}

/// What goes with a word in a list of words, or the sentence that it is not known.
fn looked_up<T: Copy>(word: &str, what: &str, words: &[(&str, T)]) -> Result<T, String> {
    let found = words.iter().find(|(known, _)| *known == word);
    found
        .map(|(_, meaning)| *meaning)
        .ok_or_else(|| unknown(what, word, words.iter().map(|(word, _)| *word)))
}

/// The sentence that a word is not known, with the word that was probably meant or all there are.
pub fn unknown<'a>(what: &str, word: &str, known: impl Iterator<Item = &'a str> + Clone) -> String {
    match nearest(word, known.clone()) {
        Some(meant) => format!("\"{word}\" is no {what}; did you mean \"{meant}\"?"),
        None => format!("\"{word}\" is no {what}; it can be {}", listed(known)),
    }
}

/// `a, b or c`.
fn listed<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let words: Vec<&str> = words.collect();
    match words.split_last() {
        None => "nothing".to_owned(),
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
    }
}
