//! From words to a position.

use gladsheim_engine::{By, Card, Impossible, Pile, Seat, Silent};

use super::{Position, SeatPosition, impossible};
use crate::ids::{
    AREAS, Area, CardSet, CardType, Choosing, Inhabitant, Phase, Resource, SITES, Side,
};
use crate::rules::Valda;
use crate::setup;
use crate::state::{Frame, Ice, Plot, Stage, State, UNDER};
use crate::view::Frost;

/// Hands out physical cards, each once.
pub(super) struct Layout<'g> {
    pub(super) game: &'g Valda,
    pub(super) in_play: CardSet,
    pub(super) free: CardSet,
}

impl Layout<'_> {
    fn take(&mut self, id: &str) -> Result<Card, Impossible> {
        let kind = self.game.kind_named(id)?;
        let copies = self.game.copies(kind);
        let Some(card) = self.free.and(copies).lowest() else {
            let count = copies.len();
            if count == 0 || !self.in_play.meets(copies) {
                return impossible(format!("{id} is not played with at this table"));
            }
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

/// Lets a player know where cards are: in other hands, in divine decks, or under main decks.
pub(super) fn arrange_knowledge(
    game: &Valda,
    state: &mut State,
    seat: Seat,
    ids: &[String],
) -> Result<(), Impossible> {
    let others = Seat::all(game.rules().players.into()).filter(|other| *other != seat);
    let hands = others.fold(CardSet::EMPTY, |all, other| all.or(&state.hands[other]));
    let decks = Area::ALL.into_iter().flat_map(|area| state.divine[area].as_slice().to_vec());
    let under = Side::ALL.into_iter().flat_map(|side| state.under[side].as_slice().to_vec());
    let hidden = decks.chain(under).fold(hands, |mut all, card| {
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

impl Valda {
    /// The physical cards that can lie somewhere: not those of whoever lives nowhere.
    pub(super) fn cards_at(&self, state: &State) -> CardSet {
        let all = CardType::ALL.into_iter().map(|kind| self.all(kind).len()).sum();
        let is_there = |card: &Card| {
            let home = self.spec(self.kind(*card)).deck.home();
            home.is_none_or(|(area, who)| state.inhabitants[area] == Some(who))
        };
        CardSet::run(0, all).iter().filter(is_there).collect()
    }

    pub(super) fn arrange_inhabitants(
        &self,
        state: &mut State,
        position: &Position,
    ) -> Result<(), Impossible> {
        if !self.has_giants() {
            return match position.inhabitants.values().find(|who| **who == Inhabitant::Giant) {
                Some(_) => impossible("giants live only in a game with them".into()),
                None => Ok(()),
            };
        }
        let undecided = self.rules.giants == Some(Choosing::FirstTemple)
            || position.stage == Some(Stage::Draft);
        for area in Area::ALL {
            let default = (!undecided).then_some(Inhabitant::God);
            let who = position.inhabitants.get(&area).copied().or(default);
            state.inhabitants[area] = who;
            if let Some(who) = who {
                setup::lay_divine_deck(self, state, area, who);
            }
            state.giants.drafters[area] = position.drafters.get(&area).copied();
        }
        Ok(())
    }

    pub(super) fn arrange_seat(
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
                return impossible(format!("there are not that many {resource} (VD-GEN-4)"));
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
            if state.inhabitants[*area].is_none() {
                return impossible(format!("nobody lives in the area of {area} yet"));
            }
            let mut frozen = given.frozen.get(area).into_iter().flatten();
            for _ in 0..*count {
                let Some(site) = state.free_site(*area) else {
                    return impossible(format!("the area of {area} has only {SITES} sites"));
                };
                let ice = frozen.next().map_or(Ice::None, |frost| match frost {
                    Frost::Until(until) => Ice::Until(*until),
                    Frost::ForGood => Ice::ForGood,
                });
                state.sites[site] = Plot::temple(seat, ice);
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
        for (holds, seats) in [
            (given.left, &mut state.left),
            (given.immune, &mut state.giants.immune),
            (given.lawless, &mut state.giants.lawless),
        ] {
            if holds {
                seats.insert(seat);
            }
        }
        Ok(())
    }

    pub(super) fn arrange_cards(
        &self,
        state: &mut State,
        position: &Position,
        layout: &mut Layout<'_>,
    ) -> Result<(), Impossible> {
        state.removed = state.removed.or(&layout.take_all(&position.removed)?);
        state.open = layout.take_all(&position.open)?;
        state.table = layout.take_all(&position.table)?;
        state.recycled = layout.take_all(&position.pile)?;
        state.piles = self.by_side(&state.recycled);
        for (side, cards) in &position.under {
            if cards.len() > UNDER {
                return impossible(format!("at most {UNDER} cards lie under deck {side}"));
            }
            let cards: Result<Vec<Card>, _> = cards.iter().map(|id| layout.take(id)).collect();
            state.under[*side] = cards?.into_iter().rev().collect();
        }
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
            state.decks = self.by_side(&layout.take_all(deck)?);
        }
        let mut spare: Vec<Card> = Vec::new();
        let mut main = CardSet::EMPTY;
        let mut decks = [Pile::<Card, 16>::default(); AREAS];
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
            state.decks = self.by_side(&main);
        }
        for (area, deck) in Area::ALL.into_iter().zip(decks) {
            if !position.divine.contains_key(&area) {
                state.divine[area] = deck;
            }
        }
        // Where deck or divine decks are given, what is left over is out of the game.
        state.removed = state.removed.or(&spare.into_iter().collect());
        for id in &position.played {
            let kind = self.kind_named(id)?;
            if let Some(card) = self.copies(kind).without(&state.played).lowest() {
                state.played.insert(card);
            }
        }
        Ok(())
    }

    /// Main-deck cards by the deck that they belong to.
    fn by_side(&self, cards: &CardSet) -> By<Side, CardSet, 2> {
        let mut sides = By::default();
        for card in cards.iter() {
            let side = self.side_of(self.spec(self.kind(card)).kind);
            let cards: &mut CardSet = &mut sides[side];
            cards.insert(card);
        }
        sides
    }

    /// Puts the game at a stage of a turn, and lets it run on to the first question there.
    pub(super) fn arrange_turn(
        &self,
        state: &mut State,
        position: &Position,
    ) -> Result<(), Impossible> {
        let seats = usize::from(self.rules().players);
        let board = &self.content.board;
        state.first = position.first.unwrap_or(Seat::wrapping(0));
        let round = position.round.unwrap_or(1);
        let stage = self.stage_of(position)?;
        let drafting = stage == Stage::Draft;
        let round = if drafting { 0 } else { round };
        if !(1..=board.rounds).contains(&round) && !drafting {
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
        let giants = self.has_giants();
        turn.phase = match stage {
            Stage::Valda | Stage::Draft => Phase::Valda,
            Stage::Order if giants => Phase::Valda,
            Stage::Roll | Stage::Draw | Stage::Keep | Stage::Limit | Stage::End if giants => {
                Phase::Resource
            }
            Stage::Begin | Stage::Roll | Stage::Trade | Stage::Source => Phase::Resource,
            Stage::Act | Stage::Limit => Phase::Game,
            Stage::Build | Stage::Order => Phase::Building,
            Stage::Attack => Phase::Attack,
            Stage::Followers | Stage::End | Stage::Draw | Stage::Keep => Phase::Followers,
        };
        turn.rerolls = position.rerolls;
        turn.die_turns = position.die_turns;
        if giants && stage != Stage::Begin {
            state.giants.allowance = position.allowance.unwrap_or(board.builds);
        }
        turn.actions = position.actions.unwrap_or(board.actions);
        turn.builds = position.builds.unwrap_or(board.builds);
        turn.built = position.built;
        turn.uses = position.uses;
        turn.moves = position.moves;
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

    /// Where in the turn a position stands; by its phase, if it does not say so itself.
    fn stage_of(&self, position: &Position) -> Result<Stage, Impossible> {
        let stage = position.stage.unwrap_or(match position.phase {
            None => Stage::Begin,
            Some(Phase::Resource) => Stage::Roll,
            Some(Phase::Game) => Stage::Source,
            Some(Phase::Valda) => Stage::Valda,
            Some(Phase::Building) => Stage::Build,
            Some(Phase::Attack) => Stage::Order,
            Some(Phase::Followers) => Stage::Followers,
        });
        let only_with = matches!(stage, Stage::Draft | Stage::Valda | Stage::Draw | Stage::Keep);
        let only_without =
            matches!(stage, Stage::Trade | Stage::Source | Stage::Act | Stage::Build);
        if self.has_giants() && only_without {
            return impossible("there is no such phase with the giants (VD-RG-TURN-1)".into());
        }
        if !self.has_giants() && only_with {
            return impossible("there is no such phase without the giants (VD-TURN-2)".into());
        }
        Ok(stage)
    }
}
