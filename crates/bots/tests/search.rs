//! The search against games whose solution is known, and against the example where none is needed.

mod solved;

use gladsheim_bots::{Bot, BotSpec, Budget, Opinion, Search, Tuning, Vantage};
use gladsheim_engine::{Chance, Game, Seat, Silent};
use gladsheim_flyting::Flyting;
use solved::{Cups, Heap, Matrix, Nim, Rules, Solved, State, Trek, answer, opening, seat};

/// A search without rules of thumb: those of the solved games are bad on purpose.
fn unadvised<R: Rules>(iterations: u32, seed: u64) -> Search<Solved<R>> {
    Search::unadvised(Budget::iterations(iterations), Tuning::default(), seed)
}

/// What a search would draw its answer from, by action.
fn strategy<const N: usize>(odds: [[u32; N]; N], seat: Seat, iterations: u32) -> Vec<f32> {
    let game = Solved(Matrix(odds));
    let state = opening(&game);
    let mut search = unadvised(iterations, 7);
    let opinions = search.consider(&Vantage::new(&game, &state, seat));
    let mut shares = vec![0.0; N];
    for Opinion { action, share, .. } in opinions {
        shares[usize::from(action)] = share;
    }
    shares
}

fn near(found: &[f32], wanted: &[f32], tolerance: f32) {
    let close = found.iter().zip(wanted).all(|(a, b)| (a - b).abs() < tolerance);
    assert!(close && found.len() == wanted.len(), "{found:?} is not near {wanted:?}");
}

#[test]
fn rock_paper_scissors_is_mixed_evenly() {
    let odds = [[50, 0, 100], [100, 50, 0], [0, 100, 50]];
    for who in [seat(0), seat(1)] {
        near(&strategy(odds, who, 20_000), &[1.0 / 3.0; 3], 0.06);
    }
}

#[test]
fn a_biased_game_is_mixed_as_its_equilibrium_says() {
    // Rock against scissors pays double: the others are played more often. In wins minus losses
    // the matrix is [0 -1 2; 1 0 -1; -2 1 0], whose equilibrium is (1/4, 1/2, 1/4).
    let odds = [[50, 30, 90], [70, 50, 30], [10, 70, 50]];
    for who in [seat(0), seat(1)] {
        near(&strategy(odds, who, 60_000), &[0.25, 0.5, 0.25], 0.08);
    }
}

#[test]
fn the_two_sides_of_a_lopsided_game_mix_differently() {
    // Row makes column indifferent with (2/5, 3/5), column makes row so with (3/10, 7/10).
    let odds = [[90, 30], [20, 60]];
    near(&strategy(odds, seat(0), 60_000), &[0.4, 0.6], 0.08);
    near(&strategy(odds, seat(1), 60_000), &[0.3, 0.7], 0.08);
}

#[test]
fn a_dominated_answer_is_hardly_played() {
    let odds = [[60, 60, 60], [50, 50, 50], [20, 20, 20]];
    let shares = strategy(odds, seat(0), 5_000);
    assert!(shares[0] > 0.9, "{shares:?}");
}

#[test]
fn a_secret_answer_is_drawn_and_not_fixed() {
    let game = Solved(Matrix([[50, 0, 100], [100, 50, 0], [0, 100, 50]]));
    let state = opening(&game);
    let mut played = [0; 3];
    let mut search = Search::new(Budget::iterations(500), 3);
    for _ in 0..150 {
        played[usize::from(answer(&game, &state, seat(0), &mut search))] += 1;
    }
    assert!(played.iter().all(|count| *count > 25), "{played:?}");
}

/// How many of the won positions of Nim a search plays right.
fn won_positions_played_right(mut search: Search<Solved<Nim>>) -> (usize, usize) {
    let game = Solved(Nim(0));
    let won = (5..=15).filter(|left| left % 4 != 0).flat_map(|left| [(left, 0), (left, 1)]);
    let right = won.clone().filter(|&(left, turn)| {
        let state = State { board: Heap { left, turn }, ..opening(&game) };
        answer(&game, &state, seat(turn.into()), &mut search) == u16::from(left % 4)
    });
    (right.count(), won.count())
}

#[test]
fn nim_is_solved() {
    assert_eq!(won_positions_played_right(unadvised(3_000, 5)), (18, 18));
}

#[test]
fn bad_rules_of_thumb_are_overcome() {
    let search = Search::new(Budget::iterations(20_000), 5);
    assert_eq!(won_positions_played_right(search), (18, 18));
}

#[test]
fn whoever_saw_the_pea_finds_it_and_whoever_did_not_guesses() {
    let (mut seen, mut guessed) = (0, 0);
    let mut search = Search::new(Budget::iterations(300), 11);
    for deal in 0..400 {
        for (knower_first, found) in [(true, &mut seen), (false, &mut guessed)] {
            let game = Solved(Cups { knower_first });
            let state = game.start(Chance::fast(deal * 7_919), &mut Silent);
            let who = game.waiting(&state).lowest().unwrap();
            let pointed = answer(&game, &state, who, &mut search);
            *found += u32::from(pointed == u16::from(state.board.under));
        }
    }
    assert_eq!(seen, 400);
    assert!((70..=130).contains(&guessed), "{guessed} of 400 is no guessing");
}

/// What two bots of the same seed answer in two states.
fn same_answers<R: Rules>(
    game: &Solved<R>,
    states: [&State<R::Board>; 2],
    who: Seat,
    spec: BotSpec,
) -> bool {
    let answers = states.map(|state| {
        let mut bot = spec.build(23);
        (0..20).map(|_| answer(game, state, who, &mut bot)).collect::<Vec<_>>()
    });
    answers[0] == answers[1]
}

