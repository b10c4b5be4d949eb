//! What one viewer may know: a type of its own, not a state with holes.

use arrayvec::ArrayVec;
use gladsheim_engine::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::state::{Line, Phase, SEATS, State};
use crate::verse::{Verse, Verses};

/// The table through one pair of eyes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The round, counted from 1.
    pub round: u8,
    /// Who takes the floor where nobody is alone.
    pub first: Seat,
    /// Who has the floor.
    pub floor: Option<Seat>,
    /// Whether the game is over.
    pub over: bool,
    /// How many verses nobody has heard.
    pub deck: u8,
    /// The verses that were recited.
    pub recited: Verses,
    /// The viewer's own verses.
    pub hand: Verses,
    /// What the viewer heard and forgot.
    pub forgotten: Verses,
    /// The line that the viewer has chosen.
    pub line: Option<Line>,
    /// The verses of which the viewer is to keep one.
    pub heard: ArrayVec<Verse, 2>,
    /// Everybody at the table, in seat order.
    pub players: ArrayVec<Player, SEATS>,
}

/// One player, as everybody sees them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Player {
    /// How many verses they know.
    pub hand: u8,
    /// How many they heard and forgot.
    pub forgotten: u8,
    /// Whether they have chosen a line.
    pub chosen: bool,
    /// What they have won.
    pub fame: u8,
    /// Whether they left the table.
    pub left: bool,
}

/// What `viewer` may know of a state (FLYTING-HIDE-1).
pub(crate) fn view(state: &State, seats: usize, viewer: Viewer) -> View {
    let own = match viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Public => None,
    };
    let (floor, heard, hidden) = match state.phase {
        Phase::Floor(seat) => (Some(seat), None, 0),
        Phase::Keep(seat, heard) if viewer.is(seat) => (Some(seat), Some(heard), 0),
        // To the others nothing was heard yet: the verses still lie in the deck (FLYTING-HIDE-2).
        Phase::Keep(seat, _) => (Some(seat), None, 2),
        Phase::Recite | Phase::Over => (None, None, 0),
    };
    let player = |seat: Seat| Player {
        hand: state.hands[seat].total(),
        forgotten: state.forgotten[seat].total(),
        chosen: state.sealed[seat].is_some(),
        fame: state.fame[seat],
        left: state.left.contains(seat),
    };
    View {
        viewer,
        round: state.round,
        first: state.first,
        floor,
        over: state.phase == Phase::Over,
        deck: state.deck.total() + hidden,
        recited: state.recited,
        hand: own.map(|seat| state.hands[seat]).unwrap_or_default(),
        forgotten: own.map(|seat| state.forgotten[seat]).unwrap_or_default(),
        line: own.and_then(|seat| state.sealed[seat]),
        heard: heard.into_iter().flatten().collect(),
        players: Seat::all(seats).map(player).collect(),
    }
}
