//! Data that is damaged, empty or read by others: said loudly, and nothing is lost.

use std::path::Path;

use gladsheim_server::store::{Sqlite, Store as _, StoreError, backup, restore};
use sqlx::ConnectOptions as _;

use crate::house::{Folder, House, options};
use crate::restart::execute;

/// A folder with a table or two, closed in good order.
async fn folder() -> (Folder, String) {
    let house = House::open().await;
    let (id, _) = house.table(2, 2, "karl").await;
    house.table(2, 2, "karl").await;
    (house.close().await, id)
}

/// Changes a letter in an index, where reading row by row does not come across it.
async fn damage(file: &Path, id: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(file);
    let mut connection = options.connect().await.unwrap();
    let root = "select rootpage from sqlite_schema where name = 'sqlite_autoindex_tables_1'";
    let root: i64 = sqlx::query_scalar(root).fetch_one(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    let mut bytes = std::fs::read(file).unwrap();
    let page = (root as usize - 1) * 4096;
    let found = bytes[page..page + 4096].windows(id.len()).position(|at| at == id.as_bytes());
    bytes[page + found.unwrap()] = b'#';
    std::fs::write(file, &bytes).unwrap();
}

fn names_in(folder: &Folder) -> Vec<String> {
    let entries = std::fs::read_dir(folder.path()).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| name != "hall.lock");
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_not_backed_up_and_the_sentence_says_what_to_do() {
    let (folder, id) = folder().await;
    damage(&folder.file(), &id).await;
    let before = std::fs::read(folder.file()).unwrap();
    let copies = Folder::new();
    let copy = copies.path().join("copy.db");
    let refused = backup(folder.path(), &copy).await.unwrap_err();
    assert!(matches!(refused, StoreError::Damaged { .. }), "{refused:?}");
    let said = refused.to_string();
    for part in ["hall.db is damaged", "no backup was written", "gladsheim restore"] {
        assert!(said.contains(part), "{said}");
    }
    assert_eq!(names_in(&copies), Vec::<String>::new(), "not even half a copy is left");
    assert_eq!(std::fs::read(folder.file()).unwrap(), before, "the file is as it was");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_backup_is_not_restored_and_what_was_there_stays() {
    let (folder, id) = folder().await;
    let copy = folder.path().join("copy.db");
    backup(folder.path(), &copy).await.unwrap();
    damage(&copy, &id).await;
    let elsewhere = Folder::new();
    std::fs::copy(folder.file(), elsewhere.file()).unwrap();
    let before = std::fs::read(elsewhere.file()).unwrap();
    let refused = restore(&copy, elsewhere.path()).await.unwrap_err();
    let said = refused.to_string();
    for part in ["copy.db is damaged", "nothing was restored", "earlier backup"] {
        assert!(said.contains(part), "{said}");
    }
    assert_eq!(names_in(&elsewhere), ["hall.db"]);
    assert_eq!(std::fs::read(elsewhere.file()).unwrap(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_put_aside_comes_back_with_all_that_was_written_last() {
    let (folder, id) = folder().await;
    let copy = folder.path().join("copy.db");
    backup(folder.path(), &copy).await.unwrap();
    // A hall that was killed leaves its last words in the log beside the file.
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert!(store.delete(&id.parse().unwrap()).await.unwrap());
    let torn = Folder::new();
    for suffix in ["", "-wal"] {
        let name = format!("hall.db{suffix}");
        std::fs::copy(folder.path().join(&name), torn.path().join(&name)).unwrap();
    }
    store.close().await;
    let aside = restore(&copy, torn.path()).await.unwrap().unwrap();
    restore(&torn.path().join(aside), torn.path()).await.unwrap();
    let store = Sqlite::open(torn.path()).await.unwrap();
    assert!(store.record(&id.parse().unwrap()).await.unwrap().is_none(), "it was deleted last");
    assert_eq!(store.count().await.unwrap(), 1);
    store.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_data_file_is_refused_and_a_missing_one_is_made() {
    let folder = Folder::new();
    std::fs::write(folder.file(), b"").unwrap();
    let refused = Sqlite::open(folder.path()).await.err().unwrap();
    let said = refused.to_string();
    for part in ["hall.db is empty (0 bytes)", "gladsheim restore", "delete the file"] {
        assert!(said.contains(part), "{said}");
    }
    let copy = folder.path().join("copy.db");
    assert!(matches!(backup(folder.path(), &copy).await, Err(StoreError::Empty(_))));
    assert_eq!(names_in(&folder), ["hall.db"], "nothing is made in its place");
    std::fs::remove_file(folder.file()).unwrap();
    Sqlite::open(folder.path()).await.unwrap().close().await;
    assert_eq!(names_in(&folder), ["hall.db"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_log_of_a_file_that_was_taken_away_does_not_flow_into_a_new_one() {
    let (folder, _) = folder().await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    let wal = folder.path().join("hall.db-wal");
    store.beat(gladsheim_server::store::Beat { at: 1, ahead: 0 }).await.unwrap();
    let torn = Folder::new();
    std::fs::copy(wal, torn.path().join("hall.db-wal")).unwrap();
    store.close().await;
    let store = Sqlite::open(torn.path()).await.unwrap();
    assert_eq!(store.count().await.unwrap(), 0);
    store.close().await;
    let aside = names_in(&torn).into_iter().find(|name| name.ends_with("-wal"));
    assert!(aside.is_some_and(|name| name.starts_with("hall.db.before-")), "it is put aside");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_hides_no_other_from_a_list() {
    let house = House::open().await;
    let (id, mut guests) = house.table(2, 2, "karl").await;
    let setup = serde_json::json!({ "game": "valhalla", "players": 2, "name": "Host" });
    let other = guests[0].post("/api/v1/tables", &setup).await.ok()["id"].clone();
    let folder = house.close().await;
    execute(&folder.file(), format!("update tables set record = '#' where id = '{id}'")).await;
    let house = House::open_with(folder, options()).await;
    guests[0].address = house.address;
    let mine = guests[0].get("/api/v1/tables/mine").await.ok();
    assert_eq!(mine["tables"].as_array().unwrap().len(), 1);
    assert_eq!(mine["tables"][0]["id"], other);
    let refused = guests[0].get(&format!("/api/v1/tables/{id}")).await;
    assert_eq!(refused.problem(), (503, "storage_failed".into()));
    assert!(!refused.body.contains("expected"), "the cause is for the log: {refused:?}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn the_files_of_a_hall_are_for_their_owner_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let (folder, _) = folder().await;
    // As earlier versions left it.
    std::fs::set_permissions(folder.file(), std::fs::Permissions::from_mode(0o644)).unwrap();
    let _lock = gladsheim_server::store::Lock::take(folder.path()).unwrap();
    let store = Sqlite::open(folder.path()).await.unwrap();
    let copy = folder.path().join("copy.db");
    backup(folder.path(), &copy).await.unwrap();
    for name in ["hall.db", "hall.db-wal", "hall.db-shm", "hall.lock", "copy.db"] {
        assert_eq!(mode(&folder.path().join(name)), 0o600, "{name}");
    }
    store.close().await;
    std::fs::set_permissions(&copy, std::fs::Permissions::from_mode(0o644)).unwrap();
    let elsewhere = Folder::new();
    restore(&copy, elsewhere.path()).await.unwrap();
    assert_eq!(mode(&elsewhere.file()), 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_data_file_of_the_version_before_is_brought_up_to_date() {
    let (folder, id) = folder().await;
    let older = "drop index tables_content; alter table tables drop column content;
        drop table contents; create table contents (table_id text primary key, text text not null);
        alter table hall drop column ahead; pragma user_version = 2;";
    execute(&folder.file(), older.to_owned()).await;
    let store = Sqlite::open(folder.path()).await.unwrap();
    assert!(store.record(&id.parse().unwrap()).await.unwrap().is_some());
    assert_eq!(store.last_beat().await.unwrap().unwrap().ahead, 0);
    store.close().await;
}
