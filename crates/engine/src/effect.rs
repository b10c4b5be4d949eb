//! The notation in which content files say what things do.
//!
//! An effect is a list of steps, such as `pay(blood,1);repeat(0..4){discard(self,1);follower(1)}`.
//! This module knows how steps are written and where each of them stands; what the words mean, and
//! which of them there are, is each game's own.
//!
//! ```text
//! steps = [ step { ";" step } ]            after a body the ";" may be left out
//! step  = word [ "[" args "]" ] [ "(" args ")" ] [ "{" steps "}" ]
//! args  = [ arg { "," arg } ]
//! arg   = term { "|" term } | term { "+" term }
//! term  = number [ ".." number ] | word [ "(" args ")" ]
//! word  = a letter, then letters, digits, "_" and "-"
//! ```

mod parse;

use core::ops::Range;

pub use parse::parse;

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

    /// The word, if it is nothing but one.
    #[must_use]
    pub fn word(&self) -> Option<&str> {
        match &self.term {
            Term::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The alternatives `a|b`; what is no list is its own only alternative.
    #[must_use]
    pub fn one_of(&self) -> &[Self] {
        match &self.term {
            Term::OneOf(args) => args,
            _ => core::slice::from_ref(self),
        }
    }

    /// The parts of `a+b`; what is no list is its own only part.
    #[must_use]
    pub fn all_of(&self) -> &[Self] {
        match &self.term {
            Term::AllOf(args) => args,
            _ => core::slice::from_ref(self),
        }
    }

    /// What goes with the argument's word in a list of words.
    ///
    /// # Errors
    /// Says what is expected here, and suggests the nearest word.
    pub fn meaning<T: Copy>(&self, what: &str, words: &[(&str, T)]) -> Result<T, EffectError> {
        let Some(word) = self.word() else {
            let known = listed(words.iter().map(|(word, _)| *word));
            return Err(self.fault(format!("a {what} is expected here: {known}")));
        };
        match words.iter().find(|(known, _)| *known == word) {
            Some((_, meaning)) => Ok(*meaning),
            None => Err(self.fault(unknown(what, word, words.iter().map(|(word, _)| *word)))),
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_looked_up_or_corrected() {
        let steps = parse("gain(golt,2|x,ten)").unwrap();
        let [gold, other, ten] = steps[0].args.as_slice() else { panic!("three arguments") };
        let words = [("gold", 1), ("blood", 2)];
        let error = gold.meaning("resource", &words).unwrap_err();
        assert_eq!(error.to_string(), "\"golt\" is no resource; did you mean \"gold\"?");
        assert_eq!(error.at, 5);
        let error = ten.meaning("resource", &words).unwrap_err();
        assert_eq!(error.message, "\"ten\" is no resource; it can be gold or blood");
        let error = other.meaning("resource", &words).unwrap_err();
        assert_eq!(error.message, "a resource is expected here: gold or blood");
        assert_eq!(ten.meaning("number", &[("ten", 10)]), Ok(10));
    }

    #[test]
    fn alternatives_and_parts_are_lists_of_one_where_there_is_no_sign() {
        let steps = parse("a(b,c|d,e+f+g)").unwrap();
        let counts: Vec<(usize, usize)> =
            steps[0].args.iter().map(|arg| (arg.one_of().len(), arg.all_of().len())).collect();
        assert_eq!(counts, [(1, 1), (2, 1), (1, 3)]);
    }
}
