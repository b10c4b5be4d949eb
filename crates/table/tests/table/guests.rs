//! What the tests share: a table of people who answer at random.

use gladsheim_engine::{FastRng, Seat, Setup, Viewer};
use gladsheim_protocol::{Act, Clock, CreateTable, Hello, Join, State, VERSION, Visibility};
use gladsheim_registry::{AnyTitle, KeptContent, Shelf};
use gladsheim_table::{
    LocalTable, Millis, PersonId, Rules, Settings, Stored, Table, WatcherId, create,
};

/// The time at which every test begins.
pub const NOON: Millis = 1_794_700_800_000;

/// The game that the tests play: any will do.
pub fn title() -> &'static dyn AnyTitle {
    *Shelf::released().titles().first().unwrap()
}

/// The person on a seat.
pub fn person(seat: usize) -> PersonId {
    PersonId::from_bytes([u8::try_from(seat).unwrap() + 1; 16])
}

/// What is wanted of a table.
pub fn wanted(clock: Clock, players: u8) -> CreateTable {
    CreateTable {
        game: title().id().to_owned(),
        players,
        options: Default::default(),
        content: None,
        seats: Vec::new(),
        name: Some("Ask".to_owned()),
        entropy: Some("ravens".to_owned()),
        visibility: Visibility::Public,
        order: Default::default(),
        clock,
        secrecy: None,
    }
}

/// A table for two in its lobby, at which its host sits.
pub fn lobby(clock: Clock) -> LocalTable {
    lobby_for(2, clock)
}

/// The same for so many.
pub fn lobby_for(players: u8, clock: Clock) -> LocalTable {
    let setup = Setup { players, options: Default::default() };
    let game = title().build(&setup, None).unwrap();
    let (settings, mut random) = (Settings::default(), FastRng::new(1));
    let wanted = wanted(clock, players);
    let stored = create(&*game, person(0), wanted, &settings, NOON, &mut random).unwrap();
    LocalTable::open(stored, Rules { title: title(), game }, settings, NOON)
}

/// Somebody sits down.
pub fn join(local: &mut LocalTable, seat: usize, now: Millis) {
    let join = Join { name: format!("Guest {seat}"), seat: Seat::new(seat), entropy: None };
    local.ask(now, |table| table.join(person(seat), &join, now)).unwrap();
}

/// A game for two that has begun.
pub fn begun(clock: Clock) -> LocalTable {
    let mut local = lobby(clock);
    join(&mut local, 1, NOON);
    start(&mut local, NOON);
    local
}

/// The host begins the game.
pub fn start(local: &mut LocalTable, now: Millis) {
    let host = local.record().hosts[0];
    local.ask(now, |table| table.start(host, now, &mut FastRng::new(2))).unwrap();
}

/// Somebody looks on.
pub fn look(local: &mut LocalTable, who: PersonId, now: Millis) -> WatcherId {
    let hello =
        Hello { version: VERSION, since: None, chat_since: None, lines: false, patches: false };
    let seen = local.table.subscribe(Some(who), &hello, Vec::new(), 10, now).unwrap();
    local.post(seen.1);
    seen.0
}

/// The position as a seat sees it.
pub fn state(table: &Table, seat: usize, now: Millis) -> State {
    table.state_since(Viewer::Seat(Seat::new(seat).unwrap()), 0, false, now).unwrap()
}

/// Somebody who is asked answers at random; says who, or that nobody is asked.
pub fn answer(local: &mut LocalTable, random: &mut FastRng, now: Millis) -> Option<usize> {
    local.settle(now);
    let asked = |seat: &usize| state(&local.table, *seat, now).question.is_some();
    let seat = (0..local.record().seats.len()).find(asked)?;
    let state = state(&local.table, seat, now);
    let (question, action) = (state.question?.id, random.pick(&state.choices)?.id);
    let act = Act { question, action };
    local.ask(now, |table| table.act(Some(person(seat)), act, now)).unwrap();
    Some(seat)
}

/// Plays to the end, a second for every step.
pub fn play_out(local: &mut LocalTable, random: &mut FastRng, mut now: Millis) -> Millis {
    for _ in 0..5_000 {
        if local.record().over.is_some() {
            return now;
        }
        answer(local, random, now);
        now += 1_000;
    }
    panic!("the game does not end");
}

/// The content that a table was kept with.
pub fn kept(stored: &Stored) -> KeptContent<'_> {
    KeptContent { hash: stored.record.content_hash, bundle: stored.content.as_deref() }
}

/// The table as it comes out of the store again.
pub fn again(stored: &Stored, now: Millis) -> Table {
    let record = &stored.record;
    let game = title().rebuild(&record.setup, kept(stored), record.rules_version).unwrap();
    let loaded =
        Table::load(stored.clone(), Rules { title: title(), game }, Settings::default(), now);
    assert!(loaded.set_aside.is_none(), "the log replays");
    loaded.table
}
