//! Comparing what was written with what a game says.

use serde_json::Value as Json;

use crate::fault::{Problem, Snag};
use crate::fields::unknown_key;
use crate::tree::{NOTHING, Node, TomlTable, Value};

/// What a key means that the game's answer does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Absent {
    /// The answer leaves out what is empty, and the key is known to be a word of the game.
    Empty,
    /// The key is a mistake.
    Unknown,
}

/// Checks that `found` has everything that `written` names.
///
/// Tables need only have the keys that are written; lists must agree item by item, and piles count
/// by count. `wanted` is what `written` means in the game's own spelling. A table with numbers as
/// keys may also pick items of a list.
pub(crate) fn compare(
    written: &Node,
    wanted: &Json,
    found: &Json,
    what: &str,
    absent: Absent,
) -> Result<(), Snag> {
    match (&written.value, wanted, found) {
        (Value::Table(table), Json::Object(pile), Json::Object(counts))
            if is_pile(table, pile, counts) =>
        {
            let count = |pile: &Map, key: &String| pile.get(key).and_then(Json::as_i64);
            let same = |key| count(pile, key).unwrap_or(0) == count(counts, key).unwrap_or(0);
            match pile.keys().chain(counts.keys()).all(same) {
                true => Ok(()),
                false => Err(differs(written, Some(wanted), Some(found), what.to_owned())),
            }
        }
        (Value::Table(TomlTable(entries)), Json::Object(wanted), Json::Object(found))
            if !entries.is_empty() =>
        {
            for entry in entries {
                let what = join(what, &entry.key);
                match (wanted.get(&entry.key), found.get(&entry.key)) {
                    (Some(wanted), Some(found)) => {
                        compare(&entry.node, wanted, found, &what, absent)?;
                    }
                    (_, None) if absent == Absent::Unknown => {
                        let known: Vec<&str> = found.keys().map(String::as_str).collect();
                        return Err(unknown_key(&entry.key, entry.at, &known));
                    }
                    // Left out on both sides: empty, unless it was written under another name.
                    (None, None) if is_empty(&entry.node) => {}
                    (wanted, found) => {
                        return Err(differs(&entry.node, wanted, found, what));
                    }
                }
            }
            Ok(())
        }
        (Value::Table(TomlTable(entries)), Json::Object(wanted), Json::Array(found)) => {
            for entry in entries {
                let what = join(what, &entry.key);
                let item = entry.key.parse().ok().and_then(|index: usize| found.get(index));
                match (wanted.get(&entry.key), item) {
                    (Some(wanted), Some(item)) => {
                        compare(&entry.node, wanted, item, &what, absent)?;
                    }
                    (wanted, item) => return Err(differs(&entry.node, wanted, item, what)),
                }
            }
            Ok(())
        }
        (Value::List(written), Json::Array(wanted), Json::Array(found))
            if written.len() == wanted.len() && wanted.len() == found.len() =>
        {
            let items = written.iter().zip(wanted.iter().zip(found)).enumerate();
            for (index, (written, (wanted, found))) in items {
                compare(written, wanted, found, &join(what, &index.to_string()), absent)?;
            }
            Ok(())
        }
        (_, wanted, found) if wanted == found => Ok(()),
        _ => Err(differs(written, Some(wanted), Some(found), what.to_owned())),
    }
}

type Map = serde_json::Map<String, Json>;

/// Whether a table only counts things, such as a hand of cards by type: then what is not written
/// is meant not to be there.
///
/// A struct that happens to have only numbers is told from a pile by the game's own spelling, which
/// adds the keys that were not written.
fn is_pile(written: &TomlTable, wanted: &Map, found: &Map) -> bool {
    let is_written = |key: &String| written.0.iter().any(|entry| entry.key == *key);
    let mut counts = wanted.values().chain(found.values());
    !found.is_empty() && wanted.keys().all(is_written) && counts.all(Json::is_i64)
}

fn is_empty(node: &Node) -> bool {
    match &node.value {
        Value::Text(text) => text == NOTHING,
        Value::Integer(number) => *number == 0,
        Value::Float(number) => *number == 0.0,
        Value::Truth(truth) => !truth,
        Value::List(items) => items.is_empty(),
        Value::Table(table) => table.0.iter().all(|entry| is_empty(&entry.node)),
    }
}

