//! Random play, as fast as the rules allow.

use gladsheim_engine::{Actions, FastRng, Game, Silent};

/// Plays on at random until the game is over and counts the questions with two or more answers.
///
/// Every answer is drawn uniformly from the legal list. Seats that decide at the same time answer
/// in ascending order, which makes no difference to what comes of it.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    rng: &mut FastRng,
    legal: &mut Actions<G::Action>,
) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.waiting(state).lowest() {
        game.legal(state, seat, legal);
        // A seat that is asked has a choice, by law; without one there is nothing to play.
        let Some(&action) = rng.pick(legal) else { break };
        decisions += u64::from(legal.len() >= 2);
        game.step(state, seat, action, &mut Silent);
    }
    decisions
}
