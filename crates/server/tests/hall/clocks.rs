//! Clocks, live and slow, and what happens at zero.

use serde_json::{Value, json};

use crate::house::{Folder, House, hello, options, until};
use crate::restart::execute;

fn setup(time: &Value, at_zero: &str) -> Value {
    json!({
        "game": "valhalla", "players": 2, "visibility": "public",
        "clock": { "time": time, "at_zero": at_zero, "bot": "random" },
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn at_zero_a_bot_plays_the_move_and_it_is_written_down_as_the_clocks() {
    let house = House::open().await;
    // Long enough for a busy machine to show the question before.
    let slow = json!({ "kind": "slow", "per_move_ms": 3000 });
    let (id, mut guests) = house.table_with(1, 2, "karl", setup(&slow, "bot_move")).await;
    let mut socket = guests[0].socket(&id, hello()).await;
    let state = socket.next_of("state").await;
    assert!(state["question"]["deadline"].is_u64());
    let question = state["question"]["id"].clone();
    let by = until("the clock has played", || {
        let mut guest = guests[0].clone();
        let path = format!("/api/v1/tables/{id}/log?since=1");
        async move {
            let log = guest.get(&path).await.ok();
            let mut entries = log["entries"].as_array().unwrap().clone().into_iter();
            entries.find(|entry| entry["actor"]["seat"] == 0)
        }
    })
    .await;
    assert_eq!(by["actor"]["by"], "clock");
    let late = guests[0].act(&id, &question, &json!(0)).await;
    assert_eq!(late.problem().1, "stale");
    let table = guests[0].get(&format!("/api/v1/tables/{id}")).await.ok();
    assert!(table["seats"][0]["occupant"]["stand_in"].is_null(), "the seat stays the guest's");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_zero_a_bot_takes_the_seat_until_it_is_taken_back() {
    let house = House::open().await;
    let live = json!({ "kind": "live", "bank_ms": 3000, "increment_ms": 60_000 });
    let (id, mut guests) = house.table_with(2, 2, "karl", setup(&live, "bot_seat")).await;
    let mut socket = guests[0].socket(&id, hello()).await;
    // The other has time, or two bots would play the game to its end before the seat is taken back.
    let state = guests[1].state(&id).await;
    guests[1].act(&id, &state["question"]["id"], &state["choices"][0]["id"]).await.ok();
    loop {
        let table = socket.next_of("table").await;
        if table["seats"][0]["occupant"]["stand_in"] == "random" {
            break;
        }
    }
    let back = format!("/api/v1/tables/{id}/seats/0/take-back");
    let table = guests[0].post(&back, &json!({})).await.ok();
    assert!(table["seats"][0]["occupant"]["stand_in"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn at_zero_the_table_is_told_and_waits_on() {
    let house = House::open().await;
    let slow = json!({ "kind": "slow", "per_move_ms": 1000 });
    let (id, mut guests) = house.table_with(1, 2, "karl", setup(&slow, "nudge")).await;
    let mut socket = guests[0].socket(&id, hello()).await;
    loop {
        let state = socket.next_of("state").await;
        let clock = &state["clocks"][0];
        if clock["left_ms"] == 0 && clock["deadline"].is_null() {
            assert!(!state["question"].is_null(), "it is still asked");
            break;
        }
    }
    let state = guests[0].state(&id).await;
    guests[0].act(&id, &state["question"]["id"], &state["choices"][0]["id"]).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bank_grows_by_the_increment_and_shrinks_by_the_time_used() {
    let house = House::open().await;
    let live = json!({ "kind": "live", "bank_ms": 600_000, "increment_ms": 60_000 });
    let (id, mut guests) = house.table_with(2, 2, "karl", setup(&live, "nudge")).await;
    let before = guests[0].state(&id).await;
    guests[0].act(&id, &before["question"]["id"], &before["choices"][0]["id"]).await.ok();
    let after = guests[0].state(&id).await;
    let left = after["clocks"][0]["left_ms"].as_u64().unwrap();
    assert!((600_001..=660_000).contains(&left), "{left}");
    assert!(after["clocks"][0]["deadline"].is_null(), "it stands still");
    assert!(after["clocks"][1]["deadline"].is_u64(), "the other's runs");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_passes_while_the_hall_is_closed_counts_when_it_opens() {
    let house = House::open().await;
    let slow = json!({ "kind": "slow", "per_move_ms": 1000 });
    let (id, guests) = house.table_with(1, 2, "karl", setup(&slow, "bot_seat")).await;
    let folder: Folder = house.close().await;
    tokio::time::sleep(std::time::Duration::from_millis(1100)).await;
    let house = House::open_with(folder, options()).await;
    let mut guest = house.guest();
    guest.cookie.clone_from(&guests[0].cookie);
    until("the bot has the seat", || {
        let mut guest = guest.clone();
        let path = format!("/api/v1/tables/{id}");
        async move {
            let table = guest.get(&path).await.ok();
            (table["seats"][0]["occupant"]["stand_in"] == "random").then_some(())
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_clock_does_not_run_while_the_hall_is_closed() {
    let house = House::open().await;
    let live = json!({ "kind": "live", "bank_ms": 60_000, "increment_ms": 0 });
    let (id, mut guests) = house.table_with(2, 2, "karl", setup(&live, "bot_seat")).await;
    let before = guests[0].state(&id).await["clocks"][0]["left_ms"].as_u64().unwrap();
    let folder: Folder = house.close().await;
    // For two minutes nobody was there, as far as the file says: longer than the whole bank.
    let sql = "update hall set alive_at = alive_at - 120000; \
        update tables set record = json_set(record, \
            '$.touched_at', json_extract(record, '$.touched_at') - 120000, \
            '$.clocks[0].deadline', json_extract(record, '$.clocks[0].deadline') - 120000, \
            '$.clocks[1].deadline', json_extract(record, '$.clocks[1].deadline') - 120000), \
        due_at = due_at - 120000";
    execute(&folder.file(), sql.to_owned()).await;
    let house = House::open_with(folder, options()).await;
    guests[0].address = house.address;
    let state = guests[0].state(&id).await;
    let left = state["clocks"][0]["left_ms"].as_u64().unwrap();
    assert!(left <= before && left + 40_000 > before, "{before} ms before, {left} ms after");
    let table = guests[0].get(&format!("/api/v1/tables/{id}")).await.ok();
    assert!(table["seats"][0]["occupant"]["stand_in"].is_null(), "nobody's time is up");
    // And from here on it runs: after a second opening nothing is given back twice.
    let folder: Folder = house.close().await;
    let house = House::open_with(folder, options()).await;
    guests[0].address = house.address;
    let later = guests[0].state(&id).await["clocks"][0]["left_ms"].as_u64().unwrap();
    assert!(later <= left && later + 40_000 > left, "{left} ms before, {later} ms after");
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_that_make_no_sense_are_refused() {
    let house = House::open().await;
    for time in [
        json!({ "kind": "live", "bank_ms": 10, "increment_ms": 0 }),
        json!({ "kind": "slow", "per_move_ms": u64::MAX }),
        json!({ "kind": "live", "bank_ms": 60_000, "increment_ms": 99_999_999_999_u64 }),
    ] {
        let mut body = setup(&time, "nudge");
        body["name"] = json!("Host");
        let refused = house.guest().post("/api/v1/tables", &body).await;
        assert_eq!(refused.problem(), (422, "bad_clock".into()));
    }
}
