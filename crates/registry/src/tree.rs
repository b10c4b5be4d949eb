//! Plain data in the shape of its JSON, quickly made and compared.
//!
//! Between two messages a hall looks at dozens of views to tell what changed in them. A JSON value
//! has a string of its own for every field's name and every word; here they are those of the types.

mod write;

use std::borrow::Cow;

use serde::Serialize;
use serde::ser::{SerializeMap as _, SerializeSeq as _};
use serde_json::{Number, Value};

/// Plain data in the shape of its JSON.
#[derive(Clone, PartialEq, Debug)]
pub enum Tree {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A number.
    Number(Number),
    /// A word or a text.
    Text(Cow<'static, str>),
    /// Several in order.
    List(Vec<Tree>),
    /// Fields by name, in the order in which they were written.
    Fields(Vec<Field>),
}

/// A name, and what stands under it.
pub type Field = (Cow<'static, str>, Tree);

impl Tree {
    /// The shape of plain data, which always has one: the laws of the testkit write every kind of it.
    #[must_use]
    pub fn of(plain: &impl Serialize) -> Self {
        plain.serialize(write::Writer).unwrap_or(Self::Null)
    }

    /// The same as a JSON value.
    #[must_use]
    pub fn value(&self) -> Value {
        match self {
            Self::Null => Value::Null,
            Self::Bool(bool) => Value::Bool(*bool),
            Self::Number(number) => Value::Number(number.clone()),
            Self::Text(text) => Value::String(text.clone().into_owned()),
            Self::List(list) => Value::Array(list.iter().map(Self::value).collect()),
            Self::Fields(fields) => {
                let fields =
                    fields.iter().map(|(name, field)| (name.clone().into(), field.value()));
                Value::Object(fields.collect())
            }
        }
    }

    /// The field of this name, looked for first where it stood in a tree of the same type.
    #[must_use]
    pub fn field<'t>(fields: &'t [Field], at: usize, name: &str) -> Option<&'t Self> {
        let is_it = |field: &&Field| field.0 == name;
        let found = fields.get(at).filter(is_it).or_else(|| fields.iter().find(is_it));
        found.map(|(_, field)| field)
    }
}

impl Serialize for Tree {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Null => serializer.serialize_unit(),
            Self::Bool(bool) => serializer.serialize_bool(*bool),
            Self::Number(number) => number.serialize(serializer),
            Self::Text(text) => serializer.serialize_str(text),
            Self::List(list) => {
                let mut seq = serializer.serialize_seq(Some(list.len()))?;
                list.iter().try_for_each(|one| seq.serialize_element(one))?;
                seq.end()
            }
            Self::Fields(fields) => {
                let mut map = serializer.serialize_map(Some(fields.len()))?;
                fields.iter().try_for_each(|(name, field)| map.serialize_entry(name, field))?;
                map.end()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde_json::json;

    use super::*;

    #[derive(Serialize)]
    #[serde(rename_all = "snake_case")]
    enum Shape {
        Plain,
        Wrapped(u8),
        Pair(u8, bool),
        Named { side: i64 },
    }

    #[derive(Serialize)]
    #[serde(tag = "type", rename_all = "snake_case")]
    enum Tagged {
        Drawn { card: Option<&'static str> },
    }

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct Id(u8);

    #[derive(Serialize)]
    struct Whole {
        shapes: [Shape; 4],
        tagged: Tagged,
        #[serde(skip_serializing_if = "Option::is_none")]
        missing: Option<u8>,
        by_number: BTreeMap<u16, char>,
        by_name: BTreeMap<String, (Unit, ())>,
        id: Id,
        large: u64,
        part: f64,
        #[serde(flatten)]
        more: BTreeMap<&'static str, bool>,
    }

    #[test]
    fn a_tree_says_what_json_says() {
        let whole = Whole {
            shapes: [
                Shape::Plain,
                Shape::Wrapped(3),
                Shape::Pair(1, true),
                Shape::Named { side: -4 },
            ],
            tagged: Tagged::Drawn { card: Some("axe") },
            missing: None,
            by_number: [(7, 'x')].into(),
            by_name: [("a".to_owned(), (Unit, ()))].into(),
            id: Id(9),
            large: u64::MAX,
            part: 0.5,
            more: [("flat", true)].into(),
        };
        let tree = Tree::of(&whole);
        assert_eq!(tree.value(), serde_json::to_value(&whole).unwrap());
        assert_eq!(serde_json::to_value(&tree).unwrap(), tree.value(), "as it is written");
        assert_eq!(Tree::of(&tree.value()).value(), tree.value(), "as it is read");
    }

    #[test]
    fn fields_are_found_wherever_they_stand() {
        let Tree::Fields(fields) = Tree::of(&json!({"a": 1, "b": 2})) else { panic!("fields") };
        for at in 0..3 {
            assert_eq!(Tree::field(&fields, at, "b").map(Tree::value), Some(json!(2)));
            assert_eq!(Tree::field(&fields, at, "c"), None);
        }
    }
}
