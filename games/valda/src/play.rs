//! What can happen to a position: the atomic changes that everything else is made of.

use gladsheim_engine::{Card, EventSink, Seat, SeatSet};

use crate::event::{Cause, Event, Source};
use crate::ids::{Area, CardSet, CardType, Inhabitant, Kind, Moment, Phase, Resource, Side, Site};
use crate::legal::real_loss;
use crate::rules::Valda;
use crate::state::{Frame, Ice, Plot, State};

/// A position being changed, and who hears of it.
pub(crate) struct Play<'p, E> {
    pub(crate) game: &'p Valda,
    pub(crate) s: &'p mut State,
    pub(crate) events: &'p mut E,
    /// Those who were asked before and have not answered.
    pub(crate) still_asked: SeatSet,
}

impl<E: EventSink<Valda>> Play<'_, E> {
    pub(crate) fn seats(&self) -> usize {
        usize::from(self.game.rules.players)
    }

    // (VD-GEN-2)
    pub(crate) fn active(&self) -> Seat {
        self.s.turn.active
    }

    /// Puts a frame on top. There is always room: the content is checked for what nests.
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

    // Resources.

    /// Takes from the bank what it has (VD-GEN-4).
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, n: u8) {
        let n = n.min(self.s.bank[resource]);
        if n > 0 {
            self.s.bank[resource] -= n;
            self.s.villages[seat].stock[resource] += n;
            self.events.emit(self.s, || Event::Gained { seat, resource, n });
        }
    }

    /// Pays to the bank; never more than there is.
    pub(crate) fn pay(&mut self, seat: Seat, resource: Resource, n: u8) {
        let n = self.return_to_bank(seat, resource, n);
        if n > 0 {
            self.events.emit(self.s, || Event::Paid { seat, resource, n });
        }
    }

    pub(crate) fn return_to_bank(&mut self, seat: Seat, resource: Resource, n: u8) -> u8 {
        let stock = &mut self.s.villages[seat].stock[resource];
        let n = n.min(*stock);
        *stock -= n;
        self.s.bank[resource] += n;
        n
    }

    pub(crate) fn steal_resource(&mut self, seat: Seat, from: Seat, resource: Resource, n: u8) {
        let n = n.min(self.s.villages[from].stock[resource]);
        if n > 0 {
            self.s.villages[from].stock[resource] -= n;
            self.s.villages[seat].stock[resource] += n;
            self.events.emit(self.s, || Event::Stole { seat, from, resource, n });
        }
    }

    // Followers.

    /// Gains followers; with the race variant this may end the game (VD-VAR-3).
    pub(crate) fn gain_followers(&mut self, seat: Seat, n: u8, cause: Cause) {
        if n > 0 {
            self.add_followers(seat, n.into());
            self.events.emit(self.s, || Event::Followers { seat, n, cause });
        }
    }

    // (VD-TREE-1, VD-TIME-17)
    fn add_followers(&mut self, seat: Seat, n: u16) {
        let followers = &mut self.s.villages[seat].followers;
        *followers = followers.saturating_add(n);
        if self.game.rules.race
            && *followers >= u16::from(self.game.content.board.race)
            && self.s.winners.is_empty()
        {
            self.s.winners = SeatSet::only(seat);
        }
    }

    /// Somebody makes a player lose followers, as many as the havens allow (VD-TREE-2,
    /// VD-TREE-3 to VD-TREE-6).
    pub(crate) fn lose_followers(&mut self, by: Seat, seat: Seat, n: u16) {
        let n = real_loss(self.game, self.s, by, seat, n);
        self.s.villages[seat].followers -= n;
        if self.game.has_weapons_for(Moment::Loss) {
            let lost = &mut self.s.giants.lost[seat];
            *lost = lost.saturating_add(n.min(255) as u8);
        }
        self.events.emit(self.s, || Event::Lost { seat, n: n.min(255) as u8 });
    }

    pub(crate) fn steal_followers(&mut self, seat: Seat, from: Seat, n: u16) {
        let n = real_loss(self.game, self.s, seat, from, n);
        self.s.villages[from].followers -= n;
        self.add_followers(seat, n);
        self.events.emit(self.s, || Event::FollowersStolen { seat, from, n: n.min(255) as u8 });
    }

    // Cards.

    /// A copy of the kind in the set; there is one wherever the rules ask.
    pub(crate) fn copy_in(&self, kind: Kind, set: &CardSet) -> Option<Card> {
        set.and(self.game.copies(kind)).lowest()
    }

    /// A random card of a set, as likely as any other (VD-GEN-14).
    pub(crate) fn random_card(&mut self, set: &CardSet) -> Option<Card> {
        let game = self.game;
        set.random_by_kind(
            &mut self.s.chance,
            |card| game.kind(card).0,
            |kind| game.copies(Kind(kind)),
        )
    }

    /// Takes the top card of a main deck, making a new deck of the pile if need be (VD-GEN-12).
    pub(crate) fn take_main(&mut self, side: Side) -> Option<Card> {
        if self.s.decks[side].is_empty() && self.s.under[side].is_empty() {
            self.reshuffle(side);
        }
        if self.s.decks[side].is_empty() {
            return self.s.under[side].pop();
        }
        let deck = self.s.decks[side];
        let card = self.random_card(&deck)?;
        self.s.decks[side].remove(card);
        Some(card)
    }

    fn reshuffle(&mut self, side: Side) {
        let pile = self.s.piles[side];
        if !pile.is_empty() {
            self.s.piles[side] = CardSet::EMPTY;
            self.s.decks[side] = pile;
            self.events.emit(self.s, || Event::Reshuffled { side });
        }
    }

    /// Draws a card; a divine one may be taken away at once (W-DIVINE).
    pub(crate) fn draw(&mut self, seat: Seat, from: Source, open: bool) {
        let card = self.draw_card(seat, from, open);
        if let (Some(card), Source::Divine(_)) = (card, from) {
            self.offer_treasure(seat, card);
        }
    }

    /// Draws a card to the hand or, openly, to the row or into the hand before all eyes. With the
    /// giants every card is drawn unseen (VD-RG-TURN-2, VD-GEN-13, VD-GAME-5).
    pub(crate) fn draw_card(&mut self, seat: Seat, from: Source, open: bool) -> Option<Card> {
        let open = open && !self.game.has_giants();
        let card = match from {
            Source::Main(side) => self.take_main(side),
            Source::Divine(area) => self.s.divine[area].pop(),
        };
        let Some(card) = card else {
            self.events.emit(self.s, || Event::NothingDrawn { seat, from });
            return None;
        };
        let kind = self.game.kind(card);
        if open && seat == self.active() && self.s.turn.phase == Phase::Game {
            self.forget(card);
            self.s.open.insert(card);
        } else {
            self.s.hands[seat].insert(card);
            if open {
                self.remember_all(card);
            }
            self.s.known[seat].remove(card);
        }
        self.events.emit(self.s, || Event::Drew { seat, from, card: Some(kind), open });
        Some(card)
    }

    /// Nobody knows any longer where the card is, or everybody sees it.
    pub(crate) fn forget(&mut self, card: Card) {
        for seat in Seat::all(self.seats()) {
            self.s.known[seat].remove(card);
        }
    }

    /// Everybody saw into whose hand the card went.
    pub(crate) fn remember_all(&mut self, card: Card) {
        for seat in Seat::all(self.seats()) {
            if !self.s.hands[seat].contains(card) {
                self.s.known[seat].insert(card);
            }
        }
    }

    /// Takes a card out of a hand before all eyes.
    ///
    /// Whoever knew of a card of this kind in the hand takes it for that one: copies are alike, and
    /// what people remember must not tell them apart.
    pub(crate) fn leave_hand(&mut self, seat: Seat, card: Card) {
        self.s.hands[seat].remove(card);
        self.s.mixed.remove(card);
        let alike = self.alike_in_hand(seat, card);
        for viewer in Seat::all(self.seats()) {
            lose_sight_of(card, &alike, &mut self.s.known[viewer]);
        }
    }

    /// A card that the viewer sees has left a hand: one of its kind is known there no longer.
    pub(crate) fn lose_sight(&mut self, viewer: Seat, owner: Seat, card: Card) {
        let alike = self.alike_in_hand(owner, card);
        lose_sight_of(card, &alike, &mut self.s.known[viewer]);
    }

    /// The cards of a hand that nobody can tell from this one.
    fn alike_in_hand(&self, owner: Seat, card: Card) -> CardSet {
        self.game.copies(self.game.kind(card)).and(&self.s.hands[owner])
    }

    /// Takes a card of the kind from the open row or the hand of its owner.
    pub(crate) fn take_own(&mut self, seat: Seat, kind: Kind) -> Option<Card> {
        if seat == self.active()
            && let Some(card) = self.copy_in(kind, &self.s.open)
        {
            self.s.open.remove(card);
            return Some(card);
        }
        let card = self.copy_in(kind, &self.s.hands[seat])?;
        self.leave_hand(seat, card);
        Some(card)
    }

    /// Puts a card on its discard pile (VD-GEN-10, VD-RG-WPN-2); with the giants, weapons leave the
    /// game (VD-RG-WPN-1).
    pub(crate) fn discard(&mut self, card: Card) {
        let mut side = Side::A;
        if self.game.has_giants() {
            let kind = self.game.spec(self.game.kind(card)).kind;
            if kind == CardType::Weapon {
                return self.s.removed.insert(card);
            }
            side = self.game.side_of(kind);
        }
        self.s.recycled.insert(card);
        self.s.piles[side].insert(card);
    }

    /// Gives a card that everybody sees to a hand.
    pub(crate) fn give_openly(&mut self, seat: Seat, card: Card) {
        self.s.hands[seat].insert(card);
        self.remember_all(card);
    }

    /// A random hand card goes from one hand to another: only those two know which.
    pub(crate) fn steal_random(&mut self, seat: Seat, from: Seat) {
        let hand = self.s.hands[from];
        let Some(card) = self.random_card(&hand) else { return };
        let kind = self.game.kind(card);
        self.s.mixed = self.s.mixed.or(&hand);
        self.s.hands[from].remove(card);
        self.s.hands[seat].insert(card);
        self.cloud(&hand, SeatSet::only(seat).union(SeatSet::only(from)));
        self.lose_sight(seat, from, card);
        self.s.known[from].insert(card);
        self.events.emit(self.s, || Event::CardStolen {
            seat,
            from,
            card: Some(kind),
            open: false,
        });
    }

    /// All but these players lose track of the cards.
    pub(crate) fn cloud(&mut self, cards: &CardSet, but: SeatSet) {
        for viewer in SeatSet::first(self.seats()).without(but).iter() {
            self.s.known[viewer] = self.s.known[viewer].without(cards);
        }
    }

    /// Destroys a random hand card: it goes to the pile, for all to see (VD-RG-CARD-4).
    pub(crate) fn destroy_random(&mut self, seat: Seat, owner: Seat) {
        let hand = self.s.hands[owner];
        let Some(card) = self.random_card(&hand) else { return };
        self.leave_hand(owner, card);
        let kind = self.game.kind(card);
        self.discard(card);
        self.events.emit(self.s, || Event::CardDestroyed { seat, owner, card: kind });
    }

    /// A player discards a card of choice.
    pub(crate) fn discard_own(&mut self, seat: Seat, kind: Kind) {
        if let Some(card) = self.take_own(seat, kind) {
            self.discard(card);
            self.events.emit(self.s, || Event::Discarded { seat, card: kind });
        }
    }

    /// Takes a card of the pile into a hand.
    pub(crate) fn retrieve(&mut self, seat: Seat, kind: Kind) {
        for side in Side::ALL {
            if let Some(card) = self.copy_in(kind, &self.s.piles[side]) {
                self.s.piles[side].remove(card);
                self.give_openly(seat, card);
                self.events.emit(self.s, || Event::Retrieved { seat, card: kind });
                return;
            }
        }
    }

    // Temples.

    /// Takes a temple off the map (VD-BUILD-8) and says nothing of control.
    pub(crate) fn remove_temple(&mut self, owner: Seat, site: Site) {
        self.s.sites[site] = Plot::FREE;
        self.s.villages[owner].temples -= 1;
    }

    /// Puts a temple on a site and says nothing of control.
    pub(crate) fn put_temple(&mut self, owner: Seat, ice: Ice, site: Site) {
        self.s.sites[site] = Plot::temple(owner, ice);
        self.s.villages[owner].temples += 1;
    }

    /// Control is evaluated after every change (VD-CTRL-7, VD-CTRL-6).
    pub(crate) fn tell_control(&mut self, area: Area, before: Option<Seat>, after: Option<Seat>) {
        if before == after {
            return;
        }
        match after {
            Some(seat) => self.events.emit(self.s, || Event::Controls { seat, area }),
            None => self.events.emit(self.s, || Event::Opened { area }),
        }
    }
}

