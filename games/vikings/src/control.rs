//! Influence, and who holds the Runes of the Areas (section 7).

use gladsheim_engine::{By, EventSink};

use crate::event::Event;
use crate::ids::{AREAS, Area, CLANS, Clan, Dock};
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::{Areas, Clans};
use crate::state::State;

/// The Influence of a clan in an Area (TV-CON-7).
#[inline]
pub(crate) fn influence(game: &Vikings, s: &State, clan: Clan, area: Area) -> u8 {
    let (mat, holding) = (&game.content.clan, &s.clans[clan]);
    let docks = game.map.area[area].docks;
    let mut boats = (holding.docked & docks).len() as u8;
    if clan == Clan::ENEMY && game.is_solo() && docks.contains(s.enemy.chieftain) {
        boats += 1; // the Chieftain Boat (TV-SOLO-5)
    }
    holding.settlers[area] * mat.influence_settler
        + u8::from(holding.temples.contains(area)) * mat.influence_temple
        + boats * mat.influence_boat
        + holding.valkyries[area] * mat.influence_valkyrie
}

/// Whether a clan has boots on the ground in an Area (TV-CON-8).
#[inline]
pub(crate) fn has_boots(s: &State, clan: Clan, area: Area) -> bool {
    let holding = &s.clans[clan];
    holding.settlers[area] > 0 || holding.valkyries[area] > 0 || holding.temples.contains(area)
}

/// Whether a clan has a unit in an Area: boots, or a Boat at one of its Docks (TV-EFF-17).
#[inline]
pub(crate) fn has_unit(game: &Vikings, s: &State, clan: Clan, area: Area) -> bool {
    has_boots(s, clan, area) || s.clans[clan].docked.meets(game.map.area[area].docks)
}

/// How many Island Runes a clan holds.
pub(crate) fn runes_held(s: &State, clan: Clan) -> u8 {
    s.runes.all().iter().filter(|holder| **holder == Some(clan)).count() as u8
}

/// The Influence of all clans in an Area.
#[inline]
fn all_influence(game: &Vikings, s: &State, area: Area) -> [u8; CLANS] {
    core::array::from_fn(|clan| influence(game, s, Clan(clan as u8), area))
}

/// The Influence of all clans in all Areas: piece by piece, which is cheaper than Area by Area.
pub(crate) fn influence_everywhere(game: &Vikings, s: &State) -> By<Area, [u8; CLANS], AREAS> {
    let mat = &game.content.clan;
    let mut all = By::<Area, [u8; CLANS], AREAS>::default();
    for (clan, holding) in s.clans.all().iter().enumerate() {
        let mut own = By::<Area, u8, AREAS>::default();
        let on_foot = holding.settlers.all().iter().zip(holding.valkyries.all());
        for (sum, (settlers, valkyries)) in own.all_mut().iter_mut().zip(on_foot) {
            *sum = settlers * mat.influence_settler + valkyries * mat.influence_valkyrie;
        }
        holding.temples.iter().for_each(|area| own[area] += mat.influence_temple);
        let mut land = |dock: Dock| {
            game.map.dock[dock].areas.iter().for_each(|area| own[area] += mat.influence_boat);
        };
        holding.docked.iter().for_each(&mut land);
        if game.is_solo() && clan == usize::from(Clan::ENEMY.0) {
            land(s.enemy.chieftain); // (TV-SOLO-5)
        }
        for (sums, own) in all.all_mut().iter_mut().zip(own.all()) {
            sums.get_mut(clan).into_iter().for_each(|sum| *sum = *own);
        }
    }
    all
}

/// The clans that can take a Rune: the neutral enemy never does, nor do those who left (TV-2P-4,
/// TV-LEAVE-2).
#[inline]
pub(crate) fn takers(game: &Vikings, s: &State) -> Clans {
    let enemy = if game.is_solo() { Clans::only(Clan::ENEMY) } else { Clans::EMPTY };
    Clans::first(usize::from(game.rules.players)).without(Clans(s.left.bits())) | enemy
}

