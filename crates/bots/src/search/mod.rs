//! Information-set Monte Carlo tree search, for any game and any number of seats.
//!
//! One iteration: imagine a world that the seat could not tell from the true one; walk down the
//! tree, choosing for every seat; add one node; play the rest at random; tell every edge on the
//! way what its seat was paid. The tree is shared by all imagined worlds and does not branch on
//! chance. The true state never gets in here: there is only a [`Vantage`].

mod opinion;
mod playout;
mod policy;
mod tree;
mod tuning;

use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;

use gladsheim_engine::{FastRng, Game, MAX_SEATS, Seat, Silent};

pub use opinion::Opinion;
pub use tuning::Tuning;

use crate::clock::Deadline;
use crate::{Bot, Budget, Vantage};
use playout::Playout;
use tree::{Child, EdgeId, ROOT, Tree, Way};

/// What each seat gets out of a game, from 0 to 1.
type Payoffs = [f32; MAX_SEATS];

/// How much a search has done.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// Worlds imagined and played to the end.
    pub iterations: u64,
    /// Questions with two or more answers that were answered in them.
    pub decisions: u64,
    /// Nodes added to the tree.
    pub nodes: u64,
}

/// A bot that searches imagined worlds.
#[derive(Debug)]
pub struct Search<G: Game> {
    budget: Budget,
    tuning: Tuning,
    stop: Option<Arc<AtomicBool>>,
    rng: FastRng,
    effort: Effort,
    tree: Tree,
    playout: Playout<G>,
    rate: Option<playout::Rate<G>>,
    /// The edges taken in this iteration.
    path: Vec<Taken>,
    /// The edges of the legal actions of the seat that is choosing.
    matched: Vec<EdgeId>,
}

#[derive(Clone, Copy, Debug)]
struct Taken {
    edge: EdgeId,
    seat: Seat,
    /// How fast the mean forgets at most: nothing is forgotten where one seat decides alone.
    recency: f32,
}

