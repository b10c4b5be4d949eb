//! Where output goes, what of it may reach a terminal, and whether it may have colours.
//!
//! Much of what is printed was written by others: names in game files, cards of somebody's deck,
//! sentences of a hall. Whatever steers a terminal is taken out here, at the one door to it, so
//! that no command has to think of it.

use std::io::{self, BufWriter, IsTerminal, Write};

use gladsheim_intake::is_plain;

/// What stands for a letter that is not shown.
const HIDDEN: char = '\u{fffd}';

/// The standard output, buffered, without anything that steers a terminal but its own colours.
pub(crate) struct Out {
    inner: BufWriter<io::Stdout>,
    /// How parts of the text stand out.
    pub(crate) style: Style,
    /// Whether the next letter says which colour begins.
    marked: bool,
}

impl Out {
    /// The standard output, in colours if it is a terminal and nobody objects.
    pub(crate) fn stdout() -> Self {
        let stdout = io::stdout();
        let allowed = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let capable = std::env::var_os("TERM").is_none_or(|term| term != "dumb");
        let style = Style::new(stdout.is_terminal() && allowed && capable);
        Self { inner: BufWriter::new(stdout), style, marked: false }
    }
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut shown = String::with_capacity(bytes.len());
        for letter in String::from_utf8_lossy(bytes).chars() {
            if std::mem::take(&mut self.marked) {
                shown.push_str(Style::code(letter));
            } else if self.style.mark == Some(letter) {
                self.marked = true;
            } else {
                shown.push(if letter == '\n' { letter } else { visible(letter) });
            }
        }
        self.inner.write_all(shown.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.inner.flush()
    }
}

fn visible(letter: char) -> char {
    if is_plain(letter) { letter } else { HIDDEN }
}

/// Says on the standard error what went wrong, in one line.
pub(crate) fn complain(sentence: &str) {
    eprintln!("gladsheim: {}", sentence.chars().map(visible).collect::<String>());
}

/// JSON that says the same without anything that steers a terminal.
pub(crate) fn safe_json(json: &str) -> String {
    let mut safe = String::with_capacity(json.len());
    let mut units = [0; 2];
    for letter in json.chars() {
        if is_plain(letter) || letter == '\n' {
            safe.push(letter);
        } else {
            let units = letter.encode_utf16(&mut units).iter();
            units.for_each(|unit| safe.push_str(&format!("\\u{unit:04x}")));
        }
    }
    safe
}

/// The first of the letters that can mark a colour, which mean nothing to anybody, and how many
/// there are.
const MARKS: (u32, u32) = (0xf_0000, 0xfffe);

/// Whether a letter may mark a colour; then so does the one after it.
pub(crate) fn may_mark(letter: char) -> bool {
    (u32::from(letter)).checked_sub(MARKS.0).is_some_and(|offset| offset < MARKS.1)
}

/// Marks up text for a terminal, or leaves it alone.
///
/// The mark is random, so that nobody who writes a text can have written it.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    mark: Option<char>,
}

impl Style {
    fn new(colours: bool) -> Self {
        let mark = char::from_u32(MARKS.0 + fastrand::u32(..MARKS.1));
        Self { mark: mark.filter(|_| colours) }
    }

    /// What matters most on the screen.
    pub(crate) fn strong(self, text: &str) -> String {
        self.paint('s', text)
    }

    /// What can be typed.
    pub(crate) fn key(self, text: &str) -> String {
        self.paint('k', text)
    }

    /// What need not be read.
    pub(crate) fn faint(self, text: &str) -> String {
        self.paint('f', text)
    }

    /// What went wrong.
    pub(crate) fn alarm(self, text: &str) -> String {
        self.paint('a', text)
    }

    fn paint(self, how: char, text: &str) -> String {
        match self.mark {
            Some(mark) => format!("{mark}{how}{text}{mark}."),
            None => text.to_owned(),
        }
    }

    /// What a terminal is told where `how` is marked.
    fn code(how: char) -> &'static str {
        match how {
            's' => "\x1b[1m",
            'k' => "\x1b[1;33m",
            'f' => "\x1b[2m",
            'a' => "\x1b[31m",
            _ => "\x1b[0m",
        }
    }
}

/// Whether an error only says that nobody reads the output any more.
pub(crate) fn reader_left(error: &anyhow::Error) -> bool {
    let mut causes = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>());
    causes.any(|cause| cause.kind() == io::ErrorKind::BrokenPipe)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_says_the_same_without_steering() {
        let json = serde_json::to_string_pretty(&["A\u{9b}31m\u{202e}b", "é\n"]).unwrap();
        let safe = safe_json(&json);
        assert!(safe.chars().all(|letter| is_plain(letter) || letter == '\n'), "{safe}");
        assert_eq!(
            serde_json::from_str::<Vec<String>>(&safe).unwrap(),
            ["A\u{9b}31m\u{202e}b", "é\n"]
        );
    }

    #[test]
    fn colours_are_marked_with_what_nobody_writes() {
        let style = Style::new(true);
        let strong = style.strong("x");
        assert!(strong.chars().all(is_plain), "{strong:?}");
        assert!(may_mark(strong.chars().next().unwrap()));
        assert_eq!(Style::new(false).strong("x"), "x");
    }
}
