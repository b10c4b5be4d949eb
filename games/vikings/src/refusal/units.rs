//! Why an effect cannot do something (section 6).

use super::Reason;
use crate::action::Action;
use crate::control::has_unit;
use crate::effects::{discounted, harvest_bonus};
use crate::explore::fare;
use crate::ids::{Area, Berth, Clan, Dock, Resource};
use crate::legal::is_taken;
use crate::play::can_pay;
use crate::rules::Vikings;
use crate::sail::affordable_settlers;
use crate::state::{Frame, Going, State};

/// Why an effect does not offer an action.
pub(super) fn why(game: &Vikings, s: &State, frame: &Frame, action: Action) -> Option<Reason> {
    if let Some(area) = area_of(action)
        && !game.map.areas.contains(area)
    {
        return Some((super::rule_of_question(frame), "vikings-refuse-not-on-map"));
    }
    match (*frame, action) {
        (Frame::Boat { .. }, Action::Boat(_)) => {
            Some(("TV-SAIL-1", "vikings-refuse-no-boat-there"))
        }
        (Frame::Sail { actor, from, .. }, Action::ToDock(dock)) => {
            Some(to_dock(game, s, actor, from, dock))
        }
        (Frame::Sail { from, .. }, Action::ToFjord(fjord)) => {
            Some(if from == Berth::Fjord(fjord) {
                ("TV-SAIL-1", "vikings-refuse-already-there")
            } else {
                ("TV-SAIL-1", "vikings-refuse-too-far")
            })
        }
        (Frame::Land { actor, dock, deploys, .. }, Action::Deploy(area)) => {
            Some(deploy(game, s, actor, (dock, deploys), area))
        }
        (Frame::Land { actor, received, .. }, Action::Recall(area)) => {
            Some(if !received.is_empty() {
                ("TV-SAIL-6", "vikings-refuse-recall-first")
            } else if s.clans[actor].settlers[area] == 0 {
                ("TV-SAIL-6", "vikings-refuse-no-settler-there")
            } else {
                ("TV-SAIL-6", "vikings-refuse-recall-limit")
            })
        }
        (Frame::Raid { .. }, Action::Raid(_)) => Some(("TV-SAIL-8", "vikings-refuse-other-dock")),
        (Frame::Displace { .. }, Action::ToFjord(_)) => {
            Some(("TV-SAIL-4", "vikings-refuse-fjord-not-touching"))
        }
        (Frame::Explore { actor, going, has_flown, .. }, action) => {
            explore(game, s, actor, (going, has_flown), action)
        }
        (Frame::Harvest { actor, is_begun, .. }, Action::Gain(resource)) => {
            let bonus = if is_begun { 0 } else { harvest_bonus(game, s, actor)[resource] };
            let most = game.content.clan.resource_max;
            let is_full = s.clans[actor].stock[resource] + bonus >= most;
            Some(if is_full {
                ("TV-CON-1", "vikings-refuse-no-room")
            } else {
                ("TV-HARV-1", "vikings-refuse-harvest-order")
            })
        }
        (Frame::Build { actor, discount }, action) => build(game, s, actor, discount, action),
        (Frame::TempleMove { actor, from }, action) => temple_move(game, s, actor, from, action),
        (Frame::Smite { actor, .. }, Action::Smite(clan, _)) => Some(if clan == actor {
            ("TV-EFF-11", "vikings-refuse-own-settler")
        } else {
            ("TV-EFF-11", "vikings-refuse-no-settler-there")
        }),
        (Frame::Replace { has_drawn: true, .. }, action) => Some(match action {
            Action::Discard(_) => ("TV-EFF-12", "vikings-refuse-not-in-hand"),
            Action::Skip | Action::Stop => ("TV-EFF-12", "vikings-refuse-must-discard"),
            _ => return None,
        }),
        (Frame::Exchange { actor, pair, .. }, action) => exchange(s, actor, pair, action),
        (Frame::Fury { .. }, Action::Raise(_) | Action::Lower(_)) => {
            Some(("TV-EFF-16", "vikings-refuse-fury-cannot-move"))
        }
        (Frame::FreeSettler { actor, .. }, Action::Deploy(area)) => {
            Some(if !has_unit(game, s, actor, area) {
                ("TV-EFF-17", "vikings-refuse-no-unit-there")
            } else if s.clans[actor].settlers_left == 0 {
                ("TV-EFF-17", "vikings-refuse-no-settlers-left")
            } else {
                ("TV-EFF-17", "vikings-refuse-no-more-settlers")
            })
        }
        (Frame::MoveGiant { from, .. }, action) => move_giant(game, s, from, action),
        (Frame::RaidFree { .. }, Action::Raid(dock)) => Some(if s.villages.contains(dock) {
            ("TV-EFF-19", "vikings-refuse-no-unit-there")
        } else {
            ("TV-EFF-19", "vikings-refuse-no-village-there")
        }),
        _ => None,
    }
}

