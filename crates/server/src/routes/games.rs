//! The list of games, and what they are played with.

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use gladsheim_bots::BotSpec;
use gladsheim_protocol::{EditionQuery, Game, GameContent, Games};
use gladsheim_registry::{AnyTitle, Hash};
use gladsheim_table::TableError;

use super::bodies::Asked;
use super::takes;
use crate::HallError;
use crate::hall::Shared;

/// The games that can be played, and the bots that can sit down at them.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Games)))]
pub(super) async fn list(State(hall): State<Shared>) -> Result<Json<Games>, HallError> {
    let games = hall.options.games.titles().iter().map(|title| {
        let hash = hall.contents.fresh(*title)?.hash.to_string();
        Ok(Game::new(&title.about(), title.lesson().is_some(), hash, &edition(*title)?))
    });
    let bots = BotSpec::STRENGTHS.iter().map(BotSpec::to_string).collect();
    Ok(Json(Games { games: games.collect::<Result<_, HallError>>()?, bots }))
}

/// The rulebook of a game, as Markdown.
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The id of the game.")),
    responses((status = 200, body = String, content_type = "text/markdown")))]
pub(super) async fn rules(
    State(hall): State<Shared>,
    game: Result<Path<String>, PathRejection>,
) -> Result<impl IntoResponse, HallError> {
    let Path(game) = game.map_err(|_| HallError::NotFound)?;
    let title = named(&hall, &game)?;
    let rules = gladsheim_words::rulebook("en", title.id()).ok_or(HallError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], rules))
}

/// What a game is or was played with: its content files as data, and what the cards say. The list of
/// games and every table name the hash, and say with `content_path` where this is.
#[utoipa::path(get, path = "/games/{game}/content/{hash}", tag = "games",
    params(
        ("game" = String, Path, description = "The id of the game."),
        ("hash" = String, Path, description = "The hash of the content."),
        EditionQuery,
    ),
    responses((status = 200, body = GameContent)))]
pub(super) async fn content(
    State(hall): State<Shared>,
    path: Result<Path<(String, String)>, PathRejection>,
    Asked(query): Asked<EditionQuery>,
    headers: HeaderMap,
) -> Result<Response, HallError> {
    let Path((game, hash)) = path.map_err(|_| HallError::NotFound)?;
    let title = named(&hall, &game)?;
    let hash: Hash = hash.parse().map_err(|_| HallError::NotFound)?;
    let told = hall.contents.tell(&*hall.store, title, hash).await?;
    let is_present = query.edition.is_some_and(|asked| edition(title).is_ok_and(|it| it == asked));
    let keep = if is_present { "public, max-age=31536000, immutable" } else { "no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let mut response = if known.is_some_and(|known| known.contains(told.tag.as_str())) {
        StatusCode::NOT_MODIFIED.into_response()
    } else if takes(&headers, "gzip") {
        let encoding = [(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"))];
        (encoding, told.gzip).into_response()
    } else {
        told.plain.into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers
        .insert(header::ETAG, HeaderValue::from_str(&told.tag).map_err(|_| HallError::Internal)?);
    Ok(response)
}

/// The edition in which the hall tells contents of a game.
fn edition(title: &dyn AnyTitle) -> Result<String, HallError> {
    title.edition().map_err(|error| {
        tracing::error!(%error, game = title.id(), "the box of a game cannot be read");
        HallError::Internal
    })
}

/// The game that a path names.
pub(super) fn named(hall: &Shared, game: &str) -> Result<&'static dyn AnyTitle, HallError> {
    let found = hall.options.games.find(game);
    found.map_err(|error| TableError::UnknownGame(error.to_string()).into())
}
