//! Serving a hall over the network.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::Hall;
use crate::auth::Slots;
use crate::door::Door;

/// How long clients have to take their goodbye.
const FAREWELL: Duration = Duration::from_secs(3);
/// How many may look at the figures at once.
const KEEPERS: u32 = 16;

/// Serves the hall until `stop` is done; then says goodbye to everybody and finishes what is under
/// way. What the hall counts is told on a listener of its own, if there is one: it moves with every
/// step, before viewers hear of it, which is not for those who play.
pub async fn serve(
    hall: Hall,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let door = |router, slots| Door {
        router,
        slots,
        patience: hall.0.options.patience,
        metrics: Arc::clone(&hall.0.metrics),
    };
    let public = door(hall.router(), Arc::clone(hall.0.limiter.connections()));
    let public = public.keep(listener, hall.0.stopping(), FAREWELL);
    let figures = async {
        if let Some(listener) = metrics {
            let figures = door(hall.metrics_router(), Slots::new(KEEPERS, KEEPERS));
            figures.keep(listener, hall.0.stopping(), FAREWELL).await;
        }
    };
    let closed = async {
        stop.await;
        tracing::info!("the hall closes");
        hall.close().await;
        std::future::pending::<()>().await;
    };
    tokio::select! {
        _ = async { tokio::join!(public, figures) } => {}
        () = closed => {}
    }
    hall.close().await;
    let deadline = tokio::time::Instant::now() + FAREWELL;
    while hall.0.metrics.sockets.load(Relaxed) > 0 && tokio::time::Instant::now() < deadline {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
