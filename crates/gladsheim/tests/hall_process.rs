//! The hall as a process: disks that are full or read-only, a second server, backup and restore,
//! and what its keeper does while it is open.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

use gladsheim_server::store::{Sqlite, Store as _};
use serde_json::{Value, json};
use tempfile::TempDir;

fn gladsheim(args: &[&str], data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gladsheim"));
    command.args(args).arg("--data").arg(data);
    command
}

fn run(args: &[&str], data: &Path) -> Output {
    gladsheim(args, data).output().unwrap()
}

/// The output of a command that succeeds.
#[track_caller]
fn prints(args: &[&str], data: &Path) -> String {
    let output = run(args, data);
    assert!(output.status.success(), "{args:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The one sentence of a command that fails.
#[track_caller]
fn refuses(args: &[&str], data: &Path) -> String {
    let output = run(args, data);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<&str> = said.lines().filter(|line| line.starts_with("gladsheim: ")).collect();
    assert_eq!(lines.len(), 1, "{said}");
    lines[0].to_owned()
}

/// A hall, which is killed when the test is done with it.
struct Hall {
    child: Child,
    address: String,
}

impl Hall {
    fn open(data: &Path) -> Self {
        Self::start(gladsheim(&["serve", "--no-limits", "--listen", "127.0.0.1:0"], data))
    }

    fn start(mut command: Command) -> Self {
        command.stderr(Stdio::null());
        Self::start_with_log(command)
    }

    fn start_with_log(mut command: Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        let mut address = String::new();
        lines.read_line(&mut address).unwrap();
        std::thread::spawn(move || lines.read_to_end(&mut Vec::new()));
        Self { child, address: address.trim().trim_start_matches("http://").to_owned() }
    }

    /// Asks the hall to stop, and waits until it has.
    fn stop(mut self) {
        let asked = Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        assert!(asked.success() && self.child.wait().unwrap().success());
    }

    /// `kill -9`.
    fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    fn ask(
        &self,
        method: &str,
        path: &str,
        token: &mut Option<String>,
        body: &Value,
    ) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let bearer = token
            .as_ref()
            .map_or(String::new(), |token| format!("authorization: Bearer {token}\r\n"));
        let head = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{bearer}content-type: application/json\r\n\
             content-length: {}\r\nconnection: close\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        if let Some(cookie) = head.split("set-cookie: gladsheim=").nth(1) {
            *token = cookie.split(';').next().map(str::to_owned);
        }
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, serde_json::from_str(body).unwrap_or(Value::Null))
    }

    /// A table for one person and a bot, started.
    fn table(&self) -> (String, Option<String>) {
        let mut token = None;
        let seats = json!([{ "kind": "me" }, { "kind": "bot", "strength": "karl" }]);
        let setup = json!({ "game": "valhalla", "players": 2, "name": "Ask", "seats": seats });
        let (status, table) = self.ask("POST", "/api/v1/tables", &mut token, &setup);
        assert_eq!(status, 201, "{table}");
        let id = table["id"].as_str().unwrap().to_owned();
        let start = format!("/api/v1/tables/{id}/start");
        assert_eq!(self.ask("POST", &start, &mut token, &json!({})).0, 200);
        (id, token)
    }

    fn state(&self, id: &str, token: &mut Option<String>) -> Value {
        self.ask("GET", &format!("/api/v1/tables/{id}/state"), token, &Value::Null).1
    }

    /// Answers one question, if one is asked; says whether the game goes on.
    fn step(&self, id: &str, token: &mut Option<String>) -> bool {
        let state = self.state(id, token);
        if !state["over"].is_null() {
            return false;
        }
        if let Some(choice) = state["choices"].get(0) {
            let act = json!({ "question": state["question"]["id"], "action": choice["id"] });
            let path = format!("/api/v1/tables/{id}/actions");
            let (status, answer) = self.ask("POST", &path, token, &act);
            assert_eq!(status, 200, "{answer}");
        }
        true
    }

    fn say(&self, id: &str, token: &mut Option<String>, text: &str) -> (u16, Value) {
        let path = format!("/api/v1/tables/{id}/chat");
        self.ask("POST", &path, token, &json!({ "text": text }))
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A command of this program that may write no file beyond so many kilobytes, as on a disk that
/// fills up; raising the limit later makes room. It takes no rights that a test may not have.
fn on_a_small_disk(kilobytes: u32, args: &[&str], data: &Path) -> Command {
    let mut command = Command::new("bash");
    // Whoever ignores the signal is told by the system call instead.
    let limited = format!("trap '' XFSZ; ulimit -S -f {kilobytes}; exec \"$@\"");
    command.args(["-c", &limited, "bash", env!("CARGO_BIN_EXE_gladsheim")]).args(args);
    command.arg("--data").arg(data);
    command
}

/// A folder that cannot be written, for anybody: root is robbed of the right to write all files.
struct ReadOnly(PathBuf);

impl ReadOnly {
    fn make(folder: &Path) -> Self {
        Self::set(folder, 0o400, 0o500);
        Self(folder.to_owned())
    }

    fn set(folder: &Path, files: u32, own: u32) {
        use std::os::unix::fs::PermissionsExt as _;
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(files)).unwrap();
        }
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(own)).unwrap();
    }

    fn serve(&self) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gladsheim"));
        if std::fs::File::create(self.0.join("may-i-write")).is_ok() {
            let rights = "-dac_override,-dac_read_search";
            command = Command::new("setpriv");
            command.args(["--bounding-set", rights, "--inh-caps", rights]);
            command.arg(env!("CARGO_BIN_EXE_gladsheim"));
        }
        command.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&self.0).output().unwrap()
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        Self::set(&self.0, 0o600, 0o700);
    }
}

