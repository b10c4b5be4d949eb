//! Guided first games.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::IntoResponse;
use gladsheim_protocol::{BeginLesson, Lesson as Told, Table};
use gladsheim_table::Lesson;

use super::bodies::Body;
use super::change::change_with_random;
use super::games::named;
use crate::HallError;
use crate::auth::Caller;
use crate::hall::Shared;
use crate::tables;

/// What a guided first game says and asks for; not found where a game has none.
#[utoipa::path(get, path = "/games/{game}/lesson", tag = "games",
    params(("game" = String, Path, description = "The id of the game.")),
    responses((status = 200, body = Told)))]
pub(super) async fn read(
    State(hall): State<Shared>,
    game: Result<Path<String>, PathRejection>,
) -> Result<Json<Told>, HallError> {
    let Path(game) = game.map_err(|_| HallError::NotFound)?;
    let lesson = Lesson::of(named(&hall, &game)?)?.ok_or(HallError::NotFound)?;
    Ok(Json(lesson.told()))
}

/// Begins a guided first game: a table for the caller alone, on no list, whose chance and whose other
/// players follow a script.
#[utoipa::path(post, path = "/games/{game}/lesson", tag = "games", request_body = BeginLesson,
    params(("game" = String, Path, description = "The id of the game.")),
    responses((status = 201, body = Table)))]
pub(super) async fn begin(
    State(hall): State<Shared>,
    caller: Caller,
    game: Result<Path<String>, PathRejection>,
    Body(BeginLesson { name }): Body<BeginLesson>,
) -> Result<impl IntoResponse, HallError> {
    let Path(game) = game.map_err(|_| HallError::NotFound)?;
    let title = named(&hall, &game)?;
    if hall.limiter.counts_tables() {
        hall.limiter.table(caller.address, hall.store.count().await?)?;
    }
    let known = caller.known()?;
    let person = known.person;
    let id = tables::teach(&hall, title, person, &name).await?;
    let learner = Caller { person: Some(person), ..caller };
    let begun = change_with_random(&hall, &id, &learner, move |table, now, random| {
        table.start(person, now, random)
    });
    let Json(table) = begun.await?;
    let location =
        HeaderValue::from_str(&format!("{}/tables/{}", gladsheim_protocol::API, table.id));
    let location = location.map_err(|_| HallError::Internal)?;
    Ok((StatusCode::CREATED, known, [(header::LOCATION, location)], Json(table)))
}
