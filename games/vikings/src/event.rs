//! What happens, and who may see it.

mod enemy;

use arrayvec::ArrayVec;
use gladsheim_engine::{Card, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::content::Direction;
use crate::effect::{Bag, Effect};
use crate::ids::{
    Area, Berth, CLANS, Clan, Dock, End, Enemy, Favor, Fjord, Giant, God, Icon, Resource, Rune,
    SEATS,
};
use crate::sets::Clans;
pub use crate::state::Deed;
pub use enemy::{Course, EnemyChoice, EnemyDeed, Idle, Reason, Way, Yield};

/// The cards of a packet or a hand, in ascending order.
pub type Cards = ArrayVec<Card, 12>;

/// What a Valkyrie takes along (TV-RAG-VALK-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Passenger {
    /// A Settler, for Food.
    Settler,
    /// A Temple, for Steel.
    Temple,
}

/// Something that happened at the table.
///
/// Fields that are `Option` and name a card, cards or a Giant are secrets: `None` in what is shown to
/// those who may not know.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // the variants are documented; their fields are the game's own nouns
pub enum Event {
    /// A question was answered; what was answered shows in what follows.
    Answered { seat: Seat },

    // The course of the game.
    /// The gods were drawn, by their Runes (TV-SETUP-3).
    Gods { gods: [God; 3] },
    /// Who begins (TV-SETUP-7, TV-CLEAN-4).
    Chieftain { seat: Seat },
    /// An era begins, and packets were dealt: to each player its own.
    Era { era: u8, packets: ArrayVec<(Seat, Option<Cards>), SEATS> },
    /// A player has chosen a card of its packet (TV-DRAFT-2).
    Picked { seat: Seat, card: Option<Card> },
    /// The chosen cards were kept and the packets passed: to each player the one received.
    Passed { direction: Direction, packets: ArrayVec<(Seat, Option<Cards>), SEATS> },
    /// A card of a packet that nobody drafts was discarded face down (TV-2P-3).
    Buried { clan: Clan },
    /// The last cards were kept: the draft is over (TV-DRAFT-3).
    Drafted,
    /// A turn begins.
    Turn { clan: Clan },
    /// The discards became a deck again (TV-DRAFT-4).
    Reshuffled,
    /// The rows were discarded and the next era comes (TV-CLEAN-3).
    Cleared,
    /// A player left for good; its hand was discarded face down (TV-LEAVE-1).
    Left { seat: Seat },
    /// The game is over: the points of each player, and of the solo enemy after them.
    Ended { points: ArrayVec<u16, CLANS> },

    // Cards.
    /// A card was played face up.
    Played { seat: Seat, card: Card },
    /// A card was played face down (TV-TURN-2).
    PlayedDown { seat: Seat, card: Option<Card> },
    /// The card just played was turned face down and joins the battle (TV-EFF-13).
    Entered { seat: Seat, card: Card },
    /// A card was played to slay a Giant (TV-RAG-SLAY-1).
    PlayedToSlay { seat: Seat, card: Card },
    /// An effect of an action comes that can do something; `n` is what its amount has come to.
    Acts { clan: Clan, deed: Deed, effect: Effect, n: u8 },
    /// A card was drawn (TV-EFF-12).
    Drew { seat: Seat, card: Option<Card> },
    /// A card of the hand was discarded.
    Discarded { seat: Seat, card: Card },

    // Resources and Fury.
    /// Resources were gained.
    Gained {
        clan: Clan,
        #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
        bag: Bag,
    },
    /// Resources were gained for open slots (TV-HARV-2, TV-HARV-3).
    Bonus {
        clan: Clan,
        #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
        bag: Bag,
    },
    /// Resources were exchanged.
    Exchanged { clan: Clan, from: Resource, to: Resource, n: u8 },
    /// A god's Fury changed.
    Fury { rune: Rune, from: u8, to: u8 },

