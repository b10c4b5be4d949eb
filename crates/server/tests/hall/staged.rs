//! Games that begin where a test wants them to, in the words of a hall that knows nothing of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use gladsheim_engine::{About, ActionId, CardText, RulesVersion, Seed, Setup};
use gladsheim_registry::{AnyGame, AnyMatch, AnyTitle, Error, Happenings, Hash};
use serde_json::Value;

/// The positions that games begin from instead of a deal, by their seeds, each with the seed of the
/// deal that is told of.
type Stage = Arc<Mutex<HashMap<[u8; 32], (Vec<u8>, Seed)>>>;

/// A game on the shelf, some of whose tables begin where they are told to.
pub struct Staged {
    title: &'static dyn AnyTitle,
    stage: Stage,
}

impl Staged {
    pub fn new(title: &'static dyn AnyTitle) -> &'static Self {
        Box::leak(Box::new(Self { title, stage: Stage::default() }))
    }

    /// Lets the game with this seed begin in a position, after the deal of another seed.
    pub fn begin(&self, seed: Seed, position: &dyn AnyMatch, dealt: Seed) {
        self.stage.lock().unwrap().insert(seed.0, (position.save(), dealt));
    }
}

impl AnyTitle for Staged {
    fn about(&self) -> About {
        self.title.about()
    }

    fn content_files(&self) -> &'static [(&'static str, &'static str)] {
        self.title.content_files()
    }

    fn bundle(&self, replaced: Option<&str>) -> Result<String, Error> {
        self.title.bundle(replaced)
    }

    fn known_bundle(&self, hash: Hash) -> Option<String> {
        self.title.known_bundle(hash)
    }

    fn edition(&self) -> Result<String, Error> {
        self.title.edition()
    }

    fn content(&self, bundle: &str) -> Result<Value, Error> {
        self.title.content(bundle)
    }

    fn content_hash(&self, bundle: &str) -> Result<Hash, Error> {
        self.title.content_hash(bundle)
    }

    fn card_texts(&self, bundle: &str) -> Result<Vec<CardText>, Error> {
        self.title.card_texts(bundle)
    }

    fn build_at(
        &self,
        setup: &Setup,
        bundle: &str,
        version: RulesVersion,
    ) -> Result<Arc<dyn AnyGame>, Error> {
        let rules = self.title.build_at(setup, bundle, version)?;
        Ok(Arc::new(StagedRules { rules, stage: Arc::clone(&self.stage) }))
    }
}

struct StagedRules {
    rules: Arc<dyn AnyGame>,
    stage: Stage,
}

impl AnyGame for StagedRules {
    fn about(&self) -> &About {
        self.rules.about()
    }

    fn rules_version(&self) -> RulesVersion {
        self.rules.rules_version()
    }

    fn setup(&self) -> &Setup {
        self.rules.setup()
    }

    fn seats(&self) -> usize {
        self.rules.seats()
    }

    fn content_hash(&self) -> Hash {
        self.rules.content_hash()
    }

    fn bundle(&self) -> &str {
        self.rules.bundle()
    }

    fn is_boxed(&self) -> bool {
        self.rules.is_boxed()
    }

    fn edition(&self) -> &str {
        self.rules.edition()
    }

    fn actions(&self) -> u16 {
        self.rules.actions()
    }

    fn action_name(&self, id: ActionId) -> Option<String> {
        self.rules.action_name(id)
    }

    fn action(&self, name: &str) -> Result<ActionId, Error> {
        self.rules.action(name)
    }

    fn start(&self, seed: &Seed) -> (Box<dyn AnyMatch>, Happenings) {
        let staged = self.stage.lock().unwrap().get(&seed.0).cloned();
        let Some((position, dealt)) = staged else { return self.rules.start(seed) };
        let (_, opening) = self.rules.start(&dealt);
        (self.rules.load(&position).unwrap(), opening)
    }

    fn start_fast(&self, seed: u64) -> (Box<dyn AnyMatch>, Happenings) {
        self.rules.start_fast(seed)
    }

    fn load(&self, bytes: &[u8]) -> Result<Box<dyn AnyMatch>, Error> {
        self.rules.load(bytes)
    }
}
