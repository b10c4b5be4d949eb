//! Hidden questions: what the others hear, and when; and standing orders, which answer in advance.

use std::time::{Duration, Instant};

use gladsheim_registry::{Shelf, Shelved};
use gladsheim_server::Options;
use gladsheim_server::store::{Origin, Sqlite, Store as _};
use serde_json::{Value, json};

use crate::ambush::Ambush;
use crate::house::{Folder, Guest, House, Socket, hello, options};

/// How many raids are tried until one is met with a spear, or with none.
const RAIDS: usize = 80;
/// The shortest and the longest pause of a hall.
const PAUSE: std::ops::Range<u128> = 250..1000;

fn ambush() -> Options {
    Options { games: Shelf::of(&[&Shelved::<Ambush>::NEW]), ..options() }
}

async fn house() -> House {
    House::open_with(Folder::new(), ambush()).await
}

fn setup(secrecy: Option<&str>) -> Value {
    json!({ "game": "ambush", "players": 3, "visibility": "public", "secrecy": secrecy })
}

/// A table at which seat 0 is about to raid, and who holds the spear.
async fn table(house: &House, secrecy: Option<&str>) -> (String, Vec<Guest>, Option<usize>) {
    let (id, mut guests) = house.table_with(3, 3, "karl", setup(secrecy)).await;
    let mut holder = None;
    for (seat, guest) in guests.iter_mut().enumerate() {
        if guest.state(&id).await["view"]["spear"] == true {
            holder = Some(seat);
        }
    }
    (id, guests, holder)
}

async fn answer(id: &str, guest: &mut Guest, action: u16) {
    let question = guest.state(id).await["question"]["id"].clone();
    guest.act(id, &question, &json!(action)).await.ok();
}

const REST: u16 = 0;
const RAID: u16 = 1;
const PASS: u16 = 2;
const STRIKE: u16 = 3;

