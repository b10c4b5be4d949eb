//! How plain data becomes a tree.

use std::borrow::Cow;
use std::fmt::{self, Display};

use serde::ser::{self, Serialize};
use serde_json::Number;

use super::Tree;

/// Writes trees.
pub(super) struct Writer;

/// What no tree can be made of, such as a list as the name of a field.
#[derive(Debug)]
pub(super) struct NoTree(String);

impl Display for NoTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoTree {}

impl ser::Error for NoTree {
    fn custom<T: Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

type Made = Result<Tree, NoTree>;

/// A variant with something in it: an object with one field.
fn variant(name: &'static str, inside: Tree) -> Tree {
    Tree::Fields(vec![(Cow::Borrowed(name), inside)])
}

macro_rules! numbers {
    ($($name:ident: $type:ty,)*) => {
        $(fn $name(self, number: $type) -> Made {
            Ok(Tree::Number(number.into()))
        })*
    };
}

impl ser::Serializer for Writer {
    type Ok = Tree;
    type Error = NoTree;
    type SerializeSeq = List;
    type SerializeTuple = List;
    type SerializeTupleStruct = List;
    type SerializeTupleVariant = List;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    numbers! {
        serialize_i8: i8,
        serialize_i16: i16,
        serialize_i32: i32,
        serialize_i64: i64,
        serialize_u8: u8,
        serialize_u16: u16,
        serialize_u32: u32,
        serialize_u64: u64,
    }

    fn serialize_f32(self, number: f32) -> Made {
        self.serialize_f64(number.into())
    }

    fn serialize_f64(self, number: f64) -> Made {
        Ok(Number::from_f64(number).map_or(Tree::Null, Tree::Number))
    }

    fn serialize_bool(self, bool: bool) -> Made {
        Ok(Tree::Bool(bool))
    }

    fn serialize_char(self, char: char) -> Made {
        Ok(Tree::Text(char.to_string().into()))
    }

    fn serialize_str(self, text: &str) -> Made {
        Ok(Tree::Text(text.to_owned().into()))
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Made {
        Ok(Tree::List(bytes.iter().map(|byte| Tree::Number((*byte).into())).collect()))
    }

    fn serialize_none(self) -> Made {
        Ok(Tree::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, some: &T) -> Made {
        some.serialize(self)
    }

    fn serialize_unit(self) -> Made {
        Ok(Tree::Null)
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Made {
        Ok(Tree::Null)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Made {
        Ok(Tree::Text(Cow::Borrowed(variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, inner: &T) -> Made {
        inner.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        name: &'static str,
        inner: &T,
    ) -> Made {
        Ok(variant(name, inner.serialize(self)?))
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<List, NoTree> {
        Ok(List::new(None, len.unwrap_or(0)))
    }

    fn serialize_tuple(self, len: usize) -> Result<List, NoTree> {
        Ok(List::new(None, len))
    }

    fn serialize_tuple_struct(self, _: &'static str, len: usize) -> Result<List, NoTree> {
        Ok(List::new(None, len))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<List, NoTree> {
        Ok(List::new(Some(variant), len))
    }

    fn serialize_map(self, len: Option<usize>) -> Result<Fields, NoTree> {
        Ok(Fields::new(None, len.unwrap_or(0)))
    }

    fn serialize_struct(self, _: &'static str, len: usize) -> Result<Fields, NoTree> {
        Ok(Fields::new(None, len))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        len: usize,
    ) -> Result<Fields, NoTree> {
        Ok(Fields::new(Some(variant), len))
    }
}

/// A list on its way, perhaps inside a variant.
pub(super) struct List {
    variant: Option<&'static str>,
    list: Vec<Tree>,
}

impl List {
    fn new(variant: Option<&'static str>, len: usize) -> Self {
        Self { variant, list: Vec::with_capacity(len) }
    }

    fn push<T: Serialize + ?Sized>(&mut self, element: &T) -> Result<(), NoTree> {
        self.list.push(element.serialize(Writer)?);
        Ok(())
    }

    fn done(self) -> Made {
        let list = Tree::List(self.list);
        Ok(match self.variant {
            Some(name) => variant(name, list),
            None => list,
        })
    }
}

/// Fields on their way, perhaps inside a variant; and a name whose field is still to come.
pub(super) struct Fields {
    variant: Option<&'static str>,
    fields: Vec<(Cow<'static, str>, Tree)>,
    name: Cow<'static, str>,
}

impl Fields {
    fn new(variant: Option<&'static str>, len: usize) -> Self {
        Self { variant, fields: Vec::with_capacity(len), name: Cow::Borrowed("") }
    }

    fn push<T: Serialize + ?Sized>(
        &mut self,
        name: Cow<'static, str>,
        field: &T,
    ) -> Result<(), NoTree> {
        self.fields.push((name, field.serialize(Writer)?));
        Ok(())
    }

    fn done(self) -> Made {
        let fields = Tree::Fields(self.fields);
        Ok(match self.variant {
            Some(name) => variant(name, fields),
            None => fields,
        })
    }
}

macro_rules! elements {
    ($($trait:ident $method:ident,)*) => {
        $(impl ser::$trait for List {
            type Ok = Tree;
            type Error = NoTree;

            fn $method<T: Serialize + ?Sized>(&mut self, element: &T) -> Result<(), NoTree> {
                self.push(element)
            }

            fn end(self) -> Made {
                self.done()
            }
        })*
    };
}

elements! {
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field,
}

macro_rules! named {
    ($($trait:ident,)*) => {
        $(impl ser::$trait for Fields {
            type Ok = Tree;
            type Error = NoTree;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                name: &'static str,
                field: &T,
            ) -> Result<(), NoTree> {
                self.push(Cow::Borrowed(name), field)
            }

            fn end(self) -> Made {
                self.done()
            }
        })*
    };
}

named! {
    SerializeStruct,
    SerializeStructVariant,
}

impl ser::SerializeMap for Fields {
    type Ok = Tree;
    type Error = NoTree;

    /// As JSON has it: numbers are names in their digits.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NoTree> {
        self.name = match key.serialize(Writer)? {
            Tree::Text(text) => text,
            Tree::Number(number) => number.to_string().into(),
            Tree::Bool(bool) => bool.to_string().into(),
            _ => return Err(ser::Error::custom("a field's name is a word or a number")),
        };
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, field: &T) -> Result<(), NoTree> {
        let name = std::mem::take(&mut self.name);
        self.push(name, field)
    }

    fn end(self) -> Made {
        self.done()
    }
}
