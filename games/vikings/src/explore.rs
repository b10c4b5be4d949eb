//! Exploring: Settlers and Valkyries go to adjacent Areas (TV-EXP, TV-RAG-VALK-7).

use gladsheim_engine::EventSink;

use crate::action::Action;
use crate::effect::Bag;
use crate::event::{Event, Passenger};
use crate::ids::{Area, Clan, Resource};
use crate::play::{Play, only};
use crate::rules::Vikings;
use crate::sets::Areas;
use crate::state::{Frame, Going, State};

/// The Food that a Valkyrie's passenger costs (TV-RAG-VALK-7).
const SETTLER_FARE: u8 = 1;
/// The Steel that it costs to carry a Temple.
const TEMPLE_FARE: u8 = 3;

/// What it costs to go.
pub(crate) fn fare(going: Going) -> Bag {
    match going {
        Going::Settler | Going::Valkyrie => Bag::default(),
        Going::WithSettler => only(Resource::Food, SETTLER_FARE),
        Going::WithTemple => only(Resource::Steel, TEMPLE_FARE),
    }
}

/// Where a Temple can come from an Area: not where there is one of the clan's or a Giant
/// (TV-EFF-10, TV-RAG-GIANT-1).
pub(crate) fn temple_ways(game: &Vikings, s: &State, clan: Clan, from: Area) -> Areas {
    game.map.area[from].adjacent.without(s.clans[clan].temples).without(s.giants)
}

/// Where somebody can go from an Area.
pub(crate) fn ways(game: &Vikings, s: &State, clan: Clan, going: Going, from: Area) -> Areas {
    match going {
        Going::WithTemple => temple_ways(game, s, clan, from),
        Going::Settler | Going::Valkyrie | Going::WithSettler => game.map.area[from].adjacent,
    }
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// A step of an Explore: who goes, then where to; in the end Settlers attack (TV-EXP-2).
    pub(crate) fn explore(&mut self, frame: Frame, action: Action) {
        let Frame::Explore { actor, left, is_begun, has_flown, going, received } = frame else {
            return;
        };
        let chosen = match action {
            Action::From(area) => Some((Going::Settler, area)),
            Action::Fly(area) => Some((Going::Valkyrie, area)),
            Action::FlySettler(area) => Some((Going::WithSettler, area)),
            Action::FlyTemple(area) => Some((Going::WithTemple, area)),
            _ => None,
        };
        if chosen.is_some() {
            let going = chosen;
            return self.set_top(Frame::Explore {
                actor,
                left,
                is_begun,
                has_flown,
                going,
                received,
            });
        }
        let (Some((going, from)), Action::To(to)) = (going, action) else {
            self.pop();
            return self.attack_settlers(actor, received);
        };
        let brings_settler = matches!(going, Going::Settler | Going::WithSettler);
        self.set_top(Frame::Explore {
            actor,
            left: left.saturating_sub(1),
            is_begun: true,
            has_flown: has_flown || going != Going::Settler,
            going: None,
            received: if brings_settler { received | Areas::only(to) } else { received },
        });
        match going {
            Going::Settler => {
                self.shift_settler(actor, from, to);
                self.tell(|| Event::Explored { clan: actor, from, to });
                self.touched(from);
                self.touched(to);
            }
            Going::Valkyrie => self.fly(actor, going, from, to, None),
            Going::WithSettler => self.fly(actor, going, from, to, Some(Passenger::Settler)),
            Going::WithTemple => self.fly(actor, going, from, to, Some(Passenger::Temple)),
        }
    }

    /// A Valkyrie flies; a passenger arrives with her (TV-RAG-VALK-3).
    fn fly(&mut self, clan: Clan, going: Going, from: Area, to: Area, with: Option<Passenger>) {
        let cost = fare(going);
        self.pay(clan, cost);
        let holding = self.clan(clan);
        holding.valkyries[from] = holding.valkyries[from].saturating_sub(1);
        holding.valkyries[to] += 1;
        match with {
            Some(Passenger::Settler) => self.shift_settler(clan, from, to),
            Some(Passenger::Temple) => self.shift_temple(clan, from, to),
            None => {}
        }
        self.tell(|| Event::Flew { clan, from, to, with, cost });
        self.touched(from);
        self.arrived(clan, to);
    }

    /// Moves a Temple on the map.
    pub(crate) fn shift_temple(&mut self, clan: Clan, from: Area, to: Area) {
        let temples = &mut self.clan(clan).temples;
        temples.remove(from);
        temples.insert(to);
    }

    /// A Temple moves by itself (TV-EFF-10).
    pub(crate) fn move_temple(&mut self, actor: Clan, from: Option<Area>, action: Action) {
        match (from, action) {
            (None, Action::From(area)) => {
                self.set_top(Frame::TempleMove { actor, from: Some(area) });
            }
            (Some(from), Action::To(to)) => {
                self.pop();
                self.shift_temple(actor, from, to);
                self.tell(|| Event::TempleMoved { clan: actor, from, to });
                self.touched(from);
                self.touched(to);
            }
            _ => self.pop(),
        }
    }

    /// A Giant moves (TV-EFF-18).
    pub(crate) fn move_giant(&mut self, actor: Clan, from: Option<Area>, action: Action) {
        match (from, action) {
            (None, Action::From(area)) => {
                self.set_top(Frame::MoveGiant { actor, from: Some(area) });
            }
            (Some(from), Action::To(to)) => {
                self.pop();
                self.s.giants.remove(from);
                self.s.giants.insert(to);
                self.tell(|| Event::GiantMoved { from, to });
            }
            _ => self.pop(),
        }
    }
}
