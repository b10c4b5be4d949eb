//! The other effects (section 6).

use gladsheim_engine::EventSink;

use crate::action::Action;
use crate::effect::Bag;
use crate::event::Event;
use crate::ids::{Area, Berth, Clan, Resource, Rune};
use crate::play::{Play, only};
use crate::rules::Vikings;
use crate::sets::Areas;
use crate::state::{Frame, State};

/// What a Harvest brings a player for open slots (TV-HARV-2, TV-HARV-3).
pub(crate) fn harvest_bonus(game: &Vikings, s: &State, clan: Clan) -> Bag {
    let (mat, holding) = (&game.content.clan, &s.clans[clan]);
    let mut sum = Bag::default();
    let mut add = |bag: &Bag, times: u8| {
        for resource in Resource::ALL {
            sum[resource] += bag[resource] * times;
        }
    };
    let boats = usize::from(mat.boats.saturating_sub(holding.boats_left));
    mat.harvest_boats.iter().take(boats).for_each(|bag| add(bag, 1));
    let temples = usize::from(mat.temples.saturating_sub(holding.temples_left));
    mat.harvest_temples.iter().take(temples).for_each(|bag| add(bag, 1));
    if game.rules.ragnarok {
        for rune in Rune::ALL {
            add(&game.content.valkyries[rune], holding.deployed[rune]);
        }
    }
    sum
}

/// A cost with so much less Wood (TV-BUILD-1).
pub(crate) fn discounted(cost: Bag, discount: u8) -> Bag {
    let mut cost = cost;
    cost[Resource::Wood] = cost[Resource::Wood].saturating_sub(discount);
    cost
}

