//! What came of a scenario.

use serde::Serialize;

use crate::fault::Fault;

/// The result of one scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    /// The file it is in.
    pub file: String,
    /// The line at which it starts, counted from 1.
    pub line: usize,
    /// Its title, a sentence about the rule.
    pub title: String,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// Whether the game does what it says.
    pub result: Verdict,
}

/// Whether the game does what a scenario says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// It does.
    Passed,
    /// It does not.
    Failed(Fault),
    /// The scenario itself has a mistake and could not be played.
    Mistaken(Fault),
}

impl Verdict {
    /// Whether the game does what the scenario says.
    #[must_use]
    pub const fn is_passed(&self) -> bool {
        matches!(self, Self::Passed)
    }

    /// What is wrong, if anything is.
    #[must_use]
    pub const fn fault(&self) -> Option<&Fault> {
        match self {
            Self::Passed => None,
            Self::Failed(fault) | Self::Mistaken(fault) => Some(fault),
        }
    }
}

impl From<Result<(), Fault>> for Verdict {
    fn from(result: Result<(), Fault>) -> Self {
        match result {
            Ok(()) => Self::Passed,
            Err(fault) if fault.problem.is_failure() => Self::Failed(fault),
            Err(fault) => Self::Mistaken(fault),
        }
    }
}

/// What is wrong with the scenarios that did not pass, a line or two each.
#[must_use]
pub fn faults(outcomes: &[Outcome]) -> Vec<String> {
    let failed = outcomes.iter().filter_map(|outcome| Some((outcome, outcome.result.fault()?)));
    failed.map(|(outcome, fault)| format!("{fault}\n    in: {}", outcome.title)).collect()
}
