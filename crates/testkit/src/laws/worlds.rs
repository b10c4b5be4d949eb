//! Imagined worlds: what a viewer cannot tell from the truth.

use gladsheim_engine::{ActionId, Actions, Game, Seat, Viewer};

use super::trial::Trial;
use super::{Law, ending, saving, telling};
use crate::diff;

/// Imagines worlds for every viewer and compares them with the truth.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let game = trial.game;
    let over = game.waiting(state).is_empty();
    for viewer in Viewer::all(game.seats()) {
        let world = game.imagine(state, viewer, &mut trial.rng);
        let again = game.imagine(&world, viewer, &mut trial.rng);
        count(trial, state, &world);
        for world in [&world, &again] {
            let wrong = trial.invariant.holds(world).err();
            trial.require(Law::Possible, wrong.is_none(), || {
                format!("{}, in {world:?}", wrong.unwrap_or_default())
            });
            look_alike(trial, Law::Alike, state, world, viewer);
        }
        if over {
            continue;
        }
        fresh_chance(trial, state, &world);
        telling::follow(trial, state, &world, viewer);
        if trial.one_in(trial.budget.playouts) {
            let here = trial.branch("imagined");
            ending::at_random(trial, &world);
            trial.back_to(here);
        }
    }
}

/// Everything that reaches the viewer is the same in both, byte by byte.
pub(super) fn look_alike<G: Game>(
    trial: &mut Trial<'_, G>,
    law: Law,
    state: &G::State,
    world: &G::State,
    viewer: Viewer,
) {
    let game = trial.game;
    for eyes in [viewer, Viewer::Public] {
        let (truth, seen) = (game.view(state, eyes), game.view(world, eyes));
        let same =
            truth == seen && (trial.hurried || saving::bytes(&truth) == saving::bytes(&seen));
        trial.require(law, same, || {
            let differences = diff::told(&truth, &seen);
            format!("{viewer:?} cannot tell two worlds apart, and {eyes:?} sees {differences}")
        });
        let (truth, seen) = (game.awaited(state, eyes), game.awaited(world, eyes));
        trial.require(law, truth == seen, || {
            format!(
                "{viewer:?} cannot tell two worlds apart, and {eyes:?} awaits {truth:?} or {seen:?}"
            )
        });
    }
    let truth = (game.round(state), game.standings(state));
    let seen = (game.round(world), game.standings(world));
    trial.require(law, truth == seen, || {
        format!(
            "{viewer:?} cannot tell two worlds apart: round and standings {truth:?} or {seen:?}"
        )
    });
    if !trial.hurried {
        count_guesses(trial, state, world, viewer);
    }
    if let Viewer::Seat(seat) = viewer {
        choices_alike(trial, law, state, world, seat);
    }
}

/// What the seat can do, what is refused to it and what its timeout does are the same in both.
fn choices_alike<G: Game>(
    trial: &mut Trial<'_, G>,
    law: Law,
    state: &G::State,
    world: &G::State,
    seat: Seat,
) {
    let game = trial.game;
    let (mut truth, mut seen) = (Actions::new(), Actions::new());
    game.legal(state, seat, &mut truth);
    game.legal(world, seat, &mut seen);
    trial.require(law, *truth == *seen, || {
        format!("seat {seat} cannot tell two worlds apart, and can do {truth:?} or {seen:?}")
    });
    let (one, other) = (game.timeout(state, seat), game.timeout(world, seat));
    trial.require(law, one == other, || {
        format!("seat {seat} cannot tell two worlds apart, and times out with {one:?} or {other:?}")
    });
    let id = ActionId(trial.rng.below(u32::from(game.actions())) as u16);
    let action = game.decode(id).filter(|action| !truth.is_empty() && !truth.contains(action));
    if let Some(action) = action {
        let (truth, seen) = (game.refusal(state, seat, action), game.refusal(world, seat, action));
        trial.require(law, truth == seen, || {
            format!("seat {seat} cannot tell two worlds apart: {action:?} is refused by {truth:?} or {seen:?}")
        });
    }
}

fn fresh_chance<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, world: &G::State) {
    let truth = *trial.game.chance(&mut state.clone());
    let imagined = *trial.game.chance(&mut world.clone());
    trial.require(Law::Chance, truth != imagined, || {
        "an imagined world has the true chance".to_owned()
    });
}

/// Imagines once from each of two worlds that the viewer cannot tell apart, and counts which of them
/// meets the first one, in the eyes of another seat.
fn count_guesses<G: Game>(
    trial: &mut Trial<'_, G>,
    one: &G::State,
    other: &G::State,
    viewer: Viewer,
) {
    let game = trial.game;
    let others = Seat::all(game.seats()).filter(|seat| !viewer.is(*seat)).collect();
    let Some(eyes) = trial.any(others).map(Viewer::Seat) else { return };
    let truth = game.view(one, eyes);
    let mut guess = |world| {
        let imagined = game.imagine(world, viewer, &mut trial.rng);
        game.view(&imagined, eyes) == truth
    };
    let (from_one, from_other) = (guess(one), guess(other));
    trial.report.guesses.0 += u64::from(from_one && !from_other);
    trial.report.guesses.1 += u64::from(from_other && !from_one);
}

/// What is imagined from the truth meets it no more often than what is imagined from any other
/// world that looks the same to the viewer.
///
/// A law of large numbers: with worlds made from what the viewer knows and nothing else, both
/// happen equally often.
pub(super) fn forget_the_truth<G: Game>(trial: &mut Trial<'_, G>) {
    let (truth, other) = trial.report.guesses;
    let (difference, both) = (truth.abs_diff(other) as f64, (truth + other) as f64);
    // Six standard deviations of the difference of two counts that are equal but for chance.
    let holds = difference <= 6.0 * both.sqrt();
    trial.require(Law::Forget, holds, || {
        format!(
            "{truth} times a world imagined from the truth met it where one imagined from another \
             like it did not, and {other} times it was the other way round"
        )
    });
}

fn count<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, world: &G::State) {
    let mut dealt = world.clone();
    *trial.game.chance(&mut dealt) = *trial.game.chance(&mut state.clone());
    trial.report.worlds += 1;
    trial.report.sealed_worlds += u64::from(trial.half_answered);
    trial.report.unlike_worlds += u64::from(dealt != *state);
}
