//! What a position promises to each seat, all secrets known.
//!
//! The weights were fitted to how games of the rules of thumb ended, every fifth choice left to chance, from
//! some 240,000 positions of two players. What lies on the table early says little of who will hold it:
//! then pieces count for more than the Runes that they hold.

use gladsheim_engine::{MAX_SEATS, PerSeat, Seat};

use super::reading::{Value, rune_values};
use super::sight::clans_in_play;
use crate::battle::{battle_card, strength};
use crate::control::influence_everywhere;
use crate::ids::{CLANS, Clan, Resource, Rune};
use crate::rules::Vikings;
use crate::state::{Frame, Stage, State};

/// How many traits of a position are weighed for each clan.
const TRAITS: usize = 15;

/// What is weighed of a clan.
#[derive(Clone, Copy)]
enum Trait {
    /// The Island Runes held, by what they are likely to score.
    Held,
    /// The same, the more the nearer others are to taking them.
    Threatened,
    /// The Island Runes that nobody is nearer to taking from their holder, likewise.
    Sought,
    /// The Island Runes on the board that nobody is nearer to.
    Free,
    /// Favor Cards, by what they are likely to score.
    Favors,
    /// The points of Giants slain.
    Giants,
    Food,
    Steel,
    Wood,
    /// Boats on the map.
    Boats,
    /// Temples on the map.
    Temples,
    /// Valkyries on the map.
    Valkyries,
    /// Villages not dedicated.
    Villages,
    /// Settlers on the map.
    Settlers,
    /// Cards in hand: whoever comes later in the era has the last word.
    Cards,
}

type Traits = [f32; TRAITS];

/// The turns of each player to come at which the weights were fitted; between them they change evenly.
const TURNS: [f32; 6] = [1.0, 3.0, 5.0, 7.5, 10.0, 13.0];
/// The weight of each trait at these, in logarithms of odds.
#[rustfmt::skip]
const WEIGHTS: [Traits; 6] = [
    [0.45, -0.35, 0.06, 0.03, 0.28, 0.25, 0.01, 0.02, 0.01, 0.00, 0.00, -0.10, 0.60, 0.03, 0.30],
    [0.25, -0.27, 0.04, 0.03, 0.19, 0.18, 0.03, 0.02, 0.02, 0.02, 0.25, 0.00, 0.25, 0.07, 0.41],
    [0.03, -0.07, 0.00, 0.00, 0.145, 0.165, 0.07, 0.05, 0.02, 0.24, 0.70, 0.16, 0.35, 0.115, 0.33],
    [0.02, -0.02, 0.00, 0.00, 0.14, 0.18, 0.08, 0.05, 0.02, 0.26, 0.95, 0.15, 0.12, 0.13, 0.00],
    [0.02, -0.01, 0.01, 0.01, 0.12, 0.15, 0.06, 0.07, 0.01, 0.20, 0.85, 0.14, 0.07, 0.10, 0.00],
    [0.04, -0.06, 0.00, 0.02, 0.09, 0.06, 0.05, 0.08, 0.00, 0.10, 0.50, 0.13, 0.08, 0.08, 0.14],
];
/// With fewer turns to come, a battle under way says nothing of the end.
const LAST_BATTLES: f32 = 6.0;

/// About the chance of each seat to win.
pub(super) fn of(game: &Vikings, s: &State) -> PerSeat<f32, MAX_SEATS> {
    let turns = turns_left(game, s);
    let weights = weights(turns);
    let odds = traits(game, s, turns).map(|traits| weigh(&traits, &weights));
    let of = |clan: Clan| odds.get(usize::from(clan.0)).copied().unwrap_or_default();
    let mut hopes = PerSeat::default();
    if game.is_solo() {
        hopes[Seat::wrapping(0)] = 1.0 / (1.0 + (of(Clan::ENEMY) - of(Clan(0))).exp());
        return hopes;
    }
    let seats = || Seat::all(usize::from(game.rules.players));
    let best = seats().map(|seat| of(Clan::of(seat))).fold(f32::NEG_INFINITY, f32::max);
    let mut all = 0.0;
    for seat in seats().filter(|seat| !s.left.contains(*seat)) {
        hopes[seat] = (of(Clan::of(seat)) - best).exp();
        all += hopes[seat];
    }
    if all > 0.0 {
        seats().for_each(|seat| hopes[seat] /= all);
    }
    hopes
}

/// Turns that each player still takes, on average.
fn turns_left(game: &Vikings, s: &State) -> f32 {
    let hand = game.content.era(s.turn.era).hand;
    let this_era = match s.stack.iter().next() {
        Some(Frame::Stage(Stage::Draft | Stage::Harbour { .. })) => f32::from(hand),
        _ => {
            let in_a_round = if game.is_solo() { 2 } else { game.rules.players };
            f32::from(hand) - f32::from(s.turn.taken) / f32::from(in_a_round.max(1))
        }
    };
    let later = (s.turn.era + 1..3).map(|era| game.content.era(era).hand).sum::<u8>();
    this_era.max(0.0) + f32::from(later)
}

/// The weights with so many turns to come.
fn weights(turns: f32) -> Traits {
    let knots = TURNS.iter().zip(&WEIGHTS);
    for ((from, first), (to, second)) in knots.clone().zip(knots.skip(1)) {
        if turns <= *to {
            let part = ((turns - from) / (to - from)).max(0.0);
            let mut mixed = *first;
            for (weight, second) in mixed.iter_mut().zip(second) {
                *weight += part * (second - *weight);
            }
            return mixed;
        }
    }
    let [.., last] = WEIGHTS;
    last
}

