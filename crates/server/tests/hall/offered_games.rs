//! The games that a host offers: one that is left out is in none of the answers, and rests.

use gladsheim_registry::Shelf;
use gladsheim_server::Options;
use serde_json::json;

use crate::house::{Folder, House, hello, options, play_out};

/// A hall without the first of its games, and the ids of that one and of another.
fn without_the_first() -> (Options, &'static str, &'static str) {
    let ids = Shelf::released().ids();
    let games = Shelf::released().only(&ids[1..]).unwrap();
    (Options { games, ..options() }, ids[0], ids[1])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_is_left_out_is_nowhere() {
    let (fewer, left_out, offered) = without_the_first();
    let house = House::open().await;
    let setup = json!({ "game": left_out, "players": 2, "visibility": "public" });
    let (id, guests) = house.table_with(1, 2, "random", setup.clone()).await;
    play_out(&mut guests[0].socket(&id, hello()).await).await;
    let mut guest = guests[0].clone();
    let file = guest.get(&format!("/api/v1/tables/{id}/file")).await.ok();

    let house = House::open_with(house.close().await, fewer).await;
    guest.address = house.address;
    let games = guest.get("/api/v1/games").await.ok();
    let listed: Vec<_> =
        games["games"].as_array().unwrap().iter().map(|game| &game["id"]).collect();
    assert!(listed.contains(&&json!(offered)) && !listed.contains(&&json!(left_out)), "{games}");
    let of_offered = games["games"].as_array().unwrap().iter().find(|game| game["id"] == offered);
    let content = of_offered.and_then(|game| game["content_path"].as_str()).unwrap().to_owned();
    for path in [format!("/api/v1/games/{offered}/rules"), format!("/api/v1{content}")] {
        assert_eq!(guest.get(&path).await.status, 200, "{path}");
        assert_eq!(guest.get(&path.replace(offered, left_out)).await.status, 404, "{path}");
    }
    assert_eq!(guest.post("/api/v1/tables", &setup).await.problem().1, "unknown_game");
    assert!(guest.post("/api/v1/replay", &file).await.status >= 400);
    for list in ["tables".to_owned(), format!("tables?game={left_out}"), "tables/mine".to_owned()] {
        let tables = guest.get(&format!("/api/v1/{list}")).await.ok();
        assert_eq!(tables["tables"], json!([]), "{list}");
    }
    let answer = guest.get(&format!("/api/v1/tables/{id}/state")).await;
    assert!(answer.status >= 400 && answer.body.contains(left_out), "{answer:?}");

    let house = House::open_with(house.close().await, options()).await;
    guest.address = house.address;
    let table = guest.get(&format!("/api/v1/tables/{id}")).await.ok();
    assert_eq!(table["game"], json!(left_out), "once it is offered again, its tables are back");
}

#[tokio::test(flavor = "multi_thread")]
async fn games_in_the_making_are_offered_on_demand_only() {
    let listed = async |games: Shelf| {
        let house = House::open_with(Folder::new(), Options { games, ..options() }).await;
        let games = house.guest().get("/api/v1/games").await.ok();
        games["games"].as_array().unwrap().iter().map(|game| game["id"].to_string()).collect()
    };
    let released: Vec<String> = listed(Shelf::released()).await;
    let all: Vec<String> = listed(Shelf::all()).await;
    assert!(all.starts_with(&released) && all.len() > released.len(), "{released:?}, {all:?}");
}
