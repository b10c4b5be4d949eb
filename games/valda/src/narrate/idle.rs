//! Whether a card would do nothing if it were played now, so that nobody plays it in vain.
//!
//! Only what its player can know counts: what lies open, how many cards others hold, the own hand.

use gladsheim_engine::{Seat, SeatSet};

use crate::effect::{Op, Prey, Who};
use crate::ids::{Area, Building, CardType, Kind, SITES, Side, Site};
use crate::play::on_piles;
use crate::rules::Valda;
use crate::state::{Ice, State};
use crate::{legal, react, run};

impl Valda {
    /// Whether an action or attack card would do nothing for `seat` now.
    pub(super) fn is_idle(&self, s: &State, seat: Seat, kind: Kind) -> bool {
        let spec = self.spec(kind);
        let others = SeatSet::first(usize::from(self.rules.players)).without(SeatSet::only(seat));
        // Attacks hit the player in turn, or with the giants, in one's own turn, everybody else.
        let is_on_active = spec.kind == CardType::Attack && seat != s.turn.active;
        let others = if is_on_active { SeatSet::only(s.turn.active) } else { others };
        let mut cannot_repeat = false;
        !self.program(spec.program.at).any(|op| match op {
            Op::Repeat { .. } => {
                cannot_repeat = false;
                false
            }
            Op::Again { .. } => false,
            Op::Pay { .. } => {
                cannot_repeat |= !run::pays(s, seat, op);
                false
            }
            Op::DiscardOwn { n } => {
                // The card itself is no longer in the hand then.
                cannot_repeat |= legal::own_cards(s, seat).len() <= usize::from(n);
                false
            }
            _ => !cannot_repeat && self.does_something(s, seat, others, op),
        })
    }

    fn does_something(&self, s: &State, seat: Seat, others: SeatSet, op: Op) -> bool {
        let village = &s.villages[seat];
        let hit = |who: Who| if who == Who::Myself { SeatSet::only(seat) } else { others };
        match op {
            Op::PayUpTo { .. } | Op::IfTempleIn { .. } => false,
            Op::Gain { what, .. } => what.iter().any(|kind| s.bank[kind] > 0),
            Op::Convert { from, .. } => from.iter().any(|kind| village.stock[kind] > 0),
            Op::Draw { .. } => Side::ALL.into_iter().any(|side| legal::can_draw(s, side)),
            Op::DrawDivine { .. } | Op::LookDivine { .. } => {
                Area::ALL.into_iter().any(|area| !s.divine[area].is_empty())
            }
            Op::LookHand | Op::DiscardEach { .. } | Op::SwitchHand => {
                others.iter().any(|other| !s.hands[other].is_empty())
            }
            Op::SwitchCard => {
                s.hands[seat].len() > 1 && others.iter().any(|other| !s.hands[other].is_empty())
            }
            Op::TakeDiscard { what, .. } => !on_piles(self, s, what).is_empty(),
            Op::SetBuilds { n } if self.has_giants() => s.giants.allowance < n,
            Op::SetBuilds { n } => s.turn.builds < n,
            Op::FreeBuild { mine, drill } => {
                let wanted = Building::ALL.into_iter().zip([mine, drill]);
                let mut free = wanted.filter(|(_, is_wanted)| *is_wanted);
                free.any(|(building, _)| village.count(building) < legal::most(self, building))
            }
            Op::PlayAction { .. } => {
                legal::own_cards(s, seat).and(self.all(CardType::Action)).len() > 1
            }
            Op::Replay => !s.played.is_empty(),
            Op::Lose { who, .. } => {
                hit(who).iter().any(|one| legal::real_loss(self, s, seat, one, 1) > 0)
            }
            Op::Steal { who, what, .. } => {
                hit(who).iter().any(|one| react::to_steal(self, s, seat, one, what) > 0)
            }
            Op::Destroy { who, what, .. } => hit(who).iter().any(|one| self.has_prey(s, one, what)),
            Op::Move { who } => hit(who).iter().any(|one| s.villages[one].temples > 0),
            Op::SwitchTemple => {
                village.temples > 0 && others.iter().any(|one| s.villages[one].temples > 0)
            }
            Op::Freeze { .. } => others.iter().any(|one| s.villages[one].temples > 0),
            Op::Unfreeze => sites().any(|site| {
                s.sites[site].get().is_some_and(|(owner, ice)| owner == seat && ice != Ice::None)
            }),
            Op::Lend => others.iter().any(|one| has_power(s, one)),
            Op::Empower => has_power(s, seat),
            _ => true,
        }
    }

    fn has_prey(&self, s: &State, owner: Seat, what: Prey) -> bool {
        let village = &s.villages[owner];
        match what {
            Prey::Resource(which) => which.iter().any(|kind| village.stock[kind] > 0),
            Prey::Card => !s.hands[owner].is_empty(),
            Prey::Temple => village.temples > 0,
            Prey::Building { mine, drill } => {
                mine && village.count(Building::Mine) > 0
                    || drill && village.count(Building::Drill) > 0
            }
        }
    }
}

fn sites() -> impl Iterator<Item = Site> {
    Area::ALL.into_iter().flat_map(|area| (0..SITES).map(move |number| Site::of(area, number)))
}

/// Whether a player has a temple that is not frozen anywhere.
fn has_power(s: &State, seat: Seat) -> bool {
    Area::ALL.into_iter().any(|area| s.unfrozen(seat, area) > 0)
}
