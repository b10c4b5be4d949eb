//! Before the game: what an invitation says, how the host arranges the table, who is ready.

use axum::Json;
use axum::extract::State;
use gladsheim_protocol::{Arrange, Invitation, LookAtInvitation, Ready, Table, Token};
use gladsheim_table::{PersonId, TableError, invitation};

use super::bodies::{At, Body};
use super::change::{change, change_with_random};
use crate::auth::Caller;
use crate::hall::Shared;
use crate::{HallError, KeyHash};

/// What an invitation or a personal link opens, without using it. One that was never made is
/// refused; one that opens nothing any more says why.
#[utoipa::path(post, path = "/invitation", tag = "seats", request_body = LookAtInvitation,
    responses((status = 200, body = Invitation)))]
pub(super) async fn look(
    State(hall): State<Shared>,
    caller: Caller,
    Body(look): Body<LookAtInvitation>,
) -> Result<Json<Invitation>, HallError> {
    let found = find(&hall, &look.token, caller.person).await?;
    Ok(Json(found.ok_or(TableError::BadToken)?))
}

/// An invitation by its token; nothing if there is none, or its table is gone.
pub(super) async fn find(
    hall: &Shared,
    token: &Token,
    person: Option<PersonId>,
) -> Result<Option<Invitation>, HallError> {
    let Some(key) = hall.store.key(&KeyHash::of(token)).await? else { return Ok(None) };
    let record = hall.store.record(&key.table).await?;
    let offered = record.filter(|record| hall.options.games.find(&record.game).is_ok());
    Ok(offered.map(|record| invitation(&record, &key, person, hall.now())))
}

/// Arranges the table before the start: the order of seats, the clock, who may find it. Only the host
/// may.
#[utoipa::path(post, path = "/tables/{id}/arrange", tag = "tables", request_body = Arrange,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Table)))]
pub(super) async fn arrange(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    Body(wanted): Body<Arrange>,
) -> Result<Json<Table>, HallError> {
    let person = caller.hosting();
    change(&hall, &id, &caller, move |table, now| table.arrange(person?, &wanted, now)).await
}

/// Says that the game may begin, or takes it back. Where the same people play again, the last one
/// who is ready begins it.
#[utoipa::path(post, path = "/tables/{id}/ready", tag = "seats", request_body = Ready,
    params(("id" = String, Path, description = "The table.")),
    responses((status = 200, body = Table)))]
pub(super) async fn ready(
    State(hall): State<Shared>,
    caller: Caller,
    At(id): At,
    Body(Ready { ready }): Body<Ready>,
) -> Result<Json<Table>, HallError> {
    let person = caller.seated();
    change_with_random(&hall, &id, &caller, move |table, now, random| {
        table.ready(person?, ready, now, random)
    })
    .await
}
