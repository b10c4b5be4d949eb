//! Positions in the game's own words, for scenarios.

use std::collections::BTreeMap;

use gladsheim_engine::{Arrange, Chance, Impossible, Seat, Silent};
use serde::{Deserialize, Serialize};

use crate::cardset::{Card, CardSet};
use crate::ids::{AREAS, Area, CardType, Kind, Phase, Resource, SITES, Side};
use crate::pile::Pile;
use crate::rules::Valda;
use crate::setup;
use crate::state::{Frame, Ice, Plot, Stage, State};
use crate::view::Uses;

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
    /// The main deck, in no order. If left out: all of its cards that lie nowhere else.
    pub deck: Option<Vec<String>>,
    /// The discard pile.
    pub pile: Vec<String>,
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

    fn arrange(&self, position: &Position) -> Result<State, Impossible> {
        if let Some(exact) = &position.exact {
            return Ok(**exact);
        }
        let mut state = setup::laid_out(self, Chance::fast(0));
        let mut layout = Layout { game: self, free: CardSet::run(0, self.copies_in_play()) };
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
        let exact = !self.arrange(&words).is_ok_and(|again| same(&again));
        Position { exact: exact.then(|| Box::new(*state)), ..words }
    }

    fn outcome(&self, name: &str) -> Option<u8> {
        // Outcomes are cards, faces of dice, and seats chosen by lot.
        let number = |prefix: &str, most: u8| {
            let n: u8 = name.strip_prefix(prefix)?.parse().ok()?;
            (n <= most).then_some(n)
        };
        let card = || self.content.cards.iter().position(|row| row.id == name);
        number("face ", 6)
            .and_then(|face| face.checked_sub(1))
            .or_else(|| number("seat ", 4))
            .or_else(|| card().map(|kind| kind as u8))
    }
}

/// Hands out physical cards, each once.
struct Layout<'g> {
    game: &'g Valda,
    free: CardSet,
}

impl Layout<'_> {
    fn take(&mut self, id: &str) -> Result<Card, Impossible> {
        let kind = self.game.kind_named(id)?;
        let copies = self.game.copies(kind);
        let Some(card) = self.free.and(copies).lowest() else {
            let count = copies.len();
            return impossible(format!(
                "{id} is laid out more often than the game has it: {count}"
            ));
        };
        self.free.remove(card);
        Ok(card)
    }

    fn take_all(&mut self, ids: &[String]) -> Result<CardSet, Impossible> {
        ids.iter().map(|id| self.take(id)).collect()
    }
}

impl Valda {
    /// How many physical cards are in play.
    fn copies_in_play(&self) -> usize {
        CardType::ALL.into_iter().map(|kind| self.all(kind).len()).sum()
    }

    fn kind_named(&self, id: &str) -> Result<Kind, Impossible> {
        let place = self.content.cards.iter().position(|row| row.id == id);
        place.map(|place| Kind(place as u8)).ok_or_else(|| {
            let ids = self.content.cards.iter().map(|row| row.id.as_str());
            let hint = gladsheim_engine::nearest(id, ids)
                .map_or_else(String::new, |near| format!("; did you mean {near}?"));
            Impossible(format!("there is no card \"{id}\"{hint}"))
        })
    }

    fn arrange_seat(
        &self,
        state: &mut State,
        seat: Seat,
        given: &SeatPosition,
        layout: &mut Layout<'_>,
    ) -> Result<(), Impossible> {
        let board = &self.content.board;
        let stock = [given.blood, given.diamond, given.gold, given.rune];
        for (resource, n) in Resource::ALL.into_iter().zip(stock) {
            let Some(left) = state.bank[resource].checked_sub(n) else {
                return impossible(format!("there are not so many {resource} (VD-GEN-4)"));
            };
            state.bank[resource] = left;
            state.villages[seat].stock[resource] = n;
        }
        let mask = |areas: &[Area]| areas.iter().fold(0, |mask, area| mask | 1 << *area as u8);
        let village = &mut state.villages[seat];
        village.followers = given.followers;
        village.mines = given.mines.unwrap_or(board.start_mines);
        village.drills = given.drills.unwrap_or(board.start_drills);
        village.rewarded = mask(&given.rewarded);
        village.borrowed = mask(&given.borrowed);
        village.empowered = mask(&given.empowered);
        if village.mines > board.max_mines || village.drills > board.max_drills {
            return impossible(format!("seat {seat} has too many buildings (VD-BUILD-3)"));
        }
        for (area, count) in &given.temples {
            for _ in 0..*count {
                let Some(site) = state.free_site(*area) else {
                    return impossible(format!("the area of {area} has only {SITES} sites"));
                };
                state.sites[site] = Plot::temple(seat, Ice::None);
                state.villages[seat].temples += 1;
            }
        }
        if state.villages[seat].temples > board.figures {
            return impossible(format!("seat {seat} has only {} temples", board.figures));
        }
        state.hands[seat] = layout.take_all(&given.hand)?;
        if given.cards.is_some_and(|cards| usize::from(cards) != given.hand.len()) {
            return impossible(format!("seat {seat} has {} cards in hand", given.hand.len()));
        }
        if given.left {
            state.left.insert(seat);
        }
        Ok(())
    }

