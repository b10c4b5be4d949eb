//! Games told again: made once for all who ask, and not held in memory for those who do not read.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use gladsheim_server::{Limits, Options, Patience};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpSocket;

use crate::house::{House, hello, options, play_out, raw, some_choice, until};

/// A hall with a game that is over, long enough to fill the buffers of a connection.
async fn after_a_long_game(limits: Limits, patience: Patience) -> (House, String) {
    let house = House::open().await;
    let setup = json!({ "game": "valda", "players": 5, "visibility": "public",
        "secrecy": "off" });
    let (id, guests) = house.table_with(1, 5, "random", setup).await;
    play_out(&mut guests[0].socket(&id, hello()).await).await;
    let options = Options { limits: Some(limits), patience, ..options() };
    (House::open_with(house.close().await, options).await, id)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_is_made_once_for_all_who_ask() {
    let house = House::open().await;
    let (id, guests) = house.table(1, 3, "random").await;
    play_out(&mut guests[0].socket(&id, hello()).await).await;
    let path = format!("/api/v1/tables/{id}/replay");
    let asked: Vec<_> = (0..30)
        .map(|_| {
            let (mut guest, path) = (house.guest(), path.clone());
            tokio::spawn(async move { guest.get(&path).await.ok() })
        })
        .collect();
    let mut told = Vec::new();
    for replay in asked {
        told.push(replay.await.unwrap());
    }
    assert!(told.iter().all(|replay| *replay == told[0]));
    assert_eq!(told[0]["verified"]["ok"], true);
    assert_eq!(house.metric("gladsheim_replays_total").await, 1);
    let other = house.guest().get(&format!("{path}?eyes=1")).await.ok();
    assert_ne!(other["view"], told[0]["view"], "other eyes see something else");
    assert_eq!(house.metric("gladsheim_replays_total").await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_of_a_running_game_has_every_step() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let path = format!("/api/v1/tables/{id}/replay");
    let length = |replay: &Value| replay["entries"].as_array().unwrap().len();
    for _ in 0..6 {
        for guest in &mut guests {
            let state = guest.state(&id).await;
            if !state["question"].is_null() {
                guest.act(&id, &state["question"]["id"], some_choice(&state)).await.ok();
            }
            let (state, replay) = (guest.state(&id).await, guest.get(&path).await.ok());
            assert!(length(&replay) as u64 >= state["seq"].as_u64().unwrap());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn replays_that_nobody_reads_are_few_and_end() {
    // Nobody is refused for asking often: this is about those who do not read.
    let often = 100_000;
    let limits = Limits {
        replays: 2,
        request_burst: often,
        requests_per_second: often,
        ..Limits::default()
    };
    let patience = Patience { reader: Duration::from_secs(10), ..Patience::default() };
    let (house, id) = after_a_long_game(limits, patience).await;
    let request = format!("GET /api/v1/tables/{id}/replay HTTP/1.1\r\nhost: localhost\r\n\r\n");
    let unread = [(); 2].map(|()| Unread::ask(house.address, request.clone()));
    let closing = request.replace("\r\n\r\n", "\r\nconnection: close\r\n\r\n");
    until("nobody else is told a game", || async {
        // Whoever asks before both are stuck takes a place that they wait for.
        stuck(&unread).await;
        let third = raw(house.address, closing.as_bytes()).await;
        (third.status != 200).then(|| assert_eq!(third.problem().1, "too_many_requests"))
    })
    .await;
    unread.iter().for_each(Unread::never_again);
    until("the hall has given up on those who do not read", || async {
        let answer = raw(house.address, closing.as_bytes()).await;
        (answer.status == 200).then(|| answer.ok())
    })
    .await;
}

/// Somebody who asks on and on, and reads no answer.
struct Unread {
    /// How many requests the hall has taken in.
    asked: Arc<AtomicU64>,
    again: Arc<AtomicBool>,
}

impl Unread {
    fn ask(hall: SocketAddr, request: String) -> Self {
        let (asked, again) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(true)));
        let (count, goes_on) = (Arc::clone(&asked), Arc::clone(&again));
        tokio::spawn(async move {
            while goes_on.load(Relaxed) {
                // Small buffers: what the hall does not take in is soon not taken here either.
                let socket = TcpSocket::new_v4().unwrap();
                socket.set_recv_buffer_size(2048).unwrap();
                socket.set_send_buffer_size(2048).unwrap();
                let mut stream = socket.connect(hall).await.unwrap();
                while stream.write_all(request.as_bytes()).await.is_ok() {
                    count.fetch_add(1, Relaxed);
                }
            }
        });
        Self { asked, again }
    }

    /// Once the hall has hung up, that is the end of it.
    fn never_again(&self) {
        self.again.store(false, Relaxed);
    }
}

/// Waits until the hall takes nothing more from any of them: it cannot get rid of its answers.
async fn stuck(unread: &[Unread]) {
    let asked = || -> Vec<u64> { unread.iter().map(|one| one.asked.load(Relaxed)).collect() };
    until("the hall is stuck with those who do not read", || async {
        let before = asked();
        tokio::time::sleep(Duration::from_millis(300)).await;
        (before == asked() && !before.contains(&0)).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_replay_costs_more_than_a_short_answer() {
    let limits = Limits { request_burst: 100, requests_per_second: 1, ..Limits::default() };
    let (house, id) = after_a_long_game(limits, Patience::default()).await;
    let mut guest = house.guest();
    let mut told = 0;
    while guest.get(&format!("/api/v1/tables/{id}/replay")).await.status == 200 {
        told += 1;
    }
    assert!((1..=30).contains(&told), "{told} replays for a hundred requests");
}