/// What a watcher hears of a raid of seat 0, which the holder of the spear lets pass if asked: the
/// entry, and after how many milliseconds it came.
async fn heard(
    id: &str,
    guests: &mut [Guest],
    holder: Option<usize>,
    socket: &mut Socket,
) -> (Value, u128) {
    socket.next_of("state").await;
    let began = Instant::now();
    answer(id, &mut guests[0], RAID).await;
    if let Some(holder) = holder.filter(|holder| *holder != 0) {
        let watcher = guests[0].state(id).await;
        assert_eq!(watcher["entries"].as_array().unwrap().len(), 1, "nobody hears of it yet");
        assert_eq!((&watcher["awaited"], &watcher["can_undo"]), (&json!([]), &json!(false)));
        assert!(watcher["question"].is_null(), "the raider has answered");
        answer(id, &mut guests[holder], PASS).await;
    }
    let state = socket.next_of("state").await;
    let took = began.elapsed().as_millis();
    assert_eq!((&state["seq"], &state["entries"].as_array().unwrap().len()), (&json!(2), &1));
    let mut entry = state["entries"][0].clone();
    entry["at"] = json!(0);
    (entry, took)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_watcher_hears_the_same_at_the_same_time_whether_or_not_somebody_was_asked() {
    let house = house().await;
    let mut entries: [Vec<Value>; 2] = Default::default();
    for _ in 0..RAIDS {
        let (id, mut guests, holder) = table(&house, None).await;
        let mut socket = house.guest().socket(&id, hello()).await;
        let (entry, took) = heard(&id, &mut guests, holder, &mut socket).await;
        // A busy machine may be late, but never early.
        assert!(took >= PAUSE.start, "told after {took} ms");
        assert!(took < PAUSE.end + 5_000, "told after {took} ms");
        assert_eq!(entry["actor"], json!({ "seat": 0, "by": "person" }), "not who was asked");
        let was_asked = holder.is_some_and(|holder| holder != 0);
        entries[usize::from(was_asked)].push(entry);
        if entries.iter().all(|entries| entries.len() > 1) {
            break;
        }
    }
    let [quiet, asked] = entries;
    assert!(!quiet.is_empty() && !asked.is_empty(), "both kinds of raids came up");
    assert!(quiet.iter().chain(&asked).all(|entry| *entry == quiet[0]));
}

/// How long hidden moments take in the test of strict secrecy.
const STRICT: Duration = Duration::from_millis(700);

#[tokio::test(flavor = "multi_thread")]
async fn where_secrecy_is_strict_every_hidden_moment_takes_the_same_time() {
    let options = Options { strict_pause: STRICT, ..ambush() };
    let house = House::open_with(Folder::new(), options).await;
    let mut entries: [Option<Value>; 2] = Default::default();
    for _ in 0..RAIDS {
        let (id, mut guests, holder) = table(&house, Some("strict")).await;
        let asked = holder.filter(|holder| *holder != 0);
        let mut socket = house.guest().socket(&id, hello()).await;
        socket.next_of("state").await;
        answer(&id, &mut guests[0], RAID).await;
        let began = Instant::now();
        if let Some(holder) = asked {
            assert!(
                !guests[holder].state(&id).await["question"].is_null(),
                "there is time to answer"
            );
        }
        let state = socket.next_of("state").await;
        let took = began.elapsed();
        // Whoever is asked never answers; a busy machine may be late.
        assert!(took + Duration::from_millis(50) >= STRICT, "told after {took:?}");
        assert!(took < STRICT + Duration::from_secs(5), "told after {took:?}");
        let mut entry = state["entries"][0].clone();
        entry["at"] = json!(0);
        entries[usize::from(asked.is_some())] = Some(entry);
        if let [Some(quiet), Some(asked)] = &entries {
            assert_eq!(quiet, asked);
            return;
        }
    }
    panic!("in {RAIDS} raids the spear was never with both");
}

/// VH-HID-1: with an empty armoury all see who keeps a card, at once and by name.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_secret_is_told_at_once_though_somebody_is_asked_in_it() {
    let house = House::open().await;
    let setup = json!({ "game": "valhalla", "players": 2, "visibility": "public" });
    let (mut kept, mut tables) = (0, 0);
    while kept < 3 {
        tables += 1;
        assert!(
            tables < 40,
            "in {tables} games {kept} cards were kept after the armoury was empty"
        );
        let (id, mut guests) = house.table_with(2, 2, "karl", setup.clone()).await;
        // Both plan an own pair; whoever does not collide draws from the deck of the first round.
        let plan = |main, support| json!({ "type": "plan", "main": main, "support": support });
        for (guest, plan) in guests.iter_mut().zip([plan("hammer", "axe"), plan("wolf", "axe")]) {
            let state = guest.state(&id).await;
            let choices = state["choices"].as_array().unwrap().iter();
            let choice = { choices }.find(|choice| choice["action"] == plan).unwrap();
            guest.act(&id, &state["question"]["id"], &choice["id"]).await.ok();
        }
        let mut states = [guests[0].state(&id).await, guests[1].state(&id).await];
        for _ in 0..2 {
            let Some(asked) = states.iter().position(|state| !state["question"].is_null()) else {
                break;
            };
            let (mine, theirs, anybody) =
                (&states[asked], &states[1 - asked], house.guest().state(&id).await);
            if mine["question"]["ask"]["type"] == "keep" {
                let waiting_for = |state: &Value| state["awaited"][0]["seat"].clone();
                assert_eq!(
                    (waiting_for(theirs), waiting_for(&anybody)),
                    (json!(asked), json!(asked))
                );
                assert_eq!(theirs["awaited"][0]["phrase"]["key"], "valhalla-ask-keep", "for what");
                let heard = theirs["entries"].to_string();
                assert!(heard.contains("must_draw") && heard.contains("revealed"), "{heard}");
                kept += 1;
                break;
            }
            let choice = mine["choices"][0]["id"].clone();
            guests[asked].act(&id, &mine["question"]["id"], &choice).await.ok();
            states = [guests[0].state(&id).await, guests[1].state(&id).await];
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_padding_nothing_waits() {
    let house = house().await;
    for _ in 0..RAIDS {
        let (id, mut guests, holder) = table(&house, Some("off")).await;
        if holder.is_some_and(|holder| holder != 0) {
            continue;
        }
        answer(&id, &mut guests[0], RAID).await;
        let next = guests[1].state(&id).await;
        assert_eq!(next["seq"], 2);
        assert!(!next["question"].is_null());
        return;
    }
    panic!("in {RAIDS} raids somebody always held the spear");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_game_does_not_want_hushed_is_told_at_once() {
    let house = house().await;
    let (id, mut guests, _) = table(&house, Some("usual")).await;
    answer(&id, &mut guests[0], REST).await;
    let next = guests[1].state(&id).await;
    assert_eq!(next["seq"], 2, "no pause, though something was hidden");
    assert!(!next["question"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_is_kept_by_bots_and_by_whoever_comes_later() {
    let house = house().await;
    for _ in 0..RAIDS {
        let (id, mut guests, holder) = table(&house, Some("usual")).await;
        if holder.is_some_and(|holder| holder != 0) {
            continue;
        }
        let back = format!("/api/v1/tables/{id}/seats/1/bot");
        guests[1].post(&back, &json!({ "strength": "random" })).await.ok();
        let began = Instant::now();
        answer(&id, &mut guests[0], RAID).await;
        let log = guests[2].get(&format!("/api/v1/tables/{id}/log")).await.ok();
        let replay = guests[2].get(&format!("/api/v1/tables/{id}/replay")).await.ok();
        if began.elapsed().as_millis() < PAUSE.start {
            assert_eq!(
                (log["seq"].as_u64(), log["entries"].as_array().unwrap().len()),
                (Some(1), 1)
            );
            assert_eq!(replay["entries"].as_array().unwrap().len(), 1);
        }
        let mut late = guests[2].socket(&id, hello()).await;
        loop {
            let state = late.next_of("state").await;
            if state["seq"].as_u64() > Some(1) {
                break;
            }
        }
        assert!(began.elapsed() >= Duration::from_millis(PAUSE.start as u64));
        return;
    }
    panic!("in {RAIDS} raids somebody always held the spear");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_question_survives_a_restart() {
    let mut house = house().await;
    for _ in 0..RAIDS {
        let (id, mut guests, holder) = table(&house, Some("off")).await;
        let Some(holder) = holder.filter(|holder| *holder != 0) else { continue };
        answer(&id, &mut guests[0], RAID).await;
        let watcher = 3 - holder;
        let before = guests[watcher].state(&id).await;
        house = House::open_with(house.close().await, ambush()).await;
        guests.iter_mut().for_each(|guest| guest.address = house.address);
        assert_eq!(guests[watcher].state(&id).await, before, "still nobody knows");
        answer(&id, &mut guests[holder], STRIKE).await;
        let after = guests[watcher].state(&id).await;
        assert_eq!(after["seq"], 2, "raid and ambush are one step to the others");
        assert_eq!(after["entries"][1]["events"].as_array().unwrap().len(), 3);
        return;
    }
    panic!("in {RAIDS} raids nobody held the spear");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_standing_order_answers_in_advance_and_nobody_else_learns_of_it() {
    let house = house().await;
    let (mut waved, mut asked) = (0, 0);
    for _ in 0..RAIDS {
        let (id, mut guests, holder) = table(&house, Some("off")).await;
        let Some(holder) = holder.filter(|holder| *holder != 0) else { continue };
        let orders = format!("/api/v1/tables/{id}/orders");
        let order = json!({ "window": "ambush", "ask": "concerned" });
        let table = guests[holder].post(&orders, &order).await.ok();
        assert_eq!(table["you"]["orders"], json!({ "ambush": "concerned" }));
        for other in (0..3).filter(|seat| *seat != holder) {
            let table = guests[other].get(&format!("/api/v1/tables/{id}")).await;
            assert!(!table.body.contains("concerned"), "an order is private");
        }
        answer(&id, &mut guests[0], RAID).await;
        // The next in turn is in the middle of a raid; the one after is not.
        let question = guests[holder].state(&id).await["question"].clone();
        if holder == 1 {
            assert_eq!(question["window"]["name"], "ambush");
            asked += 1;
        } else {
            assert!(question.is_null(), "the hall has passed");
            assert_eq!(guests[0].state(&id).await["seq"], 2);
            waved += 1;
        }
        if waved > 0 && asked > 0 {
            return;
        }
    }
    panic!("in {RAIDS} raids the spear was never with both");
}

#[tokio::test(flavor = "multi_thread")]
async fn standing_orders_are_given_over_the_socket_kept_and_taken_back() {
    let house = house().await;
    let (id, mut guests, _) = table(&house, None).await;
    let mut socket = guests[1].socket(&id, hello()).await;
    let mut other = guests[2].socket(&id, hello()).await;
    socket.next_of("state").await;
    other.next_of("state").await;
    socket.send(&json!({ "type": "order", "window": "ambush", "ask": "never" })).await;
    loop {
        let table = socket.next_of("table").await;
        if table["you"]["orders"] == json!({ "ambush": "never" }) {
            break;
        }
    }
    other.send(&json!({ "type": "ping" })).await;
    other.next_of("pong").await;
    let last_table = other.bytes.iter().rfind(|text| text.contains("\"type\":\"table\""));
    assert!(last_table.is_none_or(|text| text.contains("\"online\":true")), "only who came in");
    let house = House::open_with(house.close().await, ambush()).await;
    guests.iter_mut().for_each(|guest| guest.address = house.address);
    let path = format!("/api/v1/tables/{id}");
    let kept = guests[1].get(&path).await.ok();
    assert_eq!(kept["you"]["orders"], json!({ "ambush": "never" }));
    let orders = format!("{path}/orders");
    let none = guests[1].post(&orders, &json!({ "window": "ambush" })).await.ok();
    assert_eq!(none["you"], json!({ "seat": 1, "host": false }));
    let refused = guests[1].post(&orders, &json!({ "window": "", "ask": "never" })).await;
    assert_eq!(refused.problem(), (422, "bad_text".into()));
    let refused = guests[1].post(&orders, &json!({ "window": "x", "ask": "maybe" })).await;
    assert_eq!(refused.problem(), (400, "malformed".into()));
    let stranger = house.guest().post(&orders, &json!({ "window": "x", "ask": "never" })).await;
    assert_eq!(stranger.problem(), (403, "not_seated".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_does_not_tell_whether_somebody_was_asked() {
    let house = house().await;
    let mut told: [Option<Value>; 2] = Default::default();
    for _ in 0..RAIDS {
        let (id, mut guests, holder) = table(&house, Some("off")).await;
        let asked = holder.filter(|holder| *holder != 0);
        answer(&id, &mut guests[0], RAID).await;
        if let Some(holder) = asked {
            answer(&id, &mut guests[holder], PASS).await;
            let still = guests[holder].state(&id).await;
            assert_eq!(still["can_undo"], false, "the others heard nothing of what was passed");
        }
        assert_eq!(guests[0].state(&id).await["can_undo"], true);
        let undo = format!("/api/v1/tables/{id}/undo");
        let table = guests[0].post(&undo, &json!({ "motion": "propose" })).await.ok();
        assert_eq!(table["proposals"], json!([]), "nobody is asked for consent");
        let mut entries = house.guest().state(&id).await["entries"].clone();
        entries.as_array_mut().unwrap().iter_mut().for_each(|entry| entry["at"] = json!(0));
        assert!(!entries[2]["undone_to"].is_null(), "it is taken back at once");
        told[usize::from(asked.is_some())].get_or_insert(entries);
        if let [Some(quiet), Some(asked)] = &told {
            assert_eq!(quiet, asked);
            return;
        }
    }
    panic!("in {RAIDS} raids the spear was never with both");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pass_that_nobody_chose_is_not_logged_as_a_persons() {
    let house = house().await;
    let store = Sqlite::open_existing(house.folder.path()).await.unwrap();
    let mut unasked = setup(Some("off"));
    unasked["options"] = json!({ "unasked": "true" });
    let mut seen = [false; 2];
    for _ in 0..RAIDS {
        let (id, mut guests) = house.table_with(3, 3, "karl", unasked.clone()).await;
        let mut holder = None;
        for (seat, guest) in guests.iter_mut().enumerate().skip(1) {
            if guest.state(&id).await["view"]["spear"] == true {
                holder = Some(seat);
            }
        }
        let Some(holder) = holder else { continue };
        // One's own order is one's own will, given in advance; the game's default is nobody's.
        let has_order = seen[0];
        if has_order {
            let orders = format!("/api/v1/tables/{id}/orders");
            let order = json!({ "window": "ambush", "ask": "never" });
            guests[holder].post(&orders, &order).await.ok();
        }
        answer(&id, &mut guests[0], RAID).await;
        let log = crate::house::until("the hall has passed", || async {
            let log = store.load(&id.parse().unwrap()).await.unwrap().unwrap().log;
            (log.len() > 1).then_some(log)
        })
        .await;
        assert_eq!((log[0].by, log[1].seat.index()), (Origin::Person, holder));
        assert_eq!(log[1].by, if has_order { Origin::Person } else { Origin::Hall });
        seen[usize::from(has_order)] = true;
        if seen == [true; 2] {
            return;
        }
    }
    panic!("in {RAIDS} raids the spear was never with the others");
}