fn differs(node: &Node, wanted: Option<&Json>, found: Option<&Json>, what: String) -> Snag {
    let wanted = wanted.map_or_else(|| node.to_json().to_string(), show);
    let found = found.map_or_else(|| NOTHING.to_owned(), show);
    Snag::new(node.at, Problem::Differs { what, wanted, found })
}

/// JSON on one line, with a space after each comma and colon as people write it.
pub(crate) fn show(json: &Json) -> String {
    match json {
        Json::Array(items) => {
            format!("[{}]", items.iter().map(show).collect::<Vec<_>>().join(", "))
        }
        Json::Null => NOTHING.to_owned(),
        Json::Object(entries) if !entries.is_empty() => {
            let entries = entries.iter().map(|(key, value)| format!("{key} = {}", show(value)));
            format!("{{ {} }}", entries.collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

pub(crate) fn join(path: &str, key: &str) -> String {
    if path.is_empty() { key.to_owned() } else { format!("{path}.{key}") }
}

/// The first place at which two values differ, with both values there.
pub(crate) fn first_difference(one: &Json, other: &Json, path: &str) -> Option<[String; 3]> {
    match (one, other) {
        _ if one == other => None,
        (Json::Object(one), Json::Object(other)) if one.keys().eq(other.keys()) => {
            let pairs = one.iter().zip(other.values());
            pairs
                .into_iter()
                .find_map(|((key, one), other)| first_difference(one, other, &join(path, key)))
        }
        (Json::Array(one), Json::Array(other)) if one.len() == other.len() => {
            one.iter().zip(other).enumerate().find_map(|(index, (one, other))| {
                first_difference(one, other, &join(path, &index.to_string()))
            })
        }
        _ => Some([path.to_owned(), show(one), show(other)]),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::tree;

    fn check(written: &str, found: &Json, absent: Absent) -> Result<(), String> {
        let node = tree::read(written).unwrap();
        compare(&node, &node.to_json(), found, "", absent).map_err(|snag| snag.problem.to_string())
    }

    #[test]
    fn tables_are_subsets_but_lists_and_piles_are_exact() {
        let found = json!({
            "a": {"b": 1, "c": 2},
            "m": {"x": 1, "y": "mead", "z": null},
            "list": [1, 2],
            "rows": [{"x": 1, "y": "ale"}],
        });
        for good in [
            "a = {b = 1, c = 2, d = 0}",
            "m.x = 1",
            "m.z = 'nothing'",
            "list = [1, 2]",
            "rows.0.x = 1",
            "rows = [{y = 'ale'}]",
        ] {
            assert_eq!(check(good, &found, Absent::Unknown), Ok(()), "{good}");
        }
        for bad in [
            "a.b = 1",
            "m.x = 2",
            "m.x = 'nothing'",
            "a = {b = 1, c = 3}",
            "list = [1]",
            "list = [2, 1]",
            "rows.1.x = 1",
            "a = {}",
            "a.d = 0",
        ] {
            assert!(check(bad, &found, Absent::Unknown).is_err(), "{bad}");
        }
    }

    #[test]
    fn what_is_left_out_is_empty_where_the_key_is_known() {
        let found = json!({"a": "mead"});
        assert_eq!(
            check("b = 0", &found, Absent::Empty).err().as_deref(),
            Some("expected b to be 0, but it is nothing")
        );
        let node = tree::read("b = []").unwrap();
        assert_eq!(compare(&node, &json!({}), &found, "", Absent::Empty), Ok(()));
        let node = tree::read("b = [1]").unwrap();
        assert!(compare(&node, &json!({}), &found, "", Absent::Empty).is_err());
    }

    #[test]
    fn the_first_difference_is_named() {
        let (one, other) = (json!({"a": [1, {"b": 2}]}), json!({"a": [1, {"b": 3}]}));
        let [path, one, other] = first_difference(&one, &other, "view").unwrap();
        assert_eq!((path.as_str(), one.as_str(), other.as_str()), ("view.a.1.b", "2", "3"));
    }
}
