//! Taking back: at once where nobody else has acted, by consent where others have, never past
//! something that was learned.

use serde_json::{Value, json};

use crate::house::{Guest, House, some_choice};

/// How many tables are tried until one comes to the moment that a test is about.
const TABLES: usize = 600;

fn undo_of(id: &str) -> String {
    format!("/api/v1/tables/{id}/undo")
}

fn motion(word: &str) -> Value {
    json!({ "motion": word })
}

/// One who is asked answers; gives back who it was, and the state before.
async fn step(id: &str, guests: &mut [Guest]) -> Option<(usize, Value)> {
    for (index, guest) in guests.iter_mut().enumerate() {
        let state = guest.state(id).await;
        if !state["question"].is_null() {
            guest.act(id, &state["question"]["id"], some_choice(&state)).await.ok();
            return Some((index, state));
        }
    }
    None
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_in_ones_own_turn_at_once() {
    let house = House::open().await;
    for _ in 0..TABLES {
        let (id, mut guests) = house.table(3, 3, "karl").await;
        while let Some((actor, before)) = step(&id, &mut guests).await {
            let after = guests[actor].state(&id).await;
            if after["can_undo"] == false {
                let refused = guests[actor].post(&undo_of(&id), &motion("propose")).await;
                assert!(["nothing_to_undo", "over"].contains(&refused.problem().1.as_str()));
                continue;
            }
            let mut others = Vec::new();
            for guest in &mut guests {
                others.push(guest.state(&id).await["question"].clone());
            }
            guests[actor].post(&undo_of(&id), &motion("propose")).await.ok();
            let back = guests[actor].state(&id).await;
            assert_eq!(back["view"], before["view"]);
            assert_eq!(back["choices"], before["choices"]);
            assert!(back["seq"].as_u64() > after["seq"].as_u64(), "the log only grows");
            assert_ne!(back["question"]["id"], before["question"]["id"], "it is asked anew");
            let last = back["entries"].as_array().unwrap().last().unwrap().clone();
            // A secret answer is taken back by itself, any other step with all that followed.
            match before["question"]["secret"].as_bool().unwrap() {
                true => assert_eq!(last["withdrawn"], before["seq"].as_u64().unwrap() + 1),
                false => assert_eq!(last["undone_to"], before["seq"]),
            }
            let choice = some_choice(&before);
            let stale = guests[actor].act(&id, &before["question"]["id"], choice).await;
            assert_eq!(stale.problem(), (409, "stale".into()));
            guests[actor].act(&id, &back["question"]["id"], choice).await.ok();
            return;
        }
    }
    panic!("in {TABLES} games nothing could be taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn by_consent_where_others_have_acted_since() {
    let house = House::open().await;
    for _ in 0..TABLES {
        let (id, mut guests) = house.table(3, 3, "karl").await;
        let undo = undo_of(&id);
        let mut last: Option<(usize, Value)> = None;
        while let Some((actor, before)) = step(&id, &mut guests).await {
            let Some((first, start)) = last.replace((actor, before)) else { continue };
            let state = guests[first].state(&id).await;
            // A secret answer needs nobody's consent.
            if first == actor || state["can_undo"] == false || state["can_withdraw"] == true {
                continue;
            }
            let table = guests[first].post(&undo, &motion("propose")).await.ok();
            let open = json!([{ "verb": "undo", "by": first, "missing": [actor] }]);
            assert_eq!(table["proposals"], open);
            let third = 3 - first - actor;
            let refused = guests[third].post(&undo, &motion("accept")).await;
            assert_eq!(refused.problem().1, "nothing_proposed");
            let declined = guests[actor].post(&undo, &motion("decline")).await.ok();
            assert_eq!(declined["proposals"], json!([]));
            guests[first].post(&undo, &motion("propose")).await.ok();
            guests[actor].post(&undo, &motion("accept")).await.ok();
            let back = guests[first].state(&id).await;
            assert_eq!(back["view"], start["view"]);
            assert!(!back["question"].is_null());
            return;
        }
    }
    panic!("in {TABLES} games nobody had to be asked");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_stays_in_the_log_but_not_in_the_game_file() {
    let house = House::open().await;
    for _ in 0..TABLES {
        let (id, mut guests) = house.table(2, 2, "karl").await;
        let mut moves = 0;
        while let Some((actor, _)) = step(&id, &mut guests).await {
            moves += 1;
            if guests[actor].state(&id).await["can_undo"] == false {
                continue;
            }
            guests[actor].post(&undo_of(&id), &motion("propose")).await.ok();
            for (guest, word) in guests.iter_mut().zip(["propose", "accept"]) {
                guest.post(&format!("/api/v1/tables/{id}/end"), &motion(word)).await.ok();
            }
            let log = guests[actor].get(&format!("/api/v1/tables/{id}/log")).await.ok();
            let undone =
                |entry: &&Value| !entry["undone_to"].is_null() || !entry["withdrawn"].is_null();
            assert_eq!(log["entries"].as_array().unwrap().iter().filter(undone).count(), 1);
            let file = guests[0].get(&format!("/api/v1/tables/{id}/file")).await;
            assert_eq!(file.ok()["moves"].as_array().unwrap().len(), moves - 1);
            let record = gladsheim_registry::record::Record::parse(file.body.as_bytes()).unwrap();
            record.verify().unwrap();
            return;
        }
    }
    panic!("in {TABLES} games nothing could be taken back");
}
