//! From words to what lies on the map and on the mats.

use gladsheim_engine::Impossible;

use super::names::{Names, Who};
use super::{ClanPosition, Position, no};
use crate::control::{has_boots, influence, takers};
use crate::ids::{Area, CLANS, Clan, God, Resource, Rune};
use crate::play::MOST_FURY;
use crate::rules::Vikings;
use crate::sets::Areas;
use crate::state::State;

/// The places of Dedication in words: four of the Era Mat, then the gods.
pub(super) const SPACES: [&str; 7] = ["1", "2", "3", "4", "fehu", "hagalaz", "perthro"];

impl Vikings {
    /// Gods, Fury, Villages, Dedications and Giants.
    pub(super) fn arrange_table(
        &self,
        s: &mut State,
        position: &Position,
    ) -> Result<(), Impossible> {
        let names = Names(self);
        for (number, rune) in (0..).zip(Rune::ALL) {
            s.gods[rune] = match position.gods.get(&rune) {
                Some(name) => names.god(name)?,
                None => God(number),
            };
        }
        let [one, two, three] = *s.gods.all();
        if one == two || two == three || one == three {
            return no("each of the three gods is another one: name all of them");
        }
        for (rune, fury) in &position.fury {
            if *fury > MOST_FURY {
                return no(format!("a Fury is at most {MOST_FURY} (TV-CON-9)"));
            }
            s.fury[*rune] = *fury;
        }
        for id in &position.raided {
            let dock = names.dock(id)?;
            if !s.villages.contains(dock) {
                return no(format!("there is no Village at {id} to be raided"));
            }
            s.villages.remove(dock);
        }
        let limit = crate::legal::limit_of_space(self);
        for (space, count) in &position.dedicated {
            let place = SPACES.iter().position(|known| known == space);
            match place.and_then(|place| s.dedicated.get_mut(place)) {
                Some(_) if *count > limit => {
                    return no(format!("a place of Dedication has room for {limit} (TV-DED-2)"));
                }
                Some(place) => *place = *count,
                None => return no(format!("there is no place of Dedication \"{space}\"")),
            }
        }
        if let Some(giants) = &position.giants {
            if !self.rules.ragnarok && !giants.is_empty() {
                return no("there are Giants only with Ragnarok");
            }
            let areas: Result<Vec<Area>, _> = giants.iter().map(|id| names.area(id)).collect();
            s.giants = areas?.into_iter().collect();
        }
        Ok(())
    }

    /// The pieces of a clan, its resources, Favor Cards and Giants.
    pub(super) fn arrange_clan(
        &self,
        s: &mut State,
        clan: Clan,
        given: &ClanPosition,
    ) -> Result<(), Impossible> {
        self.arrange_land(s, clan, given)?;
        self.arrange_boats(s, clan, given)?;
        let names = Names(self);
        for (resource, n) in Resource::ALL.into_iter().zip([given.wood, given.food, given.steel]) {
            let Some(n) = n else { continue };
            if n > self.content.clan.resource_max {
                return no(format!("nobody has {n} {resource} (TV-CON-1)"));
            }
            s.clans[clan].stock[resource] = n;
        }
        s.clans[clan].villages = given.villages;
        for id in &given.favors {
            s.clans[clan].favors.insert(names.favor(id)?);
        }
        let slots = usize::from(self.content.clan.favor_slots);
        if clan != Clan::ENEMY && s.clans[clan].favors.len() > slots {
            return no(format!("a player has at most {slots} Favor Cards (TV-BATTLE-6)"));
        }
        for id in &given.slain {
            let giant = names.giant(id)?;
            if !s.unslain.contains(giant) {
                return no(format!("{id} cannot be slain here, or is slain twice"));
            }
            s.unslain.remove(giant);
            s.clans[clan].slain.insert(giant);
        }
        match clan.seat() {
            Some(seat) if given.left => s.left.insert(seat),
            None if given.left => return no("the enemy never leaves"),
            _ => {}
        }
        Ok(())
    }

    fn arrange_land(
        &self,
        s: &mut State,
        clan: Clan,
        given: &ClanPosition,
    ) -> Result<(), Impossible> {
        let names = Names(self);
        // What leaves the neutral enemy's Areas leaves the game (TV-2P-1).
        let is_neutral = clan == Clan::ENEMY && !self.is_solo();
        let holding = &mut s.clans[clan];
        if let Some(settlers) = &given.settlers {
            let mut left = if is_neutral { u8::MAX } else { holding.settlers_left };
            holding.settlers = Default::default();
            for (id, n) in settlers {
                left = match left.checked_sub(*n) {
                    Some(left) if *n < 16 => left,
                    _ => return no(format!("{} has not so many Settlers", called(clan))),
                };
                holding.settlers[names.area(id)?] = *n;
            }
            holding.settlers_left = if is_neutral { 0 } else { left };
        }
        if let Some(temples) = &given.temples {
            let areas: Result<Vec<Area>, _> = temples.iter().map(|id| names.area(id)).collect();
            let areas: Areas = areas?.into_iter().collect();
            let all = if is_neutral { holding.temples.len() as u8 } else { holding.temples_left };
            let Some(left) = all.checked_sub(temples.len() as u8) else {
                return no(format!("{} has not so many Temples", called(clan)));
            };
            if areas.len() != temples.len() {
                return no("a clan has one Temple in an Area (TV-BUILD-5)");
            }
            holding.temples = areas;
            holding.temples_left = if is_neutral { 0 } else { left };
        }
        self.arrange_valkyries(s, clan, given)
    }

