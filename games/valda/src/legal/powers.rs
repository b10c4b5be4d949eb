//! What the powers of the Followers phase offer.

use gladsheim_engine::{Offer, Seat};

use super::effects::movable;
use crate::action::{Action, Line, Rate};
use crate::ids::{AREAS, Area, Resource, SITES, Site};
use crate::state::State;

/// D-FOL (VD-FOL-1, VD-FOL-2).
pub(super) fn offer_powers(s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    let (stock, uses) = (&s.villages[seat].stock, &s.turn.uses);
    let thor = s.god(seat, Area::Thor);
    for ((rate, level), used) in [(Rate::Three, 1), (Rate::Two, 2)].into_iter().zip(uses.thor) {
        for resource in [Resource::Diamond, Resource::Gold] {
            if thor >= level && used < 3 && stock[resource] >= rate.count() {
                out.add(Action::Thor(rate, resource));
            }
        }
    }
    let odin = s.god(seat, Area::Odin);
    let lines = [(Line::First, 1, 2, 3), (Line::Second, 2, 3, 2)];
    for ((line, level, blood, most), used) in lines.into_iter().zip(uses.odin) {
        if odin >= level && used < most && stock[Resource::Blood] >= blood {
            out.add(Action::Odin(line));
        }
    }
    let loki = s.god(seat, Area::Loki);
    for (line, level) in Line::ALL.into_iter().zip([1, 2]) {
        if loki >= level && uses.loki == 0 {
            out.add(Action::Loki(line));
        }
    }
}

/// D-FOL of the giants: Thrym, Grim and Mork (VD-RG-FOL-1).
pub(super) fn offer_giants(s: &State, seat: Seat, out: &mut impl Offer<Action>) {
    let (uses, runes) = (&s.turn.uses, s.villages[seat].stock[Resource::Rune]);
    let thrym = s.giant(seat, Area::Odin);
    let lines = [(Line::First, 1, 1, 3), (Line::Second, 2, 2, 2)];
    for ((line, level, price, most), used) in lines.into_iter().zip(uses.thrym) {
        if thrym >= level && used < most && runes >= price {
            out.add(Action::Thrym(line));
        }
    }
    let (grim, cards) = (s.giant(seat, Area::Thor), s.hands[seat].len());
    let lines = [(Line::First, 1, 2, 3), (Line::Second, 2, 3, 2)];
    for ((line, level, price, most), used) in lines.into_iter().zip(uses.grim) {
        if grim >= level && used < most && cards >= price {
            out.add(Action::Grim(line));
        }
    }
    let may_move = || {
        let temples = (0..(AREAS * SITES) as u8).map(Site);
        let is_own = |site: &Site| s.sites[*site].get().is_some_and(|(owner, _)| owner == seat);
        temples.filter(is_own).any(|site| movable(s, seat, site))
    };
    if s.giant(seat, Area::Loki) >= 2 && uses.mork == 0 && may_move() {
        out.add(Action::Mork);
    }
}
