//! Limits and quotas.

use gladsheim_server::{Limits, Options};
use serde_json::json;

use crate::house::{Folder, House, hello, options};

async fn house(limits: Limits) -> House {
    House::open_with(Folder::new(), Options { limits: Some(limits), ..options() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_that_asks_too_much_is_told_to_wait() {
    let limits = Limits { request_burst: 5, requests_per_second: 1, ..Limits::default() };
    let house = house(limits).await;
    let mut guest = house.guest();
    let mut refused = None;
    for _ in 0..20 {
        let answer = guest.get("/api/v1/games").await;
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("twenty requests are too many");
    assert_eq!(refused.problem(), (429, "too_many_requests".into()));
    assert!(refused.header("retry-after").is_some());
    assert_eq!(guest.get("/healthz").await.status, 200, "whoever watches may always ask");
    assert!(house.metric("gladsheim_limited_total").await > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn quotas_of_tables_and_connections_hold() {
    let limits = Limits { tables_per_day: 2, sockets: 2, ..Limits::default() };
    let house = house(limits).await;
    let setup = json!({ "game": "valhalla", "players": 2, "name": "Host", "visibility": "public" });
    let mut host = house.guest();
    let id = host.post("/api/v1/tables", &setup).await.ok()["id"].as_str().unwrap().to_owned();
    host.post("/api/v1/tables", &setup).await.ok();
    let third = host.post("/api/v1/tables", &setup).await;
    assert_eq!(third.problem(), (429, "quota_reached".into()));
    let mut one = host.socket(&id, hello()).await;
    let mut two = host.socket(&id, hello()).await;
    one.next_of("welcome").await;
    two.next_of("welcome").await;
    assert!(host.dial(&id, &[]).await.is_err());
    drop(one);
    crate::house::until("the place is free again", || {
        let host = host.clone();
        let id = id.clone();
        async move { host.dial(&id, &[]).await.ok().map(drop) }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_that_talks_too_much_is_refused_message_by_message() {
    let limits = Limits { message_burst: 3, messages_per_second: 1, ..Limits::default() };
    let house = house(limits).await;
    let (id, guests) = house.table(1, 2, "karl").await;
    let mut socket = guests[0].socket(&id, hello()).await;
    for _ in 0..10 {
        socket.send(&json!({ "type": "ping" })).await;
    }
    let refused = socket.next_of("refused").await;
    assert_eq!(refused["error"]["code"], "too_many_requests");
}
