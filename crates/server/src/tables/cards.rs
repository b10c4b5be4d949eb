//! What is played with at a table: the content, and what its cards say.

use gladsheim_protocol::CardText;
use gladsheim_registry::find;

use super::actor::Actor;
use crate::HallError;

impl Actor {
    /// What the cards say, made from the table's content.
    pub(crate) fn card_texts(&self) -> Vec<CardText> {
        self.game.card_texts().into_iter().map(CardText::from).collect()
    }

    /// The table's content: its own, or that of the game.
    pub(crate) fn content(&self) -> Result<serde_json::Value, HallError> {
        let title = find(self.game.about().id).map_err(|_| HallError::Internal)?;
        title.content(self.game.content()).map_err(|error| {
            tracing::error!(%error, table = %self.record.id, "a table's content cannot be read");
            HallError::Internal
        })
    }
}
