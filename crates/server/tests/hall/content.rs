//! Decks of one's own: what new tables are played with, and what they keep.

use std::collections::BTreeMap;

use gladsheim_registry::find;
use gladsheim_server::Options;
use serde_json::{Value, json};

use crate::house::{Folder, House, hello, options, play_out};

const GAME: &str = "valhalla";

/// The game's own content with one Hammer more.
fn edited() -> String {
    let (_, own) = find(GAME).unwrap().content_files()[0];
    own.replacen("copies = 12", "copies = 13", 1)
}

fn with_content() -> Options {
    Options { content: BTreeMap::from([(GAME.to_owned(), edited())]), ..options() }
}

fn copies(content: &Value) -> &Value {
    &content["card"][0]["copies"]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_the_content_of_its_hall_whatever_the_hall_does_later() {
    let house = House::open_with(Folder::new(), with_content()).await;
    let games = house.guest().get("/api/v1/games").await.ok();
    let hash = find(GAME).unwrap().content_hash(Some(&edited())).unwrap().to_string();
    assert_eq!(games["games"][0]["content_hash"], json!(hash));
    let shown = house.guest().get(&format!("/api/v1/games/{GAME}/content")).await.ok();
    assert_eq!(copies(&shown), 13);
    let (id, guests) = house.table(1, 2, "karl").await;
    let path = format!("/api/v1/tables/{id}");
    let mut socket = guests[0].socket(&id, hello()).await;
    play_out(&mut socket).await;

    let house = House::open_with(house.close().await, options()).await;
    let mut guest = house.guest();
    let plain = guest.get(&format!("/api/v1/games/{GAME}/content")).await.ok();
    assert_eq!(copies(&plain), 12, "the hall has gone back to the game's own");
    let table = guest.get(&path).await.ok();
    assert_eq!((&table["own_content"], &table["content_hash"]), (&json!(true), &json!(hash)));
    let replay = guest.get(&format!("{path}/replay")).await.ok();
    assert_eq!(replay["verified"]["ok"], true);
    assert_eq!(copies(&replay["played_with"]["content"]), 13);
    let file = guest.get(&format!("{path}/file")).await.ok();
    let again = guest.post("/api/v1/replay", &file).await.ok();
    assert_eq!(again["played_with"], replay["played_with"], "the file brings its content along");
    assert_eq!(again["verified"]["ok"], true);
}
