//! Secret answers that several seats give at the same time.

use gladsheim_engine::{Actions, Game, Seat};

use super::trial::{Move, Trial};
use super::{Law, telling};
use crate::diff;

/// Answers sound alike, lead to the same state in any order, and can be unsealed until the last is
/// in.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let game = trial.game;
    unsealing_twice(trial, state);
    let waiting = game.waiting(state);
    if waiting.len() < 2 {
        return;
    }
    if let Some(seat) = trial.any(waiting) {
        telling::compare_secrets(trial, state, seat);
    }
    let mut answers = Vec::new();
    let mut rest = waiting;
    while let Some(seat) = trial.any(rest) {
        rest.remove(seat);
        answers.extend(trial.answer(state, seat).map(|action| (seat, action)));
    }
    let one = answered(trial, state, &answers);
    answers.sort_unstable();
    let other = answered(trial, state, &answers);
    trial.require(Law::Commute, one == other, || {
        format!("{answers:?}, by their order, lead to {}", diff::told(&one, &other))
    });
}

/// The state after these answers; on the way, each partly answered one is unsealed.
fn answered<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &G::State,
    answers: &[(Seat, G::Action)],
) -> G::State {
    let game = trial.game;
    let here = trial.branch("secret answers");
    let unsealed = unsealed(trial, state);
    let mut state = state.clone();
    for (given, &(seat, action)) in answers.iter().enumerate() {
        let mut legal = Actions::new();
        game.legal(&state, seat, &mut legal);
        trial.require(Law::Commute, legal.contains(&action), || {
            format!("{action:?} of seat {seat} was legal before {given} others answered in secret")
        });
        trial.try_out(&mut state, Move::Act(seat, action));
        if given + 1 < answers.len() {
            let again = self::unsealed(trial, &state);
            trial.require(Law::Unseal, again == unsealed, || {
                format!(
                    "unsealed before answers, or after {}: {}",
                    given + 1,
                    diff::told(&unsealed, &again)
                )
            });
        }
    }
    trial.back_to(here);
    state
}

fn unsealed<G: Game>(trial: &Trial<'_, G>, state: &G::State) -> G::State {
    let mut unsealed = state.clone();
    trial.game.unseal(&mut unsealed);
    unsealed
}

/// Unsealing asks no fewer seats, and there is nothing left to unseal after it.
fn unsealing_twice<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let once = unsealed(trial, state);
    let lost = trial.game.waiting(state).without(trial.game.waiting(&once));
    trial.require(Law::Unseal, lost.is_empty(), || {
        format!("seats {lost:?} are no longer asked once answers are unsealed")
    });
    let twice = unsealed(trial, &once);
    trial.require(Law::Unseal, once == twice, || {
        format!("unsealed once or twice: {}", diff::told(&once, &twice))
    });
    trial.uphold(&once);
}
