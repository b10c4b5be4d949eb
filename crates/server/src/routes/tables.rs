//! Making tables, looking at them, and the game file at the end.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use gladsheim_protocol::{CreateTable, Empty, MAX_BODY, Table};

use super::bodies::{At, LargeBody, MaybeBody};
use super::change::change_with_random;
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::tables::{self, ask};

/// Makes a table, whose host the caller is.
#[utoipa::path(post, path = "/tables", tag = "tables", request_body = CreateTable,
    responses((status = 201, body = Table)))]
pub(super) async fn make(
    State(hall): State<Shared>,
    caller: Caller,
    headers: HeaderMap,
    LargeBody(wanted): LargeBody<CreateTable>,
) -> Result<impl IntoResponse, HallError> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    let length: usize = length.and_then(|length| length.parse().ok()).unwrap_or(0);
    if wanted.content.is_none() && length > MAX_BODY {
        return Err(HallError::TooLarge);
    }
    if hall.limiter.counts_tables() {
        hall.limiter.table(caller.address, hall.store.count().await?)?;
    }
    let known = caller.known()?;
    let person = known.person;
    let record = tables::create(&hall, person, wanted).await?;
    let table = ask(&hall, &record.id, move |actor| {
        Box::pin(async move { Ok(actor.table_of(Some(person))) })
    });
    let table = table.await?;
    let location =
        HeaderValue::from_str(&format!("{}/tables/{}", gladsheim_protocol::API, table.id));
    let location = location.map_err(|_| HallError::Internal)?;
    Ok((StatusCode::CREATED, known, [(header::LOCATION, location)], Json(table)))
}

/// A table: who sits there, how it was set up, where it stands.
#[utoipa::path(get, path = "/tables/{id}", tag = "tables",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Table)))]
pub(super) async fn look(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
) -> Result<Json<Table>, HallError> {
    let table =
        ask(&hall, &id, move |actor| Box::pin(async move { Ok(actor.table_of(caller.person)) }));
    Ok(Json(table.await?))
}

/// Begins the game; only the host may, once every seat is taken.
#[utoipa::path(post, path = "/tables/{id}/start", tag = "tables", request_body = Option<Empty>,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Table)))]
pub(super) async fn start(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    MaybeBody(Empty {}): MaybeBody<Empty>,
) -> Result<Json<Table>, HallError> {
    let person = caller.hosting();
    change_with_random(&hall, &id, &caller, move |table, now, random| {
        table.start(person?, now, random)
    })
    .await
}

/// The game file of a game that is over: everything needed to play it again and to verify it.
#[utoipa::path(get, path = "/tables/{id}/file", tag = "tables",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = serde_json::Value)))]
pub(super) async fn file(
    State(hall): State<Shared>,
    At(id): At,
) -> Result<impl IntoResponse, HallError> {
    let name = format!("attachment; filename=\"gladsheim-{id}.json\"");
    let name = HeaderValue::from_str(&name).map_err(|_| HallError::Internal)?;
    let text = ask(&hall, &id, |actor| Box::pin(async move { Ok(actor.table.game_file()?) }));
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text.await?))
}