/// In these games what is hidden is all that counts: whoever saw it would answer differently.
#[test]
fn no_bot_answers_differently_for_what_it_cannot_see() {
    for spec in ["random", "greedy", "thrall", "search:200"] {
        let spec: BotSpec = spec.parse().unwrap();
        // Another seat's sealed answer …
        let game = Solved(Matrix([[50, 0, 100], [100, 50, 0], [0, 100, 50]]));
        let sealed = |pick| {
            let mut state = opening(&game);
            game.step(&mut state, seat(0), pick, &mut Silent);
            state
        };
        assert!(same_answers(&game, [&sealed(0), &sealed(2)], seat(1), spec), "{spec}");
        // … a hidden pea, and the chance that is to come.
        let game = Solved(Cups { knower_first: false });
        let mut state = opening(&game);
        let mut other = state;
        other.board.under = (state.board.under + 1) % 4;
        assert!(same_answers(&game, [&state, &other], seat(1), spec), "{spec}");
        state.chance = Chance::fast(99);
        assert!(same_answers(&game, [&state, &other], seat(1), spec), "{spec}");
    }
}

#[test]
fn a_seed_gives_the_same_answers_and_another_seed_others() {
    let game = Solved(Matrix([[50; 8]; 8]));
    let state = opening(&game);
    let answers = |seed: u64| {
        let mut search = Search::new(Budget::iterations(200), seed);
        let first: Vec<_> = (0..20).map(|_| answer(&game, &state, seat(0), &mut search)).collect();
        search.reseed(seed);
        let again: Vec<_> = (0..20).map(|_| answer(&game, &state, seat(0), &mut search)).collect();
        assert_eq!(first, again);
        first
    };
    assert_eq!(answers(1), answers(1));
    assert_ne!(answers(1), answers(2));
}

#[test]
fn effort_counts_what_was_done() {
    let game = Solved(Nim(9));
    let state = opening(&game);
    let mut search = Search::new(Budget::iterations(100), 1);
    answer(&game, &state, seat(0), &mut search);
    let effort = search.effort();
    assert_eq!(effort.iterations, 100);
    // From nine, a game has three to nine moves, and only the last match is no choice.
    assert!((200..900).contains(&effort.decisions), "{effort:?}");
    assert!(effort.nodes > 20 && effort.nodes <= 101, "{effort:?}");
}

#[test]
fn a_budget_of_time_and_a_raised_flag_both_end_the_search() {
    let game = Flyting::new(gladsheim_flyting::Rules::default()).unwrap();
    let state = game.start(Chance::fast(1), &mut Silent);
    let mut timed = Search::new(Budget::milliseconds(5), 1);
    answer(&game, &state, seat(0), &mut timed);
    assert!(timed.effort().iterations > 0);
    let raised = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
    let mut stopped = Search::new(Budget::iterations(1_000), 1).stopped_by(raised);
    answer(&game, &state, seat(0), &mut stopped);
    assert_eq!(stopped.effort().iterations, 1);
}

#[test]
fn a_long_game_is_judged_before_its_end_if_it_says_how_it_stands() {
    const ITERATIONS: u32 = 400;
    // Without rules of thumb to lead it: they would send it the wrong way.
    let tuning = Tuning { trust: 0.0, guided: 0, ..Tuning::default() };
    let search = |estimated, seed| {
        let game = Solved(Trek { turns: 600, estimated });
        let mut search = Search::tuned(Budget::iterations(ITERATIONS), tuning, seed);
        let answer = answer(&game, &opening(&game), seat(0), &mut search);
        (answer, search.effort().decisions / u64::from(ITERATIONS))
    };
    let (answers, lengths): (Vec<u16>, Vec<u64>) = (0..10).map(|seed| search(true, seed)).unzip();
    assert!(answers.iter().filter(|answer| **answer == 0).count() >= 8, "{answers:?}");
    let near = u64::from(tuning.horizon)..u64::from(tuning.horizon) + 20;
    assert!(lengths.iter().all(|length| near.contains(length)), "{lengths:?}");
    assert!(search(false, 0).1 >= 599, "a game that says nothing is played to its end");
}

#[test]
fn the_horizon_changes_nothing_for_a_game_that_says_nothing() {
    let game = Solved(Trek { turns: 100, estimated: false });
    let considered = |horizon| {
        let tuning = Tuning { horizon, ..Tuning::default() };
        let mut search = Search::tuned(Budget::iterations(200), tuning, 5);
        search.consider(&Vantage::new(&game, &opening(&game), seat(0)))
    };
    assert_eq!(considered(10), considered(1_000));
}

/// As many answers as the largest decision of any game we know of, and more ids than that.
#[test]
fn two_hundred_answers_are_weighed() {
    let mut odds = [[40; 200]; 200];
    odds[137] = [90; 200];
    let game = Solved(Matrix(odds));
    let mut search = unadvised(4_000, 1);
    let opinions = search.consider(&Vantage::new(&game, &opening(&game), seat(0)));
    assert_eq!((opinions.len(), opinions[0].action), (200, 137));
}

#[test]
fn a_game_without_an_end_is_searched_all_the_same() {
    let game = Solved(Trek { turns: u16::MAX, estimated: false });
    let chosen = answer(&game, &opening(&game), seat(0), &mut unadvised(10, 1));
    assert!(chosen < 4);
}
