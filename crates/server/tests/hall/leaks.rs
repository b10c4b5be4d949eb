//! Nobody is sent what they may not know.
//!
//! Two worlds that a viewer cannot tell apart are played in two halls: what is hidden is dealt
//! differently, sealed choices are others, and hidden questions are asked in the one and not in the
//! other. Every byte that the viewer is sent, over the socket and over REST, must be the same in
//! both. And over whole games everything that a viewer is sent of the game is what its rules let the
//! viewer know, and no message holds the seed, the hall's secret or anything made from them.
//!
//! `GLADSHEIM_SOAK=1` tries many more worlds, and plays every kind of table to the end.

use std::collections::HashSet;
use std::sync::Arc;

use gladsheim_engine::{ActionId, Seat, Seed, Setup, Viewer};
use gladsheim_protocol::{Ask, Clock, Secrecy, Time, Visibility};
use gladsheim_registry::record::{commitment, game_seed};
use gladsheim_registry::{AnyGame, AnyMatch, AnyTitle, Hash, Shelf, Shelved};
use gladsheim_server::bus::LocalBus;
use gladsheim_server::store::{DealRecord, SeatRecord, Sitter, Sqlite, Store as _, TableRecord};
use gladsheim_server::{Options, PersonId};
use gladsheim_testkit::is_soak;
use serde_json::{Value, json};

use crate::ambush::Ambush;
use crate::house::{
    Folder, Guest, House, Socket, hello_with_patches, options, replayed_views, some_choice,
};
use crate::staged::Staged;
use crate::worlds::{Walk, position, setups, walk, waved_through};

/// How long two worlds go on together.
const LONGEST: usize = 8;
/// What times are called in messages.
const TIMES: [&str; 6] =
    ["\"at\":", "\"now\":", "\"deadline\":", "\"left_ms\":", "\"started_at\":", "\"ended_at\":"];
/// The bank of every player, in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// How many steps of a table with options are looked at, unless everything is.
const SOME_STEPS: usize = 120;

/// Every game on the shelf, and one that is all hidden questions.
fn games() -> Vec<&'static dyn AnyTitle> {
    let mut games = Shelf::all().titles().to_vec();
    games.push(&Shelved::<Ambush>::NEW);
    games
}

/// The token of the person on a seat; the same in both worlds.
fn token(number: usize) -> String {
    let letter = char::from(b'B' + number as u8);
    format!("{}A", letter.to_string().repeat(42))
}

fn person(number: usize) -> PersonId {
    PersonId::of_token(&token(number)).unwrap()
}

/// A table that waits to be started, made of a given secret.
fn record(game: &dyn AnyGame, id: &str, server_seed: Seed) -> TableRecord {
    let seats = (0..game.seats()).map(|number| SeatRecord {
        sitter: Sitter::Person {
            name: format!("Guest {number}"),
            holders: vec![person(number)],
            stand_in: None,
        },
        ..SeatRecord::default()
    });
    // The commitment is a hash of the secret and differs with it; it tells nothing, and is set to
    // the same in both worlds to compare the rest.
    let commitment = Hash::of(b"the same");
    let deal = DealRecord { server_seed, commitment };
    TableRecord {
        visibility: Visibility::Public,
        wanted_secrecy: Some(Secrecy::Off),
        clock: Clock { time: Time::Live { bank_ms: DAY, increment_ms: 0 }, ..Clock::default() },
        seats: seats.collect(),
        ..TableRecord::in_lobby(id.parse().unwrap(), game, person(0), deal, 0)
    }
}

/// A hall with these tables, which offers one game.
async fn hall(title: &'static dyn AnyTitle, tables: Vec<TableRecord>) -> House {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    for record in tables {
        store.create(record, title.bundle(None).unwrap(), Vec::new()).await.unwrap();
    }
    let options = Options { games: Shelf::of(&[title]), ..options() };
    House::open_on(folder, store, Arc::new(LocalBus::default()), options).await
}

