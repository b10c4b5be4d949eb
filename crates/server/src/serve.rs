//! Serving a hall over the network.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

use crate::Hall;

/// How long clients have to take their goodbye.
const FAREWELL: Duration = Duration::from_secs(3);

/// Serves the hall until `stop` is done; then says goodbye to everybody and finishes what is under
/// way.
///
/// # Errors
/// If the network fails.
pub async fn serve(
    hall: Hall,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    // Small messages that people wait for: they go out at once.
    let listener = listener.tap_io(|stream| {
        if let Err(error) = stream.set_nodelay(true) {
            tracing::debug!(%error, "a connection is slower than it could be");
        }
    });
    let service = hall.router().into_make_service_with_connect_info::<SocketAddr>();
    let closing = hall.clone();
    let served = axum::serve(listener, service).with_graceful_shutdown(async move {
        stop.await;
        tracing::info!("the hall closes");
        closing.close().await;
    });
    let mut stopping = hall.0.stopping();
    tokio::select! {
        served = served => served?,
        // Connections that are kept open for nothing do not keep the hall from closing.
        () = async {
            crate::hall::stopped(&mut stopping).await;
            tokio::time::sleep(FAREWELL).await;
        } => {}
    }
    hall.close().await;
    let deadline = tokio::time::Instant::now() + FAREWELL;
    while hall.0.metrics.sockets.load(Relaxed) > 0 && tokio::time::Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(())
}
