//! Nobody is sent what they may not know.
//!
//! Two worlds that a viewer cannot tell apart are played in two halls, with the same actions. Every
//! byte that the viewer is sent, over the socket and over REST, must be the same in both. And over
//! whole games no message holds the seed, the hall's secret or anything it was made from.

use std::collections::BTreeMap;
use std::sync::Arc;

use gladsheim_engine::{ActionId, FastRng, Seat, Seed, Setup, Viewer};
use gladsheim_protocol::{Phase, Visibility};
use gladsheim_registry::record::{commitment, game_seed};
use gladsheim_registry::{AnyGame, AnyMatch, Hash, titles};
use gladsheim_server::PersonId;
use gladsheim_server::bus::LocalBus;
use gladsheim_server::store::{DealRecord, SeatRecord, Sitter, Sqlite, Store as _, TableRecord};
use serde_json::{Value, json};

use crate::house::{Folder, Guest, House, Socket, hello, options, some_choice};

const TABLE: &str = "the-same-table";
const PAIRS: u64 = 10_000;

/// The token of the person on a seat; the same in both worlds.
fn token(number: usize) -> String {
    let letter = char::from(b'B' + number as u8);
    format!("{}A", letter.to_string().repeat(42))
}

/// What `viewer` is told of a position.
fn told(table: &dyn AnyMatch, viewer: Viewer) -> Value {
    let legal = match viewer {
        Viewer::Seat(seat) => table.legal(seat),
        Viewer::Public => Vec::new(),
    };
    json!([table.view(viewer), table.awaited(viewer), legal, table.round()])
}

fn seed_of(server_seed: &Seed, seats: usize) -> Seed {
    game_seed(server_seed, TABLE, &vec![String::new(); seats])
}

/// The longest list of actions that leads two different worlds along without the viewer being able
/// to tell them apart.
///
/// Says as well whether more than the chance to come was different in the end.
fn walk(game: &dyn AnyGame, seeds: [Seed; 2], viewer: Viewer) -> Option<Walk> {
    let worlds = seeds.map(|seed| game.start(&seed_of(&seed, game.seats())));
    let same_deal = worlds[0].1.redacted(viewer) == worlds[1].1.redacted(viewer);
    let mut worlds = worlds.map(|(world, _)| world);
    if !same_deal || told(&*worlds[0], viewer) != told(&*worlds[1], viewer) {
        return None;
    }
    let mut rng = FastRng::new(7);
    let mut actions = Vec::new();
    loop {
        let both = worlds[0].waiting().and(worlds[1].waiting());
        let Some(seat) = both.lowest() else { break };
        let other = worlds[1].legal_ids(seat);
        let mut common = worlds[0].legal_ids(seat);
        common.retain(|id| other.contains(id));
        let Some(&action) = rng.pick(&common) else { break };
        let mut next = [worlds[0].clone_box(), worlds[1].clone_box()];
        let news = [0, 1].map(|world| next[world].apply(seat, action).ok());
        let [Some(one), Some(two)] = news else { break };
        let heard = one.visible_to(viewer) == two.visible_to(viewer)
            && one.redacted(viewer) == two.redacted(viewer);
        if !heard || told(&*next[0], viewer) != told(&*next[1], viewer) {
            break;
        }
        worlds = next;
        actions.push((seat, action));
    }
    let differ = worlds[0].describe() != worlds[1].describe();
    Some(Walk { differ, actions, seeds })
}

struct Walk {
    differ: bool,
    actions: Vec<(Seat, ActionId)>,
    seeds: [Seed; 2],
}

/// The best pair of worlds for a viewer: one with a hidden difference, and of these the longest.
fn worlds(game: &dyn AnyGame, viewer: Viewer) -> Walk {
    let pairs = (0..PAIRS).filter_map(|number| {
        walk(game, [2 * number, 2 * number + 1].map(Seed::from_number), viewer)
    });
    let best = pairs.max_by_key(|walk| (walk.differ, walk.actions.len()));
    best.expect("two worlds that look the same")
}

