//! Two games that some viewers can or cannot tell apart.

use gladsheim_engine::{Arrange, Narrate, Title, Viewer};

use super::checks::{name, to_json};
use super::play::Play;
use crate::compare::first_difference;
use crate::fault::{Problem, Snag};
use crate::script::{Scenario, Twin};

/// Plays the second game and lets the viewers compare: what they see, what they have heard, whom
/// they know to be asked, and what they may do.
pub(crate) fn check<G: Title + Narrate + Arrange>(
    one: &Play<'_, G>,
    scenario: &Scenario,
    twin: &Twin,
) -> Result<(), Snag> {
    let given = match (&scenario.given, &twin.except) {
        (Some(given), Some(except)) => Some(given.overlaid(except)),
        (given, _) => given.clone(),
    };
    let chance = twin.chance.as_ref().unwrap_or(&scenario.chance);
    // Outcomes by name take the place of a seed.
    let seed = twin.seed.or(scenario.seed).filter(|_| twin.chance.is_none());
    let mut other = Play::begin(one.game, given.as_ref(), seed, chance)?;
    match &twin.moves {
        Some(moves) => moves.iter().try_for_each(|made| other.act(made))?,
        None => {
            let repeated = one.repeat(other, twin.chance.is_none());
            other = repeated.map_err(|why| {
                let message = format!("the steps cannot be played here: {why}");
                Snag::new(twin.at, Problem::Position(message))
            })?;
        }
    }
    if twin.chance.is_some() {
        other.all_used(chance)?;
    }
    for viewer in twin.to.iter().copied() {
        let difference = difference(one, &other, viewer, twin.at)?;
        match (difference, twin.alike) {
            (Some([what, one, other]), true) => {
                let problem = Problem::Told { viewer: name(viewer), what, one, other };
                return Err(Snag::new(twin.at, problem));
            }
            (None, false) => {
                return Err(Snag::new(twin.at, Problem::Untold { viewer: name(viewer) }));
            }
            _ => {}
        }
    }
    Ok(())
}

/// The first thing in which two games differ for a viewer.
fn difference<G: Title + Narrate + Arrange>(
    one: &Play<'_, G>,
    other: &Play<'_, G>,
    viewer: Viewer,
    at: usize,
) -> Result<Option<[String; 3]>, Snag> {
    let (seen, seen_other) = (known(one, viewer, at)?, known(other, viewer, at)?);
    Ok(first_difference(&seen, &seen_other, ""))
}

/// Everything a viewer knows of a game.
fn known<G: Title + Narrate + Arrange>(
    play: &Play<'_, G>,
    viewer: Viewer,
    at: usize,
) -> Result<serde_json::Value, Snag> {
    let Play { game, state, .. } = play;
    let heard: Vec<G::Event> =
        play.events().iter().filter_map(|event| game.redact(event, viewer)).collect();
    let legal = match viewer {
        Viewer::Seat(seat) => play.legal(seat),
        Viewer::Public => Vec::new(),
    };
    Ok(serde_json::json!({
        "view": to_json(&game.view(state, viewer), at)?,
        "events": to_json(&heard, at)?,
        "awaited": to_json(&game.awaited(state, viewer), at)?,
        "legal": legal,
    }))
}
