//! One address does all the harm it can, and nobody else suffers.
//!
//! A thousand connections from one address send half requests, floods of messages and requests for
//! replays that they never read, for a few seconds; with `GLADSHEIM_SOAK=1` for a minute. Meanwhile
//! seated players play on and new visitors come, from other addresses of this machine.

mod bad_guest;
mod echo;
mod hall;
mod players;
mod visitors;

use std::time::{Duration, Instant};

use gladsheim_testkit::soak::{is_soak, tell};

use self::hall::Hall;
use self::players::Times;

/// What a player may wait for an answer, for 99 of 100 answers.
const P99: Duration = Duration::from_millis(100);
/// What the hall may take at most, in megabytes.
const MEMORY: f64 = 300.0;
/// What a newcomer may wait until the table is seen.
const WELCOME: Duration = Duration::from_secs(5);

struct Plan {
    tables: u8,
    calm: Duration,
    siege: Duration,
}

fn plan() -> Plan {
    let [short, calm, siege] = [3, 10, 60].map(Duration::from_secs);
    if is_soak() {
        Plan { tables: 20, calm, siege }
    } else {
        Plan { tables: 6, calm: short, siege: 2 * short }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_bad_guest_harms_neither_players_nor_newcomers() {
    let plan = plan();
    let folder = tempfile::tempdir().unwrap();
    let told = {
        let unlimited = Hall::open(folder.path(), &["--no-limits"]);
        players::finished_game(&unlimited).await
    };
    let hall = Hall::open(folder.path(), &[]);
    let tables = players::sit_down(&hall, plan.tables).await;
    let watched = tables[0].id.clone();
    let begins = Instant::now() + plan.calm;
    let ends = begins + plan.siege;
    let playing: Vec<_> =
        tables.into_iter().map(|table| tokio::spawn(table.play(begins, ends))).collect();
    let echo = tokio::spawn(echo::listen(begins, ends));
    tokio::time::sleep_until(begins.into()).await;
    let bad_guest = bad_guest::besiege(&hall, &told, &watched, ends);
    let came = tokio::spawn(visitors::come(hall.address, watched.clone(), ends));
    let harm = bad_guest.await;
    let (mut calm, mut under_siege) = (Times::default(), Times::default());
    for table in playing {
        let (before, after) = table.await.expect("no player is sent away");
        calm.add(before);
        under_siege.add(after);
    }
    let came = came.await.expect("every visitor gets in");
    let (calm, p99) = (calm.p99(), under_siege.p99());
    let echo = echo.await.unwrap().p99();
    let (moves, memory) = (under_siege.len(), hall.peak_memory());
    tell(&format!(
        "{moves} moves, p99 {p99:.1?} (calm {calm:.1?}, echo {echo:.1?}); {} visitors, slowest {:.1?}; \
         {memory:.0?} MB at most; {harm:?}",
        came.len(),
        came.slowest(),
    ));
    assert!(hall.metric("gladsheim_turned_away_total").await > 0, "there is an end of places");
    assert!(hall.metric("gladsheim_floods_total").await > 0, "floods are cut off");
    // Five pairs of eyes, and once more for each that had to go to make room.
    let made = hall.metric("gladsheim_replays_total").await;
    assert!((1..=20).contains(&made), "{made} replays were made for {harm:?}");
    assert!(harm.connections > 1_000 && harm.messages > 1_000 && harm.replays > 10, "{harm:?}");
    // On a busy machine the players wait for processor and disk as well. How long, the calm tells
    // and the echo, which waits twice where a move waits a dozen times.
    let allowed = P99.max(3 * calm + 10 * echo);
    assert!(p99 < allowed, "p99 {p99:?} of {moves} moves, {calm:?} before, echo {echo:?}");
    assert!(came.len() > 5 && came.slowest() < WELCOME.max(30 * echo), "{:?}", came.slowest());
    assert!(memory.is_none_or(|megabytes| megabytes < MEMORY), "{memory:?} MB");
}
