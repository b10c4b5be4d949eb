//! Games that begin where a test wants them to, in the words of a hall that knows nothing of it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use gladsheim_bots::{BotSpec, Effort, MatchResult, Progress, Series, Totals, WrongNumberOfBots};
use gladsheim_engine::{About, ActionId, CardText, Seed, Setup};
use gladsheim_registry::{
    AnyGame, AnyMatch, AnyTitle, CountBy, Error, Happenings, Hash, Lab, Playouts,
};
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

    fn content(&self, text: Option<&str>) -> Result<Value, Error> {
        self.title.content(text)
    }

    fn content_hash(&self, text: Option<&str>) -> Result<Hash, Error> {
        self.title.content_hash(text)
    }

    fn build(&self, setup: &Setup, content: Option<&str>) -> Result<Arc<dyn AnyGame>, Error> {
        let rules = self.title.build(setup, content)?;
        Ok(Arc::new(StagedRules { rules, stage: Arc::clone(&self.stage) }))
    }

    fn run_scenarios(&self, file: &gladsheim_scenario::File) -> Vec<gladsheim_scenario::Outcome> {
        self.title.run_scenarios(file)
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

    fn setup(&self) -> &Setup {
        self.rules.setup()
    }

    fn seats(&self) -> usize {
        self.rules.seats()
    }

    fn content_hash(&self) -> Hash {
        self.rules.content_hash()
    }

    fn content(&self) -> Option<&str> {
        self.rules.content()
    }

    fn card_texts(&self) -> Vec<CardText> {
        self.rules.card_texts()
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

impl Lab for StagedRules {
    fn simulate(
        &self,
        bots: &[BotSpec],
        series: Series,
        by: CountBy,
        figures: bool,
        progress: Progress<'_>,
    ) -> Result<Totals, WrongNumberOfBots> {
        self.rules.simulate(bots, series, by, figures, progress)
    }

    fn arena(
        &self,
        bots: &[BotSpec],
        series: Series,
        progress: Progress<'_>,
    ) -> Result<MatchResult, WrongNumberOfBots> {
        self.rules.arena(bots, series, progress)
    }

    fn perft(&self, seed: u64, depth: u32) -> u64 {
        self.rules.perft(seed, depth)
    }

    fn playouts(&self, seed: u64, games: u64) -> Playouts {
        self.rules.playouts(seed, games)
    }

    fn imagine(&self, seed: u64, count: u64) {
        self.rules.imagine(seed, count);
    }

    fn search(&self, seed: u64, count: u64, iterations: u32) -> Effort {
        self.rules.search(seed, count, iterations)
    }
}
