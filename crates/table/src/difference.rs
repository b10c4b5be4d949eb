//! What changed between two views, told so that the first becomes the second.

use std::collections::BTreeMap;

use gladsheim_protocol::Patch;
use gladsheim_registry::Tree;

/// What makes `after` of `before`; nothing if they are the same.
pub(crate) fn difference(before: &Tree, after: &Tree) -> Option<Patch> {
    match (before, after) {
        _ if before == after => None,
        (Tree::Fields(old), Tree::Fields(new))
            if new.iter().zip(0..).any(|((name, _), at)| Tree::field(old, at, name).is_some()) =>
        {
            let gone =
                old.iter().zip(0..).filter(|((name, _), at)| Tree::field(new, *at, name).is_none());
            let mut inside: BTreeMap<String, Patch> =
                gone.map(|((name, _), _)| (name.clone().into(), Patch::Gone)).collect();
            inside.extend(new.iter().zip(0..).filter_map(|((name, field), at)| {
                let patch = match Tree::field(old, at, name) {
                    Some(old) => difference(old, field)?,
                    None => put(field),
                };
                Some((name.clone().into(), patch))
            }));
            Some(Patch::Inside(inside))
        }
        (Tree::List(old), Tree::List(new)) => Some(of_lists(old, new)),
        _ => Some(put(after)),
    }
}

fn put(now: &Tree) -> Patch {
    Patch::Put([now.value()])
}

/// Of two lists that differ: where only insides differ those, else the stretch that does.
fn of_lists(old: &[Tree], new: &[Tree]) -> Patch {
    let is_same = |(one, other): &(&Tree, &Tree)| one == other;
    let start = old.iter().zip(new).take_while(is_same).count();
    let (old_rest, new_rest) = (old.iter().skip(start), new.iter().skip(start));
    let end = old_rest.clone().rev().zip(new_rest.clone().rev()).take_while(is_same).count();
    let count = old_rest.len() - end;
    let (was, is) = (old_rest.take(count), new_rest.clone().take(new_rest.len() - end));
    let has_inside = |tree: &Tree| matches!(tree, Tree::Fields(_) | Tree::List(_));
    if was.len() == is.len() && is.clone().all(has_inside) {
        let inside = was
            .zip(is)
            .zip(start..)
            .filter_map(|((was, is), index)| Some((index.to_string(), difference(was, is)?)));
        return Patch::Inside(inside.collect());
    }
    Patch::Splice(start, count, is.map(Tree::value).collect())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// Makes the patch, sends it over the wire, applies it, and gives what was sent.
    fn sent(before: &Value, after: &Value) -> Value {
        let patch = difference(&Tree::of(before), &Tree::of(after));
        let wire = serde_json::to_value(patch).unwrap();
        let mut value = before.clone();
        let read: Option<Patch> = serde_json::from_value(wire.clone()).unwrap();
        if let Some(patch) = read {
            patch.apply(&mut value).unwrap();
        }
        assert_eq!(&value, after, "by {wire}");
        wire
    }

    #[test]
    fn fields_change_come_and_go() {
        let before = json!({"a": 1, "b": {"c": [1, 2], "d": null}, "e": true});
        let after = json!({"a": 1, "b": {"c": [1, 2], "d": {"f": 1}}, "g": null});
        let patch = json!({"b": {"d": [{"f": 1}]}, "e": null, "g": [null]});
        assert_eq!(sent(&before, &after), patch);
        assert_eq!(sent(&before, &before), Value::Null);
        assert_eq!(sent(&json!({"main": "A"}), &json!({"divine": 1})), json!([{"divine": 1}]));
        assert_eq!(sent(&json!("for_good"), &json!({"until": 1})), json!([{"until": 1}]));
    }

    #[test]
    fn lists_change_inside_grow_and_shrink() {
        let hands = |hand: u8| json!([{"hand": 5, "left": false}, {"hand": hand, "left": false}]);
        assert_eq!(sent(&hands(3), &hands(4)), json!({"1": {"hand": [4]}}));
        assert_eq!(sent(&json!([1, 2, 4, 5]), &json!([1, 2, 3, 4, 5])), json!([2, 0, [3]]));
        assert_eq!(sent(&json!([1, 2, 2, 3]), &json!([1, 2, 3])), json!([2, 1, []]));
        assert_eq!(sent(&json!([7, 7]), &json!([7, 8])), json!([1, 1, [8]]));
        assert_eq!(sent(&json!([null, {"a": 1}]), &json!([{"a": 1}])), json!([0, 1, []]));
        assert_eq!(sent(&json!([null, 1]), &json!([{"a": 1}, 1])), json!({"0": [{"a": 1}]}));
    }
}
