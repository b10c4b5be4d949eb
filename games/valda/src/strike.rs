//! Attacks, from the declaration to the discard (VD-ATK).

use gladsheim_engine::{Card, EventSink, PerSeat, Seat, SeatSet};

use crate::action::Action;
use crate::effect::Amount;
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{Area, CardSet, CardType, Kind, Mode, Moment, Resource, SEATS};
use crate::legal;
use crate::op::{On, Op};
use crate::play::Play;
use crate::rules::Valda;
use crate::state::{ADVANCE, Attack, Frame, LISTED, Pass, Run, State, Strike};

/// No defence card with an effect.
pub(crate) const NO_LISTINGS: [(Seat, Card); LISTED] = [(Seat::wrapping(0), Card(0)); LISTED];

impl Attack {
    /// No attack on the table.
    pub(crate) const NONE: Self = Self {
        attacker: Seat::wrapping(0),
        targets: SeatSet::EMPTY,
        deciding: SeatSet::EMPTY,
        blocked: SeatSet::EMPTY,
        hit: SeatSet::EMPTY,
        settling: SeatSet::EMPTY,
        card: Card(0),
        second: None,
        effect: Kind(0),
        value: 0,
        undefendable: false,
        cancelled: false,
        double: false,
        claim: None,
        x: 0,
        advance: [(0, 0); ADVANCE],
        chosen: 0,
        applied: 0,
        defence: PerSeat([CardSet::EMPTY; SEATS]),
        listed: NO_LISTINGS,
        listings: 0,
    };

    /// The cards of the attack.
    pub(crate) fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        core::iter::once(self.card).chain(self.second)
    }
}

