//! A game with its options and content, ready to be played.

use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use gladsheim_engine::{About, ActionId, CardText, Chance, Files, Recorder, Seed, Setup, nearest};

use crate::play::Table;
use crate::{AnyMatch, Error, Happenings, Hash, Lab, Playable, content};

/// The rules of one kind of table: a game with its options and content.
pub trait AnyGame: Lab + Send + Sync {
    /// What can be said of the game without playing it.
    fn about(&self) -> &About;

    /// Players and options; options at their default are left out.
    fn setup(&self) -> &Setup;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The hash of the content the rules were built from.
    fn content_hash(&self) -> Hash;

    /// The content in one text with all its files, where it is not the game's own.
    fn content(&self) -> Option<&str>;

    /// What the cards say, where the game makes that from the content.
    fn card_texts(&self) -> Vec<CardText>;

    /// How many actions the game knows; ids are `0..actions()`.
    fn actions(&self) -> u16;

    /// The plain name of an action: `plan hammer wolf`.
    fn action_name(&self, id: ActionId) -> Option<String>;

    /// The action with this plain name, in capitals or not.
    ///
    /// # Errors
    /// Names the nearest action if there is no such one.
    fn action(&self, name: &str) -> Result<ActionId, Error>;

    /// A game at a table, with chance that nobody can predict without the seed, and what
    /// happened before the first decision.
    fn start(&self, seed: &Seed) -> (Box<dyn AnyMatch>, Happenings);

    /// A game for simulation and tests, with fast chance.
    fn start_fast(&self, seed: u64) -> (Box<dyn AnyMatch>, Happenings);

    /// A game as [`AnyMatch::save`] left it.
    ///
    /// The bytes are trusted to be such: they are not for strangers to send.
    ///
    /// # Errors
    /// Refuses bytes that are no state of this game.
    fn load(&self, bytes: &[u8]) -> Result<Box<dyn AnyMatch>, Error>;
}

/// The typed rules behind an [`AnyGame`], shared by all matches of it.
pub(crate) struct Rules<G> {
    pub(crate) game: G,
    about: About,
    setup: Setup,
    content_hash: Hash,
    content: Option<String>,
    names: OnceLock<BTreeMap<String, ActionId>>,
}

/// A shared handle on typed rules, which is what both facades hold.
pub(crate) struct Erased<G>(Arc<Rules<G>>);

impl<G> Clone for Erased<G> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<G> Deref for Erased<G> {
    type Target = Rules<G>;
    fn deref(&self) -> &Rules<G> {
        &self.0
    }
}

impl<G: Playable> Erased<G> {
    pub(crate) fn build(setup: &Setup, text: Option<&str>) -> Result<Self, Error> {
        let about = G::about();
        about.check(setup).map_err(Error::Setup)?;
        let setup = without_defaults(&about, setup);
        let own = content::read::<G>(&Files::own(G::content()))?;
        let own_hash = content::hash::<G>(&own);
        let other = text.map(|text| content::unbundle(G::content(), text)).transpose()?;
        let content = other.as_ref().map(content::read::<G>).transpose()?.unwrap_or(own);
        let content_hash = content::hash::<G>(&content);
        let game = G::build(&setup, &content).map_err(Error::Setup)?;
        // Every file is kept, so that the table outlives a change of those that were not replaced.
        let kept = other.filter(|_| content_hash != own_hash);
        let content = kept.as_ref().map(content::bundle);
        let names = OnceLock::new();
        Ok(Self(Arc::new(Rules { game, about, setup, content_hash, content, names })))
    }

    fn begin(&self, chance: Chance) -> (Box<dyn AnyMatch>, Happenings) {
        let mut events = Recorder::new();
        let state = self.game.start(chance, &mut events);
        let happenings = Happenings::new(self.clone(), events.0, &state);
        (Box::new(Table { rules: self.clone(), state }), happenings)
    }
}

/// The setup with only those options that differ from their defaults, so that equal tables have
/// equal setups.
fn without_defaults(about: &About, setup: &Setup) -> Setup {
    let chosen = setup.options.iter().filter(|(name, _)| about.is_on(setup, name));
    let options = chosen.map(|(name, value)| (name.clone(), value.clone())).collect();
    Setup { players: setup.players, options }
}

impl<G: Playable> AnyGame for Erased<G> {
    fn about(&self) -> &About {
        &self.about
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn content_hash(&self) -> Hash {
        self.content_hash
    }

    fn content(&self) -> Option<&str> {
        self.content.as_deref()
    }

    fn card_texts(&self) -> Vec<CardText> {
        self.game.tell_cards()
    }

    fn actions(&self) -> u16 {
        self.game.actions()
    }

    fn action_name(&self, id: ActionId) -> Option<String> {
        self.game.decode(id).map(|action| self.game.name(action))
    }

    fn action(&self, name: &str) -> Result<ActionId, Error> {
        let names = self.names.get_or_init(|| {
            let ids = (0..self.game.actions()).map(ActionId);
            ids.filter_map(|id| Some((self.action_name(id)?, id))).collect()
        });
        let lower = name.to_lowercase();
        let alike = || names.iter().find(|(known, _)| known.to_lowercase() == lower);
        let found = names.get(name).or_else(|| alike().map(|(_, id)| id));
        found.copied().ok_or_else(|| Error::UnknownAction {
            asked: name.to_owned(),
            nearest: nearest(name, names.keys().map(String::as_str)),
        })
    }

    fn start(&self, seed: &Seed) -> (Box<dyn AnyMatch>, Happenings) {
        self.begin(Chance::sealed(seed))
    }

    fn start_fast(&self, seed: u64) -> (Box<dyn AnyMatch>, Happenings) {
        self.begin(Chance::fast(seed))
    }

    fn load(&self, bytes: &[u8]) -> Result<Box<dyn AnyMatch>, Error> {
        let bad = Error::BadState { game: self.about.id };
        match postcard::take_from_bytes(bytes) {
            Ok((state, [])) => Ok(Box::new(Table { rules: self.clone(), state })),
            _ => Err(bad),
        }
    }
}
