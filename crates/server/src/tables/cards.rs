//! What is played with at a table: the content, and what its cards say.

use gladsheim_protocol::{CardText, GameContent};
use gladsheim_registry::{AnyGame, AnyTitle};
use serde_json::Value;

use super::actor::Actor;
use crate::HallError;

impl Actor {
    /// What the cards say, made from the table's content.
    pub(crate) fn card_texts(&self) -> Vec<CardText> {
        card_texts(&*self.game)
    }

    /// The table's content: its own, or that of the game.
    pub(crate) fn content(&self) -> Result<Value, HallError> {
        content(self.title()?, &*self.game)
    }

    /// The game on the hall's shelf.
    pub(super) fn title(&self) -> Result<&'static dyn AnyTitle, HallError> {
        self.shared.options.games.find(&self.record.game).map_err(|_| HallError::Internal)
    }
}

/// What a game is played with.
pub(super) fn played_with(
    title: &dyn AnyTitle,
    game: &dyn AnyGame,
) -> Result<GameContent, HallError> {
    Ok(GameContent { content: content(title, game)?, cards: card_texts(game) })
}

fn card_texts(game: &dyn AnyGame) -> Vec<CardText> {
    game.card_texts().into_iter().map(CardText::from).collect()
}

fn content(title: &dyn AnyTitle, game: &dyn AnyGame) -> Result<Value, HallError> {
    title.content(game.content()).map_err(|error| {
        tracing::error!(%error, game = title.id(), "a table's content cannot be read");
        HallError::Internal
    })
}
