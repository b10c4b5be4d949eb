//! Those who look at a table, and what they are sent.

use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::Utf8Bytes;
use gladsheim_engine::{Seat, Viewer};
use gladsheim_protocol::{Bye, Hello, ServerMessage, State, Welcome};
use tokio::sync::mpsc;

use super::actor::Actor;
use super::fold::Step;
use crate::store::LogEntry;
use crate::{HallError, PersonId, time};

/// How many messages may wait for a slow client.
const BACKLOG: usize = 64;
/// How many lines of chat a newcomer is sent.
const CHAT_LINES: u32 = 100;

/// What goes to a client.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A message, ready to be sent.
    Text(Utf8Bytes),
    /// The last word.
    Bye(Bye),
}

/// A place among those who look, for as long as the client stays.
pub(crate) struct Subscription {
    /// Its number at the table.
    pub(crate) id: u64,
    /// What is sent to it.
    pub(crate) outgoing: mpsc::Receiver<Outgoing>,
}

struct Connection {
    id: u64,
    person: Option<PersonId>,
    viewer: Viewer,
    host: bool,
    lines: bool,
    sender: mpsc::Sender<Outgoing>,
}

/// Everybody who looks at a table.
#[derive(Default)]
pub(super) struct Connections {
    list: Vec<Connection>,
    next: u64,
}

impl Connections {
    pub(super) const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub(super) fn close_all(&mut self, why: Bye) {
        for connection in self.list.drain(..) {
            let _ = connection.sender.try_send(Outgoing::Bye(why));
        }
    }

    /// Whether somebody of this seat is there.
    pub(super) fn has(&self, seat: Seat) -> bool {
        self.list.iter().any(|connection| connection.viewer.is(seat))
    }

    /// How many look on without a seat.
    pub(super) fn watchers(&self) -> u32 {
        let watching = self.list.iter().filter(|connection| connection.viewer == Viewer::Public);
        u32::try_from(watching.count()).unwrap_or(u32::MAX)
    }
}

/// A message as text; what cannot be written is logged and left out.
pub(super) fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    match serde_json::to_string(message) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!(%error, "a message could not be written");
            None
        }
    }
}

