//! The interpreter of effects: one step at a time, asking where a step leaves a choice (VD-GEN-5).

mod answer;
mod costs;
mod plain;
mod temples;
mod weapon;

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::effect::{Loot, Prey, Who};
use crate::event::{Event, Source};
use crate::flow::Next;
use crate::ids::{Area, Inhabitant, Kind, Moment, Resource, Side};
use crate::legal::{self, NOTHING};
use crate::op::{Choose, On, Op};
use crate::play::Play;
use crate::rules::Valda;
use crate::state::{Frame, Pass, Run, State};
use crate::strike::clockwise;

pub(crate) use costs::{can_meet, can_pay, can_repeat, costs};

/// The players of a step are not counted out yet.
const UNCOUNTED: u8 = u8::MAX;

impl Run {
    /// The program of a card from its beginning.
    pub(crate) const fn of(at: u16, actor: Seat, kind: Kind) -> Self {
        Self {
            at,
            actor,
            pass: Pass::Plain,
            begun: false,
            left: UNCOUNTED,
            todo: SeatSet::EMPTY,
            player: None,
            x: 0,
            rounds: 0,
            first: None,
            card: None,
            kind,
        }
    }

    /// Whom the step is about now: the first in turn order of those it has still to reach.
    pub(crate) fn subject(&self, s: &State) -> Option<Seat> {
        self.todo.clockwise_from(s.turn.active)
    }
}