    // Units.
    /// The first Boat was placed.
    Launched { clan: Clan, fjord: Fjord },
    /// A Boat sailed. From a Dock it goes to a Fjord first, and on from there (TV-SAIL-9).
    Sailed { clan: Clan, from: Berth, to: Berth },
    /// A Boat had to leave its Dock (TV-SAIL-4); to its mat if there is no Fjord (TV-SOLO-6).
    Displaced { clan: Clan, dock: Dock, fjord: Option<Fjord> },
    /// A Settler went back to the mat.
    Recalled { clan: Clan, area: Area },
    /// A Settler was placed.
    Deployed {
        clan: Clan,
        area: Area,
        #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
        cost: Bag,
    },
    /// Settlers attacked: each of these clans lost one (TV-ATT-1).
    Attacked { clan: Clan, area: Area, victims: Clans },
    /// A Village was taken.
    Raided {
        clan: Clan,
        dock: Dock,
        #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
        cost: Bag,
    },
    /// A Settler moved.
    Explored { clan: Clan, from: Area, to: Area },
    /// A Valkyrie moved.
    Flew {
        clan: Clan,
        from: Area,
        to: Area,
        with: Option<Passenger>,
        #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
        cost: Bag,
    },
    /// A Valkyrie was deployed.
    Alighted { clan: Clan, rune: Rune, area: Area },
    /// A Boat was built.
    BuiltBoat {
        clan: Clan,
        berth: Berth,
        #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
        cost: Bag,
    },
    /// A Temple was built in the place of Settlers.
    BuiltTemple {
        clan: Clan,
        area: Area,
        settlers: u8,
        #[cfg_attr(feature = "ts", ts(as = "[u8; 3]"))]
        cost: Bag,
    },
    /// A Temple moved.
    TempleMoved { clan: Clan, from: Area, to: Area },
    /// A Settler was smitten.
    Smitten { by: Clan, clan: Clan, area: Area },
    /// A Giant moved.
    GiantMoved { from: Area, to: Area },
    /// A Giant was slain, and Settlers went back to the mat.
    Slain { clan: Clan, area: Area, settlers: u8, giant: Option<Giant> },

    // Control.
    /// A Rune was taken that lay on its Area (TV-CTRL-2).
    Claimed { clan: Clan, area: Area },
    /// A Rune was taken from its controller (TV-CTRL-3).
    Stolen { clan: Clan, area: Area, from: Clan },
    /// A Rune went back to its Area (TV-CTRL-5).
    Lost { clan: Clan, area: Area },

    // Battle.
    /// A battle began.
    BattleBegan { clan: Clan, favor: Favor, end: End },
    /// The cards of a battle were turned up.
    Revealed { cards: ArrayVec<(Clan, Card), CLANS> },
    /// Steel was paid for a battle.
    Armed { clan: Clan, steel: u8 },
    /// A clan could not pay, and does not compete (TV-BATTLE-9).
    Unarmed { clan: Clan },
    /// An Invader came (TV-BATTLE-11).
    Invader { card: Card },
    /// How strong all are; the Invaders if they are there.
    Strengths { strengths: ArrayVec<(Clan, u8), CLANS>, invaders: Option<u8> },
    /// A battle was won.
    FavorWon { clan: Clan, favor: Favor },
    /// Nobody won: the Favor Card went back.
    FavorReturned { favor: Favor, end: End },
    /// A Favor Card too many went back to a row.
    FavorGivenBack { clan: Clan, favor: Favor, end: End },
    /// A clan has lost with a card of this Rune.
    BattleLost { clan: Clan, rune: Rune },

    // Dedication and Cleanup.
    /// A Village was dedicated.
    Dedicated { clan: Clan, space: u8 },

