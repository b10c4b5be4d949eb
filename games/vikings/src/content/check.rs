//! Reading cells and fields within the bounds in which the rules work.

use core::ops::RangeInclusive;

use gladsheim_engine::effect::EffectError;
use gladsheim_engine::{Cell, ContentError, Files, Row, Spanned};

use crate::ids::Set;

/// The longest id.
const ID: usize = 16;
/// The longest name, so that it can be drawn.
const NAME: usize = 40;

/// A number in a cell.
pub(super) fn number(cell: &Cell, range: RangeInclusive<u8>) -> Result<u8, ContentError> {
    let expected = format!("a number from {} to {}", range.start(), range.end());
    let number = cell.parse(&expected)?;
    if range.contains(&number) {
        return Ok(number);
    }
    Err(cell.fault(format!("expected {expected}, found \"{number}\"")))
}

/// The ids of cards, gods and tokens, none of them twice in all files: a card's text is found by it.
#[derive(Default)]
pub(super) struct Ids(Vec<String>);

impl Ids {
    /// The id of a row, unlike all those before it.
    pub(super) fn of(&mut self, row: &Row) -> Result<String, ContentError> {
        let cell = row.cell("id");
        is_id(&cell.text).map_err(|message| cell.fault(message))?;
        if self.0.iter().any(|other| other.eq_ignore_ascii_case(&cell.text)) {
            return Err(cell.fault(format!("the id \"{}\" is there twice", cell.text)));
        }
        self.0.push(cell.text.clone());
        Ok(cell.text.clone())
    }
}

fn is_id(text: &str) -> Result<(), String> {
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if text.is_empty() || text.len() > ID || !text.chars().all(fits) {
        return Err(format!("expected an id of up to {ID} letters, digits, \"-\" and \"_\""));
    }
    Ok(())
}

fn is_name(text: &str) -> Result<(), String> {
    if text.trim().is_empty() || text.chars().count() > NAME || text.chars().any(char::is_control) {
        return Err(format!("expected a name of up to {NAME} letters"));
    }
    Ok(())
}

/// A name in a cell.
pub(super) fn name(row: &Row) -> Result<String, ContentError> {
    let cell = row.cell("name");
    is_name(&cell.text).map_err(|message| cell.fault(message))?;
    Ok(cell.text.clone())
}

/// The box that something is from.
pub(super) fn set(row: &Row) -> Result<Set, ContentError> {
    row.cell("set").one_of("set", &Set::WORDS)
}

/// Where something comes from, in a word of the owner's.
pub(super) fn provenance(row: &Row) -> String {
    row.cell("provenance").text.clone()
}

/// Reads something out of a cell, with an error at the place inside it.
pub(super) fn read<T>(
    cell: &Cell,
    reader: impl FnOnce(&str) -> Result<T, EffectError>,
) -> Result<T, ContentError> {
    reader(&cell.text).map_err(|error| {
        let before = cell.text.get(..error.at).unwrap_or(&cell.text);
        cell.fault_at(before.chars().count(), error.message)
    })
}

/// A TOML file whose fields know their places.
#[derive(Clone, Copy)]
pub(super) struct Check<'f> {
    pub(super) files: &'f Files,
    pub(super) file: &'f str,
}

impl Check<'_> {
    /// The error that something is wrong with a field.
    pub(super) fn fault<T>(self, at: &Spanned<T>, message: &str) -> ContentError {
        self.files.fault(self.file, at.span().start, message)
    }

    /// A number in a field.
    pub(super) fn number<T: Copy + PartialOrd + core::fmt::Display>(
        self,
        number: &Spanned<T>,
        range: RangeInclusive<T>,
    ) -> Result<T, ContentError> {
        let found = *number.get_ref();
        if range.contains(&found) {
            return Ok(found);
        }
        let (least, most) = range.into_inner();
        let message = format!("expected a number from {least} to {most}, found {found}");
        Err(self.fault(number, &message))
    }

    /// Numbers in a list that has as many places as it must have.
    pub(super) fn numbers<const N: usize>(
        self,
        list: &Spanned<Vec<Spanned<u8>>>,
        range: &RangeInclusive<u8>,
    ) -> Result<[u8; N], ContentError> {
        let written = self.list::<_, N>(list)?;
        let mut numbers = [0; N];
        for (number, written) in numbers.iter_mut().zip(written) {
            *number = self.number(written, range.clone())?;
        }
        Ok(numbers)
    }

    /// A list that has as many places as it must have.
    pub(super) fn list<T, const N: usize>(
        self,
        list: &Spanned<Vec<T>>,
    ) -> Result<&[T; N], ContentError> {
        let found = list.get_ref();
        found.as_slice().try_into().map_err(|_| {
            self.fault(list, &format!("expected a list of {N}, found one of {}", found.len()))
        })
    }

    /// An id in a field.
    pub(super) fn id(self, id: &Spanned<String>) -> Result<String, ContentError> {
        is_id(id.get_ref()).map_err(|message| self.fault(id, &message))?;
        Ok(id.get_ref().clone())
    }

    /// A name in a field.
    pub(super) fn name(self, name: &Spanned<String>) -> Result<String, ContentError> {
        is_name(name.get_ref()).map_err(|message| self.fault(name, &message))?;
        Ok(name.get_ref().clone())
    }

    /// What goes with a field's word in a list of words.
    pub(super) fn one_of<T: Copy>(
        self,
        word: &Spanned<String>,
        what: &str,
        words: &[(&str, T)],
    ) -> Result<T, ContentError> {
        let found = words.iter().find(|(known, _)| known == word.get_ref());
        found.map(|(_, meaning)| *meaning).ok_or_else(|| {
            let known = words.iter().map(|(known, _)| *known);
            let message = gladsheim_engine::effect::unknown(what, word.get_ref(), known);
            self.fault(word, &message)
        })
    }

    /// Reads something out of a field, with an error at the place inside it.
    pub(super) fn read<T>(
        self,
        field: &Spanned<String>,
        reader: impl FnOnce(&str) -> Result<T, EffectError>,
    ) -> Result<T, ContentError> {
        reader(field.get_ref()).map_err(|error| {
            // After the quote.
            let at = field.span().start + 1 + error.at;
            self.files.fault(self.file, at, &error.message)
        })
    }
}
