//! When the disk fails: a clear error, and nothing is lost.

use std::sync::Arc;

use gladsheim_server::admin;
use gladsheim_server::bus::LocalBus;
use gladsheim_server::store::{Lock, Sqlite, Store as _, StoreError, backup, restore};
use serde_json::json;

use crate::house::{Folder, House, hello, options, play_out, some_choice};
use crate::restart::execute;

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_nothing_is_lost() {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    let bus = Arc::new(LocalBus::default());
    let house = House::open_on(folder, store.clone(), bus, options()).await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    store.limit_pages(1).await.unwrap();
    // Lines of chat until the pages that are there are full.
    let text = "x".repeat(500);
    let refused = loop {
        let said =
            guests[0].post(&format!("/api/v1/tables/{id}/chat"), &json!({ "text": text })).await;
        if said.status != 200 {
            break said;
        }
    };
    assert_eq!(refused.problem(), (503, "storage_failed".into()));
    assert!(refused.body.contains("the disk is full"), "{refused:?}");
    let kept = guests[0].get(&format!("/api/v1/tables/{id}/chat")).await.ok();
    assert!(!kept["lines"].as_array().unwrap().is_empty(), "what was kept can be read");
    store.limit_pages(1_000_000).await.unwrap();
    let state = guests[0].state(&id).await;
    guests[0].act(&id, &state["question"]["id"], some_choice(&state)).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_folder_is_refused() {
    let folder = Folder::new();
    let first = Lock::take(folder.path()).unwrap();
    let second = Lock::take(folder.path()).unwrap_err();
    assert!(matches!(second, StoreError::InUse(_)));
    assert!(second.to_string().contains("another server is running"), "{second}");
    drop(first);
    Lock::take(folder.path()).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_corrupt_page_is_said_and_the_rest_goes_on() {
    let house = House::open().await;
    let (id, _) = house.table(2, 2, "karl").await;
    let folder = house.close().await;
    // The record's text is overwritten where it lies, so that it is no JSON any more.
    let mut bytes = std::fs::read(folder.file()).unwrap();
    let needle = format!("{{\"id\":\"{id}\"");
    let at = bytes.windows(needle.len()).position(|window| window == needle.as_bytes()).unwrap();
    bytes[at..at + 8].fill(b'#');
    std::fs::write(folder.file(), &bytes).unwrap();
    let house = House::open_with(folder.clone(), options()).await;
    let refused = house.guest().get(&format!("/api/v1/tables/{id}")).await;
    assert_eq!(refused.problem(), (503, "storage_failed".into()));
    let (_, _) = house.table(2, 2, "karl").await;
    house.close().await;
    // And a page that is no page at all.
    let mut bytes = std::fs::read(folder.file()).unwrap();
    bytes[4096..4096 * 3].fill(0xa5);
    std::fs::write(folder.file(), &bytes).unwrap();
    let failed = match Sqlite::open(folder.path()).await {
        Ok(store) => store.page("", 1000).await.map(drop),
        Err(error) => Err(error),
    };
    assert!(matches!(failed, Err(StoreError::Corrupt { .. })), "{failed:?}");
}

/// The size of a page of the data file.
const PAGE: usize = 4096;

/// A page that holds entries of the log of one table and of no other.
fn page_of_log(bytes: &[u8], id: &str, others: &[String]) -> Option<usize> {
    let has =
        |page: &[u8], id: &str| page.windows(id.len()).filter(|at| *at == id.as_bytes()).count();
    bytes.chunks(PAGE).position(|page| {
        // A leaf of a tree without row numbers, full of this table's entries.
        page[0] == 0x0a && has(page, id) > 10 && others.iter().all(|other| has(page, other) == 0)
    })
}

/// Whether two tables lie beside each other in the tree, so that a search for the one may touch
/// pages of the other.
fn are_neighbours(ids: &[String], one: &str, other: &str) -> bool {
    let mut sorted: Vec<&str> = ids.iter().map(String::as_str).collect();
    sorted.sort_unstable();
    let place = |id: &str| sorted.iter().position(|each| *each == id);
    place(one).zip(place(other)).is_some_and(|(one, other)| one.abs_diff(other) <= 1)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_in_the_middle_of_a_log_harms_only_its_table() {
    let house = House::open().await;
    let (mut ids, mut hosts) = (Vec::new(), Vec::new());
    for _ in 0..6 {
        let (id, mut guests) = house.table(1, 4, "random").await;
        let mut socket = guests[0].socket(&id, hello()).await;
        play_out(&mut socket).await;
        ids.push(id);
        hosts.push(guests.remove(0));
    }
    let (going_on, mut players) = house.table(2, 2, "karl").await;
    ids.push(going_on.clone());
    let folder = house.close().await;
    let mut bytes = std::fs::read(folder.file()).unwrap();
    let far = |sick: &usize| !are_neighbours(&ids, &ids[*sick], &going_on);
    let found = (0..6).filter(far).find_map(|sick| {
        let others: Vec<String> = ids
            .iter()
            .enumerate()
            .filter(|(index, _)| *index != sick)
            .map(|(_, id)| id.clone())
            .collect();
        Some((sick, page_of_log(&bytes, &ids[sick], &others)?))
    });
    let (sick, page) = found.expect("some log fills a page of its own");
    bytes[page * PAGE..(page + 1) * PAGE].fill(0xa5);
    std::fs::write(folder.file(), &bytes).unwrap();
    let house = House::open_with(folder, options()).await;
    hosts.iter_mut().chain(&mut players).for_each(|guest| guest.address = house.address);
    for (index, host) in hosts.iter_mut().enumerate() {
        let answer = host.get(&format!("/api/v1/tables/{}/file", ids[index])).await;
        if index == sick {
            assert_eq!(answer.problem(), (503, "storage_failed".into()));
            assert!(answer.body.contains("the data file is damaged"), "{answer:?}");
            assert!(answer.body.contains("restore it from a backup"), "{answer:?}");
        } else if !are_neighbours(&ids, &ids[index], &ids[sick]) {
            let record = gladsheim_registry::record::Record::parse(answer.body.as_bytes()).unwrap();
            record.verify().unwrap();
        }
    }
    for _ in 0..2 {
        for guest in &mut players {
            let state = guest.state(&going_on).await;
            if !state["question"].is_null() {
                guest.act(&going_on, &state["question"]["id"], some_choice(&state)).await.ok();
            }
        }
    }
    assert_eq!(house.guest().get("/healthz").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_and_newer_files_are_refused() {
    let folder = Folder::new();
    std::fs::write(folder.file(), "this is no database, whatever its name says".repeat(100))
        .unwrap();
    let refused = Sqlite::open(folder.path()).await.err().unwrap();
    assert!(matches!(refused, StoreError::Corrupt { .. } | StoreError::Foreign(_)), "{refused:?}");
    let folder = Folder::new();
    Sqlite::open(folder.path()).await.unwrap().close().await;
    execute(&folder.file(), "pragma user_version = 999".to_owned()).await;
    let refused = Sqlite::open(folder.path()).await.err().unwrap();
    assert!(matches!(refused, StoreError::TooNew { found: 999, .. }), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_an_open_hall_is_whole_and_comes_back() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let state = guests[0].state(&id).await;
    guests[0].act(&id, &state["question"]["id"], some_choice(&state)).await.ok();
    let kept = guests[0].state(&id).await;
    let copies = Folder::new();
    let copy = copies.path().join("copy.db");
    backup(house.folder.path(), &copy).await.unwrap();
    assert!(backup(house.folder.path(), &copy).await.is_err(), "nothing is overwritten");
    // What happens after the backup is not in it.
    let other = guests[1].state(&id).await;
    guests[1].act(&id, &other["question"]["id"], some_choice(&other)).await.ok();
    let _lock = Lock::take(house.folder.path()).unwrap();
    let refused = restore(&copy, house.folder.path()).await.unwrap_err();
    assert!(matches!(refused, StoreError::InUse(_)), "not under a running server: {refused:?}");
    let elsewhere = Folder::new();
    assert_eq!(restore(&copy, elsewhere.path()).await.unwrap(), None);
    let second = House::open_with(elsewhere.clone(), options()).await;
    guests[0].address = second.address;
    assert_eq!(guests[0].state(&id).await, kept);
    second.close().await;
    let former = restore(&copy, elsewhere.path()).await.unwrap().unwrap();
    assert!(elsewhere.path().join(former).is_file(), "what was there is kept beside");
    let bad = copies.path().join("bad.db");
    std::fs::write(&bad, b"no backup").unwrap();
    restore(&bad, elsewhere.path()).await.unwrap_err();
    let third = House::open_with(elsewhere, options()).await;
    guests[0].address = third.address;
    assert_eq!(guests[0].state(&id).await, kept, "a bad backup changes nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_hall_notices_what_its_keeper_does() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let mut socket = guests[0].socket(&id, hello()).await;
    socket.next_of("state").await;
    let beside = Sqlite::open_existing(house.folder.path()).await.unwrap();
    assert_eq!(admin::list(&beside).await.unwrap()[0].phase, "playing");
    assert_eq!(admin::retain(&beside, 30, false).await.unwrap(), 1);
    loop {
        if socket.next_of("table").await["kept_until"].is_u64() {
            break;
        }
    }
    admin::close(&beside, &id.parse().unwrap()).await.unwrap();
    assert_eq!(socket.next_of("bye").await["reason"], "closed");
    let state = guests[0].act(&id, &json!(1), &json!(0)).await;
    assert_eq!(state.problem(), (409, "closed".into()));
    assert!(beside.delete(&id.parse().unwrap()).await.unwrap());
    crate::house::until("the table is gone", || {
        let mut guest = house.guest();
        let path = format!("/api/v1/tables/{id}");
        async move { (guest.get(&path).await.status == 404).then_some(()) }
    })
    .await;
}
