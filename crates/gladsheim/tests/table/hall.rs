//! A hall as a process of its own, in a folder of its own, on a port of its own.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use tempfile::TempDir;

/// How long anything may take on a machine that has other things to do.
pub const PATIENCE: Duration = Duration::from_secs(120);

pub fn gladsheim() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gladsheim"));
    command.env("NO_COLOR", "1");
    command
}

/// A hall, which is killed when the test is done with it.
pub struct Hall {
    child: Child,
    data: TempDir,
    pub address: String,
}

impl Hall {
    pub fn open() -> Self {
        Self::open_with(&[])
    }

    /// A hall that is told something more on its command line.
    pub fn open_with(more: &[&str]) -> Self {
        let data = TempDir::new().unwrap();
        let (child, address) = start(&data, "127.0.0.1:0", more);
        Self { child, data, address }
    }

    /// The body of what is found at a path.
    pub fn get(&self, path: &str) -> String {
        let authority = self.address.trim_start_matches("http://");
        let mut stream = TcpStream::connect(authority).unwrap();
        let head = format!("GET {path} HTTP/1.1\r\nhost: {authority}\r\nconnection: close\r\n\r\n");
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    /// `kill -9`, and up again on the same port with the same data.
    pub fn kill_and_restart(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
        let listen = self.address.trim_start_matches("http://").to_owned();
        let deadline = Instant::now() + PATIENCE;
        loop {
            let (mut child, address) = start(&self.data, &listen, &[]);
            if !address.is_empty() {
                self.child = child;
                return;
            }
            // Somebody else on this machine has the port for a moment.
            child.wait().unwrap();
            assert!(Instant::now() < deadline, "{listen} stays taken");
        }
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn start(data: &TempDir, listen: &str, more: &[&str]) -> (Child, String) {
    let mut command = gladsheim();
    command
        .args(["serve", "--no-limits", "--listen", listen, "--data"])
        .arg(data.path())
        .args(more);
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap());
    let mut address = String::new();
    lines.read_line(&mut address).unwrap();
    std::thread::spawn(move || lines.read_to_end(&mut Vec::new()));
    (child, address.trim().to_owned())
}

/// Somebody at a terminal: a running `gladsheim join`, whose lines are read as they come.
pub struct Terminal {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    /// Everything on the screen so far.
    pub screen: Vec<String>,
}

impl Terminal {
    pub fn join(link: &str, more: &[&str]) -> Self {
        let mut command = gladsheim();
        command.args(["join", link]).args(more).stdin(Stdio::piped());
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let (sender, lines) = channel();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            stdout.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        let stdin = child.stdin.take();
        Self { child, stdin, lines, screen: Vec::new() }
    }

    pub fn types(&mut self, line: &str) {
        writeln!(self.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// Nobody types any more.
    pub fn falls_silent(&mut self) {
        self.stdin = None;
    }

    /// Waits for a line with this text and returns it.
    pub fn sees(&mut self, text: &str) -> String {
        self.sees_within(text, PATIENCE).unwrap_or_else(|| {
            panic!("\"{text}\" was not seen; the screen is\n{}", self.screen.join("\n"))
        })
    }

    fn sees_within(&mut self, text: &str, time: Duration) -> Option<String> {
        let end = Instant::now() + time;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = self.lines.recv_timeout(left).ok()?;
            self.screen.push(line.clone());
            if line.contains(text) {
                return Some(line);
            }
        }
    }

    /// Waits until it has ended by itself, in good order.
    pub fn ends(&mut self) {
        let end = Instant::now() + PATIENCE;
        while Instant::now() < end {
            if let Some(status) = self.child.try_wait().unwrap() {
                while let Ok(line) = self.lines.recv_timeout(Duration::from_secs(5)) {
                    self.screen.push(line);
                }
                assert!(status.success(), "{status}\n{}", self.screen.join("\n"));
                return;
            }
            // Reading on is what keeps the program from waiting for its reader.
            if let Ok(line) = self.lines.recv_timeout(Duration::from_millis(50)) {
                self.screen.push(line);
            }
        }
        panic!("it has not ended; the screen is\n{}", self.screen.join("\n"));
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The link at the end of a line.
pub fn link_in(line: &str) -> String {
    line.split_whitespace().find(|word| word.starts_with("http://")).unwrap().to_owned()
}
