//! Making backups, also of a running hall, and restoring them.
//!
//! Both look a file through before they trust it, and again when it is where it belongs: a backup
//! that cannot be restored is no backup.

use std::path::Path;

use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection};

use super::{FILE, Lock, files, make_folder, options, refuse_empty, schema, unusable};
use crate::store::StoreError;

/// What is said of damage, by where it was found.
const AT_SOURCE: &str = "no backup was written, and the file is as it was: keep the backups you \
    have, save single tables with `gladsheim export`, and put the latest good backup in its place \
    with `gladsheim restore`";
const AT_COPY: &str = "the copy was thrown away: check the disk, and try again";
const AT_BACKUP: &str = "nothing was restored, and what the folder holds is as it was: try an \
    earlier backup";

/// Writes a whole and consistent copy of a data folder to a new file, also while a server runs.
///
/// # Errors
/// Refuses to overwrite a file and to copy a damaged one; else as any read or write.
pub async fn backup(folder: &Path, target: &Path) -> Result<(), StoreError> {
    let source = folder.join(FILE);
    if !source.is_file() {
        let why = "there is no data file in it".to_owned();
        return Err(StoreError::Folder { path: folder.to_owned(), why });
    }
    refuse_empty(&source)?;
    if target.exists() {
        let why = "the file exists already".to_owned();
        return Err(StoreError::Folder { path: target.to_owned(), why });
    }
    // Under another name until it is known to be good.
    let draft = files::beside(target, ".partial");
    let written = write_copy(&source, &draft).await;
    if let Err(error) = written {
        let _ = files::remove(&draft);
        return Err(error);
    }
    let named = std::fs::rename(&draft, target).and_then(|()| files::sync(target));
    named.map_err(|error| unusable(target, &error))
}

async fn write_copy(source: &Path, draft: &Path) -> Result<(), StoreError> {
    let damaged =
        |finding| StoreError::Damaged { path: source.to_owned(), finding, advice: AT_SOURCE };
    let mut connection =
        options(source).connect().await.map_err(|error| finding(error, damaged))?;
    look_through(&mut connection, damaged).await?;
    files::make_empty(draft)?;
    // One statement, one snapshot: the server may go on writing meanwhile.
    let name = draft.to_string_lossy().into_owned();
    let copied = sqlx::query("vacuum into ?1").bind(name).execute(&mut connection).await;
    connection.close().await?;
    copied.map_err(|error| finding(error, damaged))?;
    check(draft, AT_COPY).await
}

/// Replaces a data folder's file by a backup; what was there stays beside it.
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
    let taken = take_in(backup, &incoming).await;
    if let Err(error) = taken {
        let _ = files::remove(&incoming);
        return Err(match error {
            StoreError::Foreign(_) => StoreError::Foreign(backup.to_owned()),
            StoreError::Empty(_) => StoreError::Foreign(backup.to_owned()),
            StoreError::Damaged { finding, advice, .. } => {
                StoreError::Damaged { path: backup.to_owned(), finding, advice }
            }
            other => other,
        });
    }
    let current = folder.join(FILE);
    let placed = || {
        let former = files::set_aside(folder)?;
        std::fs::rename(&incoming, &current)?;
        files::sync(&current)?;
        Ok::<_, std::io::Error>(former)
    };
    placed().map_err(|error| unusable(folder, &error))
}

/// Copies a backup, with what is still in its write-ahead log, and looks the copy through.
async fn take_in(backup: &Path, incoming: &Path) -> Result<(), StoreError> {
    files::make_empty(incoming)?;
    let log = files::beside(backup, "-wal");
    let copied = std::fs::copy(backup, incoming).and_then(|_| {
        // A file that was put aside by an earlier restore, or copied by hand, may have one.
        if log.exists() { std::fs::copy(log, files::beside(incoming, "-wal")) } else { Ok(0) }
    });
    copied.map_err(|error| unusable(backup, &error))?;
    files::make_private(incoming);
    check(incoming, AT_BACKUP).await
}

/// Whether a file is a whole data file of ours; it is brought up to date.
async fn check(file: &Path, advice: &'static str) -> Result<(), StoreError> {
    refuse_empty(file)?;
    let damaged = |finding| StoreError::Damaged { path: file.to_owned(), finding, advice };
    let mut connection = match options(file).connect().await.map_err(StoreError::from) {
        Err(StoreError::Corrupt { .. }) => return Err(StoreError::Foreign(file.to_owned())),
        other => other?,
    };
    let tables = schema::pragma(&mut connection, "select count(*) from sqlite_schema").await?;
    if tables == 0 {
        return Err(StoreError::Foreign(file.to_owned()));
    }
    look_through(&mut connection, damaged).await?;
    schema::migrate(&mut connection).await?;
    // Leaves nothing beside the file, so that it can be moved alone.
    sqlx::query("pragma journal_mode = delete").execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// Reads every page of an open file.
async fn look_through(
    connection: &mut SqliteConnection,
    damaged: impl Fn(String) -> StoreError,
) -> Result<(), StoreError> {
    let found = sqlx::query_scalar("pragma integrity_check(1)").fetch_one(connection).await;
    let found: String = found.map_err(|error| finding(error, &damaged))?;
    // Where it is, comes before what it is.
    let last = found.lines().last().unwrap_or_default();
    if last == "ok" { Ok(()) } else { Err(damaged(last.to_owned())) }
}

/// An error as the finding that it is, where it tells of damage.
fn finding(error: sqlx::Error, damaged: impl Fn(String) -> StoreError) -> StoreError {
    match StoreError::from(error) {
        StoreError::Corrupt { cause } => damaged(cause),
        other => other,
    }
}
