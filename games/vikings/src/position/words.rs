//! From a position to words.

use std::collections::BTreeMap;

use gladsheim_engine::{Card, Impossible};

use super::cards::all_seats;
use super::clans::{SPACES, called};
use super::names::{Names, Who};
use super::{
    At, BattlePosition, ClanPosition, FavorsPosition, MatPosition, Position, SoloPosition, no,
};
use crate::control::{self, influence};
use crate::ids::{Area, Clan, Resource, Rune};
use crate::rules::Vikings;
use crate::sets::CardSet;
use crate::state::{Frame, Stage, State};
use crate::{count, draft, score};

/// Where in the game a state is.
fn at(s: &State) -> At {
    let stage = s.stack.iter().find_map(|frame| match frame {
        Frame::Stage(stage) => Some(*stage),
        _ => None,
    });
    match stage {
        Some(Stage::Harbour { .. }) => At::Harbour,
        Some(Stage::Draft) => At::Draft,
        Some(Stage::Dedicate | Stage::End) => At::Dedicate,
        Some(Stage::LastBattle) => At::LastBattle,
        Some(Stage::Cleanup) => At::Cleanup,
        Some(_) => At::Turn,
        None => At::Over,
    }
}

impl Vikings {
    pub(super) fn in_words(&self, s: &State) -> Position {
        let names = Names(self);
        let ids = |cards: &CardSet| -> Vec<String> {
            cards.iter().map(|card| names.card_id(card)).collect()
        };
        let row = |number: usize| {
            let row = s.favors.get(number).copied().unwrap_or_default();
            row.as_slice().iter().map(|favor| names.favor_id(*favor)).collect()
        };
        let raided = self.map.villages.without(s.villages);
        let stage = at(s);
        let in_a_round = if self.is_solo() { 2 } else { self.rules.players.max(1) };
        let is_turn = matches!(stage, At::Turn | At::Dedicate);
        let holder = |area: Area| s.runes[area].map_or(Who::Free, Who::from);
        let dedicated = SPACES.iter().zip(s.dedicated).filter(|(_, n)| *n > 0);
        Position {
            era: Some(s.turn.era + 1),
            round: is_turn.then(|| s.turn.taken / in_a_round + 1),
            first: Some(s.turn.first),
            active: Some(s.turn.active.into()),
            stage,
            gods: Rune::ALL
                .into_iter()
                .map(|rune| (rune, self.content.god(s.gods[rune]).name.clone()))
                .collect(),
            fury: Rune::ALL.into_iter().zip(*s.fury.all()).collect(),
            runes: self.map.areas.iter().map(|area| (names.area_id(area), holder(area))).collect(),
            raided: raided.iter().map(|dock| names.dock_id(dock)).collect(),
            dedicated: dedicated.map(|(space, n)| ((*space).to_owned(), n)).collect(),
            giants: Some(s.giants.iter().map(|area| names.area_id(area)).collect()),
            favors: FavorsPosition { top: Some(row(0)), bottom: Some(row(1)) },
            battle: s.battle.map(|battle| BattlePosition {
                starter: battle.starter.into(),
                favor: names.favor_id(battle.favor),
                end: battle.end,
                bonus: battle.bonus,
            }),
            deck: Some(ids(&s.deck)),
            discards: Some(ids(&s.discards)),
            buried: ids(&s.buried),
            invaders: ids(&s.invaders),
            seat: all_seats(self)
                .map(|(seat, clan)| (seat.to_string(), self.clan_in_words(s, clan)))
                .collect(),
            enemy: match self.has_enemy() {
                true => self.clan_in_words(s, Clan::ENEMY),
                false => ClanPosition::default(),
            },
            solo: if self.is_solo() { self.solo_in_words(s) } else { SoloPosition::default() },
            exact: None,
        }
    }

