//! The rest of an imagined game.

use gladsheim_engine::{
    Actions, FastRng, Game, MAX_SEATS, MOST_DECISIONS, Seat, Silent, Standings,
};

use super::{Payoffs, Tuning};
use crate::judgement::{Advice, Rate, highest};

/// Lists legal actions into one buffer, and counts the questions.
#[derive(Debug)]
pub(super) struct Questions<G: Game> {
    /// The answers to the last one.
    pub(super) legal: Actions<G::Action>,
    ratings: Vec<f32>,
    /// Questions with two or more answers so far.
    pub(super) decisions: u64,
}

impl<G: Game> Default for Questions<G> {
    fn default() -> Self {
        Self { legal: Actions::new(), ratings: Vec::with_capacity(256), decisions: 0 }
    }
}

impl<G: Game> Questions<G> {
    /// The legal actions of a seat that is about to choose.
    #[inline]
    pub(super) fn ask(&mut self, game: &G, world: &G::State, seat: Seat) -> &[G::Action] {
        game.legal(world, seat, &mut self.legal);
        self.decisions += u64::from(self.legal.len() > 1);
        &self.legal
    }

    /// The place of the answer to the last question that the rules of thumb like best.
    #[inline]
    pub(super) fn best(
        &mut self,
        rate: Rate<G>,
        game: &G,
        world: &G::State,
        seat: Seat,
        rng: &mut FastRng,
    ) -> Option<usize> {
        rate(game, world, seat, &self.legal, rng, &mut self.ratings);
        highest(&self.ratings, rng)
    }
}

/// Plays an imagined world to its end, or to the horizon, and says what each seat got.
///
/// The first few decisions follow the rules of thumb, if there are any: they are close enough to
/// what is being judged to be worth the time. All others are random, which costs next to nothing.
/// In a long game, though, random play soon says nothing about where it began: such a game gives
/// an estimate of what it has come to after some decisions.
#[inline]
pub(super) fn play_out<G: Game>(
    game: &G,
    world: &mut G::State,
    questions: &mut Questions<G>,
    advice: Advice<G>,
    tuning: &Tuning,
    rng: &mut FastRng,
) -> Payoffs {
    if let Some(rate) = advice.rate {
        for _ in 0..tuning.guided {
            let Some(seat) = game.waiting(world).lowest() else { break };
            questions.ask(game, world, seat);
            let best = questions.best(rate, game, world, seat, rng);
            let Some(&action) = best.and_then(|best| questions.legal.get(best)) else { break };
            game.step(world, seat, action, &mut Silent);
        }
    }
    if let Some(prospects) = advice.prospects {
        let running = random_steps(game, world, questions, rng, tuning.horizon as usize);
        if let Some(hopes) = running.then(|| prospects(game, world)).flatten() {
            return hopes.0;
        }
    }
    random_steps(game, world, questions, rng, MOST_DECISIONS as usize);
    let standings = game.standings(world);
    standings.map_or([0.0; MAX_SEATS], |end| payoffs(&end, game.seats(), tuning))
}

/// Plays on at random for some decisions; returns whether the game was still going on then.
#[inline]
fn random_steps<G: Game>(
    game: &G,
    world: &mut G::State,
    questions: &mut Questions<G>,
    rng: &mut FastRng,
    steps: usize,
) -> bool {
    for _ in 0..steps {
        let Some(seat) = game.waiting(world).lowest() else { return false };
        let Some(&action) = rng.pick(questions.ask(game, world, seat)) else { return false };
        game.step(world, seat, action, &mut Silent);
    }
    true
}

/// What the standings are worth to each seat: the share of the win and, with three players or
/// more, a little for every seat outlasted, so that a lost game is still played well.
#[inline]
fn payoffs(standings: &Standings, seats: usize, tuning: &Tuning) -> Payoffs {
    let rank_part = if seats > 2 { tuning.rank } else { 0.0 };
    let mut payoffs = [0.0; MAX_SEATS];
    for (seat, payoff) in Seat::all(seats).zip(&mut payoffs) {
        *payoff = standings.share(seat) * (1.0 - rank_part);
        if let Some(rank) = standings.rank(seat).filter(|_| rank_part > 0.0) {
            let outlasted = seats.saturating_sub(usize::from(rank));
            *payoff += rank_part * outlasted as f32 / (seats - 1) as f32;
        }
    }
    payoffs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payoffs_are_shares_of_the_win_and_with_three_a_little_for_the_rank() {
        let tuning = Tuning { rank: 0.25, ..Tuning::default() };
        let two = payoffs(&Standings::from_ranks([2, 1]), 2, &tuning);
        assert_eq!(two[..2], [0.0, 1.0]);
        let all_lose = payoffs(&Standings::from_ranks([2, 2]), 2, &tuning);
        assert_eq!(all_lose[..2], [0.0, 0.0]);
        let three = payoffs(&Standings::from_ranks([1, 3, 2]), 3, &tuning);
        assert_eq!(three[..3], [1.0, 0.0, 0.125]);
        let shared = payoffs(&Standings::from_ranks([1, 1, 3]), 3, &tuning);
        assert_eq!(shared[..3], [0.625, 0.625, 0.0]);
    }
}
