//! The list of games.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::IntoResponse;
use gladsheim_bots::BotSpec;
use gladsheim_engine::Setup;
use gladsheim_protocol::{CardText, Game, Games};

use crate::HallError;
use crate::hall::Shared;

/// The games that can be played, and the bots that can sit down at them.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Games)))]
pub(super) async fn list(State(hall): State<Shared>) -> Result<Json<Games>, HallError> {
    let games = hall.options.games.list().iter().map(|title| {
        let hash = title.content_hash(None).map_err(|error| {
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
    State(hall): State<Shared>,
    game: Result<Path<String>, PathRejection>,
) -> Result<impl IntoResponse, HallError> {
    let Path(game) = game.map_err(|_| HallError::NotFound)?;
    let title = hall
        .options
        .games
        .find(&game)
        .map_err(|error| HallError::UnknownGame(error.to_string()))?;
    let rules = rulebook(title.id()).ok_or(HallError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], rules))
}

/// What a game is made of, as its content file says: cards, dice, maps.
#[utoipa::path(get, path = "/games/{game}/content", tag = "games",
    params(("game" = String, Path, description = "The id of the game: `valhalla`.")),
    responses((status = 200, body = serde_json::Value)))]
pub(super) async fn content(
    State(hall): State<Shared>,
    game: Result<Path<String>, PathRejection>,
) -> Result<Json<serde_json::Value>, HallError> {
    let Path(game) = game.map_err(|_| HallError::NotFound)?;
    let title = hall
        .options
        .games
        .find(&game)
        .map_err(|error| HallError::UnknownGame(error.to_string()))?;
    let content = title.content(None).map_err(|error| {
        tracing::error!(%error, game, "a game's own content cannot be read");
        HallError::Internal
    })?;
    Ok(Json(content))
}

/// What the cards of a game say, made from its content; empty for a game that says it otherwise.
#[utoipa::path(get, path = "/games/{game}/cards", tag = "games",
    params(("game" = String, Path, description = "The id of the game: `valda`.")),
    responses((status = 200, body = Vec<CardText>)))]
pub(super) async fn cards(
    State(hall): State<Shared>,
    game: Result<Path<String>, PathRejection>,
) -> Result<Json<Vec<CardText>>, HallError> {
    let Path(game) = game.map_err(|_| HallError::NotFound)?;
    let title = hall
        .options
        .games
        .find(&game)
        .map_err(|error| HallError::UnknownGame(error.to_string()))?;
    let setup = Setup { players: title.about().min_players, options: BTreeMap::new() };
    let rules = hall.shelf.build(&game, &setup, None).map_err(|error| {
        tracing::error!(%error, game, "a game cannot be built from its own content");
        HallError::Internal
    })?;
    Ok(Json(rules.card_texts().into_iter().map(CardText::from).collect()))
}

/// The rulebook that is built in.
fn rulebook(game: &str) -> Option<&'static str> {
    RULEBOOKS.iter().find(|(id, _)| *id == game).map(|(_, text)| *text)
}

/// Every rulebook in the tree, by game; written by the build script.
const RULEBOOKS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rulebooks.rs"));
