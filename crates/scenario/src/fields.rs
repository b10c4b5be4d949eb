//! Reading a table key by key, so that every key that nobody asked for is noticed.

use gladsheim_engine::nearest;

use crate::fault::{Problem, Snag};
use crate::tree::{Entry, Node, TomlTable, Value};
use crate::word_list::listed;

/// The keys of one table, of which the reader takes what it understands.
pub(crate) struct Fields<'t> {
    at: usize,
    left: Vec<&'t Entry>,
    known: Vec<&'static str>,
}

impl<'t> Fields<'t> {
    /// The fields of a table.
    pub(crate) fn of(node: &'t Node) -> Result<Self, Snag> {
        let TomlTable(entries) = table(node)?;
        Ok(Self { at: node.at, left: entries.iter().collect(), known: Vec::new() })
    }

    /// Where the table starts.
    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// Takes a key, if it is there.
    pub(crate) fn maybe(&mut self, key: &'static str) -> Option<&'t Entry> {
        self.known.push(key);
        let index = self.left.iter().position(|entry| entry.key == key)?;
        Some(self.left.remove(index))
    }

    /// Takes a key and reads its value, if it is there.
    pub(crate) fn read<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&'t Node) -> Result<T, Snag>,
    ) -> Result<Option<T>, Snag> {
        self.maybe(key).map(|entry| read(&entry.node)).transpose()
    }

    /// Takes a key that must be there.
    pub(crate) fn must<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&'t Node) -> Result<T, Snag>,
    ) -> Result<T, Snag> {
        if let Some(value) = self.read(key, read)? {
            return Ok(value);
        }
        // A key that was meant to be this one is a better place to point at than the table.
        let slip = self.left.iter().find(|entry| nearest(&entry.key, [key]).is_some());
        Err(match slip {
            Some(entry) => unknown_key(&entry.key, entry.at, &[key]),
            None => Snag::new(self.at, Problem::Missing(key)),
        })
    }

    /// Refuses what nobody asked for.
    pub(crate) fn finish(mut self) -> Result<(), Snag> {
        match self.left.first() {
            None => Ok(()),
            Some(entry) => {
                self.known.sort_unstable();
                Err(unknown_key(&entry.key, entry.at, &self.known))
            }
        }
    }
}

/// The refusal of a key where only `known` ones mean something.
pub(crate) fn unknown_key(key: &str, at: usize, known: &[&str]) -> Snag {
    let problem = Problem::UnknownKey { key: key.into(), known: listed(known.iter().copied()) };
    Snag::new(at, problem).suggest(nearest(key, known.iter().copied()))
}

/// The value as a table.
pub(crate) fn table(node: &Node) -> Result<&TomlTable, Snag> {
    match &node.value {
        Value::Table(table) => Ok(table),
        other => Err(Snag::kind(node.at, "a table", other.kind())),
    }
}

/// The value as a list.
pub(crate) fn list(node: &Node) -> Result<&[Node], Snag> {
    match &node.value {
        Value::List(items) => Ok(items),
        other => Err(Snag::kind(node.at, "a list", other.kind())),
    }
}

/// The value as a text with something in it.
pub(crate) fn text(node: &Node) -> Result<&str, Snag> {
    match &node.value {
        Value::Text(text) if text.trim().is_empty() => {
            Err(Snag::kind(node.at, "a text with something in it", "an empty one"))
        }
        Value::Text(text) => Ok(text),
        other => Err(Snag::kind(node.at, "a text", other.kind())),
    }
}

/// The value as true or false.
pub(crate) fn truth(node: &Node) -> Result<bool, Snag> {
    match &node.value {
        Value::Truth(truth) => Ok(*truth),
        other => Err(Snag::kind(node.at, "true or false", other.kind())),
    }
}

/// The value as a number in `least..=most`.
pub(crate) fn number(node: &Node, least: i64, most: i64) -> Result<i64, Snag> {
    let wanted = format!("a whole number from {least} to {most}");
    match &node.value {
        Value::Integer(number) if (least..=most).contains(number) => Ok(*number),
        Value::Integer(number) => Err(Snag::kind(node.at, wanted, number.to_string())),
        other => Err(Snag::kind(node.at, wanted, other.kind())),
    }
}
