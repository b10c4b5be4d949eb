//! What is measured, and how it is told.

use std::fmt;
use std::time::{Duration, Instant};

use serde::Serialize;

/// Times that were taken, in microseconds.
#[derive(Default)]
pub(crate) struct Times(Vec<u32>);

impl Times {
    pub(crate) fn add(&mut self, time: Duration) {
        self.0.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// The times in short.
    pub(crate) fn summary(mut self) -> Summary {
        self.0.sort_unstable();
        let at = |share: f64| {
            let last = self.0.len().saturating_sub(1);
            let index = (last as f64 * share).round() as usize;
            self.0.get(index).map_or(0.0, |micros| f64::from(*micros) / 1000.0)
        };
        Summary {
            count: self.0.len(),
            p50_ms: at(0.50),
            p95_ms: at(0.95),
            p99_ms: at(0.99),
            max_ms: at(1.0),
        }
    }
}

/// Many times in short.
#[derive(Serialize)]
pub(crate) struct Summary {
    pub(crate) count: usize,
    p50_ms: f64,
    p95_ms: f64,
    p99_ms: f64,
    max_ms: f64,
}

/// What was counted while it was measured.
#[derive(Default)]
pub(crate) struct Counts {
    pub(crate) moves: u64,
    pub(crate) messages: u64,
    pub(crate) bytes: u64,
    pub(crate) games_over: u64,
    /// Steps of which some other player did not hear before the next one.
    pub(crate) unheard: u64,
    pub(crate) errors: u64,
    /// The first few errors, in words.
    pub(crate) complaints: Vec<String>,
    pub(crate) broadcast: Times,
    pub(crate) accepted: Times,
}

impl Counts {
    pub(crate) fn complain(&mut self, complaint: impl Into<String>) {
        self.errors += 1;
        if self.complaints.len() < 10 {
            self.complaints.push(complaint.into());
        }
    }
}

/// What the machine says about the hall's process.
pub(crate) struct Machine {
    process: Option<u32>,
    begun: Instant,
    cpu: f64,
}

impl Machine {
    pub(crate) fn of(process: Option<u32>) -> Self {
        let mut machine = Self { process, begun: Instant::now(), cpu: 0.0 };
        machine.restart();
        machine
    }

    /// Begins to count from now.
    pub(crate) fn restart(&mut self) {
        self.begun = Instant::now();
        self.cpu = self.process.and_then(cpu_seconds).unwrap_or_default();
    }

    /// Processor seconds since the beginning, their share of one core, and memory in MB.
    pub(crate) fn read(&self) -> Option<Burden> {
        let process = self.process?;
        let cpu_seconds = cpu_seconds(process)? - self.cpu;
        Some(Burden {
            cpu_seconds,
            cpu_percent: 100.0 * cpu_seconds / self.begun.elapsed().as_secs_f64().max(0.001),
            rss_mb: memory_mb(process, "VmRSS:")?,
            peak_rss_mb: memory_mb(process, "VmHWM:")?,
        })
    }
}

/// What the hall cost the machine.
#[derive(Serialize)]
pub(crate) struct Burden {
    cpu_seconds: f64,
    cpu_percent: f64,
    rss_mb: f64,
    peak_rss_mb: f64,
}

/// The processor time of a process so far, where the system tells.
fn cpu_seconds(process: u32) -> Option<f64> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name may hold blanks; what follows its bracket does not.
    let (_, fields) = stat.rsplit_once(')')?;
    let mut times = fields.split_whitespace().skip(11).map(|field| field.parse::<f64>().ok());
    let (user, system) = (times.next()??, times.next()??);
    // A tick is a hundredth of a second on every Linux that people run.
    Some((user + system) / 100.0)
}

fn memory_mb(process: u32, field: &str) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes / 1024.0)
}

/// What came of a load test.
#[derive(Serialize)]
pub(crate) struct Figures {
    seconds: f64,
    moves: u64,
    moves_per_second: f64,
    messages_per_second: f64,
    megabytes_per_second: f64,
    games_over: u64,
    unheard: u64,
    /// From a player's message to the broadcast at each of the others.
    broadcast: Summary,
    /// From a player's message to its own acknowledgement.
    accepted: Summary,
    errors: u64,
    complaints: Vec<String>,
    setup_seconds: f64,
    server: Option<Burden>,
    server_cpu_ms_per_move: Option<f64>,
}

impl Figures {
    pub(crate) fn new(
        counts: Counts,
        setup: Duration,
        length: Duration,
        machine: &Machine,
    ) -> Self {
        let seconds = length.as_secs_f64();
        let server = machine.read();
        let moves = counts.moves.max(1) as f64;
        Self {
            seconds,
            moves: counts.moves,
            moves_per_second: counts.moves as f64 / seconds,
            messages_per_second: counts.messages as f64 / seconds,
            megabytes_per_second: counts.bytes as f64 / 1e6 / seconds,
            games_over: counts.games_over,
            unheard: counts.unheard,
            broadcast: counts.broadcast.summary(),
            accepted: counts.accepted.summary(),
            errors: counts.errors,
            complaints: counts.complaints,
            setup_seconds: setup.as_secs_f64(),
            server_cpu_ms_per_move: server.as_ref().map(|s| 1000.0 * s.cpu_seconds / moves),
            server,
        }
    }

    /// Whether nothing went wrong.
    pub(crate) fn is_clean(&self) -> bool {
        self.errors == 0 && self.moves > 0
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { count, p50_ms, p95_ms, p99_ms, max_ms } = self;
        write!(f, "{p50_ms:8.2} {p95_ms:8.2} {p99_ms:8.2} {max_ms:8.2}   {count}")
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:.1} s after {:.1} s of setting up", self.seconds, self.setup_seconds)?;
        writeln!(
            f,
            "{} moves ({:.0}/s), {:.0} messages/s, {:.2} MB/s, {} games over",
            self.moves,
            self.moves_per_second,
            self.messages_per_second,
            self.megabytes_per_second,
            self.games_over,
        )?;
        writeln!(f, "{:34}{:>8} {:>8} {:>8} {:>8}   times", "", "p50", "p95", "p99", "max")?;
        writeln!(f, "message to broadcast at others, ms {}", self.broadcast)?;
        writeln!(f, "message to acknowledgement, ms     {}", self.accepted)?;
        writeln!(f, "{} steps that not all others heard of", self.unheard)?;
        if let (Some(server), Some(cost)) = (&self.server, self.server_cpu_ms_per_move) {
            writeln!(
                f,
                "hall: {:.0} % of a core, {cost:.3} ms of it per move; {:.0} MB, at most {:.0} MB",
                server.cpu_percent, server.rss_mb, server.peak_rss_mb,
            )?;
        }
        writeln!(f, "{} errors", self.errors)?;
        self.complaints.iter().try_for_each(|complaint| writeln!(f, "  {complaint}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_of_the_sorted_times() {
        let mut times = Times::default();
        (1..=1000).rev().for_each(|n| times.add(Duration::from_millis(n)));
        let summary = times.summary();
        assert_eq!((summary.count, summary.max_ms), (1000, 1000.0));
        assert!((summary.p50_ms - 500.0).abs() <= 1.0 && (summary.p99_ms - 990.0).abs() <= 1.0);
        assert_eq!(Times::default().summary().max_ms, 0.0);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn the_machine_tells_of_this_process() {
        let burden = Machine::of(Some(std::process::id())).read().unwrap();
        assert!(burden.rss_mb > 0.5 && burden.peak_rss_mb >= burden.rss_mb);
    }
}
