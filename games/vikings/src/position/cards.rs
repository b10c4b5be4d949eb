//! From words to where the cards are.

use gladsheim_engine::{Card, Impossible, Seat};

use super::clans::called;
use super::names::Names;
use super::{At, ClanPosition, Position, no};
use crate::draft;
use crate::ids::{CardKind, Clan};
use crate::rules::Vikings;
use crate::sets::{CardSet, Favors};
use crate::state::State;

/// Hands out cards, each once.
struct Layout<'g> {
    game: &'g Vikings,
    free: CardSet,
}

impl Layout<'_> {
    fn take(&mut self, id: &str) -> Result<Card, Impossible> {
        let card = Names(self.game).card(id)?;
        if !self.free.contains(card) {
            return no(format!("{id} is in two places"));
        }
        self.free.remove(card);
        Ok(card)
    }

    fn take_all(&mut self, ids: &[String]) -> Result<CardSet, Impossible> {
        ids.iter().map(|id| self.take(id)).collect()
    }

    /// Any cards, those of the base deck from its end on before others.
    fn any(&mut self, count: usize) -> Result<CardSet, Impossible> {
        let is_base = |card: &Card| self.game.spec(*card).kind == CardKind::Viking;
        let mut order: Vec<Card> = self.free.iter().filter(is_base).collect();
        order.reverse();
        order.extend(self.free.iter().filter(|card| !is_base(card)));
        if order.len() < count {
            return no("there are not enough cards for the hands");
        }
        let cards: CardSet = order.into_iter().take(count).collect();
        self.free = self.free.without(&cards);
        Ok(cards)
    }
}

impl Vikings {
    /// All cards, and the Favor Cards.
    pub(super) fn arrange_cards(
        &self,
        s: &mut State,
        position: &Position,
        seats: &[(Clan, ClanPosition)],
    ) -> Result<(), Impossible> {
        let mut layout = Layout { game: self, free: self.cards };
        let turns = usize::from(self.content.era(s.turn.era).hand);
        let enemy = self.has_enemy().then_some((Clan::ENEMY, &position.enemy));
        for (clan, given) in seats.iter().map(|(clan, given)| (*clan, given)).chain(enemy) {
            let down = given.down.as_ref();
            for id in given.row.iter().chain(down) {
                let card = layout.take(id)?;
                if s.clans[clan].row.try_push(card).is_err() {
                    return no(format!("the row of {} is too long", called(clan)));
                }
            }
            let hand = given.hand.as_ref().map_or(0, Vec::len);
            if given.row.len() + given.down.iter().len() + hand > turns {
                return no(format!("{} has more than {turns} cards this era", called(clan)));
            }
            match (clan.seat(), &given.hand) {
                (Some(seat), Some(ids)) => s.hands[seat] = layout.take_all(ids)?,
                (None, Some(_)) => return no("the enemy has no hand"),
                _ => {}
            }
            if clan == Clan::ENEMY
                && (given.down.is_some() || given.entered || given.pick.is_some())
            {
                return no("the solo enemy's card that is down belongs into \"solo\"");
            }
        }
        s.invaders = layout.take_all(&position.invaders)?;
        s.buried = layout.take_all(&position.buried)?;
        if let Some(discards) = &position.discards {
            s.discards = layout.take_all(discards)?;
        }
        self.take_solo(s, position, &mut layout)?;
        self.arrange_packets(s, position, seats, &mut layout)?;
        let deck = position.deck.as_ref().map(|ids| layout.take_all(ids)).transpose()?;
        for (clan, given) in seats {
            let Some(seat) = clan.seat().filter(|_| given.hand.is_none() && !given.left) else {
                continue;
            };
            let size = usize::from(self.hand_size(s, position.stage, *clan));
            s.hands[seat] = layout.any(size)?;
            let row = s.clans[*clan].row.len();
            if row + size > turns {
                return no(format!("{} has more than {turns} cards this era", called(*clan)));
            }
        }
        self.fill_pile(s, position, &mut layout)?;
        match (deck, &position.discards) {
            (None, _) => s.deck = layout.free,
            (Some(deck), None) => (s.deck, s.discards) = (deck, layout.free),
            (Some(_), Some(_)) if !layout.free.is_empty() => {
                let card = layout.free.lowest().map(|card| Names(self).card_id(card));
                return no(format!("{} is nowhere", card.unwrap_or_default()));
            }
            (Some(deck), Some(_)) => s.deck = deck,
        }
        self.arrange_favors(s, position)
    }