impl Actor {
    /// Whose eyes a person looks with.
    pub(crate) fn viewer(&self, person: Option<PersonId>) -> Viewer {
        let seat = person.and_then(|person| self.record.seat_of(person));
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// Lets a client look on, and tells it all it has missed.
    pub(crate) async fn subscribe(
        &mut self,
        person: Option<PersonId>,
        hello: Hello,
    ) -> Result<Subscription, HallError> {
        let viewer = self.viewer(person);
        let after = hello.chat_since.unwrap_or(0);
        let chat = self.shared.store.chat(&self.record.id, after, CHAT_LINES).await?;
        let (sender, outgoing) = mpsc::channel(BACKLOG);
        let id = self.connections.next;
        self.connections.next += 1;
        let host = person.is_some_and(|person| self.record.is_host(person));
        let arrives = match viewer {
            Viewer::Seat(seat) => !self.connections.has(seat),
            Viewer::Public => true,
        };
        let lines = hello.lines;
        self.connections.list.push(Connection { id, person, viewer, host, lines, sender });
        let table = self.table_for(viewer, host);
        let version = gladsheim_protocol::VERSION;
        let mut first =
            vec![ServerMessage::Welcome(Welcome { version, now: time::now(), table, chat })];
        if self.fold.is_some() {
            let state = self.state_since(viewer, hello.since.unwrap_or(0), lines)?;
            first.push(ServerMessage::State(state));
        }
        for message in first {
            self.send_to(id, &message);
        }
        if arrives {
            self.tell_table_but(Some(id));
        }
        Ok(Subscription { id, outgoing })
    }

    /// A client has gone.
    pub(crate) fn unsubscribe(&mut self, id: u64) {
        let Some(index) = self.connections.list.iter().position(|one| one.id == id) else {
            return;
        };
        let gone = self.connections.list.swap_remove(index);
        let left = match gone.viewer {
            Viewer::Seat(seat) => !self.connections.has(seat),
            Viewer::Public => true,
        };
        if left {
            self.tell_table_but(None);
        }
    }

    fn send_to(&mut self, id: u64, message: &ServerMessage) {
        if let Some(text) = text(message) {
            self.deliver(|connection| (connection.id == id).then(|| text.clone()));
        }
    }

    /// Hands messages over, and drops clients that cannot keep up.
    fn deliver(&mut self, mut message: impl FnMut(&Connection) -> Option<Utf8Bytes>) {
        let mut count = 0;
        let metrics = &self.shared.metrics;
        self.connections.list.retain(|connection| {
            let Some(text) = message(connection) else { return true };
            count += 1;
            let sent = connection.sender.try_send(Outgoing::Text(text));
            if matches!(sent, Err(mpsc::error::TrySendError::Full(_))) {
                metrics.slow_clients.fetch_add(1, Relaxed);
            }
            sent.is_ok()
        });
        metrics.messages.fetch_add(count, Relaxed);
    }

    /// Tells everybody the same.
    pub(super) fn tell_all(&mut self, message: &ServerMessage) {
        if let Some(text) = text(message) {
            self.deliver(|_| Some(text.clone()));
        }
    }

    /// Tells everybody how the table stands now.
    pub(crate) fn tell_table(&mut self) {
        self.tell_table_if(|_| true);
    }

    fn tell_table_but(&mut self, but: Option<u64>) {
        self.tell_table_if(|one| Some(one.id) != but);
    }

    /// Tells one viewer, on all devices, how the table stands now.
    pub(super) fn tell_table_to(&mut self, viewer: Viewer) {
        self.tell_table_if(|one| one.viewer == viewer);
    }

    fn tell_table_if(&mut self, is_meant: impl Fn(&Connection) -> bool) {
        let mut kinds: Vec<(Viewer, bool)> = Vec::new();
        for connection in self.connections.list.iter().filter(|one| is_meant(one)) {
            let kind = (connection.viewer, connection.host);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        for (viewer, host) in kinds {
            let table = ServerMessage::Table(self.table_for(viewer, host));
            let Some(text) = text(&table) else { continue };
            self.deliver(|one| {
                let is_meant = is_meant(one) && (one.viewer, one.host) == (viewer, host);
                is_meant.then(|| text.clone())
            });
        }
    }

    /// Tells everybody who may hear of it that a step was taken. Each kind of viewer's message is
    /// made and written once.
    pub(super) fn tell_step(&mut self, step: &Step, entry: &LogEntry) {
        self.tell_states(|actor, viewer| {
            let fold = actor.fold.as_ref().filter(|fold| !fold.holds_back(viewer))?;
            let (before, now) = (step.before.of(viewer), fold.heard(viewer));
            match now.checked_sub(before) {
                None | Some(0) => None,
                Some(1) if step.told.has(viewer) => {
                    actor.state(viewer, vec![step.entry(entry, viewer, now)])
                }
                // The end of the game does not wait for a pause to be over.
                Some(_) => actor.state_since(viewer, before, false).ok(),
            }
        });
    }

    /// Sends every kind of viewer a state, if there is one to send.
    pub(super) fn tell_states(&mut self, make: impl Fn(&Self, Viewer) -> Option<State>) {
        let mut kinds: Vec<(Viewer, bool)> = Vec::new();
        for connection in &self.connections.list {
            let kind = (connection.viewer, connection.lines);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        for (viewer, lines) in kinds {
            let Some(mut state) = make(self, viewer) else { continue };
            state.lines = lines.then(|| self.lines(viewer)).flatten();
            let Some(text) = text(&ServerMessage::State(state)) else { continue };
            self.deliver(|one| (one.viewer == viewer && one.lines == lines).then(|| text.clone()));
        }
    }

    /// How much each seat and the public have heard.
    pub(super) fn heard_by_all(&self) -> Vec<(Viewer, u64)> {
        let heard = |viewer| self.fold.as_ref().map_or(0, |fold| fold.heard(viewer));
        Viewer::all(self.record.seats.len()).map(|viewer| (viewer, heard(viewer))).collect()
    }

    /// After the table was read again: tells everybody what they have not heard of.
    pub(super) async fn tell_missed(&mut self, heard: &[(Viewer, u64)], last_line: u64) {
        self.look_again();
        let missed = |viewer: Viewer| {
            heard.iter().find(|(one, _)| *one == viewer).map_or(0, |(_, heard)| *heard)
        };
        self.tell_states(|actor, viewer| {
            let since = missed(viewer);
            let fold = actor.fold.as_ref().filter(|fold| fold.heard(viewer) > since)?;
            debug_assert!(fold.heard(viewer) > since);
            actor.state_since(viewer, since, false).ok()
        });
        self.tell_table();
        if self.record.last_line > last_line {
            let id = self.record.id.clone();
            let lines = self.shared.store.chat(&id, last_line, CHAT_LINES).await;
            for line in lines.unwrap_or_default() {
                self.tell_all(&ServerMessage::Chat(line));
            }
        }
    }

    /// Looks again whose eyes everybody looks with, after seats have changed hands.
    ///
    /// Whoever has lost a seat is sent away; whoever has found one is sent its view.
    pub(super) fn look_again(&mut self) {
        let mut list = std::mem::take(&mut self.connections.list);
        let mut found = Vec::new();
        list.retain_mut(|connection| {
            let now = self.viewer(connection.person);
            let had_seat = matches!(connection.viewer, Viewer::Seat(_));
            let host = connection.person.is_some_and(|person| self.record.is_host(person));
            connection.host = host;
            if now == connection.viewer {
                return true;
            }
            if had_seat && now == Viewer::Public {
                let _ = connection.sender.try_send(Outgoing::Bye(Bye::SeatLost));
                return false;
            }
            connection.viewer = now;
            found.push(connection.id);
            true
        });
        self.connections.list = list;
        for id in found {
            let viewer =
                self.connections.list.iter().find(|one| one.id == id).map(|one| one.viewer);
            let Some(viewer) = viewer.filter(|_| self.fold.is_some()) else { continue };
            if let Ok(state) = self.state_since(viewer, 0, false) {
                self.send_to(id, &ServerMessage::State(state));
            }
        }
    }
}
