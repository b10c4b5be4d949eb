//! Finding rule ids in rulebooks and in code.

use std::collections::BTreeSet;

/// An id and the line in which it stands, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mention<'t> {
    pub(crate) id: &'t str,
    pub(crate) line: usize,
}

/// An id in code: in quotes it is the rule itself, elsewhere it may name a group of rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mentioned<'t> {
    mention: Mention<'t>,
    quoted: bool,
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
fn mentioned<'t>(text: &'t str, prefixes: &[&str]) -> impl Iterator<Item = Mentioned<'t>> {
    text.lines().enumerate().flat_map(move |(index, line)| {
        let words = line.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
        words.filter_map(move |word| {
            let id = word.trim_end_matches('-');
            let known = id.split('-').next().is_some_and(|prefix| prefixes.contains(&prefix));
            let quoted = ['"', '\''].iter().any(|q| line.contains(&format!("{q}{id}{q}")));
            let mention = Mention { id, line: index + 1 };
            (known && is_id(id)).then_some(Mentioned { mention, quoted })
        })
    })
}

/// The ids that a text mentions and no rulebook has. Prose may speak of a whole group, VH-LAST for
/// VH-LAST-1 and its neighbours.
pub(crate) fn undefined<'t>(
    text: &'t str,
    prefixes: &[&str],
    defined: &(impl Iterator<Item = &'t str> + Clone),
) -> Vec<Mention<'t>> {
    let is_group_of =
        |id: &str, rule: &str| rule.strip_prefix(id).is_some_and(|rest| rest.starts_with('-'));
    let is_known = |found: &Mentioned<'_>| {
        let id = found.mention.id;
        let mut rules = defined.clone();
        rules.any(|rule| rule == id || !found.quoted && is_group_of(id, rule))
    };
    let unknown = mentioned(text, prefixes).filter(|found| !is_known(found));
    unknown.map(|found| found.mention).collect()
}

/// The ids that a text cites: each that it mentions, and in `VH-SETUP-2 to VH-SETUP-5` also those
/// between the two.
pub(crate) fn cited(text: &str, prefixes: &[&str]) -> BTreeSet<String> {
    let single = mentioned(text, prefixes).map(|found| found.mention.id.to_owned());
    let mut cited: BTreeSet<String> = single.collect();
    let words = text.split(|letter: char| letter.is_whitespace() || "(),.;".contains(letter));
    // A range may go on in the next line of a comment.
    let words: Vec<&str> =
        words.filter(|word| !word.is_empty() && !word.starts_with("//")).collect();
    for window in words.windows(3) {
        let [from, "to", to] = window else { continue };
        let (Some((group, first)), Some((other, last))) = (numbered(from), numbered(to)) else {
            continue;
        };
        if group == other && cited.contains(*from) {
            cited.extend((first..=last).map(|number| format!("{group}-{number}")));
        }
    }
    cited
}

/// An id as the name of its group and its number.
fn numbered(id: &str) -> Option<(&str, u16)> {
    let (group, number) = id.rsplit_once('-')?;
    Some((group, number.parse().ok()?))
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
    fn a_range_cites_what_lies_between() {
        let found =
            cited("/// Deals (VH-A-2 to\n/// VH-A-4), VH-B.\n/// VH-C-1 to VH-D-3", &["VH"]);
        let ids: Vec<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(ids, ["VH-A-2", "VH-A-3", "VH-A-4", "VH-B", "VH-C-1", "VH-D-3"]);
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
