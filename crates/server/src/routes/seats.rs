//! Sitting down, inviting, leaving.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gladsheim_protocol::{
    Claim, Claimed, Empty, Invite, InviteMade, Join, Leave, PersonalLink, SeatBot, Seated,
    StandingOrder, Table,
};
use gladsheim_table::TableError;

use super::bodies::{At, AtSeat, Body, MaybeBody};
use super::change::change;
use super::people::named;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::tables::ask;
use crate::{HallError, KeyHash};

/// Sits down on a free seat of a public table.
#[utoipa::path(post, path = "/tables/{id}/join", tag = "seats", request_body = Join,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Seated)))]
pub(super) async fn join(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    Body(join): Body<Join>,
) -> Result<impl IntoResponse, HallError> {
    let known = caller.known()?;
    let person = known.person;
    let seated = ask(&hall, &id, move |actor| {
        Box::pin(async move {
            let seat = actor.ask(|table, now| table.join(person, &join, now)).await?;
            Ok(Seated { seat, table: actor.table_of(Some(person)) })
        })
    });
    let seated = seated.await?;
    Ok((known, Json(seated)))
}

/// Uses an invitation or a personal link.
#[utoipa::path(post, path = "/claim", tag = "seats", request_body = Claim,
    responses((status = 200, body = Claimed)))]
pub(super) async fn claim(
    State(hall): State<Shared>,
    caller: Caller,
    Body(claim): Body<Claim>,
) -> Result<impl IntoResponse, HallError> {
    let key = hall.store.key(&KeyHash::of(&claim.token)).await?;
    // No table need be woken for what opens nothing any more.
    let key = key.filter(|key| !key.spent && key.expires_at > hall.now());
    let key = key.ok_or(TableError::BadToken)?;
    let known = caller.known()?;
    let person = known.person;
    let claimed = ask(&hall, &key.table, move |actor| {
        Box::pin(actor.ask(move |table, now| table.claim(person, &claim, now)))
    });
    let claimed: Claimed = claimed.await?;
    Ok((known, Json(claimed)))
}

/// Makes an invitation, which opens one seat once; only the host may.
#[utoipa::path(post, path = "/tables/{id}/invites", tag = "seats", request_body = Option<Invite>,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 201, body = InviteMade)))]
pub(super) async fn invite(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    MaybeBody(invite): MaybeBody<Invite>,
) -> Result<impl IntoResponse, HallError> {
    let made = ask(&hall, &id, move |actor| {
        Box::pin(actor.ask_with_random(move |table, now, random| {
            table.invite(caller.hosting()?, &invite, now, random)
        }))
    });
    let made: InviteMade = made.await?;
    Ok((StatusCode::CREATED, Json(made)))
}

/// Revokes an invitation that nobody has used; only the host may.
#[utoipa::path(delete, path = "/tables/{id}/invites/{invite}", tag = "seats",
    params(("id" = String, Path, description = "The table."),
        ("invite" = String, Path, description = "The invitation.")),
    responses((status = 204)))]
pub(super) async fn revoke(
    State(hall): State<Shared>,
    caller: Caller,
    path: Result<Path<(String, String)>, PathRejection>,
) -> Result<StatusCode, HallError> {
    let (id, name) = named(path)?;
    let revoked = ask(&hall, &id, move |actor| {
        Box::pin(actor.ask(move |table, now| table.revoke(caller.hosting()?, &name, now)))
    });
    revoked.await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes a link with which the caller goes on from another device, once.
#[utoipa::path(post, path = "/tables/{id}/link", tag = "seats", request_body = Option<Empty>,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = PersonalLink)))]
pub(super) async fn link(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    MaybeBody(Empty {}): MaybeBody<Empty>,
) -> Result<Json<PersonalLink>, HallError> {
    let link =
        ask(&hall, &id, move |actor| {
            Box::pin(actor.ask_with_random(move |table, now, random| {
                table.link(caller.seated()?, now, random)
            }))
        });
    Ok(Json(link.await?))
}

/// Puts a bot on a seat, or lets one stand in for its owner.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/bot", tag = "seats", request_body = SeatBot,
    params(("id" = String, Path, description = "The table."),
        ("seat" = u8, Path, description = "The seat.")),
    responses((status = 200, body = Table)))]
pub(super) async fn bot(
    State(hall): State<Shared>,
    caller: Caller,
    AtSeat(id, seat): AtSeat,
    Body(bot): Body<SeatBot>,
) -> Result<Json<Table>, HallError> {
    let person = caller.seated();
    change(&hall, &id, &caller, move |table, now| table.seat_bot(person?, seat, &bot.strength, now))
        .await
}

/// Takes a seat back from a bot.
#[utoipa::path(post, path = "/tables/{id}/seats/{seat}/take-back", tag = "seats",
    request_body = Option<Empty>,
    params(("id" = String, Path, description = "The table."),
        ("seat" = u8, Path, description = "The seat.")),
    responses((status = 200, body = Table)))]
pub(super) async fn take_back(
    State(hall): State<Shared>,
    caller: Caller,
    AtSeat(id, seat): AtSeat,
    MaybeBody(Empty {}): MaybeBody<Empty>,
) -> Result<Json<Table>, HallError> {
    let person = caller.seated();
    change(&hall, &id, &caller, move |table, now| table.take_back(person?, seat, now)).await
}

/// Leaves the table for good.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "seats", request_body = Option<Leave>,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Table)))]
pub(super) async fn leave(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    MaybeBody(leave): MaybeBody<Leave>,
) -> Result<Json<Table>, HallError> {
    let person = caller.seated();
    change(&hall, &id, &caller, move |table, now| table.leave(person?, leave.bot.as_deref(), now))
        .await
}

/// Gives or takes back a standing order of the caller's seat, which nobody else learns of.
#[utoipa::path(post, path = "/tables/{id}/orders", tag = "seats", request_body = StandingOrder,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Table)))]
pub(super) async fn order(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    Body(order): Body<StandingOrder>,
) -> Result<Json<Table>, HallError> {
    let person = caller.person;
    change(&hall, &id, &caller, move |table, now| table.order(person, order, now)).await
}
