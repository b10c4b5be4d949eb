//! The stores and buses against the suites that all of them must pass.

use std::sync::Arc;

use gladsheim_server::bus::{self, LocalBus};
use gladsheim_server::store::{Sqlite, conformance};

use crate::house::Folder;

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_passes_the_suite_of_stores() {
    let folder = Folder::new();
    conformance::check(Arc::new(Sqlite::open(folder.path()).await.unwrap())).await;
}

#[tokio::test]
async fn the_local_bus_passes_the_suite_of_buses() {
    bus::conformance::check(&LocalBus::default()).await;
}
