//! What is read off the table before anything is judged: what Runes, Areas and resources are worth.

use gladsheim_engine::By;

use super::effects::Odds;
use super::sight::{Sight, clans_in_play};
use super::tune::p;
use crate::effect::Bag;
use crate::ids::{AREAS, Area, CLANS, Clan, Resource, Rune};
use crate::rules::Vikings;
use crate::sets::Clans;
use crate::state::{Frame, Stage};

/// What the units of a stock are worth, one after the other.
const UNITS: [f32; 7] = [0.5, 0.45, 0.4, 0.3, 0.2, 0.1, 0.05];
/// What a slain Giant is worth, whichever it is.
pub(super) const GIANT: f32 = 4.0;

/// The table, and what is known of it before any action is judged. Everything is counted in victory
/// points.
pub(super) struct Reading<'r> {
    pub(super) game: &'r Vikings,
    pub(super) s: &'r Sight,
    pub(super) me: Clan,
    /// Turns that are left after this one.
    pub(super) turns: f32,
    /// What an Island Rune and a Rune of a Favor Card are likely to score.
    pub(super) values: [Value; 3],
    /// What one Fury more of each god is worth.
    pub(super) raise: [f32; 3],
    /// How much one cares for what each clan has: oneself fully, rivals against it.
    pub(super) care: [f32; CLANS],
    /// How much can still happen to a Rune that each clan holds.
    risk: [f32; CLANS],
    /// What each Area is worth as it stands.
    areas: By<Area, f32, AREAS>,
    /// How likely each Strength beats the card of a rival, and an Invader; only where that matters.
    pub(super) odds: Odds,
    pub(super) invader_odds: Odds,
}

/// What a Rune is likely to score.
#[derive(Clone, Copy, Default)]
pub(super) struct Value {
    pub(super) island: f32,
    pub(super) favor: f32,
}

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

