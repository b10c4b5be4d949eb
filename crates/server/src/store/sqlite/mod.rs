//! Tables in one SQLite file: nothing else to install or configure.
//!
//! One task writes. It takes all changes that wait at the moment and writes them in one
//! transaction, so that one wait for the disk serves them all. Readers have connections of their
//! own, which the write-ahead log lets them use at the same time.

mod contents;
mod copy;
mod files;
mod lock;
mod postpone;
mod read;
mod rows;
mod schema;
mod write;

pub use copy::{backup, restore};
pub use lock::Lock;

use std::path::{Path, PathBuf};
use std::time::Duration;

use async_trait::async_trait;
use gladsheim_protocol::{ChatLine, TableId};
use gladsheim_registry::Hash;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqlitePool};

use super::{
    Beat, Change, Key, KeyHash, Listing, LogEntry, PersonId, Store, StoreError, Stored, TableRecord,
};
use crate::log_once::LogOnce;
use write::Writer;

/// The name of the data file in its folder.
const FILE: &str = "hall.db";
/// How long to wait for another program that writes.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many may read at once.
const READERS: u32 = 3;

/// A store in one SQLite file.
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    log_once: LogOnce,
}

impl Sqlite {
    /// Opens the data folder, which is made if there is none, and brings its file up to date.
    ///
    /// # Errors
    /// Says why the folder or the file cannot be used. A file without anything in it is refused: it
    /// is what is left of one, as a new one is there only once it is whole.
    pub async fn open(folder: &Path) -> Result<Self, StoreError> {
        make_folder(folder)?;
        let file = folder.join(FILE);
        if !file.exists() {
            make_file(folder, &file).await?;
        }
        refuse_empty(&file)?;
        files::make_private(&file);
        let mut connection = options(&file).connect().await?;
        schema::migrate(&mut connection).await.map_err(|error| match error {
            StoreError::Foreign(_) => StoreError::Foreign(file.clone()),
            other => other,
        })?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .min_connections(1)
            .connect_with(options(&file).read_only(true))
            .await?;
        Ok(Self { readers, writer: Writer::start(connection), log_once: LogOnce::default() })
    }

    /// Opens a data folder that is there already, beside a server that may be running on it.
    ///
    /// # Errors
    /// Says why the folder or the file cannot be used.
    pub async fn open_existing(folder: &Path) -> Result<Self, StoreError> {
        if !folder.join(FILE).is_file() {
            let why = "there is no data file in it".to_owned();
            return Err(StoreError::Folder { path: folder.to_owned(), why });
        }
        Self::open(folder).await
    }

    /// Limits how large the file may grow, for tests of a full disk.
    ///
    /// # Errors
    /// As any write.
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.writer.limit_pages(pages).await
    }
}

/// Makes the data file of a new hall, which gets its name when it is whole.
async fn make_file(folder: &Path, file: &Path) -> Result<(), StoreError> {
    let draft = folder.join("hall.db.new");
    files::make_empty(&draft)?;
    let mut connection = options(&draft).connect().await?;
    schema::migrate(&mut connection).await?;
    connection.close().await?;
    // What a file that was taken away has left behind must not be taken for the new one's.
    let placed = files::set_aside(folder).and_then(|aside| {
        if let Some(name) = aside {
            tracing::warn!(name, "what was left of an earlier data file was put aside");
        }
        std::fs::rename(&draft, file)?;
        files::sync(file)
    });
    placed.map_err(|error| unusable(folder, &error))
}

/// Refuses a data file that has nothing in it.
fn refuse_empty(file: &Path) -> Result<(), StoreError> {
    match std::fs::metadata(file) {
        Ok(meta) if meta.len() == 0 => Err(StoreError::Empty(file.to_owned())),
        _ => Ok(()),
    }
}

/// How every connection is opened: what is committed is on the disk.
fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .optimize_on_close(false, None)
        .disable_statement_logging()
}

/// Makes the data folder, readable by its owner alone.
fn make_folder(folder: &Path) -> Result<(), StoreError> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder).map_err(|error| unusable(folder, &error))
}

fn unusable(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::Folder { path: PathBuf::from(path), why: error.to_string() }
}

#[async_trait]
impl Store for Sqlite {
    async fn create(
        &self,
        record: TableRecord,
        content: String,
        log: Vec<LogEntry>,
    ) -> Result<(), StoreError> {
        self.writer.create(record, content, log).await
    }

    async fn content(&self, game: &str, hash: &Hash) -> Result<Option<String>, StoreError> {
        contents::read(&self.readers, game, hash).await
    }

    async fn commit(&self, change: Change) -> Result<(), StoreError> {
        self.writer.commit(change).await
    }

    async fn load(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        read::load(&self.readers, id).await
    }

    async fn record(&self, id: &TableId) -> Result<Option<TableRecord>, StoreError> {
        read::record(&self.readers, id).await
    }

    async fn chat(
        &self,
        id: &TableId,
        after: u64,
        limit: u32,
    ) -> Result<Vec<ChatLine>, StoreError> {
        read::chat(&self.readers, id, after, limit).await
    }

    async fn key(&self, hash: &KeyHash) -> Result<Option<Key>, StoreError> {
        read::key(&self.readers, hash).await
    }

    async fn listed(&self, wanted: &Listing) -> Result<Vec<TableRecord>, StoreError> {
        read::listed(&self.readers, &self.log_once, wanted).await
    }

    async fn of_person(&self, who: PersonId, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
        read::of_person(&self.readers, &self.log_once, who, limit).await
    }

    async fn due(&self, games: &[&str], now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        read::due(&self.readers, games, now, limit).await
    }

    async fn bots_due(&self, games: &[&str]) -> Result<Vec<TableId>, StoreError> {
        read::bots_due(&self.readers, games).await
    }

    async fn expired(&self, now: u64, limit: u32) -> Result<Vec<TableId>, StoreError> {
        read::expired(&self.readers, now, limit).await
    }

    async fn page(&self, after: &str, limit: u32) -> Result<Vec<TableRecord>, StoreError> {
        read::page(&self.readers, after, limit).await
    }

    async fn delete(&self, id: &TableId) -> Result<bool, StoreError> {
        self.writer.delete(id.clone()).await
    }

    async fn count(&self) -> Result<u64, StoreError> {
        read::count(&self.readers).await
    }

    async fn changed_elsewhere(&self) -> Result<bool, StoreError> {
        self.writer.changed_elsewhere().await
    }

    async fn beat(&self, beat: Beat) -> Result<(), StoreError> {
        self.writer.beat(beat).await
    }

    async fn last_beat(&self) -> Result<Option<Beat>, StoreError> {
        read::last_beat(&self.readers).await
    }

    async fn postpone(&self, by: u64, beat: Beat) -> Result<(), StoreError> {
        self.writer.postpone(by, beat).await
    }

    async fn close(&self) {
        // Whoever closes last folds the write-ahead log into the file, and readers cannot.
        self.readers.close().await;
        self.writer.close().await;
    }
}
