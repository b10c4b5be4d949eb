//! What effects offer (section 6).

use gladsheim_engine::Offer;

use super::{areas, docks, fjords};
use crate::action::{AMOUNTS, Action};
use crate::control::{has_boots, has_unit};
use crate::effect::Bag;
use crate::effects::{discounted, exchangeable, harvest_bonus};
use crate::explore::{fare, temple_ways};
use crate::ids::{Area, Berth, CLANS, Clan, Dock, Resource, Rune};
use crate::play::{MOST_FURY, can_pay};
use crate::rules::Vikings;
use crate::sets::{Areas, Docks, Fjords};
use crate::state::{Going, State};

/// To have nothing of it, or enough of it.
const fn no_more(is_begun: bool) -> Action {
    if is_begun { Action::Stop } else { Action::Skip }
}

/// The Areas for which something holds.
#[inline]
fn those(all: Areas, holds: impl Fn(Area) -> bool) -> Areas {
    all.iter().filter(|area| holds(*area)).collect()
}

/// One of several Boats.
pub(super) fn boats(s: &State, actor: Clan, out: &mut impl Offer<Action>) {
    out.add(Action::Skip);
    let holding = &s.clans[actor];
    for dock in holding.docked.iter() {
        out.add(Action::Boat(Berth::Dock(dock)));
    }
    for fjord in holding.afloat.fjords().iter() {
        out.add(Action::Boat(Berth::Fjord(fjord)));
    }
}

/// Where a Boat can sail: not to a Dock of an own Boat, but the one it left (TV-SAIL-3), nor to the
/// Chieftain's (TV-SOLO-5).
pub(super) fn sail(
    game: &Vikings,
    s: &State,
    actor: Clan,
    n: u8,
    from: Berth,
    out: &mut impl Offer<Action>,
) {
    out.add(Action::Skip);
    let (to_fjords, mut to_docks) = game.sea.reach(&game.map, from, n);
    let mut own = s.clans[actor].docked;
    if let Berth::Dock(dock) = from {
        own.remove(dock);
    }
    to_docks = to_docks.without(own);
    if game.is_solo() {
        to_docks.remove(s.enemy.chieftain);
    }
    fjords(to_fjords, out);
    docks(to_docks, Action::ToDock, out);
}

/// Settlers back to the mat, and Settlers to the Areas of the Dock (TV-SAIL-5 to TV-SAIL-7).
pub(super) fn land(
    game: &Vikings,
    s: &State,
    actor: Clan,
    dock: Dock,
    (deploys, recalls, received): (u8, u8, Areas),
    out: &mut impl Offer<Action>,
) {
    let holding = &s.clans[actor];
    out.add(no_more(!received.is_empty()));
    if recalls > 0 {
        areas(those(game.map.areas, |area| holding.settlers[area] > 0), Action::Recall, out);
    }
    if deploys > 0 && holding.settlers_left > 0 {
        areas(game.map.dock[dock].areas, Action::Deploy, out);
    }
}

/// Who goes: a Settler, or once a Valkyrie, alone or with a passenger (TV-RAG-VALK-7).
pub(super) fn explore(
    game: &Vikings,
    s: &State,
    actor: Clan,
    (left, is_begun, has_flown): (u8, bool, bool),
    out: &mut impl Offer<Action>,
) {
    out.add(no_more(is_begun));
    if left == 0 {
        return;
    }
    let holding = &s.clans[actor];
    areas(those(game.map.areas, |area| holding.settlers[area] > 0), Action::From, out);
    if has_flown || !game.rules.ragnarok || holding.valkyries_out() == 0 {
        return;
    }
    let flying = those(game.map.areas, |area| holding.valkyries[area] > 0);
    areas(flying, Action::Fly, out);
    if can_pay(s, actor, fare(Going::WithSettler)) {
        areas(those(flying, |area| holding.settlers[area] > 0), Action::FlySettler, out);
    }
    if can_pay(s, actor, fare(Going::WithTemple)) {
        let can = |area| !temple_ways(game, s, actor, area).is_empty();
        areas(those(flying & holding.temples, can), Action::FlyTemple, out);
    }
}

