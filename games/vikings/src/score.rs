//! The order of turns, the points and who has won (TV-SCORE).

use arrayvec::ArrayVec;
use gladsheim_engine::{Seat, Standings};

use crate::control;
use crate::ids::{CLANS, Clan, Rune};
use crate::rules::Vikings;
use crate::state::State;

/// Who takes a turn of an era, after so many. Solo, the human and the enemy alternate (TV-SOLO-3).
pub(crate) fn in_turn(game: &Vikings, first: Seat, taken: u8) -> Clan {
    if game.is_solo() {
        return if taken.is_multiple_of(2) { Clan(0) } else { Clan::ENEMY };
    }
    in_turn_of(game, first, taken)
}

/// The clan so many places after the first player, going clockwise.
pub(crate) fn in_turn_of(game: &Vikings, first: Seat, places: u8) -> Clan {
    Clan((first.index() as u8 + places) % game.rules.players.max(1))
}

/// How many turns an era has.
pub(crate) fn turns_of_era(game: &Vikings, era: u8) -> u8 {
    game.content.era(era).hand * if game.is_solo() { 2 } else { game.rules.players }
}

/// The round of turns, from 1, over all eras.
pub(crate) fn round(game: &Vikings, s: &State) -> u16 {
    let before: u16 = (0..s.turn.era).map(|era| u16::from(game.content.era(era).hand)).sum();
    let in_a_round = if game.is_solo() { 2 } else { game.rules.players };
    let hand = game.content.era(s.turn.era).hand;
    let within = (s.turn.taken / in_a_round).min(hand.saturating_sub(1));
    before + u16::from(within) + 1
}

/// The place of each god by Fury, from 0. Those with the same Fury share the lowest of their places
/// (TV-SCORE-2).
pub(crate) fn god_places(s: &State) -> [u8; 3] {
    Rune::ALL.map(|rune| {
        let others = Rune::ALL.into_iter().filter(|other| *other != rune);
        others.filter(|other| s.fury[*other] >= s.fury[rune]).count() as u8
    })
}

/// A clan's points, by what they come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Points {
    /// Island Runes held.
    pub(crate) islands: u16,
    /// Runes on Favor Cards.
    pub(crate) favors: u16,
    /// Giants slain (TV-SCORE-3).
    pub(crate) giants: u16,
}

impl Points {
    /// All together.
    pub(crate) const fn all(self) -> u16 {
        self.islands + self.favors + self.giants
    }
}

/// The points of a clan, if the game were over now (TV-SCORE-1).
pub(crate) fn points(game: &Vikings, s: &State, clan: Clan) -> Points {
    let places = god_places(s);
    let value = |rune: Rune| {
        let place = places.get(rune as usize).copied().unwrap_or_default();
        game.content.points.get(usize::from(place)).copied()
    };
    let holding = &s.clans[clan];
    let mut points = Points::default();
    for area in game.map.areas.iter().filter(|area| s.runes[*area] == Some(clan)) {
        let worth = value(game.map.area[area].rune).map_or(0, |value| value.island);
        points.islands += u16::from(worth);
    }
    for favor in holding.favors.iter() {
        let runes = &game.content.favor(favor).runes;
        for rune in Rune::ALL {
            let worth = value(rune).map_or(0, |value| value.favor);
            points.favors += u16::from(runes[rune]) * u16::from(worth);
        }
    }
    points.giants =
        holding.slain.iter().map(|giant| u16::from(game.content.giant(giant).points)).sum();
    points
}

/// The clans that score: the seats, and the solo enemy.
pub(crate) fn scoring(game: &Vikings) -> impl Iterator<Item = Clan> {
    let enemy = game.is_solo().then_some(Clan::ENEMY);
    (0..game.rules.players).map(Clan).chain(enemy)
}

/// The points of all who score.
pub(crate) fn all_points(game: &Vikings, s: &State) -> ArrayVec<u16, CLANS> {
    scoring(game).map(|clan| points(game, s, clan).all()).collect()
}

/// What decides, in this order: points, Island Runes, Favor Cards, Temples and Boats on the map,
/// resources (TV-SCORE-4). The Chieftain Boat is no Boat, and the enemy's tracks are its resources
/// (TV-SOLO-70).
pub(crate) fn worth(game: &Vikings, s: &State, clan: Clan) -> [u16; 6] {
    let holding = &s.clans[clan];
    [
        points(game, s, clan).all(),
        control::runes_held(s, clan).into(),
        holding.favors.len() as u16,
        holding.temples.len() as u16,
        holding.docked.len() as u16 + u16::from(holding.afloat.len()),
        holding.stock.all().iter().copied().map(u16::from).sum(),
    ]
}

/// The ranking of a game that is over. Whoever left comes after all who stayed (TV-LEAVE-4).
pub(crate) fn standings(game: &Vikings, s: &State) -> Standings {
    let seats = usize::from(game.rules.players);
    if s.left.len() == seats {
        return Standings::void();
    }
    if game.is_solo() {
        // The human wins with more, and the enemy wins what is even at the last (TV-SOLO-70).
        let has_won = worth(game, s, Clan(0)) > worth(game, s, Clan::ENEMY);
        return Standings::from_ranks([if has_won { 1 } else { 2 }]);
    }
    let rank_of = |seat: Seat| (!s.left.contains(seat), worth(game, s, Clan::of(seat)));
    let ranks = Seat::all(seats).map(|seat| {
        let ahead = Seat::all(seats).filter(|other| rank_of(*other) > rank_of(seat)).count();
        ahead as u8 + 1
    });
    Standings::from_ranks(ranks)
}