    fn arrange_packets(
        &self,
        s: &mut State,
        position: &Position,
        seats: &[(Clan, ClanPosition)],
        layout: &mut Layout<'_>,
    ) -> Result<(), Impossible> {
        let all = || seats.iter().map(|(_, given)| given).chain([&position.enemy]);
        let is_given = |given: &ClanPosition| {
            given.packet.is_some() || given.other_packet.is_some() || given.pick.is_some()
        };
        if !all().any(is_given) {
            return match position.stage == At::Draft && s.turn.passes > 0 {
                true => no("the packets of a draft that has begun must be given"),
                false => Ok(()),
            };
        }
        if position.stage != At::Draft {
            return no("there are packets only in a draft");
        }
        let hand = self.content.era(s.turn.era).hand;
        let rest = hand.saturating_sub(s.turn.passes);
        if self.is_solo() {
            let human = seats.first().map(|(_, given)| given);
            let [a, b] = [
                human.and_then(|human| human.packet.as_ref()),
                human.and_then(|human| human.other_packet.as_ref()),
            ];
            let taken = s.turn.passes;
            let sizes = [hand - taken.div_ceil(2).min(hand), hand - (taken / 2).min(hand)];
            for ((place, ids), size) in s.packets.iter_mut().zip([a, b]).zip(sizes) {
                *place = take_packet(layout, ids, size)?;
            }
            return Ok(());
        }
        for place in 0..draft::places(self) {
            let clan = draft::sitting_at(self, place);
            let given = seats.iter().find(|(seat, _)| *seat == clan).map(|(_, given)| given);
            // The enemy's packet is smaller by one (TV-2P-2).
            let size = if given.is_some() { rest } else { rest.saturating_sub(1) };
            let ids = given.unwrap_or(&position.enemy).packet.as_ref();
            let packet = draft::packet_at(self, s, place);
            let cards = take_packet(layout, ids, size)?;
            if let Some(place) = s.packets.get_mut(packet) {
                *place = cards;
            }
            let Some((seat, id)) = clan.seat().zip(given.and_then(|given| given.pick.as_ref()))
            else {
                continue;
            };
            let card = Names(self).card(id)?;
            if !cards.contains(card) || rest < 2 {
                return no(format!("{id} is not in the packet of seat {seat}"));
            }
            s.picks[seat] = Some(card);
        }
        Ok(())
    }

    /// The solo enemy's mat, its Chieftain Boat and its tracks.
    pub(super) fn arrange_solo(
        &self,
        s: &mut State,
        position: &Position,
    ) -> Result<(), Impossible> {
        let solo = &position.solo;
        if !self.is_solo() {
            return match *solo == super::SoloPosition::default() {
                true => Ok(()),
                false => no("there is a solo enemy only with one player"),
            };
        }
        if let Some(mat) = solo.mat {
            if self.rules.enemy.is_some_and(|enemy| enemy != mat) {
                return no("the table is played with another Enemy Clan Mat");
            }
            s.enemy.mat = mat;
        }
        if let Some(id) = &solo.chieftain {
            s.enemy.chieftain = Names(self).dock(id)?;
        }
        if s.clans[Clan(0)].docked.contains(s.enemy.chieftain) {
            return no("no Boat of yours is at the Chieftain's Dock (TV-SOLO-5)");
        }
        let mat = &self.content.enemies[s.enemy.mat];
        for (track, resource) in s.enemy.icons.iter_mut().zip(mat.order) {
            for space in solo.icons.get(&resource).into_iter().flatten() {
                if mat.icon(resource, *space).is_none() {
                    return no(format!("there is no icon on space {space} of {resource}"));
                }
                *track |= 1 << space;
            }
        }
        Ok(())
    }

