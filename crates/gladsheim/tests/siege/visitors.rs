//! New visitors, each from an address where nobody was before.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::hall::Person;
use crate::players::Times;

/// How often somebody comes.
const PAUSE: Duration = Duration::from_millis(250);

/// Lets visitors come one by one: each asks for the games, makes a table and looks at another.
pub async fn come(hall: SocketAddr, watched: String, ends: Instant) -> Times {
    let mut times = Times::default();
    while Instant::now() < ends {
        let number = times.len();
        let from = [127, 2, (number / 250) as u8, (number % 250 + 1) as u8];
        let began = Instant::now();
        visit(Person::new(from, hall), &watched).await;
        times.push(began.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    times
}

async fn visit(mut person: Person, watched: &str) {
    let (status, _) = person.ask("GET", "/api/v1/games", &Value::Null).await.expect("let in");
    assert_eq!(status, 200);
    let setup = json!({ "game": "valhalla", "players": 2, "name": "Guest" });
    person.post("/api/v1/tables", &setup).await;
    let mut socket = person.socket(watched).await.expect("a socket");
    assert_eq!(socket.next().await.expect("a word")["type"], "welcome");
}
