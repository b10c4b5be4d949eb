//! How a hall is run.

use std::collections::BTreeMap;
use std::time::Duration;

use gladsheim_bots::BotSpec;
use gladsheim_engine::MOST_DECISIONS;
use gladsheim_registry::Shelf;
use gladsheim_table::Settings;

use crate::{WallClock, time};

/// How a hall is run; the defaults suit a group of friends as well as a club.
#[derive(Clone, Debug)]
pub struct Options {
    /// The games on offer.
    pub games: Shelf,
    /// What new tables are played with where it is not the box, by the id of the game; as
    /// [`gladsheim_registry::read_content`] gives it.
    pub content: BTreeMap<String, String>,
    /// Limits on what one address and the hall as a whole may use; none for load tests.
    pub limits: Option<Limits>,
    /// How long a table stays in memory after anybody last looked at it.
    pub idle: Duration,
    /// Whether a proxy stands before the hall, whose word on addresses and encryption counts.
    pub behind_proxy: bool,
    /// Sites other than the hall's own that may use it from a browser: `https://example.org`.
    pub origins: Vec<String>,
    /// How many days a table is kept after it was last used; for ever if nothing is said.
    pub keep_days: Option<u32>,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// The bot that plays for those whose time is up, where the table does not choose one.
    pub stand_in: BotSpec,
    /// How long every hidden moment takes at a table that keeps its secrets strictly.
    pub strict_pause: Duration,
    /// The shortest time between two looks at tables whose time is up.
    pub tick: Duration,
    /// The clock of the machine.
    pub clock: WallClock,
    /// The names by which browsers reach the hall, besides addresses and `localhost`:
    /// `hall.example.org`.
    pub hosts: Vec<String>,
    /// The most steps of a game; one that is not over by then is given up, unranked.
    pub most_steps: u64,
    /// How long the slow are waited for.
    pub patience: Patience,
}

/// How long the slow are waited for.
#[derive(Clone, Copy, Debug)]
pub struct Patience {
    /// For a request's head, from its beginning or from the last answer.
    pub head: Duration,
    /// For a request's body and the answer to it.
    pub body: Duration,
    /// For a reader who takes nothing of what is sent.
    pub reader: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        let [head, body, reader] = [15, 30, 20].map(Duration::from_secs);
        Self { head, body, reader }
    }
}

/// Limits on what one address and the hall as a whole may use.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests an address may make at once.
    pub request_burst: u32,
    /// Requests an address may make in a second, in the long run.
    pub requests_per_second: u32,
    /// Messages a connection, and a person at a table on all connections, may send at once.
    pub message_burst: u32,
    /// Messages they may send in a second, in the long run.
    pub messages_per_second: u32,
    /// Connections an address may hold, of any kind; a proxy that is trusted may hold any number.
    pub connections: u32,
    /// Connections the hall holds.
    pub connections_in_all: u32,
    /// Sockets an address may hold.
    pub sockets: u32,
    /// Replays an address may wait for or read at once.
    pub replays: u32,
    /// Connections that may look at a table through the same eyes, be it a seat's or the public's.
    pub watchers: u32,
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
            connections: 128,
            connections_in_all: 8192,
            sockets: 64,
            replays: 4,
            watchers: 100,
            tables_per_day: 200,
            tables: 1_000_000,
        }
    }
}

impl Options {
    /// What holds for all tables.
    pub(crate) fn settings(&self) -> Settings {
        Settings {
            strict_pause: time::millis(self.strict_pause),
            keep_days: self.keep_days,
            stand_in: self.stand_in,
            most_steps: self.most_steps,
        }
    }

    /// What new tables of a game are played with; nothing if it is the box.
    #[must_use]
    pub fn content_for(&self, game: &str) -> Option<&str> {
        self.content.get(game).map(String::as_str)
    }
}

impl Default for Options {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            games: Shelf::default(),
            content: BTreeMap::new(),
            limits: Some(Limits::default()),
            idle: Duration::from_secs(60),
            behind_proxy: false,
            origins: Vec::new(),
            keep_days: None,
            thinkers: cores.saturating_sub(1).max(1),
            stand_in: BotSpec::Karl,
            strict_pause: Duration::from_secs(10),
            tick: Duration::from_millis(500),
            clock: WallClock::default(),
            hosts: Vec::new(),
            most_steps: MOST_DECISIONS,
            patience: Patience::default(),
        }
    }
}
