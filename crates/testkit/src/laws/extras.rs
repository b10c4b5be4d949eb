//! The laws of what a game brings along beside its rules: words, positions, judgement.

use std::collections::BTreeMap;

use gladsheim_engine::{
    ActionId, Actions, Arrange, FastRng, Game, Judge, Narrate, Seat, SeatSet, Told, Viewer,
};

use super::trial::{Move, Trial};
use super::{Budget, Invariant, Law, Report, no_invariant};
use crate::diff;

/// Checks that every action has a name of its own, that whoever is asked is told what, and that
/// the words say no more than the views.
///
/// # Panics
/// If a law is broken, as [`check`](super::check) does.
pub fn wording<G: Narrate>(game: &G, budget: &Budget) -> Report {
    let mut trial = Trial::new(game, budget, &no_invariant, Law::WORDS);
    distinct_names(&mut trial);
    at_positions(&mut trial, |trial, state, events| {
        words_leak_nothing(trial, state);
        everything_is_told(trial, state, events);
    });
    trial.report
}

/// Checks that a position that is described can be arranged again, to be described the same way.
///
/// # Panics
/// If the law is broken, as [`check`](super::check) does.
pub fn arranging<G: Arrange>(
    game: &G,
    budget: &Budget,
    invariant: &dyn Invariant<G::State>,
) -> Report {
    let mut trial = Trial::new(game, budget, invariant, Law::POSITIONS);
    at_positions(&mut trial, |trial, state, _| arranged_again(trial, state));
    trial.report
}

/// Checks that a game's rules of thumb judge every legal action by a finite number.
///
/// # Panics
/// If the law is broken, as [`check`](super::check) does.
pub fn judging<G: Judge>(game: &G, budget: &Budget) -> Report {
    let mut trial = Trial::new(game, budget, &no_invariant, Law::JUDGEMENT);
    at_positions(&mut trial, |trial, state, _| judged_by_number(trial, state));
    trial.report
}

