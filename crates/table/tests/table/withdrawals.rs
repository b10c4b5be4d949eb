//! Taking back a secret answer while others still think: it takes back nobody else's, tells nobody
//! anything, and wins no time.

use gladsheim_engine::{FastRng, Seat, Viewer};
use gladsheim_protocol::{Act, AtZero, Clock, Motion, State, Time, Verb};
use gladsheim_table::{EntryKind, LocalTable, Millis, TableError};

use crate::guests::{NOON, again, answer, join, lobby_for, look, person, play_out, start, state};

/// A game of three people that has come to a question that all are asked at once and in secret.
fn asked_in_secret(clock: Clock) -> (LocalTable, Millis) {
    let mut local = lobby_for(3, clock);
    join(&mut local, 1, NOON);
    join(&mut local, 2, NOON);
    start(&mut local, NOON);
    let (mut random, mut now) = (FastRng::new(7), NOON);
    while !(0..3).all(|seat| is_asked_in_secret(&state(&local.table, seat, now))) {
        answer(&mut local, &mut random, now).expect("the game comes to a secret question");
        now += 1_000;
    }
    (local, now)
}

fn is_asked_in_secret(state: &State) -> bool {
    state.question.as_ref().is_some_and(|question| question.secret)
}

/// The seat gives the answer at this place of its list.
fn act(local: &mut LocalTable, seat: usize, place: usize, now: Millis) {
    let asked = state(&local.table, seat, now);
    let choice = asked.choices.get(place).unwrap_or(&asked.choices[0]).id;
    let act = Act { question: asked.question.unwrap().id, action: choice };
    local.ask(now, |table| table.act(Some(person(seat)), act, now)).unwrap();
}

fn take_back(local: &mut LocalTable, seat: usize, now: Millis) -> Result<(), TableError> {
    let mut random = FastRng::new(9);
    let (verb, propose) = (Verb::Undo, Motion::Propose);
    local.ask(now, |table| table.motion(Some(person(seat)), verb, propose, now, &mut random))
}

fn last_hash(local: &LocalTable) -> String {
    local.log().last().unwrap().hash.to_string()
}

#[test]
fn it_takes_back_nobody_elses_answer() {
    let (mut local, now) = asked_in_secret(Clock::default());
    let (mut other, _) = asked_in_secret(Clock::default());
    act(&mut local, 0, 0, now);
    act(&mut local, 1, 1, now);
    assert!(state(&local.table, 0, now).can_withdraw, "the third still thinks");
    take_back(&mut local, 0, now).unwrap();
    assert!(local.record().motions.is_empty(), "nobody need consent");
    let thinks = state(&local.table, 0, now);
    assert!(is_asked_in_secret(&thinks) && !thinks.can_withdraw, "one is asked again");
    assert!(state(&local.table, 1, now).question.is_none(), "the other's answer stands");
    assert!(state(&local.table, 1, now).can_withdraw, "and can be taken back as well");
    act(&mut other, 1, 1, now);
    assert_eq!(last_hash(&local), last_hash(&other), "as if it had never been given");
    // Whatever the order of answers, the same comes of them.
    act(&mut local, 0, 2, now);
    act(&mut local, 2, 0, now);
    act(&mut other, 2, 0, now);
    act(&mut other, 0, 2, now);
    assert_eq!(last_hash(&local), last_hash(&other));
}

#[test]
fn others_hear_that_and_not_what() {
    let (first, now) = asked_in_secret(Clock::default());
    assert!(state(&first.table, 0, now).choices.len() > 1, "there is something to hide");
    let told = [0, 1].map(|place| {
        let (mut local, now) = asked_in_secret(Clock::default());
        let before = [1, 2].map(|seat| state(&local.table, seat, now).view);
        act(&mut local, 0, place, now);
        take_back(&mut local, 0, now).unwrap();
        let after = [1, 2].map(|seat| state(&local.table, seat, now));
        assert_eq!(before, after.clone().map(|state| state.view), "all is as it was");
        let public = local.table.state_since(Viewer::Public, 0, false, now).unwrap();
        let last = public.entries.last().unwrap();
        assert_eq!(last.withdrawn, Some(last.seq - 1), "the step before it");
        assert_eq!(last.undone_to, None, "no moment is gone back to");
        assert!(last.events.is_empty() && last.actor.unwrap().seat.index() == 0);
        (after.map(|state| (state.entries, state.awaited, state.question)), public.entries)
    });
    let [one, other] = told;
    assert_eq!(one, other, "whatever the answer was");
}

