//! A hall that closes and opens again: everything goes on where it was.

use std::time::Duration;

use gladsheim_server::Options;
use gladsheim_server::store::{EntryKind, Sqlite, Store as _};
use serde_json::json;

use crate::house::{House, hello, hello_since, options, play_out, some_choice, until};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_where_it_was() {
    let mut house = House::open().await;
    let (id, mut guests) = house.table(1, 3, "karl").await;
    let mut socket = guests[0].socket(&id, hello()).await;
    let mut heard = 0;
    for _ in 0..4 {
        let state = socket.next_of("state").await;
        for entry in state["entries"].as_array().unwrap() {
            heard += 1;
            assert_eq!(entry["seq"], heard);
        }
        let folder = {
            let closed = tokio::spawn(house.close());
            assert_eq!(socket.next_of("bye").await["reason"], "shutting_down");
            closed.await.unwrap()
        };
        house = House::open_with(folder, options()).await;
        guests[0].address = house.address;
        socket = guests[0].socket(&id, hello_since(&json!(heard))).await;
        let state = socket.next_of("state").await;
        for entry in state["entries"].as_array().unwrap() {
            heard += 1;
            assert_eq!(entry["seq"], heard);
        }
        if !state["question"].is_null() {
            socket.act(&state["question"]["id"], some_choice(&state)).await;
        }
    }
    drop(socket);
    let mut socket = guests[0].socket(&id, hello()).await;
    assert_eq!(play_out(&mut socket).await["over"]["end"], "played");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_leaves_memory_when_nobody_looks_and_comes_back() {
    let idle = Options { idle: Duration::from_millis(100), ..options() };
    let house = House::open_with(crate::house::Folder::new(), idle).await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let before = guests[0].state(&id).await;
    until("the table leaves memory", || {
        let loaded = house.metric("gladsheim_tables_loaded");
        async move { (loaded.await == 0).then_some(()) }
    })
    .await;
    assert_eq!(guests[0].state(&id).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_does_not_replay_is_set_aside_and_harms_no_other() {
    let house = House::open().await;
    let (sick, mut guests) = house.table(2, 2, "karl").await;
    let (sound, mut others) = house.table(2, 2, "karl").await;
    for (id, guests) in [(&sick, &mut guests), (&sound, &mut others)] {
        let state = guests[0].state(id).await;
        guests[0].act(id, &state["question"]["id"], &state["choices"][0]["id"]).await.ok();
    }
    let folder = house.close().await;
    let other_action = {
        let store = Sqlite::open(folder.path()).await.unwrap();
        let stored = store.load(&sick.parse().unwrap()).await.unwrap().unwrap();
        let EntryKind::Act(action) = stored.log[0].kind else { panic!("an action") };
        store.close().await;
        action.0 + 1
    };
    let file = folder.file();
    let sql = format!("update log set argument = {other_action} where table_id = '{sick}'");
    execute(&file, sql).await;
    let house = House::open_with(folder, options()).await;
    for guest in guests.iter_mut().chain(&mut others) {
        guest.address = house.address;
    }
    let refused = guests[0].get(&format!("/api/v1/tables/{sick}/state")).await;
    assert_eq!(refused.problem(), (409, "set_aside".into()));
    assert!(refused.body.contains("entry 1"), "{refused:?}");
    let state = others[1].state(&sound).await;
    others[1].act(&sound, &state["question"]["id"], &state["choices"][0]["id"]).await.ok();
}

pub async fn execute(file: &std::path::Path, sql: String) {
    use sqlx::ConnectOptions as _;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&mut connection).await.unwrap();
}
