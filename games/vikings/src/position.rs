//! Positions in the game's own words, for scenarios.

mod cards;
mod clans;
mod names;
mod turn;
mod words;

use std::collections::BTreeMap;

use gladsheim_engine::{Arrange, Chance, Game as _, Impossible, Seat};
use serde::{Deserialize, Serialize};

use crate::ids::{Clan, End, Enemy, Resource, Rune};
use crate::rules::Vikings;
use crate::setup;
use crate::state::State;

use names::Names;
pub use names::Who;

/// Where in the game a position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum At {
    /// The first Boats are placed, by those who have none yet.
    Harbour,
    /// Cards are drafted.
    Draft,
    /// A turn begins.
    #[default]
    Turn,
    /// A card was played, and a Village may be dedicated.
    Dedicate,
    /// All hands are empty, and an open battle is resolved.
    LastBattle,
    /// Cleanup.
    Cleanup,
    /// The game is over.
    Over,
}

/// A position. What is left out is as before the first turn, with all pieces on the mats.
///
/// Everything is written by its id: cards `V01`, Favor Cards `FV01`, Giants `J1`, Areas, Docks and
/// Fjords as on the map; gods by their names.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The era, from 1.
    pub era: Option<u8>,
    /// The round of turns in the era, from 1; by the given hand of whoever's turn it is, if left out.
    pub round: Option<u8>,
    /// Who holds the Chieftain Marker; seat 0, if left out.
    pub first: Option<Seat>,
    /// Whose turn it is; that of the first player, if left out.
    pub active: Option<Who>,
    /// Where in the game; it runs on from there to the first question.
    pub stage: At,
    /// The gods in play by their Runes; the first ones, if left out.
    pub gods: BTreeMap<Rune, String>,
    /// Their Fury.
    pub fury: BTreeMap<Rune, u8>,
    /// Who holds the Runes of Areas; whoever the rules give them to, if left out.
    pub runes: BTreeMap<String, Who>,
    /// The Docks whose Village was raided.
    pub raided: Vec<String>,
    /// Villages on places of Dedication: `1` to `4` on the Era Mat, then the Runes.
    pub dedicated: BTreeMap<String, u8>,
    /// The Regions with a Giant; all, if left out.
    pub giants: Option<Vec<String>>,
    /// The rows of Favor Cards from left to right; the first ones that are nowhere else, if left out.
    pub favors: FavorsPosition,
    /// The battle under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub battle: Option<BattlePosition>,
    /// The Viking deck, in no order. If left out: all cards that are nowhere else.
    pub deck: Option<Vec<String>>,
    /// The discard pile. If left out: nothing or, where the deck is given, all that are nowhere else.
    pub discards: Option<Vec<String>>,
    /// Cards face down under the discard pile.
    pub buried: Vec<String>,
    /// The Invaders' stack.
    pub invaders: Vec<String>,
    /// The players, by seat number.
    pub seat: BTreeMap<String, ClanPosition>,
    /// The neutral enemy of two players, or the enemy clan of one.
    pub enemy: ClanPosition,
    /// What only the solo enemy has.
    pub solo: SoloPosition,
    /// The whole state, where the words above do not say all of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exact: Option<Box<State>>,
}

/// The rows of Favor Cards.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct FavorsPosition {
    /// Above the map.
    pub top: Option<Vec<String>>,
    /// Below the map.
    pub bottom: Option<Vec<String>>,
}

/// A battle under way.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattlePosition {
    /// Who started it.
    pub starter: Who,
    /// The Favor Card that is fought for.
    pub favor: String,
    /// Where it came from; the left end of the upper row, if left out.
    #[serde(default = "top_left")]
    pub end: End,
    /// What the solo enemy adds to its Strength.
    #[serde(default)]
    pub bonus: u8,
}

const fn top_left() -> End {
    End::TopLeft
}

