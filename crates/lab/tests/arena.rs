//! Matches and simulations: fair seatings, and the same results on any number of threads.

#[path = "../../bots/tests/solved/mod.rs"]
mod solved;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};

use gladsheim_bots::BotSpec;
use gladsheim_engine::MOST_DECISIONS;
use gladsheim_flyting::{Flyting, Rules};
use gladsheim_lab::{Figures, Series, Telling, arena, quietly, simulate};
use solved::{Matrix, Nim, Solved, Trek};

fn bots(names: &str) -> Vec<BotSpec> {
    names.split(',').map(|name| name.parse().unwrap()).collect()
}

fn series(games: u64, threads: usize) -> Series {
    Series { games, seed: 17, threads }
}

fn flyting() -> Flyting {
    Flyting::new(Rules { players: 2, ..Rules::default() }).unwrap()
}

#[test]
fn threads_change_nothing() {
    let game = flyting();
    let bots = bots("search:50,random");
    let one = arena(&game, &bots, series(301, 1), &quietly).unwrap();
    assert_eq!(one, arena(&game, &bots, series(301, 3), &quietly).unwrap());
    assert_eq!(one.games, 302, "whole deals");
    let one = simulate(&game, &bots, series(500, 1), Telling::default(), &quietly).unwrap();
    assert_eq!(one, simulate(&game, &bots, series(500, 4), Telling::default(), &quietly).unwrap());
    assert_eq!((one.games, one.rounds.len()), (500, 500));
    assert_eq!(one.wins_by_seat.iter().sum::<u64>() + one.shared + one.lost_by_all, 500);
}

#[test]
fn a_game_without_an_end_is_given_up() {
    let endless = Solved(Trek { turns: u16::MAX, estimated: false });
    let (game, all) = (endless, Telling { figures: true, ..Telling::default() });
    let totals = simulate(&game, &bots("greedy,random"), series(3, 2), all, &quietly).unwrap();
    assert_eq!((totals.games, totals.given_up), (3, 3));
    assert_eq!(totals.decisions, 3 * MOST_DECISIONS);
    assert_eq!((totals.lost_by_all, totals.shared, totals.wins_by_seat), (0, 0, vec![0, 0]));
    let result = arena(&game, &bots("random,random"), series(2, 1), &quietly).unwrap();
    assert_eq!((result.games, result.decided), (2, 0));
}

#[test]
fn seats_are_levelled_by_playing_every_deal_in_all_of_them() {
    // Whoever is on seat 0 wins three of four games, whoever it is.
    let game = Solved(Matrix([[75; 2]; 2]));
    let result = arena(&game, &bots("random,random"), series(4_000, 2), &quietly).unwrap();
    assert_eq!((result.games, result.decided), (4_000, 4_000));
    let share = result.entrants[0].share_of_decided();
    assert!(share.low < 0.5 && 0.5 < share.high, "{share:?}");
    // With the same deal and answers that do not matter, both win exactly as often.
    assert_eq!(result.entrants[0].wins, result.entrants[1].wins);
    let bots = bots("random,random");
    let totals = simulate(&game, &bots, series(4_000, 2), Telling::default(), &quietly).unwrap();
    assert!((2_850..3_150).contains(&totals.wins_by_seat[0]), "{totals:?}");
}

#[test]
fn the_better_bot_wins_the_match() {
    let game = flyting();
    let result = arena(&game, &bots("search:500,random"), series(400, 2), &quietly).unwrap();
    let share = result.entrants[0].win_share();
    assert!(share.low > 0.5, "{share:?}");
    assert!(result.entrants[0].mean_rank() < result.entrants[1].mean_rank());
}

#[test]
fn seats_can_be_counted_from_the_one_that_begins() {
    // Seat 0 always wins, and seat 1 began.
    let (game, bots) = (Solved(Matrix([[100; 2]; 2])), bots("random,random"));
    let count = |from_first| {
        let telling = Telling { from_first, figures: false };
        simulate(&game, &bots, series(50, 1), telling, &quietly).unwrap().wins_by_seat
    };
    assert_eq!((count(false), count(true)), (vec![50, 0], vec![0, 50]));
}

#[test]
fn a_games_own_figures_are_counted_on_demand_and_change_nothing_else() {
    let (game, bots) = (Solved(Nim(5)), bots("random,random"));
    let told = |threads, figures| {
        let telling = Telling { from_first: false, figures };
        simulate(&game, &bots, series(300, threads), telling, &quietly).unwrap()
    };
    let (brief, full) = (told(1, false), told(1, true));
    assert_eq!(brief.figures, Figures::default());
    assert_eq!(full, told(3, true));
    assert_eq!((brief.decisions, &brief.wins_by_seat), (full.decisions, &full.wins_by_seat));
    let figures: BTreeMap<_, _> = full.figures.iter().collect();
    // The last of the five matches is no decision to the bots, but it is one to the rules.
    let decisions = figures["decisions"];
    assert!(decisions.total >= full.decisions && decisions.least < decisions.most, "{figures:?}");
    let winner = figures["winner"];
    assert_eq!((winner.total, winner.least, winner.most), (full.wins_by_seat[1], 0, 1));
    assert_eq!(full.figures.coverage["pick"]["9: 9"], 0);
    let picks: u64 = full.figures.coverage["pick"].values().sum();
    assert_eq!(picks, decisions.total);
}

#[test]
fn progress_adds_up_and_wrong_numbers_are_refused() {
    let game = flyting();
    let done = AtomicU64::new(0);
    let count = |games| {
        done.fetch_add(games, Ordering::Relaxed);
    };
    arena(&game, &bots("random,greedy"), series(1_000, 3), &count).unwrap();
    assert_eq!(done.load(Ordering::Relaxed), 1_000);
    let refused = arena(&game, &bots("random"), series(10, 1), &quietly).unwrap_err();
    assert_eq!(refused.to_string(), "1 bots cannot take 2 seats; name one bot for each seat");
}
