//! Chat over REST.

use axum::Json;
use axum::extract::State;
use gladsheim_protocol::{Chat, ChatLine, Say, Since};

use super::bodies::{Asked, At, Body};
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::tables::ask;

/// How many lines are read at once.
const MOST: u32 = 200;

/// What was said at the table: the latest lines after a given one.
#[utoipa::path(get, path = "/tables/{id}/chat", tag = "chat",
    params(("id" = String, Path, description = "The table."), Since),
    responses((status = 200, body = Chat)))]
pub(super) async fn read(
    State(hall): State<Shared>,
    At(id): At,
    Asked(since): Asked<Since>,
) -> Result<Json<Chat>, HallError> {
    hall.store.record(&id).await?.ok_or(HallError::NoSuchTable)?;
    let lines = hall.store.chat(&id, since.since.unwrap_or(0), MOST).await?;
    Ok(Json(Chat { lines }))
}

/// Says something at the table; only those who sit there may.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "chat", request_body = Say,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = ChatLine)))]
pub(super) async fn say(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    Body(say): Body<Say>,
) -> Result<Json<ChatLine>, HallError> {
    hall.limiter.seat(&id, caller.person)?;
    let line = ask(&hall, &id, move |actor| {
        Box::pin(actor.ask(move |table, now| table.say(caller.person, &say.text, now)))
    });
    Ok(Json(line.await?))
}