    fn arrange_cards(
        &self,
        state: &mut State,
        position: &Position,
        layout: &mut Layout<'_>,
    ) -> Result<(), Impossible> {
        state.open = layout.take_all(&position.open)?;
        state.table = layout.take_all(&position.table)?;
        state.piles[Side::A] = layout.take_all(&position.pile)?;
        state.recycled = state.piles[Side::A];
        for (area, cards) in &position.divine {
            if cards.len() > 16 {
                return impossible(format!("the deck of {area} has at most 16 cards"));
            }
            let mut deck = Pile::default();
            for id in cards.iter().rev() {
                deck.push(layout.take(id)?);
            }
            state.divine[*area] = deck;
        }
        if let Some(deck) = &position.deck {
            state.decks[Side::A] = layout.take_all(deck)?;
        }
        let mut spare: Vec<Card> = Vec::new();
        let mut main = CardSet::EMPTY;
        let mut decks = [Pile::<16>::default(); AREAS];
        for card in layout.free.iter() {
            match self.spec(self.kind(card)).deck.home() {
                None if position.deck.is_none() => main.insert(card),
                Some((area, _)) if !position.divine.contains_key(&area) => {
                    decks.get_mut(area as usize).into_iter().for_each(|deck| deck.push(card));
                }
                _ => spare.push(card),
            }
        }
        if position.deck.is_none() {
            state.decks[Side::A] = main;
        }
        for (area, deck) in Area::ALL.into_iter().zip(decks) {
            if !position.divine.contains_key(&area) {
                state.divine[area] = deck;
            }
        }
        // Where deck or divine decks are given, what is left over is out of the game.
        state.removed = spare.into_iter().collect();
        for id in &position.played {
            let kind = self.kind_named(id)?;
            if let Some(card) = self.copies(kind).without(&state.played).lowest() {
                state.played.insert(card);
            }
        }
        Ok(())
    }

    /// Puts the game at a stage of a turn, and lets it run on to the first question there.
    fn arrange_turn(&self, state: &mut State, position: &Position) -> Result<(), Impossible> {
        let seats = usize::from(self.rules().players);
        let board = &self.content.board;
        state.first = position.first.unwrap_or(Seat::wrapping(0));
        let round = position.round.unwrap_or(1);
        if !(1..=board.rounds).contains(&round) {
            return impossible(format!("there are {} rounds (VD-TURN-1)", board.rounds));
        }
        let active = position.active.unwrap_or(state.first);
        if active.index() >= seats || state.first.index() >= seats {
            return impossible(format!("there are only {seats} seats at this table"));
        }
        let mut turn = setup::fresh_turn(round, active);
        turn.taken = (0..self.rules().players)
            .find(|taken| crate::score::in_turn(self, state, round, *taken) == active)
            .unwrap_or(0);
        let stage = position.stage.unwrap_or(match position.phase {
            None => Stage::Begin,
            Some(Phase::Resource) => Stage::Roll,
            Some(Phase::Game | Phase::Valda) => Stage::Source,
            Some(Phase::Building) => Stage::Build,
            Some(Phase::Attack) => Stage::Order,
            Some(Phase::Followers) => Stage::Followers,
        });
        turn.phase = match stage {
            Stage::Begin | Stage::Roll | Stage::Trade | Stage::Source => Phase::Resource,
            Stage::Act | Stage::Limit => Phase::Game,
            Stage::Build | Stage::Order => Phase::Building,
            Stage::Attack => Phase::Attack,
            Stage::Followers | Stage::End => Phase::Followers,
        };
        turn.actions = position.actions.unwrap_or(board.actions);
        turn.builds = position.builds.unwrap_or(board.builds);
        turn.built = position.built;
        turn.uses = position.uses;
        turn.slot = position.slot;
        turn.made = position.made;
        turn.last = position.repeatable.as_deref().map(|id| self.kind_named(id)).transpose()?;
        for (place, seat) in turn.attackers.iter_mut().zip(position.attackers.iter().flatten()) {
            *place = *seat;
        }
        if stage == Stage::Attack && position.attackers.is_none() {
            return impossible("stage \"attack\" needs the attackers; \"order\" finds them".into());
        }
        if !state.open.is_empty() && turn.phase != Phase::Game {
            return impossible("an open row lies only in the game phase (VD-GAME-9)".into());
        }
        state.turn = turn;
        // Cannot fail: the stack is empty.
        let _ = state.stack.push(Frame::Stage(stage));
        let mut silent = Silent;
        self.play(state, &mut silent).settle();
        Ok(())
    }

