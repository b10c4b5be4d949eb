//! Positions in the game's own words, for scenarios.

mod layout;
mod words;

use std::collections::BTreeMap;

use gladsheim_engine::{Arrange, Chance, Impossible, Seat};
use serde::{Deserialize, Serialize};

use crate::ids::{Area, Inhabitant, Kind, Phase, Resource, Side};
use crate::rules::Valda;
use crate::setup;
use crate::state::{Stage, State};
use crate::view::{Frost, Uses};

use layout::{Layout, arrange_knowledge};

/// A position. What is left out is as before the first turn, with empty hands.
///
/// Cards are written by their ids, such as `BAS-A01`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Position {
    /// The round, from 1.
    pub round: Option<u8>,
    /// The start player.
    pub first: Option<Seat>,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The phase, which begins.
    pub phase: Option<Phase>,
    /// Where in the turn the game stands, more exactly than by the phase.
    pub stage: Option<Stage>,
    /// Actions left.
    pub actions: Option<u8>,
    /// Builds left.
    pub builds: Option<u8>,
    /// Buildings completed in this turn.
    pub built: u8,
    /// How often powers were used in this turn.
    pub uses: Uses,
    /// The moves that were made in this turn.
    pub moves: u8,
    /// The players that attack in this turn, in order; computed if left out.
    pub attackers: Option<Vec<Seat>>,
    /// How many of them have had their slot.
    pub slot: u8,
    /// Attacks made in the present slot.
    pub made: u8,
    /// Action cards played in this turn.
    pub played: Vec<String>,
    /// The action card just played, which Hammertime could repeat.
    pub repeatable: Option<String>,
    /// The main deck, in no order; with the giants, the cards of both. If left out: all of its
    /// cards that lie nowhere else.
    pub deck: Option<Vec<String>>,
    /// Cards that were put under a main deck, from the top down.
    pub under: BTreeMap<Side, Vec<String>>,
    /// The discard pile; with the giants, the cards of both.
    pub pile: Vec<String>,
    /// Cards that left the game: with the giants, weapons that were used or discarded.
    pub removed: Vec<String>,
    /// The open row of the player in turn.
    pub open: Vec<String>,
    /// Cards being played.
    pub table: Vec<String>,
    /// Divine decks by area, from the top down. If left out: all cards of them that lie nowhere else.
    pub divine: BTreeMap<Area, Vec<String>>,
    /// What the bank holds; only for expectations, since it is what the players do not hold.
    pub bank: Option<BTreeMap<Resource, u8>>,
    /// Who controls areas; only for expectations.
    pub control: Option<BTreeMap<Area, Seat>>,
    /// The winners, once the game is over; only for expectations.
    pub winners: Option<Vec<Seat>>,
    /// The value of the attack on the table; only for expectations.
    pub attack_value: Option<u16>,
    /// Who lives where, with the giants. If left out: gods; nobody in a draft, and nobody where
    /// the first temple decides.
    pub inhabitants: BTreeMap<Area, Inhabitant>,
    /// Who decides about which area in a draft.
    pub drafters: BTreeMap<Area, Seat>,
    /// The building points of the turn without those of powers and weapons, with the giants.
    pub allowance: Option<u8>,
    /// Dice that cards let the player in turn roll again.
    pub rerolls: u8,
    /// Dice that cards let the player in turn set to a face.
    pub die_turns: u8,
    /// The players, by seat number.
    pub seat: BTreeMap<String, SeatPosition>,
    /// The whole state, where the words above do not say all of it.
    pub exact: Option<Box<State>>,
}

/// One player's part of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)] // the game's own nouns
pub struct SeatPosition {
    pub blood: u8,
    pub diamond: u8,
    pub gold: u8,
    pub rune: u8,
    pub followers: u16,
    /// As at the start if left out.
    pub mines: Option<u8>,
    /// As at the start if left out.
    pub drills: Option<u8>,
    /// Temples by area.
    pub temples: BTreeMap<Area, u8>,
    /// How the first ones of them are frozen, by area.
    pub frozen: BTreeMap<Area, Vec<Frost>>,
    /// Whether nobody else can touch the temples in this turn.
    pub immune: bool,
    /// Whether the havens of others do not hold in this round.
    pub lawless: bool,
    /// The hand.
    pub hand: Vec<String>,
    /// How many cards are in hand; only for expectations.
    pub cards: Option<u8>,
    /// Areas whose control has given its follower.
    pub rewarded: Vec<Area>,
    /// Areas whose power is borrowed this turn.
    pub borrowed: Vec<Area>,
    /// Areas whose power is raised this turn.
    pub empowered: Vec<Area>,
    /// Cards in other hands and in divine decks whose place this player knows.
    pub knows: Vec<String>,
    /// Whether the player has left the table.
    pub left: bool,
}

