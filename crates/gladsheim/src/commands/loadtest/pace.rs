//! Many tables that move at a steady pace, and how long it takes until the others hear of it.
//!
//! The driver shares the machine with the hall it measures, so it does as little as it can: one
//! task a table, and of a message only what the next move needs is read.

use std::cell::RefCell;
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use gladsheim_client::{Error, Socket, Text};
use gladsheim_engine::ActionId;
use gladsheim_protocol::{ClientMessage, Hello, VERSION};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;
use tokio::sync::Semaphore;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{Instant, sleep, sleep_until};

use super::figures::{Counts, Figures, Machine};
use super::party::{Party, Seating};

/// How many tables are set up at the same time.
const BUILDERS: usize = 16;

/// What to do.
pub(crate) struct Plan {
    pub(crate) party: Party,
    pub(crate) tables: usize,
    /// The time between two moves of a table.
    pub(crate) pause: Duration,
    pub(crate) length: Duration,
}

/// Everything the tables share.
struct Run<'p> {
    plan: &'p Plan,
    counts: RefCell<Counts>,
    /// When it is measured; before that, tables only warm up.
    window: RefCell<Option<(Instant, Instant)>>,
    builders: Semaphore,
}

/// Sets the tables up, lets them move, and tells how it went.
pub(crate) async fn run(plan: &Plan, mut machine: Machine) -> Result<Figures> {
    let begun = Instant::now();
    // The tasks live as long as this function, and so do the things they share.
    let run = Rc::new(Run {
        plan: Box::leak(Box::new(plan_of(plan))),
        counts: RefCell::default(),
        window: RefCell::default(),
        builders: Semaphore::new(BUILDERS),
    });
    let local = LocalSet::new();
    local
        .run_until(async {
            let mut building = JoinSet::new();
            for _ in 0..plan.tables {
                building.spawn_local(TableRun::set_up(Rc::clone(&run)));
            }
            let mut tables = Vec::with_capacity(plan.tables);
            while let Some(table) = building.join_next().await {
                tables.push(table.context("a table broke down")??);
            }
            let setup = begun.elapsed();
            let mut playing = JoinSet::new();
            for table in tables {
                playing.spawn_local(table.play());
            }
            // The first moves find cold caches everywhere.
            sleep(plan.pause.min(Duration::from_secs(2))).await;
            machine.restart();
            let start = Instant::now();
            *run.window.borrow_mut() = Some((start, start + plan.length));
            sleep(plan.length).await;
            let counts = run.counts.take();
            Ok(Figures::new(counts, setup, start.elapsed(), &machine))
        })
        .await
}
