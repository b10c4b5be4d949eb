//! Where the rows of a content come from.
//!
//! The rows of a content say where they come from. Somebody who changes a card seldom changes that
//! word, and then the row would claim to be what the box has printed.

use std::collections::BTreeSet;

use serde_json::Value;

/// The provenance of a row that is unlike the box's.
pub const OWNER: &str = "owner";

/// Marks the rows that are unlike the box's and yet bear one of its words for where they come
/// from; other words are their owner's already.
pub(crate) fn mark(content: &mut Value, boxed: &Value) {
    let words: BTreeSet<&str> =
        rows(boxed).filter_map(|(_, row)| text(row, "provenance")).collect();
    let Value::Object(tables) = content else { return };
    for (name, table) in tables {
        for row in table.as_array_mut().into_iter().flatten() {
            let same = rows(boxed).any(|(table, other)| table == name && other == row);
            if !same && text(row, "provenance").is_some_and(|word| words.contains(word)) {
                set(row, OWNER);
            }
        }
    }
}

/// The rows of all tables, each with the name of its table.
fn rows(content: &Value) -> impl Iterator<Item = (&str, &Value)> {
    let tables = content.as_object().into_iter().flatten();
    tables.flat_map(|(name, table)| {
        table.as_array().into_iter().flatten().map(move |row| (name.as_str(), row))
    })
}

fn set(row: &mut Value, word: &str) {
    if let Some(fields) = row.as_object_mut() {
        fields.insert("provenance".to_owned(), word.into());
    }
}

fn text<'v>(row: &'v Value, field: &str) -> Option<&'v str> {
    row.get(field).and_then(Value::as_str)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn changed_rows_are_their_owners_and_others_stay() {
        let boxed = json!({ "card": [
            { "id": "axe", "copies": 2, "provenance": "source" },
            { "id": "wolf", "copies": 3, "provenance": "project" },
        ], "board": { "mines": 2 } });
        let mut content = json!({ "card": [
            { "id": "axe", "copies": 9, "provenance": "source" },
            { "id": "wolf", "copies": 3, "provenance": "project" },
            { "id": "mead", "copies": 1, "provenance": "project" },
            { "id": "horn", "copies": 1, "provenance": "grandmother" },
        ], "board": { "mines": 3 } });
        mark(&mut content, &boxed);
        let found: Vec<&str> =
            rows(&content).filter_map(|(_, row)| text(row, "provenance")).collect();
        assert_eq!(found, [OWNER, "project", OWNER, "grandmother"]);
    }
}
