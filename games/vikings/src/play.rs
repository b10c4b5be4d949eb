//! What can happen to a position: the atomic changes that everything else is made of.

use gladsheim_engine::{Card, EventSink, Seat};

use crate::effect::Bag;
use crate::event::Event;
use crate::ids::{Area, Berth, Clan, Dock, Fjord, Resource, Rune};
use crate::rules::Vikings;
use crate::sets::CardSet;
use crate::state::{Frame, Holding, State};

/// The highest Fury (TV-CON-9).
pub(crate) const MOST_FURY: u8 = 40;

/// A position being changed, and who hears of it.
pub(crate) struct Play<'p, E> {
    pub(crate) game: &'p Vikings,
    pub(crate) s: &'p mut State,
    pub(crate) events: &'p mut E,
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// Tells of what has just changed.
    #[inline]
    pub(crate) fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.events.emit(self.s, event);
    }

    pub(crate) fn seats(&self) -> usize {
        usize::from(self.game.rules.players)
    }

    /// Puts a frame on top. There is always room: effects do not nest further than they are written.
    pub(crate) fn push(&mut self, frame: Frame) {
        let full = self.s.stack.push(frame).is_err();
        debug_assert!(!full, "the stack is deep enough");
    }

    /// Replaces the top frame.
    pub(crate) fn set_top(&mut self, frame: Frame) {
        if let Some(top) = self.s.stack.top_mut() {
            *top = frame;
        }
    }

    /// The top frame is done.
    pub(crate) fn pop(&mut self) {
        self.s.stack.pop();
    }

    #[inline]
    pub(crate) fn clan(&mut self, clan: Clan) -> &mut Holding {
        &mut self.s.clans[clan]
    }

    // Resources.

    /// Takes as much of each resource as there is room for (TV-CON-1); gives what was taken.
    pub(crate) fn add(&mut self, clan: Clan, bag: Bag) -> Bag {
        let most = self.game.content.clan.resource_max;
        let stock = &mut self.s.clans[clan].stock;
        let mut gained = Bag::default();
        for resource in Resource::ALL {
            let n = bag[resource].min(most.saturating_sub(stock[resource]));
            stock[resource] += n;
            gained[resource] = n;
        }
        gained
    }

    /// Gains resources and tells of it.
    pub(crate) fn gain(&mut self, clan: Clan, bag: Bag) {
        let bag = self.add(clan, bag);
        if bag != Bag::default() {
            self.tell(|| Event::Gained { clan, bag });
        }
    }

    /// Pays; whoever asks has made sure that it can be paid. What it is paid for tells of it.
    pub(crate) fn pay(&mut self, clan: Clan, cost: Bag) {
        let stock = &mut self.s.clans[clan].stock;
        for resource in Resource::ALL {
            stock[resource] = stock[resource].saturating_sub(cost[resource]);
        }
    }

    // Fury.

    /// Raises a god's Fury.
    pub(crate) fn raise_fury(&mut self, rune: Rune, n: u8) {
        let from = self.s.fury[rune];
        let to = from.saturating_add(n).min(MOST_FURY);
        self.set_fury(rune, to);
    }

    /// Lowers a god's Fury (TV-CON-9).
    pub(crate) fn lower_fury(&mut self, rune: Rune, n: u8) {
        let to = self.s.fury[rune].saturating_sub(n);
        self.set_fury(rune, to);
    }

    fn set_fury(&mut self, rune: Rune, to: u8) {
        let from = core::mem::replace(&mut self.s.fury[rune], to);
        if from != to {
            self.tell(|| Event::Fury { rune, from, to });
        }
    }

    // Settlers: the changes alone; whoever makes them tells of them and then says `touched`.

    /// Puts a Settler from the mat into an Area.
    pub(crate) fn put_settler(&mut self, clan: Clan, area: Area) {
        let holding = self.clan(clan);
        holding.settlers_left = holding.settlers_left.saturating_sub(1);
        holding.settlers[area] += 1;
    }

    /// Takes Settlers back to the mat. Those of the neutral enemy leave the game (TV-2P-1).
    pub(crate) fn take_settlers(&mut self, clan: Clan, area: Area, n: u8) {
        let is_neutral = clan == Clan::ENEMY && !self.game.is_solo();
        let holding = self.clan(clan);
        holding.settlers[area] = holding.settlers[area].saturating_sub(n);
        if !is_neutral {
            holding.settlers_left += n;
        }
    }

    /// Moves a Settler on the map.
    pub(crate) fn shift_settler(&mut self, clan: Clan, from: Area, to: Area) {
        let holding = self.clan(clan);
        holding.settlers[from] = holding.settlers[from].saturating_sub(1);
        holding.settlers[to] += 1;
    }

    // Boats: as with Settlers.

    /// Puts a Boat on the map.
    pub(crate) fn put_boat(&mut self, clan: Clan, berth: Berth) {
        let holding = self.clan(clan);
        match berth {
            Berth::Dock(dock) => holding.docked.insert(dock),
            Berth::Fjord(fjord) => holding.afloat.add(fjord),
        }
    }

    /// Takes a Boat off the map.
    pub(crate) fn take_boat(&mut self, clan: Clan, berth: Berth) {
        let holding = self.clan(clan);
        match berth {
            Berth::Dock(dock) => holding.docked.remove(dock),
            Berth::Fjord(fjord) => holding.afloat.remove(fjord),
        }
    }

    /// A Boat moves, and tells of it.
    pub(crate) fn move_boat(&mut self, clan: Clan, from: Berth, to: Berth) {
        self.take_boat(clan, from);
        self.put_boat(clan, to);
        self.tell(|| Event::Sailed { clan, from, to });
        for berth in [from, to] {
            if let Berth::Dock(dock) = berth {
                self.touched_dock(dock);
            }
        }
    }

    /// A Boat leaves its Dock for a Fjord because another has come (TV-SAIL-4).
    pub(crate) fn displace(&mut self, clan: Clan, dock: Dock, fjord: Fjord) {
        self.take_boat(clan, Berth::Dock(dock));
        self.put_boat(clan, Berth::Fjord(fjord));
        self.tell(|| Event::Displaced { clan, dock, fjord: Some(fjord) });
        self.touched_dock(dock);
    }

    /// A Village is taken into a clan's supply (TV-SAIL-8).
    pub(crate) fn take_village(&mut self, clan: Clan, dock: Dock, cost: Bag) {
        self.pay(clan, cost);
        self.s.villages.remove(dock);
        self.clan(clan).villages += 1;
        self.tell(|| Event::Raided { clan, dock, cost });
    }

    /// Something has changed at a Dock.
    pub(crate) fn touched_dock(&mut self, dock: Dock) {
        for area in self.game.map.dock[dock].areas.iter() {
            self.touched(area);
        }
    }

    // Cards.

    /// Draws the top card of the Viking deck, making a new deck of the discards if need be
    /// (TV-DRAFT-4).
    pub(crate) fn draw_card(&mut self) -> Option<Card> {
        if self.s.deck.is_empty() {
            self.recycle();
        }
        let card = self.s.deck.random(&mut self.s.chance)?;
        self.s.deck.remove(card);
        Some(card)
    }

    /// The discards become the deck, in the middle of an era.
    fn recycle(&mut self) {
        let s = &mut *self.s;
        let cards = s.discards.or(&s.buried);
        if cards.is_empty() {
            return;
        }
        s.knowledge.recycled = s.knowledge.recycled.or(&s.discards);
        s.knowledge.is_stirred = true;
        s.knowledge.lose_takers(s.left);
        s.deck = cards;
        s.discards = CardSet::EMPTY;
        s.buried = CardSet::EMPTY;
        self.tell(|| Event::Reshuffled);
    }

    /// The discards are shuffled into what is left of the deck before a deal that it is too small
    /// for (TV-DRAFT-4): nobody knows anything of it any longer.
    pub(crate) fn merge_discards(&mut self) {
        let s = &mut *self.s;
        s.deck = s.deck.or(&s.discards).or(&s.buried);
        s.discards = CardSet::EMPTY;
        s.buried = CardSet::EMPTY;
        s.knowledge.buried = gladsheim_engine::PerSeat::default();
        self.tell(|| Event::Reshuffled);
    }

    /// Takes a card out of a hand before all eyes, to be put wherever it goes.
    pub(crate) fn show_from_hand(&mut self, seat: Seat, card: Card) {
        self.s.hands[seat].remove(card);
        self.s.knowledge.reveal(card, Some(seat));
    }
}

/// Whether a clan can pay.
#[inline]
pub(crate) fn can_pay(s: &State, clan: Clan, cost: Bag) -> bool {
    let stock = &s.clans[clan].stock;
    Resource::ALL.into_iter().all(|resource| stock[resource] >= cost[resource])
}

/// A bag with so many of one resource.
#[inline]
pub(crate) fn only(resource: Resource, n: u8) -> Bag {
    let mut bag = Bag::default();
    bag[resource] = n;
    bag
}
