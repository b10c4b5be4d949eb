//! What the host does about guests, and people about their own links and devices.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use gladsheim_protocol::{Access, Mute, Remove, Table, TableId};

use super::bodies::{At, AtSeat, Body, MaybeBody};
use super::change::change;
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::tables::ask;

/// Removes a guest; only the host may. Before the start the seat is free again, later a bot plays
/// on or the seat leaves the game.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/remove", tag = "seats",
    request_body = Option<Remove>,
    params(("id" = String, Path, description = "The table."),
        ("seat" = u8, Path, description = "The seat.")),
    responses((status = 200, body = Table)))]
pub(super) async fn remove(
    State(hall): State<Shared>,
    caller: Caller,
    AtSeat(id, seat): AtSeat,
    MaybeBody(remove): MaybeBody<Remove>,
) -> Result<Json<Table>, HallError> {
    let person = caller.hosting();
    change(&hall, &id, &caller, move |table, now| {
        table.remove(person?, seat, remove.bot.as_deref(), now)
    })
    .await
}

/// Silences a guest in the chat or lets them speak again; only the host may.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/mute", tag = "seats", request_body = Mute,
    params(("id" = String, Path, description = "The table."),
        ("seat" = u8, Path, description = "The seat.")),
    responses((status = 200, body = Table)))]
pub(super) async fn mute(
    State(hall): State<Shared>,
    caller: Caller,
    AtSeat(id, seat): AtSeat,
    Body(mute): Body<Mute>,
) -> Result<Json<Table>, HallError> {
    let person = caller.hosting();
    change(&hall, &id, &caller, move |table, now| table.mute(person?, seat, mute.muted, now)).await
}

/// The links that the caller may revoke, and the devices from which the caller plays.
#[utoipa::path(get, path = "/tables/{id}/access", tag = "seats",
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Access)))]
pub(super) async fn access(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
) -> Result<Json<Access>, HallError> {
    let now = hall.now();
    let access = ask(&hall, &id, move |actor| {
        Box::pin(async move { Ok(actor.table.access(caller.seated()?, now)?) })
    });
    Ok(Json(access.await?))
}

/// Revokes a link that nobody has used: one's own, or as the host an invitation.
#[utoipa::path(delete, path = "/tables/{id}/links/{link}", tag = "seats",
    params(("id" = String, Path, description = "The table."),
        ("link" = String, Path, description = "The link.")),
    responses((status = 204)))]
pub(super) async fn revoke_link(
    State(hall): State<Shared>,
    caller: Caller,
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<StatusCode, HallError> {
    let (id, name) = named(path)?;
    let revoked = ask(&hall, &id, move |actor| {
        Box::pin(actor.ask(move |table, now| table.revoke_link(caller.seated()?, &name, now)))
    });
    revoked.await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Takes the caller's seat from another of the caller's devices.
#[utoipa::path(delete, path = "/tables/{id}/devices/{device}", tag = "seats",
    params(("id" = String, Path, description = "The table."),
        ("device" = String, Path, description = "The device.")),
    responses((status = 204)))]
pub(super) async fn revoke_device(
    State(hall): State<Shared>,
    caller: Caller,
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<StatusCode, HallError> {
    let (id, name) = named(path)?;
    let revoked = ask(&hall, &id, move |actor| {
        Box::pin(actor.ask(move |table, now| table.revoke_device(caller.seated()?, &name, now)))
    });
    revoked.await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The table that an address names, and what it names there.
pub(super) fn named(
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<(TableId, String), HallError> {
    let Path((id, name)) = path.map_err(|_| HallError::NoSuchTable)?;
    Ok((id.parse().map_err(|_| HallError::NoSuchTable)?, name))
}
