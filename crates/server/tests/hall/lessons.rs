//! Guided first games over the wire: found by looking, on no list, and the same for everybody.

use gladsheim_registry::Shelf;
use serde_json::{Value, json};

use crate::house::{House, until};

/// The action of this plain name among the choices of a state.
fn action<'s>(state: &'s Value, name: &Value) -> &'s Value {
    let choices = state["choices"].as_array().unwrap();
    &choices.iter().find(|choice| choice["name"] == *name).unwrap()["id"]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_for_whoever_begins_it_and_is_on_no_list() {
    let house = House::open().await;
    let mut guest = house.guest();
    let games = guest.get("/api/v1/games").await.ok();
    for game in games["games"].as_array().unwrap() {
        assert_eq!(game["has_lesson"], json!(true), "{game}");
        let path = format!("/api/v1/games/{}/lesson", game["id"].as_str().unwrap());
        let lesson = guest.get(&path).await.ok();
        let answer = guest.post(&path, &json!({ "name": "Ask" })).await;
        assert_eq!(answer.status, 201);
        let table = answer.json();
        assert_eq!((&table["is_lesson"], &table["phase"]), (&json!(true), &json!("playing")));
        assert_eq!(
            table["prefix"],
            json!({ "moves": 0, "fresh": false }),
            "its deal decides nothing"
        );
        let id = table["id"].as_str().unwrap().to_owned();
        for list in ["/api/v1/tables", "/api/v1/tables/mine"] {
            assert_eq!(guest.get(list).await.ok()["tables"], json!([]), "{list}");
        }

        let state = guest.get(&format!("/api/v1/tables/{id}/state?lines=true")).await.ok();
        assert_eq!(state["moment"], json!(0));
        assert_eq!(state["question"]["ask"]["type"], lesson["moments"][0]["ask"]);
        let wanted = action(&state, &lesson["moments"][0]["want"][0]);
        assert_eq!(guest.act(&id, &state["question"]["id"], wanted).await.status, 200);
        let path = format!("/api/v1/tables/{id}/state");
        let next = until("the next moment", || {
            let mut guest = guest.clone();
            let path = path.clone();
            async move {
                let state = guest.get(&path).await.ok();
                state["question"].is_object().then_some(state)
            }
        });
        assert_eq!(next.await["moment"], json!(1));
        // Whoever looks on is taught nothing.
        let seen = house.guest().get(&path).await.ok();
        assert!(seen["moment"].is_null(), "{seen}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_needs_a_game_that_has_one_and_a_name() {
    let house = House::open().await;
    let mut guest = house.guest();
    let game = Shelf::released().ids()[0];
    let path = format!("/api/v1/games/{game}/lesson");
    assert_eq!(guest.post(&path, &json!({ "name": "" })).await.problem().1, "bad_name");
    assert_eq!(guest.post(&path, &json!({})).await.problem().1, "malformed");
    assert_eq!(guest.get("/api/v1/games/chess/lesson").await.problem().1, "unknown_game");
}
