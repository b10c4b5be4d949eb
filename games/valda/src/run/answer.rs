//! Answers to the steps that ask.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use super::{is_advance, who};
use crate::action::Action;
use crate::effect::{Op, Who};
use crate::event::{Event, Source};
use crate::ids::{Area, Kind};
use crate::legal::NOTHING;
use crate::play::Play;
use crate::state::Run;

impl<E: EventSink<Event>> Play<'_, E> {
    /// Carries out an answer to the step that asks.
    pub(crate) fn answer_run(&mut self, run: Run, seat: Seat, action: Action) {
        let op = self.game.op(run.at);
        let actor = run.actor;
        let less = |play: &mut Self| play.update(|run| run.left = run.left.saturating_sub(1));
        match (op, action) {
            (Op::Gain { .. }, Action::Resource(resource)) => {
                less(self);
                self.gain(actor, resource, 1);
            }
            (Op::Pay { n, mix, .. }, Action::Resource(resource)) => {
                less(self);
                self.pay(actor, resource, if mix { 1 } else { n });
            }
            (Op::PayUpTo { what, .. }, Action::Amount(n)) => {
                self.update(|run| {
                    run.x = n;
                    run.left = 0;
                });
                self.pay(actor, what, n);
            }
            (Op::Convert { .. }, Action::Trade(_, from, to)) => {
                less(self);
                self.convert(actor, from, to);
            }
            (Op::Draw { n, open }, Action::Draw(side)) => {
                less(self);
                for _ in 0..n {
                    self.draw(actor, Source::Main(side), open);
                }
            }
            (Op::AddTokens { n }, Action::Amount(builds)) => {
                less(self);
                let turn = &mut self.s.turn;
                turn.builds = turn.builds.saturating_add(builds);
                turn.actions = turn.actions.saturating_add(n - builds.min(n));
                self.tell_points(actor);
            }
            (Op::ExtraSteal { n }, Action::Player(from)) => {
                less(self);
                self.s.giants.more = Some((from, n));
            }
            (Op::Brute, Action::Pick(kind)) => match run.first {
                None => self.update(|run| {
                    run.first = Some(kind.0);
                    run.left = 1;
                }),
                Some(first) => {
                    self.end_run(run);
                    self.declare(actor, Kind(first), Some(kind));
                }
            },
            (Op::DrawDivine { open, .. }, Action::Area(area)) => {
                less(self);
                self.draw(actor, Source::Divine(area), open);
            }
            (Op::LookDivine { .. }, Action::Area(area)) => self.look_at_deck(&run, area),
            (Op::LookHand, Action::Player(owner)) => self.look_at_hand(actor, owner),
            (Op::TakeDiscard { .. }, Action::Pick(kind)) => {
                less(self);
                self.retrieve(actor, kind);
            }
            (Op::DiscardOwn { .. }, Action::Pick(kind)) => {
                less(self);
                self.discard_own(actor, kind);
            }
            (Op::DiscardEach { .. }, Action::Pick(kind)) => {
                let free = self.s.hands[seat].without(&self.s.sealed);
                if let Some(card) = self.copy_in(kind, &free) {
                    self.s.sealed.insert(card);
                    self.events.emit(|| Event::Chose { seat, card: kind });
                }
            }
            (Op::FreeBuild { .. }, Action::Building(building)) => {
                less(self);
                self.raise(actor, building, true);
            }
            (Op::PlayAction { .. }, Action::Play(kind)) => {
                less(self);
                self.play_action(actor, kind);
            }
            (Op::Replay, Action::Pick(kind)) => {
                less(self);
                self.repeat_card(actor, kind);
            }
            (Op::Lend | Op::Empower, Action::Area(area)) => self.strengthen(op, actor, area),
            (Op::Redirect, Action::Player(target)) => {
                less(self);
                self.s.attack.targets = SeatSet::only(target);
                self.s.attack.deciding = SeatSet::only(target);
                self.events.emit(|| Event::Redirected { target });
            }
            (Op::SwitchCard, Action::Pick(kind)) => self.switch_card(&run, kind),
            (Op::Repeat { .. }, Action::Again) => {
                let rounds = run.rounds;
                self.jump(run.at + 1);
                self.update(|run| run.rounds = rounds);
            }
            (Op::Repeat { .. }, _) => self.jump(self.after_repeat(run.at)),
            (_, Action::Player(player)) => self.update(|run| run.player = Some(player)),
            // There is nobody to do it to.
            _ if who(op) == Some(Who::Player) && run.player.is_none() => self.jump(run.at + 1),
            _ if who(op).is_some() => self.answer_on(&run, op, action),
            _ => self.update(|run| run.left = 0),
        }
    }

    /// An answer to a step on another player.
    fn answer_on(&mut self, run: &Run, op: Op, action: Action) {
        let Some(subject) = run.subject(self.s) else {
            return self.update(|run| run.left = 0);
        };
        let actor = run.actor;
        let less = |play: &mut Self| play.update(|run| run.left = run.left.saturating_sub(1));
        match (op, action) {
            (Op::Steal { .. }, Action::Resource(resource)) => {
                less(self);
                self.steal_resource(actor, subject, resource, 1);
            }
            (Op::Steal { .. }, Action::Random) => {
                less(self);
                self.steal_random(actor, subject);
            }
            (Op::Steal { .. }, Action::Pick(kind)) => {
                less(self);
                self.steal_open(actor, subject, kind);
            }
            (Op::Destroy { .. }, Action::Resource(resource)) => {
                less(self);
                self.destroy_resource(actor, subject, resource, 1);
            }
            (Op::Destroy { .. }, Action::Building(building)) => {
                self.settle_choice(run, op, subject, building as u8, 0);
            }
            (Op::Destroy { .. } | Op::Freeze { .. }, Action::Site(site)) => {
                self.settle_choice(run, op, subject, site.0, 0);
            }
            (Op::Move { .. } | Op::SwitchTemple, Action::Site(site)) => match run.first {
                Some(first) => self.settle_choice(run, op, subject, first, site.0),
                None => self.update(|run| run.first = Some(site.0)),
            },
            (Op::Move { .. }, Action::Area(area)) => {
                let first = run.first.unwrap_or(NOTHING);
                self.settle_choice(run, op, subject, first, area as u8);
            }
            // Nothing to choose from, or nothing wanted.
            _ if is_advance(op) => {
                self.update(|run| run.left = 1);
                self.settle_choice(run, op, subject, NOTHING, NOTHING);
            }
            _ => self.update(|run| run.left = 0),
        }
    }

    fn steal_open(&mut self, seat: Seat, from: Seat, kind: Kind) {
        if let Some(card) = self.copy_in(kind, &self.s.open) {
            self.s.open.remove(card);
            self.events.emit(|| Event::CardStolen { seat, from, card: Some(kind), open: true });
            self.give_openly(seat, card);
        }
    }

    fn look_at_deck(&mut self, run: &Run, area: Area) {
        let seat = run.actor;
        // The areas looked at are kept as a mask.
        let looked = run.first.unwrap_or(0) | 1 << area as u8;
        self.update(|run| {
            run.left -= 1;
            run.first = Some(looked);
        });
        if let Some(card) = self.s.divine[area].top() {
            let kind = self.game.kind(card);
            self.s.known[seat].insert(card);
            self.events.emit(|| Event::LookedAtDeck { seat, area, card: Some(kind) });
        }
    }

    fn look_at_hand(&mut self, seat: Seat, owner: Seat) {
        self.update(|run| {
            run.left = 0;
            run.player = Some(owner);
        });
        let hand = self.s.hands[owner];
        self.s.known[seat] = self.s.known[seat].or(&hand);
        let game = self.game;
        self.events.emit(|| Event::LookedAtHand { seat, owner, cards: Some(game.kinds(&hand)) });
    }

    fn strengthen(&mut self, op: Op, seat: Seat, area: Area) {
        self.update(|run| run.left = 0);
        let village = &mut self.s.villages[seat];
        if op == Op::Lend {
            village.borrowed |= 1 << area as u8;
            self.events.emit(|| Event::Borrowed { seat, area });
        } else {
            village.empowered |= 1 << area as u8;
            self.events.emit(|| Event::Empowered { seat, area });
        }
    }

    /// First the card to take, then the card to give (`switch(player, card)`).
    fn switch_card(&mut self, run: &Run, kind: Kind) {
        let seat = run.actor;
        let Some(with) = run.player else {
            return self.update(|run| run.left = 0);
        };
        let Some(taken) = run.first else {
            return self.update(|run| {
                run.first = Some(kind.0);
                run.left = 1;
            });
        };
        self.update(|run| run.left = 0);
        let taken = Kind(taken);
        let (Some(gets), Some(gives)) =
            (self.copy_in(taken, &self.s.hands[with]), self.copy_in(kind, &self.s.hands[seat]))
        else {
            return;
        };
        let hands = self.s.hands[with].or(&self.s.hands[seat]);
        self.s.mixed = self.s.mixed.or(&hands);
        self.s.hands[with].remove(gets);
        self.s.hands[seat].remove(gives);
        self.s.hands[with].insert(gives);
        self.s.hands[seat].insert(gets);
        self.cloud(&hands, SeatSet::only(seat).union(SeatSet::only(with)));
        self.lose_sight(seat, with, gets);
        self.lose_sight(with, seat, gives);
        self.s.known[seat].insert(gives);
        self.s.known[with].insert(gets);
        self.events.emit(|| Event::CardsSwitched {
            seat,
            with,
            taken: Some(taken),
            given: Some(kind),
        });
    }

    /// The step after the part that a `repeat` repeats.
    fn after_repeat(&self, at: u16) -> u16 {
        let mut at = at;
        loop {
            match self.game.op(at) {
                Op::Again { .. } => return at + 1,
                Op::End => return at,
                _ => at += 1,
            }
        }
    }
}
