//! What one viewer may know (section 14).

mod look;

use gladsheim_engine::{Card, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{Area, Clan, Dock, End, Enemy, Favor, Fjord, Giant, God};
use crate::state::Frame;

pub(crate) use look::view;

/// The table through one pair of eyes.
///
/// Lists of cards are in ascending order unless they say otherwise; a card is a row of the content's
/// cards. What comes in threes is in the order of Runes, or of resources.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct View {
    /// Whose eyes.
    pub viewer: Viewer,
    /// The era, from 1.
    pub era: u8,
    /// What is going on.
    pub phase: Phase,
    /// The round of turns in this era, from 1.
    pub round: u8,
    /// The rounds of this era, which is the size of a hand.
    pub rounds: u8,
    /// Who holds the Chieftain Marker.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Clan,
    /// The gods in play.
    pub gods: [God; 3],
    /// Their Fury.
    pub fury: [u8; 3],
    /// Their places by Fury, from 0; those with the same Fury share the lowest.
    pub places: [u8; 3],
    /// The players in seat order, and then the enemy if there is one.
    pub clans: Vec<ClanView>,
    /// The Areas of the map.
    pub areas: Vec<AreaView>,
    /// The Docks with a Village that was not raided.
    pub villages: Vec<Dock>,
    /// The rows of Favor Cards, above and below the map, from left to right.
    pub favors: [Vec<Favor>; 2],
    /// The battle under way.
    pub battle: Option<BattleView>,
    /// Villages on each place of Dedication: the Era Mat from the top, then the gods.
    pub dedicated: [u8; 7],
    /// How many Villages fit on a place of Dedication.
    pub dedication_limit: u8,
    /// The own hand.
    pub hand: Vec<Card>,
    /// The cards before the viewer in the draft; solo, of the packet that is picked from.
    pub packet: Vec<Card>,
    /// Solo: the other packet.
    pub other_packet: Vec<Card>,
    /// The card that the viewer has picked in secret.
    pub pick: Option<Card>,
    /// Cards in the deck.
    pub deck: u8,
    /// The discard pile.
    pub discards: Vec<Card>,
    /// Cards face down under the discard pile.
    pub buried: u8,
    /// The Invaders' stack.
    pub invaders: Vec<Card>,
    /// What is decided next.
    pub pending: Pending,
    /// The solo enemy's own things.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub enemy: Option<EnemyView>,
    /// The points of all who score, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub scores: Option<Vec<ScoreView>>,
}

/// What is decided next, as the rules keep it: for rules of thumb. Whoever is asked is told the question
/// in words of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "unknown"))]
pub struct Pending(pub(crate) Frame);

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Phase {
    /// The first Boats are placed.
    Harbour,
    /// Cards are drafted.
    Draft,
    /// Turns are taken.
    Turns,
    /// A battle is resolved.
    Battle,
    /// The game is over.
    Over,
}

/// A clan through the viewer's eyes.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ClanView {
    /// Which one.
    pub clan: Clan,
    /// Whether its player has left.
    pub left: bool,
    /// Cards in hand.
    pub hand: u8,
    /// Whether a card was picked in secret.
    pub has_picked: bool,
    /// The cards played this era, the latest last; nothing for one that is face down and unknown. Of the
    /// solo enemy, the Leader Row.
    pub row: Vec<Option<Card>>,
    /// Whether the last card of the row is face down.
    pub is_down: bool,
    /// Resources; of the solo enemy, its tracks.
    pub stock: [u8; 3],
    /// Villages raided and not dedicated.
    pub villages: u8,
    /// Settlers on the mat.
    pub settlers_left: u8,
    /// Boats on the mat.
    pub boats_left: u8,
    /// Temples on the mat.
    pub temples_left: u8,
    /// Valkyries that have left the mat.
    pub deployed: [u8; 3],
    /// Docks with a Boat.
    pub docked: Vec<Dock>,
    /// Fjords with Boats, and how many.
    pub afloat: Vec<(Fjord, u8)>,
    /// Favor Cards won.
    pub favors: u8,
    /// Which ones, if the viewer may know.
    pub favor_cards: Option<Vec<Favor>>,
    /// Giants slain.
    pub slain: u8,
    /// Which ones, if the viewer may know.
    pub giants: Option<Vec<Giant>>,
    /// Island Runes held.
    pub islands: u8,
    /// Active Runes.
    pub runes: [u8; 3],
    /// Active Runes that are wild.
    pub wild: u8,
}

/// An Area of the map.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AreaView {
    /// Which one.
    pub area: Area,
    /// Who holds its Rune; the neutral enemy's lie on the board all the same.
    pub holder: Option<Clan>,
    /// Whether a Giant is there.
    pub giant: bool,
    /// The clans with units there.
    pub present: Vec<Presence>,
}

/// What a clan has in an Area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Presence {
    /// The clan.
    pub clan: Clan,
    /// Settlers.
    pub settlers: u8,
    /// Whether there is a Temple.
    pub temple: bool,
    /// Boats at its Docks, the Chieftain Boat included.
    pub boats: u8,
    /// Valkyries.
    pub valkyries: u8,
    /// The Influence of all of them.
    pub influence: u8,
}

/// A battle under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BattleView {
    /// The Favor Card that is fought for.
    pub favor: Favor,
    /// Where it came from.
    pub end: End,
    /// Who started it.
    pub starter: Clan,
    /// What the solo enemy adds to its Strength.
    pub bonus: u8,
}

/// The solo enemy's own things.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct EnemyView {
    /// Its mat.
    pub mat: Enemy,
    /// Where the Chieftain Boat is.
    pub chieftain: Dock,
    /// Cards in its pile.
    pub pile: u8,
    /// Cards that the viewer knows to be in the pile, or face down in its battle (TV-SOLO-4).
    pub known: Vec<Card>,
    /// Its Battle Row, without a card that is face down.
    pub battles: Vec<Card>,
    /// Whether a card of it is face down in a battle.
    pub is_down: bool,
    /// The card most recently turned up.
    pub current: Option<Card>,
    /// The spaces with waiting icons on each track, from the top.
    pub icons: [Vec<u8>; 3],
}

/// The points of a clan.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ScoreView {
    /// The clan.
    pub clan: Clan,
    /// For Island Runes.
    pub islands: u16,
    /// For Favor Cards.
    pub favors: u16,
    /// For Giants.
    pub giants: u16,
    /// What breaks ties: Island Runes, Favor Cards, Temples, Boats, resources.
    pub ties: [u16; 5],
}
