//! Resource Actions: what the icons on the enemy's tracks set off (TV-SOLO-30 to TV-SOLO-35).

use gladsheim_engine::EventSink;

use super::place::{current_rune, mat, tell_current};
use super::route::prey;
use super::{HUMAN, battle, build, idle, push, sail};
use crate::action::Action;
use crate::event::{Event, Idle, Reason};
use crate::ids::{Clan, Icon, Resource, Rune};
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::Docks;
use crate::state::{EnemyStep, State};

/// Icons that a battle sets off in the human's turn are resolved right after it (TV-SOLO-30).
pub(crate) fn after_battle<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    push(play, EnemyStep::Icons);
}

/// The next icon that waits: on the topmost track, the leftmost.
fn next_icon(game: &Vikings, s: &State) -> Option<(usize, Resource, u8)> {
    let tracks = mat(game, s).order.into_iter().zip(s.enemy.icons).enumerate();
    let mut waiting = tracks.filter(|(_, (_, icons))| *icons != 0);
    waiting.next().map(|(at, (track, icons))| (at, track, icons.trailing_zeros() as u8))
}

/// Resolves the next icon that waits, and after it control (TV-TURN-6).
pub(super) fn advance<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let Some((at, resource, space)) = next_icon(play.game, play.s) else { return play.pop() };
    if let Some(icons) = play.s.enemy.icons.get_mut(at) {
        *icons &= !(1 << space);
    }
    let Some(on) = mat(play.game, play.s).icon(resource, space) else { return };
    let (icon, bonus) = (on.icon, on.bonus);
    push(play, EnemyStep::Settle);
    play.tell(|| Event::EnemyIcon { resource, space, icon, bonus });
    match icon {
        Icon::Fury => raise_furies(play),
        Icon::Chase => begin_chase(play),
        Icon::Ferry => cross(play),
        Icon::Settler => {
            let rune = current_rune(play.game, play.s);
            sail::place_settlers(play, rune, 1, true);
        }
        Icon::Boat => {
            if let Err(why) = build::place_boat(play) {
                idle(play, why);
            }
        }
        Icon::Temple => begin_temple(play),
        Icon::Battle => battle::start(play, bonus),
    }
}

/// Fury for the god of whose Island Runes the enemy holds most, or for each of several
/// (TV-SOLO-31).
fn raise_furies<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let areas = &play.game.map;
    let s = &*play.s;
    let held = Rune::ALL.map(|rune| {
        let of_rune = areas.with_rune[rune].iter();
        of_rune.filter(|area| s.runes[*area] == Some(Clan::ENEMY)).count()
    });
    let most = held.into_iter().max().unwrap_or_default();
    if most == 0 {
        return idle(play, Idle::NoRune);
    }
    for (rune, _) in Rune::ALL.into_iter().zip(held).filter(|(_, held)| *held == most) {
        play.raise_fury(rune, 1);
    }
}

fn begin_chase<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    if play.s.clans[HUMAN].docked.is_empty() {
        return idle(play, Idle::NoChase);
    }
    push(play, EnemyStep::Chase);
}

/// The Chieftain Boat jumps to the Dock of the human's nearest Boat and raids nothing (TV-SOLO-32).
pub(super) fn chase<E: EventSink<Vikings>>(play: &mut Play<'_, E>, action: Action) {
    let near = prey(play.game, play.s);
    play.pop();
    let Action::ToDock(dock) = action else { return };
    let steps = play.game.map.steps[play.s.enemy.chieftain][dock];
    let reason = match (near.len(), play.s.clans[HUMAN].docked.len()) {
        (_, 1) => Reason::Only,
        (1, _) => Reason::Nearest,
        _ => Reason::Chosen,
    };
    play.tell(|| Event::EnemyChases { dock, steps, reason });
    sail::moor(play, dock, false);
}

/// The Chieftain Boat crosses its Ferry Route, and raids where it lands (TV-SOLO-32).
fn cross<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let Some(dock) = play.game.map.dock[play.s.enemy.chieftain].across else {
        return idle(play, Idle::NoLand);
    };
    let is_raid = play.s.villages.meets(Docks::only(dock));
    sail::moor(play, dock, is_raid);
}

/// A Temple, or the Giant of the current Region is slain instead (TV-SOLO-34, TV-SOLO-51).
fn begin_temple<E: EventSink<Vikings>>(play: &mut Play<'_, E>) {
    let here = play.game.map.dock[play.s.enemy.chieftain].areas;
    if here.meets(play.s.giants) {
        let area = tell_current(play);
        if play.s.giants.contains(area) {
            let rune = current_rune(play.game, play.s);
            return build::slay(play, area, rune);
        }
    }
    push(play, EnemyStep::Temple { settlers: 1, is_build: false });
}
