//! Actions as they are offered, for pages: the kind, and what it is done to.

use gladsheim_engine::Seat;
use serde::Serialize;

use crate::action::Action;
use crate::frame::Frame;
use crate::ids::{Card, Step, Zone};
use crate::state::State;

/// An action as it is offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "Action"))]
pub enum Choice {
    /// Commit two cards.
    Plan {
        /// The main card.
        main: Card,
        /// The support card.
        support: Card,
    },
    /// Do not use the card that is asked about.
    Keep,
    /// Use the main card on a player.
    Target {
        /// The player.
        seat: Seat,
    },
    /// Use the card that is asked about, which needs no target.
    Use,
    /// Leave the deck as it lies.
    Leave,
    /// Shuffle the deck.
    Shuffle,
    /// Draw from the deck.
    Draw,
    /// Take a card of the armoury to the discards.
    Take {
        /// The card.
        card: Card,
    },
    /// Choose one of the cards offered.
    Pick {
        /// The card.
        card: Card,
        /// Where it lies.
        from: Offered,
    },
    /// Lose a card.
    Lose {
        /// Where it lies.
        zone: Zone,
        /// The card.
        card: Card,
    },
}

/// Where cards lie that one is chosen from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Offered {
    /// Before the player, drawn.
    Drawn,
    /// In the armoury.
    Armoury,
    /// On the player's discards.
    Discards,
}

impl Choice {
    /// The action as it is offered in this position.
    pub(crate) fn of(state: &State, action: Action) -> Self {
        match action {
            Action::Plan(main, support) => Self::Plan { main, support },
            Action::Keep => Self::Keep,
            Action::Target(seat) => Self::Target { seat },
            Action::Use => Self::Use,
            Action::Leave => Self::Leave,
            Action::Shuffle => Self::Shuffle,
            Action::Draw => Self::Draw,
            Action::Take(card) => Self::Take { card },
            Action::Pick(card) => Self::Pick { card, from: offered(state) },
            Action::Lose(zone, card) => Self::Lose { zone, card },
        }
    }
}

/// Where the cards lie that one is picked from now.
fn offered(state: &State) -> Offered {
    match state.stack.top() {
        Frame::Keep(..) | Frame::KeepOpen(_) | Frame::StandPick(_) => Offered::Drawn,
        Frame::Step(Step::WolfSupports, _) => Offered::Discards,
        _ => Offered::Armoury,
    }
}
