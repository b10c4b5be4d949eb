//! The bad guest: one address with a thousand connections, none of which means well.
//!
//! Everything is bounded: a thousand at once, each of which comes again only after a while, until
//! the time is up.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpSocket;
use tokio::task::JoinSet;
use tokio::time::{sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;

use crate::hall::{From, Hall, Person, connect};

const ADDRESS: From = [127, 0, 0, 2];
/// How many there are of each of the five kinds.
const EACH: u64 = 200;
/// After how long a connection that has ended comes again.
const AGAIN: Duration = Duration::from_secs(1);
/// For how long a replay is left unread.
const UNREAD: Duration = Duration::from_secs(5);

/// What the bad guest has done.
#[derive(Debug)]
pub struct Harm {
    pub connections: u64,
    pub messages: u64,
    pub replays: u64,
}

#[derive(Default)]
struct Counts {
    connections: AtomicU64,
    messages: AtomicU64,
    replays: AtomicU64,
}

struct Siege {
    hall: SocketAddr,
    /// A finished game that takes long to tell.
    told: String,
    /// A table at which people play.
    watched: String,
    counts: Counts,
}

/// Does harm of every kind until `ends`.
pub async fn besiege(hall: &Hall, told: &str, watched: &str, ends: Instant) -> Harm {
    let (told, watched) = (told.to_owned(), watched.to_owned());
    let siege = Arc::new(Siege { hall: hall.address, told, watched, counts: Counts::default() });
    let mut guests = JoinSet::new();
    for number in 0..EACH {
        let again = |siege: &Arc<Siege>, kind| again(Arc::clone(siege), kind, number, ends);
        guests.spawn(again(&siege, Kind::HalfHead));
        guests.spawn(again(&siege, Kind::HalfBody));
        guests.spawn(again(&siege, Kind::Pings));
        guests.spawn(again(&siege, Kind::Texts));
        guests.spawn(again(&siege, Kind::Replays));
    }
    while guests.join_next().await.is_some() {}
    let Counts { connections, messages, replays } = &siege.counts;
    Harm {
        connections: connections.load(Relaxed),
        messages: messages.load(Relaxed),
        replays: replays.load(Relaxed),
    }
}

#[derive(Clone, Copy)]
enum Kind {
    HalfHead,
    HalfBody,
    Pings,
    Texts,
    Replays,
}

/// Comes again and again, not all at the same moment.
async fn again(siege: Arc<Siege>, kind: Kind, number: u64, ends: Instant) {
    sleep(AGAIN.mul_f64(number as f64 / EACH as f64)).await;
    while Instant::now() < ends {
        siege.counts.connections.fetch_add(1, Relaxed);
        let half = "POST /api/v1/tables HTTP/1.1\r\nhost: localhost\r\n";
        let body = "content-type: application/json\r\ncontent-length: 999\r\n\r\n{\"game\":";
        let ping = Message::Ping("hail".into());
        let text = Message::Text(json!({ "type": "ping" }).to_string().into());
        match kind {
            Kind::HalfHead => until(ends, siege.hold(half.to_owned())).await,
            Kind::HalfBody => until(ends, siege.hold(format!("{half}{body}"))).await,
            Kind::Pings => until(ends, siege.flood(&ping)).await,
            Kind::Texts => until(ends, siege.flood(&text)).await,
            Kind::Replays => until(ends, siege.leave_unread(number)).await,
        }
        sleep(AGAIN).await;
    }
}

async fn until(ends: Instant, work: impl Future<Output = Option<()>>) {
    tokio::select! {
        _ = work => {}
        () = sleep_until(ends.into()) => {}
    }
}

impl Siege {
    /// Sends the beginning of a request, and waits for the hall to lose its patience.
    async fn hold(&self, beginning: String) -> Option<()> {
        let mut stream = connect(ADDRESS, self.hall).await.ok()?;
        stream.write_all(beginning.as_bytes()).await.ok()?;
        stream.read_to_end(&mut Vec::new()).await.ok().map(drop)
    }

    /// Says the same without end, and does not listen.
    async fn flood(&self, message: &Message) -> Option<()> {
        let mut socket = Person::new(ADDRESS, self.hall).socket(&self.watched).await?;
        while timeout(AGAIN, socket.repeat(message, 20)).await.is_ok_and(|said| said) {
            self.counts.messages.fetch_add(20, Relaxed);
            sleep(Duration::from_millis(20)).await;
        }
        None
    }

    /// Asks for a replay and does not read it.
    async fn leave_unread(&self, number: u64) -> Option<()> {
        let socket = TcpSocket::new_v4().ok()?;
        socket.set_recv_buffer_size(4096).ok()?;
        socket.bind((ADDRESS, 0).into()).ok()?;
        let mut stream = socket.connect(self.hall).await.ok()?;
        let (told, eyes) = (&self.told, number % 5);
        let path = format!("/api/v1/tables/{told}/replay?eyes={eyes}");
        let request = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n");
        stream.write_all(request.as_bytes()).await.ok()?;
        self.counts.replays.fetch_add(1, Relaxed);
        sleep(UNREAD).await;
        Some(())
    }
}
