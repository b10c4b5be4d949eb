//! What Areas are worth: who holds their Runes now, and who will after something has changed.

use super::reading::{GIANT, Reading};
use crate::ids::{Area, CLANS, Clan};
use crate::sets::Clans;

/// An Area, as far as it decides who holds its Rune.
#[derive(Clone, Copy)]
pub(super) struct Ground {
    pub(super) influence: [u8; CLANS],
    pub(super) boots: Clans,
    pub(super) holder: Option<Clan>,
    /// Own Settlers and Valkyries.
    pub(super) settlers: u8,
    pub(super) valkyries: u8,
}

/// What changes for a clan in an Area.
#[derive(Clone, Copy, Default)]
pub(super) struct Change {
    pub(super) settlers: i8,
    pub(super) boats: i8,
    pub(super) temples: i8,
    pub(super) valkyries: i8,
}

impl Change {
    pub(super) const fn settlers(settlers: i8) -> Self {
        Self { settlers, boats: 0, temples: 0, valkyries: 0 }
    }

    pub(super) const fn boats(boats: i8) -> Self {
        Self { settlers: 0, boats, temples: 0, valkyries: 0 }
    }

    pub(super) const fn temples(temples: i8) -> Self {
        Self { settlers: 0, boats: 0, temples, valkyries: 0 }
    }

    pub(super) const fn valkyries(valkyries: i8) -> Self {
        Self { settlers: 0, boats: 0, temples: 0, valkyries }
    }
}

