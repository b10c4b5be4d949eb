//! What changed in a viewer's view, in few bytes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What changed between two values, told so that the first becomes the second.
///
/// It follows the shape of the value: `{"players": {"2": {"hand": [4]}}}` says that the third
/// player's `hand` is 4 now. It is no JSON Merge Patch, which knows no lists and cannot tell a field
/// that is null from one that is gone; and a JSON Patch repeats a path for every number.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Patch {
    /// The field is gone: `null`.
    Gone,
    /// It is this now: `[value]`.
    Put(#[cfg_attr(feature = "ts", ts(type = "[unknown]"))] [Value; 1]),
    /// From an index of a list on, so many elements gave way to these: `[index, count, elements]`.
    Splice(usize, usize, #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))] Vec<Value>),
    /// Something inside changed: fields by name, or elements of a list by index.
    Inside(BTreeMap<String, Patch>),
}

/// A patch was made for another value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the patch was made for another value")]
pub struct Misfit;

impl Patch {
    /// What makes `after` of `before`; nothing if they are the same.
    #[must_use]
    pub fn between(before: &Value, after: &Value) -> Option<Self> {
        match (before, after) {
            _ if before == after => None,
            (Value::Object(old), Value::Object(new)) if new.keys().any(|k| old.contains_key(k)) => {
                let gone = old.keys().filter(|name| !new.contains_key(*name));
                let mut inside: BTreeMap<_, _> = gone.map(|k| (k.clone(), Self::Gone)).collect();
                inside.extend(new.iter().filter_map(|(name, value)| {
                    let put = || Some(Self::Put([value.clone()]));
                    let patch = old.get(name).map_or_else(put, |old| Self::between(old, value));
                    Some((name.clone(), patch?))
                }));
                Some(Self::Inside(inside))
            }
            (Value::Array(old), Value::Array(new)) => Some(Self::between_lists(old, new)),
            _ => Some(Self::Put([after.clone()])),
        }
    }

    /// Of two lists that differ: where only insides differ those, else the stretch that does.
    fn between_lists(old: &[Value], new: &[Value]) -> Self {
        let is_same = |(one, other): &(&Value, &Value)| one == other;
        let start = old.iter().zip(new).take_while(is_same).count();
        let (old_rest, new_rest) = (old.iter().skip(start), new.iter().skip(start));
        let end = old_rest.clone().rev().zip(new_rest.clone().rev()).take_while(is_same).count();
        let count = old_rest.len() - end;
        let (was, is) = (old_rest.take(count), new_rest.clone().take(new_rest.len() - end));
        let has_inside = |value: &Value| value.is_object() || value.is_array();
        if was.len() == is.len() && is.clone().all(has_inside) {
            let inside = was.zip(is).zip(start..).filter_map(|((was, is), index)| {
                Some((index.to_string(), Self::between(was, is)?))
            });
            return Self::Inside(inside.collect());
        }
        Self::Splice(start, count, is.cloned().collect())
    }

    /// Makes the second value of the first.
    ///
    /// # Errors
    /// Says so if the value is not the one that the patch was made for, which is then half-changed.
    pub fn apply(&self, value: &mut Value) -> Result<(), Misfit> {
        match (self, value) {
            (Self::Put([now]), value) => now.clone_into(value),
            (Self::Splice(start, count, elements), Value::Array(list)) => {
                let end = start.checked_add(*count).filter(|end| *end <= list.len());
                list.splice(*start..end.ok_or(Misfit)?, elements.iter().cloned());
            }
            (Self::Inside(inside), Value::Array(list)) => {
                for (index, patch) in inside {
                    let index: usize = index.parse().map_err(|_| Misfit)?;
                    patch.apply(list.get_mut(index).ok_or(Misfit)?)?;
                }
            }
            (Self::Inside(inside), Value::Object(fields)) => {
                for (name, patch) in inside {
                    match patch {
                        Self::Gone => drop(fields.remove(name).ok_or(Misfit)?),
                        Self::Put([now]) => drop(fields.insert(name.clone(), now.clone())),
                        patch => patch.apply(fields.get_mut(name).ok_or(Misfit)?)?,
                    }
                }
            }
            _ => return Err(Misfit),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Makes the patch, sends it over the wire, applies it, and gives what was sent.
    fn sent(before: &Value, after: &Value) -> Value {
        let wire = serde_json::to_value(Patch::between(before, after)).unwrap();
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

    #[test]
    fn a_patch_for_another_value_is_refused() {
        let patch = |wire: Value| serde_json::from_value::<Patch>(wire).unwrap();
        let refuses = |wire: Value, mut value: Value| patch(wire).apply(&mut value) == Err(Misfit);
        assert!(refuses(json!({"a": {"b": [1]}}), json!({"a": 1})));
        assert!(refuses(json!({"a": null}), json!({})));
        assert!(refuses(json!({"3": {"a": [1]}}), json!([{}])));
        assert!(refuses(json!([1, 2, []]), json!([1, 2])));
        assert!(refuses(json!(null), json!(1)));
    }
}
