//! What a search thinks of each action: the stuff of hints and explanations.

use gladsheim_engine::Game;

use super::tree::{ROOT, Tree};
use crate::Vantage;

/// What a search thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Opinion<A> {
    /// The action.
    pub action: A,
    /// What the seat can expect of it: about the chance to win, from 0 to 1.
    pub payoff: f32,
    /// How much of the choice it deserves: all add up to 1. At a secret question this is the
    /// strategy to draw from.
    pub share: f32,
    /// How many imagined games began with it.
    pub visits: u32,
}

/// The opinions at the root of a searched tree, best first.
pub(super) fn opinions<G: Game>(tree: &Tree, vantage: &Vantage<'_, G>) -> Vec<Opinion<G::Action>> {
    let own = || tree.edges(ROOT).filter(|edge| edge.seat == vantage.seat());
    let weights: f32 = own().map(|edge| edge.weight).sum();
    let visits: f32 = own().map(|edge| edge.visits as f32).sum();
    let mut opinions: Vec<_> = own()
        .filter_map(|edge| {
            let (part, whole) =
                if weights > 0.0 { (edge.weight, weights) } else { (edge.visits as f32, visits) };
            Some(Opinion {
                action: vantage.game().decode(edge.action)?,
                payoff: edge.mean,
                share: if whole > 0.0 { part / whole } else { 0.0 },
                visits: edge.visits,
            })
        })
        .collect();
    opinions.sort_by(|a, b| b.share.total_cmp(&a.share));
    opinions
}
