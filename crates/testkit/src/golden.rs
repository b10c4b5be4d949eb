//! Text files that pin what a game does, and how they are rewritten.

use std::fmt::Write as _;
use std::path::Path;

use gladsheim_engine::{Chance, Files, Game, Seed, Silent};
use serde::Serialize;

/// Compares text with the file that holds what it was; with `BLESS=1` in the environment, writes
/// the file instead.
///
/// # Panics
/// If the text differs, or if a file cannot be read or written; the message names the first line
/// that differs.
pub fn compare(path: impl AsRef<Path>, actual: &str) {
    compare_or_bless(path.as_ref(), actual, is_blessing());
}

/// The canonical bytes of a value as hexadecimal text, 32 to a line: what hashes are made over.
///
/// # Panics
/// If the value cannot be encoded.
#[must_use]
pub fn encoded(value: &impl Serialize) -> String {
    let bytes = match postcard::to_allocvec(value) {
        Ok(bytes) => bytes,
        Err(error) => panic!("a value cannot be encoded: {error}"),
    };
    let mut text = String::new();
    for line in bytes.chunks(32) {
        // Writing to a string cannot fail.
        for byte in line {
            let _ = write!(text, "{byte:02x}");
        }
        text.push('\n');
    }
    text
}

/// Compares the canonical bytes of a game's first state, with fast chance and with a table's, with
/// the file that holds them, or rewrites it with `BLESS=1`.
///
/// Stored hashes are made over these bytes: if they change, so must the version of the rules.
///
/// # Panics
/// If a byte differs.
pub fn compare_first_state<G: Game>(path: impl AsRef<Path>, game: &G) {
    let fast = game.start(Chance::fast(1), &mut Silent);
    let sealed = game.start(Chance::sealed(&Seed::from_number(1)), &mut Silent);
    compare(path, &format!("{}\n{}", encoded(&fast), encoded(&sealed)));
}

/// The content files in a folder beside golden files, with which those are played: a new card in the
/// box changes none of them.
///
/// `boxed` are the names and texts of the files of the box. With `BLESS=1` a folder that is not there is
/// written from them; to thaw it, delete it first.
///
/// # Panics
/// If a file is missing, or is not one of the game's.
#[must_use]
pub fn frozen_box(folder: &Path, boxed: &[(&str, &str)]) -> Files {
    if is_blessing() && !folder.exists() {
        boxed.iter().for_each(|(name, text)| compare_or_bless(&folder.join(name), text, true));
    }
    let mut files = Files::of_box(boxed);
    for (name, _) in boxed {
        let path = folder.join(name);
        let read = std::fs::read(&path).map_err(|error| error.to_string());
        let replaced =
            read.and_then(|bytes| files.replace(name, &bytes).map_err(|error| error.to_string()));
        if let Err(error) = replaced {
            panic!("{} cannot be read ({error}): run make bless", path.display());
        }
    }
    files
}

fn is_blessing() -> bool {
    std::env::var("BLESS").is_ok_and(|bless| bless == "1")
}

fn compare_or_bless(path: &Path, actual: &str, bless: bool) {
    if bless {
        let folder = path.parent().map_or(Ok(()), std::fs::create_dir_all);
        if let Err(error) = folder.and_then(|()| std::fs::write(path, actual)) {
            panic!("{} cannot be written: {error}", path.display());
        }
        return;
    }
    let expected = match std::fs::read_to_string(path) {
        Ok(expected) => expected,
        Err(error) => {
            panic!("{} cannot be read ({error}): run make bless and read the diff", path.display())
        }
    };
    if let Some(difference) = first_difference(&expected, actual) {
        panic!("{}{difference}\nrun make bless and read the diff", path.display());
    }
}

/// Where two texts part, as `:line` and both lines.
fn first_difference(expected: &str, actual: &str) -> Option<String> {
    if expected == actual {
        return None;
    }
    let (mut before, mut after) = (expected.lines(), actual.lines());
    for number in 1.. {
        let (was, is) = (before.next(), after.next());
        if was != is || was.is_none() {
            let line = |line: Option<&str>| line.unwrap_or("(the end of the text)").to_owned();
            return Some(format!(
                ":{number} differs\n  file says: {}\n  game does: {}",
                line(was),
                line(is)
            ));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_the_first_line_that_differs() {
        assert_eq!(first_difference("a\nb\n", "a\nb\n"), None);
        let difference = first_difference("a\nb\nc\n", "a\nx\nc\n").unwrap();
        assert!(difference.starts_with(":2 differs"), "{difference}");
        assert!(difference.contains("file says: b\n  game does: x"), "{difference}");
        let shorter = first_difference("a\nb\n", "a\n").unwrap();
        assert!(shorter.contains("(the end of the text)"), "{shorter}");
    }

    #[test]
    fn blessing_writes_what_is_then_found_equal() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep/er/file.txt");
        compare_or_bless(&path, "one\n", true);
        compare_or_bless(&path, "one\n", false);
    }

    #[test]
    #[should_panic(expected = "file.txt:1 differs")]
    fn a_file_that_differs_fails() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file.txt");
        compare_or_bless(&path, "one\n", true);
        compare_or_bless(&path, "two\n", false);
    }

    #[test]
    #[should_panic(expected = "run make bless and read the diff")]
    fn a_missing_file_fails() {
        let folder = tempfile::tempdir().unwrap();
        compare_or_bless(&folder.path().join("none.txt"), "one\n", false);
    }
}
