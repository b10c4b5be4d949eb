//! Postponing everything that happens by itself, after a time that does not count.

use sqlx::{Row as _, SqliteConnection};

use super::rows::{self, signed};
use super::write;
use crate::store::{Beat, StoreError};

/// How many records are read at once.
const PAGE: i64 = 500;

/// Postpones all of it and notes the beat, or does neither.
pub(super) async fn all(
    connection: &mut SqliteConnection,
    by: u64,
    beat: Beat,
) -> Result<(), StoreError> {
    write::begin(connection).await?;
    let moved = move_on(connection, by, beat).await;
    write::end(connection, moved).await
}

async fn move_on(connection: &mut SqliteConnection, by: u64, beat: Beat) -> Result<(), StoreError> {
    let columns = "update tables set kept_until = kept_until + ?1, due_at = due_at + ?1";
    sqlx::query(columns).bind(signed(by)).execute(&mut *connection).await?;
    let keys = "update keys set expires_at = expires_at + ?1";
    sqlx::query(keys).bind(signed(by)).execute(&mut *connection).await?;
    let mut after = String::new();
    loop {
        let page = sqlx::query("select id, record from tables where id > ?1 order by id limit ?2");
        let page = page.bind(after.as_str()).bind(PAGE).fetch_all(&mut *connection).await?;
        let Some(last) = page.last() else { break };
        after = last.try_get("id")?;
        // A record that cannot be read has its columns moved, so that it is not deleted either.
        for mut record in page.iter().filter_map(|row| rows::record(row).ok()) {
            let expected = record.version;
            record.version += 1;
            record.postpone(by);
            write::update(connection, &record, expected).await?;
        }
    }
    write::note(connection, beat).await
}
