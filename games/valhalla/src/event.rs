//! What happens, and who may see it.

use arrayvec::ArrayVec;
use gladsheim_engine::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

use crate::counts::Counts;
use crate::ids::{Card, Phase, Zone};

/// Where a card that a player gains in the open comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Source {
    /// The deck, face up: an Axe's draw or a last stand.
    Deck,
    /// The armoury.
    Armoury,
    /// The player's own discard pile.
    Discard,
    /// The table: a support card that comes back.
    Table,
}

/// Why cards went face up from the deck to the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Reveal {
    /// A draw on which an Axe lies (VH-ACT-AXE-MAIN).
    Axe,
    /// Two Draugr in a normal draw, which cannot be ignored (VH-STRAT-9).
    DoubleDraugr,
    /// The Draugr of a Hammer's draw (VH-ACT-HAMMER-MAIN).
    Hammer,
    /// A God support (VH-TG-GOD-SUP).
    God,
    /// A last stand (VH-LAST-2).
    Stand,
}

/// Something that happened at the table.
///
/// Fields that are `Option` are secrets: `None` in what is shown to those who may not know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the variants are documented; their fields are the game's own nouns
pub enum Event {
    /// A round begins; the turn order runs clockwise from `first`.
    Round { round: u16, first: Seat },
    /// A phase begins.
    Phase { phase: Phase },
    /// A plan was committed (VH-STRAT-2).
    Committed { seat: Seat, plan: Option<(Card, Card)> },
    /// A plan was turned up.
    Revealed { seat: Seat, main: Card, support: Card },
    /// Equal mains collided (VH-STRAT-4).
    Collided { card: Card, seats: SeatSet },
    /// A main was declared.
    Declared { seat: Seat, card: Card, target: Option<Seat> },
    /// A main or a support was kept unused.
    Kept { seat: Seat, card: Card },
    /// A main stays unused without a question: all others are in the clash (VH-ACT-TARGET-2).
    NoTarget { seat: Seat, card: Card },
    /// A hand was looked at (VH-ACT-SWORD-MAIN).
    SawHand { seat: Seat, target: Seat, cards: Option<Counts> },
    /// The top of the deck was looked at (VH-TG-GOD-MAIN).
    SawTop { seat: Seat, cards: Option<ArrayVec<Card, 2>> },
    /// The deck was left as it lay.
    LeftDeck { seat: Seat },
    /// The armoury is empty, as everybody sees, so that a player draws without being asked
    /// (VH-STRAT-7).
    MustDraw { seat: Seat },
    /// A secret draw, before one of the cards is kept: only the drawer hears of it (VH-HID-1).
    Looked { seat: Seat, cards: ArrayVec<Card, 2> },
    /// A normal draw is done: one card kept, one under the deck (VH-STRAT-8).
    Drew { seat: Seat, kept: Option<Card>, under: Option<Card> },
    /// A Hammer's draw: all good cards to hand (VH-ACT-HAMMER-MAIN).
    DrewAll { seat: Seat, good: u8, cards: Option<Counts> },
    /// Cards of the deck were shown to all.
    Showed { seat: Seat, reveal: Reveal, cards: ArrayVec<Card, 3> },
    /// The last Draugr shown cost this many losses.
    Bitten { seat: Seat, losses: u8 },
    /// A card was eliminated (VH-DRAUGR-2).
    Lost { seat: Seat, zone: Zone, card: Card },
    /// A card came to hand in the open.
    Gained { seat: Seat, card: Card, from: Source },
    /// A card went to its owner's discard pile: from the armoury (VH-STRAT-11) or from the deck
    /// (VH-TG-GOD-SUP).
    Took { seat: Seat, card: Card, from: Source },
    /// A main went from the table to the discard pile.
    Discarded { seat: Seat, card: Card },
    /// A support was used (VH-CLASH-2).
    Supported { seat: Seat, card: Card },
    /// A card of the clash batch was turned up (VH-CLASH-3).
    Batch { card: Card, number: u8, of: u8 },
    /// A good card entered the armoury row.
    Armoury { card: Card },
    /// A Draugr was locked in the armoury (VH-DRAUGR-5).
    Locked { locked: u8 },
    /// A Draugr found the armoury full of its kind and waits to be shuffled in.
    Pending { pending: u8 },
    /// A wolf brought cards back (VH-ACT-WOLF-MAIN).
    Howled { seat: Seat, cards: Counts },
    /// Equal totals: the lot says who makes the first of these last stands (VH-LAST-4).
    Lot { seats: SeatSet, first: Seat },
    /// Somebody about to make a last stand has no card at all, so that one is not enough (VH-LAST-3).
    Bare { seat: Seat },
    /// A last stand begins.
    Stand { seat: Seat },
    /// A last stand was won or lost.
    Stood { seat: Seat, survived: bool },
    /// A player is out of the game with all cards: hand, table and discards (VH-LAST-7).
    Eliminated { seat: Seat, cards: Counts },
    /// A player left the table for good (VH-DEC-3).
    Left { seat: Seat },
    /// Cards left the armoury for the deck (VH-ARM-4).
    Overflow { cards: Counts, pending: u8 },
    /// The deck was shuffled (VH-DECK-3), with Gods that had been shown (VH-TG-GOD-ARM).
    Shuffled { by: Option<Seat>, gods: u8 },
    /// A God that was led went to the discards, and the table plays with forfeits (VH-TG-FOR-2).
    ForfeitDue { seat: Seat },
    /// The game is over.
    Ended { winner: Option<Seat> },
}

