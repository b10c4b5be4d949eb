//! The task of one table: it loads, keeps, delivers and sleeps. What happens is the table's.

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use gladsheim_engine::{ActionId, Viewer};
use gladsheim_protocol::{Accepted, Act, Bye, Phase, State, Table as TableState, TableId};
use gladsheim_registry::KeptContent;
use gladsheim_table::{
    BotTurn, Loaded, Millis, Outcome, PersonId, RandomSource, Rules, Stored, Table, TableError,
};
use tokio::sync::mpsc;

use super::Job;
use super::bots::{Task, Thinking};
use super::deliver::{CHAT_LINES, Connections};
use crate::HallError;
use crate::bus::Notice;
use crate::hall::{Shared, stopped};
use crate::random::SystemRandom;
use crate::store::StoreError;

/// How long to wait after the store has failed before a bot or a clock tries again.
const RETRY: Millis = 1_000;
/// The shortest rest: what could not be done just now is not tried without end.
const SHORTEST_REST: Duration = Duration::from_millis(1);

/// The task of one table. It holds only what the store holds too, and the way to those who look.
pub(crate) struct Actor {
    pub(super) shared: Shared,
    /// The way to this table, for bots that come back; weak, so that it may leave memory.
    door: mpsc::WeakSender<Job>,
    /// The table.
    pub(crate) table: Table,
    pub(super) connections: Connections,
    /// The bots at work.
    thinking: Vec<(BotTurn, Thinking)>,
    retry_at: Option<Millis>,
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
            Err(error) => {
                match &error {
                    HallError::Storage(cause) => shared.log_once.tell(id.as_str(), &cause.cause()),
                    HallError::Table(TableError::SetAside(reason)) => {
                        shared.log_once.tell(id.as_str(), reason);
                    }
                    _ => {}
                }
                refuse_all(&shared, &id, jobs, &error).await;
            }
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
        let rules = rules(&shared, &stored);
        let rules = rules.map_err(|error| TableError::SetAside(error.to_string()))?;
        let Loaded { table, set_aside } =
            Table::load(stored, rules, shared.options.settings(), shared.now());
        let mut actor = Self {
            shared,
            door,
            table,
            connections: Connections::default(),
            thinking: Vec::new(),
            retry_at: None,
            used: Instant::now(),
            gone: false,
        };
        actor.set_aside(set_aside).await;
        let (opened_at, closed_for) = (actor.shared.clock.opened_at(), actor.shared.closed_for);
        if let Some(outcome) = actor.table.resume_clocks(opened_at, closed_for)
            && actor.keep(outcome).await.is_err()
        {
            actor.retry_later();
        }
        Ok(actor)
    }

    /// Notes that a table's log does not replay, if so.
    async fn set_aside(&mut self, set_aside: Option<(String, Outcome)>) {
        let Some((reason, outcome)) = set_aside else { return };
        tracing::error!(table = %self.table.record().id, reason, "a table was set aside");
        self.shared.metrics.set_aside.fetch_add(1, Relaxed);
        // It is set aside here whether or not that can be kept.
        let Some(change) = outcome.change.clone() else { return };
        if self.shared.store.commit(change).await.is_ok() {
            let ((), letters) = self.table.kept(outcome, self.shared.now());
            self.deliver(letters);
        }
    }

    async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let _loaded = Counted::new(&self.shared);
        let mut stopping = self.shared.stopping();
        self.settle().await;
        while !self.gone {
            let sleep = tokio::time::sleep(self.rest());
            tokio::select! {
                biased;
                () = stopped(&mut stopping) => break,
                job = jobs.recv() => match job {
                    Some(job) => {
                        self.used = Instant::now();
                        job(Ok(&mut self)).await;
                        self.settle().await;
                    }
                    None => break,
                },
                () = sleep => {
                    self.settle().await;
                    let id = &self.table.record().id;
                    if self.is_idle() && self.shared.tables.retire(id, &jobs) {
                        break;
                    }
                }
            }
        }
        let (why, error) = match self.gone {
            true => (Bye::Closed, HallError::NoSuchTable),
            false => (Bye::ShuttingDown, HallError::ShuttingDown),
        };
        self.close_all(why);
        if self.gone || self.shared.is_stopping() {
            refuse_all(&self.shared, &self.table.record().id, jobs, &error).await;
        }
    }

    /// How long nothing need be done.
    fn rest(&self) -> Duration {
        let now = self.shared.now();
        let due = match self.retry_at {
            Some(at) => self.table.tells_at().map_or(Some(at), |tells| Some(tells.min(at))),
            None => self.table.wake_at(now),
        };
        let due = due.map(|at| Duration::from_millis(at.saturating_sub(now)).max(SHORTEST_REST));
        let idle = self.shared.options.idle;
        if self.table.is_unwatched() {
            let until_idle = idle.saturating_sub(self.used.elapsed());
            return due.map_or(until_idle, |due| due.min(until_idle));
        }
        due.unwrap_or(idle)
    }

    fn is_idle(&self) -> bool {
        let busy = !self.thinking.is_empty() || self.retry_at.is_some() || self.table.is_pausing();
        !busy && self.table.is_unwatched() && self.used.elapsed() >= self.shared.options.idle
    }

    /// Lets everything happen that happens by itself.
    async fn settle(&mut self) {
        loop {
            let now = self.shared.now();
            self.retry_at.take_if(|at| *at <= now);
            let letters = self.table.tick(now);
            self.deliver(letters);
            if self.gone || self.retry_at.is_some() {
                break;
            }
            let Some(outcome) = self.table.due(now) else { break };
            if let Err(error) = self.keep(outcome).await {
                let table = &self.table.record().id;
                tracing::warn!(%table, %error, "what happens by itself could not be kept");
                self.retry_later();
            }
        }
        self.wake_bots();
    }

    /// Tries again in a while: what was to happen by itself could not be kept.
    fn retry_later(&mut self) {
        self.retry_at = Some(self.shared.now() + RETRY);
    }

    /// Asks the table for something. It is kept before it is true or anybody hears of it.
    pub(crate) async fn ask<T>(
        &mut self,
        request: impl FnOnce(&Table, Millis) -> Result<Outcome<T>, TableError>,
    ) -> Result<T, HallError> {
        let now = self.shared.now();
        let letters = self.table.tick(now);
        self.deliver(letters);
        let outcome = request(&self.table, now)?;
        self.keep(outcome).await
    }

    /// The same for what needs random bytes.
    pub(crate) async fn ask_with_random<T>(
        &mut self,
        request: impl FnOnce(&Table, Millis, &mut dyn RandomSource) -> Result<Outcome<T>, TableError>,
    ) -> Result<T, HallError> {
        self.ask(|table, now| request(table, now, &mut SystemRandom)).await
    }

    /// The table, as a person may know it.
    pub(crate) fn table_of(&self, person: Option<PersonId>) -> TableState {
        self.table.table_of(person, self.shared.now())
    }

    /// The position as a person may know it, with all steps that the person heard of after `since`.
    pub(crate) fn state_of(
        &self,
        person: Option<PersonId>,
        since: u64,
        lines: bool,
    ) -> Result<State, HallError> {
        let viewer = self.table.viewer(person);
        Ok(self.table.state_since(viewer, since, lines, self.shared.now())?)
    }

    /// A person answers the question that the seat is asked.
    pub(crate) async fn act(
        &mut self,
        person: Option<PersonId>,
        act: Act,
        received: Instant,
    ) -> Result<Accepted, HallError> {
        let question = act.question;
        let seat = self.ask(|table, now| table.act(person, act, now)).await?;
        self.shared.metrics.step_times.add(received.elapsed());
        Ok(Accepted { question, seq: self.table.heard(Viewer::Seat(seat)) })
    }

    /// Keeps what comes of a request. Only then does it become true here, and those who look and
    /// other halls are told.
    async fn keep<T>(&mut self, outcome: Outcome<T>) -> Result<T, HallError> {
        let id = self.table.record().id.clone();
        let next = outcome.next_table.as_ref().map(|next| next.record.id.clone());
        if let Some(next) = &outcome.next_table {
            let content = next.content.clone().ok_or(HallError::Internal)?;
            let (record, log) = (next.record.clone(), next.log.clone());
            self.shared.store.create(record, content, log).await?;
        }
        if let Some(change) = &outcome.change {
            let began = Instant::now();
            let committed = self.shared.store.commit(change.clone()).await;
            self.shared.metrics.commit_times.add(began.elapsed());
            if let Err(error) = committed {
                if let Some(next) = next {
                    // Nobody has heard of the new table yet.
                    let _ = self.shared.store.delete(&next).await;
                }
                return Err(self.not_kept(error).await);
            }
            self.shared.metrics.steps.fetch_add(change.log.len() as u64, Relaxed);
            let (version, origin) = (change.record.version, self.shared.origin);
            self.shared.bus.publish(Notice { table: id, version, origin }).await;
        }
        let (reply, letters) = self.table.kept(outcome, self.shared.now());
        self.deliver(letters);
        Ok(reply)
    }

    async fn not_kept(&mut self, error: StoreError) -> HallError {
        if matches!(error, StoreError::Conflict | StoreError::Gone) {
            self.refresh().await;
            return if self.gone { HallError::NoSuchTable } else { HallError::Busy };
        }
        tracing::error!(table = %self.table.record().id, %error, "nothing was kept");
        error.into()
    }

    /// Reads the table again if somebody else has changed it, and tells those who look.
    pub(crate) async fn refresh(&mut self) {
        let id = self.table.record().id.clone();
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
        let known = self.table.record();
        if stored.record.version == known.version {
            return;
        }
        let chat = match known.last_line {
            line if line < stored.record.last_line => {
                self.shared.store.chat(&id, line, CHAT_LINES).await.unwrap_or_default()
            }
            _ => Vec::new(),
        };
        let reloaded = self.table.reload(stored, chat, self.shared.now());
        self.thinking.clear();
        self.deliver(reloaded.letters);
        self.set_aside(reloaded.set_aside).await;
        if self.table.record().phase == Phase::Closed {
            self.close_all(Bye::Closed);
        }
    }

    /// Sets every bot thinking that is to move and is not thinking yet; the others stop.
    fn wake_bots(&mut self) {
        let turns = self.table.bots_to_move(self.shared.now());
        self.thinking.retain(|(turn, _)| turns.contains(turn));
        if self.retry_at.is_some() {
            return;
        }
        for turn in turns {
            if self.thinking.iter().any(|(known, _)| *known == turn) {
                continue;
            }
            let Some((table, seed)) = self.table.position_for(&turn) else { continue };
            let task = Task { table, seat: turn.seat, bot: turn.bot, seed };
            let door = self.door.clone();
            let thinking = self.shared.pool.think(task, move |chosen| async move {
                let Some(door) = door.upgrade() else { return };
                let job: Job = Box::new(move |actor| {
                    Box::pin(async move {
                        if let Ok(actor) = actor {
                            actor.bot_chose(turn, chosen).await;
                        }
                    })
                });
                // A table that has left memory finds its bots again when it comes back.
                let _ = door.send(job).await;
            });
            self.thinking.push((turn, thinking));
        }
    }

    /// A bot has chosen. It counts only if it is still to move.
    async fn bot_chose(&mut self, turn: BotTurn, chosen: Option<ActionId>) {
        let Some(index) = self.thinking.iter().position(|(known, _)| *known == turn) else {
            return;
        };
        self.thinking.swap_remove(index);
        let Some(action) = chosen else { return self.retry_later() };
        match self.ask(|table, now| table.bot_move(&turn, action, now)).await {
            Ok(()) => {
                self.shared.metrics.bot_steps.fetch_add(1, Relaxed);
            }
            Err(HallError::Table(TableError::Stale)) => {}
            Err(error) => {
                let table = &self.table.record().id;
                tracing::warn!(%table, %error, "a bot's move was not taken");
                self.retry_later();
            }
        }
    }
}

/// The rules that a table is played by: those of today, or those that it began with.
fn rules(shared: &Shared, stored: &Stored) -> Result<Rules, gladsheim_registry::Error> {
    let record = &stored.record;
    let title = shared.options.games.find(&record.game)?;
    let kept = KeptContent { hash: record.content_hash, bundle: stored.content.as_deref() };
    let newest = title.about().rules_version;
    let version = if record.is_bound() { record.rules_version } else { newest };
    let game = shared.rules.rebuild(&record.game, &record.setup, kept, version)?;
    Ok(Rules { title, game })
}

/// Counts a table in memory, for as long as it is there.
struct Counted(Shared);

impl Counted {
    fn new(shared: &Shared) -> Self {
        shared.metrics.loaded.fetch_add(1, Relaxed);
        Self(shared.clone())
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.metrics.loaded.fetch_sub(1, Relaxed);
    }
}
