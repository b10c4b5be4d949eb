//! From a position to words.

use gladsheim_engine::{By, Seat};

use super::{Position, SeatPosition};
use crate::ids::{Area, CardSet, Kind, Resource, SITES, Side, Site};
use crate::rules::Valda;
use crate::state::{Frame, Ice, State};
use crate::view::{Frost, used_up};

impl Valda {
    pub(super) fn in_words(&self, state: &State) -> Position {
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
            cards.as_slice().iter().rev().map(|card| self.id(self.kind(*card))).collect()
        };
        let both = |sides: &By<Side, CardSet, 2>| {
            Side::ALL.into_iter().flat_map(|side| ids(&sides[side])).collect()
        };
        let under = |side: Side| {
            let cards = state.under[side];
            cards.as_slice().iter().rev().map(|card| self.id(self.kind(*card))).collect()
        };
        let lives = |area: Area| Some((area, state.inhabitants[area]?));
        let decides = |area: Area| Some((area, state.giants.drafters[area]?));
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
            moves: turn.moves,
            attackers: Some(turn.attackers.to_vec()),
            slot: turn.slot,
            made: turn.made,
            played: ids(&state.played),
            repeatable: turn.last.map(|kind| self.id(kind)),
            deck: Some(both(&state.decks)),
            under: Side::ALL.into_iter().map(|side| (side, under(side))).collect(),
            pile: both(&state.piles),
            removed: ids(&used_up(self, state)),
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
            inhabitants: Area::ALL.into_iter().filter_map(lives).collect(),
            drafters: Area::ALL.into_iter().filter_map(decides).collect(),
            allowance: Some(state.giants.allowance),
            rerolls: turn.rerolls,
            die_turns: turn.die_turns,
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
        let temples = Area::ALL.into_iter().map(|area| (area, state.temples(seat, area)));
        let frozen = Area::ALL.into_iter().map(|area| (area, frozen(state, seat, area)));
        SeatPosition {
            blood,
            diamond,
            gold,
            rune,
            followers: village.followers,
            mines: Some(village.mines),
            drills: Some(village.drills),
            temples: temples.filter(|(_, count)| *count > 0).collect(),
            frozen: frozen.filter(|(_, frozen)| !frozen.is_empty()).collect(),
            immune: state.giants.immune.contains(seat),
            lawless: state.giants.lawless.contains(seat),
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

/// How the frozen temples of a player in an area are frozen.
fn frozen(state: &State, seat: Seat, area: Area) -> Vec<Frost> {
    let plots = (0..SITES).filter_map(|number| state.sites[Site::of(area, number)].get());
    let own = plots.filter(|(owner, _)| *owner == seat);
    own.filter_map(|(_, ice)| match ice {
        Ice::None => None,
        Ice::Until(until) => Some(Frost::Until(until)),
        Ice::ForGood => Some(Frost::ForGood),
    })
    .collect()
}
