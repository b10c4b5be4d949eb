//! How a hall is run.

use std::collections::BTreeMap;
use std::time::Duration;

use gladsheim_bots::BotSpec;

use crate::Games;

/// How a hall is run; the defaults suit a group of friends as well as a club.
#[derive(Clone, Debug)]
pub struct Options {
    /// The games on offer.
    pub games: Games,
    /// What new tables are played with where it is not the game's own content, by the id of the
    /// game; as [`gladsheim_registry::read_content`] gives it.
    pub content: BTreeMap<String, String>,
    /// Limits on what one address and the hall as a whole may use; none for load tests.
    pub limits: Option<Limits>,
    /// How long a table stays in memory after anybody last looked at it.
    pub idle: Duration,
    /// Whether a proxy stands before the hall, whose word on addresses and encryption counts.
    pub behind_proxy: bool,
    /// Sites other than the hall's own that may use it from a browser: `https://example.org`.
    pub origins: Vec<String>,
    /// How many days a table is kept after it was last used; without end if not said.
    pub keep_days: Option<u32>,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// The bot that plays for those whose time is up, where the table does not choose one.
    pub stand_in: BotSpec,
    /// The shortest time between two looks at tables whose time is up.
    pub tick: Duration,
}

/// Limits on what one address and the hall as a whole may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests an address may make at once.
    pub request_burst: u32,
    /// Requests an address may make in a second, in the long run.
    pub requests_per_second: u32,
    /// Messages a connection may send at once.
    pub message_burst: u32,
    /// Messages a connection may send in a second, in the long run.
    pub messages_per_second: u32,
    /// Connections an address may hold.
    pub connections: u32,
    /// Tables an address may make in a day.
    pub tables_per_day: u32,
    /// Tables the hall keeps.
    pub tables: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            request_burst: 200,
            requests_per_second: 20,
            message_burst: 40,
            messages_per_second: 10,
            connections: 64,
            tables_per_day: 200,
            tables: 1_000_000,
        }
    }
}

impl Options {
    /// What new tables of a game are played with; nothing if it is the game's own content.
    #[must_use]
    pub fn content_for(&self, game: &str) -> Option<&str> {
        self.content.get(game).map(String::as_str)
    }
}

impl Default for Options {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            games: Games::default(),
            content: BTreeMap::new(),
            limits: Some(Limits::default()),
            idle: Duration::from_secs(60),
            behind_proxy: false,
            origins: Vec::new(),
            keep_days: None,
            thinkers: cores.saturating_sub(1).max(1),
            stand_in: BotSpec::Karl,
            tick: Duration::from_millis(500),
        }
    }
}