#[test]
fn a_killed_hall_goes_on_where_it_was() {
    let data = TempDir::new().unwrap();
    let mut hall = Hall::open(data.path());
    let (id, mut token) = hall.table();
    let mut kills = 0;
    let mut steps = 0;
    while hall.step(&id, &mut token) {
        steps += 1;
        if steps % 4 == 0 && kills < 5 {
            let before = hall.state(&id, &mut token)["seq"].as_u64().unwrap();
            hall.kill();
            hall = Hall::open(data.path());
            assert!(hall.state(&id, &mut token)["seq"].as_u64().unwrap() >= before);
            kills += 1;
        }
    }
    assert!(kills > 0);
    let file = data.path().join("game.json");
    prints(&["export", &id, "-o", file.to_str().unwrap()], data.path());
    let verified = Command::new(env!("CARGO_BIN_EXE_gladsheim")).arg("verify").arg(file).output();
    assert!(verified.unwrap().status.success());
}

#[test]
fn a_second_server_is_refused_in_a_sentence() {
    let data = TempDir::new().unwrap();
    let hall = Hall::open(data.path());
    let said = refuses(&["serve", "--listen", "127.0.0.1:0"], data.path());
    assert!(said.contains("another server is running"), "{said}");
    hall.table();
}

#[test]
fn a_folder_that_cannot_be_is_refused_in_a_sentence() {
    let said = refuses(&["serve", "--listen", "127.0.0.1:0"], Path::new("/proc/no-folder"));
    assert!(said.contains("cannot be used"), "{said}");
    let empty = TempDir::new().unwrap();
    for args in [&["admin", "list"][..], &["export", "x"], &["backup", "/tmp/never-written"]] {
        assert!(refuses(args, empty.path()).contains("no data file"), "{args:?}");
    }
}