    fn clan_in_words(&self, s: &State, clan: Clan) -> ClanPosition {
        let names = Names(self);
        let holding = &s.clans[clan];
        let id = |card: Card| names.card_id(card);
        let ids = |cards: CardSet| -> Vec<String> { cards.iter().map(id).collect() };
        let by_area = |of: &dyn Fn(Area) -> u8| -> BTreeMap<String, u8> {
            let counts = self.map.areas.iter().map(|area| (names.area_id(area), of(area)));
            counts.filter(|(_, n)| *n > 0).collect()
        };
        let is_down = clan.seat().is_some() && s.fighting.contains(clan);
        let row: Vec<String> = holding.row.as_slice().iter().map(|card| id(*card)).collect();
        let shown = row.len().saturating_sub(usize::from(is_down));
        let deployed = Rune::ALL
            .into_iter()
            .flat_map(|rune| std::iter::repeat_n(rune, usize::from(holding.deployed[rune])));
        let fjords = holding.afloat.fjords();
        let active = count::active_runes(self, s, clan);
        let runes = Rune::ALL.into_iter().map(|rune| (rune.name(), active.of[rune]));
        let packets = self.packets_in_words(s, clan);
        let stock = |resource: Resource| Some(holding.stock[resource]);
        ClanPosition {
            hand: clan.seat().map(|seat| ids(s.hands[seat])),
            packet: packets.0.map(ids),
            other_packet: packets.1.map(ids),
            pick: clan.seat().and_then(|seat| s.picks[seat]).map(id),
            row: row.iter().take(shown).cloned().collect(),
            down: row.last().filter(|_| is_down).cloned(),
            entered: s.flipped.contains(clan),
            wood: stock(Resource::Wood),
            food: stock(Resource::Food),
            steel: stock(Resource::Steel),
            settlers: Some(by_area(&|area| holding.settlers[area])),
            temples: Some(holding.temples.iter().map(|area| names.area_id(area)).collect()),
            docks: holding.docked.iter().map(|dock| names.dock_id(dock)).collect(),
            fjords: fjords
                .iter()
                .map(|fjord| (names.fjord_id(fjord), holding.afloat.count(fjord)))
                .collect(),
            valkyries: by_area(&|area| holding.valkyries[area]),
            deployed: Some(deployed.collect()),
            villages: holding.villages,
            favors: holding.favors.iter().map(|favor| names.favor_id(favor)).collect(),
            slain: holding.slain.iter().map(|giant| names.giant_id(giant)).collect(),
            left: clan.seat().is_some_and(|seat| s.left.contains(seat)),
            mat: Some(MatPosition {
                settlers: holding.settlers_left,
                boats: holding.boats_left,
                temples: holding.temples_left,
            }),
            influence: Some(by_area(&|area| influence(self, s, clan, area))),
            active_runes: Some(
                runes
                    .chain([("wild", active.wild)])
                    .filter(|(_, n)| *n > 0)
                    .map(|(rune, n)| (rune.to_owned(), n))
                    .collect(),
            ),
            holds: Some(control::runes_held(s, clan)),
            points: Some(score::points(self, s, clan).all()),
        }
    }

    /// The packets before a clan in a draft.
    fn packets_in_words(&self, s: &State, clan: Clan) -> (Option<CardSet>, Option<CardSet>) {
        if at(s) != At::Draft {
            return (None, None);
        }
        let [a, b, ..] = s.packets;
        match clan.seat() {
            Some(_) if self.is_solo() => (Some(a), Some(b)),
            None if self.is_solo() => (None, None),
            _ => {
                let place =
                    (0..draft::places(self)).find(|place| draft::sitting_at(self, *place) == clan);
                let packet = place.map(|place| draft::packet_at(self, s, place));
                (packet.and_then(|packet| s.packets.get(packet)).copied(), None)
            }
        }
    }

    fn solo_in_words(&self, s: &State) -> SoloPosition {
        let names = Names(self);
        let enemy = &s.enemy;
        let ids = |cards: CardSet| -> Vec<String> {
            cards.iter().map(|card| names.card_id(card)).collect()
        };
        let order = self.content.enemies[enemy.mat].order;
        let spaces = |mask: u8| (0..8).filter(|space| mask >> space & 1 != 0).collect::<Vec<u8>>();
        let icons = order.into_iter().zip(enemy.icons.map(spaces));
        SoloPosition {
            mat: Some(enemy.mat),
            chieftain: Some(names.dock_id(enemy.chieftain)),
            pile: Some(ids(enemy.pile)),
            battles: ids(enemy.battles),
            down: enemy.down.map(|card| names.card_id(card)),
            current: enemy.current.map(|card| names.card_id(card)),
            icons: icons.filter(|(_, spaces)| !spaces.is_empty()).collect(),
        }
    }

    /// What can only be expected must be so, where a position is given with it.
    pub(super) fn check_expected(
        &self,
        s: &State,
        position: &Position,
        seats: &[(Clan, ClanPosition)],
    ) -> Result<(), Impossible> {
        let enemy = self.has_enemy().then_some((Clan::ENEMY, &position.enemy));
        for (clan, given) in seats.iter().map(|(clan, given)| (*clan, given)).chain(enemy) {
            let found = self.clan_in_words(s, clan);
            let is_so = [
                given.mat.is_none() || given.mat == found.mat,
                given.influence.is_none() || given.influence == found.influence,
                given.active_runes.is_none() || given.active_runes == found.active_runes,
                given.holds.is_none() || given.holds == found.holds,
                given.points.is_none() || given.points == found.points,
            ];
            if is_so.contains(&false) {
                let who = called(clan);
                return no(format!("what can only be expected of {who} is not as it says"));
            }
        }
        Ok(())
    }
}
