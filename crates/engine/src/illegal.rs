//! Why an action was refused.

use core::fmt;

use serde::Serialize;

/// The id of a rule in the game's rulebook, such as `VH-STRAT-1`: the contract between rules,
/// code, tests and what people read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// An action that the rules do not allow now. The state it was tried on is untouched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The seat does not exist at this table.
    #[error("there is no such seat at this table")]
    NoSuchSeat,
    /// The seat is not the one that is asked.
    #[error("it is not this seat that is asked now")]
    NotAsked,
    /// The action id names no action of this game.
    #[error("no action of this game has this number")]
    NoSuchAction,
    /// A rule forbids it.
    #[error("{rule} does not allow this ({reason})")]
    Rule {
        /// The rule that forbids it.
        rule: RuleId,
        /// The key of the sentence that explains it, in the locale files.
        reason: &'static str,
        /// Whether the only reason is that something else is asked: any other says more.
        is_aside: bool,
    },
}

impl Illegal {
    /// Shorthand for a refusal by rule.
    #[must_use]
    pub const fn by(rule: &'static str, reason: &'static str) -> Self {
        Self::Rule { rule: RuleId(rule), reason, is_aside: false }
    }

    /// The refusal of what is no answer to the question at all, with the rule that asks.
    #[must_use]
    pub const fn aside(rule: &'static str, reason: &'static str) -> Self {
        Self::Rule { rule: RuleId(rule), reason, is_aside: true }
    }

    /// Whether the only reason for the refusal is that something else is asked.
    #[must_use]
    pub const fn is_aside(&self) -> bool {
        matches!(self, Self::Rule { is_aside: true, .. })
    }

    /// The rule behind the refusal, where it is one of the game's own.
    #[must_use]
    pub const fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Rule { rule, .. } => Some(*rule),
            _ => None,
        }
    }

    /// The key of the sentence that explains the refusal, in the locale files.
    #[must_use]
    pub const fn reason(&self) -> &'static str {
        match self {
            Self::Over => "illegal-over",
            Self::NoSuchSeat => "illegal-no-such-seat",
            Self::NotAsked => "illegal-not-asked",
            Self::NoSuchAction => "illegal-no-such-action",
            Self::Rule { reason, .. } => reason,
        }
    }
}
