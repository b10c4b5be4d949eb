//! A hall that is killed again and again under load, and whether anything is lost.
//!
//! Every player keeps a diary. Afterwards the games are played to their ends, and the diaries are
//! compared with what the hall has written.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use gladsheim_engine::Seat;
use gladsheim_protocol::{Ask, EVERY_WINDOW, StandingOrder};
use gladsheim_registry::record::Record;
use serde::Serialize;
use tokio::sync::watch;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{Instant, sleep, timeout};

use super::diary::Diary;
use super::party::{Party, Seating};
use super::server::Server;

/// How long the games may take to their ends, once nobody kills the hall any more.
const PATIENCE: Duration = Duration::from_secs(300);

/// What to do.
pub(crate) struct Plan {
    pub(crate) party: Party,
    pub(crate) tables: usize,
    /// How long a player thinks on average.
    pub(crate) pause: Duration,
    pub(crate) kills: u32,
}

/// What was found.
#[derive(Serialize, Default)]
pub(crate) struct Findings {
    kills: u32,
    /// How many players had not finished when the hall was killed for the last time.
    playing_at_last_kill: usize,
    tables_finished: usize,
    acknowledged: usize,
    steps_heard: usize,
    moves_verified: usize,
    connections_lost: usize,
    slowest_restart_ms: u128,
    problems: Vec<String>,
}

/// Kills, restarts, and sees what is left.
pub(crate) async fn run(plan: &Plan, mut server: Server) -> Result<Findings> {
    LocalSet::new().run_until(kill_and_look(plan, &mut server)).await
}

async fn kill_and_look(plan: &Plan, server: &mut Server) -> Result<Findings> {
    let (hurry, hurried) = watch::channel(false);
    let (mut players, playing) = (JoinSet::new(), Rc::new(Cell::new(0_usize)));
    let pause = plan.pause;
    for number in 0..plan.tables {
        let Seating { table, people } = plan.party.sit_down().await?;
        let table = Rc::new((number, table));
        for (index, person) in people.into_iter().enumerate() {
            let seat = Seat::new(index).context("there are too many players")?;
            // So that every move in the log is one that a player sent.
            let always = StandingOrder { window: EVERY_WINDOW.to_owned(), ask: Some(Ask::Always) };
            person.order(&table.1, &always).await?;
            let diary = Diary::new(Rc::clone(&table), seat, person);
            let (playing, hurried) = (Rc::clone(&playing), hurried.clone());
            players.spawn_local(async move {
                playing.set(playing.get() + 1);
                let diary = diary.fill(pause, hurried).await;
                playing.set(playing.get() - 1);
                diary
            });
        }
    }
    let mut findings = Findings { kills: plan.kills, ..Findings::default() };
    for _ in 0..plan.kills {
        sleep(Duration::from_millis(fastrand::u64(20..800))).await;
        if server.has_ended() {
            bail!("the hall has ended although nobody killed it");
        }
        findings.playing_at_last_kill = playing.get();
        server.kill()?;
        let begun = Instant::now();
        server.restart()?;
        findings.slowest_restart_ms = findings.slowest_restart_ms.max(begun.elapsed().as_millis());
    }
    if findings.playing_at_last_kill == 0 {
        findings.problems.push("the games were over before the last kill".to_owned());
    }
    hurry.send_replace(true);
    let mut diaries = Vec::new();
    let all = async {
        while let Some(diary) = players.join_next().await {
            diaries.push(diary.context("a player broke down")?);
        }
        anyhow::Ok(())
    };
    match timeout(PATIENCE, all).await {
        Ok(done) => done?,
        Err(_) => findings.problems.push(format!("{} players are stuck", players.len())),
    }
    findings.look_into(diaries).await;
    Ok(findings)
}

impl Findings {
    /// Whether nothing was lost, doubled or stuck.
    pub(crate) fn is_clean(&self) -> bool {
        self.problems.is_empty()
    }

    /// Compares what the players of each table wrote down with what the hall did.
    async fn look_into(&mut self, diaries: Vec<Diary>) {
        let mut tables: BTreeMap<usize, Vec<Diary>> = BTreeMap::new();
        for diary in diaries {
            tables.entry(diary.table.0).or_default().push(diary);
        }
        for mut diaries in tables.into_values() {
            let Some(record) = self.file_of(&mut diaries).await else { continue };
            self.tables_finished += 1;
            self.moves_verified += record.moves.len();
            for mut diary in diaries {
                self.connections_lost += diary.lost;
                self.acknowledged += diary.acknowledged.len();
                self.steps_heard += diary.heard.len();
                let checked = match diary.check_log().await {
                    Ok(()) => diary.check_moves(&record),
                    Err(error) => Err(error),
                };
                if let Err(error) = checked {
                    diary.note(format!("{error:#}"));
                }
                self.problems.append(&mut diary.problems);
            }
        }
    }

    /// The game file of a table, which replays move by move and hash by hash.
    async fn file_of(&mut self, diaries: &mut [Diary]) -> Option<Record> {
        let first = diaries.first_mut()?;
        let checked = first.check_file().await;
        checked.map_err(|error| first.note(format!("{error:#}"))).ok().or_else(|| {
            self.problems.extend(diaries.iter_mut().flat_map(|diary| diary.problems.drain(..)));
            None
        })
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "killed {} times, with {} players still at it the last time; {} connections lost; \
             the slowest restart took {} ms",
            self.kills, self.playing_at_last_kill, self.connections_lost, self.slowest_restart_ms
        )?;
        writeln!(
            f,
            "{} tables played to the end, {} moves replayed to their hashes",
            self.tables_finished, self.moves_verified
        )?;
        writeln!(
            f,
            "{} acknowledged moves and {} heard steps compared",
            self.acknowledged, self.steps_heard
        )?;
        writeln!(f, "{} problems", self.problems.len())?;
        self.problems.iter().take(20).try_for_each(|problem| writeln!(f, "  {problem}"))
    }
}