/// A number between 0 and 1 that is a half at 0 and rises with x; cheaper than the logistic curve.
#[inline]
pub(super) fn rising(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

/// What Runes are likely to score, if the Fury of gods can still change by about `doubt` against each
/// other (TV-SCORE-1, TV-SCORE-2).
#[inline]
pub(super) fn rune_values(game: &Vikings, fury: [f32; 3], doubt: f32) -> [Value; 3] {
    let [first, second, third] = game.content.points;
    let [f, h, p] = fury;
    let sharpness = 1.0 / doubt;
    // To be even is not to be ahead.
    let ahead = |one: f32, other: f32| rising((one - other - 0.5) * sharpness);
    let value = |one: f32, others: [f32; 2]| {
        let [a, b] = others.map(|other| ahead(one, other));
        let (most, least) = (a * b, (1.0 - a) * (1.0 - b));
        let middle = 1.0 - most - least;
        let mean = |of: fn(crate::content::Points) -> u8| {
            most * f32::from(of(first))
                + middle * f32::from(of(second))
                + least * f32::from(of(third))
        };
        Value { island: mean(|points| points.island), favor: mean(|points| points.favor) }
    };
    [value(f, [h, p]), value(h, [f, p]), value(p, [f, h])]
}

impl<'r> Reading<'r> {
    pub(super) fn of(game: &'r Vikings, s: &'r Sight) -> Self {
        let me = s.me;
        let turns = s.turns_of(game, me);
        let mut reading = Self {
            game,
            s,
            me,
            turns,
            values: [Value::default(); 3],
            raise: [0.0; 3],
            care: [0.0; CLANS],
            risk: [0.0; CLANS],
            areas: By::default(),
            odds: Odds::default(),
            invader_odds: Odds::default(),
        };
        let others = match game.rules.players {
            1 | 2 => p(0),
            3 => p(30),
            _ => p(31),
        };
        let mut all_turns = 0.0;
        for clan in clans_in_play(game).filter(|clan| !s.left.contains(*clan)) {
            let is_neutral = clan == Clan::ENEMY && !game.is_solo();
            let (care, turns) = match clan {
                _ if clan == me => (1.0, turns),
                _ if is_neutral => (0.0, 0.0),
                _ => (-others, s.turns_of(game, clan)),
            };
            all_turns += turns;
            set(&mut reading.care, clan, care);
            set(&mut reading.risk, clan, turns);
        }
        for risk in &mut reading.risk {
            *risk = (p(1) * (all_turns - *risk)).min(p(2));
        }
        let fury = s.fury.map(f32::from);
        let doubt = 0.15 + p(7) * all_turns.sqrt();
        reading.values = rune_values(game, fury, doubt);
        let now = reading.standing(&reading.values);
        for (rune, raise) in reading.raise.iter_mut().enumerate() {
            let mut after = fury;
            if let Some(fury) = after.get_mut(rune) {
                *fury += 1.0;
            }
            let values = rune_values(game, after, doubt);
            *raise = standing(game, s, &reading.care, &values) - now;
        }
        for area in game.map.areas.iter() {
            reading.areas[area] = reading.worth(area, &reading.ground(area));
        }
        if may_fight(s.pending) {
            let runes = if game.is_solo() {
                let enemy = &s.sides[Clan::ENEMY];
                1 + (enemy.runes.all().iter().sum::<u8>() + enemy.wild) / 3
            } else {
                p(18) as u8
            };
            reading.odds = reading.odds_against(runes, 3);
            reading.invader_odds = reading.odds_against(s.invaders, s.invaders + 1);
        }
        reading
    }

    /// What Runes held and Favor Cards are likely to score for oneself and against the others.
    fn standing(&self, values: &[Value; 3]) -> f32 {
        standing(self.game, self.s, &self.care, values)
    }

    pub(super) fn value(&self, rune: Rune) -> Value {
        self.values.get(rune as usize).copied().unwrap_or_default()
    }

    pub(super) fn raised(&self, rune: Rune) -> f32 {
        self.raise.get(rune as usize).copied().unwrap_or_default()
    }

    pub(super) fn care_for(&self, clan: Clan) -> f32 {
        self.care.get(usize::from(clan.0)).copied().unwrap_or_default()
    }

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
    fn worth(&self, area: Area, ground: &Ground) -> f32 {
        let value = self.value(self.game.map.area[area].rune).island;
        let hunt = self.hunt(area, ground);
        let Some(holder) = ground.holder else {
            // A free Rune: whoever has most there is nearest to it.
            let (most, ahead) = self.strongest(ground, None);
            let care = most.map_or(0.0, |clan| self.care_for(clan));
            return value * care * (p(5) + p(6) * f32::from(ahead.min(3))) + hunt;
        };
        let own = self.influence_in(ground, holder);
        let (challenger, theirs) = self.strongest(ground, Some(holder));
        let margin = (f32::from(own) - f32::from(theirs)).max(0.0);
        let risk = self.risk.get(usize::from(holder.0)).copied().unwrap_or_default();
        let lost = risk / (1.0 + p(3) * margin);
        let next = challenger.map_or(0.0, |clan| self.care_for(clan));
        // Nobody is near a Rune just because nobody is there.
        let nearness = if theirs > 0 { p(4) } else { 0.0 };
        value * (self.care_for(holder) * (1.0 - lost) + next * lost * nearness) + hunt
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
        p(28) * ready * GIANT * (0.25 * self.turns).min(1.0)
    }

    fn influence_in(&self, ground: &Ground, clan: Clan) -> u8 {
        ground.influence.get(usize::from(clan.0)).copied().unwrap_or_default()
    }

    /// Who has the most Influence beside the holder of a Rune, oneself first, and how much.
    fn strongest(&self, ground: &Ground, holder: Option<Clan>) -> (Option<Clan>, u8) {
        let own = self.influence_in(ground, self.me);
        let mut best = match holder {
            Some(holder) if holder == self.me => (None, 0),
            _ if own == 0 => (None, 0),
            _ => (Some(self.me), own),
        };
        for (clan, influence) in (0..).map(Clan).zip(ground.influence) {
            let is_neutral = clan == Clan::ENEMY && !self.game.is_solo();
            if influence > best.1 && Some(clan) != holder && !is_neutral {
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
        self.worth(area, &ground) - self.areas[area] + fury
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
        let others = || clans_in_play(self.game).filter(move |other| *other != clan);
        let theirs = |other: Clan| self.s.sides[other].settlers[area];
        if !others().all(|other| theirs(other) < own) {
            return;
        }
        for other in others().filter(|other| theirs(*other) > 0) {
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
    fn holder_of(&self, ground: &Ground) -> Option<Clan> {
        let takes = |clan: Clan| {
            let is_neutral = clan == Clan::ENEMY && !self.game.is_solo();
            ground.boots.contains(clan) && !is_neutral && !self.s.left.contains(clan)
        };
        if let Some(holder) = ground.holder {
            let held = self.influence_in(ground, holder);
            let mut best = (holder, held);
            let own = self.influence_in(ground, self.me);
            if own > held && takes(self.me) {
                best = (self.me, own);
            }
            for (clan, influence) in (0..).map(Clan).zip(ground.influence) {
                if influence > best.1 && takes(clan) {
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
        (most > 0 && ahead.next().is_none() && takes(clan)).then_some(clan)
    }

    // Resources.

    /// What a stock is worth.
    fn stock_worth(&self, stock: Bag) -> f32 {
        let my = self.s.my();
        let builds = my.boats_left > 0 || my.temples_left > 0;
        let weights = [if builds { p(8) } else { 0.1 }, p(9), p(10)];
        let hope = (p(11) * self.turns).clamp(0.06, 1.0);
        let mut sum = 0.0;
        for (held, weight) in stock.all().iter().zip(weights) {
            sum += weight * UNITS.iter().take(usize::from(*held)).sum::<f32>();
        }
        hope * sum
    }

    /// What it is worth to gain these.
    pub(super) fn gained(&self, bag: Bag) -> f32 {
        let most = self.game.content.clan.resource_max;
        let mut after = self.s.my().stock;
        for resource in Resource::ALL {
            after[resource] = after[resource].saturating_add(bag[resource]).min(most);
        }
        self.stock_worth(after) - self.stock_worth(self.s.my().stock)
    }

    /// What it costs to pay these; far more than there is if they cannot be paid.
    pub(super) fn paid(&self, bag: Bag) -> f32 {
        let mut after = self.s.my().stock;
        for resource in Resource::ALL {
            let Some(rest) = after[resource].checked_sub(bag[resource]) else { return 50.0 };
            after[resource] = rest;
        }
        self.stock_worth(self.s.my().stock) - self.stock_worth(after)
    }
}

/// Whether a card may now be played into a battle.
const fn may_fight(pending: Frame) -> bool {
    matches!(pending, Frame::Stage(Stage::Play | Stage::Join) | Frame::Enter { .. })
}

/// What Runes held and Favor Cards are likely to score for oneself and against the others.
fn standing(game: &Vikings, s: &Sight, care: &[f32; CLANS], values: &[Value; 3]) -> f32 {
    let value = |rune: Rune| values.get(rune as usize).copied().unwrap_or_default();
    let mut sum = 0.0;
    for area in game.map.areas.iter() {
        if let Some(holder) = s.holders[area] {
            let care = care.get(usize::from(holder.0)).copied().unwrap_or_default();
            sum += care * value(game.map.area[area].rune).island;
        }
    }
    for favor in s.favors.iter() {
        let runes = &game.content.favor(favor).runes;
        sum += Rune::ALL.into_iter().map(|r| f32::from(runes[r]) * value(r).favor).sum::<f32>();
    }
    sum
}

fn set(list: &mut [f32; CLANS], clan: Clan, value: f32) {
    if let Some(place) = list.get_mut(usize::from(clan.0)) {
        *place = value;
    }
}
