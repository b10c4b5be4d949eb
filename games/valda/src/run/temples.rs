//! What effects do to temples and buildings, at once or as chosen in advance (12.4).

use gladsheim_engine::{EventSink, Seat};

use crate::effect::{Op, Prey};
use crate::event::Event;
use crate::ids::{Area, Site};
use crate::legal::NOTHING;
use crate::play::Play;
use crate::state::{Ice, Pass, Plot, Run};

impl<E: EventSink<Event>> Play<'_, E> {
    /// A choice of a temple, building or area is complete: it is noted, or carried out.
    pub(super) fn settle_choice(
        &mut self,
        run: &Run,
        op: Op,
        subject: Seat,
        first: u8,
        second: u8,
    ) {
        self.update(|run| {
            run.left = run.left.saturating_sub(1);
            run.first = None;
        });
        if run.pass == Pass::Advance {
            let attack = &mut self.s.attack;
            if let Some(place) = attack.advance.get_mut(usize::from(attack.chosen)) {
                *place = (first, second);
                attack.chosen += 1;
            }
        } else if first != NOTHING {
            self.apply_choice(run, op, subject, first, second);
        }
    }

    pub(super) fn apply_choice(&mut self, run: &Run, op: Op, subject: Seat, first: u8, second: u8) {
        let seat = run.actor;
        let site = Site(first);
        let theirs = if op == Op::SwitchTemple { Site(second) } else { site };
        let is_building = matches!(op, Op::Destroy { what: Prey::Building { .. }, .. });
        if !is_building && self.is_protected(seat, theirs) {
            // Since it was chosen (VD-TIME-15).
            self.events.emit(|| Event::Protected { seat: subject, site: theirs });
            return;
        }
        match op {
            Op::Destroy { what: Prey::Temple, .. } => {
                if let Some((owner, _)) = self.s.sites[site].get() {
                    self.events.emit(|| Event::TempleDestroyed { seat, owner, site });
                    self.remove_temple(site);
                }
            }
            Op::Destroy { what: Prey::Building { .. }, .. } => {
                let building = crate::ids::Building::at(first.into());
                let count = self.s.villages[subject].count_mut(building);
                if *count > 0 {
                    *count -= 1;
                    self.events.emit(|| Event::BuildingDestroyed {
                        seat,
                        owner: subject,
                        building,
                    });
                }
            }
            Op::Move { .. } => self.move_temple(seat, site, Area::at(second.into())),
            Op::SwitchTemple => self.switch_temples(seat, site, Site(second)),
            Op::Freeze { for_good } => self.freeze(seat, site, for_good),
            _ => {}
        }
    }

    /// Whether somebody else's temple cannot be touched in this turn (VD-RG-WPN-THRYM-A).
    fn is_protected(&self, from: Seat, site: Site) -> bool {
        let plot = self.s.sites.all().get(usize::from(site.0));
        let owner = plot.and_then(|plot| plot.get()).map(|(owner, _)| owner);
        owner.is_some_and(|owner| owner != from && self.s.giants.immune.contains(owner))
    }

    pub(crate) fn move_temple(&mut self, seat: Seat, from: Site, to: Area) {
        let Some(to) = self.s.free_site(to) else { return };
        let Some((owner, ice)) = self.s.sites[from].get() else { return };
        self.events.emit(|| Event::TempleMoved { seat, owner, from, to });
        self.remove_temple(from);
        self.place_temple(owner, ice, to);
    }

    fn switch_temples(&mut self, seat: Seat, own: Site, other: Site) {
        let (mine, theirs) = (self.s.sites[own], self.s.sites[other]);
        if mine == Plot::FREE || theirs == Plot::FREE {
            return;
        }
        self.events.emit(|| Event::TemplesSwitched { seat, own, other });
        let before = [own, other].map(|site| self.s.controller(site.area()));
        self.s.sites[own] = theirs;
        self.s.sites[other] = mine;
        for (site, before) in [own, other].into_iter().zip(before) {
            self.tell_control(site.area(), before);
        }
    }

    fn freeze(&mut self, seat: Seat, site: Site, for_good: bool) {
        let Some((owner, ice)) = self.s.sites[site].get() else { return };
        let frozen = if for_good { Ice::ForGood } else { Ice::Until(seat) };
        // The longer duration holds.
        if ice != Ice::ForGood {
            self.s.sites[site] = Plot::temple(owner, frozen);
        }
        self.events.emit(|| Event::Frozen { seat, site, for_good });
    }
}
