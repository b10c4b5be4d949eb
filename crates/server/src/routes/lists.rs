//! Lists of tables.

use axum::Json;
use axum::extract::State;
use gladsheim_protocol::{TableList, TableQuery};
use gladsheim_table::line;

use super::bodies::Asked;
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::store::Listing;

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
    let offered = hall.options.games.ids().into_iter().map(str::to_owned);
    let games = offered.filter(|id| game.as_ref().is_none_or(|game| game == id)).collect();
    let wanted = Listing { games: Some(games), open, players, limit };
    let listed = hall.store.listed(&wanted).await?;
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
    // Whoever learns finds the way back from where the lesson was begun.
    let records = records.iter().filter(|record| !record.is_lesson);
    let records = records.filter(|record| hall.options.games.find(&record.game).is_ok());
    let tables = records.map(|record| line(record, caller.person)).collect();
    Ok(Json(TableList { tables }))
}
