//! The one interpreter: it runs the top frame until somebody must be asked.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::action::{Action, Options};
use crate::deck::Placed;
use crate::event::Event;
use crate::frame::{Frame, Frames};
use crate::ids::{Card, Phase, SEATS, Step, kinds};
use crate::legal;
use crate::rules::Valhalla;
use crate::state::{Slots, State};
use crate::timeout;

/// No game comes near this many rounds (VH-END-4); one that did would be an error in the rules.
const MAX_ROUNDS: u16 = 400;

/// A state in motion: the rules at work on it, and those who listen.
pub(crate) struct Play<'p, E> {
    pub(crate) s: &'p mut State,
    pub(crate) events: &'p mut E,
    /// Whether led Gods owe a forfeit (VH-TG-FOR-1). Only the log needs to know.
    pub(crate) forfeits: bool,
    /// Whether secret numbers of answers are concealed ([`legal::conceals`]).
    pub(crate) concealing: bool,
}

/// What a frame comes to.
enum Next {
    /// Look at the stack again.
    Again,
    /// This seat has something to decide, between these.
    Ask(Seat, Options),
    /// Plans are open, or the game is over.
    Stop,
}

impl<E: EventSink<Valhalla>> Play<'_, E> {
    /// Plays an action, then runs until somebody with a real choice must be asked, or the game is
    /// over.
    #[inline]
    pub(crate) fn play(&mut self, seat: Seat, action: Action) {
        self.run(seat, Some(action));
    }

    /// Runs until somebody with a real choice must be asked, or the game is over.
    pub(crate) fn settle(&mut self) {
        self.run(self.s.first, None);
    }

    /// Plays an action if there is one, and all that follow it without asking. The seat is of no
    /// account without an action.
    ///
    /// The only place that performs actions, so that the whole interpreter becomes one function.
    fn run(&mut self, mut seat: Seat, mut action: Option<Action>) {
        loop {
            if let Some(action) = action {
                self.perform(seat, action);
            }
            match self.next_answer() {
                Some((next, answer)) => (seat, action) = (next, Some(answer)),
                None => return,
            }
        }
    }

    /// Runs up to the next question; gives its answer if it needs no asking: if there is just one,
    /// or the seat has left.
    #[inline]
    fn next_answer(&mut self) -> Option<(Seat, Action)> {
        loop {
            match self.advance() {
                Next::Again => {}
                Next::Stop => return None,
                Next::Ask(seat, options) => {
                    let answer = self.answer_for(seat, options);
                    if answer.is_some() || options != Options::NONE {
                        return answer.map(|action| (seat, action));
                    }
                    self.lapse(seat);
                }
            }
        }
    }

    /// Drops a question that has no answer: nothing is left to take, to bring back or to lose
    /// (VH-DRAUGR-3).
    fn lapse(&mut self, seat: Seat) {
        match self.s.stack.top() {
            Frame::Step(..) => self.dequeue(seat),
            _ => _ = self.s.stack.pop(),
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
                return self.play(seat, action);
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
        options.forced().filter(|_| !(self.concealing && legal::conceals(self.s, seat)))
    }

    #[inline]
    fn advance(&mut self) -> Next {
        match self.s.stack.top() {
            Frame::Step(step, queue) => return self.advance_step(step, queue),
            Frame::GodShuffle(seat)
            | Frame::Keep(seat, _)
            | Frame::KeepOpen(seat)
            | Frame::StandPick(seat)
            | Frame::Lose(seat, 1..) => {
                return Next::Ask(seat, legal::options(self.s, seat));
            }
            Frame::Lose(_, 0) => _ = self.s.stack.pop(),
            Frame::Bite(mut seats, each) => {
                if let Some(seat) = self.s.next_in_order(seats) {
                    seats.remove(seat);
                    self.s.replace(Frame::Bite(seats, each));
                    self.bite(seat, each);
                } else {
                    self.s.stack.pop();
                }
            }
            Frame::Nothing => return Next::Stop,
        }
        Next::Again
    }

    #[inline]
    fn advance_step(&mut self, step: Step, queue: SeatSet) -> Next {
        match self.s.next_in_order(queue) {
            Some(seat) => self.deal_with(seat, step),
            None => self.finish_step(step),
        }
    }

    /// Does or asks what a step has for the next of its seats.
    #[inline]
    fn deal_with(&mut self, seat: Seat, step: Step) -> Next {
        match step {
            Step::Plan => return Next::Stop,
            Step::GodReveals => {
                self.dequeue(seat);
                self.god_reveal(seat);
            }
            Step::Losses => {
                self.dequeue(seat);
                self.bite(seat, self.s.batch_losses);
            }
            _ => return Next::Ask(seat, legal::step_options(self.s, seat, step)),
        }
        Next::Again
    }

    /// Goes on with a step that waits for nobody any more.
    #[inline]
    fn finish_step(&mut self, step: Step) -> Next {
        match step {
            Step::Over => Next::Stop,
            Step::StrategicStands | Step::ClashStands | Step::FinalStands
                if self.next_stand(step) || self.end_checkpoint() =>
            {
                Next::Again
            }
            _ => self.leave_step(step),
        }
    }

    /// Does what a legal action of the seat that is asked says.
    #[inline]
    fn perform(&mut self, seat: Seat, action: Action) {
        match (self.s.stack.top(), action) {
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
        if let Frame::Step(_, queue) = self.s.stack.top_mut() {
            queue.remove(seat);
        }
    }

    /// Goes on from a step to the next one that has somebody to deal with.
    #[inline]
    fn leave_step(&mut self, mut step: Step) -> Next {
        while let Some((next, queue)) = self.next_step(step) {
            if let Some(seat) = self.s.next_in_order(queue) {
                self.s.replace(Frame::Step(next, queue));
                return self.deal_with(seat, next);
            }
            step = next;
        }
        Next::Again
    }

    /// The step after `step` and the seats it deals with, reached through everything between the
    /// two that asks nobody; nothing if last stands or a new round have begun.
    #[inline]
    fn next_step(&mut self, step: Step) -> Option<(Step, SeatSet)> {
        Some(match step {
            Step::Plan => {
                let mains = self.reveal();
                self.collide(mains);
                const ASKS: u32 = kinds(&[Card::Hammer, Card::Sword, Card::Axe, Card::God]);
                (Step::Declare, self.s.strategists_with(|slots| slots.main_is_in(ASKS)))
            }
            Step::Declare => (Step::Act, self.s.strategists()),
            Step::Act => return self.checkpoint(Step::StrategicStands),
            Step::StrategicStands => {
                self.s.replace(Frame::Step(Step::Support, SeatSet::EMPTY));
                self.events.emit(self.s, || Event::Phase { phase: Phase::Clash });
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
                self.s.replace(Frame::Step(Step::WolfSupports, SeatSet::EMPTY));
                self.events.emit(self.s, || Event::Phase { phase: Phase::Final });
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
        let (round, first) = (self.s.round, self.s.first);
        self.events.emit(self.s, || Event::Round { round, first });
        self.events.emit(self.s, || Event::Phase { phase: Phase::Strategic });
        self.seal_unasked_plans();
    }

    /// A game that is broken off in the middle of something leaves no card in the air: what was
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
        self.put_everything_back();
        self.s.stack = Frames::new(Frame::Step(Step::Over, SeatSet::EMPTY));
        let stayed = self.s.alive.without(self.s.left);
        let winner = if self.s.alive.len() == 1 { stayed.lowest() } else { None };
        self.events.emit(self.s, || Event::Ended { winner });
    }
}
