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
