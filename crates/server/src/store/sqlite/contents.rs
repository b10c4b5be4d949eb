//! What tables are played with: each content once, however many tables share it.

use gladsheim_registry::{Hash, find};
use sqlx::{Row as _, SqliteConnection, SqlitePool};

use crate::store::{StoreError, TableRecord};

pub(super) async fn read(
    pool: &SqlitePool,
    game: &str,
    hash: &Hash,
) -> Result<Option<String>, StoreError> {
    let text = sqlx::query_scalar("select text from contents where game = ?1 and hash = ?2");
    Ok(text.bind(game.to_owned()).bind(hash.to_string()).fetch_optional(pool).await?)
}

/// Keeps the content of a table, unless another table has brought it.
pub(super) async fn keep(
    connection: &mut SqliteConnection,
    record: &TableRecord,
    text: &str,
) -> Result<(), StoreError> {
    insert(connection, &record.game, &record.content_hash.to_string(), text).await
}

/// Forgets a content that no table is played with any more.
pub(super) async fn forget(
    connection: &mut SqliteConnection,
    game: &str,
    hash: &str,
) -> Result<(), StoreError> {
    let delete = sqlx::query(
        "delete from contents where game = ?1 and hash = ?2
         and not exists (select 1 from tables where content = ?2 and tables.game = ?1)",
    );
    delete.bind(game).bind(hash).execute(connection).await?;
    Ok(())
}

/// Adds the boxes of earlier releases that tables name by their hash: they did not keep them.
pub(super) async fn add_known(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let missing = sqlx::query(
        "select distinct game, content from tables where not exists
         (select 1 from contents where contents.game = tables.game and hash = content)",
    );
    for row in missing.fetch_all(&mut *connection).await? {
        let (game, hash): (&str, &str) = (row.try_get("game")?, row.try_get("content")?);
        let title = find(game).ok();
        let text = title.and_then(|title| title.known_bundle(hash.parse().ok()?));
        if let Some(text) = text {
            insert(connection, game, hash, &text).await?;
        }
    }
    Ok(())
}

async fn insert(
    connection: &mut SqliteConnection,
    game: &str,
    hash: &str,
    text: &str,
) -> Result<(), StoreError> {
    let insert =
        sqlx::query("insert or ignore into contents (game, hash, text) values (?1, ?2, ?3)");
    insert.bind(game).bind(hash).bind(text).execute(connection).await?;
    Ok(())
}
