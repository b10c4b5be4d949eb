//! How an answer is chosen inside the tree: by rules of thumb, by confidence bound, by regret.
//!
//! Each takes the edges of one seat's legal actions and returns the index of the chosen one. That
//! is all they read, so nobody's answer depends on what another seat answers at the same moment.

use gladsheim_engine::FastRng;

use super::Tuning;
use super::tree::{EdgeId, Tree};

/// Whether the rules of thumb choose this time: always at first, ever more rarely later on.
///
/// So a node starts with a sensible guess for every seat, and a search that has seen enough is
/// not bound by it.
pub(super) fn trusts_rules_of_thumb(
    tree: &Tree,
    legal: &[EdgeId],
    tuning: &Tuning,
    rng: &mut FastRng,
) -> bool {
    let seen = legal.first().map_or(0, |edge| tree.edge(*edge).available);
    rng.unit() * (tuning.trust + seen as f32) < tuning.trust
}

/// Notes that the rules of thumb chose this one; at a secret question that is a strategy, too.
pub(super) fn note_rule_of_thumb(tree: &mut Tree, legal: &[EdgeId], chosen: usize, together: bool) {
    for (index, &edge) in legal.iter().enumerate() {
        let edge = tree.edge_mut(edge);
        edge.available += 1;
        if together && index == chosen {
            edge.weight += edge.available as f32;
        }
    }
}

/// The answer of a seat that decides alone: UCB1 over the actions that are legal in this world.
///
/// An action is measured against the times it could have been played, not against all visits: it
/// is not to blame for worlds in which it was not allowed.
pub(super) fn by_bound(
    tree: &mut Tree,
    legal: &[EdgeId],
    tuning: &Tuning,
    rng: &mut FastRng,
) -> usize {
    let (mut best, mut highest) = (0, f32::NEG_INFINITY);
    let mut untried = 0;
    for (index, &edge) in legal.iter().enumerate() {
        let edge = tree.edge_mut(edge);
        edge.available += 1;
        if edge.visits == 0 {
            untried += 1;
            if rng.below(untried) == 0 {
                best = index;
            }
        } else if untried == 0 {
            let doubt = (edge.available as f32).ln() / edge.visits as f32;
            let bound = edge.mean + tuning.exploration * doubt.sqrt();
            if bound > highest {
                (best, highest) = (index, bound);
            }
        }
    }
    best
}

/// The answer of a seat that decides at the same moment as others: regret matching.
///
/// Regrets are of the kind that never falls below zero (RM+), taken from each action's running
/// mean instead of from single payoffs, which are mere wins and losses here: that bends the
/// theory a little and lowers the noise a lot. The average strategy weighs later ones more.
pub(super) fn by_regret(
    tree: &mut Tree,
    legal: &[EdgeId],
    tuning: &Tuning,
    rng: &mut FastRng,
) -> usize {
    learn_regrets(tree, legal);
    let regrets: f32 = legal.iter().map(|edge| tree.edge(*edge).regret).sum();
    let level = 1.0 / legal.len() as f32;
    let mut lot = rng.unit();
    let mut chosen = None;
    for (index, &edge) in legal.iter().enumerate() {
        let edge = tree.edge_mut(edge);
        let share = if regrets > 0.0 { edge.regret / regrets } else { level };
        edge.available += 1;
        edge.weight += share * edge.available as f32;
        lot -= share + tuning.curiosity * (level - share);
        if lot < 0.0 && chosen.is_none() {
            chosen = Some(index);
        }
    }
    // Rounding can leave a crumb over.
    chosen.unwrap_or(legal.len().saturating_sub(1))
}

/// Turns what was learned since the last visit into regret: how much better each action pays than
/// the strategy does. Untried actions count as average.
fn learn_regrets(tree: &mut Tree, legal: &[EdgeId]) {
    let (mut regrets, mut worth) = (0.0, 0.0);
    let (mut means, mut tried) = (0.0, 0u32);
    for &edge in legal {
        let edge = tree.edge(edge);
        regrets += edge.regret;
        worth += edge.regret * edge.mean;
        if edge.visits > 0 {
            means += edge.mean;
            tried += 1;
        }
    }
    if tried == 0 {
        return;
    }
    let average = means / tried as f32;
    let worth = if regrets > 0.0 { worth / regrets } else { average };
    for &edge in legal {
        let edge = tree.edge_mut(edge);
        let mean = if edge.visits > 0 { edge.mean } else { average };
        edge.regret = (edge.regret + mean - worth).max(0.0);
    }
}
