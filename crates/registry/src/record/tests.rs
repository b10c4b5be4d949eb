//! Game files: what is written is read, what was changed is found, and nothing panics.

use gladsheim_engine::{ActionId, FastRng, Illegal, RulesVersion, Seat, Seed, Setup};
use proptest::prelude::*;

use super::*;
use crate::Error;
use crate::tests::{FLYTING, content};

fn setup(players: u8) -> Setup {
    Setup { players, options: BTreeMap::new() }
}

/// A game of the example played at random, in which seat 0 may leave half-way.
fn recorded(content: Option<&str>, leaves: bool) -> Record {
    let game = FLYTING.build(&setup(3), content).unwrap();
    let (mut recording, _) = Recording::start(&*game, Seed::from_number(5));
    let mut rng = FastRng::new(1);
    while let Some(seat) = recording.table().waiting().lowest() {
        let legal = recording.table().legal_ids(seat);
        let action = *rng.pick(&legal).unwrap();
        recording.apply(seat, action).unwrap();
        if leaves && recording.record().moves.len() == 2 {
            recording.leave(Seat::new(0).unwrap()).unwrap();
        }
    }
    recording.with_names(vec!["Ask".into(), "Embla".into()]).record().clone()
}

fn verify(record: &Record) -> Result<Verified, RecordError> {
    Replay::of(FLYTING, record.clone())?.finish()
}

#[test]
fn what_is_written_is_read_and_verifies() {
    for content in [None, Some(&*content("4"))] {
        for leaves in [false, true] {
            let record = recorded(content, leaves);
            assert_eq!(Record::parse(record.to_text().as_bytes()), Ok(record.clone()));
            let verified = verify(&record).unwrap();
            assert_eq!(verified.moves, record.moves.len());
            assert!(verified.standings.is_some());
        }
    }
}

