//! That play ends, and how.

use gladsheim_engine::{Actions, Game, Illegal, Seat, SeatSet, Silent, Viewer};

use super::trial::{Move, Trial};
use super::{Law, listing};

/// The game has not gone on for too long.
pub(super) fn within_bound<G: Game>(trial: &mut Trial<'_, G>) {
    let (moves, bound) = (trial.trace.marks.len(), trial.budget.longest_game);
    trial.require(Law::End, moves <= bound, || format!("the game is not over after {bound} moves"));
}

/// A game that is over has sensible standings, asks nobody and refuses everything.
pub(super) fn over<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let game = trial.game;
    let standings = game.standings(state);
    let sensible = standings.as_ref().is_some_and(|standings| {
        let ranks = standings.ranks();
        let outlasted = |rank: u8| ranks.iter().filter(|other| **other < rank).count();
        standings.is_void()
            || ranks.len() == game.seats()
                && ranks.iter().all(|rank| *rank >= 1 && usize::from(*rank) <= outlasted(*rank) + 2)
    });
    trial.require(Law::End, sensible, || format!("the standings are {standings:?}"));
    for seat in Seat::all(game.seats()) {
        listing::refused(trial, state, seat, Illegal::Over);
        let mut after = state.clone();
        let result = game.leave(&mut after, seat, &mut Silent);
        trial.require(Law::Leave, result.is_err() && after == *state, || {
            format!("the game is over, and leaving it gives seat {seat} {result:?}")
        });
    }
    for viewer in Viewer::all(game.seats()) {
        let awaited = game.awaited(state, viewer);
        trial.require(Law::Awaited, awaited.is_empty(), || {
            format!("the game is over, and {viewer:?} waits for {awaited:?}")
        });
    }
}

/// The game ends if nobody ever answers.
pub(super) fn by_timeouts<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let here = trial.branch("nobody answers any more");
    let mut state = state.clone();
    while let Some(seat) = trial.game.waiting(&state).lowest() {
        let Some(action) = trial.game.timeout(&state, seat) else {
            trial.broken(Law::Timeout, &format!("seat {seat} is asked and has no timeout"));
        };
        let mut legal = Actions::new();
        trial.game.legal(&state, seat, &mut legal);
        trial.require(Law::Timeout, legal.contains(&action), || {
            format!("when time is up, seat {seat} does {action:?}, which is not legal")
        });
        trial.try_out(&mut state, Move::Act(seat, action));
        within_bound(trial);
    }
    trial.back_to(here);
}

/// The position can be played to the end at random, within its invariant.
pub(super) fn at_random<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let here = trial.branch("played on at random");
    let mut state = state.clone();
    while let Some(next) = trial.choose(&state, false, SeatSet::EMPTY) {
        trial.try_out(&mut state, next);
        trial.uphold(&state);
        within_bound(trial);
    }
    let over = trial.game.waiting(&state).is_empty();
    trial.require(Law::Possible, over, || format!("play stops at {state:?}"));
    let standings = trial.game.standings(&state);
    trial.require(Law::End, standings.is_some(), || format!("no standings, in {state:?}"));
    trial.back_to(here);
}
