//! A game with its options and content, ready to be played.

use std::any::Any;
use std::collections::BTreeMap;
use std::ops::Deref;
use std::sync::{Arc, OnceLock};

use gladsheim_engine::{About, ActionId, Chance, Film, RulesVersion, Seed, Setup, nearest};

use crate::game_box::{GameBox, game_box};
use crate::play::Match;
use crate::{AnyMatch, Error, Happenings, Hash, Playable, content};

/// The rules of one kind of table: a game with its options and content.
pub trait AnyGame: Any + Send + Sync {
    /// What can be said of the game without playing it.
    fn about(&self) -> &About;

    /// The version of the rules it is played by.
    fn rules_version(&self) -> RulesVersion;

    /// Players and options; options at their default are left out.
    fn setup(&self) -> &Setup;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The hash of the content the rules were built from.
    fn content_hash(&self) -> Hash;

    /// The content in one text with all its files, which a table or a game file keeps.
    fn bundle(&self) -> &str;

    /// Whether that says what the box of today says.
    fn is_boxed(&self) -> bool;

    /// The edition in which this build tells contents of the game: what was told in the same
    /// edition need not be asked for again.
    fn edition(&self) -> &str;

    /// How many actions the game knows; ids are `0..actions()`.
    fn actions(&self) -> u16;

    /// The plain name of an action: `plan hammer wolf`.
    fn action_name(&self, id: ActionId) -> Option<String>;

    /// The action with this plain name, whatever its case.
    ///
    /// # Errors
    /// Names the nearest action if there is none.
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
    version: RulesVersion,
    setup: Setup,
    content_hash: Hash,
    bundle: String,
    boxed: Arc<GameBox>,
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
    pub(crate) fn build(setup: &Setup, bundle: &str, version: RulesVersion) -> Result<Self, Error> {
        let about = G::about();
        if !about.can_play(version) {
            let (oldest, newest) = (about.oldest_rules.0, about.rules_version.0);
            return Err(Error::Rules { game: about.id, asked: version.0, oldest, newest });
        }
        about.check(setup).map_err(Error::Setup)?;
        let setup = without_defaults(&about, setup);
        let content = content::read::<G>(&content::kept(G::content(), bundle)?)?;
        let content_hash = content::hash::<G>(&content);
        Ok(Self(Arc::new(Rules {
            game: G::build(&setup, &content, version).map_err(Error::Setup)?,
            about,
            version,
            setup,
            content_hash,
            bundle: bundle.to_owned(),
            boxed: game_box::<G>()?,
            names: OnceLock::new(),
        })))
    }

    fn begin(&self, chance: Chance) -> (Box<dyn AnyMatch>, Happenings) {
        let mut film = Film::new();
        let state = self.game.start(chance, &mut film);
        let happenings = Happenings::new(self.clone(), film, &state);
        (Box::new(Match { rules: self.clone(), state }), happenings)
    }
}

/// The typed rules behind a facade, if they are those of this game.
#[must_use]
pub fn rules_of<'g, G: Playable>(game: &'g (dyn AnyGame + 'static)) -> Option<&'g G> {
    let any: &dyn Any = game;
    any.downcast_ref::<Erased<G>>().map(|rules| &rules.game)
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

    fn rules_version(&self) -> RulesVersion {
        self.version
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

    fn bundle(&self) -> &str {
        &self.bundle
    }

    fn is_boxed(&self) -> bool {
        self.boxed.hash == self.content_hash
    }

    fn edition(&self) -> &str {
        &self.boxed.edition
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
            Ok((state, [])) => Ok(Box::new(Match { rules: self.clone(), state })),
            _ => Err(bad),
        }
    }
}
