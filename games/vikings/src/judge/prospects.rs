//! What a position promises to each seat, all secrets known.

use gladsheim_engine::{MAX_SEATS, PerSeat, Seat};

use super::reading::{Value, rune_values};
use super::sight::clans_in_play;
use crate::battle::{battle_card, strength};
use crate::control::{has_boots, influence};
use crate::ids::{CLANS, Clan, Resource, Rune};
use crate::rules::Vikings;
use crate::state::{Frame, Stage, State};

/// About the chance of each seat to win.
pub(super) fn of(game: &Vikings, s: &State) -> PerSeat<f32, MAX_SEATS> {
    let mut hopes = PerSeat::default();
    let turns = turns_left(game, s);
    let points = expected(game, s, turns);
    let of = |clan: Clan| points.get(usize::from(clan.0)).copied().unwrap_or_default();
    // The nearer the end, the more a lead is worth.
    let doubt = 0.8 + 0.28 * turns;
    if game.is_solo() {
        let lead = of(Clan(0)) - of(Clan::ENEMY);
        hopes[Seat::wrapping(0)] = 1.0 / (1.0 + (-lead / doubt).exp());
        return hopes;
    }
    let seats = usize::from(game.rules.players);
    let best = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut all = 0.0;
    for seat in Seat::all(seats).filter(|seat| !s.left.contains(*seat)) {
        let hope = ((of(Clan::of(seat)) - best) / doubt).exp();
        hopes[seat] = hope;
        all += hope;
    }
    if all > 0.0 {
        Seat::all(seats).for_each(|seat| hopes[seat] /= all);
    }
    hopes
}

/// Turns that each player still takes, on average.
fn turns_left(game: &Vikings, s: &State) -> f32 {
    let era = game.content.era(s.turn.era).hand;
    let this_era = match s.stack.iter().next() {
        Some(Frame::Stage(Stage::Draft | Stage::Harbour { .. })) => f32::from(era),
        _ => {
            let in_a_round = if game.is_solo() { 2 } else { game.rules.players };
            f32::from(era) - f32::from(s.turn.taken) / f32::from(in_a_round.max(1))
        }
    };
    let later = (s.turn.era + 1..3).map(|era| game.content.era(era).hand).sum::<u8>();
    this_era.max(0.0) + f32::from(later)
}

/// The points that each clan can expect, and what it can still make of what it has.
fn expected(game: &Vikings, s: &State, turns: f32) -> [f32; CLANS] {
    let players = f32::from(game.rules.players.max(2));
    let fury = s.fury.all().map(f32::from);
    let values = rune_values(game, fury, 0.15 + 0.5 * (players * turns).sqrt());
    let mut points = [0.0; CLANS];
    let mut add = |clan: Clan, more: f32| {
        if let Some(points) = points.get_mut(usize::from(clan.0)) {
            *points += more;
        }
    };
    let of = |rune: Rune| values.get(rune as usize).copied().unwrap_or_default();
    islands(game, s, turns, of, &mut add);
    let later = (0.2 * turns).min(1.0);
    for clan in clans_in_play(game) {
        let holding = &s.clans[clan];
        let mut more = 0.0;
        for favor in holding.favors.iter() {
            let runes = &game.content.favor(favor).runes;
            for rune in Rune::ALL {
                more += f32::from(runes[rune]) * of(rune).favor;
            }
        }
        for giant in holding.slain.iter() {
            more += f32::from(game.content.giant(giant).points);
        }
        let stock = |resource: Resource| f32::from(holding.stock[resource].min(5));
        let stock =
            stock(Resource::Food) + 0.8 * stock(Resource::Steel) + 0.6 * stock(Resource::Wood);
        let mat = &game.content.clan;
        let boats = f32::from(mat.boats.saturating_sub(holding.boats_left));
        let temples = f32::from(mat.temples.saturating_sub(holding.temples_left));
        let valkyries = f32::from(holding.valkyries_out());
        let pieces = 0.6 * boats + 0.7 * temples + 0.5 * valkyries;
        more += later * (0.22 * stock + pieces) + village_hope(holding.villages, turns);
        more += 0.02 * f32::from(holding.stock.all().iter().sum::<u8>());
        add(clan, more);
    }
    battle(game, s, of, &mut add);
    points
}

/// Villages that can still be dedicated, one in a turn.
fn village_hope(villages: u8, turns: f32) -> f32 {
    0.9 * f32::from(villages).min(turns)
}

/// What the Runes of the Areas are likely to bring.
fn islands(
    game: &Vikings,
    s: &State,
    turns: f32,
    value: impl Fn(Rune) -> Value,
    add: &mut impl FnMut(Clan, f32),
) {
    let rivals = f32::from(game.rules.players.max(2) - 1);
    let risk = (0.09 * turns * rivals).min(0.7);
    for area in game.map.areas.iter() {
        let value = value(game.map.area[area].rune).island;
        let holder = s.runes[area];
        let mut challenger = (None, 0);
        let mut held = 0;
        for clan in clans_in_play(game) {
            let influence = influence(game, s, clan, area);
            if Some(clan) == holder {
                held = influence;
            } else if influence > challenger.1 && (clan != Clan::ENEMY || game.is_solo()) {
                challenger = (Some(clan), influence);
            }
        }
        let (challenger, theirs) = challenger;
        let Some(holder) = holder else {
            if let Some(clan) = challenger.filter(|clan| has_boots(s, *clan, area) || turns > 1.0) {
                add(clan, value * 0.25);
            }
            continue;
        };
        let margin = f32::from(held.saturating_sub(theirs));
        let lost = risk / (1.0 + 0.6 * margin);
        add(holder, value * (1.0 - lost));
        if let Some(clan) = challenger {
            add(clan, value * lost * 0.6);
        }
    }
}

/// What the battle under way is likely to bring to whoever is ahead in it.
fn battle(
    game: &Vikings,
    s: &State,
    value: impl Fn(Rune) -> Value,
    add: &mut impl FnMut(Clan, f32),
) {
    let Some(battle) = s.battle else { return };
    let runes = &game.content.favor(battle.favor).runes;
    let prize: f32 =
        Rune::ALL.into_iter().map(|rune| f32::from(runes[rune]) * value(rune).favor).sum();
    let mut best = (None, 0);
    for clan in s.fighting.iter() {
        let Some(card) = battle_card(s, clan) else { continue };
        let steel = game.spec(card).steel;
        if clan != Clan::ENEMY && s.clans[clan].stock[Resource::Steel] < steel {
            continue;
        }
        let strength = strength(game, s, clan, card);
        if strength > best.1 {
            best = (Some(clan), strength);
        } else if strength == best.1 {
            best.0 = None;
        }
    }
    let chance = if s.fighting.len() > 1 { 0.8 } else { (0.1 * f32::from(best.1)).min(0.75) };
    if let Some(clan) = best.0 {
        add(clan, prize * chance);
    }
}
