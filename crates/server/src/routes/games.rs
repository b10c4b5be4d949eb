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
use gladsheim_registry::AnyTitle;

use crate::HallError;
use crate::hall::Shared;

/// The games that can be played, and the bots that can sit down at them.
#[utoipa::path(get, path = "/games", tag = "games", responses((status = 200, body = Games)))]
pub(super) async fn list(State(hall): State<Shared>) -> Result<Json<Games>, HallError> {
    let games = hall.options.games.list().iter().map(|title| {
        let hash = title.content_hash(hall.options.content_for(title.id())).map_err(|error| {
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
    let title = named(&hall, game)?;
    let rules = gladsheim_words::rulebook("en", title.id()).ok_or(HallError::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8")], rules))
}

/// What a game is made of in this hall, as its content files say: cards, dice, maps.
#[utoipa::path(get, path = "/games/{game}/content", tag = "games",
    params(("game" = String, Path, description = "The id of the game: `valhalla`.")),
    responses((status = 200, body = serde_json::Value)))]
pub(super) async fn content(
    State(hall): State<Shared>,
    game: Result<Path<String>, PathRejection>,
) -> Result<Json<serde_json::Value>, HallError> {
    let title = named(&hall, game)?;
    let content = title.content(hall.options.content_for(title.id())).map_err(|error| {
        tracing::error!(%error, game = title.id(), "a game's own content cannot be read");
        HallError::Internal
    })?;
    Ok(Json(content))
}

/// What the cards of a game say, made from its content in this hall; empty for a game that says it otherwise.
#[utoipa::path(get, path = "/games/{game}/cards", tag = "games",
    params(("game" = String, Path, description = "The id of the game: `valda`.")),
    responses((status = 200, body = Vec<CardText>)))]
pub(super) async fn cards(
    State(hall): State<Shared>,
    game: Result<Path<String>, PathRejection>,
) -> Result<Json<Vec<CardText>>, HallError> {
    let title = named(&hall, game)?;
    let setup = Setup { players: title.about().min_players, options: BTreeMap::new() };
    let content = hall.options.content_for(title.id());
    let rules = hall.shelf.build(title.id(), &setup, content).map_err(|error| {
        tracing::error!(%error, game = title.id(), "a game cannot be built from its own content");
        HallError::Internal
    })?;
    Ok(Json(rules.card_texts().into_iter().map(CardText::from).collect()))
}

/// The game that a path names.
fn named(
    hall: &Shared,
    game: Result<Path<String>, PathRejection>,
) -> Result<&'static dyn AnyTitle, HallError> {
    let Path(game) = game.map_err(|_| HallError::NotFound)?;
    hall.options.games.find(&game).map_err(|error| HallError::UnknownGame(error.to_string()))
}