    fn arrange_valkyries(
        &self,
        s: &mut State,
        clan: Clan,
        given: &ClanPosition,
    ) -> Result<(), Impossible> {
        let out: usize = given.valkyries.values().map(|n| usize::from(*n)).sum();
        let each = match clan == Clan::ENEMY {
            false => 1,
            true if self.is_solo() => self.content.enemy_pieces.valkyries_per_rune,
            true => 0,
        };
        let each = if self.rules.ragnarok { usize::from(each) } else { 0 };
        if out > 3 * each {
            return no(format!("{} has {} Valkyries", called(clan), 3 * each));
        }
        for (id, n) in &given.valkyries {
            s.clans[clan].valkyries[Names(self).area(id)?] = *n;
        }
        let first = || Rune::ALL.into_iter().flat_map(|rune| std::iter::repeat_n(rune, each));
        let runes = given.deployed.clone().unwrap_or_else(|| first().take(out).collect());
        if runes.len() != out {
            return no(format!("{} has {out} Valkyries on the map", called(clan)));
        }
        for rune in runes {
            s.clans[clan].deployed[rune] += 1;
            if usize::from(s.clans[clan].deployed[rune]) > each {
                return no(format!("{} has {each} of {rune} (TV-RAG-VALK-1)", called(clan)));
            }
        }
        Ok(())
    }

    fn arrange_boats(
        &self,
        s: &mut State,
        clan: Clan,
        given: &ClanPosition,
    ) -> Result<(), Impossible> {
        let names = Names(self);
        if clan == Clan::ENEMY && !given.fjords.is_empty() {
            return no("the enemy never enters a Fjord (TV-SOLO-6)");
        }
        let afloat: usize = given.fjords.values().map(|n| usize::from(*n)).sum();
        let boats = u8::try_from(afloat.saturating_add(given.docks.len())).unwrap_or(u8::MAX);
        let Some(left) = s.clans[clan].boats_left.checked_sub(boats) else {
            return no(format!("{} has not so many Boats", called(clan)));
        };
        s.clans[clan].boats_left = left;
        for id in &given.docks {
            let dock = names.dock(id)?;
            // An enemy Boat may lie beside the Chieftain Boat (TV-SOLO-33).
            if Clan::all().any(|clan| s.clans[clan].docked.contains(dock)) {
                return no(format!("the Dock {id} holds one Boat (TV-SAIL-2)"));
            }
            s.clans[clan].docked.insert(dock);
        }
        for (id, n) in &given.fjords {
            let fjord = names.fjord(id)?;
            (0..*n).for_each(|_| s.clans[clan].afloat.add(fjord));
        }
        Ok(())
    }

    /// Villages and Giants are all somewhere.
    pub(super) fn check_pieces(&self, s: &State, position: &Position) -> Result<(), Impossible> {
        let owned: usize = Clan::all().map(|clan| usize::from(s.clans[clan].villages)).sum();
        let dedicated: usize = s.dedicated.iter().map(|n| usize::from(*n)).sum();
        let raided = position.raided.len();
        if owned + dedicated != raided {
            let kept = owned + dedicated;
            return no(format!("{raided} Villages were raided, but {kept} are kept or dedicated"));
        }
        let slain: usize = Clan::all().map(|clan| s.clans[clan].slain.len()).sum();
        if self.rules.ragnarok && s.giants.len() + slain != self.map.areas.len() {
            let all = self.map.areas.len();
            return no(format!("of {all} Giants, each is on the map or slain (TV-SETUP-9)"));
        }
        let mut favors = crate::sets::Favors::EMPTY;
        for clan in Clan::all() {
            if favors.meets(s.clans[clan].favors) {
                return no("a Favor Card is in two places");
            }
            favors |= s.clans[clan].favors;
        }
        Ok(())
    }

    /// Who holds which Rune, as it must be by the rules.
    pub(super) fn arrange_runes(
        &self,
        s: &mut State,
        position: &Position,
    ) -> Result<(), Impossible> {
        let names = Names(self);
        let mut given = [None; crate::ids::AREAS];
        for (id, who) in &position.runes {
            if let Some(place) = given.get_mut(usize::from(names.area(id)?.0)) {
                *place = Some(*who);
            }
        }
        for (area, given) in self.map.areas.iter().zip(given) {
            let id = names.area_id(area);
            s.runes[area] = match given {
                Some(Who::Free) => None,
                Some(who) => Some(names.clan(who)?),
                None if s.runes[area].is_some() => s.runes[area],
                None => self.strongest(s, area),
            };
            let of = |clan: Clan| influence(self, s, clan, area);
            let could = |clan: &Clan| takers(self, s).contains(*clan) && has_boots(s, *clan, area);
            match s.runes[area] {
                None if self.strongest(s, area).is_some() => {
                    return no(format!("the Rune of {id} would have been claimed (TV-CTRL-2)"));
                }
                Some(holder) if of(holder) == 0 => {
                    return no(format!("nobody holds {id} without Influence (TV-CTRL-5)"));
                }
                Some(holder) if Clan::all().filter(could).any(|clan| of(clan) > of(holder)) => {
                    return no(format!("the Rune of {id} would have been stolen (TV-CTRL-3)"));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Who has boots and the most Influence in an Area.
    fn strongest(&self, s: &State, area: Area) -> Option<Clan> {
        let of = |clan: Clan| influence(self, s, clan, area);
        let all = (0..CLANS as u8).map(Clan);
        let best = all.clone().max_by_key(|clan| of(*clan))?;
        let is_alone = all.filter(|clan| of(*clan) == of(best)).count() == 1;
        let can = takers(self, s).contains(best) && has_boots(s, best, area);
        (is_alone && can).then_some(best)
    }
}

/// A clan in a sentence.
pub(super) fn called(clan: Clan) -> String {
    clan.seat().map_or_else(|| "the enemy".to_owned(), |seat| format!("seat {seat}"))
}
