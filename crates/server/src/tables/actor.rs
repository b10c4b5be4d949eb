//! One table in memory.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use gladsheim_engine::{Seat, Seed};
use gladsheim_protocol::{Bye, ChatLine, Phase, TableId};
use gladsheim_registry::AnyGame;
use gladsheim_registry::record::game_seed;
use tokio::sync::mpsc;

use super::bots::Thinking;
use super::hush::Padding;
use super::watch::Connections;
use super::{Fold, Job};
use crate::HallError;
use crate::bus::News;
use crate::hall::{Shared, stopped};
use crate::store::{Change, Key, LogEntry, StoreError, Stored, TableRecord};
use crate::time::{self, Millis};

/// How long to wait after the store has failed before a bot or a clock tries again.
const RETRY: Millis = 1_000;

/// One table in memory. It holds only what the store holds too, and those who look at it.
pub(crate) struct Actor {
    pub(super) shared: Shared,
    /// The way to this table, for bots that come back; weak, so that it may leave memory.
    pub(super) door: mpsc::WeakSender<Job>,
    pub(super) record: TableRecord,
    pub(super) game: Arc<dyn AnyGame>,
    pub(super) log: Vec<LogEntry>,
    /// The game, once it has begun.
    pub(super) fold: Option<Fold>,
    pub(super) connections: Connections,
    /// The bots at work, by seat, with the question they think about.
    pub(super) thinking: Vec<Option<(u64, Thinking)>>,
    pub(super) retry_at: Option<Millis>,
    used: Instant,
    gone: bool,
}

/// Starts the task of a table.
pub(super) fn spawn(
    shared: Shared,
    id: TableId,
    jobs: mpsc::Receiver<Job>,
    door: mpsc::WeakSender<Job>,
) {
    tokio::spawn(async move {
        match Actor::load(Shared::clone(&shared), &id, door).await {
            Ok(actor) => actor.run(jobs).await,
            Err(error) => refuse_all(&shared, &id, jobs, &error).await,
        }
    });
}

/// Tells everybody who waits why the table cannot be had, and forgets it.
async fn refuse_all(
    shared: &Shared,
    id: &TableId,
    mut jobs: mpsc::Receiver<Job>,
    error: &HallError,
) {
    shared.tables.forget(id);
    jobs.close();
    while let Some(job) = jobs.recv().await {
        job(Err(error.clone())).await;
    }
}

impl Actor {
    async fn load(
        shared: Shared,
        id: &TableId,
        door: mpsc::WeakSender<Job>,
    ) -> Result<Self, HallError> {
        let stored = shared.store.load(id).await?.ok_or(HallError::NoSuchTable)?;
        let content = stored.content.as_deref();
        let game = shared.shelf.build(&stored.record.game, &stored.record.setup, content);
        let game = game.map_err(|error| HallError::SetAside(error.to_string()))?;
        let seats = game.seats();
        let mut actor = Self {
            shared,
            door,
            record: stored.record,
            game,
            log: stored.log,
            fold: None,
            connections: Connections::default(),
            thinking: (0..seats).map(|_| None).collect(),
            retry_at: None,
            used: Instant::now(),
            gone: false,
        };
        actor.refold().await;
        actor.resume_clocks().await;
        Ok(actor)
    }

