//! What is read off the table before anything is judged: what Runes, Areas and resources are worth.

use super::battle::Stakes;
use super::memo::Memory;
use super::sight::{Sight, clans_in_play};
use crate::effect::Bag;
use crate::ids::{CLANS, Clan, Resource, Rune};
use crate::rules::Vikings;
use crate::sets::Clans;
use crate::state::{Frame, Stage};

/// What the units of a stock are worth, one after the other.
const UNITS: [f32; 7] = [0.5, 0.45, 0.4, 0.3, 0.2, 0.1, 0.05];
/// What so many units of a type are worth together.
#[allow(clippy::indexing_slicing)] // in range by the loop, and worked out when compiling
const STOCKS: [f32; UNITS.len() + 1] = {
    let mut sums = [0.0; UNITS.len() + 1];
    let mut held = 0;
    while held < UNITS.len() {
        sums[held + 1] = sums[held] + UNITS[held];
        held += 1;
    }
    sums
};
/// What a slain Giant is worth, whichever it is.
pub(super) const GIANT: f32 = 4.0;

/// The table, and what is known of it before any action is judged. Everything is counted in victory
/// points.
pub(super) struct Reading<'r> {
    pub(super) game: &'r Vikings,
    pub(super) s: &'r Sight,
    pub(super) me: Clan,
    /// The clans on the map, and those of them that can hold Runes.
    pub(super) on_the_map: Clans,
    pub(super) clans: Clans,
    /// Turns that are left after this one.
    pub(super) turns: f32,
    /// What an Island Rune and a Rune of a Favor Card are likely to score.
    pub(super) values: [Value; 3],
    fury: [f32; 3],
    /// By how much the Fury of two gods can still change against each other.
    doubt: f32,
    /// What is held now.
    held: Held,
    /// How much one cares for what each clan has: oneself fully, rivals against it.
    pub(super) care: [f32; CLANS],
    /// How much can still happen to a Rune that each clan holds.
    pub(super) risk: [f32; CLANS],
    /// What there is to win and to lose in a battle, where a card may be played into one.
    pub(super) stakes: Stakes,
    /// What the resources are worth: the types, and all that there are.
    weights: [f32; 3],
    hope: f32,
    stock: f32,
    pub(super) memory: Memory,
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
        let (on_the_map, enemy) =
            (clans_in_play(game).collect::<Clans>(), Clans::only(Clan::ENEMY));
        let builds = s.my().boats_left > 0 || s.my().temples_left > 0;
        let mut reading = Self {
            game,
            s,
            me,
            on_the_map,
            clans: if game.is_solo() { on_the_map } else { on_the_map.without(enemy) },
            turns,
            values: [Value::default(); 3],
            fury: s.fury.map(f32::from),
            doubt: 0.0,
            held: Held::default(),
            care: [0.0; CLANS],
            risk: [0.0; CLANS],
            stakes: Stakes::default(),
            weights: [if builds { 0.85 } else { 0.1 }, 1.0, 0.9],
            hope: (0.3 * turns).clamp(0.06, 1.0),
            stock: 0.0,
            memory: Memory::new(),
        };
        reading.stock = reading.stock_worth(s.my().stock);
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
        reading.doubt = 0.15 + 0.5 * all_turns.sqrt();
        reading.values = rune_values(game, reading.fury, reading.doubt);
        reading.held = Held::of(game, s, &reading.care);
        if may_fight(s.pending) {
            reading.stakes = reading.look_at_battle();
        }
        reading
    }

    pub(super) fn value(&self, rune: Rune) -> Value {
        self.values.get(rune as usize).copied().unwrap_or_default()
    }

    /// What one Fury more of a god is worth.
    pub(super) fn raised(&self, rune: Rune) -> f32 {
        self.memory.raise.get(rune as usize, || {
            let mut after = self.fury;
            if let Some(fury) = after.get_mut(rune as usize) {
                *fury += 1.0;
            }
            let values = rune_values(self.game, after, self.doubt);
            self.held.worth(&values) - self.held.worth(&self.values)
        })
    }

    pub(super) fn care_for(&self, clan: Clan) -> f32 {
        self.care.get(usize::from(clan.0)).copied().unwrap_or_default()
    }

    // Resources.

    /// What a stock is worth.
    #[inline]
    fn stock_worth(&self, stock: Bag) -> f32 {
        let mut sum = 0.0;
        for (held, weight) in stock.all().iter().zip(self.weights) {
            let units = STOCKS.get(usize::from(*held)).or(STOCKS.last());
            sum += weight * units.copied().unwrap_or_default();
        }
        self.hope * sum
    }

    /// What it is worth to gain these.
    pub(super) fn gained(&self, bag: Bag) -> f32 {
        let most = self.game.content.clan.resource_max;
        let mut after = self.s.my().stock;
        for resource in Resource::ALL {
            after[resource] = after[resource].saturating_add(bag[resource]).min(most);
        }
        self.stock_worth(after) - self.stock
    }

    /// What it costs to pay these; far more than there is if they cannot be paid.
    pub(super) fn paid(&self, bag: Bag) -> f32 {
        let mut after = self.s.my().stock;
        for resource in Resource::ALL {
            let Some(rest) = after[resource].checked_sub(bag[resource]) else { return 50.0 };
            after[resource] = rest;
        }
        self.stock - self.stock_worth(after)
    }
}

/// Whether a card may now be played into a battle.
const fn may_fight(pending: Frame) -> bool {
    matches!(pending, Frame::Stage(Stage::Play | Stage::Join) | Frame::Enter { .. })
}

/// What is held now, of each Rune: how much one cares for those who hold it on the islands, and how
/// often it is on the own Favor Cards.
#[derive(Default)]
struct Held {
    islands: [f32; 3],
    favors: [f32; 3],
}

impl Held {
    fn of(game: &Vikings, s: &Sight, care: &[f32; CLANS]) -> Self {
        let mut held = Self::default();
        for area in game.map.areas.iter() {
            let islands = held.islands.get_mut(game.map.area[area].rune as usize);
            if let (Some(holder), Some(sum)) = (s.holders[area], islands) {
                *sum += care.get(usize::from(holder.0)).copied().unwrap_or_default();
            }
        }
        for favor in s.favors.iter() {
            let runes = game.content.favor(favor).runes.all();
            held.favors.iter_mut().zip(runes).for_each(|(sum, count)| *sum += f32::from(*count));
        }
        held
    }

    /// What it is likely to score for oneself and against the others.
    fn worth(&self, values: &[Value; 3]) -> f32 {
        let held = self.islands.iter().zip(&self.favors).zip(values);
        held.map(|((islands, favors), value)| islands * value.island + favors * value.favor).sum()
    }
}

fn set(list: &mut [f32; CLANS], clan: Clan, value: f32) {
    if let Some(place) = list.get_mut(usize::from(clan.0)) {
        *place = value;
    }
}
