//! Sailing: a Boat, its way, and what it does where it lands (TV-SAIL).

use gladsheim_engine::EventSink;

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Area, Berth, Clan, Dock};
use crate::play::{Play, can_pay};
use crate::rules::Vikings;
use crate::sets::Areas;
use crate::state::{Frame, State};

/// The one place where a clan has Boats, if it is one.
pub(crate) fn only_boat(s: &State, clan: Clan) -> Option<Berth> {
    let holding = &s.clans[clan];
    let fjords = holding.afloat.fjords();
    match (holding.docked.len(), fjords.len()) {
        (1, 0) => holding.docked.lowest().map(Berth::Dock),
        (0, 1) => fjords.lowest().map(Berth::Fjord),
        _ => None,
    }
}

/// How many Settlers a clan could pay for.
pub(crate) fn affordable_settlers(game: &Vikings, s: &State, clan: Clan, most: u8) -> u8 {
    let (cost, stock) = (&game.content.clan.settler_cost, &s.clans[clan].stock);
    let each = cost.all().iter().zip(stock.all());
    each.filter(|(cost, _)| **cost > 0).map(|(cost, stock)| stock / cost).fold(most, u8::min)
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// One of several Boats is chosen.
    pub(crate) fn choose_boat(&mut self, actor: Clan, n: u8, action: Action) {
        match action {
            Action::Boat(from) => self.set_top(Frame::Sail { actor, n, from }),
            _ => self.pop(),
        }
    }

    /// The Boat sails: away from a Dock first, which may free its Area's Rune (TV-SAIL-9).
    pub(crate) fn sail(&mut self, actor: Clan, n: u8, from: Berth, action: Action) {
        self.pop();
        let to = match action {
            Action::ToFjord(fjord) => Berth::Fjord(fjord),
            Action::ToDock(dock) => Berth::Dock(dock),
            _ => return,
        };
        if let Berth::Dock(dock) = to {
            // What the landing brings waits until the Boat is there.
            self.push(self.landing(actor, n, dock));
        }
        let mut from = from;
        if let Berth::Dock(dock) = from {
            let out = Berth::Fjord(self.game.sea.way_out(&self.game.map, dock, to));
            self.move_boat(actor, from, out);
            from = out;
        }
        if from != to {
            self.move_boat(actor, from, to);
        }
        if let Berth::Dock(dock) = to {
            self.make_room(actor, dock);
        }
    }

    /// What can be done where a Boat lands: up to n Settlers are deployed, and those are recalled that
    /// the mat lacks for it and that can be paid (TV-SAIL-5, TV-SAIL-6).
    fn landing(&self, actor: Clan, n: u8, dock: Dock) -> Frame {
        let deploys = affordable_settlers(self.game, self.s, actor, n);
        let recalls = deploys.saturating_sub(self.s.clans[actor].settlers_left);
        Frame::Land { actor, dock, deploys, recalls, received: Areas::EMPTY }
    }

    /// The Boat of another that lies at a Dock must leave it (TV-SAIL-4). One of the solo enemy goes
    /// back to its mat (TV-SOLO-6).
    pub(crate) fn make_room(&mut self, arrived: Clan, dock: Dock) {
        let others = Clan::all().filter(|clan| *clan != arrived);
        let Some(owner) = others.into_iter().find(|clan| self.s.clans[*clan].docked.contains(dock))
        else {
            return;
        };
        if owner == Clan::ENEMY {
            self.take_boat(owner, Berth::Dock(dock));
            self.clan(owner).boats_left += 1;
            self.tell(|| Event::Displaced { clan: owner, dock, fjord: None });
            return self.touched_dock(dock);
        }
        self.push(Frame::Displace { owner, dock });
    }

    /// The owner of a displaced Boat says where it goes.
    pub(crate) fn make_way(&mut self, owner: Clan, dock: Dock, action: Action) {
        self.pop();
        if let Action::ToFjord(fjord) = action {
            self.displace(owner, dock, fjord);
        }
    }

    /// Settlers are recalled, then deployed; then they attack, and the Village may be raided.
    pub(crate) fn land(&mut self, frame: Frame, action: Action) {
        let Frame::Land { actor, dock, deploys, recalls, received } = frame else { return };
        match action {
            Action::Recall(area) => {
                let recalls = recalls.saturating_sub(1);
                self.set_top(Frame::Land { actor, dock, deploys, recalls, received });
                self.recall(actor, area);
            }
            Action::Deploy(area) => {
                let received = received | Areas::only(area);
                let deploys = deploys.saturating_sub(1);
                self.set_top(Frame::Land { actor, dock, deploys, recalls: 0, received });
                let cost = self.game.content.clan.settler_cost;
                self.pay(actor, cost);
                self.put_settler(actor, area);
                self.tell(|| Event::Deployed { clan: actor, area, cost });
                self.touched(area);
            }
            _ => {
                self.set_top(Frame::Raid { actor, dock });
                self.attack_settlers(actor, received);
            }
        }
    }

    fn recall(&mut self, clan: Clan, area: Area) {
        self.take_settlers(clan, area, 1);
        self.tell(|| Event::Recalled { clan, area });
        self.touched(area);
    }

    /// The Village at the Dock is raided, or not (TV-SAIL-8).
    pub(crate) fn raid(&mut self, actor: Clan, dock: Dock, action: Action) {
        self.pop();
        if matches!(action, Action::Raid(_)) {
            let cost = raid_cost(self.game, self.s);
            self.take_village(actor, dock, cost);
        }
    }
}

/// What a raid costs in this era.
pub(crate) fn raid_cost(game: &Vikings, s: &State) -> crate::effect::Bag {
    let steel = game.content.era(s.turn.era).raid_steel;
    crate::play::only(crate::ids::Resource::Steel, steel)
}

/// Whether a clan can raid the Village at a Dock (TV-SAIL-8).
pub(crate) fn can_raid(game: &Vikings, s: &State, clan: Clan, dock: Dock) -> bool {
    s.villages.contains(dock) && can_pay(s, clan, raid_cost(game, s))
}
