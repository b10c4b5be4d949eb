//! What every store must do; its tests call [`check`] with an empty one.
#![allow(clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::sync::Arc;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{ActionId, Seat, SeatSet, Seed, Setup};
use gladsheim_protocol::{ChatLine, Phase, Secrecy, TableId, Visibility};
use gladsheim_registry::{AnyTitle, Hash, Shelf};

use super::{
    Beat, Change, DealRecord, EntryKind, Key, KeyHash, KeyKind, Listing, LogEntry, Origin,
    PersonId, SeatClock, SeatRecord, Sitter, Store, StoreError, TableRecord,
};

/// Checks an empty store, and panics with the law that it breaks.
///
/// # Panics
/// If the store breaks one: this is a test.
pub async fn check(store: Arc<dyn Store>) {
    let store = &store;
    assert_eq!(store.count().await.expect("a count"), 0, "the suite begins with an empty store");
    keeps_what_it_is_given(&**store).await;
    keeps_a_content_while_a_table_has_it(&**store).await;
    refuses_what_is_out_of_date(&**store).await;
    keeps_one_of_many_at_once(store).await;
    keeps_many_tables_at_once(store).await;
    keeps_nothing_of_a_bad_change(store).await;
    keeps_chat(&**store).await;
    keeps_keys(&**store).await;
    lists_public_tables(&**store).await;
    lists_the_tables_of_a_person(&**store).await;
    finds_what_is_due(&**store).await;
    deletes_all_of_a_table(&**store).await;
    pages_through_all(&**store).await;
    remembers_the_last_beat(&**store).await;
    moves_everything_on(&**store).await;
}

fn id(name: &str) -> TableId {
    name.parse().expect("a plain name names a table")
}

fn person(number: u8) -> PersonId {
    PersonId::from_bytes([number; 16])
}

fn seated(number: u8) -> SeatRecord {
    let sitter = Sitter::Person {
        name: format!("Guest {number}"),
        holders: vec![person(number)],
        stand_in: None,
    };
    SeatRecord { sitter, ..SeatRecord::default() }
}

/// A game that every hall offers.
fn any_game() -> &'static dyn AnyTitle {
    Shelf::released().titles().first().copied().expect("a game on the shelf")
}

/// A table in its lobby.
fn table(name: &str) -> TableRecord {
    let title = any_game();
    let setup = Setup { players: 2, options: Default::default() };
    let game = title.build(&setup, None).expect("a table for two");
    let server_seed = Seed::from_number(1);
    let deal = DealRecord { server_seed, commitment: Hash::of(b"commitment") };
    let record = TableRecord::in_lobby(id(name), &*game, person(1), deal, 1_000);
    TableRecord { wanted_secrecy: Some(Secrecy::Strict), secrecy: Secrecy::Usual, ..record }
}

fn entry(seq: u64, kind: EntryKind) -> LogEntry {
    let (seat, by) = (Seat::wrapping(1), Origin::Person);
    LogEntry { seq, at: 5_000 + seq, seat, by, kind, hash: Hash::of(&seq.to_le_bytes()) }
}

async fn made(store: &dyn Store, record: TableRecord) -> TableRecord {
    store.create(record.clone(), "text".to_owned(), Vec::new()).await.expect("a new table is kept");
    record
}

async fn keeps_what_it_is_given(store: &dyn Store) {
    let record = table("kept");
    store.create(record.clone(), "text".to_owned(), Vec::new()).await.expect("a new table is kept");
    let again = store.create(record.clone(), "other".to_owned(), Vec::new()).await;
    assert!(matches!(again, Err(StoreError::Conflict)), "a name is given once");
    let mut change = Change::new(record);
    change.log.push(entry(1, EntryKind::Act(ActionId(17))));
    change.log.push(entry(2, EntryKind::Undo { to: 0 }));
    change.log.push(entry(3, EntryKind::Withdraw { seq: 1 }));
    change.record.last_seq = 2;
    store.commit(change.clone()).await.expect("a change is kept");
    let mut second = Change::new(change.record.clone());
    second.log.push(entry(4, EntryKind::Leave));
    store.commit(second.clone()).await.expect("a second change is kept");
    let stored = store.load(&id("kept")).await.expect("a read").expect("the table is there");
    assert_eq!(stored.record.version, 3, "every change counts");
    assert_eq!(stored.content.as_deref(), Some("text"), "the content is kept");
    let log: Vec<LogEntry> = [change.log, second.log].concat();
    assert_eq!(stored.log, log, "the log is kept as it was, in order");
    assert_eq!(stored.record.last_seq, 2, "the record is the last one");
    assert!(store.load(&id("unknown")).await.expect("a read").is_none(), "unknown is nothing");
    assert!(store.record(&id("unknown")).await.expect("a read").is_none(), "unknown is nothing");
}

