//! Games looked at again, and why something is refused.

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use gladsheim_protocol::{Refusals, Replay, ReplayQuery};
use gladsheim_table::replay_file;

use super::bodies::{Asked, At};
use super::compact;
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::replays::{cost, read_by};
use crate::tables::ask;

const JSON: [(HeaderName, HeaderValue); 1] =
    [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
/// How long a step is in a game file, more or less.
const STEP: usize = 128;

/// The game of a table, position by position: through anybody's eyes once it is over, before that
/// through the caller's own.
#[utoipa::path(get, path = "/tables/{id}/replay", tag = "play",
    params(("id" = String, Path, description = "The table."), ReplayQuery),
    responses((status = 200, body = Replay)))]
pub(super) async fn table(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    Asked(query): Asked<ReplayQuery>,
) -> Result<impl IntoResponse, HallError> {
    let slot = hall.limiter.replay(caller.address)?;
    let retelling = ask(&hall, &id, move |actor| {
        Box::pin(async move { Ok(actor.table.retelling(caller.person, query.eyes.as_deref())?) })
    });
    let retelling = retelling.await?;
    hall.limiter.request(caller.address, cost(retelling.steps()))?;
    let told = retelling.told.clone();
    let replay = hall.replays.get(&told, move || retelling.tell()).await?;
    Ok((JSON, read_by(replay, slot)))
}

/// A game file, position by position, and whether it is true. Nothing of it is kept.
#[utoipa::path(post, path = "/replay", tag = "play", params(ReplayQuery),
    request_body(content = serde_json::Value, description = "A game file."),
    responses((status = 200, body = Replay)))]
pub(super) async fn file(
    State(hall): State<Shared>,
    caller: Caller,
    Asked(query): Asked<ReplayQuery>,
    body: Result<Bytes, BytesRejection>,
) -> Result<impl IntoResponse, HallError> {
    let body = body.map_err(|_| HallError::TooLarge)?;
    let slot = hall.limiter.replay(caller.address)?;
    hall.limiter.request(caller.address, cost(body.len() / STEP))?;
    let games = hall.options.games.clone();
    let replay =
        hall.replays.make(move || replay_file(&games, &body, query.eyes.as_deref())).await?;
    Ok((JSON, read_by(replay, slot)))
}

/// Why the caller may not do what is not among the choices.
#[utoipa::path(get, path = "/tables/{id}/refusals", tag = "play",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Refusals)))]
pub(super) async fn refusals(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    headers: HeaderMap,
) -> Result<Response, HallError> {
    let refusals = ask(&hall, &id, move |actor| {
        Box::pin(async move { Ok(actor.table.refusals(caller.person)?) })
    });
    compact(&headers, &refusals.await?)
}
