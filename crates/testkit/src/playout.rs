//! Random play, as fast as the rules allow.

use gladsheim_engine::{Actions, Chance, EventSink, FastRng, Game, MOST_DECISIONS, Silent};

/// Lets one seat answer at random; gives back how many answers it had, or nothing at the end of the
/// game.
///
/// The answer is drawn uniformly from the legal list. Seats that decide at the same time answer in
/// ascending order, which makes no difference to what comes of it.
#[inline]
pub fn step_at_random<G: Game>(
    game: &G,
    state: &mut G::State,
    rng: &mut FastRng,
    legal: &mut Actions<G::Action>,
    events: &mut impl EventSink<G>,
) -> Option<usize> {
    let seat = game.waiting(state).lowest()?;
    game.legal(state, seat, legal);
    // A seat that is asked has a choice, by law; without one there is nothing to play.
    let &action = rng.pick(legal)?;
    game.step(state, seat, action, events);
    Some(legal.len())
}

/// Plays on at random until the game is over and counts the questions with two or more answers.
///
/// A game without an end is given up.
pub fn playout<G: Game>(
    game: &G,
    state: &mut G::State,
    rng: &mut FastRng,
    legal: &mut Actions<G::Action>,
) -> u64 {
    let mut decisions = 0;
    for _ in 0..MOST_DECISIONS {
        let Some(answers) = step_at_random(game, state, rng, legal, &mut Silent) else { break };
        decisions += u64::from(answers >= 2);
    }
    decisions
}

/// How many games [`midgame`] begins before it gives up.
const BEGUN: u64 = 10_000;

/// A state some way into a random game, with somebody to decide: of the first game that gets so
/// far.
///
/// # Panics
/// If no game gets so far.
#[must_use]
pub fn midgame<G: Game>(game: &G, decisions: u32) -> G::State {
    let mut legal = Actions::new();
    for number in 0..BEGUN {
        let mut rng = FastRng::new(number);
        let mut state = game.start(Chance::fast(number), &mut Silent);
        let mut step = || step_at_random(game, &mut state, &mut rng, &mut legal, &mut Silent);
        let got_there = (0..decisions).all(|_| step().is_some());
        if got_there && !game.waiting(&state).is_empty() {
            return state;
        }
    }
    panic!("none of {BEGUN} random games goes on after {decisions} decisions")
}
