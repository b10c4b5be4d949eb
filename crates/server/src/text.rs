//! What people type: trimmed, without control characters, not too long, and never markup.

use gladsheim_protocol::{MAX_CHAT, MAX_ENTROPY, MAX_NAME};

use crate::HallError;

/// A display name as it is kept.
pub(crate) fn name(typed: &str) -> Result<String, HallError> {
    bounded(typed, MAX_NAME).filter(|name| !name.is_empty()).ok_or(HallError::BadName)
}

/// A line of chat as it is kept.
pub(crate) fn chat(typed: &str) -> Result<String, HallError> {
    bounded(typed, MAX_CHAT).filter(|text| !text.is_empty()).ok_or(HallError::BadText)
}

/// What a player adds to the deal, as it is kept and published.
pub(crate) fn entropy(typed: Option<&str>) -> Result<String, HallError> {
    bounded(typed.unwrap_or_default(), MAX_ENTROPY).ok_or(HallError::BadText)
}

fn bounded(typed: &str, most: usize) -> Option<String> {
    let mut clean = String::with_capacity(typed.len().min(4 * most));
    let mut gap = false;
    for letter in typed.trim().chars() {
        if letter.is_whitespace() {
            gap = true;
        } else if !unprintable(letter) {
            if gap && !clean.is_empty() {
                clean.push(' ');
            }
            gap = false;
            clean.push(letter);
        }
    }
    (clean.chars().count() <= most).then_some(clean)
}

/// Control characters, and those that turn the direction of the text around them.
fn unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_cleaned_and_bounded() {
        assert_eq!(name("  Brun\u{0}hild \n the\u{202e}  bold ").unwrap(), "Brunhild the bold");
        assert_eq!(name("<b>Ask</b>").unwrap(), "<b>Ask</b>", "kept as text, shown as text");
        for bad in ["", " \t ", "\u{200b}", &"x".repeat(33)] {
            assert!(matches!(name(bad), Err(HallError::BadName)), "{bad:?}");
        }
        assert_eq!(name(&"é".repeat(32)).unwrap().chars().count(), 32);
    }

    #[test]
    fn chat_is_longer_and_entropy_may_be_empty() {
        assert!(chat(&"x".repeat(500)).is_ok());
        assert!(matches!(chat(&"x".repeat(501)), Err(HallError::BadText)));
        assert_eq!(entropy(None).unwrap(), "");
        assert!(entropy(Some(&"x".repeat(65))).is_err());
    }
}
