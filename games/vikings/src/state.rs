//! The position: small, plain, and complete.

mod fleet;
mod frame;
mod knowledge;

use gladsheim_engine::{By, Card, Chance, PerSeat, Pile, Seat, SeatSet, Stack};
use serde::{Deserialize, Serialize};

use crate::effect::Bag;
use crate::ids::{
    AREAS, Area, CLANS, Clan, DEDICATIONS, Dock, Enemy, FAVORS_LAID, Favor, God, HAND, Rune, SEATS,
};
use crate::sets::{Areas, CardSet, Clans, Docks, Favors, Giants};

pub(crate) use fleet::Fleet;
pub use frame::Deed;
pub(crate) use frame::{
    BattleStep, EnemyLoss, EnemyStage, EnemyStep, Frame, Going, LossStep, Stage,
};
pub(crate) use knowledge::{Group, Knowledge};

/// How many frames can be pending: the deepest nesting of the players is a displaced Boat inside a
/// Sail inside a boon inside a battle inside a turn; an enemy whose dedications sail and raid goes
/// deeper.
pub(crate) const FRAMES: usize = 16;

/// The cards that a clan has played this era, the latest last.
pub(crate) type Row = Pile<Card, HAND>;

/// A position with everything hidden in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    /// The Viking deck: its order is decided when a card is drawn.
    pub(crate) deck: CardSet,
    /// The discard pile, for all to see.
    pub(crate) discards: CardSet,
    /// What lies face down under the discard pile (TV-HID-1).
    pub(crate) buried: CardSet,
    /// The Invaders' stack (TV-BATTLE-14).
    pub(crate) invaders: CardSet,
    /// The cards each player holds.
    pub(crate) hands: PerSeat<CardSet, SEATS>,
    /// The packets of the draft, by the place in the circle where each began.
    pub(crate) packets: [CardSet; SEATS],
    /// The cards chosen in secret, still in their packets (TV-DRAFT-5).
    pub(crate) picks: PerSeat<Option<Card>, SEATS>,
    /// What the players have seen of hidden cards.
    pub(crate) knowledge: Knowledge,
    /// What each clan has.
    pub(crate) clans: By<Clan, Holding, CLANS>,
    /// The solo enemy's own things.
    pub(crate) enemy: EnemyState,
    /// The Docks with a Village that was not raided.
    pub(crate) villages: Docks,
    /// Who holds the Rune of each Area. The neutral enemy holds those of its Areas, although they lie
    /// on the board (TV-2P-4).
    pub(crate) runes: By<Area, Option<Clan>, AREAS>,
    /// The Areas in which something changed since control was settled.
    pub(crate) touched: Areas,
    /// The Regions with a Giant.
    pub(crate) giants: Areas,
    /// The Giants that nobody has slain: which of them stands where is decided when it is slain.
    pub(crate) unslain: Giants,
    /// The gods' Fury (TV-CON-9).
    pub(crate) fury: By<Rune, u8, 3>,
    /// The gods in play, by their Runes.
    pub(crate) gods: By<Rune, God, 3>,
    /// The rows of Favor Cards, each from left to right.
    pub(crate) favors: [Pile<Favor, FAVORS_LAID>; 2],
    /// Villages on each place of Dedication: the Era Mat from the top, then the gods.
    pub(crate) dedicated: [u8; DEDICATIONS],
    /// The battle under way.
    pub(crate) battle: Option<Battle>,
    /// The clans with a card face down in the battle.
    pub(crate) fighting: Clans,
    /// Those of them whose card all have seen (TV-EFF-13).
    pub(crate) flipped: Clans,
    /// Where the game is.
    pub(crate) turn: Turn,
    /// What is pending; the top happens next.
    pub(crate) stack: Stack<Frame, FRAMES>,
    /// Who is asked now.
    pub(crate) asked: SeatSet,
    /// Who left the table for good.
    pub(crate) left: SeatSet,
    pub(crate) chance: Chance,
}

/// What a clan has: on the map, on its mat and in its row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Holding {
    /// Boats in Fjords.
    pub(crate) afloat: Fleet,
    /// Boats at Docks; the Chieftain Boat is none of them.
    pub(crate) docked: Docks,
    /// The Favor Cards won.
    pub(crate) favors: Favors,
    /// The Areas with a Temple.
    pub(crate) temples: Areas,
    /// The Giants slain.
    pub(crate) slain: Giants,
    /// Settlers on the map.
    pub(crate) settlers: By<Area, u8, AREAS>,
    /// Valkyries on the map.
    pub(crate) valkyries: By<Area, u8, AREAS>,
    /// Valkyries that have left the mat, by their Runes.
    pub(crate) deployed: By<Rune, u8, 3>,
    /// Resources; of the solo enemy, the places of its markers.
    pub(crate) stock: Bag,
    /// Settlers on the mat.
    pub(crate) settlers_left: u8,
    /// Boats on the mat.
    pub(crate) boats_left: u8,
    /// Temples on the mat.
    pub(crate) temples_left: u8,
    /// Villages raided and not dedicated.
    pub(crate) villages: u8,
    /// The cards played this era; of the solo enemy, the Leader Row.
    pub(crate) row: Row,
}

impl Holding {
    /// Valkyries on the map.
    #[inline]
    pub(crate) fn valkyries_out(&self) -> u8 {
        self.deployed.all().iter().sum()
    }
}

/// What only the solo enemy has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct EnemyState {
    /// The enemy's pile for this era (TV-SOLO-4).
    pub(crate) pile: CardSet,
    /// Its Battle Row, without a card that is face down.
    pub(crate) battles: CardSet,
    /// Its card that is face down in a battle.
    pub(crate) down: Option<Card>,
    /// The card most recently turned up (TV-SOLO-13).
    pub(crate) current: Option<Card>,
    /// Its Clan Mat.
    pub(crate) mat: Enemy,
    /// Where the Chieftain Boat is.
    pub(crate) chieftain: Dock,
    /// The icons that wait on each of its tracks, from the top, as masks of spaces (TV-SOLO-30).
    pub(crate) icons: [u8; 3],
}

/// A battle under way (TV-BATTLE-1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Battle {
    /// The Favor Card that is fought for.
    pub(crate) favor: Favor,
    /// Where it came from.
    pub(crate) end: crate::ids::End,
    pub(crate) starter: Clan,
    /// What the solo enemy adds to its Strength (TV-SOLO-35).
    pub(crate) bonus: u8,
}

/// Where the game is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    /// The era, from 0.
    pub(crate) era: u8,
    /// How often the packets were passed in this era.
    pub(crate) passes: u8,
    /// Turns of this era that are over.
    pub(crate) taken: u8,
    /// Who holds the Chieftain Marker (TV-SETUP-7).
    pub(crate) first: Seat,
    /// Whose turn it is.
    pub(crate) active: Clan,
}

impl State {
    /// Whether the game is over.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stack.top(), Some(Frame::Over))
    }
}

const _: () = assert!(size_of::<State>() <= 1536, "a state is at most 1,536 bytes");
