//! What the viewers hear of a step.

use gladsheim_engine::{Actions, Game, Viewer};

use super::trial::Trial;
use super::{Law, saving};
use crate::diff;

/// The laws about one step and its events.
pub(super) fn check<G: Game>(
    trial: &mut Trial<'_, G>,
    before: &G::State,
    events: &[G::Event],
    after: &G::State,
) {
    if trial.one_in(trial.budget.saves) {
        for event in events {
            saving::as_json(trial, event);
        }
    }
    let mut revealed = false;
    for viewer in Viewer::all(trial.game.seats()) {
        let mut heard = false;
        for event in events {
            heard |= is_heard(trial, event, viewer);
            revealed |= trial.game.reveals(event, viewer);
        }
        if !heard {
            unchanged(trial, before, after, viewer);
        }
    }
    if !revealed {
        trial.report.quiet_steps += 1;
        used_no_chance(trial, before, after);
    }
    let (then, now) = (trial.game.round(before), trial.game.round(after));
    trial.require(Law::End, then <= now, || format!("round {then} is followed by round {now}"));
}

/// Whether the viewer hears of the event; what is heard is redacted once and for all.
fn is_heard<G: Game>(trial: &mut Trial<'_, G>, event: &G::Event, viewer: Viewer) -> bool {
    let Some(told) = trial.game.redact(event, viewer) else {
        let reveals = trial.game.reveals(event, viewer);
        trial.require(Law::Redaction, !reveals, || {
            format!("{viewer:?} does not hear of {event:?}, which reveals something to it")
        });
        return false;
    };
    let twice = trial.game.redact(&told, viewer);
    trial.require(Law::Redaction, twice.as_ref() == Some(&told), || {
        format!("to {viewer:?}, {event:?} is {told:?}, and redacted again {twice:?}")
    });
    true
}

/// Nothing is different for a viewer who heard nothing.
fn unchanged<G: Game>(
    trial: &mut Trial<'_, G>,
    before: &G::State,
    after: &G::State,
    viewer: Viewer,
) {
    let game = trial.game;
    let (then, now) = (game.view(before, viewer), game.view(after, viewer));
    trial.require(Law::Silence, then == now, || {
        format!("{viewer:?} heard nothing, and sees {}", diff::told(&then, &now))
    });
    let (then, now) = (game.awaited(before, viewer), game.awaited(after, viewer));
    trial.require(Law::Silence, then == now, || {
        format!("{viewer:?} heard nothing, and waits for {now:?} instead of {then:?}")
    });
    if let Viewer::Seat(seat) = viewer {
        let (mut then, mut now) = (Actions::new(), Actions::new());
        game.legal(before, seat, &mut then);
        game.legal(after, seat, &mut now);
        trial.require(Law::Silence, *then == *now, || {
            format!("seat {seat} heard nothing, and can do {now:?} instead of {then:?}")
        });
    }
}

/// The chance is the same, so that taking the step back and playing another is no second try.
fn used_no_chance<G: Game>(trial: &mut Trial<'_, G>, before: &G::State, after: &G::State) {
    let then = *trial.game.chance(&mut before.clone());
    let now = *trial.game.chance(&mut after.clone());
    trial.require(Law::Undo, then == now, || {
        format!("a step revealed nothing and used chance: from {before:?} to {after:?}")
    });
}
