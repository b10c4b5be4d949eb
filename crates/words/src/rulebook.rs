//! The rules themselves, by their ids.

use crate::RULEBOOKS;

/// The rulebook of a game, as Markdown; in English if the language has none.
#[must_use]
pub fn rulebook(language: &str, game: &str) -> Option<&'static str> {
    let mut books = in_order(language).filter(|(of, _)| *of == game);
    books.next().map(|(_, text)| text)
}

/// What the rulebook says under a rule's id, without its marks; in English if the language has no
/// rulebook of the game.
#[must_use]
pub fn rule_text(language: &str, id: &str) -> Option<String> {
    in_order(language).find_map(|(_, text)| paragraph(text, id))
}

/// The rulebooks of a language and then the English ones, with the games that they are of.
fn in_order(language: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let books = move |wanted: &str| {
        let books = RULEBOOKS.iter().filter(|(_, code, _)| *code == wanted);
        books.map(|(game, _, text)| (*game, *text)).collect::<Vec<_>>()
    };
    books(language).into_iter().chain(books("en"))
}

/// The paragraph or list item that begins with the id in bold.
fn paragraph(text: &str, id: &str) -> Option<String> {
    let mark = format!("**{id}**");
    let mut lines = text.lines();
    let first = lines.find_map(|line| bare(line).strip_prefix(&mark))?;
    let more = lines.take_while(|line| {
        let line = line.trim();
        !line.is_empty() && !line.starts_with(['-', '#', '|', '*'])
    });
    let lines: Vec<&str> = std::iter::once(first).chain(more).map(str::trim).collect();
    Some(lines.join(" ").replace(['*', '`'], "").trim().to_owned())
}

/// A line without the mark of a list item.
fn bare(line: &str) -> &str {
    line.trim_start().trim_start_matches("- ").trim_start()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_has_its_own_book_and_other_languages_fall_back_to_english() {
        let games: BTreeSet<&str> = crate::RULEBOOKS.iter().map(|(game, _, _)| *game).collect();
        assert!(games.len() > 1, "{games:?}");
        let mut books = BTreeSet::new();
        for game in games {
            let book = rulebook("en", game).unwrap();
            assert!(book.starts_with("# ") && books.insert(book), "{book}");
            assert_eq!(rulebook("tlh", game), Some(book));
        }
        assert_eq!(rulebook("en", "chess"), None);
    }

    #[test]
    fn a_rule_is_its_own_paragraph_and_no_more() {
        let text =
            "# Book\n\n- **VH-1** One `thing`\n  and **more**, *too*.\n- **VH-10** Ten.\n\nEnd.\n";
        assert_eq!(paragraph(text, "VH-1").as_deref(), Some("One thing and more, too."));
        assert_eq!(paragraph(text, "VH-10").as_deref(), Some("Ten."));
        assert_eq!(paragraph(text, "VH-2"), None);
    }
}
