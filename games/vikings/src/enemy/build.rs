//! The enemy's Boats and Temples, and the Giants it slays (TV-SOLO-27, TV-SOLO-33, TV-SOLO-34,
//! TV-SOLO-51 to TV-SOLO-53).

use gladsheim_engine::EventSink;

use super::harvest::advance_marker;
use super::sieve::Sieve;
use super::{HUMAN, idle, push};
use crate::effect::Bag;
use crate::event::{EnemyChoice, Event, Idle, Reason, Yield};
use crate::flow::Next;
use crate::ids::{Area, Berth, Clan, Dock, Resource, Rune};
use crate::play::Play;
use crate::rules::Vikings;
use crate::state::{EnemyStep, State};

/// The Settlers that an Area must have for the Temple of a Build (TV-SOLO-27).
const BUILD_SETTLERS: u8 = 3;

/// The Dock for a Boat: the Chieftain's, or the nearest one without a Boat clockwise along its shore
/// (TV-SOLO-33).
fn boat_site(game: &Vikings, s: &State) -> Result<Dock, Idle> {
    if s.clans[Clan::ENEMY].boats_left == 0 {
        return Err(Idle::NoBoat);
    }
    let taken = s.clans[Clan::ENEMY].docked | s.clans[HUMAN].docked;
    let start = s.enemy.chieftain;
    let mut dock = start;
    while taken.contains(dock) {
        dock = game.map.dock[dock].clockwise;
        if dock == start {
            return Err(Idle::NoDock);
        }
    }
    Ok(dock)
}

/// Puts a Boat on its Dock if that is possible.
pub(super) fn place_boat<E: EventSink<Vikings>>(play: &mut Play<'_, E>) -> Result<(), Idle> {
    let dock = boat_site(play.game, play.s)?;
    let (clan, berth) = (Clan::ENEMY, Berth::Dock(dock));
    play.clan(clan).boats_left -= 1;
    play.put_boat(clan, berth);
    play.tell(|| Event::BuiltBoat { clan, berth, cost: Bag::default() });
    play.touched_dock(dock);
    Ok(())
}

/// A Build: a Boat, or else a Temple, or else Wood. It never slays (TV-SOLO-27).
pub(super) fn build<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    if let Err(why) = place_boat(play) {
        idle(play, why);
        push(play, EnemyStep::Temple { settlers: BUILD_SETTLERS, is_build: true });
    }
}

/// The Areas for a Temple: of those with so many Settlers and no Temple, without a Giant, those with
/// the most Settlers (TV-SOLO-34).
pub(super) fn temple_sites(game: &Vikings, s: &State, settlers: u8) -> Sieve {
    let enemy = &s.clans[Clan::ENEMY];
    let free = game.map.areas.without(enemy.temples).without(s.giants);
    Sieve::of(free.iter().filter(|area| enemy.settlers[*area] >= settlers.max(1)).collect())
        .most(Reason::MostSettlers, |area| enemy.settlers[area])
}

/// Where the Temple goes is chosen, if it can be placed at all.
pub(super) fn advance_temple<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    settlers: u8,
    is_build: bool,
) -> Next {
    let why = if play.s.clans[Clan::ENEMY].temples_left == 0 {
        Idle::NoTemple
    } else if temple_sites(play.game, play.s, settlers).left.is_empty() {
        Idle::NoSite
    } else {
        return Next::Ask(Clan::ENEMY);
    };
    play.pop();
    idle(play, why);
    if is_build {
        advance_marker(play, Resource::Wood, 1, Yield::Build);
    }
    Next::Go
}

/// A Temple takes the place of half the Settlers, rounded up, in one event (TV-SOLO-34).
pub(super) fn place_temple<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    settlers: u8,
    area: Area,
) {
    let reason = temple_sites(play.game, play.s, settlers).reason();
    play.pop();
    play.tell(|| Event::EnemyChose { what: EnemyChoice::Temple, area, reason });
    let clan = Clan::ENEMY;
    let settlers = play.s.clans[clan].settlers[area].div_ceil(2);
    play.take_settlers(clan, area, settlers);
    let enemy = play.clan(clan);
    enemy.temples_left -= 1;
    enemy.temples.insert(area);
    play.tell(|| Event::BuiltTemple { clan, area, settlers, cost: Bag::default() });
    play.touched(area);
}

/// It slays the Giant of a Region: all its Settlers there go home, and the god of the Rune that it acts
/// with gains Fury (TV-SOLO-53).
pub(super) fn slay<E: EventSink<Vikings>>(play: &mut Play<'_, E>, area: Area, rune: Rune) {
    let clan = Clan::ENEMY;
    let settlers = play.s.clans[clan].settlers[area];
    play.take_settlers(clan, area, settlers);
    let giant = play.take_giant(clan, area);
    play.tell(|| Event::Slain { clan, area, settlers, giant });
    play.touched(area);
    play.raise_fury(rune, 1);
}
