//! Text on a narrow screen.

use unicode_width::UnicodeWidthStr as _;

use crate::out::may_mark;

/// The width that every screen has.
pub(crate) const WIDTH: usize = 80;

/// A sentence broken into lines that fit the screen, each indented by so much.
pub(crate) fn wrapped(text: &str, indent: usize) -> String {
    hanging(text, indent, indent)
}

/// A sentence broken into lines that fit the screen: the first indented by `first`, the others by
/// `rest`.
pub(crate) fn hanging(text: &str, first: usize, rest: usize) -> String {
    let mut lines = " ".repeat(first);
    let (mut used, mut fresh) = (first, true);
    // At blanks only: a space that must not break is no place to break.
    for word in text.split([' ', '\n']).filter(|word| !word.is_empty()) {
        let width = word.width();
        if !fresh && used + 1 + width > WIDTH {
            lines.push('\n');
            lines.push_str(&" ".repeat(rest));
            (used, fresh) = (rest, true);
        }
        if !fresh {
            lines.push(' ');
            used += 1;
        }
        lines.push_str(word);
        used += width;
        fresh = false;
    }
    lines
}

/// Items side by side in as many columns as fit the screen, reading down.
pub(crate) fn columns(items: &[String], indent: usize) -> String {
    let widest = items.iter().map(|item| visible_width(item)).max().unwrap_or(1);
    let across = ((WIDTH - indent + 2) / (widest + 2)).clamp(1, items.len().max(1));
    let down = items.len().div_ceil(across);
    let mut lines = Vec::new();
    for row in 0..down {
        let mut line = " ".repeat(indent);
        for item in items.iter().skip(row).step_by(down.max(1)) {
            line.push_str(item);
            line.push_str(&" ".repeat(widest + 2 - visible_width(item)));
        }
        lines.push(line.trim_end().to_owned());
    }
    lines.join("\n")
}

/// The width of a text without the marks that colour it.
fn visible_width(text: &str) -> usize {
    let mut plain = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if may_mark(letter) {
            letters.next(); // which colour
        } else {
            plain.push(letter);
        }
    }
    plain.width()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_fit_and_hang() {
        let text = "word ".repeat(40);
        let lines = hanging(&text, 2, 4);
        assert!(lines.lines().all(|line| line.len() <= WIDTH));
        assert!(lines.starts_with("  word") && lines.lines().nth(1).unwrap().starts_with("    w"));
        assert_eq!(lines.split_whitespace().count(), 40);
        assert_eq!(wrapped("", 3), "   ");
    }

    #[test]
    fn a_word_too_long_for_the_screen_is_left_whole() {
        let long = "x".repeat(100);
        assert_eq!(wrapped(&format!("a {long} b"), 0), format!("a\n{long}\nb"));
    }

    #[test]
    fn columns_read_down_and_ignore_colours() {
        let items: Vec<String> =
            (1..=5).map(|n| format!("\u{f1234}s{n}\u{f1234}.{}", "x".repeat(20))).collect();
        let text = columns(&items, 2);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].contains('1') && lines[0].contains('3') && lines[1].contains('2'));
        assert_eq!(columns(&[], 0), "");
    }
}
