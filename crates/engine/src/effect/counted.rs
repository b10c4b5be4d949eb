//! So many of something: `wd2` is two wood, `F2&H1` two of one Rune and one of another.

use super::{Arg, EffectError, Term, looked_up};

/// The largest number that can be counted.
const LARGEST: u8 = 99;

/// So many of something, and where that is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counted<T> {
    /// What is counted.
    pub what: T,
    /// How many; never 0.
    pub n: u8,
    /// Where it is, in bytes of the text.
    pub at: usize,
}

/// Reads a list such as `F2&H1` or `wd1 fd1`: names with their numbers, and a sign between them.
///
/// # Errors
/// Points at a piece that is not of this form, a name that is not known, and a name that is there
/// twice.
pub fn counted<T: Copy + PartialEq>(
    text: &str,
    sign: char,
    what: &str,
    words: &[(&str, T)],
) -> Result<Vec<Counted<T>>, EffectError> {
    let mut all: Vec<Counted<T>> = Vec::new();
    let mut at = 0;
    for piece in text.split(sign) {
        let begin = at + piece.len() - piece.trim_start().len();
        at += piece.len() + sign.len_utf8();
        if sign.is_whitespace() && piece.trim().is_empty() {
            continue;
        }
        let one = piece_of(piece.trim(), begin, what, words)?;
        if all.iter().any(|other| other.what == one.what) {
            return Err(EffectError::new(begin, format!("this {what} is there twice")));
        }
        all.push(one);
    }
    Ok(all)
}

impl Arg {
    /// So many of something: `wd2`.
    ///
    /// # Errors
    /// Says what is expected here, and suggests the nearest word.
    pub fn counted<T: Copy>(
        &self,
        what: &str,
        words: &[(&str, T)],
    ) -> Result<Counted<T>, EffectError> {
        match &self.term {
            Term::Word(word) => piece_of(word, self.span.start, what, words),
            _ => Err(self.fault(form(what, words))),
        }
    }
}

fn piece_of<T: Copy>(
    piece: &str,
    at: usize,
    what: &str,
    words: &[(&str, T)],
) -> Result<Counted<T>, EffectError> {
    let letters = |sign: char| sign.is_alphabetic() || sign == '_';
    let digits = piece.find(|sign| !letters(sign)).unwrap_or(piece.len());
    let (name, number) = piece.split_at_checked(digits).unwrap_or((piece, ""));
    if name.is_empty() {
        return Err(EffectError::new(at, form(what, words)));
    }
    let meaning = looked_up(name, what, words).map_err(|message| EffectError::new(at, message))?;
    match number.parse() {
        Ok(n @ 1..=LARGEST) => Ok(Counted { what: meaning, n, at }),
        _ => {
            let message = format!("expected a number from 1 to {LARGEST} after \"{name}\"");
            Err(EffectError::new(at + digits, message))
        }
    }
}

fn form<T>(what: &str, words: &[(&str, T)]) -> String {
    let example = words.first().map_or("", |(word, _)| word);
    format!("expected a {what} and a number, such as {example}2")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::parse_arg;
    use super::*;

    const RUNES: [(&str, char); 3] = [("F", 'F'), ("H", 'H'), ("ANY", '*')];

    fn read(text: &str, sign: char) -> Result<Vec<(char, u8)>, (usize, String)> {
        let read = counted(text, sign, "Rune", &RUNES);
        let pairs = |all: Vec<Counted<char>>| all.iter().map(|one| (one.what, one.n)).collect();
        read.map(pairs).map_err(|error| (error.at, error.message))
    }

    #[test]
    fn lists_are_read() {
        assert_eq!(read("F2&H1", '&'), Ok(vec![('F', 2), ('H', 1)]));
        assert_eq!(read(" ANY3 ", '&'), Ok(vec![('*', 3)]));
        assert_eq!(read("F1  H12", ' '), Ok(vec![('F', 1), ('H', 12)]));
        assert_eq!(read("", ' '), Ok(vec![]));
        let arg = parse_arg("F3").unwrap();
        assert_eq!(arg.counted("Rune", &RUNES), Ok(Counted { what: 'F', n: 3, at: 0 }));
    }

    #[test]
    fn mistakes_are_pointed_at() {
        let refused = |text| read(text, '&').unwrap_err();
        let form = "expected a Rune and a number, such as F2".to_owned();
        assert_eq!(refused(""), (0, form.clone()));
        assert_eq!(refused("F2&"), (3, form.clone()));
        assert_eq!(refused("F2& 3"), (4, form.clone()));
        assert_eq!(refused("F2&H"), (4, "expected a number from 1 to 99 after \"H\"".to_owned()));
        assert_eq!(refused("F0").0, 1);
        assert_eq!(refused("F2x").0, 1);
        assert_eq!(refused("F-2").0, 1);
        assert_eq!(refused("F999").0, 1);
        assert_eq!(refused("H1&ANI3").1, "\"ANI\" is no Rune; did you mean \"ANY\"?");
        assert_eq!(refused("F1&F2"), (3, "this Rune is there twice".to_owned()));
        let arg = parse_arg("2F").unwrap();
        assert_eq!(arg.counted("Rune", &RUNES).unwrap_err().message, form);
    }

    proptest! {
        #[test]
        fn no_text_is_too_odd(text in r"([FHANY0-9& ]|\PC){0,20}") {
            for sign in ['&', ' '] {
                if let Err(error) = counted(&text, sign, "Rune", &RUNES) {
                    prop_assert!(text.is_char_boundary(error.at), "{error:?}");
                }
            }
        }
    }
}
