//! How busy the machine is: what the shortest conversation takes that there can be.

use std::io::{Read as _, Write as _};
use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::players::Times;

/// How often a word is said.
const PAUSE: Duration = Duration::from_millis(20);

/// Talks with an echo until `ends`, from `begins` on; how long the answers took.
pub async fn listen(begins: Instant, ends: Instant) -> Times {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let echo = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut word = [0];
        while stream.read(&mut word).is_ok_and(|length| length > 0) {
            stream.write_all(&word).unwrap();
        }
    });
    let mut stream = TcpStream::connect(address).await.unwrap();
    tokio::time::sleep_until(begins.into()).await;
    let mut times = Times::default();
    while Instant::now() < ends {
        let said = Instant::now();
        stream.write_all(&[1]).await.unwrap();
        stream.read_exact(&mut [0]).await.unwrap();
        times.push(said.elapsed());
        tokio::time::sleep(PAUSE).await;
    }
    drop(stream);
    echo.join().unwrap();
    times
}
