//! Files of scenarios, each run by the rules of its game.

use std::collections::BTreeMap;

use gladsheim_engine::Files;
use gladsheim_registry::{Error, Playable, Shelf, unbundle};
use gladsheim_scenario::{File, Outcome};

macro_rules! run_all {
    (released: [$($released:ty,)*]; development: [$($development:ty,)*];) => {
        fn run_all(
            file: &File,
            contents: &BTreeMap<String, String>,
        ) -> Result<Vec<Outcome>, Error> {
            let mut outcomes = Vec::new();
            $(outcomes.extend(run::<$released>(file, contents)?);)*
            $(outcomes.extend(run::<$development>(file, contents)?);)*
            Ok(outcomes)
        }
    };
}

gladsheim_registry::games!(run_all);

/// Runs all scenarios of a file, each by the rules of its game; unknown games are refused.
///
/// A game whose id is in `contents` is played with that content, all others with their own.
///
/// # Errors
/// Refuses a text that is no content of its game.
pub fn run_scenarios(
    file: &File,
    contents: &BTreeMap<String, String>,
) -> Result<Vec<Outcome>, Error> {
    let mut outcomes = file.strangers(&Shelf::all().ids());
    outcomes.extend(run_all(file, contents)?);
    outcomes.sort_by_key(|outcome| outcome.line);
    Ok(outcomes)
}

/// The scenarios of a file that are about one game, in order.
fn run<G: Playable>(
    file: &File,
    contents: &BTreeMap<String, String>,
) -> Result<Vec<Outcome>, Error> {
    let boxed = G::content();
    let files = match contents.get(G::about().id) {
        Some(text) => unbundle(boxed, text)?,
        None => Files::of_box(boxed),
    };
    Ok(file.run_with::<G>(&files))
}