    fn in_words(&self, state: &State) -> Position {
        let ids = |cards: &CardSet| -> Vec<String> {
            let kinds = self.kinds(cards).into_iter();
            kinds.map(|kind| self.id(kind)).collect()
        };
        let turn = &state.turn;
        let stage = state.stack.iter().find_map(|frame| match frame {
            Frame::Stage(stage) => Some(*stage),
            _ => None,
        });
        let deck = |area: Area| {
            let cards = state.divine[area];
            cards.cards().iter().rev().map(|card| self.id(self.kind(*card))).collect()
        };
        let control =
            Area::ALL.into_iter().filter_map(|area| Some((area, state.controller(area)?)));
        let fighting = state.stack.iter().any(|frame| matches!(frame, Frame::Strike(_)));
        Position {
            round: Some(turn.round),
            first: Some(state.first),
            active: Some(turn.active),
            phase: Some(turn.phase),
            stage,
            actions: Some(turn.actions),
            builds: Some(turn.builds),
            built: turn.built,
            uses: turn.uses,
            attackers: Some(turn.attackers.to_vec()),
            slot: turn.slot,
            made: turn.made,
            played: ids(&state.played),
            repeatable: turn.last.map(|kind| self.id(kind)),
            deck: Some(ids(&state.decks[Side::A])),
            pile: ids(&state.piles[Side::A]),
            open: ids(&state.open),
            table: ids(&state.table),
            divine: Area::ALL.into_iter().map(|area| (area, deck(area))).collect(),
            bank: Some(Resource::ALL.into_iter().zip(*state.bank.all()).collect()),
            control: Some(control.collect()),
            winners: state.is_over().then(|| state.winners.iter().collect()),
            attack_value: fighting.then_some(state.attack.value),
            seat: Seat::all(self.rules().players.into())
                .map(|seat| (seat.to_string(), self.seat_in_words(state, seat)))
                .collect(),
            exact: None,
        }
    }

    fn seat_in_words(&self, state: &State, seat: Seat) -> SeatPosition {
        let village = &state.villages[seat];
        let [blood, diamond, gold, rune] = *village.stock.all();
        let areas = |mask: u8| {
            Area::ALL.into_iter().filter(|area| mask >> *area as u8 & 1 != 0).collect::<Vec<_>>()
        };
        let ids = |cards: &CardSet| -> Vec<String> {
            self.kinds(cards).into_iter().map(|kind| self.id(kind)).collect()
        };
        let temples = Area::ALL.into_iter().map(|area| (area, state.temples(seat, area).0));
        SeatPosition {
            blood,
            diamond,
            gold,
            rune,
            followers: village.followers,
            mines: Some(village.mines),
            drills: Some(village.drills),
            temples: temples.filter(|(_, count)| *count > 0).collect(),
            hand: ids(&state.hands[seat]),
            cards: Some(state.hands[seat].len() as u8),
            rewarded: areas(village.rewarded),
            borrowed: areas(village.borrowed),
            empowered: areas(village.empowered),
            knows: ids(&state.known[seat]),
            left: state.left.contains(seat),
        }
    }

    /// The id of a kind of card.
    pub(crate) fn id(&self, kind: Kind) -> String {
        self.content.cards.get(usize::from(kind.0)).map_or_else(String::new, |row| row.id.clone())
    }
}

/// Lets a player know where cards are: in other hands, or in divine decks.
fn arrange_knowledge(
    game: &Valda,
    state: &mut State,
    seat: Seat,
    ids: &[String],
) -> Result<(), Impossible> {
    let others = Seat::all(game.rules().players.into()).filter(|other| *other != seat);
    let hands = others.fold(CardSet::EMPTY, |all, other| all.or(&state.hands[other]));
    let decks = Area::ALL.into_iter().flat_map(|area| state.divine[area].cards().to_vec());
    let hidden = decks.fold(hands, |mut all, card| {
        all.insert(card);
        all
    });
    for id in ids {
        let kind = game.kind_named(id)?;
        match hidden.and(game.copies(kind)).without(&state.known[seat]).lowest() {
            Some(card) => state.known[seat].insert(card),
            None => return impossible(format!("seat {seat} cannot know where {id} is")),
        }
    }
    Ok(())
}

fn impossible<T>(problem: String) -> Result<T, Impossible> {
    Err(Impossible(problem))
}