/// A hall with one table, made of a given secret, that waits to be started.
async fn hall(game: &dyn AnyGame, server_seed: Seed) -> House {
    let folder = Folder::new();
    let store = Arc::new(Sqlite::open(folder.path()).await.unwrap());
    let seats = (0..game.seats()).map(|number| SeatRecord {
        sitter: Sitter::Person {
            name: format!("Guest {number}"),
            holders: vec![PersonId::of_token(&token(number)).unwrap()],
            stand_in: None,
        },
        ..SeatRecord::default()
    });
    // The commitment is a hash of the secret and differs with it; it tells nothing, and is set to
    // the same in both worlds to compare the rest.
    let commitment = Hash::of(b"the same");
    let record = TableRecord {
        id: TABLE.parse().unwrap(),
        version: 1,
        game: game.about().id.to_owned(),
        rules_version: game.about().rules_version,
        setup: game.setup().clone(),
        content_hash: game.content_hash(),
        own_content: false,
        visibility: Visibility::Public,
        order: Default::default(),
        clock: Default::default(),
        hosts: vec![PersonId::of_token(&token(0)).unwrap()],
        seats: seats.collect(),
        phase: Phase::Lobby,
        deal: DealRecord { server_seed, commitment },
        start: None,
        started_at: None,
        over: None,
        last_seq: 0,
        last_line: 0,
        waiting: Default::default(),
        clocks: Vec::new(),
        motions: Vec::new(),
        rematch: None,
        set_aside: None,
        created_at: 0,
        touched_at: 0,
        kept_until: None,
        keep_days: None,
    };
    store.create(record, None).await.unwrap();
    House::open_on(folder, store, Arc::new(LocalBus::default()), options()).await
}

fn guest(house: &House, viewer: Viewer) -> Guest {
    let mut guest = house.guest();
    if let Viewer::Seat(seat) = viewer {
        guest.cookie = Some(token(seat.index()));
    }
    guest
}

/// Everything that a viewer was sent, with times of day taken out.
struct Witness {
    guest: Guest,
    socket: Socket,
    rest: Vec<String>,
}

impl Witness {
    async fn new(house: &House, viewer: Viewer) -> Self {
        let guest = guest(house, viewer);
        let mut socket = guest.socket(TABLE, hello()).await;
        socket.next_of("welcome").await;
        Self { guest, socket, rest: Vec::new() }
    }

    /// Asks for everything there is to ask for.
    async fn look(&mut self) {
        for part in ["", "/state?lines=true", "/log", "/chat", "/file"] {
            let answer = self.guest.get(&format!("/api/v1/tables/{TABLE}{part}")).await;
            self.rest.push(format!("{part} {} {}", answer.status, answer.body));
        }
        for path in ["/api/v1/tables", "/api/v1/tables/mine"] {
            self.rest.push(self.guest.get(path).await.body);
        }
    }

    /// What came, up to now: a ping comes back after all that was sent before it.
    async fn bytes(mut self) -> Vec<String> {
        self.socket.send(&json!({ "type": "ping" })).await;
        self.socket.next_of("pong").await;
        self.rest.extend(self.socket.bytes);
        self.rest.iter().map(|text| timeless(text)).collect()
    }
}

/// The text with every time of day made the same.
fn timeless(text: &str) -> String {
    let mut rest = text;
    let mut clean = String::with_capacity(text.len());
    while let Some(at) =
        ["\"at\":", "\"now\":"].iter().filter_map(|key| Some(rest.find(key)? + key.len())).min()
    {
        let (before, after) = rest.split_at(at);
        clean.push_str(before);
        clean.push('0');
        rest = after.trim_start_matches(|letter: char| letter.is_ascii_digit());
    }
    clean + rest
}

