//! Many tables that move at a steady pace, and how long it takes until the others hear of it.
//!
//! The driver shares the machine with the hall it measures, so it does as little as it can: one
//! task a table, and of a message only what the next move needs is read.

use std::cell::{Cell, RefCell};
use std::future::poll_fn;
use std::rc::Rc;
use std::task::Poll;
use std::time::Duration;

use anyhow::{Context as _, Result};
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
struct Run {
    plan: Plan,
    counts: RefCell<Counts>,
    /// Whether it is measured yet; before that, tables only warm up.
    measuring: Cell<bool>,
    builders: Semaphore,
}

impl Run {
    /// Lets somebody write into the books, once it is measured.
    fn count(&self, write: impl FnOnce(&mut Counts)) {
        if self.measuring.get() {
            write(&mut self.counts.borrow_mut());
        }
    }
}

/// Sets the tables up, lets them move, and tells how it went.
pub(crate) async fn run(plan: Plan, mut machine: Machine) -> Result<Figures> {
    let begun = Instant::now();
    let (tables, pause, length) = (plan.tables, plan.pause, plan.length);
    let run = Rc::new(Run {
        plan,
        counts: RefCell::default(),
        measuring: Cell::new(false),
        builders: Semaphore::new(BUILDERS),
    });
    let measured = async {
        let mut building = JoinSet::new();
        for _ in 0..tables {
            building.spawn_local(TableRun::set_up(Rc::clone(&run)));
        }
        let mut playing = JoinSet::new();
        while let Some(table) = building.join_next().await {
            playing.spawn_local(table.context("a table broke down")??.play());
        }
        let setup = begun.elapsed();
        // The first moves find cold caches everywhere.
        sleep(pause.min(Duration::from_secs(2))).await;
        machine.restart();
        run.measuring.set(true);
        let start = Instant::now();
        sleep(length).await;
        Ok(Figures::new(run.counts.take(), setup, start.elapsed(), &machine))
    };
    LocalSet::new().run_until(measured).await
}

/// One table and its scripted players.
struct TableRun {
    run: Rc<Run>,
    players: Vec<Player>,
    last: Option<Move>,
    over: bool,
}

/// One scripted player.
struct Player {
    socket: Socket,
    question: Option<Asked>,
    /// The last question that was answered: it may still be in messages under way.
    answered: Option<u64>,
}

/// What a player is asked.
struct Asked {
    id: u64,
    choices: Vec<ActionId>,
}

/// The last move of a table.
struct Move {
    by: usize,
    sent: Instant,
    accepted: bool,
    /// Who has not heard of it yet, as a mask.
    unheard: u32,
}

/// As much of a message as is needed.
#[derive(Deserialize)]
struct Heard<'m> {
    #[serde(rename = "type")]
    kind: &'m str,
    /// A question in a state, its number in an answer.
    #[serde(borrow)]
    question: Option<&'m RawValue>,
    choices: Option<Vec<Numbered<ActionId>>>,
    over: Option<IgnoredAny>,
    #[serde(borrow)]
    error: Option<&'m RawValue>,
}

#[derive(Deserialize)]
struct Numbered<T> {
    id: T,
}

impl TableRun {
    async fn set_up(run: Rc<Run>) -> Result<Self> {
        // The semaphore is never closed.
        let permit = run.builders.acquire().await.context("no builder is left")?;
        let Seating { table, people } = run.plan.party.sit_down().await?;
        let mut players = Vec::with_capacity(people.len());
        for person in people {
            let hello = Hello {
                version: VERSION,
                since: None,
                chat_since: None,
                lines: false,
                patches: true,
            };
            let socket = person.socket(&table, hello).await.context("cannot connect")?;
            players.push(Player { socket, question: None, answered: None });
        }
        drop(permit);
        Ok(Self { run, players, last: None, over: false })
    }

    /// Moves and listens until the driver stops.
    async fn play(mut self) {
        let run = Rc::clone(&self.run);
        if let Err(error) = self.moves().await {
            run.count(|counts| counts.complain(format!("{error:#}")));
        }
    }

