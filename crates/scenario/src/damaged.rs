//! Scenarios with wrong words in them: a game must refuse what it cannot play.

use core::ops::Range;
use std::path::Path;

use gladsheim_engine::{Arrange, FastRng, Narrate, Title};

use crate::fault::Fault;
use crate::files::{collect, unreadable};
use crate::run::run_text;

/// What stands before each scenario of a file.
const HEADER: &str = "[[scenario]]";

/// Plays scenarios of these files and folders with up to three of their words replaced at random:
/// in each round one of every file. Gives back how many could still be read as scenarios, of which
/// a test should want many.
///
/// Whatever a scenario says, it is played or refused: positions that were never thought of and
/// actions in the wrong place end in an outcome, and a game that panics at them fails its test.
/// `words` are words and numbers that mean something somewhere in a position of the game.
///
/// # Errors
/// Names the first path that cannot be read.
pub fn run_damaged<G: Title + Narrate + Arrange>(
    paths: &[impl AsRef<Path>],
    words: &[&str],
    rounds: u32,
) -> Result<usize, Fault> {
    let read = |path| std::fs::read_to_string(path).map_err(|error| unreadable(path, &error));
    let texts = collect(paths)?.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    let mut rng = FastRng::new(1);
    let mut played = 0;
    for _ in 0..rounds {
        for text in &texts {
            let mut damaged = one_scenario(text, &mut rng);
            for _ in 0..=rng.below(3) {
                damage(&mut damaged, words, &mut rng);
            }
            played += usize::from(run_text::<G>("damaged.toml", &damaged).is_ok());
        }
    }
    Ok(played)
}

/// The head of a file with one of its scenarios, or all of a file that is a single one.
fn one_scenario(text: &str, rng: &mut FastRng) -> String {
    let Some((head, scenarios)) = text.split_once(HEADER) else { return text.to_owned() };
    let scenarios: Vec<&str> = scenarios.split(HEADER).collect();
    format!("{head}{HEADER}{}", rng.pick(&scenarios).unwrap_or(&""))
}

/// Replaces one word or number of a text by another.
fn damage(text: &mut String, words: &[&str], rng: &mut FastRng) {
    let ranges = ranges(text);
    let Some(range) = rng.pick(&ranges).cloned() else { return };
    // More games of random play would only take time.
    if text.get(..range.start).is_some_and(|before| before.ends_with("games = ")) {
        return;
    }
    if let Some(word) = rng.pick(words) {
        text.replace_range(range, word);
    }
}

/// Where the words and numbers of a text stand.
fn ranges(text: &str) -> Vec<Range<usize>> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let mut ranges: Vec<Range<usize>> = Vec::new();
    for (at, _) in text.char_indices().filter(|(_, letter)| is_part(*letter)) {
        match ranges.last_mut() {
            Some(range) if range.end == at => range.end += 1,
            _ => ranges.push(at..at + 1),
        }
    }
    ranges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_whole_word_is_replaced_by_another() {
        let mut found = std::collections::BTreeSet::new();
        for seed in 0..100 {
            let mut text = "é = { sea_t = 12 }".to_owned();
            damage(&mut text, &["x", "yy"], &mut FastRng::new(seed));
            found.insert(text);
        }
        let damaged = ["sea_t = x", "sea_t = yy", "x = 12", "yy = 12"];
        assert_eq!(found, damaged.map(|inner| format!("é = {{ {inner} }}")).into());
    }

    #[test]
    fn nothing_is_damaged_that_has_no_words_or_counts_games() {
        for text in ["", "= {}", "games = 20"] {
            // The key before the number is a word like any other, here replaced by itself.
            let mut damaged = text.to_owned();
            (0..50).for_each(|seed| damage(&mut damaged, &["games"], &mut FastRng::new(seed)));
            assert_eq!(damaged, text);
        }
    }

    #[test]
    fn a_file_of_many_scenarios_gives_one_with_the_head() {
        let text = "head\n[[scenario]]\na\n[[scenario]]\nb\n";
        let given: std::collections::BTreeSet<String> =
            (0..20).map(|seed| one_scenario(text, &mut FastRng::new(seed))).collect();
        let expected = ["head\n[[scenario]]\na\n", "head\n[[scenario]]\nb\n"];
        assert_eq!(given, expected.map(str::to_owned).into());
        assert_eq!(one_scenario("title = 'x'", &mut FastRng::new(1)), "title = 'x'");
    }
}
