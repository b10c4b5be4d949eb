//! Sitting down, inviting, links, leaving, bots that stand in.

use gladsheim_server::Options;
use serde_json::{Value, json};

use crate::house::{Folder, Guest, House, hello, options, play_out, some_choice};
use crate::restart::execute;

async fn private_table(house: &House) -> (String, Guest) {
    let mut host = house.guest();
    let setup = json!({ "game": "valhalla", "players": 3, "name": "Host" });
    let id = host.post("/api/v1/tables", &setup).await.ok()["id"].as_str().unwrap().to_owned();
    (id, host)
}

fn at(id: &str, rest: &str) -> String {
    format!("/api/v1/tables/{id}{rest}")
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_claimed_once_and_can_be_revoked() {
    let house = House::open().await;
    let (id, mut host) = private_table(&house).await;
    let mut stranger = house.guest();
    let join = json!({ "name": "Stranger" });
    assert_eq!(stranger.post(&at(&id, "/join"), &join).await.problem().1, "table_full");

    let invite = host.post(&at(&id, "/invites"), &json!({ "seat": 1 })).await.ok();
    let table = host.get(&at(&id, "")).await.ok();
    assert_eq!(table["seats"][1]["occupant"]["kind"], "invited");
    let claim = json!({ "token": invite["token"], "name": "Brunhild" });
    let claimed = stranger.post("/api/v1/claim", &claim).await.ok();
    assert_eq!((&claimed["table"], &claimed["seat"]), (&json!(id), &json!(1)));
    let mut late = house.guest();
    assert_eq!(late.post("/api/v1/claim", &claim).await.problem(), (403, "bad_token".into()));

    let invite = host.post(&at(&id, "/invites"), &json!({})).await.ok();
    let revoke = at(&id, &format!("/invites/{}", invite["id"].as_str().unwrap()));
    assert_eq!(stranger.request("DELETE", &revoke, &[], None).await.problem().1, "not_host");
    assert_eq!(host.request("DELETE", &revoke, &[], None).await.status, 204);
    assert_eq!(host.request("DELETE", &revoke, &[], None).await.problem().1, "bad_token");
    let claim = json!({ "token": invite["token"], "name": "Late" });
    assert_eq!(late.post("/api/v1/claim", &claim).await.problem().1, "bad_token");
    assert_eq!(late.cookie, None, "who was refused is nobody yet");
}

#[tokio::test(flavor = "multi_thread")]
async fn links_that_have_expired_are_refused_calmly_and_new_ones_can_be_made() {
    let house = House::open().await;
    let (id, mut host) = private_table(&house).await;
    let invite = host.post(&at(&id, "/invites"), &json!({ "seat": 1 })).await.ok();
    let many = host.post(&at(&id, "/invites"), &json!({ "many": true })).await.ok();
    let link = host.post(&at(&id, "/link"), &json!({})).await.ok();
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
    let life = |made: &Value| made["expires_at"].as_u64().unwrap() / 1000 - now.as_secs();
    assert!((600_000..=700_000).contains(&life(&invite)), "an invitation lives for a week");
    assert!((80_000..=90_000).contains(&life(&link)), "a link lives for a day");
    execute(&house.folder.file(), "update keys set expires_at = 1".to_owned()).await;
    let mut late = house.guest();
    for made in [&invite, &many, &link] {
        let claim = json!({ "token": made["token"], "name": "Late" });
        let refused = late.post("/api/v1/claim", &claim).await;
        assert_eq!(refused.problem(), (403, "bad_token".into()));
        assert!(refused.body.contains("expired"), "{refused:?}");
    }
    assert_eq!(late.cookie, None, "who was refused is nobody yet");
    let again = host.post(&at(&id, "/invites"), &json!({ "seat": 1 })).await.ok();
    let claim = json!({ "token": again["token"], "name": "Embla" });
    assert_eq!(late.post("/api/v1/claim", &claim).await.ok()["seat"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_whose_invitation_has_expired_is_free_again() {
    let house = House::open().await;
    let mut host = house.guest();
    let setup = json!({ "game": "valhalla", "players": 2, "name": "Host", "visibility": "public" });
    let id = host.post("/api/v1/tables", &setup).await.ok()["id"].as_str().unwrap().to_owned();
    host.post(&at(&id, "/invites"), &json!({ "seat": 1 })).await.ok();
    let mut guest = house.guest();
    let join = json!({ "name": "Embla" });
    assert_eq!(guest.post(&at(&id, "/join"), &join).await.problem().1, "table_full");
    let folder = house.close().await;
    let sql = "update tables set record = json_set(record, '$.seats[1].invited_until', 1)";
    execute(&folder.file(), sql.to_owned()).await;
    let house = House::open_with(folder, options()).await;
    guest.address = house.address;
    let table = guest.get(&at(&id, "")).await.ok();
    assert_eq!(table["seats"][1]["occupant"]["kind"], "open");
    assert_eq!(guest.post(&at(&id, "/join"), &join).await.ok()["seat"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_invitation_can_fill_a_whole_table() {
    let house = House::open().await;
    let (id, mut host) = private_table(&house).await;
    let invite = host.post(&at(&id, "/invites"), &json!({ "many": true })).await.ok();
    assert_eq!((&invite["many"], &invite["seat"]), (&json!(true), &Value::Null));
    let claim = |name: &str| json!({ "token": invite["token"], "name": name });
    let mut guests = [house.guest(), house.guest(), house.guest()];
    assert_eq!(guests[0].post("/api/v1/claim", &claim("Ask")).await.ok()["seat"], 1);
    let twice = guests[0].post("/api/v1/claim", &claim("Ask")).await;
    assert_eq!(twice.problem(), (409, "already_seated".into()));
    assert_eq!(guests[1].post("/api/v1/claim", &claim("Embla")).await.ok()["seat"], 2);
    let full = guests[2].post("/api/v1/claim", &claim("Late")).await;
    assert_eq!(full.problem(), (409, "table_full".into()));
    guests[1].post(&at(&id, "/leave"), &json!({})).await.ok();
    let revoke = at(&id, &format!("/invites/{}", invite["id"].as_str().unwrap()));
    assert_eq!(host.request("DELETE", &revoke, &[], None).await.status, 204);
    let revoked = guests[2].post("/api/v1/claim", &claim("Late")).await;
    assert_eq!(revoked.problem(), (403, "bad_token".into()));
    let both = host.post(&at(&id, "/invites"), &json!({ "many": true, "seat": 2 })).await;
    assert_eq!(both.problem(), (400, "malformed".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_names_and_their_strength_beside_them() {
    let house = House::open().await;
    let (id, mut guests) = house.table(1, 4, "karl").await;
    let table = guests[0].get(&at(&id, "")).await.ok();
    let mut names = Vec::new();
    for seat in 1..4 {
        let bot = &table["seats"][seat]["occupant"];
        assert_eq!((&bot["kind"], &bot["strength"]), (&json!("bot"), &json!("karl")));
        names.push(bot["name"].as_str().unwrap().to_owned());
    }
    assert!(names[0] != names[1] && names[1] != names[2] && names[0] != names[2], "{names:?}");
    let lines = guests[0].get("/api/v1/tables/mine").await.ok();
    assert_eq!(lines["tables"][0]["names"][1], json!(format!("{} (karl)", names[0])));
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_claim_at_once_one_is_seated() {
    let house = House::open().await;
    let (id, mut host) = private_table(&house).await;
    let invite = host.post(&at(&id, "/invites"), &json!({})).await.ok();
    let mut claims = Vec::new();
    for number in 0..8 {
        let mut guest = house.guest();
        let claim = json!({ "token": invite["token"], "name": format!("Guest {number}") });
        claims.push(tokio::spawn(async move { guest.post("/api/v1/claim", &claim).await.status }));
    }
    let mut seated = 0;
    for claim in claims {
        seated += usize::from(claim.await.unwrap() == 200);
    }
    assert_eq!(seated, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_link_goes_on_from_another_device_once() {
    let house = House::open().await;
    let (id, mut guests) = house.table(1, 2, "karl").await;
    let link = guests[0].post(&at(&id, "/link"), &json!({})).await.ok();
    let mut phone = house.guest();
    let claim = json!({ "token": link["token"] });
    let claimed = phone.post("/api/v1/claim", &claim).await.ok();
    assert_eq!(claimed["seat"], 0);
    assert_ne!(phone.cookie, guests[0].cookie, "each device has a token of its own");
    let table = phone.get(&at(&id, "")).await.ok();
    assert_eq!(table["you"], json!({ "seat": 0, "host": true }));
    let mine = phone.get("/api/v1/tables/mine").await.ok();
    assert_eq!(mine["tables"][0]["id"], json!(id));
    let state = phone.state(&id).await;
    phone.act(&id, &state["question"]["id"], some_choice(&state)).await.ok();
    assert_eq!(house.guest().post("/api/v1/claim", &claim).await.problem().1, "bad_token");
}

#[tokio::test(flavor = "multi_thread")]
async fn open_tables_are_listed_and_mine_wait_for_me_first() {
    let house = House::open().await;
    let mut host = house.guest();
    let public =
        json!({ "game": "valhalla", "players": 2, "name": "Host", "visibility": "public" });
    let open = host.post("/api/v1/tables", &public).await.ok()["id"].clone();
    let private = json!({ "game": "valhalla", "players": 2, "name": "Host" });
    host.post("/api/v1/tables", &private).await.ok();
    let mut guest = house.guest();
    let list = |answer: Value| -> Vec<Value> {
        answer["tables"].as_array().unwrap().iter().map(|line| line["id"].clone()).collect()
    };
    let path = "/api/v1/tables?game=valhalla&open=true&players=2";
    assert_eq!(list(guest.get(path).await.ok()), [open]);
    assert_eq!(list(guest.get("/api/v1/tables?players=4").await.ok()), Vec::<Value>::new());
    assert_eq!(list(guest.get("/api/v1/tables/mine").await.ok()), Vec::<Value>::new());

    let bots = json!([{ "kind": "me" }, { "kind": "bot", "strength": "karl" }]);
    let waiting = json!({ "game": "valhalla", "players": 2, "name": "Host", "seats": bots });
    let waiting = host.post("/api/v1/tables", &waiting).await.ok()["id"].clone();
    host.post(&at(waiting.as_str().unwrap(), "/start"), &json!({})).await.ok();
    host.post("/api/v1/tables", &private).await.ok();
    let mine = host.get("/api/v1/tables/mine").await.ok();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 4);
    assert_eq!(mine["tables"][0]["id"], waiting, "the one that waits comes before the newest");
    assert_eq!(mine["tables"][0]["waits_for_you"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_and_the_owner_takes_the_seat_back() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let strength = json!({ "strength": "karl" });
    let mut stranger = house.guest();
    stranger.cookie = Some("A".repeat(43));
    let bot = at(&id, "/seats/0/bot");
    assert_eq!(stranger.post(&bot, &strength).await.problem().1, "not_your_seat");
    assert_eq!(guests[1].post(&bot, &strength).await.problem().1, "not_your_seat");
    let table = guests[0].post(&bot, &strength).await.ok();
    assert_eq!(table["seats"][0]["occupant"]["stand_in"], "karl");
    let back = at(&id, "/seats/0/take-back");
    assert_eq!(guests[1].post(&back, &json!({})).await.problem().1, "not_your_seat");
    let table = guests[0].post(&back, &json!({})).await.ok();
    assert!(table["seats"][0]["occupant"]["stand_in"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_invitation_takes_over_a_seat_that_a_bot_plays() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 3, "karl").await;
    guests[1].post(&at(&id, "/seats/1/bot"), &json!({ "strength": "karl" })).await.ok();
    let mut lost = guests[1].socket(&id, hello()).await;
    lost.next_of("welcome").await;
    let invite = guests[0].post(&at(&id, "/invites"), &json!({ "seat": 1 })).await.ok();
    let mut heir = house.guest();
    let claim = json!({ "token": invite["token"], "name": "Heir" });
    assert_eq!(heir.post("/api/v1/claim", &claim).await.ok()["seat"], 1);
    assert_eq!(lost.next_of("bye").await["reason"], "seat_lost");
    assert_eq!(guests[1].get(&at(&id, "")).await.ok()["you"], json!({ "host": false }));
    assert_eq!(heir.get(&at(&id, "")).await.ok()["you"], json!({ "seat": 1, "host": false }));
}

#[tokio::test(flavor = "multi_thread")]
async fn leaving_frees_the_seat_before_the_start_and_leaves_the_game_after_it() {
    let house = House::open().await;
    let (id, mut host) = private_table(&house).await;
    let table = host.post(&at(&id, "/leave"), &json!({})).await.ok();
    assert_eq!(table["seats"][0]["occupant"]["kind"], "open");
    assert_eq!(table["you"], json!({ "host": true }));

    let (id, mut guests) = house.table(3, 3, "karl").await;
    let table = guests[1].post(&at(&id, "/leave"), &json!({})).await.ok();
    assert_eq!(table["seats"][1]["left"], true);
    let table = guests[2].post(&at(&id, "/leave"), &json!({ "bot": "karl" })).await.ok();
    assert_eq!(table["seats"][2]["occupant"]["kind"], "bot");
    let mut socket = guests[0].socket(&id, hello()).await;
    assert_eq!(play_out(&mut socket).await["over"]["end"], "played");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_game_ends_by_agreement_and_is_played_again() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 3, "karl").await;
    let [propose, accept, decline] =
        ["propose", "accept", "decline"].map(|motion| json!({ "motion": motion }));
    let end = at(&id, "/end");
    assert_eq!(guests[1].post(&end, &accept).await.problem().1, "nothing_proposed");
    let table = guests[0].post(&end, &propose).await.ok();
    assert_eq!(table["proposals"], json!([{ "verb": "end", "by": 0, "missing": [1] }]));
    assert_eq!(guests[1].post(&end, &decline).await.ok()["proposals"], json!([]));
    guests[0].post(&end, &propose).await.ok();
    let table = guests[1].post(&end, &accept).await.ok();
    assert_eq!(table["phase"], "over");
    let state = guests[0].state(&id).await;
    assert_eq!(state["over"], json!({ "end": "agreed", "ranks": [] }));
    assert!(state["question"].is_null());

    let rematch = at(&id, "/rematch");
    guests[0].post(&rematch, &propose).await.ok();
    let table = guests[1].post(&rematch, &accept).await.ok();
    let next = table["rematch"].as_str().unwrap().to_owned();
    let table = guests[1].get(&at(&next, "")).await.ok();
    assert_eq!((&table["phase"], &table["you"]["seat"]), (&json!("lobby"), &json!(1)));
    assert_eq!(table["deals_when_ready"], true);
    // Nobody is dealt in who is not there: the host cannot begin before the guest is ready.
    let start = at(&next, "/start");
    assert_eq!(guests[0].post(&start, &json!({})).await.problem().1, "not_ready");
    let (ready, there) = (at(&next, "/ready"), json!({ "ready": true }));
    let table = guests[0].post(&ready, &there).await.ok();
    assert_eq!((&table["phase"], &table["seats"][0]["ready"]), (&json!("lobby"), &json!(true)));
    let table = guests[1].post(&ready, &there).await.ok();
    assert_eq!(table["phase"], "playing", "the last one who is ready begins the game");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_goes_on_too_long_is_given_up_and_nobody_is_ranked() {
    let short = Options { most_steps: 5, ..options() };
    let house = House::open_with(Folder::new(), short).await;
    let (id, mut guests) = house.table(1, 3, "karl").await;
    let mut socket = guests[0].socket(&id, hello()).await;
    let state = play_out(&mut socket).await;
    assert_eq!(state["over"], json!({ "end": "too_long", "ranks": [] }));
    assert!(state["question"].is_null());
    let table = guests[0].get(&at(&id, "")).await.ok();
    assert_eq!(table["phase"], "over");
    let refused = guests[0].post(&at(&id, "/end"), &json!({ "motion": "propose" })).await;
    assert_eq!(refused.problem().1, "over");
    guests[0].post(&at(&id, "/rematch"), &json!({ "motion": "propose" })).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_is_kept_and_told_and_only_for_those_at_the_table() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let mut socket = guests[1].socket(&id, hello()).await;
    socket.next_of("welcome").await;
    let said = guests[0].post(&at(&id, "/chat"), &json!({ "text": " <b>hi</b>\u{7} " })).await.ok();
    assert_eq!(said["text"], "<b>hi</b>");
    let heard = socket.next_of("chat").await;
    assert_eq!((&heard["text"], &heard["name"]), (&json!("<b>hi</b>"), &json!("Guest 0")));
    socket.send(&json!({ "type": "chat", "text": "hello" })).await;
    assert_eq!(socket.next_of("chat").await["id"], 2);
    let lines = guests[0].get(&at(&id, "/chat?since=1")).await.ok();
    assert_eq!(lines["lines"].as_array().unwrap().len(), 1);
    let mut stranger = house.guest();
    let refused = stranger.post(&at(&id, "/chat"), &json!({ "text": "me too" })).await;
    assert_eq!(refused.problem(), (403, "not_seated".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_can_be_drawn_by_lot() {
    let house = House::open().await;
    let setup =
        json!({ "game": "valhalla", "players": 2, "visibility": "public", "order": "shuffled" });
    let mut elsewhere = false;
    for _ in 0..40 {
        let (id, mut guests) = house.table_with(2, 2, "karl", setup.clone()).await;
        let mut seats = [0; 2];
        for (seat, guest) in seats.iter_mut().zip(&mut guests) {
            *seat = guest.get(&at(&id, "")).await.ok()["you"]["seat"].as_u64().unwrap();
        }
        assert_ne!(seats[0], seats[1]);
        elsewhere |= seats == [1, 0];
        if elsewhere {
            break;
        }
    }
    assert!(elsewhere, "in forty draws the lot falls both ways");
}
