//! How an answer is chosen inside the tree: by confidence bound, or by regret.

use gladsheim_engine::FastRng;

use super::Tuning;
use super::tree::{EdgeId, Tree};

/// The answer of a seat that decides alone: UCB1 over the actions that are legal in this world.
///
/// An action counts against the times it could have been played, not against all visits: it is
/// not to blame for worlds in which it was not allowed.
pub(super) fn by_bound(
    tree: &mut Tree,
    legal: &[EdgeId],
    tuning: &Tuning,
    rng: &mut FastRng,
) -> usize {
    let (mut best, mut highest) = (0, f32::NEG_INFINITY);
    let mut untried = 0;
    for (place, &edge) in legal.iter().enumerate() {
        let edge = tree.edge_mut(edge);
        edge.available += 1;
        if edge.visits == 0 {
            untried += 1;
            if rng.below(untried) == 0 {
                best = place;
            }
        } else if untried == 0 {
            let doubt = (edge.available as f32).ln() / edge.visits as f32;
            let bound = edge.mean + tuning.exploration * doubt.sqrt();
            if bound > highest {
                (best, highest) = (place, bound);
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
///
/// The seat's own edges are all that is read, so nobody's answer depends on another's.
pub(super) fn by_regret(
    tree: &mut Tree,
    legal: &[EdgeId],
    tuning: &Tuning,
    rng: &mut FastRng,
) -> usize {
    // What was learned since the last visit turns into regret …
    let (mut regrets, mut worth, mut means, mut tried) = (0.0, 0.0, 0.0, 0u32);
    for &edge in legal {
        let edge = tree.edge(edge);
        regrets += edge.regret;
        worth += edge.regret * edge.mean;
        if edge.visits > 0 {
            means += edge.mean;
            tried += 1;
        }
    }
    let untried_mean = if tried > 0 { means / tried as f32 } else { 0.0 };
    let worth = if regrets > 0.0 { worth / regrets } else { untried_mean };
    let mut total = 0.0;
    for &edge in legal {
        let edge = tree.edge_mut(edge);
        let mean = if edge.visits > 0 { edge.mean } else { untried_mean };
        edge.regret = (edge.regret + mean - worth).max(0.0);
        edge.available += 1;
        total += edge.regret;
    }
    // … and regret into the next strategy.
    let level = 1.0 / legal.len() as f32;
    let scale = if total > 0.0 { 1.0 / total } else { 0.0 };
    let curiosity = tuning.curiosity;
    let mut lot = rng.unit();
    let mut chosen = legal.len().saturating_sub(1);
    let mut open = true;
    for (place, &edge) in legal.iter().enumerate() {
        let edge = tree.edge_mut(edge);
        let share = if total > 0.0 { edge.regret * scale } else { level };
        edge.weight += share * edge.available as f32;
        lot -= share + curiosity * (level - share);
        if open && lot < 0.0 {
            (chosen, open) = (place, false);
        }
    }
    chosen
}