    async fn moves(&mut self) -> Result<()> {
        let pause = self.run.plan.pause;
        // Tables do not move in step with each other.
        let mut next = Instant::now() + pause.mul_f64(fastrand::f64());
        loop {
            tokio::select! {
                (index, heard) = hear(&mut self.players) => {
                    let text = heard?.context("the hall closed the connection")?;
                    self.take(index, &text)?;
                }
                () = sleep_until(next) => {
                    next += pause;
                    self.settle();
                    self.act().await?;
                }
            }
            if self.over {
                self.run.count(|counts| counts.games_over += 1);
                *self = Self::set_up(Rc::clone(&self.run)).await?;
            }
        }
    }

    /// Takes a message in.
    fn take(&mut self, index: usize, text: &Text) -> Result<()> {
        self.run.count(|counts| {
            counts.messages += 1;
            counts.bytes += text.len() as u64;
        });
        let heard: Heard<'_> = serde_json::from_str(text).context("not a message")?;
        match heard.kind {
            "state" => self.take_state(index, &heard)?,
            "accepted" => {
                let last = self.last.as_mut().filter(|last| last.by == index);
                if let Some(last) = last {
                    last.accepted = true;
                    let time = last.sent.elapsed();
                    self.run.count(|counts| counts.accepted.add(time));
                }
            }
            "refused" | "error" | "bye" => {
                let why = heard.error.map_or(heard.kind, RawValue::get);
                self.run.count(|counts| counts.complain(why));
            }
            _ => {}
        }
        Ok(())
    }

    fn take_state(&mut self, index: usize, heard: &Heard<'_>) -> Result<()> {
        if let Some(last) = &mut self.last
            && last.unheard >> index & 1 != 0
        {
            last.unheard &= !(1 << index);
            let time = last.sent.elapsed();
            self.run.count(|counts| counts.broadcast.add(time));
        }
        self.over |= heard.over.is_some();
        let Some(player) = self.players.get_mut(index) else { return Ok(()) };
        let asked = heard.question.map(|raw| serde_json::from_str::<Numbered<u64>>(raw.get()));
        let asked = asked.transpose().context("not a question")?.map(|question| question.id);
        player.question = asked.filter(|id| Some(*id) != player.answered).map(|id| {
            let choices = heard.choices.iter().flatten().map(|choice| choice.id).collect();
            Asked { id, choices }
        });
        Ok(())
    }

    /// Closes the books of the last move.
    fn settle(&mut self) {
        let Some(last) = self.last.take() else { return };
        self.run.count(|counts| {
            counts.moves += 1;
            counts.unheard += u64::from(last.unheard != 0);
            if !last.accepted {
                let waited = last.sent.elapsed().as_millis();
                counts.complain(format!("a move was not acknowledged within {waited} ms"));
            }
        });
    }

    /// Lets one of those who are asked answer at random.
    async fn act(&mut self) -> Result<()> {
        let asked = self.players.iter().enumerate().filter(|(_, player)| player.question.is_some());
        let asked: Vec<usize> = asked.map(|(index, _)| index).collect();
        let Some(by) = fastrand::choice(asked) else { return Ok(()) };
        let all = (1 << self.players.len()) - 1;
        let Some(player) = self.players.get_mut(by) else { return Ok(()) };
        let Some(Asked { id, choices }) = player.question.take() else { return Ok(()) };
        player.answered = Some(id);
        let action = fastrand::choice(choices).context("a question without choices")?;
        let unheard = all & !(1 << by);
        self.last = Some(Move { by, sent: Instant::now(), accepted: false, unheard });
        player.socket.send(&ClientMessage::Act { question: id, action }).await?;
        Ok(())
    }
}

/// The next message any of the players hears.
async fn hear(players: &mut [Player]) -> (usize, Result<Option<Text>, Error>) {
    poll_fn(|context| {
        for (index, player) in players.iter_mut().enumerate() {
            if let Poll::Ready(heard) = player.socket.poll_text(context) {
                return Poll::Ready((index, heard));
            }
        }
        Poll::Pending
    })
    .await
}
