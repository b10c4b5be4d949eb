//! Each law fails for a game that breaks it.

use std::panic::{AssertUnwindSafe, catch_unwind};

use gladsheim_testkit::laws::{self, Budget};

use crate::flawed::{Flaw, Flawed, Sound};

/// What checking the laws of a flawed game ends with.
fn message(check: impl FnOnce()) -> String {
    match catch_unwind(AssertUnwindSafe(check)) {
        Ok(()) => "no law is broken".to_owned(),
        Err(panic) => panic.downcast_ref::<String>().cloned().unwrap_or_default(),
    }
}

macro_rules! broken {
    ($($test:ident: $flaw:ident breaks $law:literal $(or $also:literal)? $(in $check:ident)?;)+) => {$(
        #[test]
        fn $test() {
            let game = Flawed::new(Flaw::$flaw);
            let budget = Budget { longest_game: 200, ..Budget::new(20_000) };
            let message = message(|| broken!(@check game budget $($check)?));
            let is_about = |law| message.starts_with(&format!("the law \"{law}\" is broken"));
            assert!(is_about($law) $(|| is_about($also))?, "{message}");
        }
    )+};
    (@check $game:ident $budget:ident) => { drop(laws::check(&$game, &$budget, &Sound::of(&$game.game))) };
    (@check $game:ident $budget:ident wording) => { drop(laws::wording(&$game, &$budget)) };
    (@check $game:ident $budget:ident arranging) => {
        drop(laws::arranging(&$game, &$budget, &Sound::of(&$game.game)))
    };
    (@check $game:ident $budget:ident judging) => { drop(laws::judging(&$game, &$budget)) };
}

