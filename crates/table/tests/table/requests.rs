//! Requests: nothing is so before it was kept, and everybody hears of it in their own numbers.

use gladsheim_engine::{FastRng, Seat, Viewer};
use gladsheim_protocol::{
    Act, Clock, End, Invite, Join, Motion, Phase, ServerMessage, Verb, Visibility,
};
use gladsheim_table::{Letter, LocalTable, TableError, WatcherId};

use crate::guests::{
    NOON, again, answer, begun, join, lobby, look, person, play_out, start, state,
};

/// The numbers of the steps that a watcher was told of.
fn told(letters: &[Letter], watcher: WatcherId) -> Vec<u64> {
    let states = letters.iter().filter_map(|letter| match letter {
        Letter::Message { to, message } if to.contains(&watcher) => match &**message {
            ServerMessage::State(state) => Some(state.entries.iter().map(|entry| entry.seq)),
            _ => None,
        },
        _ => None,
    });
    states.flatten().collect()
}

#[test]
fn nothing_is_so_before_it_was_kept() {
    let local = lobby(Clock::default());
    let wish = Join { name: "Embla".to_owned(), seat: None, entropy: None };
    let outcome = local.table.join(person(1), &wish, NOON).unwrap();
    let change = outcome.change.as_ref().unwrap();
    assert_eq!(change.record.free_seats(), 0);
    assert_eq!(change.expected(), local.record().version);
    assert_eq!(local.table.record().free_seats(), 1, "not yet");
    drop(outcome);
    assert_eq!(local.table.join(person(1), &wish, NOON).unwrap().reply.index(), 1, "still free");
}

#[test]
fn every_viewer_hears_every_step_once_and_in_order() {
    let mut local = begun(Clock::default());
    let watchers = [person(0), person(1), person(7)].map(|who| look(&mut local, who, NOON));
    let (mut random, mut heard) = (FastRng::new(5), vec![Vec::new(); 3]);
    let mut now = NOON;
    while local.record().over.is_none() {
        answer(&mut local, &mut random, now);
        now += 1_000;
        let letters = local.letters();
        for (heard, watcher) in heard.iter_mut().zip(watchers) {
            heard.extend(told(&letters, watcher));
        }
    }
    for (heard, viewer) in heard.iter().zip([0, 1, 7].map(person)) {
        let all = local.table.heard(local.table.viewer(Some(viewer)));
        assert_eq!(*heard, (1..=all).collect::<Vec<_>>(), "{viewer:?}");
    }
    let table = again(local.kept(), now);
    for seat in 0..2 {
        assert_eq!(state(&table, seat, now), state(&local.table, seat, now), "read again");
    }
}

#[test]
fn an_answer_counts_once() {
    let mut local = begun(Clock::default());
    let seat = (0..2).find(|seat| state(&local.table, *seat, NOON).question.is_some()).unwrap();
    let asked = state(&local.table, seat, NOON);
    let act = Act { question: asked.question.unwrap().id, action: asked.choices[0].id };
    let stranger = local.table.act(Some(person(5)), act, NOON).err();
    assert_eq!(stranger, Some(TableError::NotSeated));
    local.ask(NOON, |table| table.act(Some(person(seat)), act, NOON)).unwrap();
    let twice = local.table.act(Some(person(seat)), act, NOON).err();
    assert!(matches!(twice, Some(TableError::Stale | TableError::NotAsked)), "{twice:?}");
    assert_eq!(local.log().len(), 1);
}

#[test]
fn an_invitation_opens_one_seat_once() {
    let mut local = lobby(Clock::default());
    let mut random = FastRng::new(3);
    let ask = Invite { seat: None, many: false };
    let made = local.ask(NOON, |table| table.invite(person(0), &ask, NOON, &mut random)).unwrap();
    let claim = gladsheim_protocol::Claim {
        token: made.token,
        name: Some("Embla".to_owned()),
        entropy: None,
    };
    let late = local.table.claim(person(1), &claim, NOON + 8 * gladsheim_table::DAY).err();
    assert_eq!(late, Some(TableError::BadToken), "it expires");
    let claimed = local.ask(NOON, |table| table.claim(person(1), &claim, NOON)).unwrap();
    assert_eq!(claimed.seat.map(Seat::index), Some(1));
    let twice = local.table.claim(person(2), &claim, NOON).err();
    assert_eq!(twice, Some(TableError::BadToken), "it is used up");
    assert!(local.kept().keys.is_empty());
}

fn propose(local: &mut LocalTable, seat: usize, verb: Verb, motion: Motion) {
    let mut random = FastRng::new(9);
    let ask = local.ask(NOON, |t| t.motion(Some(person(seat)), verb, motion, NOON, &mut random));
    ask.unwrap();
}

#[test]
fn what_all_agree_to_is_done() {
    let mut local = begun(Clock::default());
    propose(&mut local, 0, Verb::End, Motion::Propose);
    assert_eq!(local.record().phase, Phase::Playing, "one is not all");
    propose(&mut local, 1, Verb::End, Motion::Accept);
    assert_eq!(local.record().over.as_ref().map(|over| over.end), Some(End::Agreed));
}

#[test]
fn the_next_table_comes_with_the_change_that_names_it() {
    let mut local = begun(Clock::default());
    let now = play_out(&mut local, &mut FastRng::new(4), NOON);
    propose(&mut local, 0, Verb::Rematch, Motion::Propose);
    let mut random = FastRng::new(8);
    let (verb, yes) = (Verb::Rematch, Motion::Accept);
    let outcome = local.table.motion(Some(person(1)), verb, yes, now, &mut random).unwrap();
    let (next, change) = (outcome.next_table.unwrap(), outcome.change.unwrap());
    assert_eq!(change.record.rematch.as_ref(), Some(&next.record.id));
    assert_eq!(next.record.seat_of(person(1)), local.record().seat_of(person(1)));
    assert_eq!((next.record.phase, next.record.visibility), (Phase::Lobby, Visibility::Public));
}

#[test]
fn somebody_else_has_changed_the_table() {
    let mut local = begun(Clock::default());
    let watcher = look(&mut local, person(0), NOON);
    local.letters();
    let mut other = LocalTable::open(
        local.kept().clone(),
        gladsheim_table::Rules {
            title: crate::guests::title(),
            game: crate::guests::title().build(&local.record().setup, None).unwrap(),
        },
        Default::default(),
        NOON,
    );
    let mut random = FastRng::new(6);
    for step in 1..=5 {
        answer(&mut other, &mut random, NOON + 2_000 * step);
    }
    let now = NOON + 60_000;
    other.settle(now);
    let reloaded = local.table.reload(other.kept().clone(), Vec::new(), now);
    let seen = told(&reloaded.letters, watcher);
    let viewer = local.table.viewer(Some(person(0)));
    assert_eq!(seen, (2..=local.table.heard(viewer)).collect::<Vec<_>>());
    assert_eq!(local.table.heard(Viewer::Public), other.table.heard(Viewer::Public));
}

#[test]
fn who_leaves_the_lobby_frees_the_seat() {
    let mut local = lobby(Clock::default());
    join(&mut local, 1, NOON);
    local.ask(NOON, |table| table.leave(person(1), None, NOON)).unwrap();
    assert_eq!(local.record().free_seats(), 1);
    let empty = local.table.start(person(0), NOON, &mut FastRng::new(1)).err();
    assert_eq!(empty, Some(TableError::SeatsEmpty));
    join(&mut local, 1, NOON);
    start(&mut local, NOON);
    assert_eq!(local.record().phase, Phase::Playing);
}
