//! A game on the shelf.

use std::marker::PhantomData;
use std::sync::Arc;

use gladsheim_engine::{
    About, Arrange, CardText, Files, Judge, Narrate, Phrase, Released, RulesVersion, Seat, Setup,
    Tally, Title,
};
use serde_json::Value;

use crate::game::Erased;
use crate::game_box::game_box;
use crate::play::json;
use crate::{AnyGame, Error, Hash, content, provenance};

/// All that a game must be able to do to be put on the shelf.
pub trait Playable: Title + Narrate + Arrange + Judge + Tally {}

impl<G: Title + Narrate + Arrange + Judge + Tally> Playable for G {}

/// The content of a table or a game file.
#[derive(Clone, Copy, Debug)]
pub struct KeptContent<'k> {
    /// Its hash.
    pub hash: Hash,
    /// The content itself; tables and files of the first releases have none where it was the box's.
    pub bundle: Option<&'k str>,
}

/// A game on the shelf: what it is, and how its rules are made.
pub trait AnyTitle: Send + Sync {
    /// The neutral id: one word in lower-case letters.
    fn id(&self) -> &'static str {
        self.about().id
    }

    /// What can be said of the game without playing it.
    fn about(&self) -> About;

    /// The content files the game comes with: the name and the text of each.
    fn content_files(&self) -> &'static [(&'static str, &'static str)];

    /// All content files in one text, as tables and game files keep it: those of the box, or some
    /// of them replaced.
    ///
    /// What replaces them is one text too: the content file of a game that has only one, or a JSON
    /// object of file names and texts, where those that are left out are the box's.
    ///
    /// # Errors
    /// Refuses files that the game does not have, and text of any other form.
    fn bundle(&self, replaced: Option<&str>) -> Result<String, Error>;

    /// The bundle with this hash, if it is the box of today or of an earlier release.
    fn known_bundle(&self, hash: Hash) -> Option<String>;

    /// The edition in which this build tells contents of the game, as [`AnyGame::edition`].
    ///
    /// # Errors
    /// Never for a game whose tests pass.
    fn edition(&self) -> Result<String, Error>;

    /// What a bundle says, as JSON.
    ///
    /// Rows that are unlike the box's come from an owner, whatever they say, unless the bundle is
    /// that of an earlier release.
    ///
    /// # Errors
    /// Points at the file, line and column if the game cannot read it; never for the box of a game
    /// whose tests pass.
    fn content(&self, bundle: &str) -> Result<Value, Error>;

    /// The hash of what a bundle says, whatever its comments and layout.
    ///
    /// # Errors
    /// As [`AnyTitle::content`].
    fn content_hash(&self, bundle: &str) -> Result<Hash, Error>;

    /// What the cards of a bundle say, where the game makes that from the content.
    ///
    /// # Errors
    /// As [`AnyTitle::content`].
    fn card_texts(&self, bundle: &str) -> Result<Vec<CardText>, Error>;

    /// The rules for one kind of new table, with the content of the box or another, as in
    /// [`AnyTitle::bundle`].
    ///
    /// # Errors
    /// Refuses a setup or a content that the game cannot be played with, and says why.
    fn build(&self, setup: &Setup, replaced: Option<&str>) -> Result<Arc<dyn AnyGame>, Error> {
        self.build_at(setup, &self.bundle(replaced)?, self.about().rules_version)
    }

    /// The rules that a table or a game file was begun with, whatever is new in box and rules
    /// today.
    ///
    /// # Errors
    /// As [`AnyTitle::build_at`]; also if the content is not there, or not what its hash says.
    fn rebuild(
        &self,
        setup: &Setup,
        KeptContent { hash, bundle }: KeptContent<'_>,
        version: RulesVersion,
    ) -> Result<Arc<dyn AnyGame>, Error> {
        let known = if bundle.is_none() { self.known_bundle(hash) } else { None };
        let Some(bundle) = bundle.or(known.as_deref()) else {
            return Err(Error::ContentMissing { game: self.id() });
        };
        let game = self.build_at(setup, bundle, version)?;
        match game.content_hash() == hash {
            true => Ok(game),
            false => Err(Error::ContentChanged),
        }
    }

    /// The rules of a version, with the content of a bundle.
    ///
    /// # Errors
    /// As [`AnyTitle::build`], and for versions that can no longer be played.
    fn build_at(
        &self,
        setup: &Setup,
        bundle: &str,
        version: RulesVersion,
    ) -> Result<Arc<dyn AnyGame>, Error>;

    /// The script of a guided first game, where there is one.
    fn lesson(&self) -> Option<&'static str> {
        None
    }

    /// A line of table talk that has a form of its own in this game, as a sentence.
    fn tell_talk(&self, seat: Seat, text: &str) -> Option<Phrase> {
        let _ = (seat, text);
        None
    }
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

    fn bundle(&self, replaced: Option<&str>) -> Result<String, Error> {
        Ok(content::bundle(&files::<G>(replaced)?))
    }

    fn known_bundle(&self, hash: Hash) -> Option<String> {
        let is_box = game_box::<G>().is_ok_and(|boxed| boxed.hash == hash);
        let files = if is_box { G::content() } else { released::<G>(hash)?.files };
        Some(content::bundle(&Files::of_box(files)))
    }

    fn edition(&self) -> Result<String, Error> {
        Ok(game_box::<G>()?.edition.clone())
    }

    fn content(&self, bundle: &str) -> Result<Value, Error> {
        let content = kept::<G>(bundle)?;
        let mut said = json(&content);
        if released::<G>(content::hash::<G>(&content)).is_none() {
            let boxed = json(&content::read::<G>(&Files::of_box(G::content()))?);
            provenance::mark(&mut said, &boxed);
        }
        Ok(said)
    }

    fn content_hash(&self, bundle: &str) -> Result<Hash, Error> {
        Ok(content::hash::<G>(&kept::<G>(bundle)?))
    }

    fn card_texts(&self, bundle: &str) -> Result<Vec<CardText>, Error> {
        Ok(G::tell_cards(&kept::<G>(bundle)?))
    }

    fn build_at(
        &self,
        setup: &Setup,
        bundle: &str,
        version: RulesVersion,
    ) -> Result<Arc<dyn AnyGame>, Error> {
        Ok(Arc::new(Erased::<G>::build(setup, bundle, version)?))
    }

    fn lesson(&self) -> Option<&'static str> {
        G::lesson()
    }

    fn tell_talk(&self, seat: Seat, text: &str) -> Option<Phrase> {
        G::tell_talk(seat, text)
    }
}

/// What a bundle says.
fn kept<G: Title>(bundle: &str) -> Result<G::Content, Error> {
    content::read::<G>(&content::kept(G::content(), bundle)?)
}

/// The box of an earlier release that has this hash.
fn released<G: Title>(hash: Hash) -> Option<&'static Released> {
    let name = hash.to_string();
    G::released().iter().find(|released| released.hash == name)
}

/// The files of the box, or those that a text stands for.
fn files<G: Title>(text: Option<&str>) -> Result<Files, Error> {
    let boxed = G::content();
    text.map_or_else(|| Ok(Files::of_box(boxed)), |text| content::unbundle(boxed, text))
}
