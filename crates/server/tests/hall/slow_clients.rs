//! Whoever is slow harms nobody else: clients that do not read, and bots that think for long.

use std::time::{Duration, Instant};

use gladsheim_server::Options;
use serde_json::json;
use tokio::net::TcpSocket;

use crate::house::{Folder, House, hello, options, some_choice, until};

/// How many lines are said: far more than a connection holds.
const LINES: usize = 2_500;

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_is_dropped_and_the_others_hear_everything() {
    let house = House::open().await;
    let (id, guests) = house.table(2, 2, "karl").await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(2048).unwrap();
    let stream = socket.connect(house.address).await.unwrap();
    let url = format!("ws://{}/api/v1/tables/{id}/socket", house.address);
    let (mut deaf, _) = tokio_tungstenite::client_async(url, stream).await.unwrap();
    futures_util::SinkExt::send(&mut deaf, hello().to_string().into()).await.unwrap();
    let mut talker = guests[0].socket(&id, hello()).await;
    let mut listener = guests[1].socket(&id, hello()).await;
    let mut anybody = house.guest();
    let path = format!("/api/v1/tables/{id}");
    until("the deaf one is there", || {
        let (mut guest, path) = (house.guest(), path.clone());
        async move { (guest.get(&path).await.ok()["watchers"] == 1).then_some(()) }
    })
    .await;
    // Four bytes to a letter: as much as a line can be.
    let text = "\u{1f40e}".repeat(500);
    let mut slowest = Duration::ZERO;
    for line in 1..=LINES {
        let said = Instant::now();
        talker.send(&json!({ "type": "chat", "text": text })).await;
        assert_eq!(listener.next_of("chat").await["id"], line, "every line, in order");
        assert_eq!(talker.next_of("chat").await["id"], line);
        slowest = slowest.max(said.elapsed());
    }
    assert!(slowest < Duration::from_secs(5), "a line took {slowest:?}");
    assert!(house.metric("gladsheim_slow_clients_total").await >= 1);
    let table = anybody.get(&path).await.ok();
    assert_eq!(table["watchers"], 0, "it is no longer counted");
    assert_eq!(table["seats"][1]["online"], true, "and nobody else was dropped");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_thinks_delays_nobody_at_another_table() {
    let options = Options { thinkers: 1, ..options() };
    let house = House::open_with(Folder::new(), options).await;
    // More bots that think for long than there are places to think.
    let mut thinking = Vec::new();
    for _ in 0..6 {
        thinking.push(house.table(1, 4, "odin").await);
    }
    let setup = json!({ "game": "valhalla", "players": 2, "visibility": "public" });
    let (mut unpadded, mut slowest, mut moves) = (setup, Duration::ZERO, 0);
    unpadded["secrecy"] = json!("off");
    let (id, mut people) = house.table_with(2, 2, "karl", unpadded).await;
    let (quick, mut player) = house.table(1, 2, "karl").await;
    'game: while moves < 20 {
        for guest in &mut people {
            let state = guest.state(&id).await;
            if !state["over"].is_null() {
                break 'game;
            }
            if !state["question"].is_null() {
                let asked = Instant::now();
                guest.act(&id, &state["question"]["id"], some_choice(&state)).await.ok();
                slowest = slowest.max(asked.elapsed());
                moves += 1;
            }
        }
    }
    assert!(moves > 4, "{moves} moves");
    assert!(slowest < Duration::from_secs(1), "a move between people took {slowest:?}");
    // Bots that answer at once do not wait for those that think either.
    let asked = Instant::now();
    let state = player[0].state(&quick).await;
    player[0].act(&quick, &state["question"]["id"], some_choice(&state)).await.ok();
    until("the quick bot has answered", || {
        let (mut guest, quick) = (player[0].clone(), quick.clone());
        async move {
            let state = guest.state(&quick).await;
            (!state["question"].is_null() || !state["over"].is_null()).then_some(())
        }
    })
    .await;
    assert!(asked.elapsed() < Duration::from_secs(3), "it took {:?}", asked.elapsed());
    let mut still = 0;
    for (id, guests) in &mut thinking {
        let state = guests[0].state(id).await;
        let awaited = state["awaited"].as_array().unwrap();
        still += usize::from(awaited.iter().any(|asked| asked["seat"] != 0));
    }
    assert!(still > 0, "the others were still thinking all the while");
}
