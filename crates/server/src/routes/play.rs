//! Playing over REST, for clients that need no socket.

use std::time::Instant;

use axum::Json;
use axum::extract::State as Extract;
use gladsheim_protocol::{
    Accepted, Act, Log, Proposal, Since, State, StateQuery, Table, TableId, Verb,
};

use super::bodies::{Asked, At, Body};
use super::change::change_with_random;
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::tables::ask;

/// Answers the question that the caller's seat is asked.
#[utoipa::path(post, path = "/tables/{id}/actions", tag = "play", request_body = Act,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Accepted)))]
pub(super) async fn act(
    Extract(hall): Extract<Shared>,
    caller: Caller,
    At(id): At,
    Body(act): Body<Act>,
) -> Result<Json<Accepted>, HallError> {
    let received = Instant::now();
    hall.limiter.seat(&id, caller.person)?;
    let accepted = ask(&hall, &id, move |actor| {
        Box::pin(async move { actor.act(caller.person, act, received).await })
    });
    Ok(Json(accepted.await?))
}

/// The position as the caller may know it, with what happened since a step.
#[utoipa::path(get, path = "/tables/{id}/state", tag = "play",
    params(("id" = String, Path, description = "The table."), StateQuery),
    responses((status = 200, body = State)))]
pub(super) async fn state(
    Extract(hall): Extract<Shared>,
    caller: Caller,
    At(id): At,
    Asked(query): Asked<StateQuery>,
) -> Result<Json<State>, HallError> {
    let state = ask(&hall, &id, move |actor| {
        Box::pin(
            async move { actor.state_of(caller.person, query.since.unwrap_or(0), query.lines) },
        )
    });
    Ok(Json(state.await?))
}

/// What happened, step by step, as far as the caller may know.
#[utoipa::path(get, path = "/tables/{id}/log", tag = "play",
    params(("id" = String, Path, description = "The table."), Since),
    responses((status = 200, body = Log)))]
pub(super) async fn log(
    Extract(hall): Extract<Shared>,
    caller: Caller,
    At(id): At,
    Asked(since): Asked<Since>,
) -> Result<Json<Log>, HallError> {
    let log = ask(&hall, &id, move |actor| {
        Box::pin(async move {
            let viewer = actor.table.viewer(caller.person);
            let entries = actor.table.entries_since(viewer, since.since.unwrap_or(0))?;
            Ok(Log { seq: actor.table.heard(viewer), entries })
        })
    });
    Ok(Json(log.await?))
}

/// A say in taking back the caller's last step.
#[utoipa::path(post, path = "/tables/{id}/undo", tag = "play", request_body = Proposal,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Table)))]
pub(super) async fn undo(
    hall: Extract<Shared>,
    caller: Caller,
    At(id): At,
    Body(proposal): Body<Proposal>,
) -> Result<Json<Table>, HallError> {
    motion(hall, caller, id, Verb::Undo, proposal).await
}

/// A say in ending the game by agreement.
#[utoipa::path(post, path = "/tables/{id}/end", tag = "play", request_body = Proposal,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Table)))]
pub(super) async fn end(
    hall: Extract<Shared>,
    caller: Caller,
    At(id): At,
    Body(proposal): Body<Proposal>,
) -> Result<Json<Table>, HallError> {
    motion(hall, caller, id, Verb::End, proposal).await
}

/// A say in playing again; once all agree, the table names the next one.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "play", request_body = Proposal,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Table)))]
pub(super) async fn rematch(
    hall: Extract<Shared>,
    caller: Caller,
    At(id): At,
    Body(proposal): Body<Proposal>,
) -> Result<Json<Table>, HallError> {
    motion(hall, caller, id, Verb::Rematch, proposal).await
}

async fn motion(
    Extract(hall): Extract<Shared>,
    caller: Caller,
    id: TableId,
    verb: Verb,
    proposal: Proposal,
) -> Result<Json<Table>, HallError> {
    let person = caller.person;
    change_with_random(&hall, &id, &caller, move |table, now, random| {
        table.motion(person, verb, proposal.motion, now, random)
    })
    .await
}
