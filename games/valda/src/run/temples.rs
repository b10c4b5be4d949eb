//! What effects do to temples and buildings, at once or as chosen in advance (VD-ATK-9).

use gladsheim_engine::{EventSink, Seat};

use crate::effect::Prey;
use crate::event::Event;
use crate::ids::{Area, Site};
use crate::legal::NOTHING;
use crate::op::On;
use crate::play::Play;
use crate::rules::Valda;
use crate::score;
use crate::state::{Ice, Pass, Plot, Run};

impl<E: EventSink<Valda>> Play<'_, E> {
    /// A choice of a temple, building or area is complete: it is noted, or carried out.
    pub(super) fn settle_choice(
        &mut self,
        run: &Run,
        on: On,
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
            self.apply_choice(run, on, subject, first, second);
        }
    }

    pub(super) fn apply_choice(&mut self, run: &Run, on: On, subject: Seat, first: u8, second: u8) {
        let seat = run.actor;
        let site = Site(first);
        let theirs = if on == On::SwitchTemple { Site(second) } else { site };
        if on.is_on_temple() && self.is_protected(seat, theirs) {
            // Since it was chosen (VD-TIME-15).
            self.events.emit(self.s, || Event::Protected { seat: subject, site: theirs });
            return;
        }
        match on {
            On::Destroy { what: Prey::Temple, .. } => {
                if let Some((owner, _)) = self.s.sites[site].get() {
                    let before = self.s.controller(site.area());
                    self.remove_temple(owner, site);
                    self.events.emit(self.s, || Event::TempleDestroyed { seat, owner, site });
                    self.tell_control(site.area(), before, self.s.controller(site.area()));
                }
            }
            On::Destroy { what: Prey::Building { .. }, .. } => {
                let building = crate::ids::Building::at(first.into());
                let count = self.s.villages[subject].count_mut(building);
                if *count > 0 {
                    *count -= 1;
                    self.events.emit(self.s, || Event::BuildingDestroyed {
                        seat,
                        owner: subject,
                        building,
                    });
                }
            }
            On::Move => self.move_temple(seat, site, Area::at(second.into())),
            On::SwitchTemple => self.switch_temples(seat, site, Site(second)),
            On::Freeze { for_good } => self.freeze(seat, site, for_good),
            // These choose no temple and no building.
            On::Destroy { what: Prey::Resource(_) | Prey::Card, .. }
            | On::Lose { .. }
            | On::Steal { .. }
            | On::SwitchHand => {}
        }
    }

    /// Whether somebody else's temple cannot be touched in this turn (VD-RG-WPN-THRYM-A).
    fn is_protected(&self, from: Seat, site: Site) -> bool {
        let plot = self.s.sites.all().get(usize::from(site.0));
        let owner = plot.and_then(|plot| plot.get()).map(|(owner, _)| owner);
        owner.is_some_and(|owner| owner != from && self.s.giants.immune.contains(owner))
    }

    // (VD-CTRL-4)
    pub(crate) fn move_temple(&mut self, seat: Seat, from: Site, to: Area) {
        let Some(to) = self.s.free_site(to) else { return };
        let Some((owner, ice)) = self.s.sites[from].get() else { return };
        let left = self.s.controller(from.area());
        self.remove_temple(owner, from);
        let between = [from, to].map(|site| self.s.controller(site.area()));
        self.put_temple(owner, ice, to);
        self.events.emit(self.s, || Event::TempleMoved { seat, owner, from, to });
        let [without, entered] = between;
        self.tell_control(from.area(), left, without);
        self.tell_control(to.area(), entered, self.s.controller(to.area()));
    }

    fn switch_temples(&mut self, seat: Seat, own: Site, other: Site) {
        let (mine, theirs) = (self.s.sites[own], self.s.sites[other]);
        if mine == Plot::FREE || theirs == Plot::FREE {
            return;
        }
        let before = [own, other].map(|site| self.s.controller(site.area()));
        self.s.sites[own] = theirs;
        self.s.sites[other] = mine;
        self.events.emit(self.s, || Event::TemplesSwitched { seat, own, other });
        for (site, before) in [own, other].into_iter().zip(before) {
            self.tell_control(site.area(), before, self.s.controller(site.area()));
        }
    }

    /// Freezes a temple; one that is frozen already stays so for the longer time (VD-RG-CARD-10,
    /// VD-RG-CARD-11).
    fn freeze(&mut self, seat: Seat, site: Site, for_good: bool) {
        let Some((owner, ice)) = self.s.sites[site].get() else { return };
        let holds = match ice {
            Ice::None => false,
            Ice::ForGood => true,
            Ice::Until(other) => !for_good && self.thaws_later(other, seat),
        };
        if !holds {
            let frozen = if for_good { Ice::ForGood } else { Ice::Until(seat) };
            self.s.sites[site] = Plot::temple(owner, frozen);
        }
        self.events.emit(self.s, || Event::Frozen {
            seat,
            site,
            for_good,
            held: holds && !for_good,
        });
    }

    /// Whether the next turn of one player comes later than that of another, or never. To the first
    /// rules no turn was later than the freezer's.
    fn thaws_later(&self, one: Seat, other: Seat) -> bool {
        let next = |seat| score::turns_until(self.game, self.s, seat).unwrap_or(usize::MAX);
        self.game.rules.version.at_least(2) && next(one) > next(other)
    }
}