async fn keeps_a_content_while_a_table_has_it(store: &dyn Store) {
    let content_hash = Hash::of(b"a deck of one's own");
    let game = table("dealt").game;
    let kept = async || store.content(&game, &content_hash).await.expect("a read");
    assert_eq!(kept().await, None, "nobody has brought it");
    for name in ["dealt-1", "dealt-2"] {
        let record = TableRecord { content_hash, ..table(name) };
        store.create(record, format!("by {name}"), Vec::new()).await.expect("a new table is kept");
    }
    assert_eq!(kept().await.as_deref(), Some("by dealt-1"), "once for all tables of its hash");
    let second = store.load(&id("dealt-2")).await.expect("a read").expect("the table is there");
    assert_eq!(second.content.as_deref(), Some("by dealt-1"));
    assert_eq!(store.content("other", &content_hash).await.expect("a read"), None, "of its game");
    store.delete(&id("dealt-1")).await.expect("a deletion");
    assert!(kept().await.is_some(), "another table has it");
    store.delete(&id("dealt-2")).await.expect("a deletion");
    assert_eq!(kept().await, None, "and nobody after the last");
}

async fn refuses_what_is_out_of_date(store: &dyn Store) {
    let record = made(store, table("dated")).await;
    store.commit(Change::new(record.clone())).await.expect("a change is kept");
    let mut late = Change::new(record);
    late.log.push(entry(1, EntryKind::Leave));
    late.record.game = "other".to_owned();
    let refused = store.commit(late.clone()).await;
    assert!(matches!(refused, Err(StoreError::Conflict)), "who is late is told so: {refused:?}");
    let stored = store.load(&id("dated")).await.expect("a read").expect("the table is there");
    assert!(stored.log.is_empty() && stored.record.game == any_game().id(), "and leaves no trace");
    late.record.id = id("nowhere");
    let gone = store.commit(late).await;
    assert!(matches!(gone, Err(StoreError::Gone)), "no table, no change: {gone:?}");
}

async fn keeps_one_of_many_at_once(store: &Arc<dyn Store>) {
    let record = made(&**store, table("race")).await;
    let mut racers = Vec::new();
    for number in 0..16 {
        let (store, record) = (Arc::clone(store), record.clone());
        racers.push(tokio::spawn(async move {
            let mut change = Change::new(record);
            change.log.push(entry(1, EntryKind::Act(ActionId(number))));
            store.commit(change).await
        }));
    }
    let mut kept = 0;
    for racer in racers {
        match racer.await.expect("no racer falls") {
            Ok(()) => kept += 1,
            Err(StoreError::Conflict) => {}
            Err(other) => panic!("a race ends in a conflict and nothing else: {other:?}"),
        }
    }
    assert_eq!(kept, 1, "of many changes to the same version one is kept");
    let stored = store.load(&id("race")).await.expect("a read").expect("the table is there");
    assert_eq!(stored.log.len(), 1, "and only that one's entries");
}

async fn keeps_many_tables_at_once(store: &Arc<dyn Store>) {
    let mut writers = Vec::new();
    for number in 0..32 {
        let store = Arc::clone(store);
        writers.push(tokio::spawn(async move {
            let mut record = made(&*store, table(&format!("many-{number}"))).await;
            for seq in 1..=8 {
                let mut change = Change::new(record);
                change.log.push(entry(seq, EntryKind::Leave));
                record = change.record.clone();
                store.commit(change).await.expect("tables do not get in each other's way");
            }
        }));
    }
    for (number, writer) in writers.into_iter().enumerate() {
        writer.await.expect("no writer falls");
        let name = id(&format!("many-{number}"));
        let stored = store.load(&name).await.expect("a read").expect("the table is there");
        assert_eq!(stored.log.len(), 8, "every table has all its entries");
    }
}