/// Who would claim a Rune that lies on its Area: whoever has boots there and strictly more Influence
/// than every other (TV-CTRL-2).
fn claimant(game: &Vikings, s: &State, area: Area) -> Option<Clan> {
    let influence = all_influence(game, s, area);
    let most = influence.into_iter().max()?;
    let mut ahead = (0..CLANS as u8).map(Clan).zip(influence).filter(|(_, own)| *own == most);
    let (clan, _) = ahead.next().filter(|_| most > 0)?;
    let is_alone = ahead.next().is_none();
    (is_alone && takers(game, s).contains(clan) && has_boots(s, clan, area)).then_some(clan)
}

/// Who would steal a Rune from its controller, and the controller's Influence (TV-CTRL-3, TV-CTRL-4).
fn thief(game: &Vikings, s: &State, area: Area, holder: Clan, actor: Clan) -> (Option<Clan>, u8) {
    let influence = all_influence(game, s, area);
    let of = |clan: Clan| influence.get(usize::from(clan.0)).copied().unwrap_or_default();
    let mut best = (None, of(holder));
    let count = CLANS as u8;
    for clan in (0..count).map(|step| Clan((actor.0 + step) % count)) {
        // Ties go to the acting clan, then clockwise: whoever comes first is only outdone by more.
        if of(clan) > best.1 && takers(game, s).contains(clan) && has_boots(s, clan, area) {
            best = (Some(clan), of(clan));
        }
    }
    (best.0, of(holder))
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// Something has changed in an Area: a Rune that lies there is claimed at once (TV-CTRL-2).
    pub(crate) fn touched(&mut self, area: Area) {
        self.s.touched.insert(area);
        if self.s.runes[area].is_none() {
            self.maybe_claim(area);
        }
    }

    fn maybe_claim(&mut self, area: Area) {
        if let Some(clan) = claimant(self.game, self.s, area) {
            self.s.runes[area] = Some(clan);
            self.tell(|| Event::Claimed { clan, area });
            self.raise_fury(self.game.map.area[area].rune, 1);
        }
    }

    fn steal(&mut self, clan: Clan, area: Area, from: Clan) {
        self.s.runes[area] = Some(clan);
        self.tell(|| Event::Stolen { clan, area, from });
        // (TV-CTRL-6)
        self.raise_fury(self.game.map.area[area].rune, 1);
    }

    /// A Valkyrie has come to an Area: there she takes the Rune from its controller at once
    /// (TV-RAG-VALK-3).
    pub(crate) fn arrived(&mut self, clan: Clan, area: Area) {
        self.touched(area);
        let own = influence(self.game, self.s, clan, area);
        if let Some(holder) = self.s.runes[area].filter(|holder| *holder != clan)
            && own > influence(self.game, self.s, holder, area)
            && takers(self.game, self.s).contains(clan)
        {
            self.steal(clan, area, holder);
        }
    }

    /// An action is over: Runes are stolen, lost and claimed, in the order of the Areas' table
    /// (TV-CTRL-7). Where nothing has changed since the last time, nothing can come of it.
    pub(crate) fn settle_control(&mut self, actor: Clan) {
        let areas = core::mem::replace(&mut self.s.touched, Areas::EMPTY);
        for area in areas.iter() {
            match self.s.runes[area] {
                None => self.maybe_claim(area),
                Some(holder) => match thief(self.game, self.s, area, holder, actor) {
                    (Some(clan), _) => self.steal(clan, area, holder),
                    (None, 0) => {
                        self.s.runes[area] = None;
                        self.tell(|| Event::Lost { clan: holder, area });
                        self.maybe_claim(area);
                    }
                    (None, _) => {}
                },
            }
        }
    }

    /// After Settlers were added to Areas: where the clan has more than each other, every other loses
    /// one (TV-ATT-1 to TV-ATT-3).
    pub(crate) fn attack_settlers(&mut self, clan: Clan, received: Areas) {
        for area in received.iter() {
            let own = self.s.clans[clan].settlers[area];
            let others = || Clan::all().filter(move |other| *other != clan);
            let victims: Clans =
                others().filter(|other| self.s.clans[*other].settlers[area] > 0).collect();
            let is_ahead = others().all(|other| self.s.clans[other].settlers[area] < own);
            if is_ahead && !victims.is_empty() {
                for victim in victims.iter() {
                    self.take_settlers(victim, area, 1);
                }
                self.tell(|| Event::Attacked { clan, area, victims });
                self.touched(area);
            }
        }
    }
}
