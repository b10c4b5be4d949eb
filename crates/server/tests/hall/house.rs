//! A hall for one test, and guests who play there.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use gladsheim_protocol::{Patch, VERSION};
use gladsheim_server::bus::{Bus, LocalBus};
use gladsheim_server::store::{Sqlite, Store};
use gladsheim_server::{Hall, Options, serve};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// How long anything may take before the test gives up.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// A hall that is open, with its data folder.
pub struct House {
    pub address: SocketAddr,
    metrics: SocketAddr,
    pub folder: Folder,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<()>,
}

/// A data folder that lives as long as anybody needs it.
#[derive(Clone)]
pub struct Folder(Arc<tempfile::TempDir>);

impl Folder {
    pub fn new() -> Self {
        Self(Arc::new(tempfile::tempdir().unwrap()))
    }

    pub fn path(&self) -> &Path {
        self.0.path()
    }

    pub fn file(&self) -> PathBuf {
        self.path().join("hall.db")
    }
}

/// Options for tests: no limits, quick looks at the clock.
pub fn options() -> Options {
    Options { limits: None, tick: Duration::from_millis(50), ..Options::default() }
}

impl House {
    pub async fn open() -> Self {
        Self::open_with(Folder::new(), options()).await
    }

    pub async fn open_with(folder: Folder, options: Options) -> Self {
        let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
        Self::open_on(folder, store, Arc::new(LocalBus::default()), options).await
    }

    pub async fn open_on(
        folder: Folder,
        store: Arc<dyn Store>,
        bus: Arc<dyn Bus>,
        options: Options,
    ) -> Self {
        let hall = Hall::open(store, bus, options).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let figures = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let metrics = figures.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(async move {
            let stopped = async move { drop(stopped.await) };
            serve(hall, listener, Some(figures), stopped).await;
        });
        Self { address, metrics, folder, stop: Some(stop), served }
    }

    /// Closes the hall and gives back its folder.
    pub async fn close(mut self) -> Folder {
        drop(self.stop.take());
        self.served.await.unwrap();
        self.folder
    }

    /// What the hall counts under a name.
    pub async fn metric(&self, name: &str) -> u64 {
        let mut keeper = Guest { address: self.metrics, cookie: None };
        let text = keeper.get("/metrics").await.body;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name}: {text}")).trim().parse().unwrap()
    }

    pub fn guest(&self) -> Guest {
        Guest { address: self.address, cookie: None }
    }

    /// A started table: the guests on the first seats, bots on the others.
    pub async fn table(&self, guests: usize, players: usize, bot: &str) -> (String, Vec<Guest>) {
        let setup = json!({ "game": "valhalla", "players": players, "visibility": "public" });
        self.table_with(guests, players, bot, setup).await
    }

    pub async fn table_with(
        &self,
        guests: usize,
        players: usize,
        bot: &str,
        mut setup: Value,
    ) -> (String, Vec<Guest>) {
        let seat = |seat| match seat {
            0 => json!({ "kind": "me" }),
            seat if seat < guests => json!({ "kind": "open" }),
            _ => json!({ "kind": "bot", "strength": bot }),
        };
        setup["seats"] = (0..players).map(seat).collect();
        setup["name"] = json!("Guest 0");
        let mut people = vec![self.guest()];
        let made = people[0].post("/api/v1/tables", &setup).await;
        assert_eq!(made.status, 201, "{made:?}");
        let id = made.json()["id"].as_str().unwrap().to_owned();
        for number in 1..guests {
            let mut guest = self.guest();
            let body = json!({ "name": format!("Guest {number}"), "seat": number });
            guest.post(&format!("/api/v1/tables/{id}/join"), &body).await.ok();
            people.push(guest);
        }
        people[0].post(&format!("/api/v1/tables/{id}/start"), &json!({})).await.ok();
        (id, people)
    }
}

/// Somebody with a browser of their own.
#[derive(Clone, Debug)]
pub struct Guest {
    pub address: SocketAddr,
    pub cookie: Option<String>,
}

