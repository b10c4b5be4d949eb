//! Answers to the steps that ask.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::action::Action;
use crate::effect::Who;
use crate::event::{Event, Source};
use crate::ids::{Area, Kind};
use crate::legal::NOTHING;
use crate::op::{Choose, On, Op};
use crate::play::Play;
use crate::rules::Valda;
use crate::state::Run;

impl<E: EventSink<Valda>> Play<'_, E> {
    /// Carries out an answer to the step that asks.
    pub(crate) fn answer_run(&mut self, run: Run, seat: Seat, action: Action) {
        match (self.game.op(run.at), action) {
            (Op::Choose(choose), action) => self.answer_choice(&run, seat, choose, action),
            (Op::Repeat { .. }, Action::Again) => {
                let rounds = run.rounds;
                self.jump(run.at + 1);
                self.update(|run| run.rounds = rounds);
            }
            (Op::Repeat { .. }, _) => self.jump(self.after_repeat(run.at)),
            (Op::On(..), Action::Player(player)) => self.update(|run| run.player = Some(player)),
            // There is nobody to do it to.
            (Op::On(Who::Player, _), _) if run.player.is_none() => self.jump(run.at + 1),
            (Op::On(_, on), action) => self.answer_on(&run, on, action),
            // None of these asks anything.
            (
                Op::End | Op::Again { .. } | Op::IfTempleIn { .. } | Op::Plain(_) | Op::Weapon(_),
                _,
            ) => self.update(|run| run.left = 0),
        }
    }

    /// An answer to a step that has its actor choose, or all opponents.
    fn answer_choice(&mut self, run: &Run, seat: Seat, choose: Choose, action: Action) {
        let actor = run.actor;
        let less = |play: &mut Self| play.update(|run| run.left = run.left.saturating_sub(1));
        match (choose, action) {
            (Choose::Gain { .. }, Action::Resource(resource)) => {
                less(self);
                self.gain(actor, resource, 1);
            }
            (Choose::Pay { n, mix, .. }, Action::Resource(resource)) => {
                less(self);
                self.pay(actor, resource, if mix { 1 } else { n });
            }
            (Choose::PayUpTo { what, .. }, Action::Amount(n)) => {
                self.update(|run| {
                    run.x = n;
                    run.left = 0;
                });
                self.pay(actor, what, n);
            }
            (Choose::Convert { .. }, Action::Trade(_, from, to)) => {
                less(self);
                self.convert(actor, from, to);
            }
            (Choose::Draw { n, open }, Action::Draw(side)) => {
                less(self);
                for _ in 0..n {
                    self.draw(actor, Source::Main(side), open);
                }
            }
            (Choose::AddTokens { n }, Action::Amount(builds)) => {
                less(self);
                let turn = &mut self.s.turn;
                turn.builds = turn.builds.saturating_add(builds);
                turn.actions = turn.actions.saturating_add(n - builds.min(n));
                self.tell_points(actor);
            }
            (Choose::ExtraSteal { n }, Action::Player(from)) => {
                less(self);
                self.s.giants.more = Some((from, n));
            }
            (Choose::Brute, Action::Pick(kind)) => match run.first {
                None => self.update(|run| {
                    run.first = Some(kind.0);
                    run.left = 1;
                }),
                Some(first) => {
                    self.end_run(*run);
                    self.declare(actor, Kind(first), Some(kind));
                }
            },
            (Choose::DrawDivine { open, .. }, Action::Area(area)) => {
                less(self);
                self.draw(actor, Source::Divine(area), open);
            }
            (Choose::LookDivine { .. }, Action::Area(area)) => self.look_at_deck(run, area),
            (Choose::LookHand, Action::Player(owner)) => self.look_at_hand(actor, owner),
            (Choose::TakeDiscard { .. }, Action::Pick(kind)) => {
                less(self);
                self.retrieve(actor, kind);
            }
            (Choose::DiscardOwn { .. }, Action::Pick(kind)) => {
                less(self);
                self.discard_own(actor, kind);
            }
            (Choose::DiscardEach { .. }, Action::Pick(kind)) => {
                let free = self.s.hands[seat].without(&self.s.sealed);
                if let Some(card) = self.copy_in(kind, &free) {
                    self.s.sealed.insert(card);
                    self.events.emit(self.s, || Event::Chose { seat, card: kind });
                }
            }
            (Choose::FreeBuild { .. }, Action::Building(building)) => {
                less(self);
                self.raise(actor, building, true);
            }
            (Choose::PlayAction { .. }, Action::Play(kind)) => {
                less(self);
                self.count_move();
                self.play_action(actor, kind);
            }
            (Choose::Replay, Action::Pick(kind)) => {
                less(self);
                self.repeat_card(actor, kind);
            }
            (Choose::Lend, Action::Area(area)) => self.borrow(actor, area),
            (Choose::Empower, Action::Area(area)) => self.empower(actor, area),
            (Choose::Redirect, Action::Player(target)) => {
                less(self);
                self.s.attack.targets = SeatSet::only(target);
                self.s.attack.deciding = SeatSet::only(target);
                self.events.emit(self.s, || Event::Redirected { target });
            }
            (Choose::SwitchCard, Action::Pick(kind)) => self.switch_card(run, kind),
            // Enough, or nothing to choose from.
            (
                Choose::Gain { .. }
                | Choose::Pay { .. }
                | Choose::PayUpTo { .. }
                | Choose::Convert { .. }
                | Choose::Draw { .. }
                | Choose::DrawDivine { .. }
                | Choose::LookDivine { .. }
                | Choose::LookHand
                | Choose::TakeDiscard { .. }
                | Choose::DiscardOwn { .. }
                | Choose::DiscardEach { .. }
                | Choose::AddTokens { .. }
                | Choose::FreeBuild { .. }
                | Choose::PlayAction { .. }
                | Choose::Replay
                | Choose::SwitchCard
                | Choose::Lend
                | Choose::Empower
                | Choose::Redirect
                | Choose::Brute
                | Choose::ExtraSteal { .. },
                _,
            ) => self.update(|run| run.left = 0),
        }
    }

    /// An answer to a step on another player.
    fn answer_on(&mut self, run: &Run, on: On, action: Action) {
        let Some(subject) = run.subject(self.s) else {
            return self.update(|run| run.left = 0);
        };
        let actor = run.actor;
        let less = |play: &mut Self| play.update(|run| run.left = run.left.saturating_sub(1));
        match (on, action) {
            (On::Steal { .. }, Action::Resource(resource)) => {
                less(self);
                self.steal_resource(actor, subject, resource, 1);
            }
            (On::Steal { .. }, Action::Random) => {
                less(self);
                self.steal_random(actor, subject);
            }
            (On::Steal { .. }, Action::Pick(kind)) => {
                less(self);
                self.steal_open(actor, subject, kind);
            }
            (On::Destroy { .. }, Action::Resource(resource)) => {
                less(self);
                self.destroy_resource(actor, subject, resource, 1);
            }
            (On::Destroy { .. }, Action::Building(building)) => {
                self.settle_choice(run, on, subject, building as u8, 0);
            }
            (On::Destroy { .. } | On::Freeze { .. }, Action::Site(site)) => {
                self.settle_choice(run, on, subject, site.0, 0);
            }
            (On::Move | On::SwitchTemple, Action::Site(site)) => match run.first {
                Some(first) => self.settle_choice(run, on, subject, first, site.0),
                None => self.update(|run| run.first = Some(site.0)),
            },
            (On::Move, Action::Area(area)) => {
                let first = run.first.unwrap_or(NOTHING);
                self.settle_choice(run, on, subject, first, area as u8);
            }
            // Nothing to choose from, or nothing wanted.
            (
                On::Lose { .. }
                | On::Steal { .. }
                | On::Destroy { .. }
                | On::Move
                | On::SwitchTemple
                | On::SwitchHand
                | On::Freeze { .. },
                _,
            ) => {
                if on.is_advance() {
                    self.update(|run| run.left = 1);
                    self.settle_choice(run, on, subject, NOTHING, NOTHING);
                } else {
                    self.update(|run| run.left = 0);
                }
            }
        }
    }

    fn steal_open(&mut self, seat: Seat, from: Seat, kind: Kind) {
        if let Some(card) = self.copy_in(kind, &self.s.open) {
            self.s.open.remove(card);
            self.give_openly(seat, card);
            self.events.emit(self.s, || Event::CardStolen {
                seat,
                from,
                card: Some(kind),
                open: true,
            });
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
        if let Some(&card) = self.s.divine[area].top() {
            let kind = self.game.kind(card);
            self.s.known[seat].insert(card);
            self.events.emit(self.s, || Event::LookedAtDeck { seat, area, card: Some(kind) });
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
        self.events.emit(self.s, || Event::LookedAtHand {
            seat,
            owner,
            cards: Some(game.kinds(&hand)),
        });
    }

    fn borrow(&mut self, seat: Seat, area: Area) {
        self.update(|run| run.left = 0);
        self.s.villages[seat].borrowed |= 1 << area as u8;
        self.events.emit(self.s, || Event::Borrowed { seat, area });
    }

    fn empower(&mut self, seat: Seat, area: Area) {
        self.update(|run| run.left = 0);
        self.s.villages[seat].empowered |= 1 << area as u8;
        self.events.emit(self.s, || Event::Empowered { seat, area });
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
        self.events.emit(self.s, || Event::CardsSwitched {
            seat,
            with,
            taken: Some(taken),
            given: Some(kind),
        });
    }

    /// The step after the part that a `repeat` repeats.
    fn after_repeat(&self, at: u16) -> u16 {
        let mut last = at;
        while !matches!(self.game.op(last), Op::Again { .. } | Op::End) {
            last += 1;
        }
        if self.game.op(last) == Op::End { last } else { last + 1 }
    }
}