broken! {
    two_actions_with_one_id: ActionsShareAnId breaks "ids round-trip";
    an_action_beyond_the_last_id: IdsBeyondTheLast breaks "ids round-trip";
    a_question_with_one_answer: OneAnswer breaks "who is asked has a choice";
    a_list_for_somebody_not_asked: UnaskedHaveAList breaks "who is asked has a choice";
    a_descending_list: DescendingList breaks "lists ascend";
    a_list_that_repeats_itself: DoubledList breaks "lists ascend";
    an_unlisted_action_that_applies: UnlistedApplies breaks "listed means legal";
    a_listed_action_that_is_refused: ListedIsRefused breaks "listed means legal";
    a_refusal_that_changes_the_state: RefusalChanges breaks "refusals change nothing";
    a_refusal_without_a_rule: RefusalWithoutRule breaks "refusals change nothing";
    an_action_of_somebody_not_asked: RefusesTheAskedOnly breaks "listed means legal";
    a_field_that_is_not_saved: StateIsNotSaved breaks "saved and loaded is equal";
    a_step_that_cannot_be_repeated: StepsAreNotRepeatable breaks "same actions, same game";
    a_step_that_depends_on_listeners: ListenersMatter breaks "same actions, same game";
    a_game_without_end: Endless breaks "play ends";
    an_end_without_standings: NoStandings breaks "play ends";
    standings_before_the_end: EarlyStandings breaks "play ends";
    rounds_that_count_down: RoundsGoBack breaks "play ends";
    a_timeout_that_is_not_legal: IllegalTimeout breaks "timeouts are legal";
    a_timeout_of_somebody_not_asked: TimeoutOfOthers breaks "timeouts are legal";
    somebody_who_left_and_is_asked: LeaversAreAsked breaks "leavers are gone";
    somebody_who_leaves_twice: LeavingTwice breaks "leavers are gone";
    a_first_secret_answer_that_counts: OrderMatters breaks "secret answers commute";
    unsealing_that_does_more: UnsealForgets breaks "unsealing asks again";
    somebody_who_is_asked_unawares: UnawareOfBeingAsked breaks "who is asked knows it";
    a_verse_that_gets_lost: VerseIsLost breaks "the game's invariant";
    fame_that_falls: FameIsLost breaks "the game's invariant";
    a_view_of_another_hand: ViewShowsHands breaks "imagined worlds look alike" or "heard the same, seen the same";
    a_view_of_sealed_lines: ViewShowsLines breaks "imagined worlds look alike" or "heard the same, seen the same";
    a_list_that_tells_of_the_deck: ListDependsOnDeck breaks "imagined worlds look alike" or "heard the same, seen the same";
    a_refusal_that_tells_of_the_deck: RefusalDependsOnDeck breaks "imagined worlds look alike" or "heard the same, seen the same";
    a_world_with_a_forged_verse: WorldsForgeAVerse breaks "imagined worlds are possible";
    a_world_with_the_true_chance: WorldsKeepChance breaks "imagined worlds have fresh chance";
    worlds_that_keep_the_true_hands: WorldsKeepHands breaks "imagined worlds forget the truth";
    worlds_that_keep_some_true_hands: WorldsRememberHands breaks "imagined worlds forget the truth";
    an_event_that_shows_a_forgotten_verse: EventShowsForgotten breaks "events leak nothing";
    an_event_that_shows_a_kept_verse: EventShowsKept breaks "events leak nothing";
    an_event_that_shows_a_sealed_line: EventShowsLines breaks "events leak nothing";
    a_hidden_question_that_is_heard_of: EventsAfterAHiddenQuestion breaks "events leak nothing" or "imagined worlds look alike";
    a_view_in_the_middle_of_a_step_that_shows_a_hidden_question: HalfDoneShowsListening breaks "events leak nothing";
    a_redaction_that_goes_on: RedactionGoesOn breaks "redaction is final";
    an_unheard_event_that_reveals: UnheardReveals breaks "redaction is final";
    an_unheard_line_that_is_seen: UnheardLine breaks "silence changes nothing";
    a_hidden_question_that_is_seen: AwaitedShowsListening breaks "silence changes nothing";
    a_boast_that_uses_chance: BoastUsesChance breaks "undo needs no chance";
    two_actions_with_one_name: SameNames breaks "names are distinct" in wording;
    words_that_tell_of_the_deck: WordsCountDeck breaks "words leak nothing" in wording;
    choices_that_tell_of_the_deck: ChoicesCountDeck breaks "words leak nothing" in wording;
    questions_without_a_kind: AsksWithoutKind breaks "words leak nothing" in wording;
    a_question_without_words: NoQuestion breaks "words leak nothing" in wording;
    an_arrangement_that_forgets: ArrangedWithoutFame breaks "described can be arranged" in arranging;
    a_judgement_that_is_no_number: NoNumber breaks "judgements are numbers" in judging;
    a_chance_above_one: NoChance breaks "judgements are numbers" in judging;
}

#[test]
fn the_message_says_how_to_get_there_again() {
    let game = Flawed::new(Flaw::UnlistedApplies);
    let budget = Budget { leavers: 0, ..Budget::new(100) };
    let message = message(|| drop(laws::check(&game, &budget, &laws::no_invariant)));
    let replay = message.split("laws::replay(&game, ").nth(1).expect("the message has a replay");
    let (number, rest) = replay.split_once(", \"").expect("a number and moves");
    let moves = rest.split('"').next().unwrap_or_default();
    let steps: usize =
        message.split("step ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
    assert_eq!(moves.split_whitespace().count(), steps, "{message}");
    laws::replay(&game, number.parse().expect("a number"), moves);
    assert!(message.contains("first_game: "), "{message}");
}

#[test]
fn a_game_by_itself_fails_as_it_did_among_others() {
    let game = Flawed::new(Flaw::BoastUsesChance);
    let among_others =
        message(|| drop(laws::check(&game, &Budget::new(1_000), &laws::no_invariant)));
    let index = among_others.split("first_game: ").nth(1).unwrap().split(',').next().unwrap();
    let budget = Budget { first_game: index.parse().unwrap(), ..Budget::new(1) };
    let by_itself = message(|| drop(laws::check(&game, &budget, &laws::no_invariant)));
    assert_eq!(among_others, by_itself);
}
