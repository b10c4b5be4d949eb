//! Tables as every spreadsheet writes them (RFC 4180), with the place of every cell.

use core::str::{Chars, FromStr};
use std::sync::Arc;

use super::{ContentError, nearest};

/// The rows of a CSV file, the heading left out.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The rows, in the order of the file.
    pub rows: Vec<Row>,
}

/// One row of a CSV file.
#[derive(Clone, Debug)]
pub struct Row {
    columns: Arc<[String]>,
    cells: Vec<Cell>,
    end: Cell,
}

/// One cell of a CSV file, which knows its place.
#[derive(Clone, Debug)]
pub struct Cell {
    /// What it says, without quotes around it and spaces at its ends.
    pub text: String,
    file: Arc<str>,
    line: usize,
    column: usize,
}

impl Cell {
    /// The error that something is wrong in this cell.
    #[must_use]
    pub fn fault(&self, message: impl Into<String>) -> ContentError {
        self.fault_at(0, message)
    }

    /// The error that something is wrong in this cell, some characters after its beginning.
    #[must_use]
    pub fn fault_at(&self, characters: usize, message: impl Into<String>) -> ContentError {
        let column = self.column + characters;
        ContentError {
            file: self.file.to_string(),
            line: self.line,
            column,
            message: message.into(),
        }
    }

    /// The cell as a number, or anything else that is read from text.
    ///
    /// # Errors
    /// Says what was expected here.
    pub fn parse<T: FromStr>(&self, expected: &str) -> Result<T, ContentError> {
        let wrong = |_| self.fault(format!("expected {expected}, found \"{}\"", self.text));
        self.text.parse().map_err(wrong)
    }

    /// What goes with the cell's word in a list of words.
    ///
    /// # Errors
    /// Suggests the nearest word.
    pub fn one_of<T: Copy>(&self, what: &str, words: &[(&str, T)]) -> Result<T, ContentError> {
        if let Some((_, meant)) = words.iter().find(|(word, _)| *word == self.text) {
            return Ok(*meant);
        }
        let known = || words.iter().map(|(word, _)| *word);
        let help = match nearest(&self.text, known()) {
            Some(word) => format!("did you mean \"{word}\"?"),
            None => format!("it can be {}", known().collect::<Vec<_>>().join(", ")),
        };
        Err(self.fault(format!("\"{}\" is no {what}; {help}", self.text)))
    }
}

impl Row {
    /// The cell in a column; an empty one at the end of the row if there is no such column.
    #[must_use]
    pub fn cell(&self, column: &str) -> &Cell {
        let index = self.columns.iter().position(|name| name == column);
        index.and_then(|index| self.cells.get(index)).unwrap_or(&self.end)
    }
}

impl Rows {
    /// Reads a table. Empty lines and lines that begin with `#` are left out.
    ///
    /// # Errors
    /// Points at a missing, unknown or repeated column, a row of another length, or a quote that is
    /// not closed.
    pub fn read(file: &str, text: &str, columns: &[&'static str]) -> Result<Self, ContentError> {
        let mut reader = Reader::of(file, text);
        let Some((heading, end)) = reader.row()? else {
            return Err(reader.cell().fault(format!(
                "the file is empty; its first line names the columns {}",
                columns.join(", ")
            )));
        };
        check_heading(&heading, &end, columns)?;
        let names: Arc<[String]> = heading.into_iter().map(|cell| cell.text).collect();
        let mut rows = Vec::new();
        while let Some((cells, end)) = reader.row()? {
            if cells.len() != names.len() {
                let (found, wanted) = (cells.len(), names.len());
                let hint =
                    if found > wanted { "; a cell with commas stands in quotes" } else { "" };
                let message = format!("the row has {found} cells instead of {wanted}{hint}");
                return Err(end.fault(message));
            }
            rows.push(Row { columns: Arc::clone(&names), cells, end });
        }
        Ok(Self { rows })
    }
}

/// The names in the heading of a file; none if it is empty.
pub(super) fn columns(file: &str, text: &str) -> Result<Vec<String>, ContentError> {
    let heading = Reader::of(file, text).row()?;
    let cells = heading.map(|(cells, _)| cells).unwrap_or_default();
    Ok(cells.into_iter().map(|cell| cell.text).collect())
}

fn check_heading(heading: &[Cell], end: &Cell, columns: &[&str]) -> Result<(), ContentError> {
    for (index, cell) in heading.iter().enumerate() {
        let same = |other: &Cell| other.text == cell.text;
        if heading.iter().take(index).any(same) {
            return Err(cell.fault(format!("the column \"{}\" is there twice", cell.text)));
        }
        let words: Vec<(&str, ())> = columns.iter().map(|column| (*column, ())).collect();
        cell.one_of("column", &words)?;
    }
    let missing = |column: &&&str| heading.iter().all(|cell| cell.text != ***column);
    match columns.iter().find(missing) {
        Some(column) => Err(end.fault(format!("the column \"{column}\" is missing"))),
        None => Ok(()),
    }
}

fn unclosed(cell: &Cell) -> ContentError {
    cell.fault("the quote that begins here is not closed")
}

/// Walks over the characters of a file and counts lines and columns.
struct Reader<'t> {
    rest: Chars<'t>,
    file: Arc<str>,
    line: usize,
    column: usize,
    /// The character that was read last.
    last: Option<char>,
}

impl<'t> Reader<'t> {
    fn of(file: &str, text: &'t str) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Self { rest: text.chars(), file: file.into(), line: 1, column: 1, last: None }
    }

