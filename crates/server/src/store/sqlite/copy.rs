//! Backups, also of a hall that is running, and their return.

use std::path::Path;

use sqlx::{ConnectOptions as _, Connection as _};

use super::{FILE, Lock, make_folder, options, schema, unusable};
use crate::store::StoreError;

/// Writes a whole and consistent copy of a data folder to a new file, also while a server runs.
///
/// # Errors
/// Refuses to overwrite a file; else as any read or write.
pub async fn backup(folder: &Path, target: &Path) -> Result<(), StoreError> {
    let source = folder.join(FILE);
    if !source.is_file() {
        let why = "there is no data file in it".to_owned();
        return Err(StoreError::Folder { path: folder.to_owned(), why });
    }
    if target.exists() {
        let why = "the file exists already".to_owned();
        return Err(StoreError::Folder { path: target.to_owned(), why });
    }
    let mut connection = options(&source).connect().await?;
    // One statement, one snapshot: the server may go on writing meanwhile.
    let name = target.to_string_lossy().into_owned();
    let copied = sqlx::query("vacuum into ?1").bind(name).execute(&mut connection).await;
    connection.close().await?;
    copied?;
    let written = std::fs::File::open(target).and_then(|file| file.sync_all());
    written.map_err(|error| unusable(target, &error))
}

/// Puts a backup in the place of a data folder's file; what was there stays beside it.
///
/// Returns where the former data was put, if there was any.
///
/// # Errors
/// Refuses while a server runs on the folder, and a backup that is damaged or foreign; then
/// nothing is changed.
pub async fn restore(backup: &Path, folder: &Path) -> Result<Option<String>, StoreError> {
    make_folder(folder)?;
    let _lock = Lock::take(folder)?;
    let incoming = folder.join("hall.db.incoming");
    let copied = std::fs::copy(backup, &incoming);
    copied.map_err(|error| unusable(backup, &error))?;
    let checked = check(&incoming).await;
    if let Err(error) = checked {
        let _ = std::fs::remove_file(&incoming);
        return Err(match error {
            StoreError::Foreign(_) => StoreError::Foreign(backup.to_owned()),
            other => other,
        });
    }
    swap(folder, &incoming).map_err(|error| unusable(folder, &error))
}

/// Whether a file is a whole data file of ours.
async fn check(file: &Path) -> Result<(), StoreError> {
    let mut connection = match options(file).connect().await.map_err(StoreError::from) {
        Err(StoreError::Corrupt) => return Err(StoreError::Foreign(file.to_owned())),
        other => other?,
    };
    let tables = schema::pragma(&mut connection, "select count(*) from sqlite_schema").await?;
    if tables == 0 {
        return Err(StoreError::Foreign(file.to_owned()));
    }
    schema::migrate(&mut connection).await?;
    let sound: String =
        sqlx::query_scalar("pragma integrity_check(1)").fetch_one(&mut connection).await?;
    // Leaves nothing beside the file, so that it can be moved alone.
    sqlx::query("pragma journal_mode = delete").execute(&mut connection).await?;
    connection.close().await?;
    if sound == "ok" { Ok(()) } else { Err(StoreError::Corrupt) }
}

/// Moves the former file aside with its companions, then the new one in.
fn swap(folder: &Path, incoming: &Path) -> std::io::Result<Option<String>> {
    std::fs::File::open(incoming)?.sync_all()?;
    let current = folder.join(FILE);
    let mut former = None;
    if current.exists() {
        let name = format!("hall.db.before-{}", crate::time::now());
        for suffix in ["-wal", "-shm"] {
            let companion = folder.join(format!("{FILE}{suffix}"));
            if companion.exists() {
                std::fs::rename(companion, folder.join(format!("{name}{suffix}")))?;
            }
        }
        std::fs::rename(&current, folder.join(&name))?;
        former = Some(name);
    }
    std::fs::rename(incoming, &current)?;
    std::fs::File::open(folder)?.sync_all()?;
    Ok(former)
}
