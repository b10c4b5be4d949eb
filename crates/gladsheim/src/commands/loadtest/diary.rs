//! What one scripted player does and hears while the hall is killed under it.

use std::collections::BTreeMap;
use std::fmt;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Result, bail};
use gladsheim_client::{Hall, TableConnection, Update, may_return};
use gladsheim_engine::{ActionId, Seat};
use gladsheim_protocol::{ClientMessage, Entry, ErrorCode, ServerMessage, State, TableId};
use gladsheim_registry::record::{MoveKind, Record};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};

/// What one player did and heard.
pub(crate) struct Diary {
    /// The number of the table in this test, and its name.
    pub(crate) table: Rc<(usize, TableId)>,
    seat: Seat,
    person: Hall,
    /// What the hall acknowledged, in order.
    pub(crate) acknowledged: Vec<ActionId>,
    /// Every answer that was sent, by its question; it may have been taken without a word.
    sent: BTreeMap<u64, ActionId>,
    /// Every step that was heard.
    pub(crate) heard: BTreeMap<u64, Entry>,
    pub(crate) lost: usize,
    pub(crate) problems: Vec<String>,
}

impl Diary {
    pub(crate) fn new(table: Rc<(usize, TableId)>, seat: Seat, person: Hall) -> Self {
        Self {
            table,
            seat,
            person,
            acknowledged: Vec::new(),
            sent: BTreeMap::new(),
            heard: BTreeMap::new(),
            lost: 0,
            problems: Vec::new(),
        }
    }

    pub(crate) fn note(&mut self, problem: impl fmt::Display) {
        let line = format!("table {}, seat {}: {problem}", self.table.0, self.seat);
        self.problems.push(line);
    }

    /// Plays to the end of the game, thinking for `pause` until everybody is in a hurry.
    pub(crate) async fn fill(mut self, pause: Duration, hurried: watch::Receiver<bool>) -> Self {
        if let Err(error) = self.play(pause, hurried).await {
            self.note(format!("{error:#}"));
        }
        self
    }

    async fn play(&mut self, pause: Duration, mut hurried: watch::Receiver<bool>) -> Result<()> {
        let mut table = self.connect().await?;
        // The question that waits for an answer, and when it will get one.
        let mut open: Option<(ClientMessage, Instant)> = None;
        loop {
            let due = open.as_ref().map(|(_, due)| *due);
            tokio::select! {
                update = table.next() => match update? {
                    Update::Said(ServerMessage::State(state)) => {
                        self.hear(&state);
                        if state.over.is_some() {
                            return Ok(());
                        }
                        let think = if *hurried.borrow() { 0.0 } else { 2.0 * fastrand::f64() };
                        open = self.answer(&state).map(|answer| {
                            (answer, Instant::now() + pause.mul_f64(think))
                        });
                    }
                    Update::Said(message) => self.take(&message)?,
                    // Whatever is open will be asked again.
                    Update::Lost(_) => (self.lost, open) = (self.lost + 1, None),
                    Update::Back => {}
                },
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                    if let Some((answer, _)) = open.take() {
                        table.send(&answer).await;
                    }
                }
                Ok(()) = hurried.changed() => {
                    open = open.map(|(answer, _)| (answer, Instant::now()));
                }
            }
        }
    }

    async fn connect(&self) -> Result<TableConnection> {
        loop {
            match TableConnection::open(self.person.clone(), self.table.1.clone(), false).await {
                Err(error) if error.is_passing() => sleep(Duration::from_millis(100)).await,
                opened => return Ok(opened?),
            }
        }
    }

    fn hear(&mut self, state: &State) {
        for entry in &state.entries {
            let known = self.heard.insert(entry.seq, entry.clone());
            if known.is_some_and(|known| known != *entry) {
                self.note(format!("step {} was told twice, and differently", entry.seq));
            }
        }
        // The deal is the first step, and none is left out.
        if self.heard.len() as u64 != state.seq {
            let (heard, seq) = (self.heard.len(), state.seq);
            self.note(format!("heard of {heard} steps, and the state is that after {seq}"));
        }
    }

    /// The answer to the question in a state; the same as before if it was answered before.
    fn answer(&mut self, state: &State) -> Option<ClientMessage> {
        let question = state.question.as_ref()?.id;
        let choice = fastrand::choice(&state.choices)?.id;
        let action = *self.sent.entry(question).or_insert(choice);
        Some(ClientMessage::Act { question, action })
    }

    fn take(&mut self, message: &ServerMessage) -> Result<()> {
        match message {
            ServerMessage::Accepted(accepted) => match self.sent.get(&accepted.question) {
                Some(action) => self.acknowledged.push(*action),
                None => self.note("an answer was acknowledged that nobody gave"),
            },
            ServerMessage::Refused(refused) => {
                // An answer may have been taken just before the hall was killed.
                let passing = [ErrorCode::Stale, ErrorCode::NotAsked, ErrorCode::ShuttingDown];
                if !passing.contains(&refused.error.code) {
                    self.note(format!("refused: {}", refused.error.message));
                }
            }
            ServerMessage::Error { error } => self.note(&error.message),
            ServerMessage::Bye { reason } if !may_return(*reason) => {
                bail!("sent away: {reason:?}");
            }
            _ => {}
        }
        Ok(())
    }
}

/// What the diary says against what the hall has written.
impl Diary {
    /// Every step that was ever heard is still what it was.
    pub(crate) async fn check_log(&self) -> Result<()> {
        let log = self.person.log(&self.table.1, None).await?;
        let now: BTreeMap<u64, Entry> =
            log.entries.into_iter().map(|entry| (entry.seq, entry)).collect();
        for (seq, entry) in &self.heard {
            match now.get(seq) {
                None => bail!("step {seq} was heard and is gone"),
                Some(found) if found != entry => bail!("step {seq} was heard and is another now"),
                Some(_) => {}
            }
        }
        Ok(())
    }

    /// The game file replays, move by move and hash by hash.
    pub(crate) async fn check_file(&self) -> Result<Record> {
        let text = self.person.file(&self.table.1).await?;
        let record = Record::parse(text.as_bytes())?;
        record.verify()?;
        Ok(record)
    }

    /// Every acknowledged move is in the game file, in order, and every other one there was sent.
    pub(crate) fn check_moves(&self, record: &Record) -> Result<()> {
        let own = record.moves.iter().filter(|entry| entry.seat == self.seat);
        let mut sent = self.sent.values();
        let mut acknowledged = self.acknowledged.iter().peekable();
        for entry in own {
            let MoveKind::Act { action, .. } = &entry.kind else { bail!("the seat left the game") };
            if sent.next() != Some(action) {
                bail!("the hall has a move of action {} that was not sent then", action.0);
            }
            acknowledged.next_if(|next| *next == action);
        }
        match acknowledged.next() {
            Some(action) => bail!("the acknowledged move of action {} is not there", action.0),
            None => Ok(()),
        }
    }
}
