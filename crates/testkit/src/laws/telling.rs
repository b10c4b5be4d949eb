//! What a viewer hears when the same is done in two worlds that look alike.

use gladsheim_engine::{Actions, Chance, Game, Seat, Viewer};

use super::heard::Sound;
use super::trial::{Move, Trial};
use super::{Law, worlds};

/// How many moves two worlds are followed, as long as they stay alike.
const FOLLOWED: usize = 4;

/// Two worlds that a viewer cannot tell apart.
type Pair<G> = (<G as Game>::State, <G as Game>::State);

/// Follows the truth and a world imagined for `viewer` through the same moves.
pub(super) fn follow<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &G::State,
    world: &G::State,
    viewer: Viewer,
) {
    let here = trial.branch("in truth, then imagined");
    follow_pair(trial, (state.clone(), world.clone()), viewer);
    trial.back_to(here);
}

/// Follows two copies of the truth with different chance, for a random viewer.
///
/// What chance brings to others in secret makes them worlds that differ and look alike, and which
/// nobody imagined.
pub(super) fn follow_twins<G: Game>(trial: &mut Trial<'_, G>, state: &G::State) {
    let viewers: Vec<Viewer> = Viewer::all(trial.game.seats()).collect();
    let Some(&viewer) = trial.rng.pick(&viewers) else { return };
    let mut twins = (state.clone(), state.clone());
    for twin in [&mut twins.0, &mut twins.1] {
        *trial.game.chance(twin) = Chance::fast(trial.rng.next_u64());
    }
    let here = trial.branch("twins with different chance");
    follow_pair(trial, twins, viewer);
    trial.back_to(here);
}

fn follow_pair<G: Game>(trial: &mut Trial<'_, G>, mut pair: Pair<G>, viewer: Viewer) {
    for _ in 0..FOLLOWED {
        match compare(trial, &pair, viewer) {
            Some(alike) => pair = alike,
            None => return,
        }
    }
}

/// Follows the truth and a world imagined for `viewer` from one decision of the viewer's to the next,
/// and compares the whole sequence of what is shown between the two: events, and who is waited for.
pub(super) fn follow_to_own_decision<G: Game>(
    trial: &mut Trial<'_, G>,
    state: &G::State,
    viewer: Viewer,
) {
    let world = trial.game.imagine(state, viewer, &mut trial.rng);
    let here = trial.branch("in truth, then imagined, to the next own decision");
    let mut pair = (state.clone(), world);
    for _ in 0..trial.budget.longest_game {
        let Some(alike) = compare(trial, &pair, viewer) else { break };
        pair = alike;
        let is_own = |seat| viewer.is(seat);
        if trial.game.waiting(&pair.0).iter().any(is_own) {
            break;
        }
    }
    trial.report.sequences += 1;
    trial.back_to(here);
}

/// Plays one move in both worlds and compares what the viewer hears. Gives the worlds afterwards if
/// they can still not be told apart.
///
/// Both must sound the same until something is revealed. A move that cannot be made in the second
/// world must sound like some that can, or the viewer would know more than before.
fn compare<G: Game>(trial: &mut Trial<'_, G>, pair: &Pair<G>, viewer: Viewer) -> Option<Pair<G>> {
    let game = trial.game;
    let (one, other) = (&pair.0, &pair.1);
    let seat = trial.any(game.waiting(one).and(game.waiting(other)))?;
    let action = trial.answer(one, seat)?;
    let next = if trial.one_in(16) { Move::Leave(seat) } else { Move::Act(seat, action) };
    let mut possible = Actions::new();
    game.legal(other, seat, &mut possible);
    let sound = match next {
        Move::Act(_, action) if !possible.contains(&action) => {
            let like = possible.iter().find_map(|like| {
                let sound = Sound::of(trial, pair, (next, Move::Act(seat, *like)), viewer);
                sound.is_alike().then_some(sound)
            });
            like.unwrap_or_else(|| {
                let what = format!("{next:?} is impossible where {viewer:?} sees no difference");
                trial.broken(Law::Telling, &format!("{what}, and sounds like none of {possible:?}"))
            })
        }
        _ => Sound::of(trial, pair, (next, next), viewer),
    };
    require_alike(trial, sound, viewer, || format!("{next:?}"))
}

/// Two different answers to a secret question sound the same to everybody else.
pub(super) fn compare_secrets<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, seat: Seat) {
    let (Some(one), Some(other)) = (trial.answer(state, seat), trial.answer(state, seat)) else {
        return;
    };
    let here = trial.branch("two secret answers");
    let pair = (state.clone(), state.clone());
    for viewer in Viewer::all(trial.game.seats()).filter(|viewer| !viewer.is(seat)) {
        let sound = Sound::of(trial, &pair, (Move::Act(seat, one), Move::Act(seat, other)), viewer);
        require_alike(trial, sound, viewer, || format!("{one:?} or {other:?} of seat {seat}"));
    }
    trial.back_to(here);
}

/// Fails unless the viewer heard the same until something was revealed. If it heard the same to the
/// end, it must see the same now, and the worlds are given back.
fn require_alike<G: Game>(
    trial: &mut Trial<'_, G>,
    sound: Sound<G>,
    viewer: Viewer,
    what: impl FnOnce() -> String,
) -> Option<Pair<G>> {
    let (one, other) = &sound.heard;
    trial.require(Law::Telling, sound.is_alike(), || {
        let (one, other) = one.until_revealed(other);
        format!("{} sounds to {viewer:?} like {one:?} or like {other:?}", what())
    });
    trial.report.comparisons += 1;
    if !one.is_like(other) {
        return None;
    }
    trial.report.full_comparisons += u64::from(!one.reveals());
    worlds::look_alike(trial, Law::Seen, &sound.worlds.0, &sound.worlds.1, viewer);
    Some(sound.worlds)
}