/// The Area that an action names, if it does.
const fn area_of(action: Action) -> Option<Area> {
    match action {
        Action::Recall(area)
        | Action::Deploy(area)
        | Action::From(area)
        | Action::Fly(area)
        | Action::FlySettler(area)
        | Action::FlyTemple(area)
        | Action::To(area)
        | Action::Temple(area)
        | Action::Area(area)
        | Action::Smite(_, area) => Some(area),
        _ => None,
    }
}

fn to_dock(game: &Vikings, s: &State, actor: Clan, from: Berth, dock: Dock) -> Reason {
    if s.clans[actor].docked.contains(dock) && from != Berth::Dock(dock) {
        ("TV-SAIL-3", "vikings-refuse-own-boat-there")
    } else if game.is_solo() && s.enemy.chieftain == dock {
        ("TV-SOLO-5", "vikings-refuse-chieftain-there")
    } else {
        ("TV-SAIL-1", "vikings-refuse-too-far")
    }
}

fn deploy(
    game: &Vikings,
    s: &State,
    actor: Clan,
    (dock, deploys): (Dock, u8),
    area: Area,
) -> Reason {
    if !game.map.dock[dock].areas.contains(area) {
        ("TV-SAIL-5", "vikings-refuse-other-area")
    } else if affordable_settlers(game, s, actor, 1) == 0 {
        ("TV-SAIL-5", "vikings-refuse-no-food")
    } else if deploys == 0 {
        ("TV-SAIL-5", "vikings-refuse-no-more-settlers")
    } else {
        ("TV-SAIL-5", "vikings-refuse-no-settlers-left")
    }
}

fn explore(
    game: &Vikings,
    s: &State,
    actor: Clan,
    (going, has_flown): (Option<(Going, Area)>, bool),
    action: Action,
) -> Option<Reason> {
    let holding = &s.clans[actor];
    if let Some((going, from)) = going {
        let Action::To(to) = action else { return None };
        return Some(if !game.map.area[from].adjacent.contains(to) || going != Going::WithTemple {
            ("TV-EXP-1", "vikings-refuse-not-adjacent")
        } else {
            no_temple_to(s, actor, to)
        });
    }
    let (area, going) = match action {
        Action::From(_) => return Some(("TV-EXP-1", "vikings-refuse-no-settler-there")),
        Action::Fly(area) => (area, Going::Valkyrie),
        Action::FlySettler(area) => (area, Going::WithSettler),
        Action::FlyTemple(area) => (area, Going::WithTemple),
        _ => return None,
    };
    Some(if has_flown {
        ("TV-RAG-VALK-7", "vikings-refuse-flown-already")
    } else if holding.valkyries[area] == 0 {
        ("TV-RAG-VALK-7", "vikings-refuse-no-valkyrie-there")
    } else if !can_pay(s, actor, fare(going)) {
        ("TV-RAG-VALK-7", "vikings-refuse-cannot-afford")
    } else if going == Going::WithSettler {
        ("TV-RAG-VALK-7", "vikings-refuse-no-settler-there")
    } else if !holding.temples.contains(area) {
        ("TV-RAG-VALK-7", "vikings-refuse-no-temple-there")
    } else {
        ("TV-RAG-GIANT-1", "vikings-refuse-nowhere-to-go")
    })
}

/// Why a Temple cannot come to an adjacent Area.
fn no_temple_to(s: &State, clan: Clan, to: Area) -> Reason {
    if s.clans[clan].temples.contains(to) {
        ("TV-BUILD-5", "vikings-refuse-temple-there")
    } else {
        ("TV-RAG-GIANT-1", "vikings-refuse-giant-there")
    }
}

