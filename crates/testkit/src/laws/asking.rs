//! Who is asked, and what may be answered.

use gladsheim_engine::{Actions, Game, Seat, SeatSet, Viewer};

use super::Law;
use super::trial::Trial;

/// The laws about questions that are looked at in every position.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, left: SeatSet) {
    let game = trial.game;
    let waiting = game.waiting(state);
    let strangers = waiting.without(SeatSet::first(game.seats()));
    trial.require(Law::Choice, strangers.is_empty(), || {
        format!("seats {strangers:?} are asked and do not exist")
    });
    let returned = waiting.and(left);
    trial.require(Law::Leave, returned.is_empty(), || {
        format!("seats {returned:?} left and are asked")
    });
    let mut legal = Actions::new();
    for seat in Seat::all(game.seats()) {
        game.legal(state, seat, &mut legal);
        if waiting.contains(seat) {
            asked(trial, state, seat, &legal);
        } else {
            not_asked(trial, state, seat, &legal);
        }
    }
    known_to_be_asked(trial, state, waiting);
    let standings = game.standings(state);
    trial.require(Law::End, standings.is_some() == waiting.is_empty(), || {
        format!("{waiting:?} are asked and the standings are {standings:?}")
    });
}

fn asked<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, seat: Seat, legal: &[G::Action]) {
    let game = trial.game;
    let needed = if game.conceals(state, seat) { 1 } else { 2 };
    trial.require(Law::Choice, legal.len() >= needed, || {
        format!("seat {seat} is asked and can only do {legal:?}")
    });
    let ascends = legal.windows(2).all(|pair| game.encode(pair[0]) < game.encode(pair[1]));
    trial.require(Law::Order, ascends, || {
        let ids: Vec<u16> = legal.iter().map(|action| game.encode(*action).0).collect();
        format!("the list of seat {seat} is {ids:?}")
    });
    let timeout = game.timeout(state, seat);
    trial.require(Law::Timeout, timeout.is_some_and(|action| legal.contains(&action)), || {
        format!("when time is up, seat {seat} does {timeout:?}, which is not among {legal:?}")
    });
}

fn not_asked<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, seat: Seat, legal: &[G::Action]) {
    trial.require(Law::Choice, legal.is_empty(), || {
        format!("seat {seat} is not asked and could do {legal:?}")
    });
    let timeout = trial.game.timeout(state, seat);
    trial.require(Law::Timeout, timeout.is_none(), || {
        format!("seat {seat} is not asked, and when time is up it does {timeout:?}")
    });
}

/// A seat knows whether it is asked itself. Of the others a viewer may know less, or be led to
/// believe more: that somebody needed no asking can be a secret too.
fn known_to_be_asked<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, waiting: SeatSet) {
    let seats = SeatSet::first(trial.game.seats());
    for viewer in Viewer::all(trial.game.seats()) {
        let awaited = trial.game.awaited(state, viewer);
        let aware = match viewer {
            Viewer::Seat(seat) => waiting.contains(seat) == awaited.contains(seat),
            Viewer::Public => true,
        };
        trial.require(Law::Awaited, aware && awaited.without(seats).is_empty(), || {
            format!("{waiting:?} are asked, and to {viewer:?} it seems to be {awaited:?}")
        });
    }
}