#[test]
fn the_file_carries_every_content_file_by_name() {
    let record = recorded(Some(&content("4")), false);
    let text = record.to_text();
    assert!(text.contains(r#""files":{"contest.toml":"rounds = 4\n"#), "{text}");
    assert!(text.contains(r#","verses.csv":""#), "{text}");
}

#[test]
fn content_that_says_the_same_makes_the_same_game() {
    let commented = recorded(Some(&content("5 # as ever")), false);
    let boxed = recorded(None, false);
    assert_ne!(commented.content, boxed.content, "but every file carries what it was played with");
    assert_eq!(Record { content: boxed.content.clone(), ..commented }, boxed);
}

#[test]
fn files_of_the_first_releases_name_a_box_without_carrying_it() {
    let boxed = Record { content: None, ..recorded(None, false) };
    assert_eq!(Record::parse(boxed.to_text().as_bytes()), Ok(boxed.clone()));
    verify(&boxed).unwrap();
    let other = recorded(Some(&content("4")), false);
    let other = Record { content: None, ..other };
    assert!(matches!(verify(&other), Err(RecordError::ContentMissing { .. })));
}

#[test]
fn one_line_a_move() {
    let record = recorded(None, true);
    assert_eq!(record.to_text().matches("\n    {\"seat\":").count(), record.moves.len());
}

#[test]
fn a_replay_goes_to_any_move_and_back() {
    let record = recorded(None, false);
    let mut replay = Replay::of(FLYTING, record.clone()).unwrap();
    let last = record.moves.len();
    for number in [3, 1, last, 0, last] {
        replay.go_to(number).unwrap();
        let hash = number.checked_sub(1).map_or(record.start, |last| record.moves[last].hash);
        assert_eq!((replay.played(), replay.table().hash()), (number, hash));
    }
    let error = replay.go_to(last + 1).unwrap_err();
    assert_eq!(error, RecordError::NoSuchMove { number: last + 1, moves: last });
}

#[test]
fn every_change_is_found_and_named() {
    let record = recorded(None, false);
    let broken = |change: fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        verify(&record).unwrap_err()
    };
    assert_eq!(broken(|r| r.seed = Seed::from_number(6)), RecordError::Start);
    assert_eq!(broken(|r| r.setup.players = 2), RecordError::Start);
    assert!(matches!(broken(|r| r.setup.players = 9), RecordError::Game(Error::Setup(_))));
    let rules = |error| matches!(error, RecordError::Game(Error::Rules { .. }));
    assert!(rules(broken(|r| r.rules_version = RulesVersion(0))), "too old");
    assert!(rules(broken(|r| r.rules_version = RulesVersion(2))), "too new");
    assert_eq!(broken(|r| r.content_hash = Hash::of(b"x")), RecordError::ContentChanged);
    assert_eq!(
        broken(
            |r| r.content = r.content.take().map(|text| text.replace("rounds = 5", "rounds = 4"))
        ),
        RecordError::ContentChanged
    );
    assert!(matches!(broken(|r| r.content = Some(content(""))), RecordError::Game(_)));
    assert!(matches!(broken(|r| r.ranks = None), RecordError::Ranks { .. }));
    assert_eq!(broken(|r| r.moves[3].hash = Hash::of(b"x")), RecordError::Diverged { number: 4 });
    let other = broken(|r| {
        let MoveKind::Act { action, name } = &mut r.moves[1].kind else { unreachable!() };
        assert_ne!(*action, ActionId(0), "somebody recited");
        (*action, *name) = (ActionId(0), None);
    });
    assert_eq!(other, RecordError::Diverged { number: 2 });
    let never = broken(|r| r.moves[1].kind = MoveKind::Act { action: ActionId(4), name: None });
    assert_eq!(
        never.to_string(),
        "move 2 (seat 1, action 4) is not legal: FLYTING-ROUND-1 does not allow this \
         (flyting-refuse-not-the-question)"
    );
    let unknown = broken(|r| r.moves[0].kind = MoveKind::Act { action: ActionId(99), name: None });
    assert!(matches!(
        unknown,
        RecordError::Illegal { number: 1, illegal: Illegal::NoSuchAction, .. }
    ));
    let misnamed = broken(|r| {
        r.moves[0].kind = MoveKind::Act { action: ActionId(0), name: Some("boast".into()) };
    });
    assert_eq!(misnamed.to_string(), "move 1 is action 0, which is \"silent\" and not \"boast\"");
    let late = broken(|r| r.moves.push(r.moves[0].clone()));
    assert!(matches!(late, RecordError::Illegal { illegal: Illegal::Over, .. }));
}

#[test]
fn a_deal_is_kept_and_checked() {
    let deal = Deal::new("table", Seed::from_number(9), vec!["of the north".to_owned()]);
    let game = FLYTING.build(&setup(2), None).unwrap();
    let (recording, _) = Recording::start(&*game, deal.seed());
    let record = recording.with_deal(deal).record().clone();
    assert_eq!(Record::parse(record.to_text().as_bytes()), Ok(record.clone()));
    assert_eq!(verify(&record).map(|verified| verified.moves), Ok(0));
    let broken = |change: fn(&mut Record)| {
        let mut record = record.clone();
        change(&mut record);
        verify(&record).unwrap_err()
    };
    let edit = |record: &mut Record| record.deal.as_mut().unwrap().entropies.push(String::new());
    assert_eq!(broken(edit), RecordError::Deal);
    assert_eq!(broken(|record| record.seed = Seed::from_number(1)), RecordError::Deal);
    let forge =
        |record: &mut Record| record.deal.as_mut().unwrap().server_seed = Seed::from_number(1);
    assert_eq!(broken(forge), RecordError::Commitment);
}

#[test]
fn a_failed_step_leaves_the_replay_at_the_last_good_move() {
    let mut record = recorded(None, false);
    record.moves[2].hash = Hash::of(b"x");
    let good = record.moves[1].hash;
    let mut replay = Replay::of(FLYTING, record).unwrap();
    replay.go_to(3).unwrap_err();
    assert_eq!((replay.played(), replay.table().hash()), (2, good));
}

#[test]
fn foreign_and_damaged_files_say_so() {
    let read = |text: &str| Record::parse(text.as_bytes()).unwrap_err();
    assert!(matches!(read("hello"), RecordError::Foreign(_)));
    assert!(matches!(read("{\"format\":\"png\"}"), RecordError::Foreign(_)));
    assert!(matches!(read("[1,2]"), RecordError::Foreign(_)));
    assert!(matches!(read("{\"format\":\"gladsheim-game\"}"), RecordError::Damaged(_)));
    assert_eq!(
        read("{\"format\":\"gladsheim-game\",\"version\":2}"),
        RecordError::Version { found: 2 }
    );
    let text = recorded(None, false).to_text();
    assert!(matches!(
        read(&text.replacen("\"seat\":1", "\"seat\":11", 1)),
        RecordError::Damaged(_)
    ));
    assert!(matches!(
        read(&text.replacen("\"seat\":1", "\"leave\":true,\"seat\":1", 1)),
        RecordError::Damaged(_)
    ));
    assert!(matches!(read(&text.replacen("\"seed\"", "\"sead\"", 1)), RecordError::Damaged(_)));
    assert!(read(&text[..text.len() / 2]).to_string().contains("line"));
}

proptest! {
    #[test]
    fn any_bytes_are_answered_calmly(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        let _ = Record::parse(&bytes);
    }

    #[test]
    fn a_file_with_any_byte_changed_is_never_a_panic(at in any::<prop::sample::Index>(), byte in any::<u8>()) {
        let mut bytes = recorded(None, true).to_text().into_bytes();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        if let Ok(record) = Record::parse(&bytes) {
            let _ = verify(&record);
        }
    }

    #[test]
    fn any_moves_are_answered_calmly(moves in proptest::collection::vec((0..8usize, 0..12u16, any::<bool>()), 0..12)) {
        let mut record = recorded(None, false);
        record.moves = moves.into_iter().map(|(seat, action, leave)| Move {
            seat: Seat::new(seat).unwrap(),
            kind: if leave { MoveKind::Leave } else { MoveKind::Act { action: ActionId(action), name: None } },
            hash: record.start,
        }).collect();
        let _ = verify(&record);
    }
}
