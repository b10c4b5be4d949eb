//! Content files: from text to what the rules are built from, with errors that point at the place.

use gladsheim_engine::Title;

use crate::{Error, Hash};

/// Reads a content file.
///
/// # Errors
/// Points at the line and column of what is wrong.
pub(crate) fn parse<G: Title>(text: &str) -> Result<G::Content, Error> {
    toml::from_str(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let (line, column) = place(text, at);
        Error::Content { line, column, message: error.message().trim().replace('\n', "; ") }
    })
}

/// The hash of what a content file says, whatever its comments and layout.
pub(crate) fn hash<G: Title>(content: &G::Content) -> Hash {
    Hash::of(&serde_json::to_vec(content).unwrap_or_default())
}

/// Line and column of a byte of a text, both counted from 1.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    (line, before.get(start..).map_or(0, |rest| rest.chars().count()) + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::Toy;

    #[test]
    fn errors_point_at_the_place() {
        let error = parse::<Toy>("# å\nrounds = \"many\"\n").err();
        assert!(matches!(error, Some(Error::Content { line: 2, column: 10, .. })), "{error:?}");
    }

    #[test]
    fn layout_does_not_count_but_meaning_does() {
        let hash_of = |text| hash::<Toy>(&parse::<Toy>(text).unwrap());
        assert_eq!(hash_of("rounds = 3"), hash_of("# three\nrounds   =  3\n"));
        assert_ne!(hash_of("rounds = 3"), hash_of("rounds = 4"));
    }
}
