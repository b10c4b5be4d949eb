//! Every game on the shelf, through the facade alone.

use std::collections::BTreeSet;
use std::path::Path;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{ActionId, FastRng, Seat, Seed, Setup, Viewer};
use gladsheim_registry::record::{MoveKind, Record, Recording, Replay};
use gladsheim_registry::{AnyGame, AnyTitle, Hash, OWNER, Shelf, find};
use gladsheim_testkit::is_soak;
use gladsheim_testkit::setups::{file_name, pairwise_setups, setups};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// Tables with every pair of options; in a soak every number of players with every combination.
fn all_setups(title: &dyn AnyTitle) -> Vec<Setup> {
    let about = title.about();
    if !is_soak() {
        return pairwise_setups(&about);
    }
    let options: BTreeSet<_> = setups(&about).into_iter().map(|setup| setup.options).collect();
    let setups = options.iter().flat_map(|options| {
        (1..=8).map(move |players| Setup { players, options: options.clone() })
    });
    setups.filter(|setup| about.check(setup).is_ok()).collect()
}

/// Calls `test` with all those tables.
fn for_every_table(mut test: impl FnMut(&dyn AnyGame)) {
    let mut tables = 0;
    for title in Shelf::all().titles() {
        for setup in all_setups(*title) {
            test(&*title.build(&setup, None).expect("a setup that was checked"));
            tables += 1;
        }
    }
    assert!(tables >= Shelf::all().titles().len() * 2, "every game has tables");
}

/// A game between random bots, in which `leaver` goes after some moves.
fn recorded(game: &dyn AnyGame, seed: u64, leaver: Option<(usize, Seat)>) -> Record {
    let (mut recording, _) = Recording::start(game, Seed::from_number(seed));
    let mut rng = FastRng::new(seed);
    while let Some(seat) = recording.table().waiting().lowest() {
        match leaver {
            Some((after, who)) if recording.record().moves.len() == after => {
                recording.leave(who).expect("a player can leave");
            }
            _ => {
                let choice = recording.table().choose(seat, BotSpec::Random, rng.next_u64(), None);
                recording.apply(seat, choice.expect("a bot answers")).expect("what is legal");
            }
        }
    }
    recording.record().clone()
}

#[test]
fn ids_are_plain_and_their_own() {
    let mut ids = Shelf::all().ids();
    assert!(ids.iter().all(|id| id.bytes().all(|byte| byte.is_ascii_lowercase())));
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), Shelf::all().titles().len());
    for title in Shelf::all().titles() {
        let bundle = title.bundle(None).unwrap();
        assert!(title.content(&bundle).is_ok(), "{}", title.id());
    }
}

#[test]
fn boxes_of_earlier_releases_are_known_by_their_hashes() {
    for title in Shelf::all().titles() {
        let boxed = title.content_hash(&title.bundle(None).unwrap()).unwrap();
        assert_eq!(title.known_bundle(boxed), title.bundle(None).ok(), "{}", title.id());
        assert_eq!(title.known_bundle(Hash::of(b"unknown")), None);
    }
    let released = [
        ("valhalla", "c0b18566cc02fcca2c5838063df96507b011f198bd8349c602d56442db802c57"),
        ("valda", "083c0304ce4c2ea65677040e0d02abdc333baa39d818a94dd9b25d2d5f46bc50"),
    ];
    for (game, hash) in released {
        let title = find(game).unwrap();
        let hash: Hash = hash.parse().unwrap();
        let bundle = title.known_bundle(hash).unwrap_or_else(|| panic!("the box of {game}"));
        assert_eq!(title.content_hash(&bundle), Ok(hash), "{game}");
        let content = title.content(&bundle).unwrap().to_string();
        assert!(!content.contains(OWNER), "an earlier box is nobody's own deck");
    }
}

#[test]
fn every_kind_of_table_has_a_golden_playthrough() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    for title in Shelf::all().titles() {
        let (folder, about) = (games.join(title.id()).join("tests/golden"), title.about());
        for setup in pairwise_setups(&about) {
            let file = folder.join(format!("{}.txt", file_name(&about, &setup)));
            assert!(file.is_file(), "there is no playthrough {}: see compare_all", file.display());
        }
    }
}

