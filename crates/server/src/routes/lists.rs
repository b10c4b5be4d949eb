//! Lists of tables.

use axum::Json;
use axum::extract::State;
use gladsheim_protocol::{TableList, TableQuery};

use super::bodies::Asked;
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::store::Listing;
use crate::tables::line;

/// How many tables are listed if nobody says, and at most.
const USUAL: u32 = 50;
const MOST: u32 = 200;

/// The public tables, newest first.
#[utoipa::path(get, path = "/tables", tag = "tables", params(TableQuery),
    responses((status = 200, body = TableList)))]
pub(super) async fn open(
    State(hall): State<Shared>,
    caller: Caller,
    Asked(query): Asked<TableQuery>,
) -> Result<Json<TableList>, HallError> {
    let limit = query.limit.unwrap_or(USUAL);
    if !(1..=MOST).contains(&limit) {
        return Err(HallError::Malformed(format!("a limit is from 1 to {MOST}")));
    }
    let TableQuery { game, open, players, .. } = query;
    let listed = hall.store.listed(&Listing { game, open, players, limit }).await?;
    let tables = listed.iter().map(|record| line(record, caller.person)).collect();
    Ok(Json(TableList { tables }))
}

/// The caller's tables: those that wait for the caller first, then the newest.
#[utoipa::path(get, path = "/tables/mine", tag = "tables",
    responses((status = 200, body = TableList)))]
pub(super) async fn mine(
    State(hall): State<Shared>,
    caller: Caller,
) -> Result<Json<TableList>, HallError> {
    let records = match caller.person {
        Some(person) => hall.store.of_person(person, MOST).await?,
        None => Vec::new(),
    };
    let tables = records.iter().map(|record| line(record, caller.person)).collect();
    Ok(Json(TableList { tables }))
}