/// Whether any of it could be taken.
pub(super) fn has_room(game: &Vikings, s: &State, clan: Clan, bag: Bag) -> bool {
    let (most, stock) = (game.content.clan.resource_max, &s.clans[clan].stock);
    Resource::ALL.into_iter().any(|resource| bag[resource] > 0 && stock[resource] < most)
}

/// Resources one by one, in ascending order, so that a mix is asked for once. Before the first, what
/// the open slots give is counted in.
pub(super) fn harvest(
    game: &Vikings,
    s: &State,
    actor: Clan,
    (left, is_begun, from): (u8, bool, Resource),
    out: &mut impl Offer<Action>,
) {
    out.add(no_more(is_begun));
    let bonus = if is_begun { Bag::default() } else { harvest_bonus(game, s, actor) };
    let (most, stock) = (game.content.clan.resource_max, &s.clans[actor].stock);
    let has_room = |resource: Resource| stock[resource] + bonus[resource] < most;
    if left > 0 {
        let mut is_any = false;
        for resource in Resource::ALL {
            if resource >= from && has_room(resource) {
                is_any = true;
                out.add(Action::Gain(resource));
            }
        }
        if is_any {
            return;
        }
    }
    if self::has_room(game, s, actor, bonus) {
        out.add(Action::Do);
    }
}

/// The Docks at which a Boat of anybody lies.
fn taken_docks(game: &Vikings, s: &State) -> Docks {
    let boats = Clan::all().fold(Docks::EMPTY, |all, clan| all | s.clans[clan].docked);
    let chieftain = game.is_solo().then(|| Docks::only(s.enemy.chieftain));
    boats | chieftain.unwrap_or_default()
}

/// Whether a Boat of anybody lies at a Dock.
pub(crate) fn is_taken(game: &Vikings, s: &State, dock: Dock) -> bool {
    taken_docks(game, s).contains(dock)
}

/// The Fjords with a Boat of the clan, and those that touch a Dock with one.
fn near_fjords(game: &Vikings, s: &State, clan: Clan) -> Fjords {
    let holding = &s.clans[clan];
    let near = holding.docked.iter().map(|dock| game.map.dock[dock].touches);
    near.fold(holding.afloat.fjords(), |all, touched| all | touched)
}

/// Where a clan may build a Boat (TV-BUILD-2).
fn boat_sites(game: &Vikings, s: &State, clan: Clan) -> (Fjords, Docks) {
    let to_fjords = near_fjords(game, s, clan);
    let footholds = those(game.map.areas, |area| has_boots(s, clan, area));
    let shores = footholds.iter().map(|area| game.map.area[area].docks);
    let to_docks = shores.fold(Docks::EMPTY, |all, docks| all | docks);
    (to_fjords, to_docks.without(taken_docks(game, s)))
}

/// Where a clan may build a Temple (TV-BUILD-3, TV-BUILD-4).
fn temple_sites(game: &Vikings, s: &State, clan: Clan) -> Areas {
    let holding = &s.clans[clan];
    let needed = game.content.clan.temple_settlers.max(1);
    let settled = those(game.map.areas, |area| holding.settlers[area] >= needed);
    settled.without(holding.temples).without(s.giants)
}

pub(super) fn build(
    game: &Vikings,
    s: &State,
    actor: Clan,
    discount: u8,
    out: &mut impl Offer<Action>,
) {
    out.add(Action::Skip);
    let (mat, holding) = (&game.content.clan, &s.clans[actor]);
    if holding.boats_left > 0 && can_pay(s, actor, discounted(mat.boat_cost, discount)) {
        let (to_fjords, to_docks) = boat_sites(game, s, actor);
        fjords(to_fjords, out);
        docks(to_docks, Action::ToDock, out);
    }
    if holding.temples_left > 0 && can_pay(s, actor, discounted(mat.temple_cost, discount)) {
        areas(temple_sites(game, s, actor), Action::Temple, out);
    }
}

pub(super) fn temple_move(
    game: &Vikings,
    s: &State,
    actor: Clan,
    from: Option<Area>,
    out: &mut impl Offer<Action>,
) {
    match from {
        Some(from) => areas(temple_ways(game, s, actor, from), Action::To, out),
        None => {
            out.add(Action::Skip);
            let can = |area| !temple_ways(game, s, actor, area).is_empty();
            areas(those(s.clans[actor].temples, can), Action::From, out);
        }
    }
}

