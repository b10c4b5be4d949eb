//! The examples of `docs/protocol.md` are messages that the types read, and read completely.

use gladsheim_protocol::{
    Access, Act, ClientMessage, CreateTable, ErrorBody, Mute, OpenProposal, Remove, SeatState,
    ServerMessage,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// The fenced examples of the page: the line, what the fence says they are, and their text.
fn examples() -> Vec<(usize, &'static str, String)> {
    let mut examples = Vec::new();
    let mut open: Option<(usize, &str, String)> = None;
    for (number, line) in PAGE.lines().enumerate() {
        match (&mut open, line.strip_prefix("```")) {
            (None, Some(kind)) => open = Some((number + 1, kind, String::new())),
            (Some(_), Some(_)) => examples.extend(open.take()),
            (Some((_, _, text)), None) => {
                text.push_str(line);
                text.push('\n');
            }
            (None, None) => {}
        }
    }
    assert!(open.is_none(), "a fence is not closed");
    examples
}

/// Reads an example and writes it again: a field that the type does not know would be lost, and
/// one that may be left out would appear.
fn check<T: DeserializeOwned + Serialize>(line: usize, text: &str) {
    let value: Value = serde_json::from_str(text).unwrap_or_else(|e| panic!("line {line}: {e}"));
    let read: T =
        serde_json::from_value(value.clone()).unwrap_or_else(|e| panic!("line {line}: {e}"));
    let written = serde_json::to_value(&read).unwrap();
    for (name, field) in value.as_object().unwrap() {
        assert_eq!(written.get(name), Some(field), "line {line}: \"{name}\" is not read");
    }
}

#[test]
fn every_example_is_what_it_says() {
    let examples = examples();
    for (line, kind, text) in &examples {
        match *kind {
            "json client" => check::<ClientMessage>(*line, text),
            "json server" => check::<ServerMessage>(*line, text),
            "json part OpenProposal" => check::<OpenProposal>(*line, text),
            "json part ErrorBody" => check::<ErrorBody>(*line, text),
            "json part CreateTable" => check::<CreateTable>(*line, text),
            "json part Remove" => check::<Remove>(*line, text),
            "json part Mute" => check::<Mute>(*line, text),
            "json part SeatState" => check::<SeatState>(*line, text),
            "json part Access" => check::<Access>(*line, text),
            "json part Act" => check::<Act>(*line, text),
            other => panic!("line {line}: what is \"{other}\"?"),
        }
    }
}

#[test]
fn every_kind_of_message_has_an_example() {
    let shown = |side: &str, kind: &str| {
        let mut examples = examples().into_iter();
        examples.any(|(_, fence, text)| {
            fence == format!("json {side}")
                && serde_json::from_str::<Value>(&text).unwrap()["type"] == kind
        })
    };
    for kind in ["hello", "act", "order", "undo", "end", "rematch", "chat", "ping"] {
        assert!(shown("client", kind), "{kind}");
    }
    for kind in ["welcome", "state", "chat", "accepted", "refused", "error", "pong", "bye"] {
        assert!(shown("server", kind), "{kind}");
    }
}

/// The keys that stand in an example: those of phrases and of nouns.
fn keys(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                match field.as_str().filter(|_| name == "key" || name == "term") {
                    Some(key) => found.push(key.to_owned()),
                    None => keys(field, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| keys(item, found)),
        _ => {}
    }
}

#[test]
fn every_phrase_has_words() {
    const WORDS: &str = include_str!("../../../locales/en/valhalla.ftl");
    let mut found = Vec::new();
    for (_, _, text) in examples() {
        keys(&serde_json::from_str(&text).unwrap(), &mut found);
    }
    assert!(found.len() > 5);
    for key in found {
        let defined = WORDS.lines().any(|line| line.starts_with(&format!("{key} =")));
        assert!(defined, "no locale file has \"{key}\"");
    }
}
