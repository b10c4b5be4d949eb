//! What the hall counts, in the text format of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// The upper bounds of the times that are told apart, in microseconds.
const BOUNDS: [u64; 12] =
    [250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 1_000_000, 5_000_000];

/// How often things took how long.
#[derive(Debug, Default)]
pub(crate) struct Times {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Times {
    /// Counts one.
    pub(crate) fn add(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        self.count.fetch_add(1, Relaxed);
        self.micros.fetch_add(micros, Relaxed);
        let fitting = BOUNDS.iter().zip(&self.buckets).find(|(bound, _)| micros <= **bound);
        if let Some((_, bucket)) = fitting {
            bucket.fetch_add(1, Relaxed);
        }
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut total = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            total += bucket.load(Relaxed);
            let seconds = *bound as f64 / 1e6;
            let _ = writeln!(out, "{name}_bucket{{le=\"{seconds}\"}} {total}");
        }
        let count = self.count.load(Relaxed);
        let seconds = self.micros.load(Relaxed) as f64 / 1e6;
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "{name}_sum {seconds}\n{name}_count {count}");
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Tables in memory.
    pub(crate) loaded: AtomicI64,
    /// Open sockets.
    pub(crate) sockets: AtomicI64,
    /// Steps that were kept.
    pub(crate) steps: AtomicU64,
    /// Of these, steps by bots.
    pub(crate) bot_steps: AtomicU64,
    /// Requests that were answered.
    pub(crate) requests: AtomicU64,
    /// Of these, those that failed in the hall itself.
    pub(crate) failures: AtomicU64,
    /// Requests and messages over a limit.
    pub(crate) limited: AtomicU64,
    /// Connections for which there was no room.
    pub(crate) turned_away: AtomicU64,
    /// Sockets that were closed because they said too much.
    pub(crate) floods: AtomicU64,
    /// Replays that were made, and not only sent again.
    pub(crate) replays: AtomicU64,
    /// Messages to clients.
    pub(crate) messages: AtomicU64,
    /// Clients that were too slow.
    pub(crate) slow_clients: AtomicU64,
    /// Tables whose log did not replay.
    pub(crate) set_aside: AtomicU64,
    /// From a player's message to the broadcast.
    pub(crate) step_times: Times,
    /// From a change to its being on the disk.
    pub(crate) commit_times: Times,
    /// How long bots thought.
    pub(crate) bot_times: Times,
}

impl Metrics {
    /// All of it as text.
    pub(crate) fn render(&self) -> String {
        let mut out = String::new();
        let gauges = [
            ("gladsheim_tables_loaded", "Tables in memory.", &self.loaded),
            ("gladsheim_sockets", "Open sockets.", &self.sockets),
        ];
        for (name, help, value) in gauges {
            let value = value.load(Relaxed);
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
        }
        let counters = [
            ("gladsheim_steps_total", "Steps that were kept.", &self.steps),
            ("gladsheim_bot_steps_total", "Steps by bots.", &self.bot_steps),
            ("gladsheim_requests_total", "Requests that were answered.", &self.requests),
            ("gladsheim_failures_total", "Requests that failed here.", &self.failures),
            ("gladsheim_limited_total", "Requests over a limit.", &self.limited),
            (
                "gladsheim_turned_away_total",
                "Connections turned away for want of room.",
                &self.turned_away,
            ),
            ("gladsheim_floods_total", "Sockets that said too much.", &self.floods),
            ("gladsheim_replays_total", "Replays that were made.", &self.replays),
            ("gladsheim_messages_total", "Messages to clients.", &self.messages),
            ("gladsheim_slow_clients_total", "Clients that were too slow.", &self.slow_clients),
            ("gladsheim_set_aside_total", "Tables whose log did not replay.", &self.set_aside),
        ];
        for (name, help, value) in counters {
            let value = value.load(Relaxed);
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} counter\n{name} {value}");
        }
        let times = [
            ("gladsheim_step_seconds", "From a message to its broadcast.", &self.step_times),
            ("gladsheim_commit_seconds", "From a change to the disk.", &self.commit_times),
            ("gladsheim_bot_seconds", "How long bots thought.", &self.bot_times),
        ];
        for (name, help, value) in times {
            value.write(&mut out, name, help);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_add_up_in_the_text() {
        let metrics = Metrics::default();
        metrics.commit_times.add(Duration::from_micros(700));
        metrics.commit_times.add(Duration::from_secs(60));
        let text = metrics.render();
        assert!(text.contains("gladsheim_commit_seconds_bucket{le=\"0.0005\"} 0"));
        assert!(text.contains("gladsheim_commit_seconds_bucket{le=\"0.001\"} 1"));
        assert!(text.contains("gladsheim_commit_seconds_bucket{le=\"5\"} 1"));
        assert!(text.contains("gladsheim_commit_seconds_bucket{le=\"+Inf\"} 2"));
        assert!(text.contains("gladsheim_commit_seconds_count 2"));
    }
}
