//! The way to those who look at a table.

use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::Utf8Bytes;
use gladsheim_protocol::{Bye, Hello, ServerMessage};
use gladsheim_table::{Letter, PersonId, WatcherId};
use tokio::sync::mpsc;

use super::actor::Actor;
use crate::HallError;

/// How many messages may wait for a slow client.
const BACKLOG: usize = 64;
/// How many lines of chat a newcomer is sent.
pub(super) const CHAT_LINES: u32 = 100;

/// What goes to a client.
#[derive(Debug)]
pub(crate) enum Outgoing {
    /// A message, ready to be sent.
    Text(Utf8Bytes),
    /// The last word.
    Bye(Bye),
}

/// A client among those who look, for as long as it stays.
pub(crate) struct Subscription {
    /// Its number at the table.
    pub(crate) id: WatcherId,
    /// What is sent to it.
    pub(crate) outgoing: mpsc::Receiver<Outgoing>,
}

/// The way to everybody who looks.
pub(super) type Connections = HashMap<WatcherId, mpsc::Sender<Outgoing>>;

/// A message as text; what cannot be written is logged and left out.
fn text(message: &ServerMessage) -> Option<Utf8Bytes> {
    match serde_json::to_string(message) {
        Ok(text) => Some(text.into()),
        Err(error) => {
            tracing::error!(%error, "a message could not be written");
            None
        }
    }
}

impl Actor {
    /// Lets a client look on, and tells it all it has missed.
    pub(crate) async fn subscribe(
        &mut self,
        person: Option<PersonId>,
        hello: Hello,
    ) -> Result<Subscription, HallError> {
        let after = hello.chat_since.unwrap_or(0);
        let id = self.table.record().id.clone();
        let chat = self.shared.store.chat(&id, after, CHAT_LINES).await?;
        let (most, now) = (self.shared.limiter.watchers(), self.shared.now());
        let (id, letters) = self.table.subscribe(person, &hello, chat, most, now)?;
        let (sender, outgoing) = mpsc::channel(BACKLOG);
        self.connections.insert(id, sender);
        self.deliver(letters);
        Ok(Subscription { id, outgoing })
    }

    /// A client has gone.
    pub(crate) fn unsubscribe(&mut self, id: WatcherId) {
        self.connections.remove(&id);
        let letters = self.table.unsubscribe(id, self.shared.now());
        self.deliver(letters);
    }

    /// Hands letters over, each written once, and drops clients that cannot keep up.
    pub(super) fn deliver(&mut self, letters: Vec<Letter>) {
        for letter in letters {
            match letter {
                Letter::Message { to, message } => {
                    let Some(text) = text(&message) else { continue };
                    to.into_iter().for_each(|id| self.send(id, text.clone()));
                }
                Letter::Bye { to, reason } => {
                    if let Some(sender) = self.connections.remove(&to) {
                        let _ = sender.try_send(Outgoing::Bye(reason));
                    }
                }
            }
        }
    }

    fn send(&mut self, id: WatcherId, text: Utf8Bytes) {
        let metrics = &self.shared.metrics;
        let Some(sender) = self.connections.get(&id) else { return };
        metrics.messages.fetch_add(1, Relaxed);
        let sent = sender.try_send(Outgoing::Text(text));
        if matches!(sent, Err(mpsc::error::TrySendError::Full(_))) {
            metrics.slow_clients.fetch_add(1, Relaxed);
        }
        if sent.is_err() {
            self.connections.remove(&id);
            self.table.forget(id);
        }
    }

    /// Sends everybody away.
    pub(super) fn close_all(&mut self, why: Bye) {
        for (_, sender) in self.connections.drain() {
            let _ = sender.try_send(Outgoing::Bye(why));
        }
        self.table.forget_all();
    }
}
