//! Games told again: made once, beside the tables, and shared by all who read them.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::body::Bytes;
use gladsheim_protocol::Replay;
use gladsheim_table::{TableError, Told};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use tokio::sync::Semaphore;

use crate::HallError;
use crate::auth::Slot;
use crate::metrics::Metrics;

/// How many bytes of replays are kept, and for how many of them there is room at first.
const KEPT: u64 = 32 * 1024 * 1024;
const ROOM: usize = 32;
/// How many steps of a game cost as much as an ordinary request.
const STEPS: usize = 32;

#[derive(Clone)]
struct Size;

impl Weighter<Told, Bytes> for Size {
    fn weight(&self, _: &Told, replay: &Bytes) -> u64 {
        replay.len() as u64
    }
}

/// The replays that were made last, and those who make them.
pub(crate) struct Replays {
    told: Cache<Told, Bytes, Size>,
    makers: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl Replays {
    /// With so many made at once.
    pub(crate) fn new(makers: usize, metrics: Arc<Metrics>) -> Self {
        let told = Cache::with_weighter(ROOM, KEPT, Size);
        Self { told, makers: Arc::new(Semaphore::new(makers)), metrics }
    }

    /// A replay as it is kept, or as `make` makes it; all who ask at the same time wait for one.
    pub(crate) async fn get(
        &self,
        told: &Told,
        make: impl FnOnce() -> Result<Replay, TableError> + Send + 'static,
    ) -> Result<Bytes, HallError> {
        self.told.get_or_insert_async(told, self.make(make)).await
    }

    /// Makes a replay that is not kept. It takes a while, so it is done where nobody waits for it.
    pub(crate) async fn make(
        &self,
        make: impl FnOnce() -> Result<Replay, TableError> + Send + 'static,
    ) -> Result<Bytes, HallError> {
        let maker = Arc::clone(&self.makers).acquire_owned().await;
        let maker = maker.map_err(|_| HallError::ShuttingDown)?;
        self.metrics.replays.fetch_add(1, Relaxed);
        let made = tokio::task::spawn_blocking(move || {
            // Held to the end, also when nobody waits for it any more.
            let _maker = maker;
            let replay = make().map_err(HallError::from)?;
            serde_json::to_vec(&replay).map_err(|error| {
                tracing::error!(%error, "a replay could not be written");
                HallError::Internal
            })
        });
        Ok(made.await.map_err(|_| HallError::Internal)??.into_boxed_slice().into())
    }
}

/// What a replay of so many steps costs, in ordinary requests.
pub(crate) fn cost(steps: usize) -> u32 {
    u32::try_from(steps / STEPS).unwrap_or(u32::MAX)
}

/// The bytes of a replay with the reader's slot, which is given back once all is read.
pub(crate) fn read_by(replay: Bytes, slot: Slot) -> Bytes {
    struct Held(Bytes, #[allow(dead_code, reason = "kept for its end")] Slot);
    impl AsRef<[u8]> for Held {
        fn as_ref(&self) -> &[u8] {
            &self.0
        }
    }
    Bytes::from_owner(Held(replay, slot))
}
