//! Whatever strangers send: a calm answer, and nothing changes.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::house::{Answer, Guest, House, hello, raw, some_choice};

async fn post(guest: &mut Guest, path: &str, body: &str) -> (u16, String) {
    guest.request("POST", path, &[], Some(body)).await.problem()
}

fn code(code: &str) -> impl Fn((u16, String)) -> bool + '_ {
    move |(status, found)| (400..500).contains(&status) && found == code
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_bodies_are_refused() {
    let house = House::open().await;
    let mut guest = house.guest();
    let deep = "[".repeat(10_000);
    for body in [
        "",
        "{",
        "null",
        "[]",
        "\"x\"",
        "{\"game\":1,\"players\":2}",
        "\u{0}",
        &deep,
        "{\"game\":\"valhalla\",\"players\":2,\"unknown\":1}",
        "{\"game\":\"valhalla\",\"players\":-1}",
        "{\"game\":\"valhalla\",\"players\":1e99}",
        "{\"game\":\"valhalla\",\"game\":\"x\",\"players\":2}",
    ] {
        let (status, found) = post(&mut guest, "/api/v1/tables", body).await;
        assert_eq!((status, found.as_str()), (400, "malformed"), "{body:.40}");
    }
    let invalid = raw(
        house.address,
        b"POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
          content-length: 4\r\nconnection: close\r\n\r\n\"\xff\xfe\"",
    );
    assert_eq!(invalid.await.problem().1, "malformed");
    let plain = [("content-type", "text/plain")];
    let answer = guest.request("POST", "/api/v1/tables", &plain, Some("{}")).await;
    assert_eq!(answer.problem(), (415, "unsupported_media_type".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn huge_bodies_are_refused() {
    let house = House::open().await;
    let (id, mut guests) = house.table(1, 2, "karl").await;
    let text = "x".repeat(70_000);
    let chat = json!({ "text": text }).to_string();
    let refused = post(&mut guests[0], &format!("/api/v1/tables/{id}/chat"), &chat).await;
    assert_eq!(refused, (413, "too_large".into()));
    let huge = json!({ "game": "valhalla", "players": 2, "content": "x".repeat(300_000) });
    assert_eq!(post(&mut guests[0], "/api/v1/tables", &huge.to_string()).await.0, 413);
    let named = json!({ "game": "valhalla", "players": 2, "name": "x".repeat(70_000) });
    assert_eq!(post(&mut guests[0], "/api/v1/tables", &named.to_string()).await.0, 413);
}

#[tokio::test(flavor = "multi_thread")]
async fn impossible_tables_are_refused_with_the_reason() {
    let house = House::open().await;
    let mut guest = house.guest();
    let bot = json!({ "kind": "bot", "strength": "thor" });
    let search = json!({ "kind": "bot", "strength": "search:1000000" });
    let me = json!({ "kind": "me" });
    let good = json!({ "game": "valhalla", "players": 2, "name": "Host" });
    for (field, value, expected) in [
        ("game", json!("chess"), "unknown_game"),
        ("players", json!(9), "bad_setup"),
        ("options", json!({ "colour": "red" }), "bad_setup"),
        ("content", json!("cards = 1"), "bad_content"),
        ("seats", json!([bot]), "unknown_bot"),
        ("seats", json!([search]), "unknown_bot"),
        ("seats", json!([me, me]), "already_seated"),
        ("seats", json!([me, me, me]), "no_such_seat"),
        ("name", json!("\u{202e}\t"), "bad_name"),
        ("name", json!("x".repeat(33)), "bad_name"),
        ("entropy", json!("x".repeat(65)), "bad_text"),
    ] {
        let mut setup = good.clone();
        setup[field] = value;
        let problem = guest.post("/api/v1/tables", &setup).await.problem();
        assert!(code(expected)(problem.clone()), "{field}: {problem:?}");
    }
    assert_eq!(guest.cookie, None, "whose table was refused is nobody yet");
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_addresses_tables_and_seats_are_not_found() {
    let house = House::open().await;
    let (id, mut guests) = house.table(1, 2, "karl").await;
    let guest = &mut guests[0];
    for path in
        ["/api/v1/nothing", "/api/v2/games", "/etc/passwd.txt", "/api/v1/tables/a%2Fb/state"]
    {
        assert_eq!(guest.get(path).await.problem().0, 404, "{path}");
    }
    for table in ["unknown", "%00", "..%2f..", "'; drop table tables; --", &"x".repeat(200)] {
        let table = table.replace(' ', "%20");
        let answer = guest.get(&format!("/api/v1/tables/{table}")).await;
        assert_eq!(answer.problem(), (404, "no_such_table".into()), "{table}");
    }
    for seat in ["7", "255", "-1", "x"] {
        let path = format!("/api/v1/tables/{id}/seats/{seat}/take-back");
        assert_eq!(guest.post(&path, &json!({})).await.problem().1, "no_such_seat");
    }
    let wrong = guest.request("PUT", "/api/v1/games", &[], Some("{}")).await;
    assert_eq!(wrong.problem(), (405, "method_not_allowed".into()));
    assert_eq!(guest.get("/api/v1/tables?limit=x").await.problem().1, "malformed");
    assert_eq!(guest.get("/api/v1/tables?colour=red").await.problem().1, "malformed");
    assert_eq!(guest.get("/api/v1/games/chess/rules").await.problem().1, "unknown_game");
    assert!(guest.get("/api/v1/games/valhalla/rules").await.body.contains("VH-"));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_owner_of_a_seat_plays_it() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let state = guests[0].state(&id).await;
    let (question, action) = (state["question"]["id"].clone(), some_choice(&state).clone());
    let mut spectator = house.guest();
    let problem = spectator.act(&id, &question, &action).await.problem();
    assert_eq!(problem, (403, "not_seated".into()));
    assert!(spectator.state(&id).await["question"].is_null());
    for forged in ["A".repeat(43), "admin".into(), "%00".into(), String::new(), "A".repeat(4000)] {
        let mut forger = house.guest();
        forger.cookie = Some(forged);
        assert_eq!(forger.act(&id, &question, &action).await.problem().1, "not_seated");
        assert_eq!(forger.get("/api/v1/tables/mine").await.ok(), json!({ "tables": [] }));
        assert_eq!(
            forger.get(&format!("/api/v1/tables/{id}")).await.ok()["you"]["seat"],
            Value::Null
        );
    }
    // Out of turn, illegal, stale and replayed.
    assert_eq!(guests[0].act(&id, &question, &json!(60_000)).await.problem().1, "illegal");
    assert_eq!(guests[0].act(&id, &json!(99), &action).await.problem().1, "stale");
    guests[0].act(&id, &question, &action).await.ok();
    let replayed = guests[0].act(&id, &question, &action).await.problem();
    assert_eq!(replayed, (409, "stale".into()));
    let now = guests[0].state(&id).await;
    assert!(now["question"].is_null());
    assert_eq!(guests[0].act(&id, &now["seq"], &action).await.problem().1, "not_asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_from_other_sites_are_refused() {
    let house = House::open().await;
    let (id, guests) = house.table(1, 2, "karl").await;
    let mut guest = guests[0].clone();
    let evil = [("origin", "https://evil.example")];
    let path = format!("/api/v1/tables/{id}/leave");
    let refused = guest.request("POST", &path, &evil, Some("{}")).await;
    assert_eq!(refused.problem(), (403, "foreign_origin".into()));
    let Err(Error::Http(refused)) = guest.dial(&id, &evil).await else { panic!("it was let in") };
    assert_eq!(refused.status(), 403);
    let own = format!("http://{}", house.address);
    assert!(guest.dial(&id, &[("origin", &own)]).await.is_ok());
    let home = guest.get("/docs").await;
    for (name, part) in [
        ("content-security-policy", "default-src 'self'"),
        ("content-security-policy", "frame-ancestors 'none'"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cross-origin-opener-policy", "same-origin"),
        ("x-request-id", "-"),
    ] {
        assert!(home.header(name).unwrap().contains(part), "{name}");
    }
    assert!(
        !home.body.contains("http://") && !home.body.contains("https://"),
        "no outside request"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_over_the_socket_is_answered_and_in_the_end_dismissed() {
    let house = House::open().await;
    let (id, guests) = house.table(1, 2, "karl").await;
    for first in ["", "{}", "hello", "{\"type\":\"act\",\"question\":1,\"action\":1}"] {
        let mut socket = guests[0].dial(&id, &[]).await.unwrap();
        socket.send_text(first).await;
        assert_eq!(socket.next_of("bye").await["reason"], "bad_client", "{first}");
    }
    let mut socket = guests[0].socket(&id, json!({ "type": "hello", "version": 99 })).await;
    assert_eq!(socket.next_of("bye").await["reason"], "unsupported_version");
    let mut socket = guests[0].socket(&id, hello()).await;
    for text in
        ["{", "[1]", "{\"type\":\"fly\"}", "{\"type\":\"act\",\"question\":\"x\",\"action\":1}"]
    {
        socket.send_text(text).await;
        assert_eq!(socket.next_of("error").await["error"]["code"], "malformed", "{text}");
    }
    socket.send(&json!({ "type": "act", "question": 1, "action": 70_000 })).await;
    socket.next_of("error").await;
    socket.send(&json!({ "type": "ping" })).await;
    socket.next_of("pong").await;
    // The hall may hang up before the last of it.
    for _ in 0..10 {
        socket.send_message(Message::Text("nonsense".into())).await;
    }
    assert_eq!(socket.next_of("bye").await["reason"], "bad_client");
    let mut socket = guests[0].socket(&id, hello()).await;
    socket.next_of("welcome").await;
    socket.send_message(Message::Text("x".repeat(17 * 1024).into())).await;
    while socket.next().await.is_some() {}
    let mut socket = guests[0].socket(&id, hello()).await;
    socket.send_message(Message::Binary(vec![1, 2, 3].into())).await;
    assert_eq!(socket.next_of("bye").await["reason"], "bad_client");
    assert!(guests[0].dial("unknown", &[]).await.is_err());
}

#[tokio::test(flavor = "multi_thread")]
async fn no_http_at_all_is_no_reason_to_fall() {
    let house = House::open().await;
    for bytes in [
        &b"\x16\x03\x01\x02\x00\x01\x00"[..],
        b"GET\r\n\r\n",
        b"\0\0\0\0\r\n\r\n",
        b"* * *\r\n\r\n",
    ] {
        let Answer { status, .. } = raw(house.address, bytes).await;
        assert!(status == 0 || status == 400, "{status}");
    }
    assert_eq!(house.guest().get("/healthz").await.body, "ok\n");
}