fn guest(house: &House, viewer: Viewer) -> Guest {
    let mut guest = house.guest();
    if let Viewer::Seat(seat) = viewer {
        guest.cookie = Some(token(seat.index()));
    }
    guest
}

/// Everything that a viewer was sent.
struct Witness {
    guest: Guest,
    table: String,
    socket: Socket,
    rest: Vec<String>,
}

impl Witness {
    async fn new(house: &House, table: &str, viewer: Viewer) -> Self {
        let guest = guest(house, viewer);
        let mut socket = guest.socket(table, hello_with_patches()).await;
        socket.next_of("welcome").await;
        Self { guest, table: table.to_owned(), socket, rest: Vec::new() }
    }

    /// Asks for everything there is to ask for.
    async fn look(&mut self) {
        for part in ["", "/state?lines=true", "/log", "/replay", "/refusals", "/chat", "/file"] {
            let answer = self.guest.get(&format!("/api/v1/tables/{}{part}", self.table)).await;
            self.rest.push(format!("{part} {} {}", answer.status, answer.body));
        }
        // Of the lists only the line of this table: the others are other viewers' worlds.
        for path in ["/api/v1/tables", "/api/v1/tables/mine"] {
            let lists = self.guest.get(path).await.ok();
            let lines = lists["tables"].as_array().unwrap().iter();
            let lines = lines.filter(|line| line["id"] == self.table.as_str());
            self.rest.extend(lines.map(Value::to_string));
        }
    }

    /// What came, up to now: a ping comes back after all that was sent before it. Times of day are
    /// taken out.
    async fn bytes(mut self) -> Vec<String> {
        self.socket.send(&json!({ "type": "ping" })).await;
        self.socket.next_of("pong").await;
        self.rest.extend(self.socket.bytes);
        self.rest.iter().map(|text| timeless(text)).collect()
    }
}

/// The text with every time made the same: whether there is one still shows.
fn timeless(text: &str) -> String {
    let mut rest = text;
    let mut clean = String::with_capacity(text.len());
    while let Some(at) = TIMES.iter().filter_map(|key| Some(rest.find(key)? + key.len())).min() {
        let (before, after) = rest.split_at(at);
        clean.push_str(before);
        clean.push('0');
        rest = after.trim_start_matches(|letter: char| letter.is_ascii_digit());
    }
    clean + rest
}

/// Plays one of the two worlds of every walk in a hall of its own, each at a table of its own, and
/// gives back what the viewers were sent.
async fn play_world(
    title: &'static dyn AnyTitle,
    setup: &Setup,
    walks: &[Walk],
    world: usize,
) -> Vec<Vec<String>> {
    let game = title.build(setup, None).unwrap();
    let staged = Staged::new(title);
    let dealt = Seed::from_number(1);
    let mut tables = Vec::new();
    for (number, walk) in walks.iter().enumerate() {
        let secret = Seed::from_number((2 * number + world) as u64);
        let mut record = record(&*game, &format!("table-{number}"), secret);
        let orders = walk.windows.iter().map(|name| ((*name).to_owned(), Ask::Always));
        record.seats.iter_mut().for_each(|seat| seat.orders = orders.clone().collect());
        let seed = game_seed(&secret, record.id.as_str(), &record.entropies());
        staged.begin(seed, &*walk.start[world], dealt);
        tables.push(record);
    }
    let house = hall(staged, tables).await;
    let mut sent = Vec::new();
    for (number, walk) in walks.iter().enumerate() {
        let table = format!("table-{number}");
        let mut witness = Witness::new(&house, &table, walk.viewer).await;
        let mut host = guest(&house, Viewer::Seat(Seat::wrapping(0)));
        host.post(&format!("/api/v1/tables/{table}/start"), &json!({})).await.ok();
        witness.look().await;
        for step in &walk.steps {
            for (seat, action) in &step[world] {
                let mut player = guest(&house, Viewer::Seat(*seat));
                let question = player.state(&table).await["question"]["id"].clone();
                player.act(&table, &question, &json!(action.0)).await.ok();
            }
            witness.look().await;
        }
        sent.push(witness.bytes().await);
    }
    sent
}

