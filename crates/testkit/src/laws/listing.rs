//! Listed means legal, and what is refused changes nothing.

use gladsheim_engine::{ActionId, Actions, Game, Illegal, Seat, SeatSet, Silent};

use super::Law;
use super::trial::Trial;

/// Tries every id for every seat that is asked, and a few things that must be refused.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let game = trial.game;
    let waiting = game.waiting(state);
    let mut legal = Actions::new();
    for seat in waiting.iter() {
        game.legal(state, seat, &mut legal);
        for action in (0..game.actions()).filter_map(|id| game.decode(ActionId(id))) {
            try_asked(trial, state, seat, action, legal.contains(&action));
        }
    }
    for seat in SeatSet::first(game.seats()).without(waiting).iter() {
        refused(trial, state, seat, Illegal::NotAsked);
    }
    if let Some(nobody) = Seat::new(game.seats()) {
        refused(trial, state, nobody, Illegal::NoSuchSeat);
    }
}

fn try_asked<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &G::State,
    seat: Seat,
    action: G::Action,
    listed: bool,
) {
    let mut after = state.clone();
    let result = trial.game.apply(&mut after, seat, action, &mut Silent);
    trial.require(Law::Listed, result.is_ok() == listed, || {
        let listed = if listed { "listed" } else { "not listed" };
        format!("{action:?} of seat {seat} is {listed}, and trying it gives {result:?}")
    });
    if let Err(refusal) = result {
        trial.require(Law::Refusal, after == *state, || {
            format!("{action:?} of seat {seat} is refused and changed the state")
        });
        trial.require(Law::Refusal, refusal.rule().is_some(), || {
            format!("{action:?} of seat {seat} is refused with {refusal:?}, which is no rule")
        });
    }
}

/// Whatever `seat` tries is refused for this reason.
pub(super) fn refused<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &G::State,
    seat: Seat,
    reason: Illegal,
) {
    let id = ActionId(trial.rng.below(u32::from(trial.game.actions())) as u16);
    let Some(action) = trial.game.decode(id) else { return };
    let mut after = state.clone();
    let result = trial.game.apply(&mut after, seat, action, &mut Silent);
    trial.require(Law::Refusal, result == Err(reason) && after == *state, || {
        let changed = if after == *state { "unchanged" } else { "changed" };
        format!("{action:?} of seat {seat} gave {result:?} instead of {reason:?}, state {changed}")
    });
}
