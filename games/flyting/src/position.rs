//! Positions in words, for scenarios: what they leave out is as at the start of a game.

use std::collections::BTreeMap;

use gladsheim_engine::{Arrange, Chance, Game as _, Impossible, Seat, SeatSet, Silent};
use serde::{Deserialize, Serialize};

use crate::rules::Flyting;
use crate::state::{Line, Phase, State};
use crate::verse::{Verse, Verses};

/// Where in the round a position is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PhaseName {
    /// All choose a line.
    #[default]
    Recite,
    /// Somebody has the floor.
    Floor,
    /// Somebody who listens keeps one of two verses.
    Keep,
    /// The game is over.
    Over,
}

/// A position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Position {
    /// The round, counted from 1; the first, if left out.
    pub round: Option<u8>,
    /// Who takes the floor where nobody is alone; seat 0, if left out.
    pub first: Option<u8>,
    /// Where in the round.
    pub phase: PhaseName,
    /// Who has the floor, or listens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub floor: Option<u8>,
    /// The two verses of which one is to be kept.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub heard: Vec<Verse>,
    /// The verses that were recited.
    pub recited: Verses,
    /// The verses that nobody has heard; all that are nowhere else, if left out.
    pub deck: Option<Verses>,
    /// The players.
    pub seat: BTreeMap<u8, SeatPosition>,
}

/// A player in a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatPosition {
    /// The verses in the hand; as many as everybody begins with, whichever are left, if left out.
    pub hand: Option<Verses>,
    /// The verses heard and forgotten.
    pub forgotten: Verses,
    /// The line chosen: a verse, or `silent`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<String>,
    /// What was won.
    pub fame: u8,
    /// Whether the player left.
    pub left: bool,
}

impl Arrange for Flyting {
    type Position = Position;

    fn arrange(&self, position: &Position, chance: Chance) -> Result<State, Impossible> {
        let mut state = self.start(Chance::fast(0), &mut Silent);
        state.chance = chance;
        state.round = position.round.unwrap_or(1);
        if !(1..=self.rounds()).contains(&state.round) {
            return no(format!("there is no round {}", state.round));
        }
        state.first = self.seat(position.first.unwrap_or(0))?;
        (state.deck, state.recited) = (self.content.pile(), position.recited);
        take_all(&mut state.deck, position.recited)?;
        let mut given = SeatSet::EMPTY;
        for (number, player) in &position.seat {
            let seat = self.seat(*number)?;
            state.fame[seat] = player.fame;
            state.forgotten[seat] = player.forgotten;
            take_all(&mut state.deck, player.forgotten)?;
            if player.left {
                state.left.insert(seat);
            }
            if let Some(hand) = player.hand {
                given.insert(seat);
                state.hands[seat] = hand;
                take_all(&mut state.deck, hand)?;
            }
        }
        state.phase = self.phase(position, &mut state.deck)?;
        for seat in Seat::all(self.seats()).filter(|seat| !given.contains(*seat)) {
            state.hands[seat] = Verses::default();
            for _ in 0..self.content.contest.hand {
                let Some(verse) = state.deck.at(0) else { return no("the deck is too small") };
                state.deck.take(verse);
                state.hands[seat].add(verse, 1);
            }
        }
        if position.deck.is_some_and(|deck| deck != state.deck) {
            return no("the deck has the verses that are nowhere else, and no others");
        }
        for (number, player) in &position.seat {
            let seat = self.seat(*number)?;
            state.sealed[seat] = line(&state, seat, player)?;
        }
        self.check(&state)?;
        Ok(state)
    }

