//! A hall that has had enough: whoever plays by program waits as long as it says and goes on.

use std::net::SocketAddr;
use std::sync::{Arc, mpsc};

use gladsheim_server::bus::LocalBus;
use gladsheim_server::store::Sqlite;
use gladsheim_server::{Hall, Limits, Options, serve};
use tempfile::TempDir;
use tokio::net::TcpListener;

use crate::hall::Terminal;

/// A hall that bears one request and one message at a time, and then next to nothing.
fn strict_hall(data: &TempDir) -> SocketAddr {
    let (sender, opened) = mpsc::channel();
    let data = data.path().to_owned();
    // It ends with the test.
    std::thread::spawn(move || {
        let limits = Limits {
            request_burst: 1,
            requests_per_second: 2,
            message_burst: 1,
            messages_per_second: 1,
            ..Limits::default()
        };
        let options = Options { limits: Some(limits), ..Options::default() };
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let store = Arc::new(Sqlite::open(&data).await.unwrap());
            let hall = Hall::open(store, Arc::new(LocalBus::default()), options).await.unwrap();
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            sender.send(listener.local_addr().unwrap()).unwrap();
            serve(hall, listener, None, std::future::pending()).await;
        });
    });
    opened.recv().unwrap()
}

#[test]
fn a_program_that_meets_too_many_requests_waits_and_goes_on() {
    let data = TempDir::new().unwrap();
    let address = format!("http://{}", strict_hall(&data));
    let more = ["--new", "valhalla", "--bots", "random", "--auto", "first"];
    let mut player = Terminal::join(&address, &more);
    player.sees("Round 3 begins");
    let refusals = player.screen.iter().filter(|line| line.contains("too many requests"));
    assert_eq!(refusals.count(), 0, "a program has time, and nobody needs to read of it");
}
