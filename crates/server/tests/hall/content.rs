//! What tables are played with: decks of one's own, and boxes that have changed since.

use std::collections::BTreeMap;

use gladsheim_registry::find;
use gladsheim_server::Options;
use serde_json::{Value, json};

use crate::house::{Folder, Guest, House, hello, options, play_out};

const GAME: &str = "valhalla";

/// The game's own content with one Hammer more.
fn edited() -> String {
    let (_, own) = find(GAME).unwrap().content_files()[0];
    own.replacen("copies = 12", "copies = 13", 1)
}

fn with_content() -> Options {
    Options { content: BTreeMap::from([(GAME.to_owned(), edited())]), ..options() }
}

fn copies(told: &Value) -> &Value {
    &told["content"]["card"][0]["copies"]
}

/// What a table is played with, or a game of the hall's list.
async fn told(guest: &mut Guest, named: &Value) -> Value {
    guest.get(&format!("/api/v1{}", named["content_path"].as_str().unwrap())).await.ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_keeps_the_content_of_its_hall_whatever_the_hall_does_later() {
    let house = House::open_with(Folder::new(), with_content()).await;
    let games = house.guest().get("/api/v1/games").await.ok();
    let hash = find(GAME).unwrap().content_hash(&edited()).unwrap().to_string();
    assert_eq!(games["games"][0]["content_hash"], json!(hash));
    assert_eq!(copies(&told(&mut house.guest(), &games["games"][0]).await), 13);
    let (id, guests) = house.table(1, 2, "karl").await;
    let path = format!("/api/v1/tables/{id}");
    let mut socket = guests[0].socket(&id, hello()).await;
    play_out(&mut socket).await;

    let house = House::open_with(house.close().await, options()).await;
    let mut guest = house.guest();
    let games = guest.get("/api/v1/games").await.ok();
    let plain = told(&mut guest, &games["games"][0]).await;
    assert_eq!(copies(&plain), 12, "the hall has gone back to the game's own");
    let table = guest.get(&path).await.ok();
    assert_eq!((&table["own_content"], &table["content_hash"]), (&json!(true), &json!(hash)));
    assert_eq!(copies(&told(&mut guest, &table).await), 13);
    let replay = guest.get(&format!("{path}/replay")).await.ok();
    assert_eq!(replay["verified"]["ok"], true);
    assert_eq!(copies(&replay["played_with"]), 13);
    let file = guest.get(&format!("{path}/file")).await.ok();
    let again = guest.post("/api/v1/replay", &file).await.ok();
    assert_eq!(again["played_with"], replay["played_with"], "the file brings its content along");
    assert_eq!(again["verified"]["ok"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_content_is_kept_for_ever_in_its_edition_and_asked_for_again_without() {
    let house = House::open().await;
    let mut guest = house.guest();
    let games = guest.get("/api/v1/games").await.ok();
    let path = format!("/api/v1{}", games["games"][0]["content_path"].as_str().unwrap());
    let (plain, edition) = path.split_once('?').unwrap();
    assert!(edition.starts_with("edition="));
    let kept = guest.get(&path).await;
    assert_eq!(kept.header("cache-control"), Some("public, max-age=31536000, immutable"));
    for path in [plain.to_owned(), format!("{plain}?edition=0")] {
        let answer = guest.get(&path).await;
        assert_eq!(answer.header("cache-control"), Some("no-cache"), "{path}");
        assert_eq!(answer.header("etag"), kept.header("etag"));
    }
    let unknown = format!("/api/v1/games/{GAME}/content/{}", "0".repeat(64));
    assert_eq!(guest.get(&unknown).await.status, 404);
    assert_eq!(guest.get(&format!("/api/v1/games/{GAME}/content/x")).await.status, 404);
    assert_eq!(guest.get(&format!("{plain}?colour=red")).await.status, 400);
}
