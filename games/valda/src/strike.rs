//! Attacks, from the declaration to the discard (12.4).

use gladsheim_engine::{EventSink, PerSeat, Seat, SeatSet};

use crate::action::Action;
use crate::cardset::{Card, CardSet};
use crate::effect::{Amount, Op};
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{Area, CardType, Kind, Moment, SEATS};
use crate::legal;
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

impl<E: EventSink<Event>> Play<'_, E> {
    /// Declares an attack with a card (VD-ATK-4).
    pub(crate) fn declare(&mut self, attacker: Seat, kind: Kind) {
        let Some(card) = self.copy_in(kind, &self.s.hands[attacker]) else { return };
        self.leave_hand(attacker, card);
        self.s.table.insert(card);
        self.s.turn.made += 1;
        let targets = if self.game.spec(kind).program.all {
            SeatSet::first(self.seats()).without(SeatSet::only(attacker))
        } else {
            SeatSet::only(self.active())
        };
        self.s.attack = Attack { attacker, targets, card, effect: kind, ..Attack::NONE };
        self.s.attack.value = self.declared_value();
        let value = self.s.attack.value;
        self.events.emit(|| Event::Attacked {
            seat: attacker,
            targets,
            cards: core::iter::once(kind).collect(),
            effect: kind,
            value,
        });
        self.push(Frame::Strike(Strike::Declared));
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
        let attack = self.s.attack;
        match step {
            Strike::Declared => {
                self.s.attack.value = self.declared_value();
                self.s.attack.deciding = attack.targets;
                self.set_strike(Strike::Defend);
                self.open_window(Moment::Attack, attack.attacker);
            }
            Strike::Defend if attack.cancelled => self.set_strike(Strike::Finish),
            Strike::Defend => {
                // The target may have changed since the declaration.
                let deciding = attack.deciding.and(self.s.attack.targets);
                if attack.undefendable || deciding.is_empty() {
                    self.set_strike(Strike::Reveal);
                } else {
                    return Next::Ask(deciding);
                }
            }
            Strike::Reveal => self.reveal_defences(),
            Strike::Settle => self.reward_blockers(),
            Strike::Prepare => {
                self.set_strike(Strike::Impact);
                self.run_effect(Pass::Advance);
            }
            Strike::Impact => {
                self.set_strike(Strike::Apply);
                self.open_window(Moment::Impact, attack.attacker);
            }
            Strike::Apply => {
                self.set_strike(Strike::After);
                self.run_effect(Pass::Apply);
            }
            Strike::After => match attack.claim {
                Some(target) => self.attack_again(target),
                None => self.set_strike(Strike::Finish),
            },
            Strike::Finish => {
                // Nothing but the cards of the attack and the defence is on the table (VD-ATK-10).
                let cards = core::mem::take(&mut self.s.table);
                cards.iter().for_each(|card| self.discard(card));
                self.s.attack = Attack::NONE;
                self.s.stack.pop();
                self.events.emit(|| Event::AttackOver);
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
            Action::Defend(kind) => {
                let free = self.s.hands[seat].without(&self.s.sealed);
                let Some(card) = self.copy_in(kind, &free) else { return };
                self.s.sealed.insert(card);
                self.events.emit(|| Event::Chose { seat, card: kind });
                if self.game.op(self.game.spec(kind).program.at) != Op::End {
                    let attack = &mut self.s.attack;
                    if let Some(place) = attack.listed.get_mut(usize::from(attack.listings)) {
                        *place = (seat, card);
                        attack.listings += 1;
                    }
                }
            }
            _ => self.s.attack.deciding.remove(seat),
        }
    }

    fn reveal_defences(&mut self) {
        for seat in clockwise(self.s.attack.targets, self.active(), self.seats()) {
            let cards = self.s.sealed.and(&self.s.hands[seat]);
            let total = legal::defence_total(self.game, self.s, seat, &cards);
            let game = self.game;
            self.events.emit(|| Event::Defended { seat, cards: game.kinds(&cards), total });
            if cards.is_empty() {
                self.s.attack.hit.insert(seat);
                continue;
            }
            for card in cards.iter() {
                self.leave_hand(seat, card);
                self.s.table.insert(card);
            }
            self.s.sealed = self.s.sealed.without(&cards);
            self.s.attack.defence[seat] = cards;
            self.s.attack.blocked.insert(seat);
            self.events.emit(|| Event::Blocked { seat });
        }
        self.s.attack.settling = self.s.attack.blocked;
        self.set_strike(Strike::Settle);
    }

    /// What blockers get, one after the other: effects of their cards, then W-BLOCKED.
    fn reward_blockers(&mut self) {
        let attack = self.s.attack;
        let Some(seat) = clockwise(attack.settling, self.active(), self.seats()).next() else {
            let hit = !attack.hit.is_empty();
            for seat in clockwise(attack.hit, self.active(), self.seats()) {
                self.events.emit(|| Event::Struck { seat });
            }
            self.set_strike(if hit { Strike::Prepare } else { Strike::After });
            return;
        };
        self.s.attack.settling.remove(seat);
        // Always, since the effects on top of it may bring a weapon into a hand.
        self.push(Frame::Window { moment: Moment::Blocked, owner: seat, at: 0 });
        // On top of the window, the first listed card last, so that it comes first.
        let listed = attack.listed.iter().take(usize::from(attack.listings));
        for (_, card) in listed.rev().filter(|(by, _)| *by == seat) {
            let kind = self.game.kind(*card);
            let at = self.game.spec(kind).program.at;
            self.push(Frame::Run(Run::of(at, seat, kind)));
        }
    }

    /// Surtur's Claim: the attack starts again from the declaration (VD-WPN-11).
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
        self.events.emit(|| Event::AttackedAgain { seat: old.attacker, target, value });
        self.set_strike(Strike::Declared);
    }

    /// Tyr's Revenge: the cards go to the weapon's player (VD-WPN-TYR-B).
    pub(crate) fn cancel_attack(&mut self, seat: Seat) {
        self.s.attack.cancelled = true;
        self.events.emit(|| Event::Cancelled { seat });
        for card in self.s.attack.cards() {
            self.s.table.remove(card);
            self.give_openly(seat, card);
        }
    }

    /// Changes the value of the attack.
    pub(crate) fn change_value(&mut self, change: impl FnOnce(u16) -> u16) {
        let value = change(self.s.attack.value);
        self.s.attack.value = value;
        self.events.emit(|| Event::ValueChanged { value });
    }
}

/// The seats of a set, clockwise from one of them.
pub(crate) fn clockwise(set: SeatSet, from: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats)
        .map(move |step| Seat::wrapping((from.index() + step) % seats))
        .filter(move |seat| set.contains(*seat))
}

/// Whether the effect of the attack makes somebody lose a follower (W-IMPACT).
pub(crate) fn kills(game: &Valda, s: &State) -> bool {
    let lost = |n: Amount| u16::from(n.of(s.attack.x));
    game.program(game.spec(s.attack.effect).program.at).any(|op| match op {
        Op::Lose { n, .. } => {
            s.attack.hit.iter().any(|seat| legal::real_loss(game, s, seat, lost(n)) > 0)
        }
        _ => false,
    })
}

/// The defence cards a player can still put down.
pub(crate) fn defences(game: &Valda, s: &State, seat: Seat) -> CardSet {
    s.hands[seat].and(game.all(CardType::Defence)).without(&s.sealed)
}

/// The area whose god strengthens defences.
pub(crate) const SHIELD: Area = Area::Tyr;