async fn played(
    game: &dyn AnyGame,
    seed: Seed,
    viewer: Viewer,
    actions: &[(Seat, ActionId)],
) -> Vec<String> {
    let house = hall(game, seed).await;
    let mut witness = Witness::new(&house, viewer).await;
    let mut host = guest(&house, Viewer::Seat(Seat::wrapping(0)));
    host.post(&format!("/api/v1/tables/{TABLE}/start"), &json!({})).await.ok();
    witness.look().await;
    for (seat, action) in actions {
        let mut player = guest(&house, Viewer::Seat(*seat));
        let question = player.state(TABLE).await["question"]["id"].clone();
        player.act(TABLE, &question, &json!(action.0)).await.ok();
        witness.look().await;
    }
    witness.bytes().await
}

#[tokio::test(flavor = "multi_thread")]
async fn worlds_that_look_the_same_sound_the_same() {
    for title in titles() {
        let about = title.about();
        let players = about.min_players.max(3).min(about.max_players);
        let game = title.build(&Setup { players, options: BTreeMap::new() }, None).unwrap();
        let (mut longest, mut differed) = (0, 0);
        for viewer in Viewer::all(game.seats()) {
            let Walk { differ, actions, seeds } = worlds(&*game, viewer);
            let one = played(&*game, seeds[0], viewer, &actions).await;
            let two = played(&*game, seeds[1], viewer, &actions).await;
            assert_eq!(one.len(), two.len(), "as many messages");
            for (one, two) in one.iter().zip(&two) {
                assert_eq!(one, two, "{viewer:?} at {} can tell two worlds apart", title.id());
            }
            longest = longest.max(actions.len());
            differed += usize::from(differ);
        }
        assert!(differed > 0, "{}: some worlds differ in what is hidden", title.id());
        assert!(
            longest > 3,
            "{}: some worlds stay the same for more than {longest} steps",
            title.id()
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_secret_is_in_any_message_of_a_whole_game() {
    for title in titles() {
        let about = title.about();
        for players in about.min_players..=about.max_players {
            let game = title.build(&Setup { players, options: BTreeMap::new() }, None).unwrap();
            whole_game(&*game, Seed::from_number(u64::from(players))).await;
        }
    }
}

async fn whole_game(game: &dyn AnyGame, server_seed: Seed) {
    let house = hall(game, server_seed).await;
    let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
    let mut witnesses = Vec::new();
    for viewer in &viewers {
        witnesses.push(Witness::new(&house, *viewer).await);
    }
    let mut host = guest(&house, Viewer::Seat(Seat::wrapping(0)));
    host.post(&format!("/api/v1/tables/{TABLE}/start"), &json!({})).await.ok();
    let seed = seed_of(&server_seed, game.seats());
    let secrets = [
        server_seed.to_string(),
        seed.to_string(),
        commitment(&seed).to_string(),
        game.start(&seed).0.hash().to_string(),
    ];
    let mut steps = 0;
    'game: loop {
        for seat in Seat::all(game.seats()) {
            let mut player = guest(&house, Viewer::Seat(seat));
            let state = player.state(TABLE).await;
            if !state["over"].is_null() {
                break 'game;
            }
            if state["question"].is_null() {
                continue;
            }
            if steps % 10 == 0 {
                for witness in &mut witnesses {
                    witness.look().await;
                }
            }
            steps += 1;
            player.act(TABLE, &state["question"]["id"], some_choice(&state)).await.ok();
        }
    }
    for (viewer, witness) in viewers.iter().zip(witnesses) {
        let token = match viewer {
            Viewer::Seat(seat) => token(seat.index()),
            Viewer::Public => token(0),
        };
        for text in witness.bytes().await {
            let over = text.contains("\"phase\":\"over\"") || text.contains("/file 200");
            for secret in secrets.iter().filter(|_| !over) {
                assert!(!text.contains(secret), "{viewer:?} was told a secret: {text}");
            }
            assert!(!text.contains(&token), "no token is in any message");
            if !over && *viewer == Viewer::Public {
                assert!(!text.contains("\"choices\":[{"), "the public is offered nothing");
            }
        }
    }
    assert!(steps > 5);
}
