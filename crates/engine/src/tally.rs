//! What is worth counting in many games of one kind.

use std::collections::BTreeMap;

use crate::{Game, Seat};

/// A moment of a game at which something may be counted.
#[derive(Debug)]
pub enum Moment<'m, G: Game> {
    /// A seat that was asked is about to play an action; the state is the one before it.
    Decides(&'m G::State, Seat, G::Action),
    /// Something happened, with all its secrets.
    Happened(&'m G::Event),
    /// The game is over.
    Ended(&'m G::State),
}

/// A game with figures of its own, beyond its length and its winners.
///
/// Simulation asks for them on demand only, since events cost time. A game without any implements
/// the trait and none of its methods.
pub trait Tally: Game {
    /// Counts what belongs to this moment.
    fn tally(&self, moment: Moment<'_, Self>, sheet: &mut Sheet) {
        let _ = (moment, sheet);
    }

    /// Names all that should come up sooner or later, such as every card, with [`Sheet::expect`]:
    /// what is never covered is then listed with a zero.
    fn expectations(&self, sheet: &mut Sheet) {
        let _ = sheet;
    }
}

/// How often each of many things came up, by their kind (`card`) and their own name (`hammer`).
pub type Coverage = BTreeMap<&'static str, BTreeMap<String, u64>>;

/// What one game counts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sheet {
    figures: BTreeMap<&'static str, u64>,
    coverage: Coverage,
}

impl Sheet {
    /// Adds to a figure of the game: `sheet.count("attacks", 1)`.
    ///
    /// Over many games its mean and its extremes are told, so a figure is also the way to report
    /// a value that a game ends with.
    pub fn count(&mut self, figure: &'static str, by: u64) {
        *self.figures.entry(figure).or_default() += by;
    }

    /// Notes that one of many things came up: `sheet.cover("card", "hammer")`.
    pub fn cover(&mut self, kind: &'static str, name: &str) {
        let names = self.coverage.entry(kind).or_default();
        match names.get_mut(name) {
            Some(times) => *times += 1,
            None => _ = names.insert(name.to_owned(), 1),
        }
    }

    /// Lists something that may come up, as often as it has so far.
    pub fn expect(&mut self, kind: &'static str, name: impl Into<String>) {
        self.coverage.entry(kind).or_default().entry(name.into()).or_default();
    }

    /// Hands out the figures of the game that has ended, and begins another with all at 0.
    pub fn close(&mut self, mut take: impl FnMut(&'static str, u64)) {
        for (figure, value) in &mut self.figures {
            take(figure, core::mem::take(value));
        }
    }

    /// What came up in all games, and what was expected to.
    #[must_use]
    pub fn into_coverage(self) -> Coverage {
        self.coverage
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_counted_game_by_game_and_coverage_over_all() {
        let mut sheet = Sheet::default();
        sheet.expect("card", "axe");
        sheet.expect("card", "wolf");
        let mut games = Vec::new();
        for attacks in [2, 3] {
            sheet.count("attacks", attacks);
            sheet.cover("card", "axe");
            sheet.close(|figure, value| games.push((figure, value)));
        }
        assert_eq!(games, [("attacks", 2), ("attacks", 3)]);
        let cards: Vec<_> = sheet.into_coverage()["card"].clone().into_iter().collect();
        assert_eq!(cards, [("axe".to_owned(), 2), ("wolf".to_owned(), 0)]);
    }
}
