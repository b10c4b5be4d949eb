//! Reading a game's own words from a tree, with mistakes that know their place.

use core::fmt;

use gladsheim_engine::nearest;
use serde::de::value::StrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Expected, IntoDeserializer,
    MapAccess, SeqAccess, Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use crate::fault::{Problem, Snag};
use crate::tree::{Entry, NOTHING, Node, TomlTable, Value};
use crate::word_list::listed;

/// The value that a tree describes.
pub(crate) fn from_node<T: DeserializeOwned>(node: &Node) -> Result<T, Snag> {
    T::deserialize(Reader::Value(node)).map_err(|misfit| {
        let Misfit { at, problem, suggestion } = misfit;
        Snag { at: at.unwrap_or(node.at), problem, suggestion }
    })
}

/// A snag that may not know its place yet: whoever reads the surrounding value adds it.
#[derive(Debug, Clone)]
struct Misfit {
    at: Option<usize>,
    problem: Box<Problem>,
    suggestion: Option<String>,
}

impl Misfit {
    fn new(problem: Problem) -> Self {
        Self { at: None, problem: Box::new(problem), suggestion: None }
    }

    fn kind(found: impl fmt::Display, wanted: &dyn Expected) -> Self {
        Self::new(Problem::Kind { wanted: wanted.to_string(), found: found.to_string() })
    }

    fn unknown(word: &str, known: &'static [&'static str]) -> Self {
        let problem =
            Problem::UnknownKey { key: word.into(), known: listed(known.iter().copied()) };
        Self { suggestion: nearest(word, known.iter().copied()), ..Self::new(problem) }
    }

    fn or_at(self, at: usize) -> Self {
        Self { at: self.at.or(Some(at)), ..self }
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)
    }
}

impl core::error::Error for Misfit {}

impl de::Error for Misfit {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self::new(Problem::Position(message.to_string()))
    }

    fn invalid_type(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::kind(found, wanted)
    }

    fn invalid_value(found: Unexpected<'_>, wanted: &dyn Expected) -> Self {
        Self::kind(found, wanted)
    }

    fn invalid_length(length: usize, wanted: &dyn Expected) -> Self {
        Self::kind(length, wanted)
    }

    fn unknown_field(field: &str, known: &'static [&'static str]) -> Self {
        Self::unknown(field, known)
    }

    fn unknown_variant(variant: &str, known: &'static [&'static str]) -> Self {
        Self::unknown(variant, known)
    }

    fn missing_field(field: &'static str) -> Self {
        Self::new(Problem::Missing(field))
    }
}

/// Reads one value, or one key, which may stand for a number: seats are numbered.
enum Reader<'t> {
    Value(&'t Node),
    Key(&'t str),
}

/// Numbers, which as keys are written as text.
macro_rules! numbers {
    ($($deserialize:ident)*) => {$(
        fn $deserialize<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
            match self {
                Self::Key(key) if let Ok(number) = key.parse() => visitor.visit_i64(number),
                _ => self.deserialize_any(visitor),
            }
        }
    )*};
}

impl<'de> Deserializer<'de> for Reader<'_> {
    type Error = Misfit;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        let node = match self {
            Self::Value(node) => node,
            Self::Key(key) => return visitor.visit_str(key),
        };
        let result = match &node.value {
            Value::Text(text) => visitor.visit_str(text),
            Value::Integer(number) => visitor.visit_i64(*number),
            Value::Float(number) => visitor.visit_f64(*number),
            Value::Truth(truth) => visitor.visit_bool(*truth),
            Value::List(items) => visitor.visit_seq(Items(items.iter())),
            Value::Table(table) => visitor.visit_map(Entries::of(table)),
        };
        result.map_err(|misfit| misfit.or_at(node.at))
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Misfit> {
        match self {
            Self::Value(Node { value: Value::Text(text), .. }) if text == NOTHING => {
                visitor.visit_none()
            }
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        let word = |text| StrDeserializer::<Misfit>::new(text);
        let node = match self {
            Self::Value(node) => node,
            Self::Key(key) => return visitor.visit_enum(word(key)),
        };
        let result = match &node.value {
            Value::Text(text) => visitor.visit_enum(word(text)),
            Value::Table(TomlTable(entries)) if let [entry] = entries.as_slice() => {
                visitor.visit_enum(Variant(entry))
            }
            _ => self.deserialize_any(visitor),
        };
        result.map_err(|misfit| misfit.or_at(node.at))
    }

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64
    }

    forward_to_deserialize_any! {
        bool i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct identifier ignored_any
    }
}

/// The items of a list.
struct Items<'t>(core::slice::Iter<'t, Node>);

