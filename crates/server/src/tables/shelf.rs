//! The rules of tables, built once for all tables that share them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use gladsheim_engine::Setup;
use gladsheim_registry::{AnyGame, Error};

use crate::Games;

/// How many entries are kept before those that nobody uses are swept out.
const SWEEP: usize = 256;

/// Rules that some table in memory is played by.
pub(crate) struct Shelf {
    games: Games,
    rules: Mutex<HashMap<String, Weak<dyn AnyGame>>>,
}

impl Shelf {
    /// A shelf for these games.
    pub(crate) fn new(games: Games) -> Self {
        Self { games, rules: Mutex::default() }
    }

    /// The rules for a game, a setup and a content.
    pub(crate) fn build(
        &self,
        game: &str,
        setup: &Setup,
        content: Option<&str>,
    ) -> Result<Arc<dyn AnyGame>, Error> {
        let title = self.games.find(game)?;
        // Options are sorted, so equal setups have equal names.
        let content_hash = content.map(|text| blake3::hash(text.as_bytes()).to_hex());
        let name = format!("{game} {} {:?} {content_hash:?}", setup.players, setup.options);
        let mut shelf = self.rules.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = shelf.get(&name).and_then(Weak::upgrade) {
            return Ok(rules);
        }
        let rules = title.build(setup, content)?;
        if shelf.len() >= SWEEP {
            shelf.retain(|_, rules| rules.strong_count() > 0);
        }
        shelf.insert(name, Arc::downgrade(&rules));
        Ok(rules)
    }
}
