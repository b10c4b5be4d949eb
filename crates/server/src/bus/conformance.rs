//! What every bus must do; its tests call [`check`].

use gladsheim_protocol::TableId;

use super::{Bus, Heard, Notice};

/// Checks a bus, and panics with the law that it breaks.
///
/// # Panics
/// If the bus breaks one: this is a test.
#[allow(clippy::panic)]
pub async fn check(bus: &dyn Bus) {
    let Ok(table) = "table".parse::<TableId>() else { panic!("a plain name names a table") };
    let notice = |version| Notice { table: table.clone(), version, origin: 7 };
    bus.publish(notice(1)).await;
    let mut first = bus.listen().await;
    let mut second = bus.listen().await;
    for version in 2..=4 {
        bus.publish(notice(version)).await;
    }
    for (name, listener) in [("first", &mut first), ("second", &mut second)] {
        for version in 2..=4 {
            let heard = listener.next().await;
            let law = "every listener hears all that is told after it began to listen, in order";
            assert_eq!(heard, Some(Heard::Notice(notice(version))), "{law} ({name})");
        }
    }
}
