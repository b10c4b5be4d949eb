//! Games looked at again, and why something is refused.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use gladsheim_protocol::{Refusals, Replay, ReplayQuery};

use super::bodies::{Asked, At};
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::tables::{ask, replay_file};

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
) -> Result<Json<Replay>, HallError> {
    let replay = ask(&hall, &id, move |actor| {
        Box::pin(async move { actor.replay(caller.person, query.eyes.as_deref()) })
    });
    Ok(Json(replay.await?))
}

/// A game file, position by position, and whether it is true. Nothing of it is kept.
#[utoipa::path(post, path = "/replay", tag = "play", params(ReplayQuery),
    request_body(content = serde_json::Value, description = "A game file."),
    responses((status = 200, body = Replay)))]
pub(super) async fn file(
    Asked(query): Asked<ReplayQuery>,
    body: Result<Bytes, BytesRejection>,
) -> Result<Json<Replay>, HallError> {
    let body = body.map_err(|_| HallError::TooLarge)?;
    let replay = tokio::task::spawn_blocking(move || replay_file(&body, query.eyes.as_deref()));
    Ok(Json(replay.await.map_err(|_| HallError::Internal)??))
}

/// Why the caller may not do what is not among the choices.
#[utoipa::path(get, path = "/tables/{id}/refusals", tag = "play",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Refusals)))]
pub(super) async fn refusals(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
) -> Result<Json<Refusals>, HallError> {
    let refusals =
        ask(&hall, &id, move |actor| Box::pin(async move { actor.refusals(caller.person) }));
    Ok(Json(refusals.await?))
}
