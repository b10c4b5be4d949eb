//! A hall whose boxes have changed: whatever was begun before has its own cards and faces, and new
//! tables have the new ones.

use std::path::Path;
use std::sync::Arc;

use gladsheim_engine::{About, CardText, RulesVersion, Setup};
use gladsheim_registry::{AnyGame, AnyTitle, Error, Hash, Shelf};
use gladsheim_server::Options;
use gladsheim_server::store::{Sqlite, Store as _, TableRecord};
use serde_json::{Value, json};

use crate::house::{Folder, Guest, House, options};
use crate::releases::{game_files, move_on, people, releases, replays, unpacked};

/// What a later box has otherwise: the game, what is replaced, and by what. A number in each, a row in
/// the middle, and another name.
const CHANGES: [(&str, &[(&str, &str)]); 2] = [
    (
        "valhalla",
        &[
            ("copies = 12", "copies = 13"),
            ("id = \"odin\"", "id = \"grimnir\""),
            (
                "[[face]]\nid = \"tyr\"",
                "[[face]]\nid = \"bragi\"\nforfeits = [\"verse\"]\nprovenance = \"project\"\n\n\
                 [[face]]\nid = \"tyr\"",
            ),
        ],
    ),
    (
        "valda",
        &[
            ("rounds = 6", "rounds = 5"),
            ("Spoils of War (2)", "Booty (2)"),
            (
                "\\nBAS-A11,",
                "\\nBAS-A50,Runestone,base,action,2,1,,\\\"gain(any,1)\\\",public,,,\\nBAS-A11,",
            ),
        ],
    ),
];

/// A game of a later release, whose box is another.
struct Upgraded {
    title: &'static dyn AnyTitle,
    bundle: String,
    /// The contents that files of the releases name without carrying them.
    released: Vec<Hash>,
}

impl Upgraded {
    /// Every game there is, with another box.
    fn all() -> Shelf {
        let shelf = Shelf::released();
        let all: Vec<&'static dyn AnyTitle> = shelf.titles().iter().map(|one| of(*one)).collect();
        Shelf::of(&all)
    }
}

/// The hash of the content that a game file names.
fn content_of(file: &Value) -> Hash {
    file["content"]["hash"].as_str().unwrap().parse().unwrap()
}