#[test]
fn a_full_disk_loses_nothing_and_is_said() {
    let data = TempDir::new().unwrap();
    let serve = ["serve", "--no-limits", "--listen", "127.0.0.1:0"];
    let hall = Hall::start(on_a_small_disk(600, &serve, data.path()));
    let (id, mut token) = hall.table();
    let text = "x".repeat(500);
    let mut said = 0;
    let refused = loop {
        match hall.say(&id, &mut token, &text) {
            (200, _) => said += 1,
            (status, answer) => break (status, answer),
        }
        assert!(said < 10_000, "the disk never filled up");
    };
    assert_eq!(refused.0, 503);
    assert_eq!(refused.1["error"]["code"], "storage_failed");
    let message = refused.1["error"]["message"].as_str().unwrap();
    assert!(message.contains("the disk is full"), "{message}");
    let read = hall.state(&id, &mut token);
    assert!(read["seq"].as_u64() >= Some(1), "what is there can be read: {read}");
    let pid = hall.child.id().to_string();
    let room = Command::new("prlimit").args(["--pid", &pid, "--fsize=unlimited:"]).status();
    assert!(room.unwrap().success());
    assert_eq!(hall.say(&id, &mut token, &text).0, 200, "with room it goes on by itself");
    while hall.step(&id, &mut token) {}
    hall.kill();
    let hall = Hall::open(data.path());
    let path = format!("/api/v1/tables/{id}/chat?since={}", said - 1);
    let (_, chat) = hall.ask("GET", &path, &mut token, &Value::Null);
    assert_eq!(chat["lines"].as_array().unwrap().len(), 2, "every line that was taken is there");
}

#[test]
fn a_read_only_folder_is_said_and_loses_nothing() {
    let data = TempDir::new().unwrap();
    let hall = Hall::open(data.path());
    let (id, mut token) = hall.table();
    let before = hall.state(&id, &mut token);
    hall.kill();
    let folder = ReadOnly::make(data.path());
    let output = folder.serve();
    drop(folder);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("the data folder cannot be written: it is read-only"), "{said}");
    let hall = Hall::open(data.path());
    assert!(hall.state(&id, &mut token)["seq"].as_u64() >= before["seq"].as_u64());
}

#[test]
fn backup_restore_export_and_admin_work_beside_an_open_hall() {
    let data = TempDir::new().unwrap();
    let hall = Hall::open(data.path());
    let (id, mut token) = hall.table();
    let (other, _) = hall.table();
    for _ in 0..3 {
        hall.step(&id, &mut token);
    }
    let copy = data.path().join("copy.db");
    let copy = copy.to_str().unwrap();
    prints(&["backup", copy], data.path());
    assert!(refuses(&["backup", copy], data.path()).contains("exists already"));
    assert!(refuses(&["restore", copy], data.path()).contains("another server is running"));
    let elsewhere = TempDir::new().unwrap();
    prints(&["restore", copy], elsewhere.path());
    let second = Hall::open(elsewhere.path());
    assert!(second.state(&id, &mut token)["seq"].as_u64().unwrap() > 1);
    drop(second);
    let again = prints(&["restore", copy], elsewhere.path());
    assert!(again.contains("hall.db.before-"), "{again}");
    let foreign = elsewhere.path().join("foreign");
    std::fs::write(&foreign, "no backup").unwrap();
    refuses(&["restore", foreign.to_str().unwrap()], elsewhere.path());

    let list: Value =
        serde_json::from_str(&prints(&["admin", "list", "--json"], data.path())).unwrap();
    assert_eq!(list.as_array().unwrap().len(), 2);
    assert!(prints(&["admin", "retention", "--days", "30"], data.path()).contains("2 tables"));
    assert!(prints(&["admin", "list"], data.path()).contains("-"), "the date is shown");
    prints(&["admin", "close", &other], data.path());
    prints(&["admin", "delete", &other], data.path());
    assert!(refuses(&["admin", "delete", &other], data.path()).contains("no table"));
    assert!(refuses(&["export", "unknown"], data.path()).contains("no table"));
    let game: Value = serde_json::from_str(&prints(&["export", &id], data.path())).unwrap();
    assert_eq!(game["format"], "gladsheim-game");
}

