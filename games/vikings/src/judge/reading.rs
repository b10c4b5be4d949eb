//! What is read off the table before anything is judged: what Runes, Areas and resources are worth.

use gladsheim_engine::By;

use super::battle::Stakes;
use super::sight::{Sight, clans_in_play};
use crate::effect::Bag;
use crate::ids::{AREAS, Area, CLANS, Clan, Resource, Rune};
use crate::rules::Vikings;
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
    pub(super) risk: [f32; CLANS],
    /// What each Area is worth as it stands.
    pub(super) areas: By<Area, f32, AREAS>,
    /// What there is to win and to lose in a battle, where a card may be played into one.
    pub(super) stakes: Stakes,
}

/// What a Rune is likely to score.
#[derive(Clone, Copy, Default)]
pub(super) struct Value {
    pub(super) island: f32,
    pub(super) favor: f32,
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
            stakes: Stakes::default(),
        };
        let others = match game.rules.players {
            1 | 2 => 0.8,
            3 => 0.45,
            _ => 0.3,
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
            *risk = (0.09 * (all_turns - *risk)).min(0.7);
        }
        let fury = s.fury.map(f32::from);
        let doubt = 0.15 + 0.5 * all_turns.sqrt();
        reading.values = rune_values(game, fury, doubt);
        let now = standing(game, s, &reading.care, &reading.values);
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
            reading.stakes = reading.look_at_battle();
        }
        reading
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

    // Resources.

    /// What a stock is worth.
    fn stock_worth(&self, stock: Bag) -> f32 {
        let my = self.s.my();
        let builds = my.boats_left > 0 || my.temples_left > 0;
        let weights = [if builds { 0.85 } else { 0.1 }, 1.0, 0.9];
        let hope = (0.3 * self.turns).clamp(0.06, 1.0);
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
