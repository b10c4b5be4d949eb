//! What happens, and who may see it.

use gladsheim_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::Line;
use crate::verse::{Verse, Verses};

/// Something that happened at the table.
///
/// Fields that are `Option` are secrets: `None` in what is shown to those who may not know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the variants are documented; their fields are the game's own nouns
pub enum Event {
    /// Verses were dealt (FLYTING-SETUP-1).
    Dealt { seat: Seat, verses: Option<Verses> },
    /// A round begins.
    Round { round: u8, first: Seat },
    /// A line was chosen (FLYTING-ROUND-1).
    Chose { seat: Seat, line: Option<Line> },
    /// A line came out (FLYTING-ROUND-2).
    Recited { seat: Seat, line: Line },
    /// A player has the floor (FLYTING-ROUND-3).
    Floor { seat: Seat },
    /// A boast (FLYTING-FLOOR-1).
    Boasted { seat: Seat, fame: u8 },
    /// A drink: the die, and what it brought (FLYTING-FLOOR-2).
    Drank { seat: Seat, die: u8, fame: u8 },
    /// Two verses were heard, before one is kept: only the listener hears of it (FLYTING-HIDE-2).
    Heard { seat: Seat, verses: [Verse; 2] },
    /// One verse was kept and one forgotten (FLYTING-FLOOR-3).
    Kept { seat: Seat, kept: Option<Verse>, forgotten: Option<Verse> },
    /// A player left the table for good (FLYTING-LEAVE-1).
    Left { seat: Seat },
    /// The game is over (FLYTING-END-2).
    Ended { winners: SeatSet },
}

impl Event {
    /// What `viewer` may know of it; nothing if not even that it happened (FLYTING-HIDE-1).
    #[must_use]
    pub fn redacted(&self, viewer: Viewer) -> Option<Self> {
        let mut event = self.clone();
        match &mut event {
            Self::Heard { seat, .. } if !viewer.is(*seat) => return None,
            Self::Dealt { seat, verses } if !viewer.is(*seat) => *verses = None,
            Self::Chose { seat, line } if !viewer.is(*seat) => *line = None,
            Self::Kept { seat, kept, forgotten } if !viewer.is(*seat) => {
                (*kept, *forgotten) = (None, None);
            }
            _ => {}
        }
        Some(event)
    }

    /// Whether it shows `viewer` something that could not be known before: such a step is never
    /// taken back.
    #[must_use]
    pub fn reveals(&self, viewer: Viewer) -> bool {
        match self {
            Self::Dealt { seat, .. } | Self::Heard { seat, .. } => viewer.is(*seat),
            Self::Recited { .. } | Self::Drank { .. } | Self::Left { .. } => true,
            Self::Round { .. }
            | Self::Chose { .. }
            | Self::Floor { .. }
            | Self::Boasted { .. }
            | Self::Kept { .. }
            | Self::Ended { .. } => false,
        }
    }
}
