//! A game on the shelf.

use std::marker::PhantomData;
use std::sync::Arc;

use gladsheim_engine::{About, Arrange, Files, Judge, Narrate, Phrase, Seat, Setup, Tally, Title};
use gladsheim_scenario::{File, Outcome};
use serde_json::Value;

use crate::game::Erased;
use crate::play::json;
use crate::{AnyGame, Error, Hash, content};

/// All that a game must be able to do to be put on the shelf.
pub trait Playable: Title + Narrate + Arrange + Judge + Tally {}

impl<G: Title + Narrate + Arrange + Judge + Tally> Playable for G {}

/// A game on the shelf: what it is, and how its rules are made.
pub trait AnyTitle: Send + Sync {
    /// The neutral id: `valhalla`.
    fn id(&self) -> &'static str {
        self.about().id
    }

    /// What can be said of the game without playing it.
    fn about(&self) -> About;

    /// The content files the game comes with: the name and the text of each.
    fn content_files(&self) -> &'static [(&'static str, &'static str)];

    /// What content says, as JSON: the game's own, or another given as in [`AnyTitle::build`].
    ///
    /// # Errors
    /// Points at the file, line and column if the game cannot read it; never for the own content
    /// of a game whose tests pass.
    fn content(&self, text: Option<&str>) -> Result<Value, Error>;

    /// The hash of what content says, whatever its comments and layout.
    ///
    /// # Errors
    /// As [`AnyTitle::content`].
    fn content_hash(&self, text: Option<&str>) -> Result<Hash, Error>;

    /// The rules for one kind of table, with the game's own content or another.
    ///
    /// Content is one text: the content file of a game that has only one, or a JSON object of
    /// file names and texts, where those that are left out are the game's own.
    /// [`AnyGame::content`] gives it back with all files.
    ///
    /// # Errors
    /// Refuses a setup or a content that the game cannot be played with, and says why.
    fn build(&self, setup: &Setup, content: Option<&str>) -> Result<Arc<dyn AnyGame>, Error>;

    /// A line of table talk that has a form of its own in this game, as a sentence.
    fn tell_talk(&self, seat: Seat, text: &str) -> Option<Phrase> {
        let _ = (seat, text);
        None
    }

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

    fn content_files(&self) -> &'static [(&'static str, &'static str)] {
        G::content()
    }

    fn content(&self, text: Option<&str>) -> Result<Value, Error> {
        Ok(json(&content::read::<G>(&files::<G>(text)?)?))
    }

    fn content_hash(&self, text: Option<&str>) -> Result<Hash, Error> {
        Ok(content::hash::<G>(&content::read::<G>(&files::<G>(text)?)?))
    }

    fn build(&self, setup: &Setup, content: Option<&str>) -> Result<Arc<dyn AnyGame>, Error> {
        Ok(Arc::new(Erased::<G>::build(setup, content)?))
    }

    fn tell_talk(&self, seat: Seat, text: &str) -> Option<Phrase> {
        G::tell_talk(seat, text)
    }

    fn run_scenarios(&self, file: &File) -> Vec<Outcome> {
        file.run::<G>()
    }
}

/// The game's own files, or those that a text stands for.
fn files<G: Title>(text: Option<&str>) -> Result<Files, Error> {
    let own = G::content();
    text.map_or_else(|| Ok(Files::own(own)), |text| content::unbundle(own, text))
}
