//! The door: who comes in, and how long the slow are waited for.

mod connection;

use std::convert::Infallible;
use std::io::Write as _;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::response::Response;
use axum::serve::Listener;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tower_service::Service as _;

use self::connection::Connection;
use crate::auth::Slots;
use crate::hall::stopped;
use crate::metrics::Metrics;
use crate::options::Patience;

/// How much of a request's head is held in memory, and of its body read at once.
const BUFFER: usize = 64 * 1024;

/// A door of the hall.
pub(crate) struct Door {
    pub(crate) router: Router,
    pub(crate) slots: Arc<Slots>,
    pub(crate) patience: Patience,
    pub(crate) metrics: Arc<Metrics>,
}

impl Door {
    /// Lets everybody in for whom there is room, until the hall is about to stop; then waits for
    /// those who are inside, but not for long.
    pub(crate) async fn keep(
        self,
        mut listener: TcpListener,
        mut stopping: watch::Receiver<bool>,
        farewell: Duration,
    ) {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new()).header_read_timeout(self.patience.head).max_buf_size(BUFFER);
        let (inside, mut nobody) = mpsc::channel::<Infallible>(1);
        loop {
            let (stream, peer) = tokio::select! {
                () = stopped(&mut stopping) => break,
                accepted = Listener::accept(&mut listener) => accepted,
            };
            let Some(slot) = self.slots.take(peer.ip()) else {
                self.metrics.turned_away.fetch_add(1, Relaxed);
                turn_away(stream);
                continue;
            };
            // Small messages that people wait for: they go out at once.
            if let Err(error) = stream.set_nodelay(true) {
                tracing::debug!(%error, "a connection is slower than it could be");
            }
            let line = TokioIo::new(Connection::new(stream, slot, self.patience.reader));
            let router = self.router.clone();
            let service = hyper::service::service_fn(move |request| answer(&router, peer, request));
            let connection = http.serve_connection(line, service).with_upgrades();
            let (inside, mut stopping) = (inside.clone(), stopping.clone());
            tokio::spawn(async move {
                let mut connection = pin!(connection);
                let served = tokio::select! {
                    served = connection.as_mut() => served,
                    () = stopped(&mut stopping) => {
                        connection.as_mut().graceful_shutdown();
                        connection.await
                    }
                };
                if let Err(error) = served {
                    tracing::debug!(%error, "a connection broke off");
                }
                drop(inside);
            });
        }
        drop((listener, inside));
        // Connections that are kept open for nothing do not keep the hall from closing.
        let _ = tokio::time::timeout(farewell, nobody.recv()).await;
    }
}

fn answer(
    router: &Router,
    peer: SocketAddr,
    request: Request<Incoming>,
) -> impl Future<Output = Result<Response, Infallible>> + use<> {
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(ConnectInfo(peer));
    router.clone().call(request)
}

/// Says that there is no room, as far as that can be done without waiting.
fn turn_away(stream: TcpStream) {
    const FULL: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\
        retry-after: 5\r\ncontent-length: 0\r\n\r\n";
    // Whoever hears nothing of it finds the connection closed, which says as much.
    if let Ok(mut stream) = stream.into_std() {
        let _ = stream.write(FULL);
    }
}
