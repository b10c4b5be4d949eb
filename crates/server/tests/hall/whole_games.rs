//! Whole games, over the socket and over REST.

use serde_json::{Value, json};

use crate::house::{House, hello, hello_since, options, play_out, some_choice, until};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_plays_bots_over_the_socket_to_the_end() {
    let house = House::open().await;
    let (id, mut guests) = house.table(1, 3, "karl").await;
    let mut socket = guests[0].socket(&id, hello()).await;
    let welcome = socket.next().await.unwrap();
    assert_eq!(welcome["type"], "welcome");
    assert_eq!(welcome["table"]["you"], json!({ "seat": 0, "host": true }));
    assert!(welcome["table"]["deal"]["server_seed"].is_null(), "not before the end");
    let last = play_out(&mut socket).await;
    assert_eq!(last["over"]["end"], "played");
    assert_eq!(last["over"]["ranks"].as_array().unwrap().len(), 3);
    let table = guests[0].get(&format!("/api/v1/tables/{id}")).await.ok();
    assert_eq!(table["phase"], "over");
    assert!(table["deal"]["server_seed"].is_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn three_guests_hear_the_same_steps_each_with_their_own_numbers() {
    let house = House::open().await;
    let (id, guests) = house.table(3, 3, "karl").await;
    let mut players = Vec::new();
    for guest in &guests {
        let mut socket = guest.socket(&id, hello()).await;
        players.push(tokio::spawn(async move {
            let last = play_out(&mut socket).await;
            (last, socket.bytes)
        }));
    }
    for player in players {
        let (last, bytes) = player.await.unwrap();
        assert_eq!(last["over"]["end"], "played");
        let mut expected = 1;
        for message in bytes.iter().map(|text| serde_json::from_str::<Value>(text).unwrap()) {
            for entry in message["entries"].as_array().into_iter().flatten() {
                assert_eq!(entry["seq"], expected, "no gap and no repetition");
                expected += 1;
            }
        }
        assert_eq!(last["seq"], expected - 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_played_over_rest_alone() {
    let house = House::open().await;
    let (id, mut guests) = house.table(1, 2, "thrall").await;
    let mut steps = 0;
    loop {
        let state = guests[0].state(&id).await;
        if !state["over"].is_null() {
            break;
        }
        if !state["question"].is_null() {
            let answer = guests[0].act(&id, &state["question"]["id"], some_choice(&state)).await;
            assert_eq!(answer.ok()["question"], state["question"]["id"]);
            steps += 1;
        }
    }
    assert!(steps > 2, "{steps} answers");
    let log = guests[0].get(&format!("/api/v1/tables/{id}/log?since=3")).await.ok();
    assert_eq!(log["entries"][0]["seq"], 4);
    let lines = guests[0].get(&format!("/api/v1/tables/{id}/state?lines=true")).await.ok();
    assert!(!lines["lines"].as_array().unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_finish_their_game() {
    let house = House::open().await;
    let bot = json!({ "kind": "bot", "strength": "random" });
    let setup = json!({ "game": "valhalla", "players": 4, "seats": [bot, bot, bot, bot] });
    let mut host = house.guest();
    let id = host.post("/api/v1/tables", &setup).await.ok()["id"].as_str().unwrap().to_owned();
    host.post(&format!("/api/v1/tables/{id}/start"), &json!({})).await.ok();
    until("the bots finish", || {
        let mut host = host.clone();
        let path = format!("/api/v1/tables/{id}");
        async move { (host.get(&path).await.ok()["phase"] == "over").then_some(()) }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_hears_exactly_what_was_missed() {
    let house = House::open().await;
    let (id, guests) = house.table(1, 3, "karl").await;
    let mut socket = guests[0].socket(&id, hello()).await;
    let mut seen = Vec::new();
    let mut last = Value::Null;
    for _ in 0..6 {
        last = socket.next_of("state").await;
        seen.extend(last["entries"].as_array().unwrap().clone());
        if !last["question"].is_null() {
            socket.act(&last["question"]["id"], some_choice(&last)).await;
        }
    }
    drop(socket);
    let mut socket = guests[0].socket(&id, hello_since(&last["seq"])).await;
    let missed = socket.next_of("state").await;
    seen.extend(missed["entries"].as_array().unwrap().clone());
    let numbers: Vec<u64> = seen.iter().map(|entry| entry["seq"].as_u64().unwrap()).collect();
    assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>());
    let mut again = guests[0].socket(&id, hello()).await;
    let whole = again.next_of("state").await;
    let whole = whole["entries"].as_array().unwrap();
    assert_eq!(whole[..seen.len().min(whole.len())], seen[..seen.len().min(whole.len())]);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_halls_on_one_store_serve_the_same_table() {
    use gladsheim_server::bus::LocalBus;
    use gladsheim_server::store::Sqlite;
    use std::sync::Arc;
    let folder = crate::house::Folder::new();
    let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    let bus = Arc::new(LocalBus::default());
    let first = House::open_on(folder.clone(), store.clone(), bus.clone(), options()).await;
    let second = House::open_on(folder, store, bus, options()).await;
    let (id, mut guests) = first.table(2, 2, "karl").await;
    guests[1].address = second.address;
    let mut here = guests[0].socket(&id, hello()).await;
    let mut there = guests[1].socket(&id, hello()).await;
    let (one, other) = tokio::join!(stubborn(&mut here), stubborn(&mut there));
    assert_eq!(one["over"], other["over"]);
}

/// As [`play_out`], but answers again if the other hall was quicker.
async fn stubborn(socket: &mut crate::house::Socket) -> Value {
    let mut state = Value::Null;
    loop {
        let message = socket.next().await.expect("an open socket");
        match message["type"].as_str().unwrap() {
            "state" => state = message,
            "refused" if message["error"]["code"] == "busy" => {}
            "refused" if message["error"]["code"] == "stale" => continue,
            "refused" => panic!("{message}"),
            _ => continue,
        }
        if !state["over"].is_null() {
            return state;
        }
        if !state["question"].is_null() {
            socket.act(&state["question"]["id"], some_choice(&state)).await;
        }
    }
}