impl<E: EventSink<Valda>> Play<'_, E> {
    /// Plays an action card from the open row or the hand.
    pub(crate) fn play_action(&mut self, seat: Seat, kind: Kind) {
        let Some(card) = self.take_own(seat, kind) else { return };
        self.s.table.insert(card);
        let at = self.game.spec(kind).program.at;
        self.push(Frame::Run(Run { card: Some(card), ..Run::of(at, seat, kind) }));
        self.events.emit(self.s, || Event::Played { seat, card: kind });
    }

    fn run_mut(&mut self) -> Option<&mut Run> {
        match self.s.stack.top_mut() {
            Some(Frame::Run(run)) => Some(run),
            _ => None,
        }
    }

    /// Changes the program on top.
    fn update(&mut self, change: impl FnOnce(&mut Run)) {
        if let Some(run) = self.run_mut() {
            change(run);
        }
    }

    /// Goes on to another step.
    fn jump(&mut self, at: u16) {
        self.update(|run| {
            *run = Run {
                at,
                begun: false,
                left: UNCOUNTED,
                first: None,
                todo: SeatSet::EMPTY,
                ..*run
            };
        });
    }

    /// Goes on to the next step.
    fn next(&mut self, run: &Run) -> Next {
        self.jump(run.at + 1);
        Next::Go
    }

    fn ask(&self, run: &Run) -> Next {
        Next::Ask(SeatSet::only(run.actor))
    }

    /// Does a step, or a part of it.
    pub(crate) fn advance_run(&mut self, run: Run) -> Next {
        let op = self.game.op(run.at);
        if op == Op::End {
            return self.end_run(run);
        }
        let is_condition = matches!(op, Op::IfTempleIn { .. });
        if run.pass == Pass::Advance && !op.is_advance() && !is_condition {
            return self.next(&run);
        }
        if !run.begun {
            return self.begin_step(run, op);
        }
        match op {
            Op::On(_, on) => self.advance_on(run, on),
            Op::Choose(choose) if run.left > 0 => self.advance_choice(run, choose),
            Op::Repeat { .. } if run.left > 0 => self.ask(&run),
            Op::Choose(_)
            | Op::Repeat { .. }
            | Op::Again { .. }
            | Op::IfTempleIn { .. }
            | Op::Plain(_)
            | Op::Weapon(_)
            | Op::End => self.next(&run),
        }
    }

    /// Asks for a choice, unless there is none or all opponents make it.
    fn advance_choice(&mut self, run: Run, choose: Choose) -> Next {
        if let Choose::DiscardEach { n } = choose {
            return self.advance_discards(run, n);
        }
        if let Choose::TakeDiscard { what, highest: true, .. } = choose
            && let Some(sure) = legal::highest(self.game, self.s, what, run.left)
        {
            // With nothing left on the pile the step is over.
            let count = sure.len() as u8;
            let left = if count == 0 { 0 } else { run.left - count };
            self.update(|run| run.left = left);
            for card in sure.iter() {
                self.retrieve(run.actor, self.game.kind(card));
            }
            return Next::Go;
        }
        self.ask(&run)
    }

    /// Counts out what a step has to do, and does at once what leaves no choice.
    fn begin_step(&mut self, run: Run, op: Op) -> Next {
        match op {
            Op::Plain(plain) => {
                self.jump(run.at + 1);
                self.do_plain(&run, plain);
            }
            Op::Weapon(weapon) => {
                self.jump(run.at + 1);
                self.do_weapon(&run, weapon);
            }
            Op::Again { back } => self.go_back(&run, back),
            Op::IfTempleIn { inhabitant, skip } => {
                let holds = self.has_temple_with(run.actor, inhabitant);
                self.jump(run.at + 1 + if holds { 0 } else { u16::from(skip) });
            }
            Op::Repeat { times } => self.update(|run| {
                run.rounds = times;
                run.begun = true;
                run.left = 1;
            }),
            Op::Choose(choose) => match self.begin_choice(&run, choose) {
                Some(left) => self.update(|run| {
                    run.begun = true;
                    run.left = left;
                }),
                None => self.jump(run.at + 1),
            },
            // Which opponent it is about is asked once in an effect.
            Op::On(Who::Player, _) if run.player.is_none() => return self.ask(&run),
            Op::On(who, on) => {
                let todo = self.reached(&run, who);
                self.update(|run| {
                    run.todo = todo;
                    run.begun = true;
                });
                if matches!(on, On::Steal { .. }) {
                    self.s.giants.more = None;
                    self.open_window(Moment::Steal, run.actor);
                }
            }
            Op::End => return self.end_run(run),
        }
        Next::Go
    }

    /// How often the actor is to choose; nothing if there is no choice and it is done.
    fn begin_choice(&mut self, run: &Run, choose: Choose) -> Option<u8> {
        let seat = run.actor;
        match choose {
            Choose::Gain { what, n } => match what.single() {
                Some(resource) => {
                    self.gain(seat, resource, n.of(run.x));
                    None
                }
                None => Some(n.of(run.x)),
            },
            Choose::Pay { what, n, mix } => match what.single() {
                Some(resource) => {
                    self.pay(seat, resource, n);
                    None
                }
                None => Some(if mix { n } else { 1 }),
            },
            // What an attack pays, it pays in advance (VD-ATK-9).
            Choose::PayUpTo { .. } => (run.pass != Pass::Apply).then_some(1),
            // Which of the two main decks (VD-RG-WPN-4).
            Choose::Draw { .. } if self.game.has_giants() => Some(1),
            Choose::Draw { n, open } => {
                for _ in 0..n {
                    self.draw(seat, Source::Main(Side::A), open);
                }
                None
            }
            Choose::Convert { n, .. }
            | Choose::DrawDivine { n, .. }
            | Choose::LookDivine { n }
            | Choose::TakeDiscard { n, .. }
            | Choose::DiscardOwn { n }
            | Choose::DiscardEach { n }
            | Choose::PlayAction { n } => Some(n),
            Choose::LookHand
            | Choose::AddTokens { .. }
            | Choose::ExtraSteal { .. }
            | Choose::FreeBuild { .. }
            | Choose::Replay
            | Choose::Lend
            | Choose::Empower
            | Choose::Redirect => Some(1),
            Choose::SwitchCard | Choose::Brute => Some(2),
        }
    }

    /// The end of a round of a `repeat`: the next one, if there is one left.
    fn go_back(&mut self, run: &Run, back: u8) {
        let (rounds, at) = (run.rounds - 1, run.at - u16::from(back) - 1);
        if rounds == 0 {
            return self.jump(run.at + 1);
        }
        self.jump(at);
        self.update(|run| {
            run.rounds = rounds;
            run.begun = true;
            run.left = 1;
        });
    }

    fn has_temple_with(&self, seat: Seat, inhabitant: Inhabitant) -> bool {
        Area::ALL.into_iter().any(|area| {
            self.s.inhabitants[area] == Some(inhabitant) && self.s.temples(seat, area) > 0
        })
    }

    /// Whom a step reaches.
    fn reached(&self, run: &Run, who: Who) -> SeatSet {
        match who {
            Who::Myself => SeatSet::only(run.actor),
            Who::Target => self.s.attack.hit,
            Who::Attacker => SeatSet::only(self.s.attack.attacker),
            Who::EachOpponent => SeatSet::first(self.seats()).without(SeatSet::only(run.actor)),
            Who::Player => run.player.map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }

    /// A step on players, one after the other.
    fn advance_on(&mut self, run: Run, on: On) -> Next {
        let Some(subject) = run.subject(self.s) else {
            return self.next(&run);
        };
        if run.left == 0 {
            self.update(|run| {
                run.todo.remove(subject);
                run.left = UNCOUNTED;
            });
            return Next::Go;
        }
        if run.left == UNCOUNTED {
            let left = self.begin_on(&run, on, subject);
            self.update(|run| run.left = left);
            return Next::Go;
        }
        self.ask(&run)
    }

    /// Begins a step on one player, and does at once what leaves no choice; says how often the actor
    /// is to choose.
    fn begin_on(&mut self, run: &Run, on: On, subject: Seat) -> u8 {
        let (seat, x) = (run.actor, run.x);
        // What a weapon adds to a theft (VD-RG-WPN-HEL-B).
        let more = match self.s.giants.more {
            Some((from, more)) if from == subject => more,
            _ => 0,
        };
        match on {
            On::Lose { n } => {
                let double = run.pass == Pass::Apply && self.s.attack.double;
                self.lose_followers(seat, subject, u16::from(n.of(x)) << u16::from(double));
            }
            On::Steal { what: Loot::Follower, n } => {
                self.steal_followers(seat, subject, (n.of(x) + more).into());
            }
            On::Steal { what: Loot::Resource(which), n } => match which.single() {
                Some(resource) => self.steal_resource(seat, subject, resource, n.of(x) + more),
                None => return n.of(x) + more,
            },
            On::Steal { what: Loot::Card, n } => return n.of(x) + more,
            On::Destroy { what: Prey::Resource(which), n } => match which.single() {
                Some(resource) => self.destroy_resource(seat, subject, resource, n.of(x)),
                None => return n.of(x),
            },
            On::Destroy { what: Prey::Card, n } => {
                for _ in 0..n.of(x) {
                    self.destroy_random(seat, subject);
                }
            }
            On::SwitchHand => self.switch_hands(seat, subject),
            On::Destroy { what: Prey::Temple | Prey::Building { .. }, .. }
            | On::Move
            | On::SwitchTemple
            | On::Freeze { .. }
                if run.pass == Pass::Apply =>
            {
                let attack = &mut self.s.attack;
                let choice = attack.advance.get(usize::from(attack.applied)).copied();
                attack.applied += 1;
                if let Some((first, second)) = choice.filter(|(first, _)| *first != NOTHING) {
                    self.apply_choice(run, on, subject, first, second);
                }
            }
            On::Destroy { what: Prey::Temple | Prey::Building { .. }, n } => return n.of(x),
            On::Move | On::SwitchTemple | On::Freeze { .. } => return 1,
        }
        0
    }

    fn destroy_resource(&mut self, seat: Seat, owner: Seat, resource: Resource, n: u8) {
        let n = self.return_to_bank(owner, resource, n);
        if n > 0 {
            self.events.emit(self.s, || Event::Destroyed { seat, owner, resource, n });
        }
    }

    /// Opponents discard at once and in secret; when all have chosen, their cards are turned up.
    fn advance_discards(&mut self, run: Run, n: u8) -> Next {
        let waiting = legal::discarding(self.game, self.s, run.actor, n);
        if !waiting.is_empty() {
            return Next::Ask(waiting);
        }
        self.update(|run| run.left = 0);
        for seat in clockwise(SeatSet::first(self.seats()), self.active()) {
            for card in self.s.sealed.and(&self.s.hands[seat]).iter() {
                self.leave_hand(seat, card);
                let kind = self.game.kind(card);
                self.discard(card);
                self.events.emit(self.s, || Event::Discarded { seat, card: kind });
            }
        }
        self.s.sealed = crate::ids::CardSet::EMPTY;
        Next::Go
    }

    /// The effect is over: its card goes to the pile.
    fn end_run(&mut self, run: Run) -> Next {
        self.s.stack.pop();
        if let Some(card) = run.card {
            self.s.table.remove(card);
            self.discard(card);
            let (seat, kind) = (run.actor, run.kind);
            self.events.emit(self.s, || Event::Spent { seat, card: kind });
            if run.actor == self.active() && self.is_action(run.kind) {
                self.s.played.insert(card);
                self.s.turn.last = Some(run.kind);
            }
        }
        if run.pass == Pass::Advance {
            self.s.attack.x = run.x;
        }
        self.settle_losses();
        Next::Go
    }
}
