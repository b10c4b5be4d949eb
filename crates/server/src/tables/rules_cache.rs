//! The rules of tables, built once for all tables that share them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use gladsheim_engine::{RulesVersion, Setup};
use gladsheim_registry::{AnyGame, Error, KeptContent};

/// How many entries are kept before those that nobody uses are swept out.
const SWEEP: usize = 256;

/// The rules that tables in memory are played by.
pub(crate) struct RulesCache {
    games: gladsheim_registry::Shelf,
    rules: Mutex<HashMap<String, Weak<dyn AnyGame>>>,
}

impl RulesCache {
    /// An empty cache for these games.
    pub(crate) fn new(games: gladsheim_registry::Shelf) -> Self {
        Self { games, rules: Mutex::default() }
    }

    /// The rules for a new table, with the content of the box or another.
    pub(crate) fn build(
        &self,
        game: &str,
        setup: &Setup,
        content: Option<&str>,
    ) -> Result<Arc<dyn AnyGame>, Error> {
        let title = self.games.find(game)?;
        let text = content.map(|text| blake3::hash(text.as_bytes()).to_hex());
        self.taken(format!("new {game} {setup:?} {text:?}"), || title.build(setup, content))
    }

    /// The rules that a table was begun with, in their version and with its content.
    pub(crate) fn rebuild(
        &self,
        game: &str,
        setup: &Setup,
        kept: KeptContent<'_>,
        version: RulesVersion,
    ) -> Result<Arc<dyn AnyGame>, Error> {
        let title = self.games.find(game)?;
        let name = format!("{game} {setup:?} {} {}", version.0, kept.hash);
        self.taken(name, || title.rebuild(setup, kept, version))
    }

    /// Takes rules from the cache, after putting them there if need be.
    ///
    /// Options are sorted, so equal setups have equal names.
    fn taken(
        &self,
        name: String,
        make: impl FnOnce() -> Result<Arc<dyn AnyGame>, Error>,
    ) -> Result<Arc<dyn AnyGame>, Error> {
        let mut rules_by_name = self.rules.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = rules_by_name.get(&name).and_then(Weak::upgrade) {
            return Ok(rules);
        }
        let rules = make()?;
        if rules_by_name.len() >= SWEEP {
            rules_by_name.retain(|_, rules| rules.strong_count() > 0);
        }
        rules_by_name.insert(name, Arc::downgrade(&rules));
        Ok(rules)
    }
}
