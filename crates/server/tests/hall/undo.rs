//! Taking back: at once where nobody else has acted, by consent where others have, never past
//! something that was learned.

use serde_json::{Value, json};

use crate::house::{House, hello};

fn first(state: &Value) -> Value {
    state["choices"][0]["id"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_in_ones_own_turn_at_once() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let before = guests[0].state(&id).await;
    assert_eq!(before["can_undo"], false);
    let mut other = guests[1].socket(&id, hello()).await;
    let other_before = other.next_of("state").await;
    guests[0].act(&id, &before["question"]["id"], &first(&before)).await.ok();
    let after = guests[0].state(&id).await;
    assert_eq!(after["can_undo"], true);
    let propose = json!({ "motion": "propose" });
    guests[0].post(&format!("/api/v1/tables/{id}/undo"), &propose).await.ok();
    let back = guests[0].state(&id).await;
    assert_eq!(back["view"], before["view"]);
    assert_eq!(back["choices"], before["choices"]);
    assert_ne!(back["question"]["id"], before["question"]["id"], "it is asked anew");
    assert!(back["seq"].as_u64() > after["seq"].as_u64());
    let last = back["entries"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["undone_to"], before["seq"]);
    // The answer to the question before is stale, the one to the new question counts.
    let stale = guests[0].act(&id, &before["question"]["id"], &first(&before)).await;
    assert_eq!(stale.problem(), (409, "stale".into()));
    guests[0].act(&id, &back["question"]["id"], &first(&back)).await.ok();
    // The other has not acted, and is asked the same question all the time.
    let other_now = guests[1].state(&id).await;
    assert_eq!(other_now["question"]["id"], other_before["question"]["id"]);
    guests[1].act(&id, &other_before["question"]["id"], &first(&other_before)).await.ok();
    let undo = guests[0].post(&format!("/api/v1/tables/{id}/undo"), &propose).await;
    assert_eq!(undo.problem(), (409, "nothing_to_undo".into()), "the plans were shown");
}

#[tokio::test(flavor = "multi_thread")]
async fn by_consent_where_others_have_acted_since() {
    let house = House::open().await;
    let (id, mut guests) = house.table(3, 3, "karl").await;
    let undo = format!("/api/v1/tables/{id}/undo");
    let [propose, accept, decline] =
        ["propose", "accept", "decline"].map(|motion| json!({ "motion": motion }));
    for guest in &mut guests[..2] {
        let state = guest.state(&id).await;
        guest.act(&id, &state["question"]["id"], &first(&state)).await.ok();
    }
    let table = guests[0].post(&undo, &propose).await.ok();
    assert_eq!(table["proposals"], json!([{ "verb": "undo", "by": 0, "missing": [1] }]));
    assert_eq!(guests[2].post(&undo, &accept).await.problem().1, "nothing_proposed");
    assert_eq!(guests[1].post(&undo, &decline).await.ok()["proposals"], json!([]));
    guests[0].post(&undo, &propose).await.ok();
    guests[1].post(&undo, &accept).await.ok();
    for guest in &mut guests {
        assert!(!guest.state(&id).await["question"].is_null(), "all three plan again");
    }
    // Who proposes and then is overtaken by a step has proposed nothing.
    for guest in &mut guests[..2] {
        let state = guest.state(&id).await;
        guest.act(&id, &state["question"]["id"], &first(&state)).await.ok();
    }
    guests[0].post(&undo, &propose).await.ok();
    let state = guests[2].state(&id).await;
    guests[2].act(&id, &state["question"]["id"], &first(&state)).await.ok();
    assert_eq!(guests[1].post(&undo, &accept).await.problem().1, "nothing_proposed");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_taken_back_stays_in_the_log_but_not_in_the_game_file() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let state = guests[0].state(&id).await;
    guests[0].act(&id, &state["question"]["id"], &first(&state)).await.ok();
    guests[0].post(&format!("/api/v1/tables/{id}/undo"), &json!({ "motion": "propose" })).await.ok();
    for motion in ["propose", "accept"] {
        let guest = &mut guests[usize::from(motion == "accept")];
        guest.post(&format!("/api/v1/tables/{id}/end"), &json!({ "motion": motion })).await.ok();
    }
    let log = guests[0].get(&format!("/api/v1/tables/{id}/log")).await.ok();
    assert_eq!(log["entries"].as_array().unwrap().len(), 3, "the deal, the step, its undoing");
    let file = guests[0].get(&format!("/api/v1/tables/{id}/file")).await.ok();
    assert_eq!(file["moves"], json!([]));
}
