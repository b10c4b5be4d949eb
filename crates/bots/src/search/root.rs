//! What the root has seen: the answer, and the opinions behind it.

use gladsheim_engine::{FastRng, Game, Seat};

use super::tree::{Edge, ROOT, Tree};
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

fn own(tree: &Tree, seat: Seat) -> impl Iterator<Item = &Edge> {
    tree.edges(ROOT).filter(move |edge| edge.seat == seat)
}

/// The opinions of the seat that searched, best first.
pub(super) fn opinions<G: Game>(tree: &Tree, vantage: &Vantage<'_, G>) -> Vec<Opinion<G::Action>> {
    let weights: f32 = own(tree, vantage.seat()).map(|edge| edge.weight).sum();
    let visits: u32 = own(tree, vantage.seat()).map(|edge| edge.visits).sum();
    let share = |edge: &Edge| match (weights > 0.0, visits) {
        (true, _) => edge.weight / weights,
        (false, 0) => 0.0,
        (false, visits) => edge.visits as f32 / visits as f32,
    };
    let mut opinions: Vec<_> = own(tree, vantage.seat())
        .filter_map(|edge| {
            Some(Opinion {
                action: vantage.game().decode(edge.action)?,
                payoff: edge.mean,
                share: share(edge),
                visits: edge.visits,
            })
        })
        .collect();
    opinions.sort_by(|a, b| b.share.total_cmp(&a.share));
    opinions
}

/// The answer of the seat that searched.
///
/// A secret answer is drawn from the average strategy, without what weighs less than `cut` of the
/// heaviest: what is drawn cannot be read. Any other is the one that was tried most.
pub(super) fn answer<G: Game>(
    tree: &Tree,
    vantage: &Vantage<'_, G>,
    cut: f32,
    rng: &mut FastRng,
) -> Option<G::Action> {
    let own = || own(tree, vantage.seat());
    let heaviest = own().map(|edge| edge.weight).fold(0.0, f32::max);
    let edge = if heaviest > 0.0 {
        let serious = || own().filter(|edge| edge.weight >= heaviest * cut);
        let mut lot = rng.unit() * serious().map(|edge| edge.weight).sum::<f32>();
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
