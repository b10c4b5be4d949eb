//! The door: half requests, crowds from one address, and what is told to whom.

use std::time::{Duration, Instant};

use gladsheim_server::store::{Sqlite, Store as _};
use gladsheim_server::{Limits, Options, Patience};
use sqlx::{Connection as _, SqliteConnection};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::house::{Folder, House, connect_from, exchange, options, raw, until};

const HALF: &[u8] = b"GET /api/v1/games HTTP/1.1\r\nhost: localhost\r\n";
const WHOLE: &[u8] = b"GET /api/v1/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
const BAD_GUEST: [u8; 4] = [127, 0, 0, 2];
const ELSEWHERE: [u8; 4] = [127, 0, 0, 3];

async fn impatient() -> House {
    let brief = Duration::from_millis(300);
    let patience = Patience { head: brief, body: brief, ..Patience::default() };
    House::open_with(Folder::new(), Options { patience, ..options() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_head_is_not_waited_for() {
    let house = impatient().await;
    let mut half = TcpStream::connect(house.address).await.unwrap();
    let mut silent = TcpStream::connect(house.address).await.unwrap();
    half.write_all(HALF).await.unwrap();
    for stream in [&mut half, &mut silent] {
        let end = tokio::time::timeout(Duration::from_secs(20), stream.read(&mut [0; 16])).await;
        assert_eq!(end.expect("it is closed").unwrap_or(0), 0);
    }
    assert_eq!(raw(house.address, WHOLE).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn half_a_body_is_refused_in_time() {
    let house = impatient().await;
    let began = Instant::now();
    let half =
        b"POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
        content-length: 500\r\n\r\n{\"game\":";
    let answer = raw(house.address, half).await;
    assert_eq!(answer.problem(), (408, "timed_out".into()));
    assert!(began.elapsed() < Duration::from_secs(20));
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_keep_the_others_out() {
    let limits = Limits { connections: 20, connections_in_all: 40, ..Limits::default() };
    let options = Options { limits: Some(limits), ..options() };
    let house = House::open_with(Folder::new(), options).await;
    let mut held = Vec::new();
    for _ in 0..100 {
        let mut stream = connect_from(BAD_GUEST, house.address).await;
        // It may be turned away before it has said anything.
        let _ = stream.write_all(HALF).await;
        held.push(stream);
    }
    until("all were looked at", || {
        let turned_away = house.metric("gladsheim_turned_away_total");
        async move { (turned_away.await >= 80).then_some(()) }
    })
    .await;
    let refused = exchange(connect_from(BAD_GUEST, house.address).await, b"").await;
    assert_eq!(refused.status, 503, "{refused:?}");
    let let_in = exchange(connect_from(ELSEWHERE, house.address).await, WHOLE).await;
    assert_eq!(let_in.status, 200, "{let_in:?}");
    drop(held);
    until("the places are free again", || async {
        let answer = exchange(connect_from(BAD_GUEST, house.address).await, WHOLE).await;
        (answer.status == 200).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn figures_are_told_to_the_keeper_alone() {
    let house = House::open().await;
    assert!(!house.guest().get("/metrics").await.body.contains("gladsheim_"));
    assert_eq!(house.metric("gladsheim_requests_total").await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hall_that_cannot_write_is_alive_but_not_ready() {
    let folder = Folder::new();
    Sqlite::open(folder.path()).await.unwrap().close().await;
    let house = House::open_with(folder, options()).await;
    let mut guest = house.guest();
    assert_eq!(guest.get("/readyz").await.body, "ok\n");
    let url = format!("sqlite://{}", house.folder.file().display());
    let mut other = SqliteConnection::connect(&url).await.unwrap();
    sqlx::query("begin immediate").execute(&mut other).await.unwrap();
    let status = |path: &'static str, wanted: u16| {
        until(path, move || {
            let mut guest = guest.clone();
            async move { (guest.get(path).await.status == wanted).then_some(()) }
        })
    };
    status("/readyz", 503).await;
    assert_eq!(house.guest().get("/healthz").await.body, "ok\n");
    sqlx::query("rollback").execute(&mut other).await.unwrap();
    let mut guest = house.guest();
    until("it is ready again", || {
        let mut guest = guest.clone();
        async move { (guest.get("/readyz").await.status == 200).then_some(()) }
    })
    .await;
    assert_eq!(guest.get("/readyz").await.status, 200);
}
