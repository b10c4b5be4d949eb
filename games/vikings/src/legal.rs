//! What each asking frame offers: the one place where legality is decided.

mod effects;
mod turn;

use gladsheim_engine::{Offer, Seat};

use crate::action::Action;
use crate::ids::{Area, Rune};
use crate::rules::Vikings;
use crate::sets::{Areas, Docks, Fjords};
use crate::state::{Frame, LossStep, State};
use crate::{draft, enemy};

pub(crate) use effects::is_taken;
pub(crate) use turn::{can_contest, has_space, limit_of_space};

/// Offers what `seat` may answer to the top frame, in ascending order of ids.
#[inline]
pub(crate) fn offer(game: &Vikings, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    match s.stack.top() {
        Some(Frame::Stage(stage)) => turn::offer_stage(game, s, *stage, seat, out),
        Some(frame) => offer_frame(game, s, frame, out),
        None => {}
    }
}

/// Offers the answers to a frame, whoever is to give them.
pub(crate) fn offer_frame(game: &Vikings, s: &State, frame: &Frame, out: &mut impl Offer<Action>) {
    match *frame {
        Frame::Boat { actor, .. } => effects::boats(s, actor, out),
        Frame::Sail { actor, n, from } => effects::sail(game, s, actor, n, from, out),
        Frame::Land { actor, dock, deploys, recalls, received } => {
            effects::land(game, s, actor, dock, (deploys, recalls, received), out);
        }
        Frame::Raid { actor, dock } => {
            out.add(Action::Skip);
            if crate::sail::can_raid(game, s, actor, dock) {
                out.add(Action::Raid(dock));
            }
        }
        Frame::Displace { dock, .. } => fjords(game.map.dock[dock].touches, out),
        Frame::Explore { actor, left, is_begun, has_flown, going, .. } => match going {
            Some((going, from)) => {
                areas(crate::explore::ways(game, s, actor, going, from), Action::To, out);
            }
            None => effects::explore(game, s, actor, (left, is_begun, has_flown), out),
        },
        Frame::Harvest { actor, left, is_begun, from } => {
            effects::harvest(game, s, actor, (left, is_begun, from), out);
        }
        Frame::Build { actor, discount } => effects::build(game, s, actor, discount, out),
        Frame::TempleMove { actor, from } => effects::temple_move(game, s, actor, from, out),
        Frame::Smite { actor, is_begun, .. } => effects::smite(s, actor, is_begun, out),
        Frame::Replace { actor, has_drawn, .. } => effects::replace(s, actor, has_drawn, out),
        Frame::Enter { actor } => {
            out.add(Action::Skip);
            if s.battle.is_some() && !s.fighting.contains(actor) && !game.is_solo() {
                out.add(Action::Do);
            }
        }
        Frame::Collect { actor, bag } => {
            out.add(Action::Skip);
            if effects::has_room(game, s, actor, bag) {
                out.add(Action::Do);
            }
        }
        Frame::Exchange { actor, n, pair } => effects::exchange(game, s, actor, n, pair, out),
        Frame::Fury { n, .. } => effects::fury(s, n, out),
        Frame::FreeSettler { actor, left, is_begun, .. } => {
            effects::free_settler(game, s, actor, (left, is_begun), out);
        }
        Frame::MoveGiant { from, .. } => effects::move_giant(game, s, from, out),
        Frame::RaidFree { actor } => effects::raid_free(game, s, actor, out),
        Frame::Loss { loser, step, rune } => match (step, rune) {
            (_, None) => runes(out),
            (LossStep::Boon, Some(rune)) => turn::boon(game, s, loser, rune, out),
            (_, Some(_)) => {
                out.add(Action::Skip);
                areas(game.map.areas, Action::To, out);
            }
        },
        Frame::FavorLimit { winner } => turn::give_back(s, winner, out),
        Frame::InvaderRune { .. } => runes(out),
        Frame::Slay { actor, area } => match area {
            None => {
                let kind = s.clans[actor].row.top().map(|card| game.spec(*card).kind);
                let where_to = kind.map(|kind| crate::slay::slayable(s, actor, kind));
                areas(where_to.unwrap_or_default(), Action::Area, out);
            }
            Some(_) => runes(out),
        },
        Frame::Enemy(step) => enemy::offer(game, s, step, out),
        Frame::Stage(_)
        | Frame::Action { .. }
        | Frame::Battle { .. }
        | Frame::Over
        | Frame::Empty => {}
    }
}

#[inline]
fn areas(which: Areas, action: fn(Area) -> Action, out: &mut impl Offer<Action>) {
    for area in which.iter() {
        if out.is_full() {
            return;
        }
        out.add(action(area));
    }
}

#[inline]
fn fjords(which: Fjords, out: &mut impl Offer<Action>) {
    for fjord in which.iter() {
        if out.is_full() {
            return;
        }
        out.add(Action::ToFjord(fjord));
    }
}

#[inline]
fn docks(which: Docks, action: fn(crate::ids::Dock) -> Action, out: &mut impl Offer<Action>) {
    for dock in which.iter() {
        if out.is_full() {
            return;
        }
        out.add(action(dock));
    }
}

fn runes(out: &mut impl Offer<Action>) {
    Rune::ALL.into_iter().for_each(|rune| out.add(Action::Rune(rune)));
}

/// The cards that a seat may pick now.
pub(super) fn picks(game: &Vikings, s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    for card in draft::packet(game, s, seat).iter() {
        if out.is_full() {
            return;
        }
        out.add(Action::Pick(card));
    }
}
