//! Deals that anyone can verify.

use gladsheim_registry::record::{Record, RecordError, commitment};
use serde_json::json;

use crate::house::{House, hello, play_out, replayed_views};

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_verifies_against_what_was_published_before() {
    let house = House::open().await;
    let mut setup = json!({ "game": "valhalla", "players": 3, "visibility": "public" });
    setup["entropy"] = json!("of the north");
    let (id, mut guests) = house.table_with(1, 3, "karl", setup).await;
    let table = format!("/api/v1/tables/{id}");
    let before = guests[0].get(&table).await.ok();
    assert_eq!(before["seats"][0]["entropy"], "of the north");
    let file = format!("{table}/file");
    assert_eq!(guests[0].get(&file).await.problem(), (409, "not_over".into()));
    let mut socket = guests[0].socket(&id, hello()).await;
    play_out(&mut socket).await;
    let after = guests[0].get(&table).await.ok();
    assert_eq!(after["deal"]["commitment"], before["deal"]["commitment"]);
    let seed = after["deal"]["server_seed"].as_str().unwrap().parse().unwrap();
    assert_eq!(json!(commitment(&seed).to_string()), before["deal"]["commitment"]);

    let text = house.guest().get(&file).await;
    assert_eq!(text.status, 200, "anybody may verify");
    let record = Record::parse(text.body.as_bytes()).unwrap();
    record.verify().unwrap();
    let deal = record.deal.clone().unwrap();
    assert_eq!((deal.table.as_str(), deal.entropies[0].as_str()), (id.as_str(), "of the north"));
    let mut forged = record.clone();
    forged.deal.as_mut().unwrap().entropies[0] = "of the south".to_owned();
    assert_eq!(forged.verify().unwrap_err(), RecordError::Deal);
    let mut forged = record.clone();
    forged.deal.as_mut().unwrap().server_seed.0[0] ^= 1;
    assert_eq!(forged.verify().unwrap_err(), RecordError::Commitment);
    let mut forged = record;
    forged.seed.0[0] ^= 1;
    forged.verify().unwrap_err();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_can_be_looked_at_again_through_anybodys_eyes() {
    let house = House::open().await;
    let (id, mut guests) = house.table(1, 2, "karl").await;
    let replay = format!("/api/v1/tables/{id}/replay");
    let own = guests[0].get(&replay).await.ok();
    assert_eq!(own["entries"].as_array().unwrap().len(), own["rounds"].as_array().unwrap().len());
    let peek = guests[0].get(&format!("{replay}?eyes=1")).await;
    assert_eq!(peek.problem(), (403, "not_your_seat".into()), "not while the game is on");
    let refusals = guests[0].get(&format!("/api/v1/tables/{id}/refusals")).await.ok();
    assert!(refusals["refusals"][0]["rule"].as_str().unwrap().starts_with("VH-"));
    let mut socket = guests[0].socket(&id, hello()).await;
    play_out(&mut socket).await;
    let theirs = house.guest().get(&format!("{replay}?eyes=1")).await.ok();
    assert_eq!(theirs["verified"]["ok"], true);
    let mut file = guests[0].get(&format!("/api/v1/tables/{id}/file")).await.ok();
    let again = house.guest().post("/api/v1/replay?eyes=1", &file).await.ok();
    assert_eq!(replayed_views(&again), replayed_views(&theirs));
    assert_eq!(again["verified"]["ok"], true);
    file["moves"][0]["hash"] = json!("0".repeat(64));
    let forged = house.guest().post("/api/v1/replay", &file).await.ok();
    assert_eq!(forged["verified"]["ok"], false);
    assert!(forged["verified"]["message"].as_str().unwrap().contains("move 1"));
}
