//! The tables of the data file, and how an older file becomes a newer one.

use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::contents;
use crate::store::StoreError;

/// Marks the file as ours: "GLAD".
const APPLICATION_ID: i64 = 0x474c_4144;

/// Every change of the schema, in order; the number of those done is in the file.
const MIGRATIONS: &[&str] = &[
    "
create table tables (
    id text primary key not null,
    version integer not null,
    game text not null,
    phase text not null,
    players integer not null,
    public integer not null,
    free integer not null,
    waiting integer not null,
    due_at integer,
    bots_due integer not null,
    created_at integer not null,
    kept_until integer,
    record text not null
) strict;
create index tables_public on tables (created_at desc) where public = 1 and phase <> 'closed';
create index tables_due on tables (due_at) where due_at is not null;
create index tables_bots on tables (id) where bots_due = 1;
create index tables_kept on tables (kept_until) where kept_until is not null;
create table contents (
    table_id text primary key not null references tables (id) on delete cascade,
    text text not null
) strict;
create table log (
    table_id text not null references tables (id) on delete cascade,
    seq integer not null,
    at integer not null,
    seat integer not null,
    by text not null,
    deed text not null,
    argument integer not null,
    hash blob not null,
    primary key (table_id, seq)
) strict, without rowid;
create table chat (
    table_id text not null references tables (id) on delete cascade,
    id integer not null,
    at integer not null,
    seat integer,
    name text not null,
    text text not null,
    primary key (table_id, id)
) strict, without rowid;
create table owners (
    person blob not null,
    table_id text not null references tables (id) on delete cascade,
    seat integer not null,
    primary key (person, table_id)
) strict, without rowid;
create index owners_table on owners (table_id);
create table keys (
    hash blob primary key not null,
    table_id text not null references tables (id) on delete cascade,
    kind text not null,
    seat integer,
    expires_at integer not null,
    spent integer not null
) strict, without rowid;
create index keys_table on keys (table_id);
",
    "
create table hall (
    id integer primary key not null check (id = 1),
    alive_at integer not null
) strict;
",
    "
alter table hall add column ahead integer not null default 0;
",
    "
alter table contents rename to contents_of_tables;
create table contents (
    game text not null,
    hash text not null,
    text text not null,
    primary key (game, hash)
) strict;
alter table tables add column content text not null default '';
update tables set content = coalesce(json_extract(record, '$.content_hash'), '');
create index tables_content on tables (content);
insert or ignore into contents (game, hash, text)
    select game, content, text from contents_of_tables join tables on id = table_id;
drop table contents_of_tables;
",
];

/// Brings the file up to date, or refuses it.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let known = MIGRATIONS.len() as i64;
    let found = pragma(connection, "pragma user_version").await?;
    let id = pragma(connection, "pragma application_id").await?;
    if found > known {
        return Err(StoreError::TooNew { found, known });
    }
    let tables = pragma(connection, "select count(*) from sqlite_schema").await?;
    if id != APPLICATION_ID && (found != 0 || tables != 0) {
        return Err(StoreError::Foreign("hall.db".into()));
    }
    if found == known {
        return Ok(());
    }
    let mut change = connection.begin().await?;
    for migration in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        sqlx::raw_sql(*migration).execute(&mut *change).await?;
    }
    contents::add_known(&mut change).await?;
    let stamp = format!("pragma user_version = {known}; pragma application_id = {APPLICATION_ID}");
    sqlx::raw_sql(sqlx::AssertSqlSafe(stamp)).execute(&mut *change).await?;
    change.commit().await?;
    Ok(())
}

/// The only number of a statement's only row.
pub(super) async fn pragma(
    connection: &mut SqliteConnection,
    statement: &'static str,
) -> Result<i64, StoreError> {
    Ok(sqlx::query(statement).fetch_one(connection).await?.try_get(0)?)
}
