//! Counting Active Runes and the rest that makes amounts grow (TV-CON-3).

use crate::effect::{Amount, Requirement};
use crate::enemy;
use crate::ids::{Boost, Clan, Rune};
use crate::rules::Vikings;
use crate::state::State;
use gladsheim_engine::{By, Card};

/// The Active Runes of a clan: of each type, and wild ones (TV-RAG-CARD-3).
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct ActiveRunes {
    pub(crate) of: By<Rune, u8, 3>,
    pub(crate) wild: u8,
}

/// Counts the Active Runes of a clan: cards face up in its row, and Island Runes held (TV-CON-3 to
/// TV-CON-5).
pub(crate) fn active_runes(game: &Vikings, s: &State, clan: Clan) -> ActiveRunes {
    let mut runes = ActiveRunes::default();
    let row = s.clans[clan].row;
    // The solo enemy's face-down card is not in its row.
    let is_down = s.fighting.contains(clan) && clan != Clan::ENEMY;
    let shown = row.len() - usize::from(is_down && !row.is_empty());
    for card in row.as_slice().iter().take(shown) {
        add_card(game, &mut runes, *card);
    }
    if clan == Clan::ENEMY && game.is_solo() {
        // Both of its rows count (TV-SOLO-12).
        s.enemy.battles.iter().for_each(|card| add_card(game, &mut runes, card));
        // Its wild Runes are what the current Region's is (TV-SOLO-55).
        let here = game.map.area[enemy::current_area(game, s)].rune;
        runes.of[here] += core::mem::take(&mut runes.wild);
    }
    for area in game.map.areas.iter() {
        if s.runes[area] == Some(clan) {
            runes.of[game.map.area[area].rune] += 1;
        }
    }
    runes
}

fn add_card(game: &Vikings, runes: &mut ActiveRunes, card: Card) {
    match game.spec(card).rune {
        Some(rune) => runes.of[rune] += 1,
        None => runes.wild += 1,
    }
}

/// How many there are of what an amount grows with. Every wild Rune counts as the one that is asked
/// for.
pub(crate) fn boost(game: &Vikings, s: &State, clan: Clan, what: Boost) -> u8 {
    let holding = &s.clans[clan];
    if let Some(rune) = what.rune() {
        let runes = active_runes(game, s, clan);
        return runes.of[rune] + runes.wild;
    }
    if let Some(resource) = what.resource() {
        return holding.stock[resource];
    }
    match what {
        Boost::Valkyrie => holding.valkyries_out(),
        _ => holding.slain.len() as u8,
    }
}

/// What an amount comes to for a clan (TV-EFF-0).
#[inline]
pub(crate) fn amount(game: &Vikings, s: &State, clan: Clan, amount: Amount) -> u8 {
    amount.of(|what| boost(game, s, clan, what))
}

/// Whether a clan has what a Rune Action needs: one wild Rune fills in for one missing
/// (TV-RAG-CARD-3).
pub(crate) fn meets(game: &Vikings, s: &State, clan: Clan, needed: &Requirement) -> bool {
    let holding = &s.clans[clan];
    if holding.valkyries_out() < needed.valkyries || (holding.slain.len() as u8) < needed.giants {
        return false;
    }
    let runes = active_runes(game, s, clan);
    let missing = |rune: Rune| needed.runes[rune].saturating_sub(runes.of[rune]);
    let all = Rune::ALL.into_iter().map(|rune| runes.of[rune]).sum::<u8>() + runes.wild;
    Rune::ALL.into_iter().map(missing).sum::<u8>() <= runes.wild && all >= needed.any
}
