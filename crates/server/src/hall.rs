//! The hall itself: what all tables share, and what happens by itself.

use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use gladsheim_protocol::TableId;
use gladsheim_registry::record::Record;
use gladsheim_table::TableError;
use tokio::sync::watch;
use tokio::time::MissedTickBehavior;

use crate::auth::Limiter;
use crate::bus::{Bus, Heard};
use crate::contents::Contents;
use crate::hall_clock::HallClock;
use crate::log_once::LogOnce;
use crate::metrics::Metrics;
use crate::ready::Ready;
use crate::replays::Replays;
use crate::store::Store;
use crate::tables::{self, Directory, Pool, RulesCache};
use crate::time::Millis;
use crate::{HallError, Options, random};

/// How many tables are looked at in one go.
const AT_ONCE: u32 = 256;
/// How often the hall notes that it is open: what a live clock may gain when the hall is killed.
const BEAT_EVERY: Duration = Duration::from_secs(3);
/// How many looks at the clocks lie between two looks at tables that need not be kept.
const SWEEP_EVERY: u32 = 60;

/// What all tables share.
pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) bus: Arc<dyn Bus>,
    pub(crate) tables: Directory,
    pub(crate) rules: RulesCache,
    pub(crate) contents: Contents,
    pub(crate) pool: Pool,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) options: Options,
    pub(crate) limiter: Limiter,
    pub(crate) replays: Replays,
    pub(crate) ready: Ready,
    /// The number by which this hall knows its own notices.
    pub(crate) origin: u64,
    /// The time by which this hall runs.
    pub(crate) clock: HallClock,
    /// For how long nobody had served the tables when it was opened.
    pub(crate) closed_for: Millis,
    /// What the log knows to be broken.
    pub(crate) log_once: LogOnce,
    stop: watch::Sender<bool>,
}

/// A handle on what all tables share.
#[derive(Clone)]
pub(crate) struct Shared(Arc<Inner>);

impl Deref for Shared {
    type Target = Inner;
    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Inner {
    /// The time now.
    pub(crate) fn now(&self) -> Millis {
        self.clock.now()
    }

    pub(crate) fn is_stopping(&self) -> bool {
        *self.stop.borrow()
    }

    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }
}

/// Waits until the hall is about to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // An error means that the hall is gone, which will do as well.
    let _ = stopping.wait_for(|stop| *stop).await;
}

/// A hall that is open.
#[derive(Clone)]
pub struct Hall(pub(crate) Shared);

impl Hall {
    /// Opens a hall on a store: bots go on where they were, clocks run.
    ///
    /// # Errors
    /// If the store cannot be read, or this machine gives no random numbers.
    pub async fn open(
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        options: Options,
    ) -> Result<Self, HallError> {
        let metrics = Arc::new(Metrics::default());
        let (clock, opening) = HallClock::open(options.clock.clone(), store.last_beat().await?);
        if opening.postpone > 0 {
            store.postpone(opening.postpone, clock.beat()).await?;
        }
        let shared = Shared(Arc::new(Inner {
            store,
            bus,
            tables: Directory::default(),
            rules: RulesCache::new(options.games.clone()),
            contents: Contents::new(&options)?,
            pool: Pool::new(options.thinkers, Arc::clone(&metrics)),
            limiter: Limiter::new(&options),
            replays: Replays::new(options.thinkers, Arc::clone(&metrics)),
            metrics,
            ready: Ready::default(),
            options,
            origin: u64::from_le_bytes(random::bytes()?),
            clock,
            closed_for: opening.closed_for,
            log_once: LogOnce::default(),
            stop: watch::Sender::new(false),
        }));
        tokio::spawn(wake_bots(shared.clone()));
        tokio::spawn(tick(shared.clone()));
        tokio::spawn(listen(shared.clone()));
        Ok(Self(shared))
    }

    /// Makes a table that goes on from a game file, after so many of its moves or after the last that
    /// leaves something to decide, unless there is a table of that name; says whether it was made.
    ///
    /// With `fresh`, chance is the table's own from there on.
    ///
    /// # Errors
    /// If the file is not true so far, or its game is over there.
    pub async fn stage(
        &self,
        id: TableId,
        file: &Record,
        moves: Option<usize>,
        fresh: bool,
    ) -> Result<bool, HallError> {
        tables::stage(&self.0, id, file, (moves, fresh)).await
    }

