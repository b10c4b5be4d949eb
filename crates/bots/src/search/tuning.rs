//! The search's settings.

/// The settings of a search; the defaults were measured to be good, see `docs/bots.md`.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// How much doubt counts beside the mean payoff where one seat decides alone: UCB1's constant.
    pub exploration: f32,
    /// How much of each choice at a secret question is left to chance, so that no action is
    /// forgotten.
    pub curiosity: f32,
    /// The least weight of the newest payoff in an action's mean at a secret question: the others
    /// change their strategies, so old payoffs are worth less.
    pub recency: f32,
    /// A secret answer whose share of the average strategy is below this part of the largest one
    /// is not played: it is noise left from exploration.
    pub cut: f32,
    /// How many visits of a node the rules of thumb outweigh: after so many, every other choice
    /// is the search's own. 0 leaves them out.
    pub trust: f32,
    /// How many decisions of a playout follow the rules of thumb before the rest is random.
    pub guided: u32,
    /// After how many decisions a playout stops and asks the game for its estimate of the position,
    /// if it has one (`Judge::prospects`); a game without one is played on to its end.
    pub horizon: u32,
    /// How much of the payoff is for the rank rather than for the win, with three players or more.
    pub rank: f32,
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            exploration: 0.5,
            curiosity: 0.2,
            recency: 0.02,
            cut: 0.2,
            trust: 20.0,
            guided: 4,
            horizon: 40,
            rank: 0.1,
        }
    }
}