impl Event {
    /// What `viewer` may know of it; nothing if not even that it happened.
    #[must_use]
    pub fn redacted(&self, viewer: Viewer) -> Option<Self> {
        let mut event = self.clone();
        match &mut event {
            Self::Looked { seat, .. } if !viewer.is(*seat) => return None,
            Self::Committed { seat, plan } if !viewer.is(*seat) => *plan = None,
            Self::SawHand { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
            Self::SawTop { seat, cards } if !viewer.is(*seat) => *cards = None,
            Self::DrewAll { seat, cards, .. } if !viewer.is(*seat) => *cards = None,
            Self::Drew { seat, kept, under } if !viewer.is(*seat) => (*kept, *under) = (None, None),
            _ => {}
        }
        Some(event)
    }

    /// Whether it shows `viewer` something that could not be known before.
    #[must_use]
    pub fn reveals(&self, viewer: Viewer) -> bool {
        match self {
            Self::Phase { .. }
            // A plan tells its owner nothing: it can be taken back until all are there (VH-STRAT-2).
            | Self::Committed { .. }
            | Self::Collided { .. }
            | Self::Declared { .. }
            | Self::Kept { .. }
            | Self::NoTarget { .. }
            | Self::LeftDeck { .. }
            | Self::MustDraw { .. }
            | Self::Bitten { .. }
            | Self::Gained { .. }
            | Self::Took { .. }
            | Self::Discarded { .. }
            | Self::Supported { .. }
            | Self::Armoury { .. }
            | Self::Locked { .. }
            | Self::Pending { .. }
            | Self::Howled { .. }
            | Self::Overflow { .. }
            | Self::Shuffled { .. }
            | Self::ForfeitDue { .. }
            | Self::Bare { .. }
            | Self::Stood { .. }
            | Self::Ended { .. } => false,
            // A card lost from the hand becomes known; one from an open pile was.
            Self::Lost { seat, zone, .. } => *zone == Zone::Hand && !viewer.is(*seat),
            Self::Looked { seat, .. } | Self::SawHand { seat, .. } | Self::SawTop { seat, .. } => {
                viewer.is(*seat)
            }
            // The drawer has seen the cards; the others learn only what every draw would tell them.
            Self::Drew { seat, .. } | Self::DrewAll { seat, .. } => viewer.is(*seat),
            Self::Revealed { .. } | Self::Showed { .. } | Self::Batch { .. } => true,
            // The lot for the first player, and a departure, cannot be taken back either.
            Self::Round { round, .. } => *round == 1,
            Self::Left { .. } => true,
            // The order of last stands may be drawn by lot (VH-LAST-4).
            Self::Lot { .. } | Self::Stand { .. } => true,
            // The hand goes with its owner, face up.
            Self::Eliminated { seat, .. } => !viewer.is(*seat),
        }
    }
}
