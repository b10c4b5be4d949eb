//! What the host does about guests, and people about their links, devices and names.

use serde_json::{Value, json};

use crate::house::{Guest, House, hello, play_out, some_choice};

fn at(id: &str, rest: &str) -> String {
    format!("/api/v1/tables/{id}{rest}")
}

async fn public_table(house: &House) -> (String, Guest) {
    let mut host = house.guest();
    let setup = json!({ "game": "valhalla", "players": 3, "name": "Host", "visibility": "public" });
    let id = host.post("/api/v1/tables", &setup).await.ok()["id"].as_str().unwrap().to_owned();
    (id, host)
}

async fn name_of(guest: &mut Guest, id: &str, seat: usize) -> Value {
    guest.get(&at(id, "")).await.ok()["seats"][seat]["occupant"]["name"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_a_guest_before_the_game_who_needs_a_new_invitation() {
    let house = House::open().await;
    let (id, mut host) = public_table(&house).await;
    let many = host.post(&at(&id, "/invites"), &json!({ "many": true })).await.ok();
    let (mut troll, mut friend) = (house.guest(), house.guest());
    troll.post(&at(&id, "/join"), &json!({ "name": "Troll", "seat": 1 })).await.ok();
    friend.post(&at(&id, "/join"), &json!({ "name": "Embla", "seat": 2 })).await.ok();
    let mut socket = troll.socket(&id, hello()).await;
    socket.next_of("welcome").await;
    let link = troll.post(&at(&id, "/link"), &json!({})).await.ok();

    let remove = at(&id, "/seats/1/remove");
    assert_eq!(friend.post(&remove, &json!({})).await.problem(), (403, "not_host".into()));
    assert_eq!(house.guest().post(&remove, &json!({})).await.problem().1, "not_host");
    let own = host.post(&at(&id, "/seats/0/remove"), &json!({})).await;
    assert_eq!(own.problem(), (400, "malformed".into()), "the host leaves");
    let table = host.post(&remove, &json!({})).await.ok();
    assert_eq!(table["seats"][1]["occupant"], json!({ "kind": "open" }));
    assert_eq!(socket.next_of("bye").await["reason"], "seat_lost");

    let join = json!({ "name": "Troll", "seat": 1 });
    assert_eq!(troll.post(&at(&id, "/join"), &join).await.problem(), (403, "removed".into()));
    let claim = json!({ "token": many["token"], "name": "Troll" });
    assert_eq!(troll.post("/api/v1/claim", &claim).await.problem().1, "removed");
    let mut heir = house.guest();
    heir.post(&at(&id, "/join"), &json!({ "name": "Heir", "seat": 1 })).await.ok();
    let old = json!({ "token": link["token"] });
    let refused = troll.post("/api/v1/claim", &old).await;
    assert_eq!(refused.problem(), (403, "bad_token".into()), "nobody sits down beside the next");

    heir.post(&at(&id, "/leave"), &json!({})).await.ok();
    let invite = host.post(&at(&id, "/invites"), &json!({ "seat": 1 })).await.ok();
    let claim = json!({ "token": invite["token"], "name": "Sorry" });
    assert_eq!(troll.post("/api/v1/claim", &claim).await.ok()["seat"], 1, "forgiven");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_removes_a_guest_during_the_game_and_a_bot_plays_on() {
    let house = House::open().await;
    let (id, mut guests) = house.table(3, 3, "karl").await;
    let state = guests[1].state(&id).await;
    guests[1].act(&id, &state["question"]["id"], some_choice(&state)).await.ok();
    let mut gone = guests[1].socket(&id, hello()).await;
    gone.next_of("state").await;
    let remove = json!({ "bot": "karl" });
    let table = guests[0].post(&at(&id, "/seats/1/remove"), &remove).await.ok();
    assert_eq!(table["seats"][1]["occupant"]["kind"], "bot");
    assert_eq!(table["seats"][1]["former"][0]["name"], "Guest 1");
    assert_eq!(gone.next_of("bye").await["reason"], "seat_lost");
    assert_eq!(guests[1].get(&at(&id, "")).await.ok()["you"], json!({ "host": false }));
    let chat = guests[1].post(&at(&id, "/chat"), &json!({ "text": "hey" })).await;
    assert_eq!(chat.problem(), (403, "not_seated".into()));

    // The other way: the seat leaves the game by its rules, and its name stays.
    let table = guests[0].post(&at(&id, "/seats/2/remove"), &json!({})).await.ok();
    assert_eq!((&table["seats"][2]["left"], &table["phase"]), (&json!(true), &json!("playing")));
    assert_eq!(table["seats"][2]["occupant"]["name"], "Guest 2");
    let log = guests[0].get(&at(&id, "/log")).await.ok();
    let left = log["entries"].as_array().unwrap().iter().rfind(|entry| entry["actor"]["seat"] == 2);
    assert_eq!(left.unwrap()["actor"]["by"], "hall", "nobody left by their own will");
    assert_eq!(guests[2].get(&at(&id, "")).await.ok()["you"], json!({ "host": false }));
    let mut socket = guests[0].socket(&id, hello()).await;
    assert_eq!(play_out(&mut socket).await["over"]["end"], "played");
}

#[tokio::test(flavor = "multi_thread")]
async fn names_stay_in_log_replay_and_file_when_their_owner_leaves() {
    let house = House::open().await;
    let (id, mut guests) = house.table(3, 3, "karl").await;
    let state = guests[1].state(&id).await;
    guests[1].act(&id, &state["question"]["id"], some_choice(&state)).await.ok();
    guests[1].post(&at(&id, "/leave"), &json!({ "bot": "karl" })).await.ok();
    let invite = guests[0].post(&at(&id, "/invites"), &json!({ "seat": 1 })).await.ok();
    let claim = json!({ "token": invite["token"], "name": "Heir" });
    house.guest().post("/api/v1/claim", &claim).await.ok();
    let table = guests[0].get(&at(&id, "")).await.ok();
    let former = table["seats"][1]["former"].as_array().unwrap();
    assert_eq!((&former[0]["name"], former.len()), (&json!("Guest 1"), 2), "then the bot");
    assert_eq!(table["seats"][1]["occupant"]["name"], "Heir");
    let log = guests[0].get(&at(&id, "/log")).await.ok();
    let theirs =
        log["entries"].as_array().unwrap().iter().find(|entry| entry["actor"]["seat"] == 1);
    let at_time = |value: &Value| value.as_u64().unwrap();
    assert!(at_time(&theirs.unwrap()["at"]) <= at_time(&former[0]["until"]), "whose it was");
    guests[0].post(&at(&id, "/seats/1/remove"), &json!({})).await.ok();
    guests[2].post(&at(&id, "/leave"), &json!({ "bot": "karl" })).await.ok();
    let mut socket = guests[0].socket(&id, hello()).await;
    play_out(&mut socket).await;
    let file: Value = guests[0].get(&at(&id, "/file")).await.ok();
    assert_eq!(file["names"], json!(["Guest 0", "Guest 1", "Guest 2"]));
    let replay = guests[0].get(&at(&id, "/replay")).await.ok();
    assert_eq!(replay["names"], file["names"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_mutes_and_lets_speak_again() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let mute = at(&id, "/seats/1/mute");
    let (yes, no) = (json!({ "muted": true }), json!({ "muted": false }));
    assert_eq!(guests[1].post(&at(&id, "/seats/0/mute"), &yes).await.problem().1, "not_host");
    let table = guests[0].post(&mute, &yes).await.ok();
    assert_eq!(table["seats"][1]["muted"], true);
    let hi = json!({ "text": "hi" });
    assert_eq!(guests[1].post(&at(&id, "/chat"), &hi).await.problem(), (403, "muted".into()));
    let mut socket = guests[1].socket(&id, hello()).await;
    socket.send(&json!({ "type": "chat", "text": "hi" })).await;
    assert_eq!(socket.next_of("refused").await["error"]["code"], "muted");
    guests[0].post(&at(&id, "/chat"), &hi).await.ok();
    guests[0].post(&mute, &no).await.ok();
    guests[1].post(&at(&id, "/chat"), &hi).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn links_and_devices_are_listed_and_revoked() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 3, "karl").await;
    let access = at(&id, "/access");
    assert_eq!(house.guest().get(&access).await.problem(), (403, "not_seated".into()));
    let used = guests[1].post(&at(&id, "/link"), &json!({})).await.ok();
    let mut phone = house.guest();
    phone.post("/api/v1/claim", &json!({ "token": used["token"] })).await.ok();
    let open = guests[1].post(&at(&id, "/link"), &json!({})).await.ok();
    guests[0].post(&at(&id, "/invites"), &json!({ "seat": 2 })).await.ok();

    let mine = guests[1].get(&access).await.ok();
    assert_eq!(mine["links"].as_array().unwrap().len(), 1, "one is used up: {mine}");
    assert_eq!(mine["links"][0]["kind"], "personal");
    assert_eq!(mine["links"][0]["expires_at"], open["expires_at"]);
    let devices = mine["devices"].as_array().unwrap();
    assert_eq!((&devices[0]["this"], &devices[1]["this"]), (&json!(true), &json!(false)));
    assert!(devices.iter().all(|device| device["since"].is_u64()), "{mine}");
    let hosts = guests[0].get(&access).await.ok();
    assert_eq!(hosts["links"].as_array().unwrap().len(), 1, "not those of others: {hosts}");
    assert_eq!(
        (&hosts["links"][0]["kind"], &hosts["links"][0]["seat"]),
        (&json!("invite"), &json!(2))
    );

    let link = at(&id, &format!("/links/{}", mine["links"][0]["id"].as_str().unwrap()));
    assert_eq!(guests[0].request("DELETE", &link, &[], None).await.problem().1, "bad_token");
    assert_eq!(guests[1].request("DELETE", &link, &[], None).await.status, 204);
    let late = house.guest().post("/api/v1/claim", &json!({ "token": open["token"] })).await;
    assert_eq!(late.problem(), (403, "bad_token".into()));
    let invite = at(&id, &format!("/links/{}", hosts["links"][0]["id"].as_str().unwrap()));
    assert_eq!(guests[0].request("DELETE", &invite, &[], None).await.status, 204);

    // A device that is lost has no way back, not even by a link that it made.
    let made = phone.post(&at(&id, "/link"), &json!({})).await.ok();
    let mut socket = phone.socket(&id, hello()).await;
    socket.next_of("state").await;
    let device =
        |place: usize| at(&id, &format!("/devices/{}", devices[place]["id"].as_str().unwrap()));
    let own = guests[1].request("DELETE", &device(0), &[], None).await;
    assert_eq!(own.problem(), (409, "own_device".into()));
    assert_eq!(guests[0].request("DELETE", &device(1), &[], None).await.problem().1, "bad_token");
    assert_eq!(guests[1].request("DELETE", &device(1), &[], None).await.status, 204);
    assert_eq!(socket.next_of("bye").await["reason"], "seat_lost");
    assert_eq!(phone.get(&at(&id, "")).await.ok()["you"], json!({ "host": false }));
    let back = phone.post("/api/v1/claim", &json!({ "token": made["token"] })).await;
    assert_eq!(back.problem(), (403, "bad_token".into()));
    assert_eq!(guests[1].get(&access).await.ok()["devices"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_of_whoever_left_opens_nobodys_seat() {
    let house = House::open().await;
    let (id, _host) = public_table(&house).await;
    let (mut first, mut second) = (house.guest(), house.guest());
    first.post(&at(&id, "/join"), &json!({ "name": "First", "seat": 1 })).await.ok();
    let link = first.post(&at(&id, "/link"), &json!({})).await.ok();
    first.post(&at(&id, "/leave"), &json!({})).await.ok();
    second.post(&at(&id, "/join"), &json!({ "name": "Second", "seat": 1 })).await.ok();
    let claim = first.post("/api/v1/claim", &json!({ "token": link["token"] })).await;
    assert_eq!(claim.problem(), (403, "bad_token".into()));
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_normalised_and_no_two_at_a_table_are_alike() {
    let house = House::open().await;
    let (id, mut host) = public_table(&house).await;
    let mut guest = house.guest();
    let sly = json!({ "name": "h\u{200b}o\u{301}\u{302}\u{303}s\u{202e}t", "seat": 1 });
    guest.post(&at(&id, "/join"), &sly).await.ok();
    assert_eq!(name_of(&mut host, &id, 1).await, "h\u{f3}\u{302}st", "one mark stays");
    guest.post(&at(&id, "/leave"), &json!({})).await.ok();
    guest.post(&at(&id, "/join"), &json!({ "name": "HOST", "seat": 1 })).await.ok();
    assert_eq!(name_of(&mut host, &id, 1).await, "HOST II");
    let invite = host.post(&at(&id, "/invites"), &json!({ "seat": 2 })).await.ok();
    let claim = json!({ "token": invite["token"], "name": " host\u{ad} " });
    house.guest().post("/api/v1/claim", &claim).await.ok();
    assert_eq!(name_of(&mut host, &id, 2).await, "host III");
    let unseen = json!({ "name": "\u{3164}\u{301}" });
    assert_eq!(house.guest().post(&at(&id, "/join"), &unseen).await.problem().1, "bad_name");
}
