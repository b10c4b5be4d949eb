//! Words in a row.

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
    fn lists_read_like_sentences() {
        assert_eq!(listed([]), "nothing");
        assert_eq!(listed(["a"]), "\"a\"");
        assert_eq!(listed(["a", "b", "c"]), "\"a\", \"b\" and \"c\"");
    }
}
