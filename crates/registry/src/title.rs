//! A game on the shelf.

use std::marker::PhantomData;
use std::sync::Arc;

use gladsheim_engine::{About, Arrange, Judge, Narrate, Setup, Title};
use gladsheim_scenario::{File, Outcome};

use crate::game::Erased;
use crate::{AnyGame, Error, Hash, content};

/// All that a game must be able to do to be put on the shelf.
pub trait Playable: Title + Narrate + Arrange + Judge {}

impl<G: Title + Narrate + Arrange + Judge> Playable for G {}

/// A game on the shelf: what it is, and how its rules are made.
pub trait AnyTitle: Send + Sync {
    /// The neutral id: `valhalla`.
    fn id(&self) -> &'static str {
        self.about().id
    }

    /// What can be said of the game without playing it.
    fn about(&self) -> About;

    /// The content the game comes with, as the text of its file.
    fn content(&self) -> &'static str;

    /// The hash of the content the game comes with.
    ///
    /// # Errors
    /// As [`AnyTitle::content_hash_of`]; never for a game whose tests pass.
    fn content_hash(&self) -> Result<Hash, Error> {
        self.content_hash_of(self.content())
    }

    /// The hash of what a content file says, whatever its comments and layout.
    ///
    /// # Errors
    /// Points at the line if the text is no content file of this game.
    fn content_hash_of(&self, text: &str) -> Result<Hash, Error>;

    /// The rules for one kind of table, with the game's own content or another.
    ///
    /// # Errors
    /// Refuses a setup or a content that the game cannot be played with, and says why.
    fn build(&self, setup: &Setup, content: Option<&str>) -> Result<Arc<dyn AnyGame>, Error>;

    /// Runs the scenarios of a file that are about this game, in order.
    fn run_scenarios(&self, file: &File) -> Vec<Outcome>;
}

/// A game's rules put on the shelf.
pub struct Shelved<G>(PhantomData<fn() -> G>);

impl<G> Shelved<G> {
    /// The entry of this game.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Playable> AnyTitle for Shelved<G> {
    fn about(&self) -> About {
        G::about()
    }

    fn content(&self) -> &'static str {
        G::content()
    }

    fn content_hash_of(&self, text: &str) -> Result<Hash, Error> {
        Ok(content::hash::<G>(&content::parse::<G>(text)?))
    }

    fn build(&self, setup: &Setup, content: Option<&str>) -> Result<Arc<dyn AnyGame>, Error> {
        Ok(Arc::new(Erased::<G>::build(setup, content)?))
    }

    fn run_scenarios(&self, file: &File) -> Vec<Outcome> {
        file.run::<G>()
    }
}