impl Arrange for Valda {
    type Position = Position;

    fn arrange(&self, position: &Position, chance: Chance) -> Result<State, Impossible> {
        if let Some(exact) = &position.exact {
            return Ok(State { chance, ..**exact });
        }
        let mut state = setup::laid_out(self, chance);
        self.arrange_inhabitants(&mut state, position)?;
        let in_play = self.cards_at(&state);
        let mut layout = Layout { game: self, in_play, free: in_play };
        for (number, given) in &position.seat {
            let seat = number.parse().ok().and_then(Seat::new);
            match seat.filter(|seat| seat.index() < usize::from(self.rules().players)) {
                Some(seat) => self.arrange_seat(&mut state, seat, given, &mut layout)?,
                None => return impossible(format!("there is no seat {number} at this table")),
            }
        }
        for seat in Seat::all(self.rules().players.into()) {
            if !position.seat.contains_key(&seat.to_string()) {
                state.villages[seat].mines = self.content.board.start_mines;
                state.villages[seat].drills = self.content.board.start_drills;
            }
        }
        self.arrange_cards(&mut state, position, &mut layout)?;
        for (number, given) in &position.seat {
            if let Some(seat) = number.parse().ok().and_then(Seat::new) {
                arrange_knowledge(self, &mut state, seat, &given.knows)?;
            }
        }
        self.arrange_turn(&mut state, position)?;
        Ok(state)
    }

    fn describe(&self, state: &State) -> Position {
        let words = self.in_words(state);
        // Where the words do not lead back to the position, the whole state stands beside them.
        let same = |again: &State| {
            self.in_words(again) == words
                && again.asked == state.asked
                && again.stack == state.stack
        };
        let exact = !self.arrange(&words, state.chance).is_ok_and(|again| same(&again));
        Position { exact: exact.then(|| Box::new(*state)), ..words }
    }

    fn outcome(&self, name: &str) -> Option<u8> {
        // Outcomes are cards, faces of dice, and seats, inhabitants and areas chosen by lot.
        let number = |prefix: &str, most: u8| {
            let n: u8 = name.strip_prefix(prefix)?.parse().ok()?;
            (n <= most).then_some(n)
        };
        let card = || self.content.cards.iter().position(|row| row.id == name);
        number("face ", 6)
            .and_then(|face| face.checked_sub(1))
            .or_else(|| number("seat ", 4))
            .or_else(|| Inhabitant::named(name).map(|who| who as u8))
            .or_else(|| Area::named(name).map(|area| area as u8))
            .or_else(|| card().map(|kind| kind as u8))
    }
}

impl Valda {
    fn kind_named(&self, id: &str) -> Result<Kind, Impossible> {
        let place = self.content.cards.iter().position(|row| row.id == id);
        place.map(|place| Kind(place as u8)).ok_or_else(|| {
            let mut ids = self.content.cards.iter().map(|row| row.id.as_str());
            let hint = ids
                .find(|one| is_slip(id, one))
                .map_or_else(String::new, |near| format!("; did you mean {near}?"));
            Impossible(format!("there is no card \"{id}\"{hint}"))
        })
    }
}

/// Whether an id was meant for another: the same number, and the same letters in any order and case.
/// Ids are near each other anyway, and another number is a card that is not there.
fn is_slip(id: &str, meant: &str) -> bool {
    let parted = |id: &str| {
        let (number, mut letters): (String, Vec<char>) = (
            id.chars().filter(char::is_ascii_digit).collect(),
            id.chars().filter(char::is_ascii_alphabetic).collect(),
        );
        letters.iter_mut().for_each(char::make_ascii_uppercase);
        letters.sort_unstable();
        (number, letters)
    };
    parted(id) == parted(meant)
}

fn impossible<T>(problem: String) -> Result<T, Impossible> {
    Err(Impossible(problem))
}

#[cfg(test)]
mod tests {
    use super::is_slip;

    #[test]
    fn a_card_is_suggested_for_a_slip_only() {
        assert!(is_slip("bas-a02", "BAS-A02") && is_slip("BSA-A02", "BAS-A02"));
        assert!(!is_slip("BAS-A20", "BAS-A02") && !is_slip("NEW-02", "HEI-02"));
    }
}
