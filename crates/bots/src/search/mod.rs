//! Information-set Monte Carlo tree search, for any game and any number of seats.
//!
//! One iteration: imagine a world that the seat could not tell from the true one; walk down the
//! tree, choosing for every seat; add one node; play the rest out, or as much of it as the game wants
//! before it estimates the outcome; tell every edge on the way what its seat was paid. The tree is
//! shared by all imagined worlds and does not branch on chance. The true state never gets in here:
//! there is only a [`Vantage`].

mod playout;
mod policy;
mod root;
mod tree;
mod tuning;

use core::sync::atomic::{AtomicBool, Ordering};
use std::sync::Arc;

use gladsheim_engine::{FastRng, Game, Judge, MAX_SEATS, Seat, Silent};

pub use root::Opinion;
pub use tuning::Tuning;

use crate::clock::Deadline;
use crate::judgement::Advice;
use crate::{Bot, Budget, Vantage};
use playout::{Questions, play_out};
use tree::{Child, EdgeId, NodeId, ROOT, Tree, Way};

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
    advice: Advice<G>,
    stop: Option<Arc<AtomicBool>>,
    rng: FastRng,
    effort: Effort,
    tree: Tree,
    questions: Questions<G>,
    /// The edges taken in this iteration.
    path: Vec<Taken>,
    /// The edges of the legal actions of the seat that is choosing.
    matched: Vec<EdgeId>,
}

#[derive(Clone, Copy, Debug)]
struct Taken {
    edge: EdgeId,
    seat: Seat,
    /// The least weight of a new payoff in the mean; nothing is forgotten where one seat decides
    /// alone.
    recency: f32,
}

impl<G: Judge> Search<G> {
    /// A search with our best settings.
    #[must_use]
    pub fn new(budget: Budget, seed: u64) -> Self {
        Self::tuned(budget, Tuning::default(), seed)
    }

    /// A search with settings of one's own.
    #[must_use]
    pub fn tuned(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        Self { advice: Advice::of_the_game(), ..Self::unadvised(budget, tuning, seed) }
    }
}

impl<G: Game> Search<G> {
    /// A search that knows of the game what its rules say and nothing else.
    #[must_use]
    pub fn unadvised(budget: Budget, tuning: Tuning, seed: u64) -> Self {
        Self {
            budget,
            tuning,
            advice: Advice::NONE,
            stop: None,
            rng: FastRng::new(seed),
            effort: Effort::default(),
            tree: Tree::with_room_for(budget.iterations),
            questions: Questions::default(),
            path: Vec::with_capacity(256),
            matched: Vec::with_capacity(256),
        }
    }

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
        root::opinions(&self.tree, vantage)
    }

    fn think(&mut self, vantage: &Vantage<'_, G>) {
        self.tree.clear();
        let deadline = Deadline::after(self.budget.time);
        let mut done = 0;
        while done < self.budget.iterations && !deadline.is_over(done) && !self.is_stopped(done) {
            self.iterate(vantage);
            done += 1;
        }
        self.effort.iterations += u64::from(done);
        self.effort.decisions += core::mem::take(&mut self.questions.decisions);
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
        let (questions, rng) = (&mut self.questions, &mut self.rng);
        let payoffs = play_out(game, &mut world, questions, self.advice, &self.tuning, rng);
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
            let mut way = Way::from(node);
            for seat in asked.iter() {
                let answered = self.answer(game, world, node, seat, asked.len() > 1);
                let Some(taken) = answered else { return };
                way = way.and(seat, self.tree.edge(taken.edge).action);
                self.path.push(taken);
            }
            if asked.is_empty() {
                return;
            }
            match self.tree.child(way, game.waiting(world)) {
                Child::Known(child) => node = child,
                Child::New | Child::NoRoom => return,
            }
        }
    }

    /// Chooses and plays one seat's answer; nothing if the tree is full.
    #[inline]
    fn answer(
        &mut self,
        game: &G,
        world: &mut G::State,
        node: NodeId,
        seat: Seat,
        together: bool,
    ) -> Option<Taken> {
        let legal = self.questions.ask(game, world, seat);
        let ids = legal.iter().map(|action| game.encode(*action));
        if !self.tree.match_edges(node, seat, ids, &mut self.matched) {
            return None;
        }
        let (tree, edges, tuning, rng) =
            (&mut self.tree, &self.matched, &self.tuning, &mut self.rng);
        let trusted =
            self.advice.rate.filter(|_| policy::trusts_rules_of_thumb(tree, edges, tuning, rng));
        let chosen = if let Some(rate) = trusted {
            let best = self.questions.best(rate, game, world, seat, rng)?;
            policy::note_rule_of_thumb(tree, edges, best, together);
            best
        } else if together {
            policy::by_regret(tree, edges, tuning, rng)
        } else {
            policy::by_bound(tree, edges, tuning, rng)
        };
        let (&edge, &action) = (edges.get(chosen)?, self.questions.legal.get(chosen)?);
        game.step(world, seat, action, &mut Silent);
        Some(Taken { edge, seat, recency: if together { tuning.recency } else { 0.0 } })
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
        let answer = root::answer(&self.tree, vantage, self.tuning.cut, &mut self.rng);
        let answer = answer.filter(|action| legal.contains(action));
        answer.or_else(|| self.rng.pick(legal).copied())
    }
}
