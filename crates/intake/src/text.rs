//! Letters that only say something.

/// Whether a letter does nothing but be read.
///
/// Control characters steer terminals, direction marks make a line read as something it is not, and
/// the two separators break lines where nobody sees it.
#[must_use]
pub fn is_plain(letter: char) -> bool {
    let steers = letter.is_control()
        || matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}')
        || matches!(letter, '\u{2066}'..='\u{206f}');
    !steers
}

/// The letters of a text that do nothing but be read.
#[must_use]
pub fn plain(text: &str) -> String {
    text.chars().filter(|letter| is_plain(*letter)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_steers_a_terminal_or_turns_a_line_is_left_out() {
        assert_eq!(plain("A\u{1b}[31mb\n\u{9b}0m"), "A[31mb0m");
        assert_eq!(plain("ab\u{202e}cd\u{2066}e\u{200f}"), "abcde");
    }

    #[test]
    fn the_letters_of_all_languages_stay() {
        let names = "Þórr 雷神 שלום 👩\u{200d}🚀 e\u{301}";
        assert_eq!(plain(names), names);
    }
}