    fn take_solo(
        &self,
        s: &mut State,
        position: &Position,
        layout: &mut Layout<'_>,
    ) -> Result<(), Impossible> {
        let solo = &position.solo;
        s.enemy.battles = layout.take_all(&solo.battles)?;
        s.enemy.down = solo.down.as_deref().map(|id| layout.take(id)).transpose()?;
        if let Some(pile) = &solo.pile {
            s.enemy.pile = layout.take_all(pile)?;
        }
        let last = s.clans[Clan::ENEMY].row.top().copied();
        s.enemy.current = match &solo.current {
            Some(id) => {
                let card = Names(self).card(id)?;
                let row = s.clans[Clan::ENEMY].row;
                if !s.enemy.battles.contains(card) && !row.as_slice().contains(&card) {
                    return no(format!("{id} is in neither row of the enemy (TV-SOLO-13)"));
                }
                Some(card)
            }
            None => last,
        };
        Ok(())
    }

    fn fill_pile(
        &self,
        s: &mut State,
        position: &Position,
        layout: &mut Layout<'_>,
    ) -> Result<(), Impossible> {
        let is_turn = matches!(position.stage, At::Turn | At::Dedicate);
        if self.is_solo() && is_turn && position.solo.pile.is_none() {
            let hand = usize::from(self.content.era(s.turn.era).hand);
            let used = s.clans[Clan::ENEMY].row.len() + s.enemy.battles.len();
            s.enemy.pile = layout.any((2 * hand).saturating_sub(used))?;
        }
        Ok(())
    }

    fn arrange_favors(&self, s: &mut State, position: &Position) -> Result<(), Impossible> {
        let names = Names(self);
        let owned = Clan::all().fold(Favors::EMPTY, |all, clan| all | s.clans[clan].favors);
        let mut free = Favors::first(self.content.favors.len()).without(owned);
        if let Some(battle) = s.battle {
            if !free.contains(battle.favor) {
                return no("a Favor Card is in two places");
            }
            free.remove(battle.favor);
        }
        let rows = self.content.favor_rows.get(usize::from(self.rules.players) - 1);
        let sizes = rows.map_or([0; 2], |rows| [rows.top, rows.bottom]);
        let laid = sizes.iter().map(|size| usize::from(*size)).sum::<usize>();
        let mut left = laid.saturating_sub(self.content.favors.len() - free.len());
        let given = [&position.favors.top, &position.favors.bottom];
        for (row, ids) in s.favors.iter_mut().zip(given) {
            for id in ids.iter().flat_map(|ids| ids.iter()) {
                let favor = names.favor(id)?;
                if left == 0 || !free.contains(favor) {
                    return no(format!("{id} is one too many, or is in two places"));
                }
                free.remove(favor);
                left -= 1;
                row.push(favor);
            }
        }
        for ((row, ids), size) in s.favors.iter_mut().zip(given).zip(sizes) {
            if ids.is_some() {
                continue;
            }
            for _ in 0..size {
                let Some(favor) = free.lowest().filter(|_| left > 0) else { break };
                free.remove(favor);
                left -= 1;
                row.push(favor);
            }
        }
        Ok(())
    }
}

fn take_packet(
    layout: &mut Layout<'_>,
    ids: Option<&Vec<String>>,
    size: u8,
) -> Result<CardSet, Impossible> {
    let cards = layout.take_all(ids.map_or(&[], Vec::as_slice))?;
    if cards.len() != usize::from(size) {
        return no(format!("here a packet has {size} cards, and all packets are given"));
    }
    Ok(cards)
}

/// The seats of a table, as clans.
pub(super) fn all_seats(game: &Vikings) -> impl Iterator<Item = (Seat, Clan)> {
    Seat::all(usize::from(game.rules.players)).map(|seat| (seat, Clan::of(seat)))
}
