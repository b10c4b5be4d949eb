//! Whether a card would do nothing if it were played now, so that nobody plays it in vain.
//!
//! Only what its player can know counts: what lies open, how many cards others hold, the player's
//! own hand. A price does nothing by itself, but it is taken all the same (VD-GEN-18): a card that
//! would only be paid for is idle, and its player is told that it costs.

use gladsheim_engine::{Seat, SeatSet};

use crate::effect::{Prey, Who};
use crate::ids::{Area, Building, CardType, Kind, SITES, Side, Site};
use crate::op::{Choose, On, Op, Plain};
use crate::play::on_piles;
use crate::rules::Valda;
use crate::state::{Ice, State};
use crate::{legal, react, run};

impl Valda {
    /// How an action or attack card would be played in vain by `seat` now, for its words: 0 if it
    /// would do something, 1 if nothing, 2 if nothing but be paid for.
    pub(super) fn vanity(&self, s: &State, seat: Seat, kind: Kind) -> u8 {
        let is_paid = || run::costs(self, self.spec(kind).program.at).next().is_some();
        if !self.is_idle(s, seat, kind) {
            0
        } else if is_paid() {
            2
        } else {
            1
        }
    }

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
            Op::End | Op::Again { .. } | Op::IfTempleIn { .. } => false,
            Op::Choose(choose) => match choose.price() {
                Some(price) => {
                    // The card itself is no longer in the hand then.
                    cannot_repeat |= !run::can_meet(s, seat, price, 1);
                    false
                }
                None => !cannot_repeat && self.choice_works(s, seat, others, choose),
            },
            Op::Plain(plain) => !cannot_repeat && self.plain_works(s, seat, plain),
            Op::On(who, on) => {
                let hit = if who == Who::Myself { SeatSet::only(seat) } else { others };
                !cannot_repeat && self.works_on(s, seat, hit, on)
            }
            Op::Weapon(_) => !cannot_repeat,
        })
    }

    fn plain_works(&self, s: &State, seat: Seat, plain: Plain) -> bool {
        match plain {
            Plain::SetBuilds { n } if self.has_giants() => s.giants.allowance < n,
            Plain::SetBuilds { n } => s.turn.builds < n,
            Plain::Unfreeze => sites().any(|site| {
                s.sites[site].get().is_some_and(|(owner, ice)| owner == seat && ice != Ice::None)
            }),
            Plain::Follower { .. }
            | Plain::AddActions { .. }
            | Plain::Roll { .. }
            | Plain::RerollCharges { .. }
            | Plain::SetDieCharges { .. } => true,
        }
    }

    fn choice_works(&self, s: &State, seat: Seat, others: SeatSet, choose: Choose) -> bool {
        let village = &s.villages[seat];
        let has_hand = |other: Seat| !s.hands[other].is_empty();
        match choose {
            Choose::Gain { what, .. } => what.iter().any(|kind| s.bank[kind] > 0),
            Choose::Convert { from, .. } => from.iter().any(|kind| village.stock[kind] > 0),
            Choose::Draw { .. } => Side::ALL.into_iter().any(|side| legal::can_draw(s, side)),
            Choose::DrawDivine { .. } | Choose::LookDivine { .. } => {
                Area::ALL.into_iter().any(|area| !s.divine[area].is_empty())
            }
            Choose::LookHand | Choose::DiscardEach { .. } => others.iter().any(has_hand),
            Choose::SwitchCard => s.hands[seat].len() > 1 && others.iter().any(has_hand),
            Choose::TakeDiscard { what, .. } => !on_piles(self, s, what).is_empty(),
            Choose::FreeBuild { mine, drill } => {
                let wanted = Building::ALL.into_iter().zip([mine, drill]);
                let mut free = wanted.filter(|(_, is_wanted)| *is_wanted);
                free.any(|(building, _)| village.count(building) < legal::most(self, building))
            }
            Choose::PlayAction { .. } => {
                legal::own_cards(s, seat).and(self.all(CardType::Action)).len() > 1
            }
            Choose::Replay => !s.played.is_empty(),
            Choose::Lend => others.iter().any(|one| has_power(s, one)),
            Choose::Empower => has_power(s, seat),
            Choose::AddTokens { .. }
            | Choose::Redirect
            | Choose::Brute
            | Choose::ExtraSteal { .. } => true,
            // A price does nothing by itself.
            Choose::Pay { .. } | Choose::PayUpTo { .. } | Choose::DiscardOwn { .. } => false,
        }
    }

    fn works_on(&self, s: &State, seat: Seat, hit: SeatSet, on: On) -> bool {
        let has_temple = |one: Seat| s.villages[one].temples > 0;
        match on {
            On::Lose { .. } => hit.iter().any(|one| legal::real_loss(self, s, seat, one, 1) > 0),
            On::Steal { what, .. } => {
                hit.iter().any(|one| react::to_steal(self, s, seat, one, what) > 0)
            }
            On::Destroy { what, .. } => hit.iter().any(|one| self.has_prey(s, one, what)),
            On::Move | On::Freeze { .. } => hit.iter().any(has_temple),
            On::SwitchTemple => has_temple(seat) && hit.iter().any(has_temple),
            On::SwitchHand => hit.iter().any(|one| !s.hands[one].is_empty()),
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
