//! The word that was probably meant.

/// The known word nearest to `word`, if it is near enough to be a slip of the pen.
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
    // About one letter in three may be wrong, and never all of them: "buy" is not "pay", nor "Q" "F".
    let letters = word.chars().count();
    let far = ((letters + 1) / 3).min(letters.saturating_sub(1));
    known
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(word, candidate), candidate))
        .filter(|(distance, _)| *distance <= far)
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_is_corrected_and_a_stranger_is_not() {
        let known = ["hammer", "sword", "axe"];
        assert_eq!(nearest("hamer", known).as_deref(), Some("hammer"));
        assert_eq!(nearest("sowrd", known).as_deref(), Some("sword"));
        assert_eq!(nearest("axes", known).as_deref(), Some("axe"));
        assert_eq!(nearest("valkyrie", known), None);
        assert_eq!(nearest("bow", ["box", "pay"]).as_deref(), Some("box"));
        assert_eq!(nearest("buy", ["pay", "play"]), None);
        assert_eq!(nearest("q", ["f"]), None);
    }
}