    // The solo enemy.
    /// The enemy's mat and the place of its Chieftain Boat (TV-SOLO-2).
    EnemyArrives { mat: Enemy, dock: Dock },
    /// The leftover packets and cards of the deck are the enemy's pile now (TV-SOLO-4).
    EnemyPile { cards: u8 },
    /// It turned up a card.
    EnemyCard { card: Card, is_battle: bool },
    /// It put a card face down into a battle.
    EnemyCardDown { card: Option<Card> },
    /// It acts; `n` is what the amount has come to, and the Rune is the one it acts with wherever one is
    /// needed (TV-SOLO-13).
    EnemyActs { by: EnemyDeed, effect: Effect, n: u8, rune: Rune },
    /// It does not do what it would.
    EnemyIdle { why: Idle },
    /// It sails for an Area that is so many steps away, and has `reach` steps. The route goes Dock by
    /// Dock to the Area, even where the steps end earlier (TV-SOLO-20, TV-SOLO-22).
    EnemyTarget {
        area: Area,
        rune: Rune,
        steps: u8,
        reach: u8,
        reason: Reason,
        route: Course,
        way: Way,
    },
    /// It chose an Area.
    EnemyChose { what: EnemyChoice, area: Area, reason: Reason },
    /// It chases the Boat at a Dock that is so many steps away (TV-SOLO-32).
    EnemyChases { dock: Dock, steps: u8, reason: Reason },
    /// It reaches for a Favor Card, by the Area of its Chieftain Boat (TV-SOLO-61).
    EnemyReaches { end: End, area: Area, reason: Reason },
    /// The Chieftain Boat moved a step, or jumped.
    ChieftainSailed { from: Dock, to: Dock },
    /// A marker moved on a track, or could not because the track is full (TV-SOLO-26).
    EnemyTrack { resource: Resource, from: u8, to: u8, by: Yield },
    /// An icon was set off; in a battle it adds so much Strength.
    EnemyIcon { resource: Resource, space: u8, icon: Icon, bonus: u8 },
    /// A full track went back to 0, and perhaps the player lost one of the resource (TV-SOLO-43).
    EnemyReset { resource: Resource, lost: bool },
}

impl Event {
    /// What `viewer` may know of it (TV-HID-1 to TV-HID-6).
    #[must_use]
    pub fn redacted(&self, viewer: Viewer) -> Option<Self> {
        let mut event = self.clone();
        match &mut event {
            Self::Era { packets, .. } | Self::Passed { packets, .. } => {
                for (seat, cards) in packets {
                    if !viewer.is(*seat) {
                        *cards = None;
                    }
                }
            }
            Self::Picked { seat, card }
            | Self::PlayedDown { seat, card }
            | Self::Drew { seat, card }
                if !viewer.is(*seat) =>
            {
                *card = None;
            }
            Self::Slain { clan, giant, .. } if !clan.seat().is_some_and(|seat| viewer.is(seat)) => {
                *giant = None;
            }
            Self::EnemyCardDown { card } => *card = None,
            _ => {}
        }
        Some(event)
    }

    /// Whether it shows `viewer` something that could not be known before.
    #[must_use]
    pub fn reveals(&self, viewer: Viewer) -> bool {
        match self {
            Self::Gods { .. }
            | Self::Chieftain { .. }
            | Self::Era { .. }
            | Self::Passed { .. }
            | Self::Buried { .. }
            | Self::Reshuffled
            | Self::Played { .. }
            | Self::PlayedToSlay { .. }
            | Self::Drew { .. }
            | Self::Discarded { .. }
            | Self::Revealed { .. }
            | Self::Invader { .. }
            | Self::Ended { .. }
            | Self::EnemyArrives { .. }
            | Self::EnemyPile { .. }
            | Self::EnemyCard { .. }
            | Self::EnemyCardDown { .. } => true,
            // Nobody sees which Giant the enemy took, but the lot was cast.
            Self::Slain { clan, .. } => clan.seat().is_none_or(|seat| viewer.is(seat)),
            _ => false,
        }
    }
}
