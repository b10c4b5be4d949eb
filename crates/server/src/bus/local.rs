//! A bus within one process.

use async_trait::async_trait;
use tokio::sync::broadcast;

use super::{Bus, Heard, Listener, Notice};

/// How many notices a slow listener may fall behind.
const BACKLOG: usize = 1024;

/// A bus within one process: what a single server needs.
#[derive(Debug)]
pub struct LocalBus(broadcast::Sender<Notice>);

impl Default for LocalBus {
    fn default() -> Self {
        Self(broadcast::Sender::new(BACKLOG))
    }
}

#[async_trait]
impl Bus for LocalBus {
    async fn publish(&self, notice: Notice) {
        // It is no error if nobody listens: a hall by itself knows its own changes.
        let _ = self.0.send(notice);
    }

    async fn listen(&self) -> Box<dyn Listener> {
        Box::new(LocalListener(self.0.subscribe()))
    }
}

struct LocalListener(broadcast::Receiver<Notice>);

#[async_trait]
impl Listener for LocalListener {
    async fn next(&mut self) -> Option<Heard> {
        match self.0.recv().await {
            Ok(notice) => Some(Heard::Notice(notice)),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Heard::Gap),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
