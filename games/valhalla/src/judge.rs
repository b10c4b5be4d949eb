//! Rules of thumb: the reference player of the rulebook's statistics.

use gladsheim_engine::{FastRng, Judge, Seat};

use crate::action::Action;
use crate::counts::Counts;
use crate::ids::{Card, Step, Zone};
use crate::rules::Valhalla;
use crate::view::{Player, View};

/// What a card is worth.
const fn value(card: Card) -> f32 {
    match card {
        Card::Wolf => 5.0,
        Card::Hammer => 3.0,
        Card::Axe => 2.6,
        Card::God => 2.5,
        Card::Sword | Card::Draugr => 2.0,
    }
}

/// What the reference player reads off the table.
struct Reading<'v> {
    view: &'v View,
    me: &'v Player,
    /// The chance that a card of the deck is a Draugr.
    p: f32,
    /// What a Draugr costs now.
    c: f32,
    draugr_seen_on_top: usize,
    tops_seen: usize,
}

impl Judge for Valhalla {
    fn rate(&self, view: &View, seat: Seat, action: Action, rng: &mut FastRng) -> f32 {
        let Some(me) = view.players.get(seat.index()) else { return 0.0 };
        let draugr = self.cards().of(Card::Draugr) as f32;
        let unlocked = draugr - f32::from(view.locked) - f32::from(view.pending);
        let tops = || view.deck_top.iter().flatten().take(2);
        let reading = Reading {
            view,
            me,
            p: unlocked / f32::from(view.deck.max(1)),
            c: if view.locked >= 5 { 3.0 } else { 1.0 },
            draugr_seen_on_top: tops().filter(|card| !card.is_good()).count(),
            tops_seen: tops().count(),
        };
        match action {
            Action::Plan(main, support) => 2.0 * rng.unit() + reading.plan(main, support),
            Action::Keep => 0.0,
            Action::Target(target) => reading.target(target),
            Action::Use => reading.use_it(),
            Action::Leave => 0.0,
            Action::Shuffle => reading.draugr_seen_on_top as f32 - 0.5,
            Action::Draw => 1.35 - reading.p * reading.p - reading.risk(),
            Action::Take(card) => reading.armoury() + 1e-3 * value(card),
            Action::Pick(card) => reading.pick(card),
            Action::Lose(zone, card) => -reading.loss(zone, card),
        }
    }
}

impl Reading<'_> {
    fn hand(&self) -> Counts {
        self.me.known
    }

    /// Copies in hand and among the discards.
    fn copies(&self, card: Card) -> f32 {
        (self.hand().of(card) + self.me.discard.of(card)) as f32
    }

    fn plan(&self, main: Card, support: Card) -> f32 {
        let hand = self.hand();
        let (h, d) = (hand.total() as f32, self.me.discard.total() as f32);
        let copies = 0.3 * hand.of(main) as f32;
        let lead = match main {
            Card::Hammer => 2.0 + copies,
            Card::Axe => 1.4 + copies,
            Card::God => 1.2 + copies,
            Card::Sword | Card::Draugr => 1.0 + copies,
            Card::Wolf => {
                let mut back = if h > 4.0 { 0.45 * d } else { 0.9 * d };
                if h <= 3.0 && d >= 2.0 {
                    back += 4.0;
                }
                if d == 0.0 {
                    back = -2.0;
                }
                back - if hand.of(Card::Wolf) == 1 { 1.0 } else { 0.0 }
            }
        };
        let follow = match support {
            Card::Wolf => 2.0 + if h <= 3.0 { 1.5 } else { 0.0 },
            Card::God => 0.8,
            Card::Hammer | Card::Axe => 0.5,
            Card::Sword | Card::Draugr => 0.4,
        };
        lead + follow
    }

    /// The weakest player is the best target.
    fn target(&self, target: Seat) -> f32 {
        let Some(other) = self.view.players.get(target.index()) else { return 0.0 };
        let p = self.p;
        let hurts = 3.0 * p * self.c > 0.9 * (3.0 * (1.0 - p) - (1.0 - p * p));
        if self.me.main == Some(Card::Hammer) && !hurts {
            return -1.0;
        }
        let table = u32::from(other.main.is_some()) + u32::from(other.support.is_some());
        let holding = u32::from(other.hand) + table;
        let total = holding + other.discard.total();
        1000.0 - (2 * holding + total) as f32
    }

    fn use_it(&self) -> f32 {
        let is_god_support = self.view.step == Step::Support && self.me.support == Some(Card::God);
        if is_god_support && self.p * self.c >= 1.0 - self.p { -1.0 } else { 1.0 }
    }

    fn risk(&self) -> f32 {
        let (p, c) = (self.p, self.c);
        if self.me.axed {
            return 2.0 * p * c;
        }
        match (self.tops_seen, self.draugr_seen_on_top) {
            (2, 2) => 9.0,
            (2, _) => 0.0,
            _ => 2.0 * p * p * c,
        }
    }

    /// What taking from the armoury is worth, whichever card it is.
    fn armoury(&self) -> f32 {
        let mut worth = 1.0;
        if self.view.row.contains(&Card::Wolf) {
            worth += 0.5;
        }
        let holding = u32::from(self.me.hand) + u32::from(self.me.support.is_some());
        let wolf = [self.me.main, self.me.support].contains(&Some(Card::Wolf));
        if holding <= 2 && !wolf {
            worth -= 3.0;
        }
        worth
    }

    fn pick(&self, card: Card) -> f32 {
        let copies = if self.view.step == Step::WolfSupports {
            self.hand().of(card) as f32
        } else {
            self.copies(card)
        };
        value(card) - 0.8 * copies
    }

    fn loss(&self, zone: Zone, card: Card) -> f32 {
        let table = u32::from(self.me.main.is_some()) + u32::from(self.me.support.is_some());
        let holding = u32::from(self.me.hand) + table;
        let dear = match zone {
            Zone::Discard => 0.0,
            _ if holding <= 2 => 24.0,
            _ => 4.0,
        };
        value(card) - 0.5 * self.copies(card) + dear
    }
}