fn read(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

fn of(title: &'static dyn AnyTitle) -> &'static dyn AnyTitle {
    let mut bundle = title.bundle(None).unwrap();
    for (_, changes) in CHANGES.iter().filter(|(game, _)| *game == title.id()) {
        for (from, to) in *changes {
            assert!(bundle.contains(from), "{} has no {from}", title.id());
            bundle = bundle.replacen(from, to, 1);
        }
    }
    let files = releases().into_iter().flat_map(|release| game_files(&release));
    let released = files.map(|path| content_of(&read(&path))).collect();
    Box::leak(Box::new(Upgraded { title, bundle, released }))
}

impl AnyTitle for Upgraded {
    fn about(&self) -> About {
        self.title.about()
    }

    fn content_files(&self) -> &'static [(&'static str, &'static str)] {
        self.title.content_files()
    }

    fn bundle(&self, replaced: Option<&str>) -> Result<String, Error> {
        replaced.map_or_else(|| Ok(self.bundle.clone()), |text| self.title.bundle(Some(text)))
    }

    /// A later build knows its own box and those of the first releases, but not today's.
    fn known_bundle(&self, hash: Hash) -> Option<String> {
        if self.title.content_hash(&self.bundle) == Ok(hash) {
            return Some(self.bundle.clone());
        }
        self.title.known_bundle(hash).filter(|_| self.released.contains(&hash))
    }

    fn edition(&self) -> Result<String, Error> {
        self.title.edition()
    }

    fn content(&self, bundle: &str) -> Result<Value, Error> {
        self.title.content(bundle)
    }

    fn content_hash(&self, bundle: &str) -> Result<Hash, Error> {
        self.title.content_hash(bundle)
    }

    fn card_texts(&self, bundle: &str) -> Result<Vec<CardText>, Error> {
        self.title.card_texts(bundle)
    }

    fn build_at(
        &self,
        setup: &Setup,
        bundle: &str,
        version: RulesVersion,
    ) -> Result<Arc<dyn AnyGame>, Error> {
        self.title.build_at(setup, bundle, version)
    }
}

fn upgraded() -> Options {
    Options { games: Upgraded::all(), ..options() }
}

/// What a table of the hall, or a game of its list, is played with.
async fn told(guest: &mut Guest, named: &Value) -> Value {
    guest.get(&format!("/api/v1{}", named["content_path"].as_str().unwrap())).await.ok()
}

/// What a box says that knew nothing of the changes.
fn before(game: &str, hash: Hash) -> Value {
    let title = Shelf::released().find(game).unwrap();
    title.content(&title.known_bundle(hash).unwrap()).unwrap()
}

/// Every table of a data folder.
async fn tables(folder: &Folder) -> Vec<TableRecord> {
    let store = Sqlite::open(folder.path()).await.unwrap();
    let tables = store.page("", 1_000).await.unwrap();
    store.close().await;
    tables
}

/// Plays on at the tables of a hall and replays those that are over, each with its own cards.
async fn go_on(house: &House, tables: &[TableRecord], keys: &[(String, Vec<String>)]) {
    let mut guest = house.guest();
    for record in tables {
        let id = record.id.as_str();
        let table = guest.get(&format!("/api/v1/tables/{id}")).await.ok();
        assert_eq!(table["content_hash"], json!(record.content_hash.to_string()), "{id}");
        let told = told(&mut guest, &table).await;
        if !record.own_content {
            let before = before(&record.game, record.content_hash);
            assert_eq!(told["content"], before, "{id}: its own faces");
        }
        match keys.iter().find(|(table, _)| table == id) {
            Some((_, keys)) => move_on(house, id, keys).await,
            None => replays(house, id).await,
        }
        let replay = guest.get(&format!("/api/v1/tables/{id}/replay")).await.ok();
        assert_eq!(replay["played_with"], told, "{id}: told as it was dealt");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn halls_of_every_release_go_on_with_their_own_cards_when_the_boxes_change() {
    for release in releases() {
        let folder = unpacked(&release);
        let keys: Vec<(String, Vec<String>)> = people(&release).into_iter().collect();
        let tables = tables(&folder).await;
        let house = House::open_with(folder, upgraded()).await;
        go_on(&house, &tables, &keys).await;
        house.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_today_go_on_with_their_own_cards_when_the_boxes_change() {
    let house = House::open().await;
    let mut keys = Vec::new();
    for (game, _) in CHANGES {
        let setup = json!({ "game": game, "players": 2, "visibility": "public" });
        let (id, guests) = house.table_with(2, 2, "thrall", setup).await;
        let cookies: Vec<String> = guests.iter().filter_map(|one| one.cookie.clone()).collect();
        move_on(&house, &id, &cookies).await;
        keys.push((id, cookies));
    }
    let folder = house.close().await;
    let tables = tables(&folder).await;
    assert_eq!(tables.len(), CHANGES.len());
    let house = House::open_with(folder, upgraded()).await;
    go_on(&house, &tables, &keys).await;

    // New tables have what is new.
    let mut guest = house.guest();
    let games = guest.get("/api/v1/games").await.ok();
    for (game, changes) in CHANGES {
        let listed = games["games"].as_array().unwrap().iter().find(|one| one["id"] == game);
        let told = told(&mut guest, listed.unwrap()).await.to_string();
        for word in ["grimnir", "bragi", "Booty (2)", "Runestone"] {
            let is_new = changes.iter().any(|(_, to)| to.contains(word));
            assert_eq!(told.contains(word), is_new, "{game}: {word}");
        }
        let made = guest
            .post("/api/v1/tables", &json!({ "game": game, "players": 2, "name": "Ask" }))
            .await;
        assert_eq!(made.json()["content_hash"], listed.unwrap()["content_hash"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn game_files_of_every_release_replay_with_their_own_cards_when_the_boxes_change() {
    let house = House::open_with(Folder::new(), upgraded()).await;
    let mut guest = house.guest();
    for release in releases() {
        for path in game_files(&release) {
            let file = read(&path);
            let replay = guest.post("/api/v1/replay", &file).await.ok();
            assert_eq!(replay["verified"], json!({ "ok": true }), "{}", path.display());
            let before = before(file["game"].as_str().unwrap(), content_of(&file));
            assert_eq!(replay["played_with"]["content"], before, "{}", path.display());
        }
    }
}
