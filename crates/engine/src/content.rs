//! Content files: cards, dice and maps, which an owner of the box may replace.

mod csv;
mod nearest;
mod plain_message;

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

pub use csv::{Cell, Row, Rows};
pub use nearest::nearest;
pub use plain_message::plain_message;
pub use toml::Spanned;

/// A content file that cannot be played with: where it is wrong, and how.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}, line {line}, column {column}: {message}")]
pub struct ContentError {
    /// The name of the file.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// What is wrong there, and what would be right.
    pub message: String,
}

/// The content files of one game, by name: those it comes with, or some of them replaced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Files(BTreeMap<String, String>);

impl Files {
    /// The files a game comes with.
    #[must_use]
    pub fn of_box(files: &[(&str, &str)]) -> Self {
        Self(files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect())
    }

    /// These files and no others, as a table or a game file has kept them.
    #[must_use]
    pub const fn kept(files: BTreeMap<String, String>) -> Self {
        Self(files)
    }

    /// Replaces one of the box's files.
    ///
    /// # Errors
    /// Refuses a file that the game does not have, and bytes that are not text.
    pub fn replace(&mut self, name: &str, bytes: &[u8]) -> Result<(), ContentError> {
        let text = core::str::from_utf8(bytes).map_err(|error| {
            let valid = bytes.get(..error.valid_up_to()).unwrap_or_default();
            let before = String::from_utf8_lossy(valid);
            fault(name, &before, before.len(), "this is not UTF-8 text")
        })?;
        if let Some(boxed) = self.0.get_mut(name) {
            text.clone_into(boxed);
            return Ok(());
        }
        let names = || self.0.keys().map(String::as_str);
        let help = match nearest(name, names()) {
            Some(meant) => format!("did you mean \"{meant}\"?"),
            None => format!("there are: {}", names().collect::<Vec<_>>().join(", ")),
        };
        Err(fault(name, "", 0, &format!("the game has no such content file; {help}")))
    }

    /// The text of a file.
    ///
    /// # Errors
    /// Says so if there is no such file.
    pub fn text(&self, name: &str) -> Result<&str, ContentError> {
        let text = self.0.get(name).map(String::as_str);
        text.ok_or_else(|| fault(name, "", 0, "the file is missing"))
    }

    /// Reads a TOML file.
    ///
    /// Fields of type [`Spanned`] remember their place, for [`Files::fault`].
    ///
    /// # Errors
    /// Points at what is wrong.
    pub fn toml<T: DeserializeOwned>(&self, name: &str) -> Result<T, ContentError> {
        let text = self.text(name)?;
        toml::from_str(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            fault(name, text, at, &plain_message(&error.message().trim().replace('\n', "; ")))
        })
    }

    /// Reads a CSV file that has exactly these columns, in any order.
    ///
    /// # Errors
    /// Points at what is wrong.
    pub fn csv(&self, name: &str, columns: &[&'static str]) -> Result<Rows, ContentError> {
        Rows::read(name, self.text(name)?, columns)
    }

    /// The names of the columns of a CSV file, to tell an older form of it from a newer one.
    ///
    /// # Errors
    /// Says so if there is no such file, or what is wrong with its heading.
    pub fn columns(&self, name: &str) -> Result<Vec<String>, ContentError> {
        csv::columns(name, self.text(name)?)
    }

    /// An error at a byte of a file.
    #[must_use]
    pub fn fault(&self, name: &str, at: usize, message: &str) -> ContentError {
        fault(name, self.0.get(name).map_or("", String::as_str), at, message)
    }

    /// All files, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, text)| (name.as_str(), text.as_str()))
    }
}

/// An error at a byte of a text.
fn fault(file: &str, text: &str, at: usize, message: &str) -> ContentError {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let column = before.get(start..).map_or(0, |rest| rest.chars().count()) + 1;
    ContentError { file: file.to_owned(), line, column, message: message.to_owned() }
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize, Debug, PartialEq)]
    struct Dice {
        faces: Spanned<u8>,
    }

    fn files() -> Files {
        Files::of_box(&[("dice.toml", "# å\nfaces = 6\n"), ("cards.csv", "id\naxe\n")])
    }

    #[test]
    fn errors_point_at_the_place() {
        let mut files = files();
        let dice: Dice = files.toml("dice.toml").unwrap();
        assert_eq!(*dice.faces.get_ref(), 6);
        let error = files.fault("dice.toml", dice.faces.span().start, "too few");
        assert_eq!(error.to_string(), "dice.toml, line 2, column 9: too few");
        files.replace("dice.toml", b"# \xc3\xa5\nfaces = \"many\"\n").unwrap();
        let error = files.toml::<Dice>("dice.toml").unwrap_err();
        assert_eq!((error.line, error.column), (2, 9));
    }

    #[test]
    fn what_is_not_text_or_not_known_is_refused() {
        let error = files().replace("cards.csv", b"id\naxe\nsw\xff\n").unwrap_err();
        assert_eq!(error.to_string(), "cards.csv, line 3, column 3: this is not UTF-8 text");
        let error = files().replace("card.csv", b"").unwrap_err();
        assert!(error.message.ends_with("did you mean \"cards.csv\"?"), "{error}");
        assert!(files().text("map.toml").is_err());
    }
}