    fn describe(&self, state: &State) -> Position {
        let (phase, floor, heard) = match state.phase {
            Phase::Recite => (PhaseName::Recite, None, Vec::new()),
            Phase::Floor(seat) => (PhaseName::Floor, Some(seat), Vec::new()),
            Phase::Keep(seat, heard) => (PhaseName::Keep, Some(seat), heard.to_vec()),
            Phase::Over => (PhaseName::Over, None, Vec::new()),
        };
        let line = |seat| match state.sealed[seat]? {
            Line::Silent => Some("silent".to_owned()),
            Line::Verse(verse) => Some(verse.name().to_owned()),
        };
        let player = |seat: Seat| SeatPosition {
            hand: Some(state.hands[seat]),
            forgotten: state.forgotten[seat],
            line: line(seat),
            fame: state.fame[seat],
            left: state.left.contains(seat),
        };
        Position {
            round: Some(state.round),
            first: Some(state.first.into()),
            phase,
            floor: floor.map(u8::from),
            heard,
            recited: state.recited,
            deck: Some(state.deck),
            seat: Seat::all(self.seats()).map(|seat| (seat.into(), player(seat))).collect(),
        }
    }

    /// The faces of the die, and the verses that are drawn.
    fn outcome(&self, name: &str) -> Option<u8> {
        if let Some(verse) = Verse::named(name) {
            return Some(verse as u8);
        }
        let face: u8 = name.strip_prefix("face ")?.parse().ok()?;
        face.checked_sub(1).filter(|face| *face < 6)
    }
}

impl Flyting {
    fn seat(&self, number: u8) -> Result<Seat, Impossible> {
        let seat = Seat::new(number.into()).filter(|seat| seat.index() < self.seats());
        seat.ok_or_else(|| Impossible(format!("there is no seat {number}")))
    }

    fn phase(&self, position: &Position, deck: &mut Verses) -> Result<Phase, Impossible> {
        let floor = || match position.floor {
            Some(number) => self.seat(number),
            None => no("nobody has the floor"),
        };
        match (position.phase, &*position.heard) {
            (PhaseName::Recite, []) if position.floor.is_none() => Ok(Phase::Recite),
            (PhaseName::Floor, []) => Ok(Phase::Floor(floor()?)),
            (PhaseName::Over, []) if position.floor.is_none() => Ok(Phase::Over),
            (PhaseName::Keep, &[one, other]) if one != other => {
                take_all(deck, [one, other].into_iter().collect())?;
                Ok(Phase::Keep(floor()?, [one.min(other), one.max(other)]))
            }
            (PhaseName::Keep, _) => no("two different verses are heard, and one is kept"),
            _ => no("nobody listens or has the floor in this phase"),
        }
    }

    /// What holds of every position that waits for somebody.
    fn check(&self, state: &State) -> Result<(), Impossible> {
        let present = state.present(self.seats());
        if state.phase == Phase::Over {
            return Ok(());
        }
        if present.len() < 2 {
            return no("there is nobody left to contend with");
        }
        if self.waiting(state).iter().any(|seat| state.left.contains(seat)) {
            return no("who left cannot have the floor");
        }
        let is_bare = |seat: Seat| state.hands[seat].total() == 0;
        match state.phase {
            Phase::Recite if present.iter().any(is_bare) => no("a player has no verse left"),
            Phase::Recite if self.waiting(state).is_empty() => no("all have chosen a line"),
            _ => Ok(()),
        }
    }
}

fn line(state: &State, seat: Seat, player: &SeatPosition) -> Result<Option<Line>, Impossible> {
    let Some(text) = &player.line else { return Ok(None) };
    if state.phase != Phase::Recite || player.left {
        return no("nobody chooses a line now");
    }
    if text == "silent" {
        return Ok(Some(Line::Silent));
    }
    match Verse::named(text) {
        Some(verse) if state.hands[seat].of(verse) > 0 => Ok(Some(Line::Verse(verse))),
        Some(verse) => no(format!("there is no {verse} in the hand of seat {seat}")),
        None => no(format!("there is no verse \"{text}\"")),
    }
}

fn take_all(deck: &mut Verses, pile: Verses) -> Result<(), Impossible> {
    for verse in Verse::ALL {
        for _ in 0..pile.of(verse) {
            if !deck.take(verse) {
                return no(format!("there are not enough verses of the kind {verse}"));
            }
        }
    }
    Ok(())
}

fn no<T>(reason: impl Into<String>) -> Result<T, Impossible> {
    Err(Impossible(reason.into()))
}