async fn keeps_nothing_of_a_bad_change(store: &Arc<dyn Store>) {
    let record = made(&**store, table("bad")).await;
    let mut good = Change::new(record);
    good.log.push(entry(1, EntryKind::Leave));
    store.commit(good.clone()).await.expect("a change is kept");
    let mut bad = Change::new(good.record.clone());
    bad.log.push(entry(2, EntryKind::Leave));
    bad.log.push(entry(1, EntryKind::Leave));
    let neighbour = made(&**store, table("neighbour")).await;
    let writing = Arc::clone(store);
    let beside = tokio::spawn(async move { writing.commit(Change::new(neighbour)).await });
    assert!(store.commit(bad).await.is_err(), "a number is given once in a log");
    assert!(beside.await.expect("no writer falls").is_ok(), "a bad change harms no other");
    let stored = store.load(&id("bad")).await.expect("a read").expect("the table is there");
    assert_eq!((stored.log.len(), stored.record.version), (1, 2), "nothing of it is kept");
}

async fn keeps_chat(store: &dyn Store) {
    let mut record = made(store, table("chatty")).await;
    for number in 1..=5 {
        let mut change = Change::new(record);
        let (name, text) = ("Ask".to_owned(), format!("line {number} <b>"));
        let seat = (number % 2 == 0).then_some(Seat::wrapping(1));
        change.chat.push(ChatLine { id: number, at: number, seat, name, text });
        record = change.record.clone();
        store.commit(change).await.expect("chat is kept");
    }
    let numbers = |lines: Vec<ChatLine>| lines.iter().map(|line| line.id).collect::<Vec<_>>();
    let chat = store.chat(&id("chatty"), 0, 3).await.expect("a read");
    assert_eq!(chat[1].text, "line 4 <b>", "text is text");
    assert_eq!(chat[1].seat, Some(Seat::wrapping(1)), "the speaker is kept");
    assert_eq!(numbers(chat), [3, 4, 5], "the latest lines, oldest first");
    let chat = store.chat(&id("chatty"), 4, 10).await.expect("a read");
    assert_eq!(numbers(chat), [5], "only those after the one given");
}

async fn keeps_keys(store: &dyn Store) {
    let record = made(store, table("keyed")).await;
    let key = Key {
        hash: KeyHash::from_bytes([7; 32]),
        table: id("keyed"),
        kind: KeyKind::Invite,
        seat: Some(Seat::wrapping(1)),
        expires_at: 9_000,
        spent: false,
    };
    let mut change = Change::new(record);
    change.keys.push(key.clone());
    store.commit(change.clone()).await.expect("a key is kept");
    assert_eq!(store.key(&key.hash).await.expect("a read"), Some(key.clone()), "as it was");
    let unused = async || store.load(&id("keyed")).await.expect("a read").expect("a table").keys;
    assert_eq!(unused().await, std::slice::from_ref(&key), "and with its table");
    let mut spent = Change::new(change.record);
    spent.keys.push(Key { spent: true, ..key.clone() });
    store.commit(spent).await.expect("a key is spent");
    assert_eq!(unused().await, [], "it opens nothing any more");
    let key = Key { spent: true, ..key };
    assert_eq!(store.key(&key.hash).await.expect("a read"), Some(key), "and is kept as spent");
    let unknown = store.key(&KeyHash::from_bytes([8; 32])).await.expect("a read");
    assert_eq!(unknown, None, "an unknown key is nothing");
}

