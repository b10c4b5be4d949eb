//! What a person types.

use std::io::{self, BufRead, Read as _, Write};

use crate::out::Out;

/// Something a person typed at the prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// The first number is meant now, the others for the questions that follow from it.
    Numbers(Vec<usize>),
    /// Anything else, such as the name of a choice.
    Words(String),
    /// What can be typed.
    Help,
    /// The rule behind the question.
    Rule,
    /// The table once more.
    Table,
    /// The whole log.
    Log,
    /// What a bot would do.
    Hint,
    /// Back to the question before.
    Back,
    /// The end.
    Quit,
    /// Nothing at all.
    Nothing,
}

impl Reply {
    /// What a line means.
    pub(crate) fn of(line: &str) -> Self {
        match line.to_lowercase().as_str() {
            "" => return Self::Nothing,
            "?" | "help" => return Self::Help,
            "r" | "rule" => return Self::Rule,
            "t" | "table" => return Self::Table,
            "l" | "log" => return Self::Log,
            "h" | "hint" => return Self::Hint,
            "b" | "back" => return Self::Back,
            "q" | "quit" | "exit" => return Self::Quit,
            _ => {}
        }
        let numbers: Result<_, _> = line.split_whitespace().map(str::parse).collect();
        numbers.map_or_else(|_| Self::Words(line.to_owned()), Self::Numbers)
    }
}

/// The longest line that is read, in bytes; nobody types as much.
const LONGEST: u64 = 4096;

/// Reads a line; nothing at the end of the input, or where there is no end to a line.
pub(crate) fn line_of(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut bytes = Vec::new();
    input.take(LONGEST).read_until(b'\n', &mut bytes)?;
    let endless = bytes.len() as u64 == LONGEST && bytes.last() != Some(&b'\n');
    let line = || String::from_utf8_lossy(&bytes).trim().to_owned();
    Ok((!bytes.is_empty() && !endless).then(line))
}

/// Shows the prompt and waits for a line; nothing once the input has ended.
pub(crate) fn read_line(
    input: &mut impl BufRead,
    out: &mut Out,
    echo: bool,
) -> io::Result<Option<String>> {
    write!(out, "{} ", out.style.key(">"))?;
    out.flush()?;
    let Some(line) = line_of(input)? else {
        writeln!(out)?;
        return Ok(None);
    };
    if echo {
        // A script's answers are not on the screen, so that what follows would puzzle.
        writeln!(out, "{line}")?;
    }
    Ok(Some(line))
}

/// Waits for something to do; the end of the input is a wish to stop.
pub(crate) fn read_reply(
    input: &mut impl BufRead,
    out: &mut Out,
    echo: bool,
) -> io::Result<Option<Reply>> {
    Ok(read_line(input, out, echo)?.map(|line| Reply::of(&line)))
}

#[cfg(test)]
mod tests {
    use super::{LONGEST, Reply, line_of};

    #[test]
    fn an_endless_line_is_the_end() {
        let read = |text: String| line_of(&mut text.as_bytes()).unwrap();
        assert_eq!(read("1\n2\n".into()).as_deref(), Some("1"));
        assert_eq!(read("last".into()).as_deref(), Some("last"));
        assert_eq!(read(String::new()), None);
        assert_eq!(read("\0".repeat(LONGEST as usize + 1)), None);
    }

    #[test]
    fn numbers_commands_and_names_are_told_apart() {
        assert_eq!(Reply::of("3"), Reply::Numbers(vec![3]));
        assert_eq!(Reply::of("1 4"), Reply::Numbers(vec![1, 4]));
        assert_eq!(Reply::of("Q"), Reply::Quit);
        assert_eq!(Reply::of("draw"), Reply::Words("draw".into()));
        assert_eq!(Reply::of("-1"), Reply::Words("-1".into()));
        assert_eq!(Reply::of(""), Reply::Nothing);
    }
}
