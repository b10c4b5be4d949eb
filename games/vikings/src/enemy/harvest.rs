//! The enemy's tracks: what moves their markers, and the icons that this sets off (TV-SOLO-26,
//! TV-SOLO-30).

use gladsheim_engine::EventSink;

use super::place::mat;
use crate::content::TRACK;
use crate::effect::Bag;
use crate::event::{Event, Yield};
use crate::ids::{Clan, Resource, Rune};
use crate::play::Play;
use crate::rules::Vikings;

/// It gains n resources from the top track on, one by one and round again, then what its open slots
/// give (TV-SOLO-26, TV-SOLO-28).
pub(super) fn harvest<E: EventSink<Vikings>>(play: &mut Play<'_, E>, n: u8) {
    let order = mat(play.game, play.s).order;
    for resource in order.into_iter().cycle().take(n.into()) {
        advance_marker(play, resource, 1, Yield::Harvest);
    }
    let pieces = play.game.content.enemy_pieces;
    let enemy = &play.s.clans[Clan::ENEMY];
    let open = |all: u8, left: u8, per_slot: u8| {
        (all.saturating_sub(left)).checked_div(per_slot).unwrap_or_default()
    };
    let boats = open(pieces.boats, enemy.boats_left, pieces.boats_per_slot);
    let temples = open(pieces.temples, enemy.temples_left, pieces.temples_per_slot);
    for _ in 0..boats {
        advance_marker(play, Resource::Food, 1, Yield::BoatSlot);
    }
    for _ in 0..temples {
        for resource in order {
            advance_marker(play, resource, 1, Yield::TempleSlot);
        }
    }
    if play.game.rules.ragnarok {
        for rune in Rune::ALL {
            let deployed = play.s.clans[Clan::ENEMY].deployed[rune];
            if deployed > 0 && deployed >= pieces.valkyries_per_rune {
                let bag = play.game.content.valkyries[rune];
                gain_bag(play, bag, Yield::ValkyrieSlot);
            }
        }
    }
}

/// It has won a Favor Card (TV-SOLO-64).
pub(crate) fn win<E: EventSink<Vikings>>(play: &mut Play<'_, E>, bag: Bag) {
    gain_bag(play, bag, Yield::Favor);
}

fn gain_bag<E: EventSink<Vikings>>(play: &mut Play<'_, E>, bag: Bag, by: Yield) {
    for resource in mat(play.game, play.s).order {
        if bag[resource] > 0 {
            advance_marker(play, resource, bag[resource], by);
        }
    }
}

/// A marker moves, up to the last space; the icons that it lands on or passes wait from now on.
pub(super) fn advance_marker<E: EventSink<Vikings>>(
    play: &mut Play<'_, E>,
    resource: Resource,
    n: u8,
    by: Yield,
) {
    let mat = mat(play.game, play.s);
    let from = play.s.clans[Clan::ENEMY].stock[resource];
    let to = from.saturating_add(n).min(TRACK);
    let waiting: u8 = (from + 1..=to)
        .filter(|space| mat.icon(resource, *space).is_some())
        .map(|space| 1 << space)
        .sum();
    let tracks = mat.order.iter().zip(&mut play.s.enemy.icons);
    for (_, icons) in tracks.filter(|(track, _)| **track == resource) {
        *icons |= waiting;
    }
    play.clan(Clan::ENEMY).stock[resource] = to;
    play.tell(|| Event::EnemyTrack { resource, from, to, by });
}