#[test]
fn a_hall_that_is_asked_to_stop_stops_in_good_order() {
    let data = TempDir::new().unwrap();
    let mut hall = Hall::open(data.path());
    hall.table();
    let stopped = Command::new("kill").arg(hall.child.id().to_string()).status().unwrap();
    assert!(stopped.success());
    assert!(hall.child.wait().unwrap().success());
    assert!(!data.path().join("hall.db-wal").exists(), "the log is folded into the file");
}

#[test]
fn an_unreadable_table_is_told_to_the_log_once_with_its_cause() {
    let data = TempDir::new().unwrap();
    let hall = Hall::open(data.path());
    let (id, mut token) = hall.table();
    hall.stop();
    // The record's text is overwritten where it lies, so that it is no JSON any more.
    let file = data.path().join("hall.db");
    let mut bytes = std::fs::read(&file).unwrap();
    let needle = format!("{{\"id\":\"{id}\"");
    let at = bytes.windows(needle.len()).position(|window| window == needle.as_bytes()).unwrap();
    bytes[at..at + 8].fill(b'#');
    std::fs::write(&file, &bytes).unwrap();
    let log = data.path().join("log");
    let mut command = gladsheim(&["serve", "--no-limits", "--listen", "127.0.0.1:0"], data.path());
    command.stderr(std::fs::File::create(&log).unwrap());
    let hall = Hall::start_with_log(command);
    for path in ["", "/state", "/chat", ""] {
        let path = format!("/api/v1/tables/{id}{path}");
        assert_eq!(hall.ask("GET", &path, &mut token, &Value::Null).0, 503);
    }
    hall.stop();
    let log = std::fs::read_to_string(log).unwrap();
    let told: Vec<&str> = log.lines().filter(|line| line.contains(&id)).collect();
    assert_eq!(told.len(), 1, "{log}");
    assert!(told[0].contains("ERROR") && told[0].contains("at line 1 column 1"), "{log}");
}

#[test]
fn an_empty_data_file_is_refused_in_a_sentence() {
    let data = TempDir::new().unwrap();
    std::fs::write(data.path().join("hall.db"), b"").unwrap();
    for args in [&["serve", "--listen", "127.0.0.1:0"][..], &["admin", "list"], &["export", "x"]] {
        let said = refuses(args, data.path());
        assert!(said.contains("is empty (0 bytes)"), "{said}");
        assert!(said.contains("gladsheim restore") && said.contains("delete the file"), "{said}");
    }
}

#[test]
fn the_keeper_may_name_a_table_that_begins_with_a_dash() {
    let data = TempDir::new().unwrap();
    let hall = Hall::open(data.path());
    let (id, _) = hall.table();
    hall.stop();
    // As tables were named by earlier versions.
    let old = "-Nalv_h-oHrafn00";
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open_existing(data.path()).await.unwrap();
        let mut record = store.record(&id.parse().unwrap()).await.unwrap().unwrap();
        record.id = old.parse().unwrap();
        (record.version, record.last_seq) = (1, 0);
        let content = store.content(&record.game, &record.content_hash).await.unwrap().unwrap();
        store.create(record, content, Vec::new()).await.unwrap();
        store.close().await;
    });
    let game: Value = serde_json::from_str(&prints(&["export", old], data.path())).unwrap();
    assert_eq!(game["format"], "gladsheim-game");
    let file = data.path().join("game.json");
    let file = file.to_str().unwrap();
    prints(&["export", "-o", file, old], data.path());
    prints(&["export", old, "--force", "-o", file], data.path());
    assert!(prints(&["admin", "close", old], data.path()).contains("is closed"));
    assert!(prints(&["admin", "delete", old], data.path()).contains("is deleted"));
    assert!(refuses(&["admin", "delete", old], data.path()).contains("no table"));
}
