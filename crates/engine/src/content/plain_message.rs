//! What a parser says, in words for those who write files.

/// The message of a parser without the names of types, which mean nothing to those who write files.
#[must_use]
pub fn plain_message(message: &str) -> String {
    let Some((found, wanted)) = message.split_once(", expected ") else {
        return message.to_owned();
    };
    let (kind, rest) = wanted.split_at(wanted.find(" at line ").unwrap_or(wanted.len()));
    let kind = match kind {
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "u32" => "a whole number from 0 to 4294967295",
        "u64" | "usize" => "a whole number from 0",
        "i8" | "i16" | "i32" | "i64" | "isize" => "a whole number",
        "f32" | "f64" => "a number",
        "a sequence" => "a list",
        "a map" => "a table",
        kind if kind.starts_with("struct ") => "a table",
        kind => kind,
    };
    format!("{found}, expected {kind}{rest}")
}

#[cfg(test)]
mod tests {
    use super::plain_message;

    #[test]
    fn types_are_told_as_what_they_hold() {
        let told = plain_message("invalid value: integer `300`, expected u8 at line 1 column 2");
        let plain = "invalid value: integer `300`, expected a whole number from 0 to 255 at line 1 column 2";
        assert_eq!(told, plain);
        let told = plain_message("invalid type: integer `3`, expected struct Content");
        assert_eq!(told, "invalid type: integer `3`, expected a table");
    }

    #[test]
    fn words_of_the_file_itself_stay() {
        for message in ["missing field `card`", "unknown variant `x`, expected `u8` or `b`"] {
            assert_eq!(plain_message(message), message);
        }
    }
}
