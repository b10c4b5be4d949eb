//! The laws hold for a sound game, and are all put to the test.

use gladsheim_engine::{Actions, Chance, FastRng, Game as _, Silent};
use gladsheim_testkit::laws::{self, Budget, Law};
use gladsheim_testkit::{bytes, playout};

use crate::flawed::{Flaw, Flawed, Sound, flyting};

#[test]
fn every_law_is_checked_and_holds() {
    for seats in 2..=4 {
        let game = flyting(seats);
        let report = laws::check(&game, &Budget::new(20_000), &Sound::of(&game));
        assert_eq!(report.never_checked(), [], "{report}");
        assert!(report.decisions >= 20_000 && report.games > 1_000, "{report}");
        assert!(report.leaves > 100 && report.quiet_steps > 1_000, "{report}");
        assert!(report.unlike_worlds > report.worlds / 2, "{report}");
        assert!(report.sealed_worlds > 1_000 && report.full_comparisons > 1_000, "{report}");
    }
}

#[test]
fn a_game_that_is_wrapped_without_a_flaw_is_sound() {
    let game = Flawed::new(Flaw::None);
    let (budget, sound) = (Budget::new(20_000), Sound::of(&game.game));
    assert_eq!(laws::check(&game, &budget, &sound).never_checked(), []);
    assert_eq!(laws::wording(&game, &budget).never_checked(), []);
    assert_eq!(laws::arranging(&game, &budget, &sound).never_checked(), []);
    assert_eq!(laws::judging(&game, &budget).never_checked(), []);
}

#[test]
fn a_soak_checks_every_law_too() {
    let game = flyting(3);
    let report = laws::check(&game, &Budget::soak(20_000), &Sound::of(&game));
    assert_eq!(report.never_checked(), [], "{report}");
}

#[test]
fn a_close_check_is_content_with_a_game_that_shows_every_law() {
    let (game, budget) = (flyting(3), Budget::new(2_000));
    let report = laws::check_closely("flyting", &game, &budget, &Sound::of(&game), &[]);
    assert!(report.decisions >= 2_000, "{report}");
}

#[test]
#[should_panic(expected = "flyting: never put to the test: [Commute")]
fn a_close_check_insists_on_every_law() {
    let (game, budget) = (flyting(3), Budget { secrets: 0, ..Budget::new(500) });
    laws::check_closely("flyting", &game, &budget, &Sound::of(&game), &[Law::Ids]);
}

#[test]
fn the_same_seed_gives_the_same_report() {
    let report =
        |seed| laws::check(&flyting(3), &Budget { seed, ..Budget::new(500) }, &laws::no_invariant);
    assert_eq!(report(1), report(1));
    assert_ne!(report(1), report(2));
}

#[test]
fn words_positions_and_judgement_obey_their_laws() {
    let game = flyting(3);
    let words = laws::wording(&game, &Budget::new(2_000));
    assert_eq!(words.never_checked(), []);
    let positions = laws::arranging(&game, &Budget::new(2_000), &Sound::of(&game));
    assert!(positions.checks(Law::Arrange) > 2_000, "{positions}");
    let judgement = laws::judging(&game, &Budget::new(2_000));
    assert!(judgement.checks(Law::Judge) > 2_000, "{judgement}");
}

#[test]
fn moves_of_a_message_can_be_replayed() {
    let (state, events) = laws::replay(&flyting(2), 4, "0:0 1:0 0:4 1:leave | imagined: 0:9");
    assert_eq!((state.fame.0[0], state.round), (1, 2));
    // Two deals and a round; a line; a line, both said aloud, the floor; a boast and a round; a
    // farewell and the end.
    assert_eq!(events.len(), 3 + 1 + 4 + 2 + 2);
}

#[test]
fn a_playout_counts_the_questions_until_the_end() {
    let game = flyting(2);
    let mut state = game.start(Chance::fast(1), &mut Silent);
    let decisions = playout(&game, &mut state, &mut FastRng::new(1), &mut Actions::new());
    assert!(game.waiting(&state).is_empty());
    assert!((9..=20).contains(&decisions), "{decisions}");
}

#[test]
fn any_bytes_can_be_played() {
    let game = flyting(2);
    assert_eq!(bytes::play(&game, b""), bytes::Played::default());
    let mut rng = FastRng::new(1);
    let over = (0..300).filter(|_| bytes::play(&game, &bytes::any(&mut rng, 600)).over).count();
    assert!((100..300).contains(&over), "{over}");
    let many = bytes::play_any(&game, 300, 600);
    assert!((100..300).contains(&many), "{many}");
    let listed = [0x10, 0, 0, 0x11, 0, 0, 0x10, 0, 0, 0x09, 0, 0].repeat(9);
    let played = bytes::play(&game, &[&[0; 8], &listed[..]].concat());
    assert!(played.over && played.taken >= 15 && played.refused >= 9, "{played:?}");
}