/// Of the cards that a viewer knows, this one or else one that is alike is known no longer.
fn lose_sight_of(card: Card, alike: &CardSet, known: &mut CardSet) {
    if known.contains(card) {
        known.remove(card);
    } else if let Some(other) = known.and(alike).lowest() {
        known.remove(other);
    }
}

/// What a temple costs where its inhabitant is decided, or else as if the god lived there.
pub(crate) fn temple_cost(game: &Valda, s: &State, area: Area) -> [u8; 3] {
    cost_with(game, s, area, s.inhabitants[area].unwrap_or(Inhabitant::God))
}

/// What a temple in an area costs if this one lives there: blood, diamonds, gold (VD-BUILD-2).
pub(crate) fn cost_with(game: &Valda, s: &State, area: Area, who: Inhabitant) -> [u8; 3] {
    cost_among(game, |area| s.inhabitants[area], area, who)
}

/// The same by those who live on the map.
pub(crate) fn cost_among(
    game: &Valda,
    lives: impl Fn(Area) -> Option<Inhabitant>,
    area: Area,
    who: Inhabitant,
) -> [u8; 3] {
    let costs = game.content.board.temple.get(who as usize);
    let cost = costs.and_then(|costs| costs.get(area as usize)).copied().unwrap_or_default();
    if (area, who) != (Area::Odin, Inhabitant::Giant) {
        return cost;
    }
    // Thrym asks for less blood where Tyr and Surtur live (VD-RG-GIANT-THRYM-COST).
    let [blood, diamonds, gold] = cost;
    let feared = [Area::Tyr, Area::Surtur].map(lives);
    let gods = feared.into_iter().filter(|who| *who == Some(Inhabitant::God)).count() as u8;
    [blood.saturating_sub(gods), diamonds, gold]
}

/// Whether a village can pay blood, diamonds and gold.
pub(crate) fn can_pay(s: &State, seat: Seat, cost: [u8; 3]) -> bool {
    let stock = &s.villages[seat].stock;
    Resource::BASIC.into_iter().zip(cost).all(|(resource, n)| stock[resource] >= n)
}

/// The cards of a type on the discard piles (VD-RG-WPN-3).
pub(crate) fn on_piles(game: &Valda, s: &State, what: Option<CardType>) -> CardSet {
    let piles = s.piles[Side::A].or(&s.piles[Side::B]);
    what.map_or(piles, |kind| piles.and(game.all(kind)))
}