    /// Plays the log again; one that does not replay is set aside.
    async fn refold(&mut self) {
        self.fold = None;
        if self.record.start.is_none() || self.record.set_aside.is_some() {
            return;
        }
        let seed = self.seed();
        let start = self.record.start;
        let replayed = if self.record.rules_version == self.game.about().rules_version {
            let padding = Padding::of(&self.record);
            Fold::replay(&*self.game, &seed, padding, start, &self.log, |_, _, _| {})
                .map_err(|error| error.to_string())
        } else {
            Err("the rules of the game have changed since".to_owned())
        };
        match replayed {
            Ok(mut fold) => {
                fold.thaw(time::now());
                self.fold = Some(fold);
            }
            Err(reason) => {
                tracing::error!(table = %self.record.id, reason, "a table was set aside");
                self.shared.metrics.set_aside.fetch_add(1, Relaxed);
                let mut record = self.record.clone();
                record.set_aside = Some(reason.clone());
                if self.shared.store.commit(Change::new(record.clone())).await.is_ok() {
                    record.version += 1;
                }
                self.record = record;
            }
        }
    }

    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let _loaded = Loaded::new(&self.shared);
        let mut stopping = self.shared.stopping();
        self.wake_bots();
        self.obey_orders().await;
        while !self.gone {
            let sleep = tokio::time::sleep(self.rest());
            tokio::select! {
                biased;
                () = stopped(&mut stopping) => break,
                job = jobs.recv() => match job {
                    Some(job) => {
                        self.used = Instant::now();
                        job(Ok(&mut self)).await;
                        self.obey_orders().await;
                    }
                    None => break,
                },
                () = sleep => {
                    self.on_time().await;
                    if self.is_idle() && self.shared.tables.retire(&self.record.id, &jobs) {
                        break;
                    }
                }
            }
        }
        let (why, error) = match self.gone {
            true => (Bye::Closed, HallError::NoSuchTable),
            false => (Bye::ShuttingDown, HallError::ShuttingDown),
        };
        self.connections.close_all(why);
        if self.gone || self.shared.is_stopping() {
            refuse_all(&self.shared, &self.record.id, jobs, &error).await;
        }
    }

    /// How long nothing need be done.
    fn rest(&self) -> Duration {
        let now = time::now();
        let due = self.retry_at.or_else(|| self.next_deadline());
        let thaw = self.fold.as_ref().and_then(Fold::thaws_at);
        let due = [due, thaw].into_iter().flatten().min();
        let due = due.map(|at| Duration::from_millis(at.saturating_sub(now)));
        let idle = self.shared.options.idle;
        if self.connections.is_empty() {
            let until_idle = idle.saturating_sub(self.used.elapsed());
            return due.map_or(until_idle, |due| due.min(until_idle));
        }
        due.unwrap_or(idle)
    }

    fn is_idle(&self) -> bool {
        let pauses = self.fold.as_ref().is_some_and(|fold| fold.thaws_at().is_some());
        let busy = self.thinking.iter().any(Option::is_some) || self.retry_at.is_some() || pauses;
        !busy && self.connections.is_empty() && self.used.elapsed() >= self.shared.options.idle
    }

    async fn on_time(&mut self) {
        let now = time::now();
        if self.retry_at.is_some_and(|at| at <= now) {
            self.retry_at = None;
            self.wake_bots();
        }
        self.thaw(now);
        self.ring_clocks(now).await;
        self.obey_orders().await;
    }

    /// Tells those what happened whose pause is over.
    fn thaw(&mut self, now: Millis) {
        let thawed = self.fold.as_mut().map(|fold| fold.thaw(now)).unwrap_or_default();
        if !thawed.is_empty() {
            self.tell_states(|actor, viewer| {
                let (_, since) = thawed.iter().find(|(thawed, _)| *thawed == viewer)?;
                actor.state_since(viewer, *since, false).ok()
            });
            self.wake_bots();
        }
    }

    /// Tries again in a while: what was to happen by itself could not be kept.
    pub(super) fn retry_later(&mut self) {
        self.retry_at = Some(time::now() + RETRY);
    }

    /// The seed of the game.
    pub(super) fn seed(&self) -> Seed {
        let record = &self.record;
        game_seed(&record.deal.server_seed, record.id.as_str(), &record.entropies())
    }

    /// Keeps a change. Only then does it become true here, and is it told to other halls.
    pub(super) async fn keep(&mut self, kept: Kept) -> Result<(), HallError> {
        let mut change = Change::new(kept.record);
        change.record.touch(time::now(), self.shared.options.keep_days);
        (change.log, change.chat, change.keys) = (kept.log, kept.chat, kept.keys);
        change.owners_changed = kept.owners_changed;
        let (record, log) = (change.record.clone(), change.log.clone());
        let began = Instant::now();
        let committed = self.shared.store.commit(change).await;
        self.shared.metrics.commit_times.add(began.elapsed());
        match committed {
            Ok(()) => {
                let version = record.version;
                self.record = record;
                self.log.extend(log);
                let (table, origin) = (self.record.id.clone(), self.shared.origin);
                self.shared.bus.publish(News { table, version, origin }).await;
                Ok(())
            }
            Err(StoreError::Conflict | StoreError::Gone) => {
                self.refresh().await;
                Err(if self.gone { HallError::NoSuchTable } else { HallError::Busy })
            }
            Err(error) => {
                tracing::error!(table = %self.record.id, %error, "nothing was kept");
                Err(error.into())
            }
        }
    }

    /// Reads the table again if somebody else has changed it, and tells those who look.
    pub(crate) async fn refresh(&mut self) {
        let id = self.record.id.clone();
        let stored = match self.shared.store.load(&id).await {
            Ok(Some(stored)) => stored,
            Ok(None) => {
                self.gone = true;
                return;
            }
            Err(error) => {
                tracing::error!(table = %id, %error, "the table could not be read again");
                return;
            }
        };
        let Stored { record, log, .. } = stored;
        if record.version == self.record.version {
            return;
        }
        let heard = self.heard_by_all();
        let last_line = self.record.last_line;
        (self.record, self.log) = (record, log);
        self.refold().await;
        self.thinking.iter_mut().for_each(|thinking| *thinking = None);
        self.tell_missed(&heard, last_line).await;
        if self.record.phase == Phase::Closed {
            self.connections.close_all(Bye::Closed);
        }
        self.wake_bots();
    }

    /// A record to be changed and kept.
    pub(super) fn draft(&self) -> Kept {
        Kept::new(self.record.clone())
    }

    /// A seat that the table has.
    pub(super) fn check_seat(&self, seat: Seat) -> Result<Seat, HallError> {
        if seat.index() < self.record.seats.len() { Ok(seat) } else { Err(HallError::NoSuchSeat) }
    }

    /// The game, if it is on.
    pub(super) fn playing(&self) -> Result<&Fold, HallError> {
        if let Some(reason) = &self.record.set_aside {
            return Err(HallError::SetAside(reason.clone()));
        }
        match (self.record.phase, &self.fold) {
            (Phase::Lobby, _) => Err(HallError::NotStarted),
            (Phase::Playing, Some(fold)) => Ok(fold),
            (Phase::Over, _) => Err(HallError::Over),
            (Phase::Closed, _) => Err(HallError::Closed),
            (Phase::Playing, None) => Err(HallError::Internal),
        }
    }
}

/// Counts a table in memory, for as long as it is there.
struct Loaded(Shared);

impl Loaded {
    fn new(shared: &Shared) -> Self {
        shared.metrics.loaded.fetch_add(1, Relaxed);
        Self(shared.clone())
    }
}

impl Drop for Loaded {
    fn drop(&mut self) {
        self.0.metrics.loaded.fetch_sub(1, Relaxed);
    }
}

/// A change that is being made.
pub(super) struct Kept {
    pub(super) record: TableRecord,
    pub(super) log: Vec<LogEntry>,
    pub(super) chat: Vec<ChatLine>,
    pub(super) keys: Vec<Key>,
    pub(super) owners_changed: bool,
}

impl Kept {
    fn new(record: TableRecord) -> Self {
        let (log, chat, keys) = (Vec::new(), Vec::new(), Vec::new());
        Self { record, log, chat, keys, owners_changed: false }
    }
}
