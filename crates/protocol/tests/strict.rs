//! What clients send is read to the letter; what the hall sends may grow.

use gladsheim_engine::Seat;
use gladsheim_protocol::{
    Act, Arg, ClientMessage, Clock, CreateTable, ErrorCode, Join, Phrase, Problem, SeatPlan,
    ServerMessage, Time,
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn reads<T: DeserializeOwned>(value: Value) -> bool {
    serde_json::from_value::<T>(value).is_ok()
}

#[test]
fn an_unknown_field_is_refused_in_every_kind_of_request() {
    assert!(reads::<ClientMessage>(json!({"type": "hello", "version": 1})));
    assert!(!reads::<ClientMessage>(json!({"type": "hello", "version": 1, "sins": 4})));
    assert!(reads::<ClientMessage>(json!({"type": "ping"})));
    assert!(!reads::<ClientMessage>(json!({"type": "ping", "x": 1})));
    assert!(!reads::<ClientMessage>(json!({"type": "act", "question": 1, "action": 2, "seat": 0})));
    assert!(!reads::<ClientMessage>(json!({"type": "shout", "text": "ho"})));
    assert!(!reads::<Act>(json!({"question": 1, "action": 2, "seat": 0})));
    assert!(reads::<ClientMessage>(json!({"type": "order", "window": "w", "ask": "never"})));
    assert!(!reads::<ClientMessage>(json!({"type": "order", "window": "w", "ask": "maybe"})));
    assert!(!reads::<ClientMessage>(json!({"type": "order", "window": "w", "seat": 1})));
    assert!(!reads::<Join>(json!({"name": "Ask", "admin": true})));
    let table = json!({"game": "valhalla", "players": 2});
    assert!(reads::<CreateTable>(table.clone()));
    let with = |key: &str, value: Value| {
        let mut table = table.clone();
        table[key] = value;
        reads::<CreateTable>(table)
    };
    assert!(with("seats", json!([{"kind": "me"}, {"kind": "bot", "strength": "karl"}])));
    assert!(!with("seats", json!([{"kind": "me", "name": "x"}])));
    assert!(!with("seats", json!([{"kind": "bot"}])));
    assert!(with("clock", json!({"time": {"kind": "slow", "per_move_ms": 5000}})));
    assert!(!with("clock", json!({"time": {"kind": "untimed", "per_move_ms": 5000}})));
    assert!(!with("seed", json!("00")));
}

#[test]
fn numbers_that_cannot_be_are_refused() {
    assert!(!reads::<Act>(json!({"question": -1, "action": 2})));
    assert!(!reads::<Act>(json!({"question": 1, "action": 65_536})));
    assert!(!reads::<Act>(json!({"question": 1, "action": "2"})));
    assert!(!reads::<Join>(json!({"name": "Ask", "seat": 8})));
}

#[test]
fn defaults_are_left_out_and_come_back() {
    let table: CreateTable =
        serde_json::from_value(json!({"game": "valhalla", "players": 3})).unwrap();
    assert_eq!(table.clock, Clock { time: Time::Untimed {}, ..Clock::default() });
    assert_eq!(table.seats, Vec::<SeatPlan>::new());
    let again = serde_json::from_value(serde_json::to_value(&table).unwrap()).unwrap();
    assert_eq!(table, again);
}

#[test]
fn an_older_client_passes_over_what_it_does_not_know() {
    let message = json!({"type": "error", "news": 1,
        "error": {"code": "bored_now", "message": "?", "more": []}});
    let message: ServerMessage = serde_json::from_value(message).unwrap();
    let error = Problem::new(ErrorCode::Unknown, "?");
    assert_eq!(message, ServerMessage::Error { error });
}

#[test]
fn phrases_are_read_as_they_were_written() {
    let count = Phrase::new("count").number("n", 2).term("card", "axe");
    let made_up = Arg::Name { key: "toy-spoon".into(), text: "Spoon".into() };
    let list = vec![Arg::Phrase(count), Arg::Term("wolf".into()), made_up];
    let phrase = Phrase::new("gains").seat("who", Seat::wrapping(1)).with("cards", Arg::List(list));
    let wire = serde_json::to_value(&phrase).unwrap();
    assert_eq!(wire["args"][0], json!(["who", {"seat": 1}]));
    assert_eq!(serde_json::from_value::<Phrase>(wire).unwrap(), phrase);
}