impl<'de> SeqAccess<'de> for Items<'_> {
    type Error = Misfit;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Misfit> {
        self.0.next().map(|node| seed.deserialize(Reader::Value(node))).transpose()
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The entries of a table.
struct Entries<'t> {
    left: core::slice::Iter<'t, Entry>,
    value: Option<&'t Node>,
}

impl<'t> Entries<'t> {
    fn of(table: &'t TomlTable) -> Self {
        Self { left: table.0.iter(), value: None }
    }
}

impl<'de> MapAccess<'de> for Entries<'_> {
    type Error = Misfit;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Misfit> {
        let Some(entry) = self.left.next() else { return Ok(None) };
        self.value = Some(&entry.node);
        seed.deserialize(Reader::Key(&entry.key)).map(Some).map_err(|misfit| misfit.or_at(entry.at))
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Misfit> {
        match self.value.take() {
            Some(node) => seed.deserialize(Reader::Value(node)),
            None => Err(de::Error::custom("a value was read before its key")),
        }
    }
}

/// An enum written as a table with one key.
struct Variant<'t>(&'t Entry);

impl<'de> EnumAccess<'de> for Variant<'_> {
    type Error = Misfit;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Misfit> {
        let key = self.0.key.as_str().into_deserializer();
        let variant = seed.deserialize(key).map_err(|misfit: Misfit| misfit.or_at(self.0.at))?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_> {
    type Error = Misfit;

    fn unit_variant(self) -> Result<(), Misfit> {
        let problem = Problem::Kind {
            wanted: format!("just \"{}\"", self.0.key),
            found: "a table".to_owned(),
        };
        Err(Misfit::new(problem).or_at(self.0.at))
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Misfit> {
        seed.deserialize(Reader::Value(&self.0.node))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _len: usize, visitor: V) -> Result<V::Value, Misfit> {
        Reader::Value(&self.0.node).deserialize_any(visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Misfit> {
        Reader::Value(&self.0.node).deserialize_any(visitor)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::*;
    use crate::tree;

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(deny_unknown_fields)]
    struct Hall {
        doors: u8,
        #[serde(default)]
        guard: Option<Guard>,
        #[serde(default)]
        seat: BTreeMap<u8, Vec<Guard>>,
    }

    #[derive(Deserialize, PartialEq, Debug)]
    #[serde(rename_all = "snake_case")]
    enum Guard {
        Wolf,
        Wolves(u8),
        Pack { size: u8 },
    }

    fn read(text: &str) -> Result<Hall, (usize, String, Option<String>)> {
        from_node(&tree::read(text).unwrap())
            .map_err(|snag| (snag.at, snag.problem.to_string(), snag.suggestion))
    }

    #[test]
    fn words_numbers_and_tables_are_read() {
        let hall =
            read("doors = 9\nguard = 'wolf'\nseat.2 = ['wolf', {wolves = 2}, {pack = {size = 3}}]");
        let seat =
            BTreeMap::from([(2, vec![Guard::Wolf, Guard::Wolves(2), Guard::Pack { size: 3 }])]);
        assert_eq!(hall, Ok(Hall { doors: 9, guard: Some(Guard::Wolf), seat }));
    }

    #[test]
    fn mistakes_know_their_place_and_what_was_meant() {
        let (at, message, suggestion) = read("doors = 1\ngaurd = 'wolf'").unwrap_err();
        assert_eq!((at, suggestion.as_deref()), (10, Some("guard")));
        assert_eq!(message, "there is no \"gaurd\" here, only \"doors\", \"guard\" and \"seat\"");

        let (at, _, suggestion) = read("doors = 1\nguard = 'wofl'").unwrap_err();
        assert_eq!((at, suggestion.as_deref()), (18, Some("wolf")));

        let (at, message, _) = read("guard = 'wolf'\ndoors = 300").unwrap_err();
        assert_eq!((at, message.as_str()), (23, "expected u8, found integer `300`"));

        let (at, message, _) = read("doors = 1\nseat = {a = []}").unwrap_err();
        assert_eq!((at, message.as_str()), (18, "expected u8, found string \"a\""));

        let nobody = Ok(Hall { doors: 1, guard: None, seat: BTreeMap::new() });
        assert_eq!(read("doors = 1\nguard = 'nothing'"), nobody);
        assert_eq!(read("guard = 'wolf'").unwrap_err().1, "\"doors\" is missing here");
        let (_, message, _) = read("doors = 1\nguard = {wolf = 1}").unwrap_err();
        assert_eq!(message, "expected just \"wolf\", found a table");
    }
}
