//! The rules themselves, by their ids.

use crate::RULEBOOKS;

/// What the rulebook says under a rule's id, without its marks; in English if the language has no
/// rulebook of the game.
#[must_use]
pub fn rule_text(language: &str, id: &str) -> Option<String> {
    let books = |wanted: &'static str| RULEBOOKS.iter().filter(move |(code, _)| *code == wanted);
    let own = RULEBOOKS.iter().filter(|(code, _)| *code == language);
    let mut texts = own.chain(books("en")).map(|(_, text)| *text);
    texts.find_map(|text| paragraph(text, id))
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
    use super::*;

    #[test]
    fn a_rule_is_its_own_paragraph_and_no_more() {
        let text =
            "# Book\n\n- **VH-1** One `thing`\n  and **more**, *too*.\n- **VH-10** Ten.\n\nEnd.\n";
        assert_eq!(paragraph(text, "VH-1").as_deref(), Some("One thing and more, too."));
        assert_eq!(paragraph(text, "VH-10").as_deref(), Some("Ten."));
        assert_eq!(paragraph(text, "VH-2"), None);
    }
}
