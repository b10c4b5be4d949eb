//! A connection to a table that mends itself.

use std::time::Duration;

use gladsheim_protocol::{Bye, ClientMessage, Hello, ServerMessage, TableId, VERSION};
use tokio::time::{Instant, sleep_until};

use crate::{Error, Hall, Socket};

/// How long to wait before trying again: twice as long each time, up to a limit, and never quite
/// the same for two clients, lest they all come back at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Backoff {
    next: Duration,
    limit: Duration,
}

impl Default for Backoff {
    fn default() -> Self {
        Self { next: Duration::from_millis(100), limit: Duration::from_secs(5) }
    }
}

impl Backoff {
    /// The next time to wait.
    pub fn step(&mut self) -> Duration {
        let wait = self.next.mul_f64(0.75 + fastrand::f64() / 2.0);
        self.next = (self.next * 2).min(self.limit);
        wait
    }
}

/// What a [`TableConnection`] reports.
#[derive(Debug)]
// Updates are handed over one by one; boxing would buy nothing.
#[allow(clippy::large_enum_variant)]
pub enum Update {
    /// The hall said something.
    Said(ServerMessage),
    /// The connection was lost; it is being mended.
    Lost(Error),
    /// The connection is back; what was missed follows.
    Back,
}

/// A connection to a table that comes back by itself and catches up.
///
/// An answer that was under way when the connection broke is not sent again: after the catch-up the
/// question is either still there, under the same number, or it was answered.
pub struct TableConnection {
    hall: Hall,
    id: TableId,
    lines: bool,
    socket: Option<Socket>,
    seq: Option<u64>,
    chat: Option<u64>,
    backoff: Backoff,
    /// When to try again, while there is no connection.
    retry_at: Instant,
}

impl TableConnection {
    /// Connects for the first time; `lines` asks for positions in words as well.
    ///
    /// # Errors
    /// If it cannot be done now; only a connection that once worked is mended.
    pub async fn open(hall: Hall, id: TableId, lines: bool) -> Result<Self, Error> {
        let (backoff, retry_at) = (Backoff::default(), Instant::now());
        let mut table =
            Self { hall, id, lines, socket: None, seq: None, chat: None, backoff, retry_at };
        table.socket = Some(table.connect().await?);
        Ok(table)
    }

    /// The person who sits here.
    #[must_use]
    pub fn hall(&self) -> &Hall {
        &self.hall
    }

    /// The table.
    #[must_use]
    pub fn id(&self) -> &TableId {
        &self.id
    }

    async fn connect(&self) -> Result<Socket, Error> {
        let (since, chat_since) = (self.seq, self.chat);
        let hello =
            Hello { version: VERSION, since, chat_since, lines: self.lines, patches: false };
        self.hall.socket(&self.id, hello).await
    }

    /// Sends a message, if there is a connection at the moment.
    ///
    /// Whether it arrived is told by the answer, not here: `false` is certain, `true` is hope.
    pub async fn send(&mut self, message: &ClientMessage) -> bool {
        match &mut self.socket {
            Some(socket) => socket.send(message).await.is_ok(),
            None => false,
        }
    }

    /// Breaks the connection, as a bad network would.
    pub fn cut(&mut self) {
        self.socket = None;
        self.wait();
    }

    fn wait(&mut self) {
        self.retry_at = Instant::now() + self.backoff.step();
    }

    /// What comes next; it may be dropped and asked for again at any time.
    ///
    /// # Errors
    /// If the hall will not have this client back, so that waiting would not help.
    pub async fn next(&mut self) -> Result<Update, Error> {
        if let Some(socket) = &mut self.socket {
            match socket.next().await {
                Ok(Some(message)) => {
                    self.remember(&message);
                    return Ok(Update::Said(message));
                }
                Ok(None) => return Ok(self.lost(Error::Broken("the hall closed it".into()))),
                Err(error) if error.is_passing() => return Ok(self.lost(error)),
                Err(error) => return Err(error),
            }
        }
        loop {
            sleep_until(self.retry_at).await;
            match self.connect().await {
                Ok(socket) => {
                    self.socket = Some(socket);
                    return Ok(Update::Back);
                }
                Err(error) if error.is_passing() => {
                    self.wait();
                    let asked = error.wait().map(|wait| Instant::now() + wait);
                    self.retry_at = asked.map_or(self.retry_at, |asked| asked.max(self.retry_at));
                }
                Err(error) => return Err(error),
            }
        }
    }

    fn lost(&mut self, error: Error) -> Update {
        self.cut();
        Update::Lost(error)
    }

    fn remember(&mut self, message: &ServerMessage) {
        match message {
            ServerMessage::Welcome(welcome) => {
                // Only a hall that answers has earned fresh hope.
                self.backoff = Backoff::default();
                self.chat = welcome.chat.last().map(|line| line.id).or(self.chat);
            }
            ServerMessage::State(state) => self.seq = Some(state.seq),
            ServerMessage::Chat(line) => self.chat = Some(line.id),
            _ => {}
        }
    }
}

/// Whether a client that was sent away for this reason may come back.
#[must_use]
pub fn may_return(reason: Bye) -> bool {
    !matches!(reason, Bye::UnsupportedVersion | Bye::BadClient | Bye::Closed | Bye::SeatLost)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_grows_and_is_bounded() {
        let mut backoff = Backoff::default();
        let waits: Vec<Duration> = (0..12).map(|_| backoff.step()).collect();
        assert!(waits[0] < Duration::from_millis(126));
        assert!(waits[3] > Duration::from_millis(599));
        assert!(waits.iter().all(|wait| *wait <= Duration::from_millis(6250)));
    }
}
