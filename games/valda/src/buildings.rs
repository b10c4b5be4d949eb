//! Buildings, temples, and the cards that come with them (VD-BUILD).

use gladsheim_engine::{EventSink, Seat};

use crate::action::Action;
use crate::event::{Cause, Event, Source};
use crate::flow::Next;
use crate::ids::{Area, Building, Moment, Resource};
use crate::play::{Play, temple_cost};
use crate::rules::Valda;
use crate::state::{BuildStep, Frame, Ice, Plan};

impl<E: EventSink<Valda>> Play<'_, E> {
    /// Announces a build; the last one can be cancelled (VD-BUILD-6, VD-RG-VALDA-8).
    pub(crate) fn announce(&mut self, plan: Plan) {
        self.s.turn.builds -= 1;
        self.s.turn.cancelled = false;
        self.push(Frame::Build { plan, step: BuildStep::Announced });
        if self.s.turn.builds == 0 {
            let seat = self.active();
            self.events.emit(self.s, || match plan {
                Plan::Building(building) => {
                    Event::Announced { seat, building: Some(building), area: None }
                }
                Plan::Temple(area) | Plan::Found(area, _) => {
                    Event::Announced { seat, building: None, area: Some(area) }
                }
            });
            self.open_window(Moment::Build, seat);
        }
    }

    pub(crate) fn advance_build(&mut self, plan: Plan, step: BuildStep) -> Next {
        let seat = self.active();
        match (step, plan) {
            (BuildStep::Announced, _) if self.s.turn.cancelled => {
                self.s.turn.cancelled = false;
                self.s.stack.pop();
                self.events.emit(self.s, || Event::BuildCancelled { seat });
            }
            (BuildStep::Announced, Plan::Building(building)) => {
                self.s.stack.pop();
                let board = &self.game.content.board;
                let cost = match building {
                    Building::Mine => board.mine,
                    Building::Drill => board.drill,
                };
                self.pay_cost(seat, cost);
                self.raise(seat, building, false);
            }
            (BuildStep::Announced, Plan::Found(area, who)) => {
                self.set_top(Frame::Build { plan: Plan::Temple(area), step: BuildStep::Announced });
                self.settle_area(Some(seat), area, who);
                crate::setup::shuffle(self.s, area);
            }
            (BuildStep::Announced, Plan::Temple(area)) => {
                self.set_top(Frame::Build { plan, step: BuildStep::Placed });
                self.pay_cost(seat, temple_cost(self.game, self.s, area));
                self.build_temple(seat, area);
            }
            (BuildStep::Placed, Plan::Temple(area)) => {
                self.set_top(Frame::Build { plan, step: BuildStep::Blessed });
                self.divine_card(seat, area);
            }
            (BuildStep::Blessed, Plan::Temple(area)) => {
                self.s.stack.pop();
                self.check_control(seat, area);
            }
            (_, Plan::Building(_) | Plan::Found(..)) => {
                self.s.stack.pop();
            }
        }
        Next::Go
    }

    fn pay_cost(&mut self, seat: Seat, cost: [u8; 3]) {
        for (resource, n) in Resource::BASIC.into_iter().zip(cost) {
            self.pay(seat, resource, n);
        }
    }

    /// Puts up a mine or a drill.
    pub(crate) fn raise(&mut self, seat: Seat, building: Building, free: bool) {
        *self.s.villages[seat].count_mut(building) += 1;
        if seat == self.active() {
            self.s.turn.built += 1;
        }
        self.events.emit(self.s, || Event::Built { seat, building, free });
    }

    fn build_temple(&mut self, seat: Seat, area: Area) {
        let Some(site) = self.s.free_site(area) else { return };
        self.s.turn.built += 1;
        self.put_temple(seat, Ice::None, site);
        self.events.emit(self.s, || Event::Temple { seat, site });
        self.gain_followers(seat, 1, Cause::Temple(area));
    }

    /// The third temple locks the area, and brings a follower the first time (VD-CTRL-3).
    fn check_control(&mut self, seat: Seat, area: Area) {
        if self.s.temples(seat, area) != 3 {
            return;
        }
        self.events.emit(self.s, || Event::Controls { seat, area });
        let village = &mut self.s.villages[seat];
        let bit = 1 << area as u8;
        if village.rewarded & bit == 0 {
            village.rewarded |= bit;
            self.gain_followers(seat, 1, Cause::Control(area));
        }
    }

    /// The builder looks at two divine cards and keeps one (VD-BUILD-7).
    fn divine_card(&mut self, seat: Seat, area: Area) {
        let deck = self.s.divine[area];
        match deck.as_slice() {
            [] => {}
            [_] => self.draw(seat, Source::Divine(area), false),
            [.., second, first] => {
                let looked = [*first, *second];
                for card in looked {
                    self.forget(card);
                    self.s.known[seat].insert(card);
                }
                self.push(Frame::Keep(area));
                let game = self.game;
                self.events.emit(self.s, || Event::LookedAtTwo {
                    seat,
                    area,
                    cards: looked.into_iter().map(|card| Some(game.kind(card))).collect(),
                });
            }
        }
    }

    pub(crate) fn keep_divine(&mut self, area: Area, action: Action) {
        self.s.stack.pop();
        let seat = self.active();
        let deck = &mut self.s.divine[area];
        let (Some(first), Some(second)) = (deck.pop(), deck.pop()) else { return };
        let keeps_first = action == Action::Pick(self.game.kind(first)) || action == Action::Done;
        let (kept, other) = if keeps_first { (first, second) } else { (second, first) };
        deck.push(kept);
        self.draw(seat, Source::Divine(area), false);
        let kind = self.game.kind(other);
        self.s.divine[area].push_under(other);
        self.events.emit(self.s, || Event::PutUnder { seat, area, card: Some(kind) });
    }
}