async fn lists_public_tables(store: &dyn Store) {
    let public = |name: &str, created_at, seats: Vec<SeatRecord>| {
        let visibility = Visibility::Public;
        TableRecord { visibility, created_at, seats, ..table(name) }
    };
    let free = || vec![seated(1), SeatRecord::default()];
    made(store, public("public-1", 2_000, free())).await;
    made(store, public("public-2", 3_000, vec![seated(1), seated(2)])).await;
    let mut other = public("public-3", 4_000, free());
    (other.game, other.setup.players) = ("other".to_owned(), 3);
    made(store, other).await;
    made(store, TableRecord { phase: Phase::Closed, ..public("public-4", 5_000, free()) }).await;
    let find = async |wanted: Listing| {
        let tables = store.listed(&wanted).await.expect("a list");
        tables.iter().map(|table| table.id.to_string()).collect::<Vec<_>>()
    };
    let all = Listing { limit: 10, ..Listing::default() };
    let games = Some(vec![any_game().id().to_owned()]);
    assert_eq!(find(all.clone()).await, ["public-3", "public-2", "public-1"], "newest first");
    assert_eq!(find(Listing { games, ..all.clone() }).await, ["public-2", "public-1"]);
    let open = Listing { open: Some(true), ..all.clone() };
    assert_eq!(find(open).await, ["public-3", "public-1"], "those with a free seat");
    let full = Listing { open: Some(false), ..all.clone() };
    assert_eq!(find(full).await, ["public-2"], "those without");
    assert_eq!(find(Listing { players: Some(3), ..all.clone() }).await, ["public-3"]);
    assert_eq!(find(Listing { limit: 1, ..all }).await, ["public-3"], "no more than asked for");
}

