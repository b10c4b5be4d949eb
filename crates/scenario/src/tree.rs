//! The text of a file as a tree in which every key and every value knows where it stands.

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toml_parser::lexer::TokenKind;

use crate::fault::{Problem, Snag};

/// The longest file that is read, in bytes: far more than any scenario needs.
pub(crate) const MAX_BYTES: usize = 1 << 20;

/// The deepest nesting of tables and lists that is read; deeper trees could exhaust the stack.
const MAX_DEPTH: usize = 64;

/// The word for what is not there: an empty place on the table, a card that is not known.
pub(crate) const NOTHING: &str = "nothing";

/// A value and the byte at which it starts.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) at: usize,
    pub(crate) value: Value,
}

/// What can be written in a scenario.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Text(String),
    Integer(i64),
    Float(f64),
    Truth(bool),
    List(Vec<Node>),
    Table(TomlTable),
}

/// A table, in the order in which its keys were written.
#[derive(Clone, Debug, Default)]
pub(crate) struct TomlTable(pub(crate) Vec<Entry>);

/// One key of a table with its value.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    pub(crate) key: String,
    pub(crate) at: usize,
    pub(crate) node: Node,
}

impl TomlTable {
    /// Whether the table only counts things, such as a hand of cards by type.
    fn is_pile(&self) -> bool {
        self.0.iter().all(|entry| matches!(entry.node.value, Value::Integer(_)))
    }
}

impl Value {
    /// What the value is, for the sentence "expected a number, found …".
    pub(crate) fn kind(&self) -> &'static str {
        match self {
            Self::Text(_) => "a text",
            Self::Integer(_) => "a whole number",
            Self::Float(_) => "a decimal number",
            Self::Truth(_) => "true or false",
            Self::List(_) => "a list",
            Self::Table(_) => "a table",
        }
    }
}

impl Node {
    /// The same value as JSON, to be compared with what a game says.
    pub(crate) fn to_json(&self) -> serde_json::Value {
        match &self.value {
            Value::Text(text) if text == NOTHING => serde_json::Value::Null,
            Value::Text(text) => text.as_str().into(),
            Value::Integer(number) => (*number).into(),
            Value::Float(number) => (*number).into(),
            Value::Truth(truth) => (*truth).into(),
            Value::List(items) => items.iter().map(Self::to_json).collect(),
            Value::Table(table) => {
                table.0.iter().map(|entry| (entry.key.clone(), entry.node.to_json())).collect()
            }
        }
    }

    /// This tree with what `over` says in place of what it said: tables are merged key by key,
    /// everything else is replaced, and so are piles.
    pub(crate) fn overlaid(&self, over: &Self) -> Self {
        let (Value::Table(below), Value::Table(above)) = (&self.value, &over.value) else {
            return over.clone();
        };
        if below.is_pile() && above.is_pile() {
            return over.clone();
        }
        let mut merged = below.clone();
        for entry in &above.0 {
            match merged.0.iter_mut().find(|known| known.key == entry.key) {
                Some(known) => {
                    known.at = entry.at;
                    known.node = known.node.overlaid(&entry.node);
                }
                None => merged.0.push(entry.clone()),
            }
        }
        Self { at: over.at, value: Value::Table(merged) }
    }
}

/// Reads the text of a file.
pub(crate) fn read(text: &str) -> Result<Node, Snag> {
    if text.len() > MAX_BYTES {
        return Err(Snag::new(0, Problem::TooLong { most: MAX_BYTES }));
    }
    check_depth(text)?;
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        Snag::new(at, Problem::Syntax(error.message().replace('\n', ", ")))
    })?;
    Ok(Node { at: 0, value: Value::Table(plant_table(table.get_ref())?) })
}

/// Refuses nesting that would exhaust the stack of the parser.
///
/// The parser limits brackets and the dots of one key, but not dotted keys inside brackets inside
/// dotted keys. Counting is generous where the text is not TOML anyway.
fn check_depth(text: &str) -> Result<(), Snag> {
    let (mut open, mut depth, mut dots) = (Vec::new(), 0, 0);
    for token in toml_parser::Source::new(text).lex() {
        match token.kind() {
            TokenKind::Dot => dots += 1,
            TokenKind::Comma => dots = 0,
            TokenKind::Newline if open.is_empty() => dots = 0,
            bracket @ (TokenKind::LeftCurlyBracket | TokenKind::LeftSquareBracket) => {
                open.push((bracket, dots + 1));
                depth += dots + 1;
                dots = 0;
            }
            bracket @ (TokenKind::RightCurlyBracket | TokenKind::RightSquareBracket) => {
                let opened = match bracket {
                    TokenKind::RightCurlyBracket => TokenKind::LeftCurlyBracket,
                    _ => TokenKind::LeftSquareBracket,
                };
                if let Some((_, levels)) = open.pop_if(|(bracket, _)| *bracket == opened) {
                    depth -= levels;
                    dots = 0;
                }
            }
            _ => {}
        }
        if depth + dots > MAX_DEPTH {
            return Err(Snag::new(token.span().start(), Problem::TooDeep));
        }
    }
    Ok(())
}

fn plant_table(table: &DeTable<'_>) -> Result<TomlTable, Snag> {
    let mut entries = Vec::with_capacity(table.len());
    for (key, value) in table {
        let (at, key) = (key.span().start, key.get_ref().to_string());
        entries.push(Entry { key, at, node: plant(value, at)? });
    }
    entries.sort_by_key(|entry| entry.at);
    Ok(TomlTable(entries))
}

/// `at` is the place of the key: values that were never written themselves, such as the table in
/// the middle of `a.b.c`, stand where their key stands.
fn plant(value: &Spanned<DeValue<'_>>, at: usize) -> Result<Node, Snag> {
    let span = value.span();
    let at = if span.is_empty() { at } else { span.start };
    let value = match value.get_ref() {
        DeValue::String(text) => Value::Text(text.to_string()),
        DeValue::Integer(number) => {
            let parsed = i64::from_str_radix(number.as_str(), number.radix());
            Value::Integer(parsed.map_err(|_| Snag::new(at, Problem::HugeNumber))?)
        }
        DeValue::Float(number) => {
            let parsed = number.as_str().parse();
            Value::Float(parsed.map_err(|_| Snag::new(at, Problem::HugeNumber))?)
        }
        DeValue::Boolean(truth) => Value::Truth(*truth),
        DeValue::Datetime(_) => return Err(Snag::new(at, Problem::Date)),
        DeValue::Array(items) => {
            let items = items.iter().map(|item| plant(item, at));
            Value::List(items.collect::<Result<_, _>>()?)
        }
        DeValue::Table(table) => Value::Table(plant_table(table)?),
    };
    Ok(Node { at, value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_laid_over_each_other_but_piles_are_replaced() {
        let below = read("a.b = 1\na.c = 'x'\nhand = { axe = 1 }\nlist = [1]").unwrap();
        let above = read("a.b = 2\nhand = { wolf = 2 }\nlist = []").unwrap();
        let merged = serde_json::json!({
            "a": {"b": 2, "c": "x"}, "hand": {"wolf": 2}, "list": [],
        });
        assert_eq!(below.overlaid(&above).to_json(), merged);
    }
}
