//! The laws every game obeys, checked under random play.
//!
//! [`check`] plays games at random and looks at every position and every step. What is cheap is
//! looked at always, what is expensive at random moments, at the rates of the [`Budget`]. The laws
//! are the variants of [`Law`]; the [`Report`] says how often each was in fact put to the test.
//!
//! ```no_run
//! # fn example<G: gladsheim_engine::Game>(game: &G) {
//! use gladsheim_testkit::laws::{self, Budget};
//!
//! let report = laws::check(game, &Budget::new(10_000), &laws::no_invariant);
//! assert_eq!(report.never_checked(), []);
//! # }
//! ```

mod asking;
mod budget;
mod ending;
mod extras;
mod heard;
mod ids;
mod invariant;
mod law;
mod leaving;
mod listing;
mod report;
mod saving;
mod secrets;
mod steps;
mod telling;
mod trace;
mod trial;
mod worlds;

use gladsheim_engine::{Game, SeatSet, Viewer};

pub use budget::Budget;
pub use extras::{arranging, judging, wording};
pub use invariant::{Invariant, no_invariant, require};
pub use law::Law;
pub use report::Report;
pub use trace::replay;

use crate::soak;
use trial::Trial;

/// One position in so many is one at which [`sequences`] begins.
const SEQUENCES: u32 = 8;

/// Plays `game` at random and checks every law and the game's own invariant.
///
/// # Panics
/// If a law is broken. The message names the law, what was seen, and the way there.
pub fn check<G: Game>(game: &G, budget: &Budget, invariant: &dyn Invariant<G::State>) -> Report {
    let mut trial = Trial::new(game, budget, invariant, Law::PLAY);
    ids::check(&mut trial);
    while trial.report.decisions < budget.decisions {
        play_a_game(&mut trial);
    }
    worlds::forget_the_truth(&mut trial);
    trial.report
}

/// Follows pairs of worlds that look alike to a viewer from one decision of the viewer's to the next,
/// as many as the budget says, and compares the whole sequence of what is shown in between.
///
/// # Panics
/// If a law is broken, as [`check`] does.
pub fn sequences<G: Game>(game: &G, budget: &Budget) -> Report {
    let mut trial = Trial::new(game, budget, &no_invariant, Law::PLAY);
    trial.hurried = true;
    while trial.report.sequences < budget.sequences {
        let (mut state, _) = trial.next_game();
        while let Some(next) = trial.choose(&state, false, SeatSet::EMPTY) {
            if trial.one_in(SEQUENCES) {
                let viewers: Vec<Viewer> = Viewer::all(game.seats()).collect();
                if let Some(&viewer) = trial.rng.pick(&viewers) {
                    telling::follow_to_own_decision(&mut trial, &state, viewer);
                }
            }
            trial.play(&mut state, next);
        }
    }
    trial.report
}

/// [`check`]s the laws and [`sequences`], and insists that they were put to the test: all of them but for those that
/// are `rare` at this table, over the whole budget, and in worlds that are mostly not the truth. In
/// a soak the report is printed.
///
/// # Panics
/// If a law is broken, or if too little was looked at; the message begins with the table's name.
pub fn check_closely<G: Game>(
    table: &str,
    game: &G,
    budget: &Budget,
    invariant: &dyn Invariant<G::State>,
    rare: &[Law],
) -> Report {
    let report = check(game, budget, invariant);
    report.insist(table, rare);
    report.insist_on_worlds(table, budget);
    let sequences = sequences(game, budget);
    sequences.insist_on_sequences(table, budget);
    soak::tell(&format_args!("{table}\n{report}{sequences}"));
    report
}

/// One game from the start to the end, or as far as the laws hold.
fn play_a_game<G: Game>(trial: &mut Trial<'_, G>) {
    let (mut state, mut events) = trial.next_game();
    let with_leavers = trial.one_in(trial.budget.leavers);
    let mut left = SeatSet::EMPTY;
    trial.uphold(&state);
    loop {
        look_at_position(trial, &state, left);
        let Some(next) = trial.choose(&state, with_leavers, left) else { break };
        let before = state.clone();
        let told = trial.play(&mut state, next);
        if let trial::Move::Leave(seat) = next {
            left.insert(seat);
        }
        trial.uphold(&state);
        trial.uphold_step(&before, &state);
        steps::check(trial, &before, &told, &state);
        events.extend(told);
        ending::within_bound(trial);
    }
    saving::replays(trial, &state, &events);
}

/// The laws about a position: the cheap ones always, the others at the rates of the budget.
fn look_at_position<G: Game>(trial: &mut Trial<'_, G>, state: &G::State, left: SeatSet) {
    let budget = trial.budget;
    asking::check(trial, state, left);
    if trial.game.waiting(state).is_empty() {
        ending::over(trial, state);
        worlds::check(trial, state);
        return;
    }
    if trial.one_in(budget.every_id) {
        listing::check(trial, state);
    }
    if trial.one_in(budget.saves) {
        saving::check(trial, state);
    }
    if trial.one_in(budget.secrets) {
        secrets::check(trial, state);
    }
    if trial.one_in(budget.worlds) {
        worlds::check(trial, state);
        telling::follow_twins(trial, state);
    }
    if trial.one_in(budget.branches) {
        leaving::everybody(trial, state);
        ending::by_timeouts(trial, state);
    }
}
