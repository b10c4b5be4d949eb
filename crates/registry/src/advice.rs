//! Bots behind the facade: what to play, and what to think of it.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use gladsheim_bots::{Bot, BotSpec, Budget, Search, Vantage};
use gladsheim_engine::{ActionId, Actions, Seat};
use serde::Serialize;

use crate::Playable;
use crate::play::Match;

/// A flag that ends a search early, with the best answer so far.
pub type Stop = Arc<AtomicBool>;

/// What a search thinks of one choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The choice.
    pub id: ActionId,
    /// What the seat can expect of it: about the chance to win, from 0 to 1.
    pub payoff: f32,
    /// How much of the choice it deserves: all add up to 1. At a secret question this is the
    /// strategy to draw from.
    pub share: f32,
    /// How many imagined games began with it.
    pub visits: u32,
}

impl<G: Playable> Match<G> {
    pub(crate) fn chosen_by(
        &self,
        seat: Seat,
        spec: BotSpec,
        seed: u64,
        stop: Option<Stop>,
    ) -> Option<ActionId> {
        let legal = self.actions(seat);
        let vantage = Vantage::new(&self.rules.game, &self.state, seat);
        // A bot that thinks about every other question thinks about one with a single answer, too:
        // its time would give it away.
        if let ([only], Some(budget)) = (&*legal, spec.budget()) {
            self.advice_for(seat, budget, seed, stop);
            return Some(self.rules.game.encode(*only));
        }
        let action = match (spec.budget(), stop) {
            (Some(budget), Some(stop)) => {
                Search::new(budget, seed).stopped_by(stop).choose(&vantage, &legal)
            }
            _ => spec.build(seed).choose(&vantage, &legal),
        };
        Some(self.rules.game.encode(action?))
    }

    pub(crate) fn advice_for(
        &self,
        seat: Seat,
        budget: Budget,
        seed: u64,
        stop: Option<Stop>,
    ) -> Vec<Advice> {
        let legal: Actions<G::Action> = self.actions(seat);
        if legal.is_empty() {
            return Vec::new();
        }
        let mut search = Search::new(budget, seed).stopped_by(stop.unwrap_or_default());
        let opinions = search.consider(&Vantage::new(&self.rules.game, &self.state, seat));
        let advice = opinions.into_iter().map(|opinion| Advice {
            id: self.rules.game.encode(opinion.action),
            payoff: opinion.payoff,
            share: opinion.share,
            visits: opinion.visits,
        });
        advice.collect()
    }
}
