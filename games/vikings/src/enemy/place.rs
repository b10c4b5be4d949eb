//! Where the enemy is, and with which Rune it acts (TV-SOLO-13, TV-SOLO-14, TV-SOLO-55).

use gladsheim_engine::{Card, EventSink};

use crate::content::EnemyMat;
use crate::event::{EnemyChoice, Event, Reason};
use crate::ids::{Area, Rune};
use crate::play::Play;
use crate::rules::Vikings;
use crate::state::State;

/// The enemy's Clan Mat.
pub(super) fn mat<'g>(game: &'g Vikings, s: &State) -> &'g EnemyMat {
    &game.content.enemies[s.enemy.mat]
}

/// Of the two Regions of a Land Border Dock the left one by an odd number of cards in both rows, one
/// that is face down included, and the right one by an even number (TV-SOLO-14).
fn focus(game: &Vikings, s: &State) -> (Area, Reason) {
    let dock = &game.map.dock[s.enemy.chieftain];
    let row = s.clans[crate::ids::Clan::ENEMY].row.len();
    let cards = row + s.enemy.battles.len() + usize::from(s.enemy.down.is_some());
    match cards % 2 {
        _ if dock.areas.len() < 2 => (dock.left, Reason::Only),
        0 => (dock.right, Reason::Even),
        _ => (dock.left, Reason::Odd),
    }
}

/// The Area of the Chieftain Boat's Dock, for all but placing Settlers (TV-SOLO-13).
pub(crate) fn current_area(game: &Vikings, s: &State) -> Area {
    focus(game, s).0
}

/// Where Settlers are placed: at a Land Border Dock in the Region with the card's Rune, and if there is
/// none, by the number of cards (TV-SOLO-14).
pub(super) fn landing(game: &Vikings, s: &State, rune: Rune) -> (Area, Reason) {
    let dock = &game.map.dock[s.enemy.chieftain];
    let (focus, reason) = focus(game, s);
    let matching = dock.areas & game.map.with_rune[rune];
    match (dock.areas.len(), matching.lowest()) {
        (2, Some(area)) if matching.len() == 1 => (area, Reason::Matching),
        _ => (focus, reason),
    }
}

/// The Rune that a card of the enemy has now: a wild one has that of the current Region
/// (TV-SOLO-55).
pub(super) fn rune_of(game: &Vikings, s: &State, card: Card) -> Rune {
    game.spec(card).rune.unwrap_or_else(|| rune_here(game, s))
}

/// The Rune of the current card, which everything uses that needs one (TV-SOLO-13).
pub(super) fn current_rune(game: &Vikings, s: &State) -> Rune {
    s.enemy.current.map_or_else(|| rune_here(game, s), |card| rune_of(game, s, card))
}

/// The printed Rune of the current Area.
pub(super) fn rune_here(game: &Vikings, s: &State) -> Rune {
    game.map.area[current_area(game, s)].rune
}

/// The current Area; at a Land Border Dock the human is told which one it is.
pub(super) fn tell_current<E: EventSink<Vikings>>(play: &mut Play<'_, E>) -> Area {
    let (area, reason) = focus(play.game, play.s);
    tell_region(play, EnemyChoice::Act, area, reason);
    area
}

/// Where Settlers are placed; at a Land Border Dock the human is told which Region it is.
pub(super) fn tell_landing<E: EventSink<Vikings>>(play: &mut Play<'_, E>, rune: Rune) -> Area {
    let (area, reason) = landing(play.game, play.s, rune);
    tell_region(play, EnemyChoice::Land, area, reason);
    area
}

fn tell_region<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    what: EnemyChoice,
    area: Area,
    reason: Reason,
) {
    if reason != Reason::Only {
        play.tell(|| Event::EnemyChose { what, area, reason });
    }
}
