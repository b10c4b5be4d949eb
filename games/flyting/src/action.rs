//! What a player can do: small choices with dense ids.

use gladsheim_engine::ActionId;
use serde::{Deserialize, Serialize};

use crate::state::Line;
use crate::verse::Verse;

/// One choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Say nothing in this round (FLYTING-ROUND-1).
    Silent,
    /// Recite a verse of the hand (FLYTING-ROUND-1).
    Recite {
        /// The verse.
        verse: Verse,
    },
    /// Boast for sure fame (FLYTING-FLOOR-1).
    Boast,
    /// Drain the horn and see (FLYTING-FLOOR-2).
    Drink,
    /// Listen to the old skalds: learn a verse (FLYTING-FLOOR-3).
    Listen,
    /// Keep one of the verses that were heard (FLYTING-FLOOR-3).
    Keep {
        /// The verse.
        verse: Verse,
    },
}

/// How many actions there are.
pub const ACTIONS: u16 = 10;

/// Every action, by id. Ids are a contract: only ever append.
const BY_ID: [Action; ACTIONS as usize] = [
    Action::Silent,
    Action::Recite { verse: Verse::Toast },
    Action::Recite { verse: Verse::Riddle },
    Action::Recite { verse: Verse::Taunt },
    Action::Boast,
    Action::Drink,
    Action::Listen,
    Action::Keep { verse: Verse::Toast },
    Action::Keep { verse: Verse::Riddle },
    Action::Keep { verse: Verse::Taunt },
];

impl Action {
    /// The action with this id.
    #[must_use]
    pub fn from_id(id: ActionId) -> Option<Self> {
        BY_ID.get(usize::from(id.0)).copied()
    }

    /// The id.
    #[must_use]
    pub const fn id(self) -> ActionId {
        ActionId(match self {
            Self::Silent => 0,
            Self::Recite { verse } => 1 + verse as u16,
            Self::Boast => 4,
            Self::Drink => 5,
            Self::Listen => 6,
            Self::Keep { verse } => 7 + verse as u16,
        })
    }
}

impl From<Line> for Action {
    fn from(line: Line) -> Self {
        match line {
            Line::Silent => Self::Silent,
            Line::Verse(verse) => Self::Recite { verse },
        }
    }
}

const _: () = assert!(size_of::<Action>() <= 8, "an action is at most 8 bytes");
