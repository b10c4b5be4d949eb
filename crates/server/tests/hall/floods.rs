//! Whoever talks without end is not listened to for ever.

use gladsheim_server::{Limits, Options};
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::house::{Folder, Guest, House, Socket, hello, options};

async fn house() -> (House, String, Vec<Guest>) {
    let limits = Limits { message_burst: 20, messages_per_second: 1, ..Limits::default() };
    let options = Options { limits: Some(limits), ..options() };
    let house = House::open_with(Folder::new(), options).await;
    let (id, guests) = house.table(1, 2, "karl").await;
    (house, id, guests)
}

async fn is_cut_off(mut socket: Socket, message: Message) {
    socket.next_of("welcome").await;
    for _ in 0..200 {
        socket.send_message(message.clone()).await;
    }
    assert_eq!(socket.next_of("bye").await["reason"], "limited");
    while socket.next().await.is_some() {}
    assert_eq!(socket.closed, Some((1008, "limited".to_owned())));
}

#[tokio::test(flavor = "multi_thread")]
async fn floods_of_any_kind_are_cut_off_with_the_reason() {
    let (house, id, _) = house().await;
    let ping = json!({ "type": "ping" }).to_string();
    let chat = json!({ "type": "chat", "text": "hail" }).to_string();
    for message in [
        Message::Ping("hail".into()),
        Message::Pong("hail".into()),
        Message::Text(ping.into()),
        Message::Text(chat.into()),
    ] {
        is_cut_off(house.guest().socket(&id, hello()).await, message).await;
    }
    assert_eq!(house.metric("gladsheim_floods_total").await, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_has_one_measure_on_all_its_connections() {
    let (_house, id, guests) = house().await;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        let mut socket = guests[0].socket(&id, hello()).await;
        socket.next_of("welcome").await;
        sockets.push(socket);
    }
    // Each says less than a connection may, all together more than a seat may.
    let mut heard = (0, 0);
    for socket in &mut sockets {
        for _ in 0..10 {
            socket.send(&json!({ "type": "ping" })).await;
        }
        for _ in 0..10 {
            loop {
                match socket.next().await.expect("nobody is sent away yet")["type"].as_str() {
                    Some("pong") => break heard.0 += 1,
                    Some("refused") => break heard.1 += 1,
                    _ => {}
                }
            }
        }
    }
    assert!((18..=25).contains(&heard.0), "{heard:?}: the table was made on the same account");
    assert_eq!(heard.0 + heard.1, 40);
}
