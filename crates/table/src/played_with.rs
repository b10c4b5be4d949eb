//! What a game is played with: the content, and what its cards say.

use gladsheim_protocol::{CardText, GameContent};
use gladsheim_registry::{AnyTitle, Error};

use crate::TableError;

/// What a bundle of content files says.
///
/// # Errors
/// Never for content that could be played with.
pub fn played_with(title: &dyn AnyTitle, bundle: &str) -> Result<GameContent, TableError> {
    let broken = |error: Error| {
        TableError::Broken(format!("a content of {} cannot be read: {error}", title.id()))
    };
    let content = title.content(bundle).map_err(broken)?;
    let cards = title.card_texts(bundle).map_err(broken)?;
    Ok(GameContent { content, cards: cards.into_iter().map(CardText::from).collect() })
}