/// Settlers of others, wherever they are (TV-EFF-11).
pub(super) fn smite(s: &State, actor: Clan, is_begun: bool, out: &mut impl Offer<Action>) {
    out.add(no_more(is_begun));
    for clan in (0..CLANS as u8).map(Clan).filter(|clan| *clan != actor) {
        for (area, settlers) in s.clans[clan].settlers.all().iter().enumerate() {
            if out.is_full() {
                return;
            }
            if *settlers > 0 {
                out.add(Action::Smite(clan, Area(area as u8)));
            }
        }
    }
}

pub(super) fn replace(s: &State, actor: Clan, has_drawn: bool, out: &mut impl Offer<Action>) {
    let hand = actor.seat().map_or_else(Default::default, |seat| s.hands[seat]);
    if has_drawn {
        hand.iter().for_each(|card| out.add(Action::Discard(card)));
        return;
    }
    out.add(Action::Skip);
    if !(s.deck.is_empty() && s.discards.is_empty() && s.buried.is_empty()) {
        out.add(Action::Do);
    }
}

/// From one type to another, then how many (TV-EFF-15).
pub(super) fn exchange(
    game: &Vikings,
    s: &State,
    actor: Clan,
    n: u8,
    pair: Option<(Resource, Resource)>,
    out: &mut impl Offer<Action>,
) {
    if let Some(pair) = pair {
        let most = exchangeable(game, s, actor, n, pair).min(AMOUNTS as u8 - 1);
        (1..=most).for_each(|n| out.add(Action::Amount(n)));
        return;
    }
    out.add(Action::Skip);
    for from in Resource::ALL {
        for to in Resource::ALL {
            if exchangeable(game, s, actor, n, (from, to)) > 0 {
                out.add(Action::Exchange(from, to));
            }
        }
    }
}

/// Up or down by exactly n, where the Fury can move so far (TV-EFF-16).
pub(super) fn fury(s: &State, n: u8, out: &mut impl Offer<Action>) {
    out.add(Action::Skip);
    if n == 0 {
        return;
    }
    let can_rise = |rune: &Rune| s.fury[*rune].saturating_add(n) <= MOST_FURY;
    let can_fall = |rune: &Rune| s.fury[*rune] >= n;
    Rune::ALL.into_iter().filter(can_rise).for_each(|rune| out.add(Action::Raise(rune)));
    Rune::ALL.into_iter().filter(can_fall).for_each(|rune| out.add(Action::Lower(rune)));
}

/// Where a unit of the clan is (TV-EFF-17).
pub(super) fn free_settler(
    game: &Vikings,
    s: &State,
    actor: Clan,
    (left, is_begun): (u8, bool),
    out: &mut impl Offer<Action>,
) {
    out.add(no_more(is_begun));
    if left > 0 && s.clans[actor].settlers_left > 0 {
        let near = those(game.map.areas, |area| has_unit(game, s, actor, area));
        areas(near, Action::Deploy, out);
    }
}

/// Any Giant to where there is none (TV-EFF-18).
pub(super) fn move_giant(
    game: &Vikings,
    s: &State,
    from: Option<Area>,
    out: &mut impl Offer<Action>,
) {
    let ways = |area: Area| game.map.area[area].adjacent.without(s.giants);
    match from {
        Some(from) => areas(ways(from), Action::To, out),
        None => {
            out.add(Action::Skip);
            areas(those(s.giants, |area| !ways(area).is_empty()), Action::From, out);
        }
    }
}

/// The Villages of all Regions where a unit of the clan is (TV-EFF-19).
fn free_raids(game: &Vikings, s: &State, clan: Clan) -> Docks {
    let near = those(game.map.areas, |area| has_unit(game, s, clan, area));
    let shores = near.iter().map(|area| game.map.area[area].docks);
    shores.fold(Docks::EMPTY, |all, docks| all | docks) & s.villages
}

pub(super) fn raid_free(game: &Vikings, s: &State, actor: Clan, out: &mut impl Offer<Action>) {
    out.add(Action::Skip);
    docks(free_raids(game, s, actor), Action::Raid, out);
}
