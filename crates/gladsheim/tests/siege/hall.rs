//! A hall as a process of its own, and how it is talked to from any address of this machine.

use std::io::{BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use futures_util::{SinkExt as _, StreamExt as _};
use gladsheim_protocol::VERSION;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// An address of this machine: no other machine is ever talked to.
pub type From = [u8; 4];

pub struct Hall {
    child: Child,
    pub address: SocketAddr,
    metrics: SocketAddr,
}

impl Hall {
    pub fn open(data: &Path, more: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gladsheim"));
        let any = "127.0.0.1:0";
        command.args(["serve", "--listen", any, "--metrics", any, "--data"]).arg(data).args(more);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        let mut told = String::new();
        for _ in 0..3 {
            lines.read_line(&mut told).unwrap();
        }
        std::thread::spawn(move || lines.read_to_end(&mut Vec::new()));
        let mut addresses = told.split("http://").skip(1).map(|rest| {
            let end = rest.find(['/', '\n']).unwrap_or(rest.len());
            rest[..end].parse().unwrap_or_else(|_| panic!("no address: {told}"))
        });
        let (address, metrics) = (addresses.next().unwrap(), addresses.next().unwrap());
        Self { child, address, metrics }
    }

    /// What the hall counts under a name.
    pub async fn metric(&self, name: &str) -> u64 {
        let mut stream = TcpStream::connect(self.metrics).await.unwrap();
        let request = "GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut text = String::new();
        stream.read_to_string(&mut text).await.unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name}: {text}")).trim().parse().unwrap()
    }

    /// The most memory it has taken so far, in megabytes, where the system tells.
    pub fn peak_memory(&self) -> Option<f64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
        let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
        Some(kilobytes / 1024.0)
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub async fn connect(from: From, hall: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    // A thousand addresses and ports that come and go: those of before may be used again.
    socket.set_reuseaddr(true)?;
    socket.bind((from, 0).into())?;
    socket.connect(hall).await
}

/// Somebody at an address, with a cookie once there is one.
#[derive(Clone)]
pub struct Person {
    pub from: From,
    pub hall: SocketAddr,
    cookie: Option<String>,
}

impl Person {
    pub fn new(from: From, hall: SocketAddr) -> Self {
        Self { from, hall, cookie: None }
    }

    /// The status and the body of an answer; nothing if the connection broke.
    pub async fn ask(&mut self, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let cookie = self.cookie.as_ref();
        let cookie = cookie.map_or(String::new(), |cookie| format!("cookie: {cookie}\r\n"));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{cookie}content-type: application/json\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.hall,
            body.len()
        );
        let mut stream = connect(self.from, self.hall).await.ok()?;
        stream.write_all(head.as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        if let Some(cookie) = head.split("set-cookie: ").nth(1) {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, serde_json::from_str(body).unwrap_or(Value::Null)))
    }

    /// The answer to a request that must succeed.
    pub async fn post(&mut self, path: &str, body: &Value) -> Value {
        let (status, answer) = self.ask("POST", path, body).await.expect("an answer");
        assert!((200..300).contains(&status), "{path}: {status} {answer}");
        answer
    }

    pub async fn socket(&self, table: &str) -> Option<Socket> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket", self.hall);
        let mut request = url.into_client_request().ok()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse().ok()?);
        }
        let stream = connect(self.from, self.hall).await.ok()?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await.ok()?;
        let mut socket = Socket(stream);
        socket.say(&json!({ "type": "hello", "version": VERSION })).await.then_some(socket)
    }
}

pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Says something; whether it could be said.
    pub async fn say(&mut self, message: &Value) -> bool {
        self.0.send(Message::Text(message.to_string().into())).await.is_ok()
    }

    /// Says something so many times, in one go; whether it could be said.
    pub async fn repeat(&mut self, message: &Message, times: u32) -> bool {
        for _ in 0..times {
            if self.0.feed(message.clone()).await.is_err() {
                return false;
            }
        }
        self.0.flush().await.is_ok()
    }

    /// The next message; nothing once the hall has hung up.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            match self.0.next().await? {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).ok(),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }
}
