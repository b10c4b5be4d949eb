//! Finding rule ids in rulebooks and in code.

/// An id and the line in which it stands, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mention<'t> {
    pub(crate) id: &'t str,
    pub(crate) line: usize,
}

/// An id in code: in quotes it is the rule itself, elsewhere it may name a group of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mentioned<'t> {
    pub(crate) mention: Mention<'t>,
    pub(crate) quoted: bool,
}

/// The ids that a rulebook defines: in bold at the start of a line or of an item of a list.
pub(crate) fn defined(text: &str) -> impl Iterator<Item = Mention<'_>> {
    let lines = text.lines().enumerate();
    lines.filter_map(|(index, line)| {
        let line = line.trim_start();
        let bold = line.strip_prefix("- ").unwrap_or(line).trim_start().strip_prefix("**")?;
        let (id, _) = bold.split_once("**")?;
        is_id(id).then_some(Mention { id, line: index + 1 })
    })
}

/// The first parts of the ids: `VH` of `VH-LAST-1`.
pub(crate) fn prefixes<'t>(ids: impl Iterator<Item = &'t str>) -> Vec<&'t str> {
    let mut prefixes: Vec<&str> = ids.filter_map(|id| id.split('-').next()).collect();
    prefixes.sort_unstable();
    prefixes.dedup();
    prefixes
}

/// All ids with one of the prefixes in a text.
pub(crate) fn mentioned<'t>(
    text: &'t str,
    prefixes: &[&str],
) -> impl Iterator<Item = Mentioned<'t>> {
    text.lines().enumerate().flat_map(move |(index, line)| {
        let words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        words.filter_map(move |word| {
            let id = word.trim_end_matches('-');
            let known = id.split('-').next().is_some_and(|prefix| prefixes.contains(&prefix));
            let quoted = line.contains(&format!("\"{id}\""));
            let mention = Mention { id, line: index + 1 };
            (known && is_id(id)).then_some(Mentioned { mention, quoted })
        })
    })
}

/// Whether a word is made like an id: upper-case letters, then parts of letters and digits.
fn is_id(word: &str) -> bool {
    let mut parts = word.split('-');
    let prefix = parts.next().unwrap_or_default();
    let is_prefix = prefix.len() >= 2 && prefix.bytes().all(|byte| byte.is_ascii_uppercase());
    let is_part = |part: &str| {
        let good = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
        !part.is_empty() && part.bytes().all(good)
    };
    let mut parts = parts.peekable();
    is_prefix && parts.peek().is_some() && parts.all(is_part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn definitions_are_bold_and_first() {
        let text = "# Rules\n- **VH-A-1** One.\n  - **VH-A-2** (PLAN) Two, see **VH-B-9**.\n\
                    **VH-A-3** Three.\n**Loss** is no id, nor is **VH**, nor VH-A-4.\n";
        let found: Vec<_> = defined(text).map(|mention| (mention.id, mention.line)).collect();
        assert_eq!(found, [("VH-A-1", 2), ("VH-A-2", 3), ("VH-A-3", 4)]);
        assert_eq!(prefixes(["VH-A-1", "VH-B", "VD-A"].into_iter()), ["VD", "VH"]);
    }

    #[test]
    fn mentions_know_whether_they_are_quoted() {
        let text = "// see VH-A-1, VH-B and UTF-8\nby(\"VH-A-2\", \"key\") // (VH-A-)\n";
        let found: Vec<_> = mentioned(text, &["VH"])
            .map(|found| (found.mention.id, found.mention.line, found.quoted))
            .collect();
        assert_eq!(
            found,
            [("VH-A-1", 1, false), ("VH-B", 1, false), ("VH-A-2", 2, true), ("VH-A", 2, false)]
        );
    }
}
