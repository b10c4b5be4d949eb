//! Those who sit at tables and play, each from an address of their own.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::hall::{Hall, Person, Socket};

/// How often a table moves.
const PAUSE: Duration = Duration::from_millis(100);

/// How long answers took.
#[derive(Default)]
pub struct Times(Vec<Duration>);

impl Times {
    pub fn add(&mut self, other: Self) {
        self.0.extend(other.0);
    }

    pub fn push(&mut self, time: Duration) {
        self.0.push(time);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn slowest(&self) -> Duration {
        self.0.iter().copied().max().unwrap_or_default()
    }

    pub fn p99(&mut self) -> Duration {
        self.0.sort_unstable();
        self.0.get(self.0.len().saturating_sub(1) * 99 / 100).copied().unwrap_or_default()
    }
}

/// A table of two people who play for as long as they are let.
pub struct Table {
    pub id: String,
    people: [Person; 2],
    sockets: [Socket; 2],
}

/// Plays a long game to its end; the id of its table.
pub async fn finished_game(hall: &Hall) -> String {
    let mut person = Person::new([127, 0, 0, 1], hall.address);
    let bot = json!({ "kind": "bot", "strength": "random" });
    let setup = json!({ "game": "valda", "players": 5, "name": "Ask", "visibility": "public",
        "seats": [{ "kind": "me" }, bot, bot, bot, bot], "secrecy": "off" });
    let id = person.post("/api/v1/tables", &setup).await["id"].as_str().unwrap().to_owned();
    person.post(&format!("/api/v1/tables/{id}/start"), &json!({})).await;
    let mut socket = person.socket(&id).await.unwrap();
    loop {
        let message = socket.next().await.expect("the game goes on");
        if !message["over"].is_null() {
            return id;
        }
        if let Some(act) = answer(&message) {
            assert!(socket.say(&act).await);
        }
    }
}

/// An answer to the question that a state puts, if it puts one.
fn answer(state: &Value) -> Option<Value> {
    let choices = state["choices"].as_array().filter(|choices| !choices.is_empty())?;
    let pick = state["seq"].as_u64()? as usize * 7 % choices.len();
    let question = &state["question"]["id"];
    Some(json!({ "type": "act", "question": question, "action": choices[pick]["id"] }))
}

pub async fn sit_down(hall: &Hall, tables: u8) -> Vec<Table> {
    let mut seated = Vec::new();
    for number in 0..tables {
        let people = [1, 2].map(|side| Person::new([127, 1, number, side], hall.address));
        seated.push(Table::new(people).await);
    }
    seated
}

impl Table {
    async fn new(mut people: [Person; 2]) -> Self {
        let setup = json!({ "game": "valhalla", "players": 2, "name": "Ask", "secrecy": "off",
            "visibility": "public", "seats": [{ "kind": "me" }, { "kind": "open" }] });
        let id = people[0].post("/api/v1/tables", &setup).await["id"].as_str().unwrap().to_owned();
        people[1].post(&format!("/api/v1/tables/{id}/join"), &json!({ "name": "Embla" })).await;
        people[0].post(&format!("/api/v1/tables/{id}/start"), &json!({})).await;
        let first = people[0].socket(&id).await.unwrap();
        let sockets = [first, people[1].socket(&id).await.unwrap()];
        Self { id, people, sockets }
    }

    /// Plays until `ends`, game after game; how long answers took before and after `begins`.
    pub async fn play(mut self, begins: Instant, ends: Instant) -> (Times, Times) {
        let (mut calm, mut after) = (Times::default(), Times::default());
        let mut open: [Option<Value>; 2] = [None, None];
        // A question that was answered may still be in messages under way.
        let mut answered = [Value::Null, Value::Null];
        let mut sent: Option<Instant> = None;
        let mut next = Instant::now() + PAUSE;
        while Instant::now() < ends {
            let [first, second] = &mut self.sockets;
            let (side, message) = tokio::select! {
                message = first.next() => (0, message),
                message = second.next() => (1, message),
                () = tokio::time::sleep_until(next.into()) => {
                    next = Instant::now() + PAUSE;
                    if sent.is_none()
                        && let Some(side) = (0..2).find(|side| open[*side].is_some())
                        && let Some(act) = open[side].take()
                    {
                        sent = Some(Instant::now());
                        answered[side] = act["question"].clone();
                        assert!(self.sockets[side].say(&act).await, "{}", self.id);
                    }
                    continue;
                }
            };
            let message = message.expect("a player is not sent away");
            match message["type"].as_str() {
                Some("state") if !message["over"].is_null() => {
                    self = Self::new(self.people.clone()).await;
                    (open, sent) = ([None, None], None);
                    answered = [Value::Null, Value::Null];
                }
                Some("state") => {
                    open[side] = answer(&message).filter(|act| act["question"] != answered[side]);
                }
                Some("accepted") => {
                    let times = if Instant::now() < begins { &mut calm } else { &mut after };
                    times.0.extend(sent.take().map(|sent| sent.elapsed()));
                }
                Some("refused" | "error" | "bye") => panic!("{message}"),
                _ => {}
            }
        }
        (calm, after)
    }
}