/// Plays at random and looks at every position and the events that led to it.
fn at_positions<G: Game>(
    trial: &mut Trial<'_, G>,
    look: impl Fn(&mut Trial<'_, G>, &G::State, &[G::Event]),
) {
    while trial.report.decisions < trial.budget.decisions {
        let (mut state, mut events) = trial.next_game();
        let with_leavers = trial.one_in(trial.budget.leavers);
        let mut left = SeatSet::EMPTY;
        loop {
            look(trial, &state, &events);
            let Some(next) = trial.choose(&state, with_leavers, left) else { break };
            if let Move::Leave(seat) = next {
                left.insert(seat);
            }
            events = trial.play(&mut state, next);
        }
    }
}

fn distinct_names<G: Narrate>(trial: &mut Trial<'_, G>) {
    let mut ids = BTreeMap::new();
    for id in (0..trial.game.actions()).map(ActionId) {
        let Some(action) = trial.game.decode(id) else { continue };
        let name = trial.game.name(action);
        let tidy = !name.is_empty() && name.split_whitespace().eq(name.split(' '));
        trial.require(Law::Names, tidy, || format!("the name of {action:?} is {name:?}"));
        let other = ids.insert(name.clone(), id);
        trial.require(Law::Names, other.is_none(), || {
            format!("{id:?} and {other:?} are both called {name:?}")
        });
    }
}

/// Questions and the words beside choices are the same in a world that looks the same.
fn words_leak_nothing<G: Narrate>(trial: &mut Trial<'_, G>, state: &G::State) {
    let game = trial.game;
    let waiting = game.waiting(state);
    for viewer in Viewer::all(game.seats()) {
        let world = game.imagine(state, viewer, &mut trial.rng);
        trial.report.worlds += 1;
        let awaited = game.awaited(state, viewer);
        for seat in Seat::all(game.seats()) {
            let (truth, told) =
                (game.question(state, seat, viewer), game.question(&world, seat, viewer));
            trial.require(Law::Words, truth == told, || {
                format!("{viewer:?} is told that seat {seat} is asked {truth:?} or {told:?}")
            });
            if let Some(question) = &truth {
                has_kind(trial, &question.ask);
            }
            let due = if viewer.is(seat) { waiting } else { awaited };
            trial.require(Law::Words, truth.is_some() == due.contains(seat), || {
                format!("{viewer:?} is told that seat {seat} is asked {truth:?}, and knows {due:?}")
            });
        }
        if let Viewer::Seat(seat) = viewer {
            choices_told_alike(trial, state, &world, seat);
            any_action_told_alike(trial, state, &world, seat);
        }
    }
}

fn choices_told_alike<G: Narrate>(
    trial: &mut Trial<'_, G>,
    state: &G::State,
    world: &G::State,
    seat: Seat,
) {
    let game = trial.game;
    let mut legal = Actions::new();
    game.legal(state, seat, &mut legal);
    for &action in legal.iter() {
        let truth = game.tell_action(state, seat, action);
        let told = game.tell_action(world, seat, action);
        trial.require(Law::Words, truth == told, || {
            format!("{action:?} of seat {seat} is told as {truth:?} or {told:?}")
        });
        choice_told_alike(trial, state, world, seat, action);
    }
}

/// What is not legal is told of, too, where it is said why: one of all actions, by lot.
fn any_action_told_alike<G: Narrate>(
    trial: &mut Trial<'_, G>,
    state: &G::State,
    world: &G::State,
    seat: Seat,
) {
    let id = ActionId(trial.rng.below(u32::from(trial.game.actions())) as u16);
    if let Some(action) = trial.game.decode(id) {
        choice_told_alike(trial, state, world, seat, action);
    }
}

fn choice_told_alike<G: Narrate>(
    trial: &mut Trial<'_, G>,
    state: &G::State,
    world: &G::State,
    seat: Seat,
    action: G::Action,
) {
    let game = trial.game;
    let (truth, told) = (game.choice(state, seat, action), game.choice(world, seat, action));
    trial.require(Law::Words, truth == told, || {
        format!("{action:?} is offered to seat {seat} as {truth:?} or {told:?}")
    });
    has_kind(trial, &truth);
}

/// Pages know questions and choices by their `type`.
fn has_kind<G: Game>(trial: &mut Trial<'_, G>, told: &impl Told) {
    let json = serde_json::to_value(told).unwrap_or_default();
    let kind = json.get("type").and_then(serde_json::Value::as_str);
    trial.require(Law::Words, kind.is_some(), || format!("{told:?} has no type: {json}"));
}

/// Views and whatever is heard of events can be put into words.
fn everything_is_told<G: Narrate>(trial: &mut Trial<'_, G>, state: &G::State, events: &[G::Event]) {
    let game = trial.game;
    for viewer in Viewer::all(game.seats()) {
        let lines = game.tell_view(&game.view(state, viewer));
        let told = events.iter().filter_map(|event| game.redact(event, viewer));
        for phrase in lines.into_iter().chain(told.filter_map(|event| game.tell_event(&event))) {
            trial.require(Law::Words, !phrase.key.is_empty(), || {
                format!("{viewer:?} is told {phrase:?}, which is nothing")
            });
        }
    }
}

fn arranged_again<G: Arrange>(trial: &mut Trial<'_, G>, state: &G::State) {
    let game = trial.game;
    let json = |position: &G::Position| serde_json::to_value(position).unwrap_or_default();
    let described = json(&game.describe(state));
    // By way of its text, as a scenario file would give it.
    let position = match serde_json::from_value(described.clone()) {
        Ok(position) => position,
        Err(error) => trial.broken(Law::Arrange, &format!("{described} cannot be read: {error}")),
    };
    let chance = *game.chance(&mut state.clone());
    let arranged = match game.arrange(&position, chance) {
        Ok(arranged) => arranged,
        Err(error) => trial.broken(Law::Arrange, &format!("{described} is refused: {error}")),
    };
    let again = json(&game.describe(&arranged));
    trial.require(Law::Arrange, described == again, || {
        format!("arranged again, it differs: {}", diff::told(&described, &again))
    });
    let asked = (game.waiting(state), game.waiting(&arranged));
    trial.require(Law::Arrange, asked.0 == asked.1, || {
        format!("{:?} are asked and, arranged again, {:?}: {described}", asked.0, asked.1)
    });
    if let Err(wrong) = trial.invariant.holds(&arranged) {
        trial.broken(Law::Arrange, &format!("{wrong}, in {arranged:?}"));
    }
}

fn judged_by_number<G: Judge>(trial: &mut Trial<'_, G>, state: &G::State) {
    let game = trial.game;
    if let Some(prospects) = game.prospects(state) {
        for seat in Seat::all(game.seats()) {
            let hope = prospects[seat];
            trial.require(Law::Judge, (0.0..=1.0).contains(&hope), || {
                format!("seat {seat} can hope for {hope}, which is no chance from 0 to 1")
            });
        }
    }
    let mut legal = Actions::new();
    let (mut at_once, mut in_world) = (Vec::new(), Vec::new());
    for seat in game.waiting(state).iter() {
        let view = game.view(state, Viewer::Seat(seat));
        game.legal(state, seat, &mut legal);
        let luck = FastRng::new(trial.rng.next_u64());
        game.rate_all(&view, seat, &legal, &mut luck.clone(), &mut at_once);
        game.rate_in(state, seat, &legal, &mut luck.clone(), &mut in_world);
        let mut rng = luck;
        let ratings: Vec<f32> =
            legal.iter().map(|action| game.rate(&view, seat, *action, &mut rng)).collect();
        for (action, rating) in legal.iter().zip(&ratings) {
            trial.require(Law::Judge, rating.is_finite(), || {
                format!("to seat {seat}, {action:?} looks as good as {rating}")
            });
        }
        trial.require(Law::Judge, ratings == at_once && ratings == in_world, || {
            format!(
                "to seat {seat} it all looks as good as {ratings:?} one by one, {at_once:?} at \
                 once, {in_world:?} read off the world"
            )
        });
    }
}