fn build(game: &Vikings, s: &State, actor: Clan, discount: u8, action: Action) -> Option<Reason> {
    match action {
        Action::ToFjord(_) | Action::ToDock(_) => Some(boat(game, s, actor, discount, action)),
        Action::Temple(area) => Some(temple(game, s, actor, discount, area)),
        _ => None,
    }
}

fn boat(game: &Vikings, s: &State, actor: Clan, discount: u8, action: Action) -> Reason {
    let cost = discounted(game.content.clan.boat_cost, discount);
    if s.clans[actor].boats_left == 0 {
        return ("TV-BUILD-1", "vikings-refuse-no-boats-left");
    }
    if !can_pay(s, actor, cost) {
        return ("TV-BUILD-1", "vikings-refuse-cannot-afford");
    }
    match action {
        Action::ToDock(dock) if !game.map.docks.contains(dock) => {
            ("TV-BUILD-2", "vikings-refuse-not-on-map")
        }
        Action::ToDock(dock) if is_taken(game, s, dock) => {
            ("TV-BUILD-2", "vikings-refuse-dock-taken")
        }
        Action::ToDock(_) => ("TV-BUILD-2", "vikings-refuse-no-boots-there"),
        Action::ToFjord(fjord) if game.map.fjords.contains(fjord) => {
            ("TV-BUILD-2", "vikings-refuse-fjord-not-near")
        }
        _ => ("TV-BUILD-2", "vikings-refuse-not-on-map"),
    }
}

fn temple(game: &Vikings, s: &State, actor: Clan, discount: u8, area: Area) -> Reason {
    let (mat, holding) = (&game.content.clan, &s.clans[actor]);
    if holding.temples_left == 0 {
        ("TV-BUILD-1", "vikings-refuse-no-temples-left")
    } else if !can_pay(s, actor, discounted(mat.temple_cost, discount)) {
        ("TV-BUILD-1", "vikings-refuse-cannot-afford")
    } else if s.giants.contains(area) {
        ("TV-BUILD-4", "vikings-refuse-giant-there")
    } else if holding.temples.contains(area) {
        ("TV-BUILD-5", "vikings-refuse-temple-there")
    } else {
        ("TV-BUILD-3", "vikings-refuse-no-settler-there")
    }
}

fn temple_move(
    game: &Vikings,
    s: &State,
    actor: Clan,
    from: Option<Area>,
    action: Action,
) -> Option<Reason> {
    Some(match (from, action) {
        (None, Action::From(area)) if !s.clans[actor].temples.contains(area) => {
            ("TV-EFF-10", "vikings-refuse-no-temple-there")
        }
        (None, Action::From(_)) => ("TV-EFF-10", "vikings-refuse-nowhere-to-go"),
        (Some(from), Action::To(to)) if game.map.area[from].adjacent.contains(to) => {
            no_temple_to(s, actor, to)
        }
        (Some(_), Action::To(_)) => ("TV-EFF-10", "vikings-refuse-not-adjacent"),
        _ => return None,
    })
}

fn exchange(
    s: &State,
    actor: Clan,
    pair: Option<(Resource, Resource)>,
    action: Action,
) -> Option<Reason> {
    match (pair, action) {
        (None, Action::Exchange(from, to)) => Some(if from == to {
            ("TV-EFF-15", "vikings-refuse-same-resource")
        } else if s.clans[actor].stock[from] == 0 {
            ("TV-CON-1", "vikings-refuse-none-owned")
        } else {
            ("TV-EFF-15", "vikings-refuse-no-room")
        }),
        (Some(_), Action::Amount(_)) => Some(("TV-EFF-15", "vikings-refuse-amount")),
        _ => None,
    }
}

fn move_giant(game: &Vikings, s: &State, from: Option<Area>, action: Action) -> Option<Reason> {
    Some(match (from, action) {
        (None, Action::From(area)) if !s.giants.contains(area) => {
            ("TV-EFF-18", "vikings-refuse-no-giant-there")
        }
        (None, Action::From(_)) => ("TV-EFF-18", "vikings-refuse-nowhere-to-go"),
        (Some(from), Action::To(to)) if game.map.area[from].adjacent.contains(to) => {
            ("TV-EFF-18", "vikings-refuse-giant-there")
        }
        (Some(_), Action::To(_)) => ("TV-EFF-18", "vikings-refuse-not-adjacent"),
        _ => return None,
    })
}