    /// Tells everybody goodbye, finishes what is under way and closes the store.
    pub async fn close(&self) {
        self.0.stop.send_replace(true);
        // Tables end by themselves as soon as they have finished what they are doing.
        while self.0.metrics.loaded.load(std::sync::atomic::Ordering::Relaxed) > 0 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        beat(&self.0).await;
        self.0.store.close().await;
    }
}

/// Brings a table into memory, where its bots and clocks go on by themselves.
async fn wake(shared: &Shared, id: &TableId) {
    match tables::ask(shared, id, |_| Box::pin(async { Ok(()) })).await {
        // What cannot be read has been told when it was tried.
        Ok(()) | Err(HallError::Storage(_) | HallError::Table(TableError::SetAside(_))) => {}
        Err(error) => tracing::warn!(table = %id, %error, "a table could not be woken"),
    }
}

/// After a start: all tables at which a bot is to move.
async fn wake_bots(shared: Shared) {
    match shared.store.bots_due(&shared.options.games.ids()).await {
        Ok(tables) => {
            for id in tables {
                if shared.is_stopping() {
                    return;
                }
                wake(&shared, &id).await;
            }
        }
        Err(error) => tracing::error!(%error, "the tables of bots could not be read"),
    }
}

/// From time to time: clocks that have run out, changes from outside, tables to be forgotten.
async fn tick(shared: Shared) {
    let mut stopping = shared.stopping();
    let mut ticks = tokio::time::interval(shared.options.tick);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut count: u32 = 0;
    let mut beat_at = tokio::time::Instant::now();
    loop {
        tokio::select! {
            () = stopped(&mut stopping) => return,
            _ = ticks.tick() => {}
        }
        let now = tokio::time::Instant::now();
        if now >= beat_at {
            beat(&shared).await;
            beat_at = now + BEAT_EVERY;
        }
        if let Err(error) = look(&shared, count.is_multiple_of(SWEEP_EVERY)).await {
            shared.log_once.tell("the tables whose time is up", &error.cause());
        }
        count = count.wrapping_add(1);
    }
}

/// Notes that the hall is open, for live clocks that must not run while it is not.
async fn beat(shared: &Shared) {
    if let Err(error) = shared.store.beat(shared.clock.beat()).await {
        tracing::debug!(%error, "the hall could not note that it is open");
    }
}

async fn look(shared: &Shared, sweep: bool) -> Result<(), crate::store::StoreError> {
    // Tables of games that are not on offer rest; were they looked at, they would crowd out the others.
    for id in shared.store.due(&shared.options.games.ids(), shared.now(), AT_ONCE).await? {
        if shared.tables.find(&id).is_none() {
            wake(shared, &id).await;
        }
    }
    if shared.store.changed_elsewhere().await? {
        refresh_all(shared).await;
    }
    if sweep {
        for id in shared.store.expired(shared.now(), AT_ONCE).await? {
            shared.store.delete(&id).await?;
            tracing::info!(table = %id, "a table was deleted: its time was over");
            refresh(shared, &id).await;
        }
    }
    Ok(())
}

/// Lets a table in memory read itself again.
pub(crate) async fn refresh(shared: &Shared, id: &TableId) {
    if shared.tables.find(id).is_some() {
        let done = tables::ask(shared, id, |actor| {
            Box::pin(async move {
                actor.refresh().await;
                Ok(())
            })
        });
        if let Err(error) = done.await {
            tracing::debug!(table = %id, %error, "a table could not be refreshed");
        }
    }
}

async fn refresh_all(shared: &Shared) {
    for id in shared.tables.loaded() {
        refresh(shared, &id).await;
    }
}

/// Listens to other halls on the same store.
async fn listen(shared: Shared) {
    let mut stopping = shared.stopping();
    let mut listener = shared.bus.listen().await;
    loop {
        let heard = tokio::select! {
            () = stopped(&mut stopping) => return,
            heard = listener.next() => heard,
        };
        match heard {
            Some(Heard::Notice(notice)) if notice.origin == shared.origin => {}
            Some(Heard::Notice(notice)) => refresh(&shared, &notice.table).await,
            // The store is the truth; what was missed may even have been our own notices.
            Some(Heard::Gap) => refresh_all(&shared).await,
            None => return,
        }
    }
}
