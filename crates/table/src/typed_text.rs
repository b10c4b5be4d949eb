//! What people type: trimmed, without control characters, not too long, and never markup.

use gladsheim_protocol::{MAX_CHAT, MAX_ENTROPY, MAX_NAME};
use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory, Script};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::TableError;

/// How many marks may stand on a letter: one that fits every alphabet, two of a script's own.
const MOST_MARKS: usize = 1;
const MOST_OWN_MARKS: usize = 2;
/// What tells those apart who go by the same name, as many as a table has seats.
const NUMERALS: [&str; 8] = ["", " II", " III", " IV", " V", " VI", " VII", " VIII"];

/// A display name as it is kept: everything in it can be seen, and what looks alike is alike.
pub(crate) fn name(typed: &str) -> Result<String, TableError> {
    let seen: String = typed.chars().filter(|letter| is_visible(*letter)).collect();
    let composed = ComposingNormalizerBorrowed::new_nfc().normalize(&seen);
    let name = bounded(&unstacked(&composed), MAX_NAME);
    name.filter(|name| !name.is_empty()).ok_or(TableError::BadName)
}

/// The name, with a numeral where others go by it already, whatever the case of its letters.
pub(crate) fn unique(name: String, taken: &[String]) -> String {
    let taken: Vec<String> = taken.iter().map(|name| folded(name)).collect();
    let numbered = NUMERALS.iter().map(|numeral| {
        let short: String = name.chars().take(MAX_NAME - numeral.len()).collect();
        format!("{}{numeral}", short.trim_end())
    });
    let mut free = numbered.filter(|name| !taken.contains(&folded(name)));
    free.next().unwrap_or(name)
}

/// What two names share that differ only in case and in how their letters are written.
fn folded(name: &str) -> String {
    // Up and down again: some letters meet only on the way down, others only on the way up.
    ComposingNormalizerBorrowed::new_nfkc().normalize(name).to_uppercase().to_lowercase()
}

/// Whether a letter shows itself and nothing but itself: no formatting, no direction, no filler.
fn is_visible(letter: char) -> bool {
    use GeneralCategory as Kind;
    // A pattern of dots without a dot.
    const BLANK: char = '\u{2800}';
    let kind = CodePointMapData::<GeneralCategory>::new().get(letter);
    let is_no_letter = matches!(
        kind,
        Kind::Control | Kind::Format | Kind::Surrogate | Kind::PrivateUse | Kind::Unassigned
    );
    let is_ignorable = CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(letter);
    letter.is_whitespace() || !(is_no_letter || is_ignorable || letter == BLANK)
}

/// The text without towers of marks, and without marks that stand on nothing.
fn unstacked(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut room = None;
    for letter in text.chars() {
        let kind = CodePointMapData::<GeneralCategory>::new().get(letter);
        match kind {
            GeneralCategory::EnclosingMark => {}
            GeneralCategory::NonspacingMark => {
                let any = CodePointMapData::<Script>::new().get(letter) == Script::Inherited;
                let most = if any { MOST_MARKS } else { MOST_OWN_MARKS };
                if let Some(marks) = room.as_mut().filter(|marks| **marks < most) {
                    *marks += 1;
                    clean.push(letter);
                }
            }
            _ => {
                room = (!letter.is_whitespace()).then_some(0);
                clean.push(letter);
            }
        }
    }
    clean
}

/// A line of chat as it is kept.
pub(crate) fn chat(typed: &str) -> Result<String, TableError> {
    bounded(typed, MAX_CHAT).filter(|text| !text.is_empty()).ok_or(TableError::BadText)
}

/// What a player adds to the deal, as it is kept and published.
pub(crate) fn entropy(typed: Option<&str>) -> Result<String, TableError> {
    bounded(typed.unwrap_or_default(), MAX_ENTROPY).ok_or(TableError::BadText)
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
            assert!(matches!(name(bad), Err(TableError::BadName)), "{bad:?}");
        }
        assert_eq!(name(&"é".repeat(32)).unwrap().chars().count(), 32);
    }

    #[test]
    fn a_name_is_what_can_be_seen_of_it() {
        assert_eq!(name("A\u{30a}sa").unwrap(), "\u{c5}sa", "composed");
        for hidden in [
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{180e}',
            '\u{200d}',
            '\u{2066}',
            '\u{2800}',
            '\u{3164}',
            '\u{e007f}',
            '\u{fe0f}',
            '\u{e000}',
            '\u{202e}',
        ] {
            assert_eq!(name(&format!("As{hidden}k")).unwrap(), "Ask", "{hidden:?}");
            assert!(matches!(name(&hidden.to_string()), Err(TableError::BadName)), "{hidden:?}");
        }
        assert_eq!(name("A\u{34f}\u{30a}sa").unwrap(), "\u{c5}sa", "composed after all");
        let tower = "A\u{336}\u{315}\u{35c}\u{489}sk";
        assert_eq!(name(tower).unwrap(), "A\u{336}sk", "one mark on a letter");
        assert!(matches!(name("\u{301}\u{302}"), Err(TableError::BadName)), "marks on nothing");
        for good in ["Þórr", "Nguyễn", "ที่รัก", "שָׁלוֹם", "अश्विन", "Łukasz", "李小龍", "Ask 🐎"]
        {
            let kept = name(good).unwrap();
            assert_eq!(kept, *ComposingNormalizerBorrowed::new_nfc().normalize(good));
        }
    }

    #[test]
    fn nobody_goes_by_the_name_of_another() {
        let taken = ["Ask".to_owned(), "ask II".to_owned(), "Weiß".to_owned()];
        assert_eq!(unique("Embla".into(), &taken), "Embla");
        assert_eq!(unique("ASK".into(), &taken), "ASK III");
        assert_eq!(unique("\u{ff21}sk".into(), &taken), "\u{ff21}sk III", "however it is written");
        assert_eq!(unique("WEISS".into(), &taken), "WEISS II");
        let long = "x".repeat(MAX_NAME);
        assert_eq!(unique(long.clone(), &[long]).chars().count(), MAX_NAME);
    }

    #[test]
    fn chat_is_longer_and_entropy_may_be_empty() {
        assert!(chat(&"x".repeat(500)).is_ok());
        assert!(matches!(chat(&"x".repeat(501)), Err(TableError::BadText)));
        assert_eq!(entropy(None).unwrap(), "");
        assert!(entropy(Some(&"x".repeat(65))).is_err());
    }
}
