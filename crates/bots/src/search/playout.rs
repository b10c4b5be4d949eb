//! The rest of an imagined game, played at random.

use gladsheim_engine::{Actions, FastRng, Game, MAX_SEATS, Seat, Silent, Standings, Viewer};

use super::{Payoffs, Tuning};

/// Plays imagined games to their end, with buffers that are kept.
#[derive(Debug)]
pub(super) struct Playout<G: Game> {
    legal: Actions<G::Action>,
    decisions: u64,
}

impl<G: Game> Default for Playout<G> {
    fn default() -> Self {
        Self { legal: Actions::new(), decisions: 0 }
    }
}

impl<G: Game> Playout<G> {
    /// Gets ready for a move.
    pub(super) fn prepare(&mut self, _game: &G) {}

    /// The number of questions with two or more answers since this was last asked.
    pub(super) fn take_decisions(&mut self) -> u64 {
        core::mem::take(&mut self.decisions)
    }

    /// The legal actions of a seat that is about to choose.
    #[inline]
    pub(super) fn legal(&mut self, game: &G, world: &G::State, seat: Seat) -> &[G::Action] {
        game.legal(world, seat, &mut self.legal);
        self.decisions += u64::from(self.legal.len() > 1);
        &self.legal
    }

    /// Plays to the end and says what each seat got.
    #[inline]
    pub(super) fn finish(
        &mut self,
        game: &G,
        world: &mut G::State,
        rate: Option<Rate<G>>,
        tuning: &Tuning,
        rng: &mut FastRng,
    ) -> Payoffs {
        let mut guided = tuning.guided;
        while let Some(seat) = game.waiting(world).lowest() {
            let legal = self.legal(game, world, seat);
            let choice = match rate {
                Some(rate) if guided > 0 => {
                    guided -= 1;
                    best_rated(rate, game, world, seat, legal, rng)
                }
                _ => rng.pick(legal).copied(),
            };
            let Some(action) = choice else { break };
            game.step(world, seat, action, &mut Silent);
        }
        game.standings(world)
            .map_or([0.0; MAX_SEATS], |standings| payoffs(&standings, game.seats(), tuning))
    }
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

/// A game's rules of thumb: see [`Judge::rate`](gladsheim_engine::Judge::rate).
pub(super) type Rate<G> = fn(
    &G,
    &<G as Game>::View,
    Seat,
    <G as Game>::Action,
    &mut FastRng,
) -> f32;

pub(super) fn best_rated<G: Game>(
    rate: Rate<G>,
    game: &G,
    world: &G::State,
    seat: Seat,
    legal: &[G::Action],
    rng: &mut FastRng,
) -> Option<G::Action> {
    let view = game.view(world, Viewer::Seat(seat));
    let mut best: Option<(f32, G::Action)> = None;
    for &action in legal {
        let rating = rate(game, &view, seat, action, rng);
        if best.is_none_or(|(highest, _)| rating > highest) {
            best = Some((rating, action));
        }
    }
    best.map(|(_, action)| action)
}