#[test]
fn the_log_says_so_and_replays_and_the_game_file_leaves_it_out() {
    let (mut local, mut now) = asked_in_secret(Clock::default());
    let before = local.log().len();
    act(&mut local, 0, 0, now);
    act(&mut local, 1, 0, now);
    take_back(&mut local, 0, now).unwrap();
    take_back(&mut local, 1, now).unwrap();
    act(&mut local, 1, 1, now);
    let (first, second) = (before as u64 + 1, before as u64 + 2);
    let kinds: Vec<EntryKind> = local.log().iter().skip(before + 2).map(|one| one.kind).collect();
    let withdrawn = [first, second].map(|seq| EntryKind::Withdraw { seq });
    assert_eq!(kinds.get(..2), Some(&withdrawn[..]));
    let table = again(local.kept(), now);
    for seat in 0..3 {
        assert_eq!(state(&table, seat, now), state(&local.table, seat, now), "read again");
    }
    now = play_out(&mut local, &mut FastRng::new(4), now);
    let file = again(local.kept(), now).game_file().unwrap();
    let record = gladsheim_registry::record::Record::parse(file.as_bytes()).unwrap();
    assert_eq!(record.moves.len(), local.log().len() - 4, "two answers and their taking back");
    record.verify().unwrap();
}

#[test]
fn once_all_have_answered_it_is_too_late() {
    let (mut local, now) = asked_in_secret(Clock::default());
    (0..3).for_each(|seat| act(&mut local, seat, 0, now));
    assert!((0..3).all(|seat| !state(&local.table, seat, now).can_withdraw));
    assert_eq!(take_back(&mut local, 0, now), Err(TableError::NothingToUndo));
}

#[test]
fn an_undo_after_it_goes_back_to_where_the_answer_was_gone() {
    let (mut local, now) = asked_in_secret(Clock::default());
    act(&mut local, 0, 0, now);
    act(&mut local, 1, 0, now);
    take_back(&mut local, 0, now).unwrap();
    take_back(&mut local, 1, now).unwrap();
    let (fresh, _) = asked_in_secret(Clock::default());
    for seat in 0..3 {
        let (one, other) = (state(&local.table, seat, now), state(&fresh.table, seat, now));
        assert_eq!((one.view, one.choices), (other.view, other.choices));
    }
}

#[test]
fn who_thinks_again_wins_no_time() {
    let time = Time::Live { bank_ms: 100_000, increment_ms: 5_000 };
    let clock = Clock { time, at_zero: AtZero::BotSeat, bot: Some("thrall".to_owned()) };
    let (mut local, now) = asked_in_secret(clock);
    let deadline = local.record().clocks[0].deadline.unwrap();
    act(&mut local, 0, 0, now + 1_000);
    assert_eq!(local.record().clocks[0].deadline, None);
    take_back(&mut local, 0, now + 9_000).unwrap();
    assert_eq!(local.record().clocks[0].deadline, Some(deadline), "as if it had not been given");
    act(&mut local, 0, 1, now + 10_000);
    let late = deadline + 1;
    assert!(!state(&local.table, 0, late).can_withdraw, "and whose time is up has none to think");
    assert!(state(&local.table, 0, deadline - 1).can_withdraw);
}

#[test]
fn steps_have_the_same_number_from_every_seat() {
    let (mut local, mut now) = asked_in_secret(Clock::default());
    look(&mut local, person(0), now);
    act(&mut local, 1, 0, now);
    take_back(&mut local, 1, now).unwrap();
    now = play_out(&mut local, &mut FastRng::new(4), now);
    let table = again(local.kept(), now);
    let heard = |viewer| table.state_since(viewer, 0, false, now).unwrap().entries;
    let public = heard(Viewer::Public);
    assert!(public.iter().all(|entry| entry.step == entry.seq), "they are the public's");
    for seat in 0..3 {
        let mine = heard(Viewer::Seat(Seat::new(seat).unwrap()));
        assert!(mine.is_sorted_by_key(|entry| entry.step));
        for entry in &public {
            let same = mine.iter().filter(|one| one.step == entry.step);
            let (actor, at) = (entry.actor, entry.at);
            assert!(same.clone().any(|one| (one.actor, one.at) == (actor, at)), "{entry:?}");
        }
    }
}