fn weigh(traits: &Traits, weights: &Traits) -> f32 {
    traits.iter().zip(weights).map(|(amount, weight)| amount * weight).sum()
}

/// The Fury of the gods once the Giants have lowered it in every Cleanup to come (TV-CLEAN-2).
fn fury_to_come(game: &Vikings, s: &State) -> [f32; 3] {
    // Some of them will be slain before.
    let cleanups = 1.0 + 0.7 * f32::from(2 - s.turn.era.min(2));
    let mut fury = s.fury.all().map(f32::from);
    for (fury, areas) in fury.iter_mut().zip(game.map.with_rune.all()) {
        *fury = (*fury - cleanups * (*areas & s.giants).len() as f32).max(0.0);
    }
    fury
}

/// The traits of all clans.
fn traits(game: &Vikings, s: &State, turns: f32) -> [Traits; CLANS] {
    let players = f32::from(game.rules.players.max(2));
    let doubt = 0.15 + 0.5 * (players * turns).sqrt();
    let values = rune_values(game, fury_to_come(game, s), doubt);
    let value = |rune: Rune| values.get(rune as usize).copied().unwrap_or_default();
    let mut all = [[0.0; TRAITS]; CLANS];
    let mut add = |clan: Clan, what: Trait, more: f32| {
        let of_clan = all.get_mut(usize::from(clan.0));
        if let Some(amount) = of_clan.and_then(|traits| traits.get_mut(what as usize)) {
            *amount += more;
        }
    };
    for clan in clans_in_play(game) {
        pieces(game, s, clan, value, |what, more| add(clan, what, more));
    }
    islands(game, s, value, &mut add);
    if turns > LAST_BATTLES
        && let Some((clan, prize)) = battle(game, s, value)
    {
        // As if a part of it were won.
        add(clan, Trait::Favors, prize);
    }
    all
}

/// What a clan has, wherever it is.
fn pieces(
    game: &Vikings,
    s: &State,
    clan: Clan,
    value: impl Fn(Rune) -> Value,
    mut add: impl FnMut(Trait, f32),
) {
    let (mat, holding) = (&game.content.clan, &s.clans[clan]);
    for favor in holding.favors.iter() {
        let runes = &game.content.favor(favor).runes;
        for rune in Rune::ALL {
            add(Trait::Favors, f32::from(runes[rune]) * value(rune).favor);
        }
    }
    for giant in holding.slain.iter() {
        add(Trait::Giants, f32::from(game.content.giant(giant).points));
    }
    let stock = |resource: Resource| f32::from(holding.stock[resource].min(5));
    add(Trait::Food, stock(Resource::Food));
    add(Trait::Steel, stock(Resource::Steel));
    add(Trait::Wood, stock(Resource::Wood));
    add(Trait::Boats, f32::from(mat.boats.saturating_sub(holding.boats_left)));
    add(Trait::Temples, f32::from(mat.temples.saturating_sub(holding.temples_left)));
    add(Trait::Valkyries, f32::from(holding.valkyries_out()));
    add(Trait::Villages, f32::from(holding.villages));
    add(Trait::Settlers, f32::from(mat.settlers.saturating_sub(holding.settlers_left)));
    if let Some(seat) = clan.seat() {
        add(Trait::Cards, s.hands[seat].len() as f32);
    }
}

/// Who holds the Runes of the Areas, and who is next.
fn islands(
    game: &Vikings,
    s: &State,
    value: impl Fn(Rune) -> Value,
    add: &mut impl FnMut(Clan, Trait, f32),
) {
    let everywhere = influence_everywhere(game, s);
    for area in game.map.areas.iter() {
        let value = value(game.map.area[area].rune).island;
        let (holder, mut held) = (s.runes[area], 0);
        let (mut challenger, mut theirs) = (None, 0);
        for (clan, influence) in (0..).map(Clan).zip(everywhere[area]) {
            if Some(clan) == holder {
                held = influence;
            } else if influence > theirs && (clan != Clan::ENEMY || game.is_solo()) {
                (challenger, theirs) = (Some(clan), influence);
            }
        }
        let Some(holder) = holder else {
            challenger.into_iter().for_each(|clan| add(clan, Trait::Free, value));
            continue;
        };
        let near = value / (1.0 + 0.6 * f32::from(held.saturating_sub(theirs)));
        add(holder, Trait::Held, value);
        add(holder, Trait::Threatened, near);
        challenger.into_iter().for_each(|clan| add(clan, Trait::Sought, near));
    }
}

/// Who is ahead in the battle under way, and what that is likely to bring.
fn battle(game: &Vikings, s: &State, value: impl Fn(Rune) -> Value) -> Option<(Clan, f32)> {
    let battle = s.battle?;
    let (mut ahead, mut highest) = (None, 0);
    for clan in s.fighting.iter() {
        let Some(card) = battle_card(s, clan) else { continue };
        let steel = game.spec(card).steel;
        if clan != Clan::ENEMY && s.clans[clan].stock[Resource::Steel] < steel {
            continue;
        }
        let strength = strength(game, s, clan, card);
        if strength > highest {
            (ahead, highest) = (Some(clan), strength);
        } else if strength == highest {
            ahead = None;
        }
    }
    let chance = if s.fighting.len() > 1 { 0.8 } else { (0.1 * f32::from(highest)).min(0.75) };
    let runes = &game.content.favor(battle.favor).runes;
    let prize = |rune: Rune| f32::from(runes[rune]) * value(rune).favor;
    Some((ahead?, chance * Rune::ALL.into_iter().map(prize).sum::<f32>()))
}
