//! The list of games.

use axum::Json;
use axum::extract::Path;
use axum::extract::rejection::PathRejection;
use axum::http::header;
use axum::response::IntoResponse;
use gladsheim_bots::BotSpec;
use gladsheim_protocol::{Game, Games};
use gladsheim_registry::{find, titles};

use crate::HallError;

/// The games that can be played, and the bots that can sit down at them.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Games)))]
pub(super) async fn list() -> Result<Json<Games>, HallError> {
    let games = titles().iter().map(|title| {
        let hash = title.content_hash().map_err(|error| {
            tracing::error!(%error, game = title.id(), "a game's own content cannot be read");
            HallError::Internal
        })?;
        Ok(Game::new(&title.about(), hash.to_string()))
    });
    let bots = BotSpec::STRENGTHS.iter().map(BotSpec::to_string).collect();
    Ok(Json(Games { games: games.collect::<Result<_, HallError>>()?, bots }))
}

/// The rulebook of a game, as Markdown.
#[utoipa::path(get, path = "/games/{game}/rules", tag = "games",
    params(("game" = String, Path, description = "The id of the game: `valhalla`.")),
    responses((status = 200, body = String, content_type = "text/markdown")))]
pub(super) async fn rules(
    game: Result<Path<String>, PathRejection>,
) -> Result<impl IntoResponse, HallError> {
    let Path(game) = game.map_err(|_| HallError::NotFound)?;
    let title = find(&game).map_err(|error| HallError::UnknownGame(error.to_string()))?;
    let rules = rulebook(title.id()).ok_or(HallError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], rules))
}

/// What a game is made of, as its content file says: cards, dice, maps.
#[utoipa::path(get, path = "/games/{game}/content", tag = "games",
    params(("game" = String, Path, description = "The id of the game: `valhalla`.")),
    responses((status = 200, body = serde_json::Value)))]
pub(super) async fn content(
    game: Result<Path<String>, PathRejection>,
) -> Result<Json<serde_json::Value>, HallError> {
    let Path(game) = game.map_err(|_| HallError::NotFound)?;
    let title = find(&game).map_err(|error| HallError::UnknownGame(error.to_string()))?;
    let content = toml::from_str(title.content()).map_err(|error| {
        tracing::error!(%error, game, "a game's own content cannot be read");
        HallError::Internal
    })?;
    Ok(Json(content))
}

/// The rulebook that is built in.
fn rulebook(game: &str) -> Option<&'static str> {
    RULEBOOKS.iter().find(|(id, _)| *id == game).map(|(_, text)| *text)
}

/// Every rulebook in the tree, by game; written by the build script.
const RULEBOOKS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rulebooks.rs"));