/// The most of one resource that can be exchanged for another (TV-EFF-15).
pub(crate) fn exchangeable(
    game: &Vikings,
    s: &State,
    clan: Clan,
    n: u8,
    (from, to): (Resource, Resource),
) -> u8 {
    let stock = &s.clans[clan].stock;
    let room = game.content.clan.resource_max.saturating_sub(stock[to]);
    if from == to { 0 } else { n.min(stock[from]).min(room) }
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// A resource of choice; the first one brings what the open slots give (TV-HARV-1).
    pub(crate) fn harvest(&mut self, actor: Clan, left: u8, is_begun: bool, action: Action) {
        let from = match action {
            Action::Gain(resource) => resource,
            // Nothing but the slots has room.
            Action::Do => Resource::Steel,
            _ => return self.pop(),
        };
        let left = left.saturating_sub(1);
        match left {
            0 => self.pop(),
            _ => self.set_top(Frame::Harvest { actor, left, is_begun: true, from }),
        }
        if !is_begun {
            let bag = harvest_bonus(self.game, self.s, actor);
            let bag = self.add(actor, bag);
            if bag != Bag::default() {
                self.tell(|| Event::Bonus { clan: actor, bag });
            }
        }
        if let Action::Gain(resource) = action {
            self.gain(actor, only(resource, 1));
        }
    }

    /// A Boat or a Temple (TV-BUILD-2, TV-BUILD-3).
    pub(crate) fn build(&mut self, actor: Clan, discount: u8, action: Action) {
        self.pop();
        match action {
            Action::ToFjord(fjord) => self.build_boat(actor, Berth::Fjord(fjord), discount),
            Action::ToDock(dock) => {
                self.build_boat(actor, Berth::Dock(dock), discount);
                self.touched_dock(dock);
            }
            Action::Temple(area) => self.build_temple(actor, area, discount),
            _ => {}
        }
    }

    fn build_boat(&mut self, clan: Clan, berth: Berth, discount: u8) {
        let cost = discounted(self.game.content.clan.boat_cost, discount);
        self.pay(clan, cost);
        self.clan(clan).boats_left -= 1;
        self.put_boat(clan, berth);
        self.tell(|| Event::BuiltBoat { clan, berth, cost });
    }

    /// A Temple takes the place of Settlers in one event (TV-BUILD-3).
    fn build_temple(&mut self, clan: Clan, area: Area, discount: u8) {
        let mat = &self.game.content.clan;
        let (cost, settlers) = (discounted(mat.temple_cost, discount), mat.temple_settlers);
        self.pay(clan, cost);
        self.take_settlers(clan, area, settlers);
        let holding = self.clan(clan);
        holding.temples_left -= 1;
        holding.temples.insert(area);
        self.tell(|| Event::BuiltTemple { clan, area, settlers, cost });
        self.touched(area);
    }

    /// Settlers of others go home (TV-EFF-11).
    pub(crate) fn smite(&mut self, actor: Clan, left: u8, action: Action) {
        let Action::Smite(clan, area) = action else { return self.pop() };
        match left.saturating_sub(1) {
            0 => self.pop(),
            left => self.set_top(Frame::Smite { actor, left, is_begun: true }),
        }
        self.take_settlers(clan, area, 1);
        self.tell(|| Event::Smitten { by: actor, clan, area });
        self.touched(area);
    }

    /// A card is drawn, then one discarded (TV-EFF-12).
    pub(crate) fn replace(&mut self, actor: Clan, left: u8, has_drawn: bool, action: Action) {
        let Some(seat) = actor.seat() else { return self.pop() };
        match action {
            Action::Do if !has_drawn => {
                let Some(card) = self.draw_card() else { return self.pop() };
                self.set_top(Frame::Replace { actor, left, has_drawn: true });
                self.s.hands[seat].insert(card);
                self.s.knowledge.spot(seat, card, None);
                if self.s.knowledge.is_stirred {
                    self.s.knowledge.drawn.insert(card);
                }
                self.tell(|| Event::Drew { seat, card: Some(card) });
            }
            Action::Discard(card) => {
                match left.saturating_sub(1) {
                    0 => self.pop(),
                    left => self.set_top(Frame::Replace { actor, left, has_drawn: false }),
                }
                self.show_from_hand(seat, card);
                self.s.discards.insert(card);
                self.tell(|| Event::Discarded { seat, card });
            }
            _ => self.pop(),
        }
    }

    /// The card just played joins the battle (TV-EFF-13).
    pub(crate) fn enter_battle(&mut self, actor: Clan, action: Action) {
        self.pop();
        let card = self.s.clans[actor].row.top().copied();
        if let (Action::Do, Some(card), Some(seat)) = (action, card, actor.seat()) {
            self.s.fighting.insert(actor);
            self.s.flipped.insert(actor);
            self.tell(|| Event::Entered { seat, card });
        }
    }

    /// Resources are taken (TV-EFF-14).
    pub(crate) fn collect(&mut self, actor: Clan, bag: Bag, action: Action) {
        self.pop();
        if action == Action::Do {
            self.gain(actor, bag);
        }
    }

    /// Resources become others (TV-EFF-15).
    pub(crate) fn exchange(
        &mut self,
        actor: Clan,
        n: u8,
        pair: Option<(Resource, Resource)>,
        action: Action,
    ) {
        match (pair, action) {
            (None, Action::Exchange(from, to)) => {
                self.set_top(Frame::Exchange { actor, n, pair: Some((from, to)) });
            }
            (Some((from, to)), Action::Amount(n)) => {
                self.pop();
                let stock = &mut self.clan(actor).stock;
                stock[from] = stock[from].saturating_sub(n);
                stock[to] += n;
                self.tell(|| Event::Exchanged { clan: actor, from, to, n });
            }
            _ => self.pop(),
        }
    }

    /// A god's Fury goes up or down (TV-EFF-16).
    pub(crate) fn move_fury(&mut self, n: u8, action: Action) {
        self.pop();
        match action {
            Action::Raise(rune) => self.raise_fury(rune, n),
            Action::Lower(rune) => self.lower_fury(rune, n),
            _ => {}
        }
    }

    /// Settlers for nothing (TV-EFF-17).
    pub(crate) fn settle_free(&mut self, actor: Clan, left: u8, received: Areas, action: Action) {
        let Action::Deploy(area) = action else {
            self.pop();
            return self.attack_settlers(actor, received);
        };
        let (left, received) = (left.saturating_sub(1), received | Areas::only(area));
        self.set_top(Frame::FreeSettler { actor, left, is_begun: true, received });
        self.put_settler(actor, area);
        self.tell(|| Event::Deployed { clan: actor, area, cost: Bag::default() });
        self.touched(area);
    }

    /// A Village for nothing (TV-EFF-19).
    pub(crate) fn raid_free(&mut self, actor: Clan, action: Action) {
        self.pop();
        if let Action::Raid(dock) = action {
            self.take_village(actor, dock, Bag::default());
        }
    }
}
