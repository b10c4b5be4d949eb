//! Saving, loading and replaying.

use gladsheim_engine::{Game, Plain, Recorder, Silent, Viewer};

use super::Law;
use super::trace::{Mark, chance};
use super::trial::Trial;
use crate::diff;

/// State and views are equal after they were saved and loaded.
pub(super) fn check<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let bytes = bytes(state);
    let loaded: Option<G::State> = postcard::from_bytes(&bytes).ok();
    let stable = loaded.as_ref().is_some_and(|loaded| self::bytes(loaded) == bytes);
    trial.require(Law::Saved, loaded.as_ref() == Some(state) && stable, || {
        format!("as bytes, {state:?} is loaded as {loaded:?}")
    });
    as_json(trial, state);
    for viewer in Viewer::all(trial.game.seats()) {
        let view = trial.game.view(state, viewer);
        as_json(trial, &view);
    }
}

/// A value is equal after it went through JSON.
pub(super) fn as_json<G: Game>(trial: &mut Trial<'_, G>, value: &impl Plain) {
    let json = serde_json::to_string(value).ok();
    let loaded = json.as_ref().and_then(|json| serde_json::from_str(json).ok());
    trial.require(Law::Saved, loaded.as_ref() == Some(value), || {
        format!("{value:?} is saved as {json:?} and loaded as {loaded:?}")
    });
}

/// The canonical bytes of a value: what hashes are made over.
///
/// A value that cannot be saved has none, and is then loaded as nothing.
pub(super) fn bytes(value: &impl serde::Serialize) -> Vec<u8> {
    postcard::to_allocvec(value).unwrap_or_default()
}

/// The whole game once more: checked and heard, then unchecked and unheard.
pub(super) fn replays<G: Game>(trial: &mut Trial<'_, G>, end: &G::State, events: &[G::Event]) {
    let game = trial.game;
    let mut heard = Recorder::new();
    let mut checked = game.start(chance(trial.trace.number), &mut heard);
    let mut unheard = game.start(chance(trial.trace.number), &mut Silent);
    for mark in &trial.trace.marks {
        let result = match *mark {
            Mark::Act(seat, id) => {
                let Some(action) = game.decode(id) else { continue };
                game.step(&mut unheard, seat, action, &mut Silent);
                game.apply(&mut checked, seat, action, &mut heard)
            }
            Mark::Leave(seat) => game
                .leave(&mut unheard, seat, &mut Silent)
                .and_then(|()| game.leave(&mut checked, seat, &mut heard)),
            Mark::Branch(_) => Ok(()),
        };
        if let Err(refusal) = result {
            trial.broken(Law::Replay, &format!("{mark} was played and is now refused: {refusal}"));
        }
    }
    trial.require(Law::Replay, bytes(&checked) == bytes(end) && checked == *end, || {
        format!("played once more, it ends differently: {}", diff::told(end, &checked))
    });
    trial.require(Law::Replay, unheard == *end, || {
        format!("without listeners it ends differently: {}", diff::told(end, &unheard))
    });
    let parting = heard.0.iter().zip(events).position(|(now, then)| now != then);
    trial.require(Law::Replay, heard.0 == events, || {
        format!("event {parting:?} of the game is another when it is played once more")
    });
}
