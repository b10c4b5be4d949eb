//! The enemy's Explore (TV-SOLO-25).

use gladsheim_engine::EventSink;

use super::place::{current_area, tell_current};
use super::sieve::Sieve;
use super::{influence_of_human, push, sail};
use crate::event::{EnemyChoice, Event, Reason};
use crate::flow::Next;
use crate::ids::{Area, Clan, Rune};
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::Areas;
use crate::state::{EnemyStep, State};

/// How many Settlers can leave the current Area: one stays if the enemy controls it.
fn movable(game: &Vikings, s: &State) -> u8 {
    let area = current_area(game, s);
    let stays = u8::from(s.runes[area] == Some(Clan::ENEMY));
    s.clans[Clan::ENEMY].settlers[area].saturating_sub(stays)
}

/// The adjacent Areas, by the rules that choose one.
pub(super) fn ways(game: &Vikings, s: &State, rune: Rune) -> Sieve {
    Sieve::of(game.map.area[current_area(game, s)].adjacent)
        .prefer(Reason::Matching, |area| game.map.area[area].rune == rune)
        .prefer(Reason::NotControlled, |area| s.runes[area] != Some(Clan::ENEMY))
        .least(Reason::LeastOfYours, |area| influence_of_human(game, s, area))
}

/// Begins with the current Area.
pub(super) fn begin<E: EventSink<Vikings>>(play: &mut Play<'_, E>, rune: Rune, n: u8) {
    push(play, EnemyStep::Explore { rune, n });
    tell_current(play);
}

/// Where to is chosen; if no Settler can move, one is added.
pub(super) fn advance<E: EventSink<Vikings>>(play: &mut Play<'_, E>, rune: Rune, n: u8) -> Next {
    if movable(play.game, play.s).min(n) == 0 {
        play.pop();
        sail::place_settlers(play, rune, 1, false);
        return Next::Go;
    }
    Next::Ask(Clan::ENEMY)
}

/// The Settlers move one by one, then they attack.
pub(super) fn explore<E: EventSink<Vikings>>(play: &mut Play<'_, E>, rune: Rune, n: u8, to: Area) {
    let from = current_area(play.game, play.s);
    let moving = movable(play.game, play.s).min(n);
    let reason = ways(play.game, play.s, rune).reason();
    play.pop();
    play.tell(|| Event::EnemyChose { what: EnemyChoice::Explore, area: to, reason });
    for _ in 0..moving {
        play.shift_settler(Clan::ENEMY, from, to);
        play.tell(|| Event::Explored { clan: Clan::ENEMY, from, to });
        play.touched(from);
        play.touched(to);
    }
    play.attack_settlers(Clan::ENEMY, Areas::only(to));
}
