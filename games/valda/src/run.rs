//! The interpreter of effects: one step at a time, asking where a step leaves a choice (13.1).

mod answer;
mod costs;
mod once;
mod temples;

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::effect::{Loot, Op, Prey, Who};
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{Kind, Moment, Resource};
use crate::legal::{self, NOTHING};
use crate::play::Play;
use crate::state::{Frame, Pass, Run, State};
use crate::strike::clockwise;

pub(crate) use costs::{can_pay, can_repeat, costs, pays};

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

impl<E: EventSink<Event>> Play<'_, E> {
    /// Plays an action card from the open row or the hand.
    pub(crate) fn play_action(&mut self, seat: Seat, kind: Kind) {
        let Some(card) = self.take_own(seat, kind) else { return };
        self.s.table.insert(card);
        self.events.emit(|| Event::Played { seat, card: kind });
        let at = self.game.spec(kind).program.at;
        self.push(Frame::Run(Run { card: Some(card), ..Run::of(at, seat, kind) }));
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
        if matches!(op, Op::End) {
            return self.end_run(run);
        }
        let is_condition = matches!(op, Op::IfTempleIn { .. });
        if run.pass == Pass::Advance && !is_advance(op) && !is_condition {
            return self.next(&run);
        }
        if !run.begun {
            return self.begin_step(run, op);
        }
        if who(op).is_some() {
            return self.advance_on(run, op);
        }
        if run.left == 0 {
            return self.next(&run);
        }
        match op {
            Op::DiscardEach { n } => self.advance_discards(run, n),
            Op::TakeDiscard { what, highest: true, .. } => {
                match legal::highest(self.game, self.s, what, run.left) {
                    Some(sure) => {
                        // With nothing left on the pile the step is over.
                        let count = sure.len() as u8;
                        let left = if count == 0 { 0 } else { run.left - count };
                        self.update(|run| run.left = left);
                        for card in sure.iter() {
                            self.retrieve(run.actor, self.game.kind(card));
                        }
                        Next::Go
                    }
                    None => self.ask(&run),
                }
            }
            _ => self.ask(&run),
        }
    }

    /// Counts out what a step has to do, and does at once what leaves no choice.
    fn begin_step(&mut self, run: Run, op: Op) -> Next {
        let seat = run.actor;
        let count = |n: u8| Some(n);
        let left = match op {
            Op::Gain { what, n } => match what.single() {
                Some(resource) => {
                    self.gain(seat, resource, n);
                    None
                }
                None => count(n),
            },
            Op::Pay { what, n, mix } => match what.single() {
                Some(resource) => {
                    self.pay(seat, resource, n);
                    None
                }
                None => count(if mix { n } else { 1 }),
            },
            // What an attack pays, it pays in advance (12.4).
            Op::PayUpTo { .. } => (run.pass != Pass::Apply).then_some(1),
            Op::Convert { n, .. }
            | Op::DrawDivine { n, .. }
            | Op::LookDivine { n }
            | Op::TakeDiscard { n, .. }
            | Op::DiscardOwn { n }
            | Op::DiscardEach { n }
            | Op::PlayAction { n } => count(n),
            // Which of the two main decks (VD-RG-WPN-4).
            Op::Draw { .. } if self.game.has_giants() => count(1),
            Op::LookHand
            | Op::AddTokens { .. }
            | Op::ExtraSteal { .. }
            | Op::FreeBuild { .. }
            | Op::Replay
            | Op::Lend
            | Op::Empower
            | Op::Redirect => count(1),
            Op::SwitchCard | Op::Brute => count(2),
            Op::Repeat { times } => {
                self.update(|run| run.rounds = times);
                count(1)
            }
            // Which opponent it is about is asked once in an effect.
            _ if who(op) == Some(Who::Player) && run.player.is_none() => return self.ask(&run),
            _ if who(op).is_some() => {
                let todo = self.reached(&run, who(op));
                self.update(|run| {
                    run.todo = todo;
                    run.begun = true;
                });
                if matches!(op, Op::Steal { .. }) {
                    self.s.giants.more = None;
                    self.open_window(Moment::Steal, seat);
                }
                return Next::Go;
            }
            _ => {
                self.jump(run.at + 1);
                self.do_at_once(&run, op);
                return Next::Go;
            }
        };
        match left {
            Some(left) => self.update(|run| {
                run.begun = true;
                run.left = left;
            }),
            None => self.jump(run.at + 1),
        }
        Next::Go
    }

    /// Whom a step reaches.
    fn reached(&self, run: &Run, who: Option<Who>) -> SeatSet {
        let others = SeatSet::first(self.seats()).without(SeatSet::only(run.actor));
        match who {
            Some(Who::Myself) | None => SeatSet::only(run.actor),
            Some(Who::Target) => self.s.attack.hit,
            Some(Who::Attacker) => SeatSet::only(self.s.attack.attacker),
            Some(Who::EachOpponent) => others,
            Some(Who::Player) => run.player.map_or(SeatSet::EMPTY, SeatSet::only),
        }
    }

    /// A step on other players, one after the other.
    fn advance_on(&mut self, run: Run, op: Op) -> Next {
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
            self.begin_on(&run, op, subject);
            return Next::Go;
        }
        self.ask(&run)
    }

    /// Begins a step on one player, and does at once what leaves no choice.
    fn begin_on(&mut self, run: &Run, op: Op, subject: Seat) {
        let (seat, x) = (run.actor, run.x);
        // What a weapon adds to a theft (VD-RG-WPN-HEL-B).
        let more = match self.s.giants.more {
            Some((from, more)) if from == subject => more,
            _ => 0,
        };
        let mut left = 0;
        match op {
            Op::Lose { n, .. } => {
                let double = run.pass == Pass::Apply && self.s.attack.double;
                self.lose_followers(seat, subject, u16::from(n.of(x)) << u16::from(double));
            }
            Op::Steal { what: Loot::Follower, n, .. } => {
                self.steal_followers(seat, subject, (n.of(x) + more).into());
            }
            Op::Steal { what: Loot::Resource(which), n, .. } => match which.single() {
                Some(resource) => self.steal_resource(seat, subject, resource, n.of(x) + more),
                None => left = n.of(x) + more,
            },
            Op::Steal { what: Loot::Card, n, .. } => left = n.of(x) + more,
            Op::Destroy { what: Prey::Resource(which), n, .. } => match which.single() {
                Some(resource) => self.destroy_resource(seat, subject, resource, n.of(x)),
                None => left = n.of(x),
            },
            Op::Destroy { what: Prey::Card, n, .. } => {
                for _ in 0..n.of(x) {
                    self.destroy_random(seat, subject);
                }
            }
            _ if run.pass == Pass::Apply => {
                let attack = &mut self.s.attack;
                let choice = attack.advance.get(usize::from(attack.applied)).copied();
                attack.applied += 1;
                if let Some((first, second)) = choice.filter(|(first, _)| *first != NOTHING) {
                    self.apply_choice(run, op, subject, first, second);
                }
            }
            Op::Destroy { n, .. } => left = n.of(x),
            _ => left = 1,
        }
        self.update(|run| run.left = left);
    }

    fn destroy_resource(&mut self, seat: Seat, owner: Seat, resource: Resource, n: u8) {
        let n = self.return_to_bank(owner, resource, n);
        if n > 0 {
            self.events.emit(|| Event::Destroyed { seat, owner, resource, n });
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
                self.events.emit(|| Event::Discarded { seat, card: kind });
                self.discard(card);
            }
        }
        self.s.sealed = crate::cardset::CardSet::EMPTY;
        Next::Go
    }

    /// The effect is over: its card goes to the pile.
    fn end_run(&mut self, run: Run) -> Next {
        self.s.stack.pop();
        if let Some(card) = run.card {
            self.s.table.remove(card);
            self.discard(card);
            let (seat, kind) = (run.actor, run.kind);
            self.events.emit(|| Event::Spent { seat, card: kind });
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

/// Whether a step's choice is made before W-IMPACT when an attack carries it out (12.4).
pub(crate) const fn is_advance(op: Op) -> bool {
    matches!(
        op,
        Op::PayUpTo { .. }
            | Op::Destroy { what: Prey::Temple | Prey::Building { .. }, .. }
            | Op::Move { .. }
            | Op::SwitchTemple
            | Op::Freeze { .. }
    )
}

/// Whom a step concerns, if it goes from player to player.
pub(crate) const fn who(op: Op) -> Option<Who> {
    match op {
        Op::Lose { who, .. }
        | Op::Steal { who, .. }
        | Op::Destroy { who, .. }
        | Op::Move { who } => Some(who),
        Op::SwitchTemple | Op::Freeze { .. } => Some(Who::Target),
        _ => None,
    }
}
