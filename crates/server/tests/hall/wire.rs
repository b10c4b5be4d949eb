//! How the hall behaves on the wire: by which names it is called, in which order it speaks, and
//! how it takes its leave.

use gladsheim_server::Options;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::house::{Folder, House, hello, options, play_out, raw};

async fn called(house: &House, host: &str, path: &str) -> (u16, String) {
    let request = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
    let answer = raw(house.address, request.as_bytes()).await;
    (answer.status, answer.body)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_answers_to_addresses_localhost_and_its_names_and_to_no_other() {
    let hosts = vec!["hall.example.org".to_owned()];
    let house = House::open_with(Folder::new(), Options { hosts, ..options() }).await;
    let port = house.address.port();
    for own in ["127.0.0.1", "192.168.7.7", "[::1]", "localhost", "Hall.Example.org"] {
        let (status, body) = called(&house, &format!("{own}:{port}"), "/api/v1/games").await;
        assert_eq!(status, 200, "{own}: {body}");
    }
    let (status, body) = called(&house, "evil.example", "/api/v1/games").await;
    let problem: Value = serde_json::from_str(&body).unwrap();
    assert_eq!((status, &problem["error"]["code"]), (421, &json!("unknown_host")));
    assert!(body.contains("evil.example") && body.contains("--host"), "{body}");
    assert_eq!(called(&house, "evil.example", "/").await.0, 421, "the page, too");
    assert_eq!(called(&house, "hall", "/healthz").await.0, 200, "whoever watches may ask");
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_the_names_and_the_scheme_are_the_proxys() {
    let proxied = Options { behind_proxy: true, ..options() };
    let house = House::open_with(Folder::new(), proxied).await;
    assert_eq!(called(&house, "hall.example.org", "/api/v1/games").await.0, 200);
    let mut guest = house.guest();
    let setup = json!({ "game": "valhalla", "players": 2, "name": "Host" }).to_string();
    let own = format!("https://{}", house.address);
    let over = |proto| [("origin", own.as_str()), ("x-forwarded-proto", proto)];
    let made = guest.request("POST", "/api/v1/tables", &over("https"), Some(&setup)).await;
    assert_eq!(made.status, 201, "{made:?}");
    let other = guest.request("POST", "/api/v1/tables", &over("http"), Some(&setup)).await;
    assert_eq!(other.problem(), (403, "foreign_origin".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_scheme_is_a_foreign_one() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let [own, other] = ["http", "https"].map(|scheme| format!("{scheme}://{}", house.address));
    let said = json!({ "text": "hi" }).to_string();
    let path = format!("/api/v1/tables/{id}/chat");
    let taken = guests[0].request("POST", &path, &[("origin", &own)], Some(&said)).await;
    assert_eq!(taken.status, 200);
    let refused = guests[0].request("POST", &path, &[("origin", &other)], Some(&said)).await;
    assert_eq!(refused.problem(), (403, "foreign_origin".into()));
    assert!(guests[0].dial(&id, &[("origin", &own)]).await.is_ok());
    assert!(guests[0].dial(&id, &[("origin", &other)]).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_closes_a_socket_is_answered() {
    let house = House::open().await;
    let (id, guests) = house.table(2, 2, "karl").await;
    let mut greeted = guests[0].socket(&id, hello()).await;
    greeted.next_of("state").await;
    let silent = guests[1].dial(&id, &[]).await.unwrap();
    for mut socket in [greeted, silent] {
        socket.send_message(Message::Close(None)).await;
        assert!(socket.is_answered().await, "a close is answered with a close");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_state_older_than_an_accepted_answer_follows_it() {
    let house = House::open().await;
    for _ in 0..3 {
        let (id, guests) = house.table(4, 4, "karl").await;
        let mut players = Vec::new();
        for guest in &guests {
            let mut socket = guest.socket(&id, hello()).await;
            players.push(tokio::spawn(async move {
                play_out(&mut socket).await;
                socket.bytes
            }));
        }
        for player in players {
            let mut accepted = 0;
            for text in player.await.unwrap() {
                let message: Value = serde_json::from_str(&text).unwrap();
                let seq = message["seq"].as_u64().unwrap_or(u64::MAX);
                match message["type"].as_str() {
                    Some("accepted") => accepted = seq,
                    Some("state") => assert!(seq >= accepted, "state {seq} after {accepted}"),
                    _ => {}
                }
            }
            assert!(accepted > 0);
        }
    }
}

/// How many choices a position has, and how many of them have a name.
fn choices_and_names(state: &Value) -> (usize, usize) {
    let choices = state["choices"].as_array().unwrap();
    let named = choices.iter().filter(|choice| choice["name"].is_string());
    (choices.len(), named.count())
}

#[tokio::test(flavor = "multi_thread")]
async fn names_of_choices_are_only_for_those_who_ask_for_lines() {
    let house = House::open().await;
    let (id, mut guests) = house.table(1, 2, "karl").await;
    let mut page = guests[0].socket(&id, hello()).await;
    let mut with_lines = hello();
    with_lines["lines"] = json!(true);
    let mut terminal = guests[0].socket(&id, with_lines).await;
    for _ in 0..3 {
        let (mut seen, mut read) = (page.next_of("state").await, terminal.next_of("state").await);
        // The bot may play while the second of the two sits down.
        while seen["seq"] != read["seq"] {
            if seen["seq"].as_u64() < read["seq"].as_u64() {
                seen = page.next_of("state").await;
            } else {
                read = terminal.next_of("state").await;
            }
        }
        assert!(seen["lines"].is_null() && read["lines"].is_array());
        let (count, named) = choices_and_names(&seen);
        assert_eq!((choices_and_names(&read), named), ((count, count), 0));
        if !seen["question"].is_null() {
            assert!(seen["question"]["ask"]["type"].is_string(), "{}", seen["question"]);
            page.act(&seen["question"]["id"], &seen["choices"][0]["id"]).await;
        }
    }
    let path = format!("/api/v1/tables/{id}/state");
    let seen = guests[0].get(&path).await.ok();
    assert_eq!(choices_and_names(&seen).1, 0);
    let read = guests[0].get(&format!("{path}?lines=true")).await.ok();
    let (count, named) = choices_and_names(&read);
    assert_eq!(count, named);
}
