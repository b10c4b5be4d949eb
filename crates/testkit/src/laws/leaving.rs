//! What becomes of a game that its players leave.

use gladsheim_engine::{Game, Seat, SeatSet, Silent};

use super::Law;
use super::trial::Trial;

/// Everybody leaves, in a random order: nobody who left is asked, and in the end it is over.
pub(super) fn everybody<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let here = trial.branch("everybody leaves");
    let game = trial.game;
    let mut state = state.clone();
    let mut staying = SeatSet::first(game.seats());
    let mut left = SeatSet::EMPTY;
    while let Some(seat) = trial.any(staying) {
        staying.remove(seat);
        let before = state.clone();
        if game.leave(&mut state, seat, &mut Silent).is_err() {
            trial.require(Law::Leave, state == before, || {
                format!("seat {seat} may not leave, and trying it changed the state")
            });
            continue;
        }
        left.insert(seat);
        trial.uphold(&state);
        stays_away(trial, &state, left);
        refuses_to_leave(trial, &state, seat);
    }
    if let Some(nobody) = Seat::new(game.seats()) {
        refuses_to_leave(trial, &state, nobody);
    }
    let asked = game.waiting(&state);
    trial.require(Law::Leave, asked.is_empty(), || {
        format!("everybody left, and seats {asked:?} are asked")
    });
    let standings = game.standings(&state);
    trial.require(Law::End, standings.is_some(), || {
        "everybody left, and there are no standings".to_owned()
    });
    trial.back_to(here);
}

/// Nobody who left is asked, not even by a search that takes sealed answers back.
fn stays_away<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, left: SeatSet) {
    let mut unsealed = state.clone();
    trial.game.unseal(&mut unsealed);
    for (asked, how) in [(state, "left"), (&unsealed, "left, answers were unsealed")] {
        let returned = trial.game.waiting(asked).and(left);
        trial.require(Law::Leave, returned.is_empty(), || {
            format!("seats {returned:?} {how} and are asked")
        });
    }
}

fn refuses_to_leave<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, seat: Seat) {
    let mut after = state.clone();
    let result = trial.game.leave(&mut after, seat, &mut Silent);
    trial.require(Law::Leave, result.is_err() && after == *state, || {
        format!("seat {seat} is out, and leaving gives {result:?}")
    });
}
