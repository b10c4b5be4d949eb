//! Content: from files to what the rules are built from, and back to one text that can be kept.
//!
//! A table and a game file keep content as one text. For a game with a single content file that is
//! the file itself; for any other it is a JSON object of file names and texts.

use std::collections::BTreeMap;

use gladsheim_engine::{Files, Title};
use serde::Serialize;

use crate::{Error, Hash};

/// The content files that a text stands for; those it does not name are the box's.
///
/// # Errors
/// Refuses files that the game does not have, and text of any other form.
pub fn unbundle(boxed: &[(&str, &str)], text: &str) -> Result<Files, Error> {
    let mut files = Files::of_box(boxed);
    if let ([(only, _)], false) = (boxed, text.trim_start().starts_with('{')) {
        files.replace(only, text.as_bytes()).map_err(Error::Content)?;
        return Ok(files);
    }
    let named: BTreeMap<String, String> =
        serde_json::from_str(text).map_err(|error| Error::Bundle(error.to_string()))?;
    for (name, text) in named {
        files.replace(&name, text.as_bytes()).map_err(Error::Content)?;
    }
    Ok(files)
}

/// The files of a text that holds all of them, as a table or a game file has kept it.
///
/// Nothing is added to them: what today's box has besides was not played with.
///
/// # Errors
/// Refuses what is no such text.
pub(crate) fn kept(boxed: &[(&str, &str)], text: &str) -> Result<Files, Error> {
    let files = match (boxed, text.trim_start().starts_with('{')) {
        ([(only, _)], false) => BTreeMap::from([((*only).to_owned(), text.to_owned())]),
        _ => serde_json::from_str(text).map_err(|error| Error::Bundle(error.to_string()))?,
    };
    Ok(Files::kept(files))
}

/// The files of the box with some of them replaced, in one text.
///
/// # Errors
/// Refuses files that the game does not have, and bytes that are not text.
pub(crate) fn replaced(
    boxed: &[(&str, &str)],
    others: &BTreeMap<String, Vec<u8>>,
) -> Result<String, Error> {
    let mut files = Files::of_box(boxed);
    for (name, bytes) in others {
        files.replace(name, bytes).map_err(Error::Content)?;
    }
    Ok(bundle(&files))
}

/// All files in one text.
pub(crate) fn bundle(files: &Files) -> String {
    let named: BTreeMap<&str, &str> = files.iter().collect();
    match named.first_key_value() {
        Some((_, only)) if named.len() == 1 => (*only).to_owned(),
        _ => bundled(&named),
    }
}

/// Named files in one text.
pub(crate) fn bundled(named: &impl Serialize) -> String {
    serde_json::to_string(named).unwrap_or_default() // texts always have a JSON
}

/// The named files of a text, if it is of that kind.
pub(crate) fn named(text: &str) -> Option<BTreeMap<String, String>> {
    serde_json::from_str(text).ok()
}

/// Reads content files.
///
/// # Errors
/// Points at the file, line and column of what is wrong.
pub(crate) fn read<G: Title>(files: &Files) -> Result<G::Content, Error> {
    G::read(files).map_err(Error::Content)
}

/// The hash of what content files say, whatever their comments and layout.
pub(crate) fn hash<G: Title>(content: &G::Content) -> Hash {
    Hash::of(&serde_json::to_vec(&G::identity(content)).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{content as owned, contest};
    use gladsheim_flyting::Flyting;

    fn files(text: &str) -> Result<Files, Error> {
        unbundle(<Flyting as Title>::content(), text)
    }

    #[test]
    fn errors_point_at_the_place() {
        let late = serde_json::json!({ "contest.toml": format!("\n{}", contest("\"many\"")) });
        let error = read::<Flyting>(&files(&late.to_string()).unwrap()).err();
        let Some(Error::Content(error)) = error else { panic!("{error:?}") };
        assert_eq!((error.file.as_str(), error.line, error.column), ("contest.toml", 2, 10));
        assert!(matches!(files(r#"{"contst.toml": ""}"#), Err(Error::Content(_))));
        assert!(matches!(files("rounds = 3"), Err(Error::Bundle(_))));
    }

    #[test]
    fn layout_does_not_count_but_meaning_does() {
        let hash_of =
            |text: &str| hash::<Flyting>(&read::<Flyting>(&files(text).unwrap()).unwrap());
        let three = hash_of(&owned("3"));
        assert_eq!(three, hash_of(&owned("  3 # three\n")));
        assert_ne!(three, hash_of(&owned("4")));
        let verses = "id,worth,copies\ntoast,1,5\nriddle,2,6\ntaunt,3,6\n";
        let both = serde_json::json!({ "contest.toml": contest("3"), "verses.csv": verses });
        assert_ne!(three, hash_of(&both.to_string()));
    }

    #[test]
    fn a_bundle_holds_every_file() {
        let part = files(&owned("3")).unwrap();
        let text = bundle(&part);
        assert!(text.contains("verses.csv"), "{text}");
        assert_eq!(files(&text), Ok(part.clone()));
        assert_eq!(kept(<Flyting as Title>::content(), &text), Ok(part));
        let half = kept(<Flyting as Title>::content(), &owned("3")).unwrap();
        assert!(read::<Flyting>(&half).is_err(), "nothing of the box is added to what was kept");
        let single = [("cards.toml", "a = 1")];
        let other = unbundle(&single, "a = 2").unwrap();
        assert_eq!((bundle(&other).as_str(), other.text("cards.toml")), ("a = 2", Ok("a = 2")));
    }
}
