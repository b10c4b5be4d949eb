//! The one interpreter: it runs the top frame until somebody must be asked.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::action::{Action, Options};
use crate::deck::Placed;
use crate::event::Event;
use crate::ids::{Card, Phase, SEATS, Step, kinds};
use crate::legal;
use crate::state::{Frame, Slots, State};
use crate::timeout;

/// No game comes near this many rounds (VH-END-4); one that did would be an error in the rules.
const MAX_ROUNDS: u16 = 400;

/// A state in motion: the rules at work on it, and those who listen.
pub(crate) struct Play<'p, E> {
    pub(crate) s: &'p mut State,
    pub(crate) events: &'p mut E,
    /// Whether led Gods owe a forfeit (VH-TG-FOR-1). Only the log needs to know.
    pub(crate) forfeits: bool,
}

/// What a frame comes to.
enum Next {
    /// Look at the stack again.
    Again,
    /// This seat has something to decide.
    Ask(Seat),
    /// Plans are open, or the game is over.
    Stop,
}

impl<E: EventSink<Event>> Play<'_, E> {
    /// Runs until somebody with a real choice must be asked, or the game is over.
    ///
    /// A question with one answer is answered here, and so is any question to a seat that left.
    pub(crate) fn settle(&mut self) {
        loop {
            match self.advance() {
                Next::Again => {}
                Next::Stop => return,
                Next::Ask(seat) => {
                    let options = legal::options(self.s, seat);
                    if let Some(action) = self.answer_for(seat, options) {
                        self.perform(seat, action);
                    } else if options == Options::NONE {
                        // Only losses can find nothing: the remaining ones lapse (VH-DRAUGR-3).
                        self.s.stack.pop();
                    } else {
                        return;
                    }
                }
            }
        }
    }

    /// Plays on after `seat` has left: its open question, if any, gets the time-out answer. If
    /// nobody stays, the game is void (VH-DEC-3).
    pub(crate) fn answer_for_the_absent(&mut self, seat: Seat) {
        if self.s.alive.without(self.s.left).is_empty() {
            return self.end();
        }
        if legal::asked(self.s).contains(seat) {
            let options = legal::options(self.s, seat);
            if let Some(action) = timeout::choice(self.s, seat, options) {
                self.perform(seat, action);
            }
        }
        self.settle();
    }

    /// The answer that needs no asking, if there is one.
    #[inline]
    fn answer_for(&self, seat: Seat, options: Options) -> Option<Action> {
        if self.s.left.contains(seat) {
            return timeout::choice(self.s, seat, options);
        }
        options.forced()
    }

    #[inline]
    fn advance(&mut self) -> Next {
        let Some(frame) = self.s.stack.top().copied() else { return Next::Stop };
        match frame {
            Frame::Step(step, queue) => self.advance_step(step, queue),
            Frame::GodShuffle(seat)
            | Frame::Keep(seat, _)
            | Frame::KeepOpen(seat)
            | Frame::StandPick(seat) => Next::Ask(seat),
            Frame::Lose(seat, left) => {
                if left == 0 {
                    self.s.stack.pop();
                    return Next::Again;
                }
                Next::Ask(seat)
            }
            Frame::Bite(mut seats, each) => {
                let Some(seat) = self.s.next_in_order(seats) else {
                    self.s.stack.pop();
                    return Next::Again;
                };
                seats.remove(seat);
                self.s.replace(Frame::Bite(seats, each));
                self.bite(seat, each);
                Next::Again
            }
            Frame::Nothing => Next::Stop,
        }
    }

    #[inline]
    fn advance_step(&mut self, step: Step, queue: SeatSet) -> Next {
        if step == Step::Plan && !queue.is_empty() || step == Step::Over {
            return Next::Stop;
        }
        if matches!(step, Step::StrategicStands | Step::ClashStands | Step::FinalStands) {
            if self.next_stand(step) {
                return Next::Again;
            }
            self.end_checkpoint(step);
            return Next::Again;
        }
        let Some(seat) = self.s.next_in_order(queue) else {
            self.leave_step(step);
            return Next::Again;
        };
        match step {
            Step::GodReveals => {
                self.dequeue(seat);
                self.god_reveal(seat);
                Next::Again
            }
            Step::Losses => {
                self.dequeue(seat);
                self.bite(seat, self.s.batch_losses);
                Next::Again
            }
            Step::SwordPicks | Step::Picks if self.s.row.is_empty() => {
                self.dequeue(seat);
                Next::Again
            }
            Step::WolfSupports if self.s.discards[seat].is_empty() => {
                self.dequeue(seat);
                Next::Again
            }
            _ => Next::Ask(seat),
        }
    }

    /// Plays a legal action of the seat that is asked.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action) {
        let Some(frame) = self.s.stack.top().copied() else { return };
        match (frame, action) {
            (Frame::Step(Step::Plan, _), Action::Plan(main, support)) => {
                self.commit(seat, main, support);
            }
            (Frame::Step(Step::Declare, _), Action::Keep) => self.keep_main(seat),
            (Frame::Step(Step::Declare, _), Action::Target(target)) => self.declare(seat, target),
            (Frame::Step(Step::Declare, _), Action::Use) => self.declare_god(seat),
            (Frame::GodShuffle(_), _) => self.god_shuffle(seat, action == Action::Shuffle),
            (Frame::Step(Step::Act, _), Action::Draw) => self.draw(seat),
            (Frame::Step(Step::Act, _), Action::Take(card)) => self.take(seat, card),
            (Frame::Keep(..), Action::Pick(card)) => self.keep(seat, card),
            (Frame::KeepOpen(_), Action::Pick(card)) => self.keep_open(seat, card),
            (Frame::Step(Step::Support, _), _) => self.support(seat, action == Action::Use),
            (Frame::Step(Step::SwordPicks | Step::Picks, _), Action::Pick(card)) => {
                self.pick(seat, card);
            }
            (Frame::Step(Step::WolfSupports, _), Action::Pick(card)) => self.fetch(seat, card),
            (Frame::StandPick(_), Action::Pick(card)) => self.stand_pick(seat, card),
            (Frame::Lose(_, left), Action::Lose(zone, card)) => {
                self.s.replace(Frame::Lose(seat, left - 1));
                self.lose(seat, zone, card);
            }
            // Not a legal action, so nobody gets here; see `Game::step`.
            _ => {}
        }
    }

    /// Takes a seat off the list of those the step has still to deal with.
    #[inline]
    pub(crate) fn dequeue(&mut self, seat: Seat) {
        if let Some(Frame::Step(_, queue)) = self.s.stack.top_mut() {
            queue.remove(seat);
        }
    }

    /// Goes on from a step to the next one that has somebody to deal with.
    pub(crate) fn leave_step(&mut self, step: Step) {
        let mut entered = self.next_step(step);
        while let Some((step, SeatSet::EMPTY)) = entered {
            entered = self.next_step(step);
        }
        if let Some((step, queue)) = entered {
            self.s.replace(Frame::Step(step, queue));
        }
    }

    /// The step after `step` and the seats it deals with, reached through everything between the
    /// two that asks nobody; nothing if last stands or a new round have begun.
    #[inline]
    fn next_step(&mut self, step: Step) -> Option<(Step, SeatSet)> {
        Some(match step {
            Step::Plan => {
                self.reveal();
                self.collide();
                const ASKS: u32 = kinds(&[Card::Hammer, Card::Sword, Card::Axe, Card::God]);
                (Step::Declare, self.s.strategists_with(|slots| slots.main_is_in(ASKS)))
            }
            Step::Declare => (Step::Act, self.s.strategists()),
            Step::Act => return self.checkpoint(Step::StrategicStands),
            Step::StrategicStands => {
                self.events.emit(|| Event::Phase { phase: Phase::Clash });
                // Without participants a Hammer has nobody to strike (VH-CLASH-2).
                const ALWAYS: u32 = kinds(&[Card::Axe, Card::God]);
                const IN_CLASH: u32 = kinds(&[Card::Hammer]) | ALWAYS;
                let asks = if self.s.participants.is_empty() { ALWAYS } else { IN_CLASH };
                (Step::Support, self.s.strategists_with(|slots| slots.support_is_in(asks)))
            }
            Step::Support => (Step::GodReveals, self.s.gods),
            Step::GodReveals => {
                self.batch();
                (Step::Losses, self.s.participants)
            }
            Step::Losses => {
                let swords = if self.s.batch_draugr == 1 {
                    self.s.strategists_with(|slots| slots.support_is_in(kinds(&[Card::Sword])))
                } else {
                    SeatSet::EMPTY
                };
                (Step::SwordPicks, swords)
            }
            Step::SwordPicks => (Step::Picks, self.s.participants),
            Step::Picks => return self.checkpoint(Step::ClashStands),
            Step::ClashStands => {
                self.events.emit(|| Event::Phase { phase: Phase::Final });
                let wolves =
                    self.s.strategists_with(|slots| slots.support_is_in(kinds(&[Card::Wolf])));
                self.clean_up();
                self.howl();
                (Step::WolfSupports, wolves)
            }
            Step::WolfSupports => return self.checkpoint(Step::FinalStands),
            Step::FinalStands => {
                self.overflow();
                self.next_round();
                return None;
            }
            Step::Over => return None,
        })
    }

    /// Passes a checkpoint at once if nobody must stand there, else begins its last stands.
    #[inline]
    fn checkpoint(&mut self, step: Step) -> Option<(Step, SeatSet)> {
        let covered = self.s.covered_by(step);
        let nobody = covered.iter().all(|seat| self.s.holding(seat) > 1);
        if nobody && covered.and(self.s.left).is_empty() {
            return Some((step, SeatSet::EMPTY));
        }
        self.begin_checkpoint(step);
        None
    }

    /// Passes the marker (VH-ROUND-3) and opens the plans of the next round.
    fn next_round(&mut self) {
        let after = self.s.first.next(SEATS);
        self.s.first = self.s.alive.clockwise_from(after).unwrap_or(after);
        if self.s.round >= MAX_ROUNDS {
            self.s.alive = SeatSet::EMPTY;
            return self.end();
        }
        self.begin_round();
    }

    /// Opens the plans of a round.
    pub(crate) fn begin_round(&mut self) {
        self.s.round += 1;
        let (round, first) = (self.s.round, self.s.first);
        self.events.emit(|| Event::Round { round, first });
        self.events.emit(|| Event::Phase { phase: Phase::Strategic });
        self.s.participants = SeatSet::EMPTY;
        self.s.axed = SeatSet::EMPTY;
        self.s.hammered = SeatSet::EMPTY;
        self.s.wolves = SeatSet::EMPTY;
        self.s.gods = SeatSet::EMPTY;
        self.s.hushed = SeatSet::EMPTY;
        self.s.axe_supports = 0;
        self.s.hammer_support = false;
        self.s.batch_draugr = 0;
        self.s.batch_losses = 0;
        self.s.replace(Frame::Step(Step::Plan, self.s.alive));
        self.seal_forced_plans();
    }

    /// A game that is broken off in the middle of something keeps no card in the air: what was
    /// shown goes back on the deck, and plans that were never turned up are forgotten.
    fn put_everything_back(&mut self) {
        let shown = core::mem::take(&mut self.s.drawn);
        let shown: arrayvec::ArrayVec<_, 3> = shown
            .into_iter()
            .flatten()
            .map(|card| Placed::new(card, SeatSet::first(SEATS)))
            .collect();
        self.s.deck.put_on_top(&shown);
        if self.s.current_step() == Step::Plan {
            self.s.hushed = SeatSet::EMPTY;
            self.s.slots.0.fill(Slots::EMPTY);
        }
    }

    /// Ends the game: whoever is still alive has won (VH-END-1).
    pub(crate) fn end(&mut self) {
        while self.s.stack.len() > 1 {
            self.s.stack.pop();
        }
        self.put_everything_back();
        self.s.replace(Frame::Step(Step::Over, SeatSet::EMPTY));
        let stayed = self.s.alive.without(self.s.left);
        let winner = if self.s.alive.len() == 1 { stayed.lowest() } else { None };
        self.events.emit(|| Event::Ended { winner });
    }
}
