//! A bus within one process.

use async_trait::async_trait;
use tokio::sync::broadcast;

use super::{Bus, Heard, Listener, News};

/// How much news a slow listener may fall behind.
const BACKLOG: usize = 1024;

/// A bus within one process: what a single server needs.
#[derive(Debug)]
pub struct LocalBus(broadcast::Sender<News>);

impl Default for LocalBus {
    fn default() -> Self {
        Self(broadcast::Sender::new(BACKLOG))
    }
}

#[async_trait]
impl Bus for LocalBus {
    async fn publish(&self, news: News) {
        // Nobody listening is no error: there may be but one hall, which knows its own news.
        let _ = self.0.send(news);
    }

    async fn listen(&self) -> Box<dyn Listener> {
        Box::new(LocalListener(self.0.subscribe()))
    }
}

struct LocalListener(broadcast::Receiver<News>);

#[async_trait]
impl Listener for LocalListener {
    async fn next(&mut self) -> Option<Heard> {
        match self.0.recv().await {
            Ok(news) => Some(Heard::News(news)),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Heard::Gap),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}
