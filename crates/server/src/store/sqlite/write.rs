//! The one task that writes.

use gladsheim_protocol::{Phase, TableId, Visibility};
use sqlx::{Connection as _, Row as _, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::rows::{self, signed};
use super::{contents, postpone, schema};
use crate::store::{Beat, Change, LogEntry, StoreError, TableRecord};

/// How many changes may wait, and how many go into one transaction.
const QUEUE: usize = 1024;
const BATCH: usize = 256;

type Answer<T> = oneshot::Sender<Result<T, StoreError>>;

/// What the task is asked to write.
enum Order {
    Create(Box<(TableRecord, String, Vec<LogEntry>)>, Answer<()>),
    Commit(Box<Change>, Answer<()>),
    Delete(TableId, Answer<bool>),
    ChangedElsewhere(Answer<bool>),
    Beat(Beat, Answer<()>),
    Postpone(u64, Beat, Answer<()>),
    LimitPages(u32, Answer<()>),
    Close(oneshot::Sender<()>),
}

/// A handle on the task that writes.
pub(super) struct Writer(mpsc::Sender<Order>);

impl Writer {
    pub(super) fn start(connection: SqliteConnection) -> Self {
        let (sender, orders) = mpsc::channel(QUEUE);
        tokio::spawn(run(connection, orders));
        Self(sender)
    }

    pub(super) async fn create(
        &self,
        record: TableRecord,
        content: String,
        log: Vec<LogEntry>,
    ) -> Result<(), StoreError> {
        self.ask(|answer| Order::Create(Box::new((record, content, log)), answer)).await
    }

    pub(super) async fn commit(&self, change: Change) -> Result<(), StoreError> {
        self.ask(|answer| Order::Commit(Box::new(change), answer)).await
    }

    pub(super) async fn delete(&self, id: TableId) -> Result<bool, StoreError> {
        self.ask(|answer| Order::Delete(id, answer)).await
    }

    pub(super) async fn changed_elsewhere(&self) -> Result<bool, StoreError> {
        self.ask(Order::ChangedElsewhere).await
    }

    pub(super) async fn beat(&self, beat: Beat) -> Result<(), StoreError> {
        self.ask(|answer| Order::Beat(beat, answer)).await
    }

    pub(super) async fn postpone(&self, by: u64, beat: Beat) -> Result<(), StoreError> {
        self.ask(|answer| Order::Postpone(by, beat, answer)).await
    }

    pub(super) async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.ask(|answer| Order::LimitPages(pages, answer)).await
    }

    pub(super) async fn close(&self) {
        let (done, closed) = oneshot::channel();
        if self.0.send(Order::Close(done)).await.is_ok() {
            // An error means that the task has ended by itself, which will do as well.
            let _ = closed.await;
        }
    }

    async fn ask<T>(&self, order: impl FnOnce(Answer<T>) -> Order) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        self.0.send(order(answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }
}

async fn run(mut connection: SqliteConnection, mut orders: mpsc::Receiver<Order>) {
    let mut seen = schema::pragma(&mut connection, "pragma data_version").await.ok();
    let mut batch = Vec::with_capacity(BATCH);
    while orders.recv_many(&mut batch, BATCH).await > 0 {
        let mut changes = Vec::with_capacity(batch.len());
        for order in batch.drain(..) {
            match order {
                Order::Commit(change, answer) => changes.push((change, answer)),
                Order::Close(done) => {
                    write_all(&mut connection, changes).await;
                    if let Err(error) = connection.close().await {
                        tracing::warn!(%error, "the data file was not closed in good order");
                    }
                    let _ = done.send(());
                    return;
                }
                other => {
                    // Jobs keep their order: what came first is written first.
                    write_all(&mut connection, std::mem::take(&mut changes)).await;
                    carry_out(&mut connection, &mut seen, other).await;
                }
            }
        }
        write_all(&mut connection, changes).await;
    }
}

/// Carries out what cannot go into a transaction with others.
async fn carry_out(connection: &mut SqliteConnection, seen: &mut Option<i64>, order: Order) {
    match order {
        Order::Create(new, answer) => {
            let (record, content, log) = &*new;
            let _ = answer.send(create(connection, record, content, log).await);
        }
        Order::Delete(id, answer) => {
            let _ = answer.send(delete(connection, &id).await);
        }
        Order::ChangedElsewhere(answer) => {
            let version = schema::pragma(connection, "pragma data_version").await;
            let _ = answer.send(version.map(|version| seen.replace(version) != Some(version)));
        }
        Order::Beat(beat, answer) => {
            let _ = answer.send(note(connection, beat).await);
        }
        Order::Postpone(by, beat, answer) => {
            let _ = answer.send(postpone::all(connection, by, beat).await);
        }
        Order::LimitPages(pages, answer) => {
            let limit = format!("pragma max_page_count = {pages}");
            let done = sqlx::raw_sql(sqlx::AssertSqlSafe(limit)).execute(connection).await;
            let _ = answer.send(done.map(drop).map_err(StoreError::from));
        }
        // These two are the caller's.
        Order::Commit(..) | Order::Close(_) => {}
    }
}

/// Notes that somebody serves the tables.
pub(super) async fn note(connection: &mut SqliteConnection, beat: Beat) -> Result<(), StoreError> {
    let note = sqlx::query("insert or replace into hall (id, alive_at, ahead) values (1, ?1, ?2)");
    note.bind(signed(beat.at)).bind(beat.ahead).execute(connection).await?;
    Ok(())
}

/// Writes all changes in one transaction. If that fails, each is tried alone, so that a bad one
/// does not take the others with it.
async fn write_all(connection: &mut SqliteConnection, changes: Vec<(Box<Change>, Answer<()>)>) {
    if changes.is_empty() {
        return;
    }
    match write_together(connection, &changes).await {
        Ok(results) => {
            for ((_, answer), result) in changes.into_iter().zip(results) {
                let _ = answer.send(result);
            }
        }
        Err(error) if changes.len() == 1 => {
            tracing::error!(?error, "a change could not be kept");
            for (_, answer) in changes {
                let _ = answer.send(Err(error.clone()));
            }
        }
        Err(_) => {
            for change in changes {
                Box::pin(write_all(connection, vec![change])).await;
            }
        }
    }
}

/// One transaction for all; the answers to each, or why nothing at all was kept.
async fn write_together(
    connection: &mut SqliteConnection,
    changes: &[(Box<Change>, Answer<()>)],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    begin(connection).await?;
    let written = write_each(connection, changes).await;
    end(connection, written).await
}

async fn write_each(
    connection: &mut SqliteConnection,
    changes: &[(Box<Change>, Answer<()>)],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut results = Vec::with_capacity(changes.len());
    for (change, _) in changes {
        results.push(match write(connection, change).await {
            refused @ Err(StoreError::Conflict | StoreError::Gone) => refused,
            other => Ok(other?),
        });
    }
    Ok(results)
}

pub(super) async fn begin(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("begin immediate").execute(connection).await?;
    Ok(())
}

/// Commits what was written, or takes it back.
///
/// SQLite takes a transaction back by itself when the disk is full, so that a second one may fail,
/// which does no harm.
pub(super) async fn end<T>(
    connection: &mut SqliteConnection,
    written: Result<T, StoreError>,
) -> Result<T, StoreError> {
    let ended = match written {
        Ok(value) => {
            let committed = sqlx::query("commit").execute(&mut *connection).await;
            committed.map(|_| value).map_err(StoreError::from)
        }
        Err(error) => Err(error),
    };
    if ended.is_err() {
        let _ = sqlx::query("rollback").execute(connection).await;
    }
    ended
}

/// Writes one change into an open transaction; a conflict leaves no trace in it.
async fn write(connection: &mut SqliteConnection, change: &Change) -> Result<(), StoreError> {
    let record = &change.record;
    let id = record.id.as_str();
    if !update(connection, record, change.expected()).await? {
        let exists: i64 = sqlx::query_scalar("select count(*) from tables where id = ?1")
            .bind(id)
            .fetch_one(&mut *connection)
            .await?;
        return Err(if exists == 0 { StoreError::Gone } else { StoreError::Conflict });
    }
    write_log(connection, id, &change.log).await?;
    for line in &change.chat {
        sqlx::query("insert into chat values (?1, ?2, ?3, ?4, ?5, ?6)")
            .bind(id)
            .bind(signed(line.id))
            .bind(signed(line.at))
            .bind(line.seat.map(|seat| seat.index() as i64))
            .bind(line.name.as_str())
            .bind(line.text.as_str())
            .execute(&mut *connection)
            .await?;
    }
    for key in &change.keys {
        sqlx::query("insert or replace into keys values (?1, ?2, ?3, ?4, ?5, ?6)")
            .bind(key.hash.bytes().as_slice())
            .bind(id)
            .bind(rows::kind_word(key.kind))
            .bind(key.seat.map(|seat| seat.index() as i64))
            .bind(signed(key.expires_at))
            .bind(key.spent)
            .execute(&mut *connection)
            .await?;
    }
    if change.owners_changed { write_owners(connection, record).await } else { Ok(()) }
}

async fn write_log(
    connection: &mut SqliteConnection,
    id: &str,
    log: &[LogEntry],
) -> Result<(), StoreError> {
    for entry in log {
        let (kind, argument) = rows::kind_words(entry.kind);
        sqlx::query("insert into log values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
            .bind(id)
            .bind(signed(entry.seq))
            .bind(signed(entry.at))
            .bind(entry.seat.index() as i64)
            .bind(rows::origin_word(entry.by))
            .bind(kind)
            .bind(argument)
            .bind(entry.hash.bytes().as_slice())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Replaces a record of the expected version; says whether it was there.
pub(super) async fn update(
    connection: &mut SqliteConnection,
    record: &TableRecord,
    expected: u64,
) -> Result<bool, StoreError> {
    let statement = "update tables set version = ?2, game = ?3, phase = ?4, players = ?5,
        public = ?6, free = ?7, waiting = ?8, due_at = ?9, bots_due = ?10, created_at = ?11,
        kept_until = ?12, record = ?13 where id = ?1 and version = ?14";
    let columns = columns(statement, record)?.bind(signed(expected));
    Ok(columns.execute(connection).await?.rows_affected() > 0)
}

async fn create(
    connection: &mut SqliteConnection,
    record: &TableRecord,
    content: &str,
    log: &[LogEntry],
) -> Result<(), StoreError> {
    begin(connection).await?;
    let written = insert(connection, record, content, log).await;
    end(connection, written).await
}

async fn insert(
    connection: &mut SqliteConnection,
    record: &TableRecord,
    content: &str,
    log: &[LogEntry],
) -> Result<(), StoreError> {
    let statement = "insert into tables (id, version, game, phase, players, public, free, waiting,
        due_at, bots_due, created_at, kept_until, record, content)
        values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)";
    let columns = columns(statement, record)?.bind(record.content_hash.to_string());
    let inserted = columns.execute(&mut *connection).await;
    inserted.map_err(|error| match error {
        sqlx::Error::Database(error) if error.is_unique_violation() => StoreError::Conflict,
        other => other.into(),
    })?;
    contents::keep(connection, record, content).await?;
    write_log(connection, record.id.as_str(), log).await?;
    write_owners(connection, record).await
}

async fn write_owners(
    connection: &mut SqliteConnection,
    record: &TableRecord,
) -> Result<(), StoreError> {
    let clear = sqlx::query("delete from owners where table_id = ?1");
    clear.bind(record.id.as_str()).execute(&mut *connection).await?;
    for (person, seat) in record.owners() {
        sqlx::query("insert or replace into owners values (?1, ?2, ?3)")
            .bind(person.bytes().as_slice())
            .bind(record.id.as_str())
            .bind(seat.index() as i64)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn delete(connection: &mut SqliteConnection, id: &TableId) -> Result<bool, StoreError> {
    begin(connection).await?;
    let deleted = remove(connection, id).await;
    end(connection, deleted).await
}

async fn remove(connection: &mut SqliteConnection, id: &TableId) -> Result<bool, StoreError> {
    let delete = sqlx::query("delete from tables where id = ?1 returning game, content");
    let row = delete.bind(id.as_str()).fetch_optional(&mut *connection).await?;
    let Some(row) = row else { return Ok(false) };
    contents::forget(connection, row.try_get("game")?, row.try_get("content")?).await?;
    Ok(true)
}

type Query<'q> = sqlx::query::Query<'q, sqlx::Sqlite, sqlx::sqlite::SqliteArguments>;

/// Binds the columns that a record is found by, and the record itself.
fn columns<'q>(statement: &'static str, record: &'q TableRecord) -> Result<Query<'q>, StoreError> {
    let text = serde_json::to_string(record).map_err(|error| StoreError::Unreadable {
        table: record.id.to_string(),
        cause: error.to_string(),
    })?;
    let phase = match record.phase {
        Phase::Lobby => "lobby",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::Closed => "closed",
    };
    Ok(sqlx::query(statement)
        .bind(record.id.as_str())
        .bind(signed(record.version))
        .bind(record.game.as_str())
        .bind(phase)
        .bind(record.setup.players)
        .bind(record.visibility == Visibility::Public)
        .bind(record.free_seats() as i64)
        .bind(i64::from(record.waiting.bits()))
        .bind(record.due_at().map(signed))
        .bind(record.bots_due())
        .bind(signed(record.created_at))
        .bind(record.kept_until.map(signed))
        .bind(text))
}