#[test]
fn every_recorded_game_verifies_with_and_without_somebody_leaving() {
    for_every_table(|game| {
        // Whoever plays alone is the last of the table as well as the first.
        let (first, last) = (Seat::wrapping(0), Seat::wrapping(game.seats() - 1));
        for (seed, leaver) in [(1, None), (2, Some((3, last))), (3, Some((0, first)))] {
            let record = recorded(game, seed, leaver);
            let read = Record::parse(record.to_text().as_bytes()).expect("what is written is read");
            assert_eq!(read, record);
            let verified = read.verify().expect("what was played is legal");
            assert!(verified.standings.is_some(), "the game is over");
        }
    });
}

#[test]
fn a_replay_shows_every_seat_what_it_saw_at_the_table() {
    for_every_table(|game| {
        let record = recorded(game, 4, None);
        let (mut table, _) = game.start(&record.seed);
        let mut replay = Replay::open(record.clone()).expect("a good file");
        while let Some(played) = replay.step().expect("a good move") {
            let MoveKind::Act { action, .. } = played.kind else { panic!("nobody leaves here") };
            table.apply(played.seat, action).expect("the same move");
            for viewer in Viewer::all(game.seats()) {
                assert_eq!(replay.table().view(viewer), table.view(viewer));
            }
        }
    });
}

#[test]
fn a_step_that_a_viewer_hears_nothing_of_changes_nothing_for_that_viewer() {
    for_every_table(|game| {
        let mut rng = FastRng::new(5);
        let (mut table, _) = game.start_fast(rng.next_u64());
        while let Some(seat) = table.waiting().lowest() {
            let views: Vec<_> =
                Viewer::all(game.seats()).map(|viewer| table.view(viewer)).collect();
            let action = *rng.pick(&table.legal_ids(seat)).expect("whoever is asked can answer");
            let happenings = table.apply(seat, action).expect("what is legal");
            for (viewer, before) in Viewer::all(game.seats()).zip(views) {
                if !happenings.visible_to(viewer) {
                    assert_eq!(table.view(viewer), before);
                }
                // Some of what is heard is nothing to read, but what is read is heard.
                assert!(happenings.visible_to(viewer) || happenings.redacted(viewer).is_empty());
            }
        }
    });
}

#[test]
fn a_saved_match_goes_on_as_the_true_one() {
    for_every_table(|game| {
        let (mut table, _) = game.start(&Seed::from_number(6));
        let mut rng = FastRng::new(6);
        while let Some(seat) = table.waiting().lowest() {
            let mut copy = game.load(&table.save()).expect("what was saved");
            let action = table.choose(seat, BotSpec::Greedy, rng.next_u64(), None).expect("a move");
            table.apply(seat, action).expect("what is legal");
            copy.apply(seat, action).expect("what is legal");
            assert_eq!((table.hash(), table.describe()), (copy.hash(), copy.describe()));
        }
    });
}

#[test]
fn every_action_has_a_name_that_finds_it() {
    for_every_table(|game| {
        for id in (0..game.actions()).map(ActionId) {
            let name = game.action_name(id).expect("a name");
            assert_eq!(game.action(&name), Ok(id));
        }
    });
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_changed_file_is_answered_calmly(changes in vec((any::<Index>(), any::<u8>()), 1..4)) {
        for title in Shelf::all().titles() {
            let setup = all_setups(*title).swap_remove(0);
            let game = title.build(&setup, None).expect("a setup that was checked");
            let mut bytes = recorded(&*game, 7, None).to_text().into_bytes();
            for (at, byte) in &changes {
                let at = at.index(bytes.len());
                bytes[at] = *byte;
            }
            if let Ok(record) = Record::parse(&bytes) {
                let _ = record.verify();
            }
        }
    }

    #[test]
    fn any_moves_are_answered_calmly(moves in vec((0..8usize, any::<u8>(), 0..20u8), 1..60)) {
        for title in Shelf::all().titles() {
            for setup in all_setups(*title) {
                let game = title.build(&setup, None).expect("a setup that was checked");
                let (mut table, _) = game.start_fast(8);
                for (seat, action, leave) in &moves {
                    // Often a seat that is asked and an action it has, to get into the game.
                    let asked = table.waiting().lowest().filter(|_| seat % 2 == 0);
                    let seat = asked.unwrap_or(Seat::wrapping(*seat));
                    let legal = table.legal_ids(seat);
                    let listed = legal.get(usize::from(*action) % legal.len().max(1)).copied();
                    let action = listed.unwrap_or(ActionId(u16::from(*action)));
                    let hash = table.hash();
                    let played = if *leave == 0 { table.leave(seat) } else { table.apply(seat, action) };
                    prop_assert!(played.is_ok() || table.hash() == hash, "a refusal changes nothing");
                }
            }
        }
    }
}