#[tokio::test(flavor = "multi_thread")]
async fn worlds_that_look_the_same_sound_the_same() {
    let samples = if is_soak() { 60 } else { 6 };
    for title in games() {
        let (mut steps, mut differ, mut sealed, mut hidden) = (0, 0, 0, 0);
        for setup in setups(&title.about()) {
            let game = title.build(&setup, None).unwrap();
            let mut walks = Vec::new();
            for viewer in Viewer::all(game.seats()) {
                for sample in 0..samples {
                    // From the first moment of the game to far into it.
                    let seed = Seed::from_number(sample + 7);
                    let far = usize::try_from(sample * 7).unwrap();
                    let Some(truth) = position(&*game, seed, far) else { continue };
                    walks.push(walk(truth, viewer, sample + 1, LONGEST));
                }
            }
            let one = play_world(title, &setup, &walks, 0).await;
            let two = play_world(title, &setup, &walks, 1).await;
            for ((walk, one), two) in walks.iter().zip(&one).zip(&two) {
                let who = format!("{:?} at {} {setup:?}", walk.viewer, title.id());
                for (one, two) in one.iter().zip(two) {
                    assert_eq!(one, two, "{who} can tell two worlds apart by {:?}", walk.steps);
                }
                assert_eq!(one.len(), two.len(), "{who} is sent more in one world");
            }
            steps += walks.iter().map(|walk| walk.steps.len()).sum::<usize>();
            differ += walks.iter().filter(|walk| walk.differs).count();
            sealed += walks.iter().map(|walk| walk.sealed).sum::<usize>();
            hidden += walks.iter().map(|walk| walk.hidden).sum::<usize>();
        }
        assert!(differ > 0, "{}: some worlds differ in what is hidden", title.id());
        assert!(steps > 8, "{}: worlds stay the same for a while, not {steps} steps", title.id());
        assert!(sealed > 0 || title.id() == "ambush", "{}: somebody chose otherwise", title.id());
        assert!(hidden > 0 || title.id() != "ambush", "a hidden question was asked in one world");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_sent_more_than_the_rules_let_them_know() {
    for title in games() {
        for (number, setup) in setups(&title.about()).iter().enumerate() {
            let game = title.build(setup, None).unwrap();
            // The plain game is played to its end, the others for a while.
            let most = if number == 0 || is_soak() { usize::MAX } else { SOME_STEPS };
            Observed::new(title, &*game, Seed::from_number(number as u64)).await.play(most).await;
        }
    }
}

const TABLE: &str = "the-table";

/// A game with a witness on every seat and among the public.
struct Observed {
    house: House,
    witnesses: Vec<(Viewer, Witness)>,
    /// The same game, played beside the hall.
    mirror: Box<dyn AnyMatch>,
    /// For each witness, what the rules let that viewer know: views, events and choices.
    known: Vec<HashSet<String>>,
    secrets: Vec<String>,
}

impl Observed {
    async fn new(title: &'static dyn AnyTitle, game: &dyn AnyGame, server_seed: Seed) -> Self {
        let table = record(game, TABLE, server_seed);
        let seed = game_seed(&server_seed, TABLE, &table.entropies());
        let house = hall(title, vec![table]).await;
        let mut witnesses = Vec::new();
        for viewer in Viewer::all(game.seats()) {
            witnesses.push((viewer, Witness::new(&house, TABLE, viewer).await));
        }
        let mut host = guest(&house, Viewer::Seat(Seat::wrapping(0)));
        host.post(&format!("/api/v1/tables/{TABLE}/start"), &json!({})).await.ok();
        let (mirror, opening) = game.start(&seed);
        let heard = |viewer| opening.redacted(viewer).into_iter().map(|one| one.event.to_string());
        let known = Viewer::all(game.seats()).map(|viewer| heard(viewer).collect()).collect();
        let secrets = vec![
            server_seed.to_string(),
            seed.to_string(),
            commitment(&seed).to_string(),
            mirror.hash().to_string(),
        ];
        let mut observed = Self { house, witnesses, mirror, known, secrets };
        observed.note();
        observed
    }

    /// Notes what everybody may know now.
    fn note(&mut self) {
        for ((viewer, _), known) in self.witnesses.iter().zip(&mut self.known) {
            known.insert(self.mirror.view(*viewer).to_string());
            if let Viewer::Seat(seat) = viewer {
                let legal = self.mirror.legal(*seat).into_iter();
                known.extend(legal.map(|choice| choice.action.to_string()));
            }
        }
        self.secrets.push(self.mirror.hash().to_string());
    }

    /// Does in the mirror what was done in the hall.
    fn mirror_act(&mut self, seat: Seat, action: ActionId) {
        let happenings = self.mirror.apply(seat, action).unwrap();
        for ((viewer, _), known) in self.witnesses.iter().zip(&mut self.known) {
            let (events, after) = happenings.followed(*viewer);
            for (heard, view) in events {
                known.insert(heard.event.to_string());
                known.extend(view.map(|view| view.value().to_string()));
            }
            known.extend(after.map(|view| view.value().to_string()));
        }
        self.note();
    }

    async fn play(mut self, most: usize) {
        let seats = self.witnesses.len() - 1;
        let (mut steps, mut seq) = (0, vec![0; seats]);
        'game: while steps < most {
            for seat in Seat::all(seats) {
                let mut player = guest(&self.house, Viewer::Seat(seat));
                let since = seq[seat.index()];
                let path = format!("/api/v1/tables/{TABLE}/state?since={since}");
                let state = player.get(&path).await.ok();
                seq[seat.index()] = state["seq"].as_u64().unwrap();
                if !state["over"].is_null() {
                    break 'game;
                }
                if state["question"].is_null() {
                    continue;
                }
                if steps % 20 == 0 {
                    for (_, witness) in &mut self.witnesses {
                        witness.look().await;
                    }
                }
                let choice = some_choice(&state);
                player.act(TABLE, &state["question"]["id"], choice).await.ok();
                let action = serde_json::from_value(choice.clone()).unwrap();
                let mut act = Some((seat, action));
                while let Some((seat, action)) = act {
                    self.mirror_act(seat, action);
                    act = waved_through(&*self.mirror);
                }
                steps += 1;
            }
        }
        assert!(steps > 5);
        for ((viewer, witness), known) in self.witnesses.into_iter().zip(&self.known) {
            for text in witness.bytes().await {
                check_message(viewer, &text, known, &self.secrets);
            }
        }
    }
}

/// No message before the end holds a secret, or anything of the game that its reader may not know.
fn check_message(viewer: Viewer, text: &str, known: &HashSet<String>, secrets: &[String]) {
    for number in 0..8 {
        assert!(!text.contains(&token(number)), "no token is in any message");
    }
    if text.contains("\"phase\":\"over\"") || text.contains("/file 200") {
        return;
    }
    for secret in secrets {
        assert!(!text.contains(secret), "{viewer:?} was told a secret: {text}");
    }
    let body = text.find('{').map_or("", |start| &text[start..]);
    let Ok(message) = serde_json::from_str::<Value>(body) else { return };
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let is_replay = message.get("played_with").is_some();
    let views = if is_replay {
        replayed_views(&message)
    } else {
        message.get("view").cloned().into_iter().collect()
    };
    for view in views {
        assert!(known.contains(&view.to_string()), "{viewer:?} was shown {view}");
    }
    for entry in list(&message["entries"]) {
        for happening in list(&entry["events"]) {
            let event = happening["event"].to_string();
            assert!(known.contains(&event), "{viewer:?} was told {event}");
        }
    }
    for choice in list(&message["choices"]) {
        assert!(known.contains(&choice["action"].to_string()), "{viewer:?} chose {choice}");
    }
}
