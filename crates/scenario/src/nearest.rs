//! The word that was probably meant.

/// The known word nearest to `word`, if it is near enough to be a slip of the pen.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let far = (word.chars().count() / 3).max(2);
    known
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= far)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate.to_owned())
}

/// `"a", "b" and "c"`, in the order given; `nothing` if there is none.
pub(crate) fn listed<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let quoted: Vec<String> = words.into_iter().map(|word| format!("\"{word}\"")).collect();
    match quoted.split_last() {
        None => "nothing".to_owned(),
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_corrected_and_a_stranger_is_not() {
        let known = ["hammer", "sword", "axe"];
        assert_eq!(nearest("hamer", known).as_deref(), Some("hammer"));
        assert_eq!(nearest("sowrd", known).as_deref(), Some("sword"));
        assert_eq!(nearest("valkyrie", known), None);
    }

    #[test]
    fn lists_read_like_sentences() {
        assert_eq!(listed([]), "nothing");
        assert_eq!(listed(["a"]), "\"a\"");
        assert_eq!(listed(["a", "b", "c"]), "\"a\", \"b\" and \"c\"");
    }
}
