//! Halls and game files of earlier releases: they open, go on and replay, by the rules of their time.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use gladsheim_engine::{FastRng, RulesVersion};
use gladsheim_registry::record::{Record, Replay};
use gladsheim_registry::{Hash, find};
use gladsheim_server::game_file;
use gladsheim_server::store::{Change, Sqlite, Store as _};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::house::{Folder, Guest, House, options, some_choice, until};

/// The folders of all releases, each with a hall, the keys of its people and game files.
pub fn releases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/releases");
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let releases: Vec<PathBuf> = entries.filter(|path| path.is_dir()).collect();
    assert!(!releases.is_empty(), "there are releases to be read");
    releases
}

/// The running tables of a release, with the keys of those who sit there in seat order.
pub fn people(release: &Path) -> BTreeMap<String, Vec<String>> {
    let text = std::fs::read_to_string(release.join("people.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

/// A copy of a release's hall in a folder of its own.
pub fn unpacked(release: &Path) -> Folder {
    let folder = Folder::new();
    std::fs::copy(release.join("hall.db"), folder.file()).unwrap();
    folder
}

#[tokio::test(flavor = "multi_thread")]
async fn running_tables_of_every_release_take_moves_and_finished_ones_replay() {
    for release in releases() {
        let folder = unpacked(&release);
        let people = people(&release);
        let store = Sqlite::open(folder.path()).await.unwrap();
        let all = store.page("", 1_000).await.unwrap();
        store.close().await;
        let house = House::open_with(folder, options()).await;
        let mut finished = 0;
        for record in &all {
            let id = record.id.as_str();
            match people.get(id) {
                Some(keys) => move_on(&house, id, keys).await,
                None => {
                    replays(&house, id).await;
                    finished += 1;
                }
            }
        }
        assert!(finished > 2 && people.len() > 2, "{}: {finished} tables", release.display());
        house.close().await;
    }
}

/// People play three moves more at a table.
pub async fn move_on(house: &House, id: &str, keys: &[String]) {
    let guest = |key: &String| Guest { cookie: Some(key.clone()), ..house.guest() };
    let mut guests: Vec<Guest> = keys.iter().map(guest).collect();
    for _ in 0..3 {
        let asked = until("somebody is asked", async || {
            for (index, guest) in guests.clone().iter_mut().enumerate() {
                let state = guest.state(id).await;
                if !state["question"].is_null() || !state["over"].is_null() {
                    return Some((index, state));
                }
            }
            None
        });
        let (index, state) = asked.await;
        if !state["over"].is_null() {
            return;
        }
        let answer = guests[index].act(id, &state["question"]["id"], some_choice(&state)).await;
        assert_eq!(answer.status, 200, "{id}: {answer:?}");
    }
}

/// A finished game is told from its beginning, and what it says is true.
pub async fn replays(house: &House, id: &str) {
    let mut anybody = house.guest();
    let replay = anybody.get(&format!("/api/v1/tables/{id}/replay")).await.ok();
    assert_eq!(replay["verified"], json!({ "ok": true }), "{id}");
    assert_ne!(replay["ranks"], Value::Array(Vec::new()), "{id}");
}

#[tokio::test]
async fn games_of_every_release_are_played_to_their_end_by_the_rules_of_their_time() {
    for release in releases() {
        let folder = unpacked(&release);
        let store = Sqlite::open(folder.path()).await.unwrap();
        for id in people(&release).into_keys() {
            let stored = store.load(&id.parse().unwrap()).await.unwrap().unwrap();
            let version = stored.record.rules_version;
            let file = game_file(&stored).unwrap_or_else(|error| panic!("{id}: {error}"));
            let record = Record::parse(file.as_bytes()).unwrap();
            assert_eq!(record.rules_version, version);
            let mut replay = Replay::open(record).unwrap();
            replay.finish().unwrap_or_else(|error| panic!("{id}: {error}"));
            let mut table = replay.table().clone_box();
            let mut lot = FastRng::new(version.0.into());
            while let Some(seat) = table.waiting().lowest() {
                let legal = table.legal_ids(seat);
                let action = legal[lot.below(legal.len() as u32) as usize];
                table.apply(seat, action).unwrap();
            }
            assert!(table.standings().is_some(), "{id}");
        }
    }
}

/// The game files of a release.
pub fn game_files(release: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(release).unwrap().map(|entry| entry.unwrap().path());
    let is_game = |path: &PathBuf| {
        path.extension().is_some_and(|end| end == "json") && !path.ends_with("people.json")
    };
    let files: Vec<PathBuf> = entries.filter(is_game).collect();
    assert!(files.len() > 2, "{}", release.display());
    files
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_table_whose_rules_or_cards_are_no_more_is_set_aside_and_says_so() {
    let release = &releases()[0];
    let folder = unpacked(release);
    let running: Vec<(String, Vec<String>)> = people(release).into_iter().collect();
    let [(retired, _), (lost, _), (other, keys), ..] = running.as_slice() else {
        panic!("too few tables");
    };
    let store = Sqlite::open(folder.path()).await.unwrap();
    let mut record = store.record(&retired.parse().unwrap()).await.unwrap().unwrap();
    record.rules_version = RulesVersion(0);
    store.commit(Change::new(record)).await.unwrap();
    let mut record = store.record(&lost.parse().unwrap()).await.unwrap().unwrap();
    record.content_hash = Hash::of(b"a box that nobody has");
    store.commit(Change::new(record)).await.unwrap();
    store.close().await;
    let house = House::open_with(folder, options()).await;
    let refused = async |id: &str| {
        let answer = house.guest().get(&format!("/api/v1/tables/{id}")).await;
        assert_eq!(answer.problem().1, "set_aside", "{id}");
        answer.json()["error"]["message"].as_str().unwrap().to_owned()
    };
    let said = refused(retired).await;
    assert!(said.contains("version 0 of the rules"), "{said}");
    let said = refused(lost).await;
    assert!(said.contains("its hash is not the one that it is named by"), "{said}");
    move_on(&house, other, keys).await;
}

#[tokio::test]
async fn every_table_of_a_release_is_given_the_content_it_was_dealt_with_once_for_all() {
    for release in releases() {
        let folder = unpacked(&release);
        let store = Sqlite::open(folder.path()).await.unwrap();
        let mut contents = BTreeSet::new();
        for record in store.page("", 1_000).await.unwrap() {
            let stored = store.load(&record.id).await.unwrap().unwrap();
            let text = stored.content.expect("what the table was dealt with");
            let kept = store.content(&record.game, &record.content_hash).await.unwrap();
            assert_eq!(kept.as_ref(), Some(&text), "{}", record.id);
            let title = find(&record.game).unwrap();
            assert_eq!(title.content_hash(&text), Ok(record.content_hash), "{}", record.id);
            contents.insert((record.game, record.content_hash.to_string()));
        }
        store.close().await;
        assert_eq!(rows(&folder.file(), "contents").await, contents.len() as i64);
    }
}

/// How many rows a table of a data file has.
async fn rows(file: &Path, table: &str) -> i64 {
    let mut connection = SqliteConnectOptions::new().filename(file).connect().await.unwrap();
    let count = format!("select count(*) from {table}");
    let count = sqlx::query_scalar(sqlx::AssertSqlSafe(count)).fetch_one(&mut connection).await;
    connection.close().await.unwrap();
    count.unwrap()
}

#[test]
fn game_files_of_every_release_are_true() {
    for release in releases() {
        for file in game_files(&release) {
            let record = Record::parse(&std::fs::read(&file).unwrap()).unwrap();
            record.verify().unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        }
    }
}
