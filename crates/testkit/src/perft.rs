//! Perft: how many lines of play there are to each depth from a fixed state.
//!
//! The counts change with nearly any change to the rules, so they guard against accidents. Chance
//! is in the state, hence fixed. Seats that decide at the same time answer in ascending order, and
//! lines that end before the depth is reached are not counted.

use std::fmt::Write as _;
use std::path::Path;

use gladsheim_engine::{ActionId, Actions, Chance, Game, Silent};

use crate::{golden, midgame};

/// How many lines of exactly `depth` actions can be played from `state`.
#[must_use]
pub fn count<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let Some(left) = depth.checked_sub(1) else { return 1 };
    let Some(seat) = game.waiting(state).lowest() else { return 0 };
    let mut legal = Actions::new();
    game.legal(state, seat, &mut legal);
    if left == 0 {
        return legal.len() as u64;
    }
    let after = legal.iter().map(|&action| {
        let mut next = state.clone();
        game.step(&mut next, seat, action, &mut Silent);
        count(game, &next, left)
    });
    after.sum()
}

/// The same number as [`count`], found without legal lists: by trying every id.
#[must_use]
pub fn count_by_trying<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    let Some(left) = depth.checked_sub(1) else { return 1 };
    let Some(seat) = game.waiting(state).lowest() else { return 0 };
    let actions = (0..game.actions()).filter_map(|id| game.decode(ActionId(id)));
    let lines = actions.map(|action| {
        let mut next = state.clone();
        let result = game.apply(&mut next, seat, action, &mut Silent);
        result.map_or(0, |()| count_by_trying(game, &next, left))
    });
    lines.sum()
}

/// The counts for depths `1..=depth` as the text of a `.perft` file: a title, then a line for each
/// depth.
#[must_use]
pub fn text<G: Game>(title: &str, game: &G, state: &G::State, depth: u32) -> String {
    let mut text = format!("# {title}\n");
    for depth in 1..=depth {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{depth} {}", count(game, state, depth));
    }
    text
}

/// Compares the counts with a `.perft` file, or rewrites it with `BLESS=1`.
///
/// # Panics
/// If a count differs.
pub fn compare<G: Game>(
    path: impl AsRef<Path>,
    title: &str,
    game: &G,
    state: &G::State,
    depth: u32,
) {
    golden::compare(path, &text(title, game, state, depth));
}

/// [`compare`]s the counts from the start of a game; `table` is its title.
///
/// # Panics
/// If a count differs.
pub fn compare_from_start<G: Game>(path: impl AsRef<Path>, table: &str, game: &G, depth: u32) {
    let state = game.start(Chance::fast(1), &mut Silent);
    compare(path, &format!("{table}, from the start"), game, &state, depth);
}

/// [`compare`]s the counts after so many decisions ([`midgame`]); `table` is the game's title.
///
/// # Panics
/// If a count differs, or if no game gets so far.
pub fn compare_after<G: Game>(
    decisions: u32,
    path: impl AsRef<Path>,
    table: &str,
    game: &G,
    depth: u32,
) {
    let title = format!("{table}, after {decisions} decisions");
    compare(path, &title, game, &midgame(game, decisions), depth);
}