    /// An empty cell at this place.
    fn cell(&self) -> Cell {
        let (line, column) = (self.line, self.column);
        Cell { text: String::new(), file: Arc::clone(&self.file), line, column }
    }

    fn peek(&self) -> Option<char> {
        self.rest.clone().next()
    }

    fn next(&mut self) -> Option<char> {
        self.last = self.rest.next();
        match self.last {
            Some('\n') => (self.line, self.column) = (self.line + 1, 1),
            _ => self.column += 1,
        }
        self.last
    }

    /// The next row that has something in it, and an empty cell at its end.
    fn row(&mut self) -> Result<Option<(Vec<Cell>, Cell)>, ContentError> {
        while let Some(first) = self.peek() {
            if first == '#' {
                while self.next().is_some_and(|letter| letter != '\n') {}
                continue;
            }
            let mut cells = Vec::new();
            let end = loop {
                cells.push(self.read_cell()?);
                let end = self.cell();
                if self.next() != Some(',') {
                    break end;
                }
            };
            if cells.iter().any(|cell| !cell.text.is_empty()) {
                return Ok(Some((cells, end)));
            }
        }
        Ok(None)
    }

    /// Reads up to the comma or the end of the line, which is left to be read.
    fn read_cell(&mut self) -> Result<Cell, ContentError> {
        while self.peek().is_some_and(|letter| letter == ' ' || letter == '\t') {
            self.next();
        }
        let mut cell = self.cell();
        if self.peek() == Some('"') {
            self.next();
            cell.column = self.column;
            loop {
                match self.next() {
                    Some('"') if self.peek() == Some('"') => cell.text.extend(self.next()),
                    Some('"') => break,
                    Some(letter) => cell.text.push(letter),
                    None => return Err(unclosed(&cell)),
                }
            }
            while self.peek().is_some_and(|letter| matches!(letter, ' ' | '\t' | '\r')) {
                self.next();
            }
            if self.peek().is_some_and(|letter| letter != ',' && letter != '\n') {
                // What ended the cell of a later line is where the quote of that line begins.
                if self.line > cell.line {
                    return Err(unclosed(&cell));
                }
                return Err(self.cell().fault("after a quoted cell there must be a comma"));
            }
            return Ok(cell);
        }
        while let Some(letter) = self.peek().filter(|letter| *letter != ',' && *letter != '\n') {
            cell.text.push(letter);
            self.next();
        }
        cell.text.truncate(cell.text.trim_end().len());
        Ok(cell)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Rows, ContentError> {
        Rows::read("cards.csv", text, &["id", "copies", "effect"])
    }

    fn refused(text: &str) -> String {
        read(text).expect_err("a refusal").to_string()
    }

    #[test]
    fn cells_know_their_columns_and_places() {
        let text = "\u{feff}copies,id,effect\r\n# å note\n\n2, axe ,\"lose(2), \"\"all\"\"\"\r\n";
        let rows = read(text).unwrap().rows;
        let row = &rows[0];
        assert_eq!((rows.len(), row.cell("id").text.as_str()), (1, "axe"));
        assert_eq!(row.cell("effect").text, "lose(2), \"all\"");
        assert_eq!(row.cell("copies").parse::<u8>("a number"), Ok(2));
        let error = row.cell("effect").fault_at(5, "too many");
        assert_eq!(error.to_string(), "cards.csv, line 4, column 15: too many");
    }

    #[test]
    fn mistakes_are_pointed_at() {
        assert_eq!(refused("").split(": ").next(), Some("cards.csv, line 1, column 1"));
        assert_eq!(
            refused("id,copies\n"),
            "cards.csv, line 1, column 10: the column \"effect\" is missing"
        );
        assert_eq!(
            refused("id,copys,effect\n"),
            "cards.csv, line 1, column 4: \"copys\" is no column; did you mean \"copies\"?"
        );
        assert!(refused("id,id,effect\n").ends_with("column 4: the column \"id\" is there twice"));
        let short = "id,copies,effect\naxe,2\n";
        assert!(refused(short).ends_with("line 2, column 6: the row has 2 cells instead of 3"));
        let long = "id,copies,effect\naxe,2,lose(2,all)\n";
        let hint = "the row has 4 cells instead of 3; a cell with commas stands in quotes";
        assert!(refused(long).ends_with(hint), "{}", refused(long));
        for later in ["wolf", "wolf,1,\"bite\"\n"] {
            let open = format!("id,copies,effect\naxe,2,\"lose\n{later}");
            assert!(refused(&open).contains("line 2, column 8: the quote"), "{}", refused(&open));
        }
        assert!(refused("id,copies,effect\n\"a\"b,1,x").contains("line 2, column 4"));
        let rows = read("id,copies,effect\naxe,-2,x\n").unwrap().rows;
        let error = rows[0].cell("copies").parse::<u8>("a number from 0 to 255").unwrap_err();
        assert_eq!(
            error.to_string(),
            "cards.csv, line 2, column 5: expected a number from 0 to 255, found \"-2\""
        );
    }

    #[test]
    fn any_text_is_answered_calmly() {
        let mut rng = crate::FastRng::new(1);
        for _ in 0..20_000 {
            let letters = ["a", ",", "\"", "\n", "\r", "#", " ", "å", "id,copies,effect\n"];
            let text: String =
                (0..rng.below(24)).filter_map(|_| rng.pick(&letters)).copied().collect();
            if let Err(error) = read(&text) {
                let lines = text.split('\n').count();
                assert!((1..=lines).contains(&error.line) && error.column > 0, "{text:?}: {error}");
            }
        }
    }
}