impl<E: EventSink<Valda>> Play<'_, E> {
    /// Declares an attack with a card (VD-ATK-4), or with Brute also with a second one, of which
    /// only the value counts (VD-RG-WPN-GRIM-A, VD-RG-ATK-2).
    pub(crate) fn declare(&mut self, attacker: Seat, kind: Kind, second: Option<Kind>) {
        let Some(card) = self.lay_down(attacker, kind) else { return };
        let second = second.and_then(|kind| self.lay_down(attacker, kind));
        self.s.turn.made += 1;
        self.s.giants.rewarded = false;
        let targets = if self.game.spec(kind).program.all {
            SeatSet::first(self.seats()).without(SeatSet::only(attacker))
        } else {
            SeatSet::only(self.active())
        };
        self.s.attack = Attack { attacker, targets, card, second, effect: kind, ..Attack::NONE };
        self.s.attack.value = self.declared_value();
        self.push(Frame::Strike(Strike::Declared));
        let (game, value) = (self.game, self.s.attack.value);
        let cards = self.s.attack.cards().map(|card| game.kind(card));
        self.events.emit(self.s, || Event::Attacked {
            seat: attacker,
            targets,
            cards: cards.collect(),
            effect: kind,
            value,
        });
    }

    /// Lays a hand card on the table.
    fn lay_down(&mut self, seat: Seat, kind: Kind) -> Option<Card> {
        let card = self.copy_in(kind, &self.s.hands[seat])?;
        self.leave_hand(seat, card);
        self.s.table.insert(card);
        Some(card)
    }

    /// The printed values with Surtur's bonus (VD-ATK-6).
    fn declared_value(&self) -> u16 {
        let attack = &self.s.attack;
        let bonus = legal::attack_bonus(self.game, self.s, attack.attacker);
        let value = |card| u16::from(self.game.spec(self.game.kind(card)).value + bonus);
        attack.cards().map(value).sum()
    }

    fn set_strike(&mut self, step: Strike) {
        self.set_top(Frame::Strike(step));
    }

    pub(crate) fn advance_strike(&mut self, step: Strike) -> Next {
        let Attack { attacker, targets, deciding, cancelled, undefendable, claim, .. } =
            self.s.attack;
        match step {
            Strike::Declared => {
                self.s.attack.value = self.declared_value();
                self.s.attack.deciding = targets;
                self.set_strike(Strike::Defend);
                self.open_window(Moment::Attack, attacker);
            }
            Strike::Defend if cancelled => self.set_strike(Strike::Finish),
            Strike::Defend => {
                // The target may have changed since the declaration.
                let deciding = deciding.and(targets);
                if undefendable || deciding.is_empty() {
                    self.set_strike(Strike::Reveal);
                } else {
                    return Next::Ask(deciding);
                }
            }
            Strike::Reveal => self.reveal_defences(),
            Strike::Settle => self.next_blocker(),
            Strike::Reward { seat, next } => self.reward_blocker(seat, next),
            Strike::Prepare => {
                self.set_strike(Strike::Impact);
                self.run_effect(Pass::Advance);
            }
            Strike::Impact => {
                self.set_strike(Strike::Apply);
                self.open_window(Moment::Impact, attacker);
            }
            Strike::Apply => {
                self.set_strike(Strike::After);
                self.run_effect(Pass::Apply);
            }
            Strike::After => {
                self.reward_attacker();
                match claim {
                    Some(target) => self.attack_again(target),
                    None => self.set_strike(Strike::Finish),
                }
            }
            Strike::Finish => {
                // Nothing but the cards of the attack and the defence is on the table (VD-ATK-10).
                let cards = core::mem::take(&mut self.s.table);
                cards.iter().for_each(|card| self.discard(card));
                self.s.attack = Attack::NONE;
                self.s.giants.rewarded = false;
                self.s.stack.pop();
                self.events.emit(self.s, || Event::AttackOver);
            }
        }
        Next::Go
    }

    fn run_effect(&mut self, pass: Pass) {
        let Attack { attacker, effect, x, .. } = self.s.attack;
        let at = self.game.spec(effect).program.at;
        self.push(Frame::Run(Run { pass, x, ..Run::of(at, attacker, effect) }));
    }

    /// One more card of a defence, or the end of it (VD-ATK-7, VD-ATK-8).
    pub(crate) fn answer_defence(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Defend(kind) | Action::Weapon(kind, _) => {
                let free = self.s.hands[seat].without(&self.s.sealed);
                let Some(card) = self.copy_in(kind, &free) else { return };
                self.s.sealed.insert(card);
                self.events.emit(self.s, || Event::Chose { seat, card: kind });
                let spec = self.game.spec(kind);
                let is_defence = spec.kind == CardType::Defence;
                if is_defence && !matches!(self.game.op(spec.program.at), Op::End) {
                    self.list_defence(seat, card);
                }
            }
            _ => self.s.attack.deciding.remove(seat),
        }
    }

    /// Remembers a defence card with an effect: seat by seat, and within a seat in the order in
    /// which they were put down (VD-TIME-18). Who was quicker must not show.
    fn list_defence(&mut self, seat: Seat, card: Card) {
        let is_by_seat = self.game.rules.version.at_least(2);
        let attack = &mut self.s.attack;
        let count = usize::from(attack.listings);
        let Some(listed) = attack.listed.get_mut(..=count) else { return };
        let before = listed.iter().take(count);
        let place = if is_by_seat { before.filter(|(by, _)| *by <= seat).count() } else { count };
        if let Some(later) = listed.get_mut(place..) {
            later.rotate_right(1);
        }
        if let Some(free) = listed.get_mut(place) {
            *free = (seat, card);
            attack.listings += 1;
        }
    }

    fn reveal_defences(&mut self) {
        for seat in clockwise(self.s.attack.targets, self.active()) {
            self.reveal_aegis(seat);
            let cards = self.s.sealed.and(&self.s.hands[seat]);
            let total = legal::defence_total(self.game, self.s, seat, &cards);
            let game = self.game;
            self.s.attack.defence[seat] = cards;
            self.events.emit(self.s, || Event::Defended { seat, cards: game.kinds(&cards), total });
            if cards.is_empty() {
                self.s.attack.hit.insert(seat);
                continue;
            }
            for card in cards.iter() {
                self.leave_hand(seat, card);
                self.s.table.insert(card);
            }
            self.s.sealed = self.s.sealed.without(&cards);
            self.s.attack.blocked.insert(seat);
            self.events.emit(self.s, || Event::Blocked { seat });
        }
        self.s.attack.settling = self.s.attack.blocked;
        self.set_strike(Strike::Settle);
    }

    /// The weapons by which attack cards are part of a defence are played now (VD-RG-WPN-11).
    fn reveal_aegis(&mut self, seat: Seat) {
        let weapons = self.s.sealed.and(&self.s.hands[seat]).and(self.game.all(CardType::Weapon));
        for card in weapons.iter() {
            let kind = self.game.kind(card);
            let is_it = |mode: &Mode| legal::is_aegis(self.game, kind, *mode);
            let mode = Mode::ALL.into_iter().find(is_it).unwrap_or(Mode::A);
            self.s.sealed.remove(card);
            self.leave_hand(seat, card);
            self.discard(card);
            self.events.emit(self.s, || Event::Weapon { seat, card: kind, mode });
        }
    }

    /// What blockers get, one after the other: runes, effects of their cards, then W-BLOCKED.
    fn next_blocker(&mut self) {
        let Attack { settling, hit, .. } = self.s.attack;
        let Some(seat) = settling.clockwise_from(self.active()) else {
            for seat in clockwise(hit, self.active()) {
                self.events.emit(self.s, || Event::Struck { seat });
            }
            self.set_strike(if hit.is_empty() { Strike::After } else { Strike::Prepare });
            return;
        };
        self.s.attack.settling.remove(seat);
        self.set_strike(Strike::Reward { seat, next: 0 });
        // Agir pays for every defence that holds (VD-RG-GIANT-AGIR).
        self.gain(seat, Resource::Rune, self.s.giant(seat, SHIELD));
    }

    /// The effects of a blocker's cards in the order they were put down, then the window
    /// (VD-TIME-18).
    fn reward_blocker(&mut self, seat: Seat, next: u8) {
        let attack = &self.s.attack;
        let listed = attack.listed.iter().take(usize::from(attack.listings)).enumerate();
        let mut own = listed.skip(usize::from(next)).filter(|(_, (by, _))| *by == seat);
        match own.next().map(|(place, (_, card))| (place, *card)) {
            Some((place, card)) => {
                let kind = self.game.kind(card);
                let at = self.game.spec(kind).program.at;
                self.set_strike(Strike::Reward { seat, next: place as u8 + 1 });
                self.push(Frame::Run(Run::of(at, seat, kind)));
            }
            None => {
                self.set_strike(Strike::Settle);
                self.open_window(Moment::Blocked, seat);
            }
        }
    }

    /// Hel pays for an attack that got through, once (VD-RG-GIANT-HEL, VD-RG-ATK-4).
    fn reward_attacker(&mut self) {
        let Attack { attacker, hit, .. } = self.s.attack;
        if !hit.is_empty() && !self.s.giants.rewarded {
            let runes = legal::runes_for_attack(self.game, self.s, attacker);
            self.s.giants.rewarded = runes > 0;
            self.gain(attacker, Resource::Rune, runes);
        }
    }

    /// Surtur's Claim: the attack starts again from the declaration (VD-WPN-11,
    /// VD-WPN-10, VD-TIME-16, VD-TIME-19, VD-RG-WPN-5).
    fn attack_again(&mut self, target: Seat) {
        let old = self.s.attack;
        self.s.attack = Attack {
            attacker: old.attacker,
            targets: SeatSet::only(target),
            card: old.card,
            second: old.second,
            effect: old.effect,
            ..Attack::NONE
        };
        let value = self.declared_value();
        self.s.attack.value = value;
        self.set_strike(Strike::Declared);
        self.events.emit(self.s, || Event::AttackedAgain { seat: old.attacker, target, value });
    }

    /// Tyr's Revenge: the cards go to the weapon's player (VD-WPN-TYR-B, VD-RG-ATK-5).
    pub(crate) fn cancel_attack(&mut self, seat: Seat) {
        self.s.attack.cancelled = true;
        for card in self.s.attack.cards() {
            self.s.table.remove(card);
            self.give_openly(seat, card);
        }
        self.events.emit(self.s, || Event::Cancelled { seat });
    }

    /// Changes the value of the attack (VD-WPN-8, VD-TIME-12, VD-RG-WPN-MORK-B).
    pub(crate) fn change_value(&mut self, change: impl FnOnce(u16) -> u16) {
        let value = change(self.s.attack.value);
        self.s.attack.value = value;
        self.events.emit(self.s, || Event::ValueChanged { value });
    }
}

/// The seats of a set, clockwise from one of the table (VD-GEN-19).
pub(crate) fn clockwise(set: SeatSet, from: Seat) -> impl Iterator<Item = Seat> {
    let mut rest = set;
    core::iter::from_fn(move || {
        let seat = rest.clockwise_from(from)?;
        rest.remove(seat);
        Some(seat)
    })
}

/// Whether the effect of the attack makes somebody lose a follower (W-IMPACT).
pub(crate) fn kills(game: &Valda, s: &State) -> bool {
    let lost = |n: Amount| u16::from(n.of(s.attack.x));
    game.program(game.spec(s.attack.effect).program.at).any(|op| {
        let Op::On(_, On::Lose { n }) = op else { return false };
        let by = s.attack.attacker;
        s.attack.hit.iter().any(|seat| legal::real_loss(game, s, by, seat, lost(n)) > 0)
    })
}

/// The defence cards a player can still put down.
pub(crate) fn defences(game: &Valda, s: &State, seat: Seat) -> CardSet {
    s.hands[seat].and(game.all(CardType::Defence)).without(&s.sealed)
}

/// The area whose god strengthens defences.
pub(crate) const SHIELD: Area = Area::Tyr;