/// A clan in a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ClanPosition {
    /// The hand; as many cards as there are turns left, whichever are nowhere else, if left out.
    pub hand: Option<Vec<String>>,
    /// The cards before the player in a draft; dealt by lot, if no packet is given. Solo, those of A.
    pub packet: Option<Vec<String>>,
    /// Solo: the cards of packet B.
    pub other_packet: Option<Vec<String>>,
    /// The card picked in secret.
    pub pick: Option<String>,
    /// The cards played this era that lie face up, the latest last.
    pub row: Vec<String>,
    /// The card that lies face down after them in a battle.
    pub down: Option<String>,
    /// Whether all have seen that card (TV-EFF-13).
    pub entered: bool,
    /// Wood; as at the start, if left out.
    pub wood: Option<u8>,
    /// Food.
    pub food: Option<u8>,
    /// Steel.
    pub steel: Option<u8>,
    /// Settlers by Area.
    pub settlers: Option<BTreeMap<String, u8>>,
    /// Areas with a Temple.
    pub temples: Option<Vec<String>>,
    /// Docks with a Boat.
    pub docks: Vec<String>,
    /// Boats by Fjord.
    pub fjords: BTreeMap<String, u8>,
    /// Valkyries by Area.
    pub valkyries: BTreeMap<String, u8>,
    /// The Runes of the Valkyries that have left the mat; the first ones, if left out.
    pub deployed: Option<Vec<Rune>>,
    /// Villages raided and not dedicated.
    pub villages: u8,
    /// Favor Cards won.
    pub favors: Vec<String>,
    /// Giants slain.
    pub slain: Vec<String>,
    /// Whether the player has left the table.
    pub left: bool,
    /// What is on the mat; only for expectations.
    pub mat: Option<MatPosition>,
    /// Influence by Area; only for expectations.
    pub influence: Option<BTreeMap<String, u8>>,
    /// Active Runes, wild ones as `wild`; only for expectations.
    pub active_runes: Option<BTreeMap<String, u8>>,
    /// Island Runes held; only for expectations.
    pub holds: Option<u8>,
    /// Victory Points, if the game were over now; only for expectations.
    pub points: Option<u16>,
}

/// What is on a Clan Mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)] // the game's own nouns
pub struct MatPosition {
    pub settlers: u8,
    pub boats: u8,
    pub temples: u8,
}

/// What only the solo enemy has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct SoloPosition {
    /// Its Clan Mat; as the table says, or the first, if left out.
    pub mat: Option<Enemy>,
    /// The Dock of the Chieftain Boat; the first circled one, if left out.
    pub chieftain: Option<String>,
    /// Its pile; as many cards as it needs, whichever are nowhere else, if left out.
    pub pile: Option<Vec<String>>,
    /// Its Battle Row, without a card that is face down.
    pub battles: Vec<String>,
    /// Its card that is face down in a battle.
    pub down: Option<String>,
    /// The card most recently turned up; the last of its Leader Row, if left out.
    pub current: Option<String>,
    /// The icons that wait, by track and space.
    pub icons: BTreeMap<Resource, Vec<u8>>,
}

impl Arrange for Vikings {
    type Position = Position;

    fn arrange(&self, position: &Position, chance: Chance) -> Result<State, Impossible> {
        if let Some(exact) = &position.exact {
            return Ok(State { chance, ..**exact });
        }
        let mut state = setup::laid_out(self, chance);
        let names = Names(self);
        let seats = names.seats(position)?;
        self.arrange_table(&mut state, position)?;
        for (clan, given) in &seats {
            self.arrange_clan(&mut state, *clan, given)?;
        }
        if self.has_enemy() {
            self.arrange_clan(&mut state, Clan::ENEMY, &position.enemy)?;
        } else if position.enemy != ClanPosition::default() {
            return no("there is an enemy only with one or two players");
        }
        self.arrange_solo(&mut state, position)?;
        self.check_pieces(&state, position)?;
        self.arrange_turn(&mut state, position, &seats)?;
        self.arrange_cards(&mut state, position, &seats)?;
        self.arrange_runes(&mut state, position)?;
        self.check_expected(&state, position, &seats)?;
        self.begin(&mut state, position)?;
        Ok(state)
    }

    fn describe(&self, state: &State) -> Position {
        let words = self.in_words(state);
        // Where the words do not lead back to the position, the whole state stands beside them.
        let again = self.arrange(&words, state.chance);
        let is_same = again.is_ok_and(|again| State { chance: state.chance, ..again } == *state);
        Position { exact: (!is_same).then(|| Box::new(*state)), ..words }
    }

    /// Outcomes are cards, Giants, Docks, mats of the solo enemy, and numbers: `seat 2` for who begins,
    /// `number 3` for the fourth of those that are left.
    fn outcome(&self, name: &str) -> Option<u8> {
        let names = Names(self);
        let number = |prefix: &str, end: usize| {
            let n: u8 = name.strip_prefix(prefix)?.parse().ok()?;
            (usize::from(n) < end).then_some(n)
        };
        number("seat ", self.seats())
            .or_else(|| number("number ", 64))
            .or_else(|| names.card(name).ok().map(|card| card.0))
            .or_else(|| names.giant(name).ok().map(|giant| giant.0))
    }
}

impl Vikings {
    /// Whether there is a fifth clan: the neutral enemy of two players, or that of one.
    pub(crate) const fn has_enemy(&self) -> bool {
        self.rules.players <= 2
    }
}

fn no<T>(problem: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible(problem.into()))
}
