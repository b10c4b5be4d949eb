//! Choosing without thinking.

use gladsheim_engine::ActionId;
use gladsheim_registry::Choice;

/// How the program answers for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Auto {
    /// The first choice of the list
    First,
    /// The last choice of the list
    Last,
    /// Any choice
    Random,
}

impl Auto {
    /// What it chooses; nothing if there is nothing to choose from.
    pub(crate) fn choose(self, choices: &[Choice]) -> Option<ActionId> {
        let choice = match self {
            Self::First => choices.first(),
            Self::Last => choices.last(),
            Self::Random => fastrand::choice(choices),
        };
        choice.map(|choice| choice.id)
    }
}
