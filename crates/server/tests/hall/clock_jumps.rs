//! A machine whose clock jumps: nothing is deleted and nobody's time is up for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use gladsheim_server::{Options, WallClock};
use serde_json::{Value, json};

use crate::house::{Folder, Guest, House, options, some_choice, until};
use crate::restart::execute;

const DAY: i64 = 24 * 60 * 60 * 1000;

/// The machine's clock, and how far it has been set.
fn clock() -> (WallClock, Arc<AtomicI64>) {
    let set = Arc::new(AtomicI64::new(0));
    let by = Arc::clone(&set);
    let read = move || {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis();
        u64::try_from(now as i64 + by.load(Relaxed)).unwrap()
    };
    (WallClock::new(read), set)
}

fn keeping(clock: &WallClock) -> Options {
    let tick = Duration::from_millis(5);
    Options { keep_days: Some(30), clock: clock.clone(), tick, ..options() }
}

async fn table(house: &House, time: Value) -> (String, Vec<Guest>) {
    let setup = json!({
        "game": "valhalla", "players": 2, "visibility": "public",
        "clock": { "time": time, "at_zero": "bot_seat", "bot": "random" },
    });
    house.table_with(2, 2, "karl", setup).await
}

/// A table whose time is over is deleted, so that the hall has looked for others, too.
async fn sweep(house: &House) {
    let mut host = house.guest();
    let setup = json!({ "game": "valhalla", "players": 2, "name": "Host" });
    let id = host.post("/api/v1/tables", &setup).await.ok()["id"].as_str().unwrap().to_owned();
    execute(&house.folder.file(), format!("update tables set kept_until = 1 where id = '{id}'"))
        .await;
    until("the table is deleted", || {
        let (mut host, path) = (host.clone(), format!("/api/v1/tables/{id}"));
        async move { (host.get(&path).await.status == 404).then_some(()) }
    })
    .await;
}

/// Nobody has lost time or seat, and both can play.
async fn is_as_it_was(id: &str, guests: &mut [Guest], least: u64) {
    for seat in 0..2 {
        let state = guests[seat].state(id).await;
        let table = guests[seat].get(&format!("/api/v1/tables/{id}")).await.ok();
        let left = state["clocks"][seat]["left_ms"].as_u64().unwrap();
        assert!(left > least, "{left} ms are left");
        assert!(table["seats"][seat]["occupant"]["stand_in"].is_null(), "{table}");
        if !state["question"].is_null() {
            guests[seat].act(id, &state["question"]["id"], some_choice(&state)).await.ok();
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_jump_of_forty_days_deletes_no_table_and_empties_no_bank() {
    let (clock, set) = clock();
    let house = House::open_with(Folder::new(), keeping(&clock)).await;
    let live = json!({ "kind": "live", "bank_ms": 600_000, "increment_ms": 0 });
    let slow = json!({ "kind": "slow", "per_move_ms": 3_600_000 });
    let (banked, mut players) = table(&house, live).await;
    let (by_move, mut others) = table(&house, slow).await;
    for jump in [40 * DAY, -40 * DAY, 0] {
        set.store(jump, Relaxed);
        sweep(&house).await;
        is_as_it_was(&banked, &mut players, 500_000).await;
        is_as_it_was(&by_move, &mut others, 3_500_000).await;
    }
    set.store(40 * DAY, Relaxed);
    sweep(&house).await;
    // The hall that opens next takes over the machine's time, and the deadlines come along.
    let house = House::open_with(house.close().await, keeping(&clock)).await;
    players.iter_mut().chain(&mut others).for_each(|guest| guest.address = house.address);
    sweep(&house).await;
    is_as_it_was(&banked, &mut players, 500_000).await;
    is_as_it_was(&by_move, &mut others, 3_500_000).await;
    let today = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64;
    let table = players[0].get(&format!("/api/v1/tables/{banked}")).await.ok();
    let kept_until = table["kept_until"].as_i64().unwrap();
    assert!((kept_until - today - 70 * DAY).abs() < DAY, "30 days from the day that it now is");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_jump_while_the_hall_is_closed_deletes_no_table_and_empties_no_bank() {
    let (clock, set) = clock();
    let mut house = House::open_with(Folder::new(), keeping(&clock)).await;
    let live = json!({ "kind": "live", "bank_ms": 600_000, "increment_ms": 0 });
    let slow = json!({ "kind": "slow", "per_move_ms": 3_600_000 });
    let (banked, mut players) = table(&house, live).await;
    let (by_move, mut others) = table(&house, slow).await;
    let mut host = house.guest();
    let setup = json!({ "game": "valhalla", "players": 2, "name": "Host" });
    let waiting = host.post("/api/v1/tables", &setup).await.ok()["id"].as_str().unwrap().to_owned();
    let invites = format!("/api/v1/tables/{waiting}/invites");
    let invite = host.post(&invites, &json!({ "seat": 1 })).await.ok();
    for jump in [40 * DAY, -3 * DAY, 2 * DAY] {
        let folder = house.close().await;
        set.store(jump, Relaxed);
        house = House::open_with(folder, keeping(&clock)).await;
        players.iter_mut().chain(&mut others).for_each(|guest| guest.address = house.address);
        sweep(&house).await;
        is_as_it_was(&banked, &mut players, 500_000).await;
        is_as_it_was(&by_move, &mut others, 3_500_000).await;
    }
    let claim = json!({ "token": invite["token"], "name": "Embla" });
    assert_eq!(house.guest().post("/api/v1/claim", &claim).await.ok()["seat"], 1);
}
