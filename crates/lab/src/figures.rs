//! A game's own figures over many games.

use std::collections::BTreeMap;

use gladsheim_engine::{Coverage, EventSink, Game, Moment, Seat, Sheet, Tally};

use crate::series::Witness;

/// One figure over many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The sum over all games.
    pub total: u64,
    /// The least in a game.
    pub least: u64,
    /// The most in a game.
    pub most: u64,
    /// In how many games it was counted at all; in the others it is 0.
    games: u64,
}

/// All that the games of a simulation counted for themselves.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Figures {
    games: u64,
    figures: BTreeMap<&'static str, Figure>,
    /// How often everything came up that should.
    pub coverage: Coverage,
}

impl Figures {
    /// Every figure by name, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, Figure)> {
        self.figures.iter().map(|(name, figure)| {
            let least = if figure.games < self.games { 0 } else { figure.least };
            (*name, Figure { least, ..*figure })
        })
    }

    /// Counts the figures of one game.
    fn close(&mut self, sheet: &mut Sheet) {
        self.games += 1;
        sheet.close(|name, value| {
            self.merge(name, Figure { total: value, least: value, most: value, games: 1 });
        });
    }

    /// Adds those of other games.
    pub(crate) fn add(&mut self, other: &Self) {
        self.games += other.games;
        for (name, figure) in &other.figures {
            self.merge(name, *figure);
        }
        for (kind, names) in &other.coverage {
            let sums = self.coverage.entry(kind).or_default();
            for (name, times) in names {
                *sums.entry(name.clone()).or_default() += times;
            }
        }
    }

    fn merge(&mut self, name: &'static str, more: Figure) {
        let sum = self.figures.entry(name).or_insert(Figure { total: 0, games: 0, ..more });
        sum.total += more.total;
        sum.least = sum.least.min(more.least);
        sum.most = sum.most.max(more.most);
        sum.games += more.games;
    }
}

/// Counts a game's figures while it is played, game after game.
pub(crate) struct Counting<'g, G> {
    game: &'g G,
    sheet: Sheet,
    figures: Figures,
}

impl<'g, G: Tally> Counting<'g, G> {
    pub(crate) fn new(game: &'g G) -> Self {
        let mut sheet = Sheet::default();
        game.expectations(&mut sheet);
        Self { game, sheet, figures: Figures::default() }
    }

    /// Closes the sheet of a game that is over, or was given up.
    pub(crate) fn end(&mut self, state: &G::State) {
        if self.game.standings(state).is_some() {
            self.game.tally(Moment::Ended(state), &mut self.sheet);
        }
        self.figures.close(&mut self.sheet);
    }

    /// What was counted in all games.
    pub(crate) fn figures(self) -> Figures {
        Figures { coverage: self.sheet.into_coverage(), ..self.figures }
    }
}

impl<G: Tally> EventSink<G> for Counting<'_, G> {
    fn emit(&mut self, _state: &G::State, event: impl FnOnce() -> G::Event) {
        self.game.tally(Moment::Happened(&event()), &mut self.sheet);
    }
}

impl<G: Tally> Witness<G> for Counting<'_, G> {
    fn decides(&mut self, state: &G::State, seat: Seat, action: <G as Game>::Action) {
        self.game.tally(Moment::Decides(state, seat, action), &mut self.sheet);
    }
}
