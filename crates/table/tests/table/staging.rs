//! Tables that begin as the first moves of another game.

use gladsheim_engine::{FastRng, Seat, Seed, Setup};
use gladsheim_protocol::{Clock, Phase};
use gladsheim_registry::Shelf;
use gladsheim_registry::record::{Record, Recording};
use gladsheim_table::{LocalTable, Rules, Settings, TableError, stage};

use crate::guests::{
    NOON, again, answer, begun, join, kept, person, play_out, start, state, title,
};

/// A game that was played at random, with the generator that it was played by.
fn played() -> Record {
    let game = title().build(&Setup { players: 2, options: Default::default() }, None).unwrap();
    let (mut recording, _) = Recording::start(&*game, Seed::from_number(11));
    let mut random = FastRng::new(12);
    while let Some(seat) = recording.table().waiting().lowest() {
        let legal = recording.table().legal_ids(seat);
        recording.apply(seat, *random.pick(&legal).unwrap()).unwrap();
    }
    recording.record().clone()
}

fn staged(file: &Record, moves: Option<usize>, fresh: bool) -> Result<LocalTable, TableError> {
    let id = "staged".parse().unwrap();
    let (settings, random) = (Settings::default(), &mut FastRng::new(7));
    let stored = stage(title(), id, file, (moves, fresh), &settings, NOON, random)?;
    let version = stored.record.rules_version;
    let game = title().rebuild(&file.setup, kept(&stored), version).unwrap();
    let rules = Rules { title: title(), game };
    Ok(LocalTable::open(stored, rules, settings, NOON))
}

/// The same with two people who have begun to play.
fn sat_down(file: &Record, moves: Option<usize>, fresh: bool) -> LocalTable {
    let mut local = staged(file, moves, fresh).unwrap();
    join(&mut local, 0, NOON);
    assert!(local.record().is_host(person(0)), "the first to sit down is the host");
    join(&mut local, 1, NOON);
    start(&mut local, NOON);
    local
}

/// What a game file says of a table, once it was checked.
fn verified(local: &LocalTable) -> Record {
    let file = local.table.game_file().unwrap();
    let record = Record::parse(file.as_bytes()).unwrap();
    record.verify().unwrap();
    record
}

#[test]
fn a_game_goes_on_from_a_move_with_the_chance_it_had() {
    let file = played();
    let half = file.moves.len() / 2;
    let mut local = sat_down(&file, Some(half), false);
    assert_eq!(local.log().len(), half);
    // Whoever plays the same moves comes to the same positions.
    let mut now = NOON;
    for entry in &file.moves[half..] {
        now += 20_000;
        local.settle(now);
        let gladsheim_registry::record::MoveKind::Act { action, .. } = entry.kind else { panic!() };
        let seat = entry.seat.index();
        let question = state(&local.table, seat, now).question.unwrap().id;
        let act = gladsheim_protocol::Act { question, action };
        local.ask(now, |table| table.act(Some(person(seat)), act, now)).unwrap();
        assert_eq!(local.log().last().unwrap().hash, entry.hash);
    }
    assert_eq!(local.record().phase, Phase::Over);
    let again = verified(&local);
    let prefix = again.prefix.as_ref().unwrap();
    assert_eq!((prefix.moves, prefix.seed, prefix.fresh), (half, file.seed, false));
    assert_eq!(again.moves.len(), file.moves.len());
}

#[test]
fn a_what_if_has_chance_of_its_own_which_the_file_proves() {
    let file = played();
    let half = file.moves.len() / 2;
    let mut local = sat_down(&file, Some(half), true);
    let now = play_out(&mut local, &mut FastRng::new(3), NOON);
    let record = verified(&local);
    assert!(record.prefix.as_ref().unwrap().fresh);
    assert_eq!(record.moves[..half], file.moves[..half]);
    let deal = record.deal.clone().unwrap();
    assert_eq!(deal.commitment, local.record().deal.commitment);
    assert_eq!(deal.seed(), record.seed, "what follows is what was committed to");
    for forged in [
        Record { seed: Seed::from_number(1), deal: None, ..record.clone() },
        Record { prefix: None, ..record.clone() },
        {
            let mut forged = record.clone();
            forged.prefix.as_mut().unwrap().moves -= 1;
            forged
        },
    ] {
        assert!(forged.verify().is_err());
    }
    let replay = again(local.kept(), now).retelling(None, Some("0")).unwrap().tell().unwrap();
    assert_eq!(replay.verified.map(|verified| verified.ok), Some(true));
    let text = local.table.game_file().unwrap();
    let replay = gladsheim_table::replay_file(&Shelf::all(), text.as_bytes(), Some("0")).unwrap();
    assert_eq!(replay.verified.map(|verified| verified.ok), Some(true));
}

#[test]
fn a_table_with_a_prefix_comes_back_as_it_was() {
    let file = played();
    for fresh in [false, true] {
        let mut local = sat_down(&file, Some(4), fresh);
        let mut random = FastRng::new(2);
        for step in 1..6 {
            answer(&mut local, &mut random, NOON + 20_000 * step);
        }
        let now = NOON + 200_000;
        local.settle(now);
        let table = again(local.kept(), now);
        for seat in 0..2 {
            assert_eq!(state(&table, seat, now), state(&local.table, seat, now));
        }
    }
}

#[test]
fn the_moves_of_the_other_game_are_told_and_cannot_be_taken_back() {
    let file = played();
    let local = sat_down(&file, Some(6), false);
    for seat in 0..2 {
        let state = state(&local.table, seat, NOON + 20_000);
        assert!(state.entries.len() > 1, "what happened is told");
        assert!(!state.can_undo);
    }
}

#[test]
fn only_true_files_and_games_that_are_not_over_can_be_gone_on_from() {
    let file = played();
    let most = file.moves.len();
    let last = staged(&file, None, false).unwrap();
    assert_eq!(last.log().len(), most - 1, "the last decision");
    assert!(matches!(staged(&file, Some(most), false), Err(TableError::Malformed(_))));
    assert!(matches!(staged(&file, Some(most + 1), false), Err(TableError::Malformed(_))));
    let mut forged = file.clone();
    forged.moves[2].hash = forged.moves[1].hash;
    assert!(staged(&forged, Some(2), false).is_ok(), "true as far as it goes");
    assert!(matches!(staged(&forged, Some(3), false), Err(TableError::Malformed(_))));
}

#[test]
fn a_seat_that_has_left_is_nobodys_to_take() {
    let game = title().build(&Setup { players: 3, options: Default::default() }, None).unwrap();
    let (mut recording, _) = Recording::start(&*game, Seed::from_number(5));
    recording.leave(Seat::new(2).unwrap()).unwrap();
    let file = recording.record().clone();
    let local = staged(&file, None, true).unwrap();
    assert_eq!(local.record().free_seats(), 2);
}

#[test]
fn an_ordinary_table_has_no_prefix() {
    let mut local = begun(Clock::default());
    play_out(&mut local, &mut FastRng::new(1), NOON);
    assert!(verified(&local).prefix.is_none());
}
