//! What an invitation says over the wire, and what its link says of itself where it is pasted.

use serde_json::json;

use crate::house::House;

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_a_poster_until_it_was_used() {
    let house = House::open().await;
    let (mut host, mut guest) = (house.guest(), house.guest());
    let clock = json!({ "time": { "kind": "live", "bank_ms": 864_000_000, "increment_ms": 86_400_000 },
        "at_zero": "bot_seat" });
    let wish = json!({ "game": "valhalla", "players": 3, "name": "<b>Ask</b>", "clock": clock });
    let table = host.post("/api/v1/tables", &wish).await.ok();
    let id = table["id"].as_str().unwrap().to_owned();
    let invites = format!("/api/v1/tables/{id}/invites");
    let made = host.post(&invites, &json!({ "seat": 1 })).await.ok();
    let (token, path) = (&made["token"], made["path"].as_str().unwrap());

    let poster = guest.post("/api/v1/invitation", &json!({ "token": token })).await.ok();
    assert_eq!((&poster["standing"], &poster["host"]), (&json!("open"), &json!("<b>Ask</b>")));
    assert_eq!(poster["clock"], clock);
    assert!(poster["table"].is_null(), "{poster}");
    let wrong = json!({ "token": "A".repeat(43) });
    assert_eq!(guest.post("/api/v1/invitation", &wrong).await.problem().1, "bad_token");

    // The page comes with what the link says of itself, if the hall was built with its page.
    let page = guest.get(path).await.body;
    if page.contains("<html") {
        assert!(page.contains("&lt;b&gt;Ask&lt;/b&gt; invites you to play Valhalla"), "{page}");
        assert!(!page.contains("<b>Ask"), "{page}");
        assert!(!page.contains(&id), "no table is named: {page}");
        assert!(page.contains("noindex"));
        let front = guest.get("/").await.body;
        assert!(front.contains("og:image") && !front.contains("noindex"), "{front}");
    }

    let claim = json!({ "token": token, "name": "Embla" });
    guest.post("/api/v1/claim", &claim).await.ok();
    let used = guest.post("/api/v1/invitation", &json!({ "token": token })).await.ok();
    assert_eq!((&used["standing"], &used["table"]), (&json!("used"), &json!(id)));
    let mut stranger = house.guest();
    let used = stranger.post("/api/v1/invitation", &json!({ "token": token })).await.ok();
    assert_eq!((&used["standing"], &used["names"]), (&json!("used"), &json!([])));
    assert!(used["table"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_says_when_a_game_was_and_how_it_ended() {
    let house = House::open().await;
    let (id, mut guests) = house.table(1, 2, "thrall").await;
    let mine = "/api/v1/tables/mine";
    let line = guests[0].get(mine).await.ok()["tables"][0].clone();
    assert!(line["started_at"].is_u64() && line["ended_at"].is_null(), "{line}");
    let end = format!("/api/v1/tables/{id}/end");
    guests[0].post(&end, &json!({ "motion": "propose" })).await.ok();
    let line = guests[0].get(mine).await.ok()["tables"][0].clone();
    assert!(line["ended_at"].as_u64() >= line["started_at"].as_u64(), "{line}");
    assert_eq!(line["over"], json!({ "end": "agreed", "ranks": [] }));
}
