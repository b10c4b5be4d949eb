//! What readers ask.

use gladsheim_protocol::{ChatLine, TableId};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row as _, SqlitePool};

use super::rows::{self, signed};
use crate::log_once::LogOnce;
use crate::store::{Beat, Key, KeyHash, Listing, PersonId, StoreError, Stored, TableRecord};

pub(super) async fn load(pool: &SqlitePool, id: &TableId) -> Result<Option<Stored>, StoreError> {
    // One transaction, so that all of it is of the same moment.
    let mut view = pool.begin().await?;
    let row = sqlx::query(
        "select tables.id, record, text from tables left join contents
         on contents.game = tables.game and hash = content where tables.id = ?1",
    );
    let Some(row) = row.bind(id.as_str()).fetch_optional(&mut *view).await? else {
        return Ok(None);
    };
    let record = rows::record(&row)?;
    let content = row.try_get("text")?;
    let log = sqlx::query("select * from log where table_id = ?1 order by seq");
    let log = log.bind(id.as_str()).fetch_all(&mut *view).await?;
    let log = log.iter().map(rows::log_entry).collect::<Result<_, _>>()?;
    let keys = sqlx::query("select * from keys where table_id = ?1 and spent = 0");
    let keys = keys.bind(id.as_str()).fetch_all(&mut *view).await?;
    let keys = keys.iter().map(rows::key).collect::<Result<_, _>>()?;
    Ok(Some(Stored { record, content, log, keys }))
}

pub(super) async fn record(
    pool: &SqlitePool,
    id: &TableId,
) -> Result<Option<TableRecord>, StoreError> {
    let row = sqlx::query("select id, record from tables where id = ?1");
    let row = row.bind(id.as_str()).fetch_optional(pool).await?;
    row.as_ref().map(rows::record).transpose()
}

pub(super) async fn chat(
    pool: &SqlitePool,
    id: &TableId,
    after: u64,
    limit: u32,
) -> Result<Vec<ChatLine>, StoreError> {
    let lines =
        sqlx::query("select * from chat where table_id = ?1 and id > ?2 order by id desc limit ?3");
    let lines = lines.bind(id.as_str()).bind(signed(after)).bind(limit).fetch_all(pool).await?;
    lines.iter().rev().map(rows::chat_line).collect()
}

pub(super) async fn key(pool: &SqlitePool, hash: &KeyHash) -> Result<Option<Key>, StoreError> {
    let row = sqlx::query("select * from keys where hash = ?1");
    let row = row.bind(hash.bytes().as_slice()).fetch_optional(pool).await?;
    row.as_ref().map(rows::key).transpose()
}

pub(super) async fn listed(
    pool: &SqlitePool,
    log_once: &LogOnce,
    wanted: &Listing,
) -> Result<Vec<TableRecord>, StoreError> {
    let tables = sqlx::query(
        "select id, record from tables where public = 1 and phase <> 'closed'
         and (?1 is null or game in (select value from json_each(?1))) and (?2 is null or (free > 0) = ?2)
         and (?3 is null or players = ?3) order by created_at desc limit ?4",
    );
    let tables = tables
        .bind(wanted.games.as_deref().map(list))
        .bind(wanted.open)
        .bind(wanted.players)
        .bind(wanted.limit)
        .fetch_all(pool)
        .await?;
    Ok(readable(&tables, log_once))
}

/// The records that can be read: one that cannot must not hide the others from a list.
fn readable(tables: &[SqliteRow], log_once: &LogOnce) -> Vec<TableRecord> {
    let records = tables.iter().filter_map(|row| match rows::record(row) {
        Ok(record) => Some(record),
        Err(error) => {
            let table: String = row.try_get("id").unwrap_or_default();
            log_once.tell(&table, &error.cause());
            None
        }
    });
    records.collect()
}

pub(super) async fn of_person(
    pool: &SqlitePool,
    log_once: &LogOnce,
    who: PersonId,
    limit: u32,
) -> Result<Vec<TableRecord>, StoreError> {
    let tables = sqlx::query(
        "select tables.id, record from owners join tables on tables.id = table_id
         where person = ?1
         order by (phase = 'playing' and (waiting >> seat) & 1) desc, created_at desc limit ?2",
    );
    let tables = tables.bind(who.bytes().as_slice()).bind(limit).fetch_all(pool).await?;
    Ok(readable(&tables, log_once))
}

/// Names as SQL reads a list of them.
fn list<S: AsRef<str>>(names: &[S]) -> String {
    serde_json::Value::from_iter(names.iter().map(S::as_ref)).to_string()
}

pub(super) async fn due(
    pool: &SqlitePool,
    games: &[&str],
    now: u64,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let tables = sqlx::query(
        "select id from tables where due_at is not null and due_at <= ?1
         and game in (select value from json_each(?3)) order by due_at limit ?2",
    );
    let tables = tables.bind(signed(now)).bind(limit).bind(list(games)).fetch_all(pool).await?;
    tables.iter().map(|row| rows::table_id(row, "id")).collect()
}

pub(super) async fn bots_due(
    pool: &SqlitePool,
    games: &[&str],
) -> Result<Vec<TableId>, StoreError> {
    let tables = sqlx::query(
        "select id from tables where bots_due = 1
         and game in (select value from json_each(?1))",
    );
    let tables = tables.bind(list(games)).fetch_all(pool).await?;
    tables.iter().map(|row| rows::table_id(row, "id")).collect()
}

pub(super) async fn expired(
    pool: &SqlitePool,
    now: u64,
    limit: u32,
) -> Result<Vec<TableId>, StoreError> {
    let tables = sqlx::query(
        "select id from tables where kept_until is not null and kept_until <= ?1 limit ?2",
    );
    let tables = tables.bind(signed(now)).bind(limit).fetch_all(pool).await?;
    tables.iter().map(|row| rows::table_id(row, "id")).collect()
}

pub(super) async fn page(
    pool: &SqlitePool,
    after: &str,
    limit: u32,
) -> Result<Vec<TableRecord>, StoreError> {
    let tables = sqlx::query("select id, record from tables where id > ?1 order by id limit ?2");
    let tables = tables.bind(after.to_owned()).bind(limit).fetch_all(pool).await?;
    tables.iter().map(rows::record).collect()
}

pub(super) async fn count(pool: &SqlitePool) -> Result<u64, StoreError> {
    let count: i64 = sqlx::query_scalar("select count(*) from tables").fetch_one(pool).await?;
    Ok(u64::try_from(count).unwrap_or(0))
}

pub(super) async fn last_beat(pool: &SqlitePool) -> Result<Option<Beat>, StoreError> {
    let row = sqlx::query("select alive_at, ahead from hall").fetch_optional(pool).await?;
    let beat = |row: &SqliteRow| {
        Ok(Beat { at: rows::number(row, "alive_at")?, ahead: row.try_get("ahead")? })
    };
    row.as_ref().map(beat).transpose()
}
