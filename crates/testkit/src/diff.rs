//! Where two values differ.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

/// A part that differs: its path, and the value on either side.
pub(crate) type Difference<'a> = (String, &'a Value, &'a Value);

/// The smallest parts in which two values differ.
pub(crate) fn differences<'a>(one: &'a Value, other: &'a Value) -> Vec<Difference<'a>> {
    let mut found = Vec::new();
    collect(String::new(), one, other, &mut found);
    found
}

fn collect<'a>(path: String, one: &'a Value, other: &'a Value, found: &mut Vec<Difference<'a>>) {
    match (one, other) {
        (Value::Object(one), Value::Object(other)) if one.keys().eq(other.keys()) => {
            for ((key, one), other) in one.iter().zip(other.values()) {
                collect(format!("{path}/{key}"), one, other, found);
            }
        }
        (Value::Array(one), Value::Array(other)) if one.len() == other.len() => {
            for (index, (one, other)) in one.iter().zip(other).enumerate() {
                collect(format!("{path}/{index}"), one, other, found);
            }
        }
        _ if one == other => {}
        _ => found.push((path, one, other)),
    }
}

/// The differences of two values in words, for the message of a broken law.
pub(crate) fn told<T: Serialize + Debug>(one: &T, other: &T) -> String {
    let (Ok(before), Ok(after)) = (serde_json::to_value(one), serde_json::to_value(other)) else {
        // Some numbers are too large for a value.
        return format!("{one:?} or {other:?}");
    };
    let parts = differences(&before, &after);
    let parts: Vec<String> =
        parts.iter().map(|(path, one, other)| format!("{path} {one} or {other}")).collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_smallest_part_that_differs_is_named() {
        let (one, other) =
            (json!({"a": [1, 2], "b": {"c": null}}), json!({"a": [1, 3], "b": {"c": "x"}}));
        assert_eq!(told(&one, &other), "/a/1 2 or 3, /b/c null or \"x\"");
        assert_eq!(told(&vec![1], &vec![1, 2]), " [1] or [1,2]");
        assert_eq!(told(&u128::MAX, &0), format!("{} or 0", u128::MAX));
        assert_eq!(told(&1, &1), "");
    }
}