/// An answer to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The body of a success.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{self:?}");
        self.json()
    }

    /// The status and the code of a failure.
    #[track_caller]
    pub fn problem(&self) -> (u16, String) {
        let body = self.json();
        assert!(!body["error"]["message"].as_str().unwrap().is_empty(), "{self:?}");
        (self.status, body["error"]["code"].as_str().unwrap().to_owned())
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.find(|(header, _)| header.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

impl Guest {
    pub async fn get(&mut self, path: &str) -> Answer {
        self.request("GET", path, &[], None).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.request("POST", path, &[], Some(&body.to_string())).await
    }

    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: Option<&str>,
    ) -> Answer {
        let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        for (name, value) in headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        if let Some(cookie) = &self.cookie {
            head.push_str(&format!("cookie: other=1; gladsheim={cookie}\r\n"));
        }
        if let Some(body) = body {
            if !headers.iter().any(|(name, _)| *name == "content-type") {
                head.push_str("content-type: application/json\r\n");
            }
            head.push_str(&format!("content-length: {}\r\n", body.len()));
        }
        head.push_str("connection: close\r\n\r\n");
        let bytes = [head.as_bytes(), body.unwrap_or_default().as_bytes()].concat();
        let answer = raw(self.address, &bytes).await;
        if let Some(set) = answer.header("set-cookie") {
            let token = set.strip_prefix("gladsheim=").unwrap().split(';').next().unwrap();
            self.cookie = Some(token.to_owned());
        }
        answer
    }

    /// The position as this guest may know it.
    pub async fn state(&mut self, table: &str) -> Value {
        self.get(&format!("/api/v1/tables/{table}/state")).await.ok()
    }

    pub async fn act(&mut self, table: &str, question: &Value, action: &Value) -> Answer {
        let act = json!({ "question": question, "action": action });
        self.post(&format!("/api/v1/tables/{table}/actions"), &act).await
    }

    pub async fn socket(&self, table: &str, hello: Value) -> Socket {
        let mut socket = self.dial(table, &[]).await.unwrap();
        socket.send(&hello).await;
        socket
    }

    pub async fn dial(
        &self,
        table: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, tungstenite::Error> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            let cookie = format!("gladsheim={cookie}").parse().unwrap();
            request.headers_mut().insert("cookie", cookie);
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        let (stream, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Socket { stream, bytes: Vec::new(), closed: None })
    }
}

/// A connection from one of the many addresses that this machine has for itself.
pub async fn connect_from(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

/// Sends bytes and reads the answer to the end.
pub async fn raw(address: SocketAddr, bytes: &[u8]) -> Answer {
    exchange(TcpStream::connect(address).await.unwrap(), bytes).await
}

/// Sends bytes over a connection and reads the answer to the end.
pub async fn exchange(mut stream: TcpStream, bytes: &[u8]) -> Answer {
    // A server that has heard enough may close before all was sent.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let read = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await;
    let _ = read.expect("an answer in time");
    let text = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok()).unwrap_or(0);
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { dechunk(body) } else { body.to_owned() };
    Answer { status, head: head.to_owned(), body }
}

fn dechunk(mut rest: &str) -> String {
    let mut body = String::new();
    while let Some((length, after)) = rest.split_once("\r\n") {
        let length = usize::from_str_radix(length.trim(), 16).unwrap_or(0);
        if length == 0 {
            break;
        }
        body.push_str(&after[..length]);
        rest = &after[length + 2..];
    }
    body
}

/// A socket of a table.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Every message that came, as it came.
    pub bytes: Vec<String>,
    /// The code and the reason with which it was closed.
    pub closed: Option<(u16, String)>,
}

impl Socket {
    pub async fn send(&mut self, message: &Value) {
        self.send_text(&message.to_string()).await;
    }

    pub async fn send_text(&mut self, text: &str) {
        self.stream.send(Message::Text(text.to_owned().into())).await.unwrap();
    }

    pub async fn send_message(&mut self, message: Message) {
        let _ = self.stream.send(message).await;
    }

    /// The next message; nothing once the socket is closed.
    pub async fn next(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match next.expect("a message in time") {
                Some(Ok(Message::Text(text))) => {
                    self.bytes.push(text.to_string());
                    return Some(serde_json::from_str(&text).unwrap());
                }
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    return None;
                }
                Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Whether the hall says goodbye before it hangs up; what it had under way is passed over.
    pub async fn is_answered(&mut self) -> bool {
        loop {
            let next = tokio::time::timeout(PATIENCE, self.stream.next()).await;
            match next.expect("an answer in time") {
                Some(Ok(Message::Close(_))) => return true,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return false,
            }
        }
    }

    /// The next message of a kind; the others are passed over.
    pub async fn next_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await.unwrap_or_else(|| panic!("closed before a {kind}"));
            if message["type"] == kind {
                return message;
            }
        }
    }

    pub async fn act(&mut self, question: &Value, action: &Value) {
        self.send(&json!({ "type": "act", "question": question, "action": action })).await;
    }
}

/// The greeting of a client that wants everything.
pub fn hello() -> Value {
    json!({ "type": "hello", "version": VERSION })
}

/// The greeting of a client that follows by patches.
pub fn hello_with_patches() -> Value {
    json!({ "type": "hello", "version": VERSION, "patches": true })
}

/// All views of a game that is told again, event by event.
pub fn replayed_views(replay: &Value) -> Vec<Value> {
    let mut view = replay["view"].clone();
    let mut views = vec![view.clone()];
    for entry in replay["entries"].as_array().unwrap() {
        for told in entry["events"].as_array().unwrap().iter().chain([entry]) {
            if let Some(patch) = told.get("patch") {
                serde_json::from_value::<Patch>(patch.clone()).unwrap().apply(&mut view).unwrap();
                views.push(view.clone());
            }
        }
    }
    views
}

/// The greeting of a client that has heard of some steps.
pub fn hello_since(seq: &Value) -> Value {
    json!({ "type": "hello", "version": VERSION, "since": seq })
}

/// The choice that a guest without a plan makes: by turns one from the list.
pub fn some_choice(state: &Value) -> &Value {
    let choices = state["choices"].as_array().unwrap();
    let pick = state["seq"].as_u64().unwrap() as usize * 7;
    &choices[pick % choices.len()]["id"]
}

/// Plays a guest's part over a socket until the game is over; gives back the last state.
pub async fn play_out(socket: &mut Socket) -> Value {
    loop {
        let state = socket.next_of("state").await;
        if !state["over"].is_null() {
            return state;
        }
        if !state["question"].is_null() {
            socket.act(&state["question"]["id"], some_choice(&state)).await;
        }
    }
}

/// Waits until something holds, asking again and again.
pub async fn until<T, F: Future<Output = Option<T>>>(what: &str, mut look: impl FnMut() -> F) -> T {
    let deadline = tokio::time::Instant::now() + PATIENCE;
    loop {
        if let Some(found) = look().await {
            return found;
        }
        assert!(tokio::time::Instant::now() < deadline, "waited in vain: {what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
