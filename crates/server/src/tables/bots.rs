//! Bots think in a bounded pool, off the path of requests.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{ActionId, Seat};
use gladsheim_registry::AnyMatch;
use tokio::sync::Semaphore;

use crate::metrics::Metrics;

/// What a bot is to think about.
pub(crate) struct Task {
    /// The position, with which it does what its seat may.
    pub(crate) table: Box<dyn AnyMatch>,
    /// Its seat.
    pub(crate) seat: Seat,
    /// Which bot.
    pub(crate) bot: BotSpec,
    /// What its random choices follow from.
    pub(crate) seed: u64,
}

/// A bot at work; dropping it ends the search.
#[derive(Debug)]
pub(crate) struct Thinking(Arc<AtomicBool>);

impl Drop for Thinking {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Two queues of bots, served in the order in which they came: those that search, and those that
/// answer in microseconds and must not wait for the former.
pub(crate) struct Pool {
    thinkers: Arc<Semaphore>,
    quick: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl Pool {
    pub(crate) fn new(thinkers: usize, metrics: Arc<Metrics>) -> Self {
        let quick = Arc::new(Semaphore::new(2));
        Self { thinkers: Arc::new(Semaphore::new(thinkers.max(1))), quick, metrics }
    }

    /// Lets a bot think, and tells `done` what it chose.
    pub(crate) fn think<F>(
        &self,
        task: Task,
        done: impl FnOnce(Option<ActionId>) -> F + Send + 'static,
    ) -> Thinking
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let stop = Arc::new(AtomicBool::new(false));
        let thinking = Thinking(Arc::clone(&stop));
        let queue = if task.bot.budget().is_some() { &self.thinkers } else { &self.quick };
        let (queue, metrics) = (Arc::clone(queue), Arc::clone(&self.metrics));
        tokio::spawn(async move {
            let Ok(permit) = queue.acquire_owned().await else { return };
            if stop.load(Ordering::Relaxed) {
                return;
            }
            let began = Instant::now();
            let chosen = tokio::task::spawn_blocking(move || {
                let chosen = task.table.choose(task.seat, task.bot, task.seed, Some(stop));
                drop(permit);
                chosen
            });
            // A bot that panics has chosen nothing; the table tries again later.
            let chosen = chosen.await.ok().flatten();
            metrics.bot_times.add(began.elapsed());
            done(chosen).await;
        });
        thinking
    }
}
