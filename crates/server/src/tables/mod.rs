//! Tables in memory: one task for each, which puts all that happens there in order.

mod actor;
mod bots;
mod deliver;
mod rules_cache;

pub(crate) use actor::Actor;
pub(crate) use bots::Pool;
pub(crate) use deliver::{Outgoing, Subscription};
pub(crate) use rules_cache::RulesCache;

use std::collections::HashMap;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};

use gladsheim_engine::Setup;
use gladsheim_protocol::{CreateTable, TableId};
use gladsheim_registry::record::Record;
use gladsheim_registry::{AnyTitle, Error};
use gladsheim_table::{Lesson, PersonId, TableError, TableRecord};
use tokio::sync::{mpsc, oneshot};

use crate::HallError;
use crate::hall::Shared;
use crate::random::SystemRandom;

/// How many requests may wait at one table.
const QUEUE: usize = 128;
/// How often a table that leaves memory at the same moment is opened again.
const TRIES: usize = 3;

/// Work at a table, until it is done.
pub(crate) type Work<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Something to be done at a table, or to be told why the table cannot be had.
pub(crate) type Job =
    Box<dyn for<'a> FnOnce(Result<&'a mut Actor, HallError>) -> Work<'a, ()> + Send>;

/// The tables in memory.
#[derive(Default)]
pub(crate) struct Directory(Mutex<HashMap<TableId, mpsc::Sender<Job>>>);

impl Directory {
    fn lock(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Job>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The tables in memory now.
    pub(crate) fn loaded(&self) -> Vec<TableId> {
        self.lock().keys().cloned().collect()
    }

    /// The way to a table if it is in memory.
    pub(crate) fn find(&self, id: &TableId) -> Option<mpsc::Sender<Job>> {
        self.lock().get(id).cloned()
    }

    /// The way to a table, which comes into memory if it is not there.
    fn open(&self, shared: &Shared, id: &TableId) -> mpsc::Sender<Job> {
        let mut tables = self.lock();
        if let Some(sender) = tables.get(id) {
            return sender.clone();
        }
        let (sender, jobs) = mpsc::channel(QUEUE);
        tables.insert(id.clone(), sender.clone());
        actor::spawn(Shared::clone(shared), id.clone(), jobs, sender.downgrade());
        sender
    }

    /// Takes a table out of memory unless somebody has just come for it.
    fn retire(&self, id: &TableId, jobs: &mpsc::Receiver<Job>) -> bool {
        let mut tables = self.lock();
        if !jobs.is_empty() {
            return false;
        }
        tables.remove(id);
        true
    }

    fn forget(&self, id: &TableId) {
        self.lock().remove(id);
    }
}

/// Does something at a table, and waits for it.
pub(crate) async fn ask<T: Send + 'static>(
    shared: &Shared,
    id: &TableId,
    work: impl for<'a> FnOnce(&'a mut Actor) -> Work<'a, Result<T, HallError>> + Send + 'static,
) -> Result<T, HallError> {
    if shared.is_stopping() {
        return Err(HallError::ShuttingDown);
    }
    let (answer, answered) = oneshot::channel();
    let mut job: Job = Box::new(move |actor| {
        Box::pin(async move {
            let result = match actor {
                Ok(actor) => work(actor).await,
                Err(error) => Err(error),
            };
            // That nobody waits any more is no reason to undo what was done.
            let _ = answer.send(result);
        })
    });
    for _ in 0..TRIES {
        let sender = shared.tables.open(shared, id);
        match sender.try_send(job) {
            Ok(()) => return answered.await.unwrap_or(Err(HallError::Busy)),
            Err(mpsc::error::TrySendError::Full(_)) => return Err(HallError::Busy),
            // The table left memory at this very moment: it comes back.
            Err(mpsc::error::TrySendError::Closed(back)) => job = back,
        }
        shared.tables.forget_closed(id);
        tokio::task::yield_now().await;
    }
    Err(HallError::Busy)
}

/// Makes a table and keeps it.
pub(crate) async fn create(
    shared: &Shared,
    host: PersonId,
    wanted: CreateTable,
) -> Result<TableRecord, HallError> {
    let setup = Setup { players: wanted.players, options: wanted.options.clone() };
    let own = shared.options.content_for(&wanted.game);
    let content = wanted.content.as_deref().or(own);
    let game = shared.rules.build(&wanted.game, &setup, content).map_err(|error| match error {
        Error::UnknownGame { .. } => TableError::UnknownGame(error.to_string()),
        Error::Content { .. } => TableError::BadContent(error.to_string()),
        other => TableError::BadSetup(other.to_string()),
    })?;
    let (settings, now) = (shared.options.settings(), shared.now());
    let new = gladsheim_table::create(&*game, host, wanted, &settings, now, &mut SystemRandom)?;
    let content = new.content.ok_or(HallError::Internal)?;
    shared.store.create(new.record.clone(), content, new.log).await?;
    Ok(new.record)
}

/// Makes a table at which a person is taught, and keeps it.
pub(crate) async fn teach(
    shared: &Shared,
    title: &'static dyn AnyTitle,
    learner: PersonId,
    name: &str,
) -> Result<TableId, HallError> {
    let lesson = Lesson::of(title)?.ok_or(HallError::NotFound)?;
    // Everybody learns with what is in the box.
    let game = shared.rules.build(title.id(), &lesson.setup(), None);
    let game = game.map_err(|error| TableError::BadSetup(error.to_string()))?;
    let (settings, now) = (shared.options.settings(), shared.now());
    let random = &mut SystemRandom;
    let new = gladsheim_table::teach(&*game, &lesson, learner, name, &settings, now, random)?;
    let content = new.content.ok_or(HallError::Internal)?;
    let id = new.record.id.clone();
    shared.store.create(new.record, content, new.log).await?;
    Ok(id)
}

/// Makes a table that goes on from a game file, unless there is one of that name; says whether it
/// was made.
pub(crate) async fn stage(
    shared: &Shared,
    id: TableId,
    file: &Record,
    (moves, fresh): (Option<usize>, bool),
) -> Result<bool, HallError> {
    let unknown = |error: Error| TableError::UnknownGame(error.to_string());
    let title = shared.options.games.find(&file.game).map_err(unknown)?;
    if shared.store.record(&id).await?.is_some() {
        return Ok(false);
    }
    let (settings, now, from) = (shared.options.settings(), shared.now(), (moves, fresh));
    let new = gladsheim_table::stage(title, id, file, from, &settings, now, &mut SystemRandom)?;
    let content = new.content.ok_or(HallError::Internal)?;
    shared.store.create(new.record, content, new.log).await?;
    Ok(true)
}

impl Directory {
    fn forget_closed(&self, id: &TableId) {
        let mut tables = self.lock();
        if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(id);
        }
    }
}