impl<G: Game> Search<G> {
    /// A search with our best settings.
    #[must_use]
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self::tuned(budget, Tuning::default(), seed)
    }

    /// A search with settings of one's own.
    #[must_use]
    pub fn tuned(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        Self {
            budget,
            tuning,
            stop: None,
            rng: FastRng::new(seed),
            effort: Effort::default(),
            tree: Tree::with_room_for(budget.iterations),
            playout: Playout::default(),
            rate: None,
            path: Vec::with_capacity(64),
            matched: Vec::with_capacity(128),
        }
    }

    /// x
    #[must_use]
    pub fn guided(mut self) -> Self where G: gladsheim_engine::Judge { self.rate = Some(G::rate); self }

    /// Stops early, with the best answer so far, once the flag is set.
    #[must_use]
    pub fn stopped_by(mut self, stop: Arc<AtomicBool>) -> Self {
        self.stop = Some(stop);
        self
    }

    /// What was done since the search was made or seeded.
    #[must_use]
    pub const fn effort(&self) -> Effort {
        self.effort
    }

    /// Searches, and says of every legal action what came of it, best first.
    pub fn consider(&mut self, vantage: &Vantage<'_, G>) -> Vec<Opinion<G::Action>> {
        self.think(vantage);
        opinion::opinions(&self.tree, vantage)
    }

    fn think(&mut self, vantage: &Vantage<'_, G>) {
        self.tree.clear();
        self.playout.prepare(vantage.game());
        let deadline = Deadline::after(self.budget.time);
        let mut done = 0;
        while done < self.budget.iterations && !deadline.is_over(done) && !self.is_stopped(done) {
            self.iterate(vantage);
            done += 1;
        }
        self.effort.iterations += u64::from(done);
        self.effort.decisions += self.playout.take_decisions();
        self.effort.nodes += self.tree.len() as u64;
    }

    /// Whether somebody wants the answer now; the first iteration is always made.
    fn is_stopped(&self, done: u32) -> bool {
        done > 0 && self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    fn iterate(&mut self, vantage: &Vantage<'_, G>) {
        let game = vantage.game();
        let mut world = vantage.imagine(&mut self.rng);
        self.path.clear();
        self.descend(game, &mut world);
        let payoffs = self.playout.finish(game, &mut world, self.rate, &self.tuning, &mut self.rng);
        for taken in &self.path {
            let edge = self.tree.edge_mut(taken.edge);
            edge.visits += 1;
            let step = (1.0 / edge.visits as f32).max(taken.recency);
            edge.mean += (payoffs[taken.seat.index()] - edge.mean) * step;
        }
    }

    /// Walks down the tree until it ends, and adds a node there.
    fn descend(&mut self, game: &G, world: &mut G::State) {
        let mut node = ROOT;
        loop {
            let asked = game.waiting(world);
            if asked.is_empty() {
                return;
            }
            let together = asked.len() > 1;
            let mut way = Way::from(node);
            for seat in asked.iter() {
                let legal = self.playout.legal(game, world, seat);
                let ids = legal.iter().map(|action| game.encode(*action));
                if !self.tree.match_edges(node, seat, ids, &mut self.matched) {
                    return;
                }
                let (edges, rng) = (&self.matched, &mut self.rng);
                let seen = edges.first().map_or(0, |edge| self.tree.edge(*edge).available) as f32;
                let trusted = rng.unit() * (self.tuning.trust + seen) < self.tuning.trust;
                let (chosen, recency) = if let Some(rate) = self.rate.filter(|_| trusted) {
                    let best = playout::best_rated(rate, game, world, seat, legal, rng);
                    let chosen = legal.iter().position(|action| Some(*action) == best).unwrap_or(0);
                    for (place, &edge) in edges.iter().enumerate() {
                        let edge = self.tree.edge_mut(edge);
                        edge.available += 1;
                        if together && place == chosen {
                            edge.weight += edge.available as f32;
                        }
                    }
                    (chosen, if together { self.tuning.recency } else { 0.0 })
                } else if together {
                    let chosen = policy::by_regret(&mut self.tree, edges, &self.tuning, rng);
                    (chosen, self.tuning.recency)
                } else {
                    (policy::by_bound(&mut self.tree, edges, &self.tuning, rng), 0.0)
                };
                let (Some(&edge), Some(&action)) = (self.matched.get(chosen), legal.get(chosen))
                else {
                    return;
                };
                self.path.push(Taken { edge, seat, recency });
                way = way.and(seat, self.tree.edge(edge).action);
                game.step(world, seat, action, &mut Silent);
            }
            match self.tree.child(way, game.waiting(world)) {
                Child::Known(child) => node = child,
                Child::New | Child::NoRoom => return,
            }
        }
    }

    /// The answer, from what the root has seen.
    fn decide(&mut self, vantage: &Vantage<'_, G>) -> Option<G::Action> {
        let own = || self.tree.edges(ROOT).filter(|edge| edge.seat == vantage.seat());
        let heaviest = own().map(|edge| edge.weight).fold(0.0, f32::max);
        let edge = if heaviest > 0.0 {
            // A secret answer is drawn from the average strategy: what is drawn cannot be read.
            let floor = heaviest * self.tuning.cut;
            let serious = || own().filter(|edge| edge.weight >= floor);
            let mut lot = self.rng.unit() * serious().map(|edge| edge.weight).sum::<f32>();
            let drawn = serious().find(|edge| {
                lot -= edge.weight;
                lot < 0.0
            });
            drawn.or_else(|| serious().last())
        } else {
            own().max_by(|a, b| a.visits.cmp(&b.visits).then(a.mean.total_cmp(&b.mean)))
        };
        vantage.game().decode(edge?.action)
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn reseed(&mut self, seed: u64) {
        self.rng = FastRng::new(seed);
        self.effort = Effort::default();
    }

    fn choose(&mut self, vantage: &Vantage<'_, G>, legal: &[G::Action]) -> Option<G::Action> {
        if legal.len() < 2 {
            return legal.first().copied();
        }
        self.think(vantage);
        let decided = self.decide(vantage).filter(|action| legal.contains(action));
        decided.or_else(|| self.rng.pick(legal).copied())
    }
}