impl Reading<'_> {
    /// An Area as it stands.
    pub(super) fn ground(&self, area: Area) -> Ground {
        let my = self.s.my();
        Ground {
            influence: self.s.influence[area],
            boots: self.s.boots[area],
            holder: self.s.holders[area],
            settlers: my.settlers[area],
            valkyries: my.valkyries[area],
        }
    }

    /// What an Area is worth: its Rune to whoever holds it, for as long as it looks.
    pub(super) fn worth(&self, area: Area, ground: &Ground) -> f32 {
        let value = self.value(self.game.map.area[area].rune).island;
        let hunt = self.hunt(area, ground);
        let Some(holder) = ground.holder else {
            // A free Rune: whoever has most there is nearest to it.
            let (most, ahead) = self.strongest(ground, None);
            let care = most.map_or(0.0, |clan| self.care_for(clan));
            return value * care * (0.15 + 0.1 * f32::from(ahead.min(3))) + hunt;
        };
        let own = self.influence_in(ground, holder);
        let (challenger, theirs) = self.strongest(ground, Some(holder));
        let margin = (f32::from(own) - f32::from(theirs)).max(0.0);
        let risk = self.risk.get(usize::from(holder.0)).copied().unwrap_or_default();
        let lost = risk / (1.0 + 0.6 * margin);
        let next = challenger.map_or(0.0, |clan| self.care_for(clan));
        // Nobody is near a Rune just because nobody is there.
        let nearness = if theirs > 0 { 0.3 } else { 0.0 };
        value * (self.care_for(holder) * (1.0 - lost) + next * lost * nearness) + hunt
    }

    /// What an Area is worth as it stands.
    fn worth_now(&self, area: Area) -> f32 {
        self.memory.areas.get(area.0.into(), || self.worth(area, &self.ground(area)))
    }

    /// What the preparations for slaying a Giant are worth (TV-RAG-SLAY-1).
    fn hunt(&self, area: Area, ground: &Ground) -> f32 {
        if !self.s.giants.contains(area) || self.turns < 1.0 {
            return 0.0;
        }
        let ready = match (ground.valkyries > 0, ground.settlers) {
            (true, 3..) => 0.6,
            (true, 2) => 0.4,
            (true, 1) => 0.2,
            (true, 0) => 0.06,
            (false, 3..) => 0.15,
            (false, 2) => 0.1,
            (false, 1) => 0.04,
            (false, 0) => 0.0,
        };
        ready * GIANT * (0.25 * self.turns).min(1.0)
    }

    fn influence_in(&self, ground: &Ground, clan: Clan) -> u8 {
        ground.influence.get(usize::from(clan.0)).copied().unwrap_or_default()
    }

    /// Who has the most Influence beside the holder of a Rune, oneself first, and how much.
    #[inline]
    fn strongest(&self, ground: &Ground, holder: Option<Clan>) -> (Option<Clan>, u8) {
        let own = self.influence_in(ground, self.me);
        let mut best = match holder {
            Some(holder) if holder == self.me => (None, 0),
            _ if own == 0 => (None, 0),
            _ => (Some(self.me), own),
        };
        let others = holder.map_or(self.clans, |holder| self.clans.without(Clans::only(holder)));
        for clan in others.iter() {
            let influence = self.influence_in(ground, clan);
            if influence > best.1 {
                best = (Some(clan), influence);
            }
        }
        best
    }

    /// What it is worth if something changes for a clan in an Area, and the others there react as the
    /// rules say.
    pub(super) fn changed(&self, area: Area, clan: Clan, change: Change) -> f32 {
        let mut ground = self.ground(area);
        self.apply(area, &mut ground, clan, change);
        self.settled(area, ground)
    }

    /// What it is worth that an Area has become like this.
    pub(super) fn settled(&self, area: Area, mut ground: Ground) -> f32 {
        let before = ground.holder;
        ground.holder = self.holder_of(&ground);
        let taken = ground.holder.is_some() && ground.holder != before;
        let fury = if taken { self.raised(self.game.map.area[area].rune) } else { 0.0 };
        self.worth(area, &ground) - self.worth_now(area) + fury
    }

    /// Changes what a clan has in an Area; added Settlers attack (TV-ATT-1).
    pub(super) fn apply(&self, area: Area, ground: &mut Ground, clan: Clan, change: Change) {
        let mat = &self.game.content.clan;
        let side = &self.s.sides[clan];
        let weight = |count: i8, each: u8| i16::from(count) * i16::from(each);
        let sum = weight(change.settlers, mat.influence_settler)
            + weight(change.boats, mat.influence_boat)
            + weight(change.temples, mat.influence_temple)
            + weight(change.valkyries, mat.influence_valkyrie);
        if let Some(influence) = ground.influence.get_mut(usize::from(clan.0)) {
            *influence = (i16::from(*influence) + sum).clamp(0, 200) as u8;
        }
        let settlers = side.settlers[area].saturating_add_signed(change.settlers);
        let valkyries = side.valkyries[area].saturating_add_signed(change.valkyries);
        let temples = u8::from(side.temples.contains(area)).saturating_add_signed(change.temples);
        if clan == self.me {
            (ground.settlers, ground.valkyries) = (settlers, valkyries);
        }
        if settlers + valkyries + temples > 0 {
            ground.boots.insert(clan);
        } else {
            ground.boots.remove(clan);
        }
        if change.settlers > 0 {
            self.attack(area, ground, clan, settlers);
        }
    }

    fn attack(&self, area: Area, ground: &mut Ground, clan: Clan, own: u8) {
        let others = self.on_the_map.without(Clans::only(clan));
        let theirs = |other: Clan| self.s.sides[other].settlers[area];
        if !others.iter().all(|other| theirs(other) < own) {
            return;
        }
        for other in others.iter().filter(|other| theirs(*other) > 0) {
            if let Some(influence) = ground.influence.get_mut(usize::from(other.0)) {
                *influence = influence.saturating_sub(self.game.content.clan.influence_settler);
            }
            let side = &self.s.sides[other];
            if theirs(other) == 1 && side.valkyries[area] == 0 && !side.temples.contains(area) {
                ground.boots.remove(other);
            }
        }
    }

    /// Who holds the Rune of an Area once control is settled (TV-CTRL-2 to TV-CTRL-5).
    #[inline]
    fn holder_of(&self, ground: &Ground) -> Option<Clan> {
        let takers = (ground.boots & self.clans).without(self.s.left);
        if let Some(holder) = ground.holder {
            let held = self.influence_in(ground, holder);
            let mut best = (holder, held);
            let own = self.influence_in(ground, self.me);
            if own > held && takers.contains(self.me) {
                best = (self.me, own);
            }
            for clan in takers.iter() {
                let influence = self.influence_in(ground, clan);
                if influence > best.1 {
                    best = (clan, influence);
                }
            }
            if best.1 > 0 {
                return Some(best.0);
            }
        }
        let most = ground.influence.into_iter().max().unwrap_or_default();
        let mut ahead = (0..).map(Clan).zip(ground.influence).filter(|(_, own)| *own == most);
        let (clan, _) = ahead.next()?;
        (most > 0 && ahead.next().is_none() && takers.contains(clan)).then_some(clan)
    }
}