async fn lists_the_tables_of_a_person(store: &dyn Store) {
    let mine = |name: &str, created_at| TableRecord {
        seats: vec![seated(40), seated(41)],
        created_at,
        ..table(name)
    };
    let waiting = TableRecord {
        phase: Phase::Playing,
        waiting: SeatSet::only(Seat::wrapping(1)),
        ..mine("mine-1", 1_000)
    };
    made(store, waiting).await;
    let newest = made(store, mine("mine-2", 2_000)).await;
    let find = async |who: u8| {
        let tables = store.of_person(person(who), 10).await.expect("a list");
        tables.iter().map(|table| table.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(find(41).await, ["mine-1", "mine-2"], "those that wait for the person first");
    assert_eq!(find(40).await, ["mine-2", "mine-1"], "then the newest");
    let mut change = Change::new(newest);
    change.record.seats[0] = SeatRecord::default();
    change.owners_changed = true;
    store.commit(change).await.expect("a change is kept");
    assert_eq!(find(40).await, ["mine-1"], "who has left a table no longer has it");
    assert_eq!(find(42).await, Vec::<String>::new());
}

async fn finds_what_is_due(store: &dyn Store) {
    let clock = SeatClock { left_ms: 1, deadline: Some(50_000), ..SeatClock::default() };
    let playing = TableRecord { phase: Phase::Playing, ..table("due") };
    let bot = SeatRecord { sitter: Sitter::Bot(BotSpec::Karl), ..SeatRecord::default() };
    let due = TableRecord {
        clocks: vec![clock, SeatClock { deadline: None, ..clock }],
        waiting: SeatSet::only(Seat::wrapping(0)),
        seats: vec![bot, SeatRecord::default()],
        kept_until: Some(70_000),
        ..playing
    };
    let record = made(store, due).await;
    let dues = async |now| store.due(&[any_game().id()], now, 10).await.expect("a list");
    assert_eq!(dues(49_999).await, [], "not before its time");
    assert_eq!(dues(50_000).await, [id("due")]);
    let of_others = store.due(&["other"], 50_000, 10).await.expect("a list");
    assert_eq!(of_others, [], "of another game there is nothing");
    let bots_due = async || store.bots_due(&[any_game().id()]).await.expect("a list");
    assert_eq!(bots_due().await, [id("due")], "a bot is to move");
    assert_eq!(store.bots_due(&["other"]).await.expect("a list"), []);
    assert_eq!(store.expired(69_999, 10).await.expect("a list"), []);
    assert_eq!(store.expired(70_000, 10).await.expect("a list"), [id("due")]);
    let mut change = Change::new(record);
    change.record.phase = Phase::Over;
    store.commit(change).await.expect("a change is kept");
    assert_eq!(dues(60_000).await, [], "a game that is over has no deadline");
    assert_eq!(bots_due().await, [], "and no bot to move");
}

async fn deletes_all_of_a_table(store: &dyn Store) {
    let record = made(store, TableRecord { seats: vec![seated(50)], ..table("doomed") }).await;
    let mut change = Change::new(record);
    change.log.push(entry(1, EntryKind::Leave));
    let name = "Ask".to_owned();
    change.chat.push(ChatLine { id: 1, at: 1, seat: None, name, text: "x".to_owned() });
    store.commit(change).await.expect("a change is kept");
    assert!(store.delete(&id("doomed")).await.expect("a deletion"), "there was one");
    assert!(!store.delete(&id("doomed")).await.expect("a deletion"), "there is none any more");
    assert!(store.load(&id("doomed")).await.expect("a read").is_none());
    assert!(store.chat(&id("doomed"), 0, 9).await.expect("a read").is_empty(), "nor its chat");
    assert!(store.of_person(person(50), 9).await.expect("a list").is_empty(), "nor its owners");
    made(store, table("doomed")).await;
    let stored = store.load(&id("doomed")).await.expect("a read").expect("the table is there");
    assert!(stored.log.is_empty(), "a new table of the same name has nothing of the old one");
}

async fn pages_through_all(store: &dyn Store) {
    let count = store.count().await.expect("a count");
    let (mut seen, mut after) = (Vec::new(), String::new());
    loop {
        let page = store.page(&after, 7).await.expect("a page");
        let Some(last) = page.last() else { break };
        after = last.id.to_string();
        seen.extend(page.iter().map(|table| table.id.to_string()));
    }
    assert_eq!(seen.len() as u64, count, "every table is on a page");
    assert!(seen.is_sorted(), "in the order of their names");
}

async fn remembers_the_last_beat(store: &dyn Store) {
    let last = async || store.last_beat().await.expect("a read");
    assert_eq!(last().await, None, "nobody has served these tables yet");
    for beat in [Beat { at: 5, ahead: 0 }, Beat { at: 1_794_750_000_000, ahead: -7 }] {
        store.beat(beat).await.expect("a beat");
        assert_eq!(last().await, Some(beat), "the latest beat counts");
    }
}

async fn moves_everything_on(store: &dyn Store) {
    let clock = SeatClock { left_ms: 1, deadline: Some(50_000), ..SeatClock::default() };
    let invited = SeatRecord { invited: 1, invited_until: 60_000, ..SeatRecord::default() };
    let playing = TableRecord {
        phase: Phase::Playing,
        clocks: vec![clock, SeatClock { deadline: None, ..clock }],
        seats: vec![seated(1), invited],
        kept_until: Some(70_000),
        ..table("moved")
    };
    let mut change = Change::new(made(store, playing).await);
    let (hash, table) = (KeyHash::from_bytes([9; 32]), id("moved"));
    let kind = KeyKind::Link;
    change.keys.push(Key { hash, table, kind, seat: None, expires_at: 80_000, spent: false });
    store.commit(change.clone()).await.expect("a change is kept");
    let beat = Beat { at: 1_000_000, ahead: 3 };
    store.postpone(100_000, beat).await.expect("all moves on");
    let record = store.record(&id("moved")).await.expect("a read").expect("the table is there");
    let deadlines: Vec<_> = record.clocks.iter().map(|clock| clock.deadline).collect();
    assert_eq!(deadlines, [Some(150_000), None], "only what runs moves");
    assert_eq!((record.seats[0].invited_until, record.seats[1].invited_until), (0, 160_000));
    assert_eq!((record.kept_until, record.touched_at), (Some(170_000), 101_000));
    let key = store.key(&hash).await.expect("a read").expect("the key is there");
    assert_eq!(key.expires_at, 180_000);
    assert_eq!(store.last_beat().await.expect("a read"), Some(beat), "noted in the same moment");
    let due = async |now| {
        store.due(&[any_game().id()], now, 100).await.expect("a list").contains(&id("moved"))
    };
    assert!(!due(149_999).await && due(150_000).await);
    let expired = async |now| store.expired(now, 100).await.expect("a list").contains(&id("moved"));
    assert!(!expired(169_999).await && expired(170_000).await);
    let late = store.commit(Change::new(change.record)).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "who read it before is told: {late:?}");
}
