//! One check in progress: the game, the random play, the way so far and what was counted.

use gladsheim_engine::{
    Actions, EventSink, FastRng, Film, Game, Illegal, Recorder, Seat, SeatSet, Silent,
};

use super::trace::{self, Mark, Trace};
use super::{Budget, Invariant, Law, Report};

/// Something a seat can do to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Move<A> {
    Act(Seat, A),
    Leave(Seat),
}

/// One check in progress.
pub(super) struct Trial<'a, G: Game> {
    pub(super) game: &'a G,
    pub(super) budget: &'a Budget,
    pub(super) invariant: &'a dyn Invariant<G::State>,
    pub(super) report: Report,
    pub(super) rng: FastRng,
    pub(super) trace: Trace,
    /// Whether bytes and guesses are left to a closer look elsewhere, since there is much to follow.
    pub(super) hurried: bool,
    /// Whether some have answered a secret question that others have not.
    pub(super) half_answered: bool,
}

impl<'a, G: Game> Trial<'a, G> {
    pub(super) fn new(
        game: &'a G,
        budget: &'a Budget,
        invariant: &'a dyn Invariant<G::State>,
        subject: &'static [Law],
    ) -> Self {
        Self {
            game,
            budget,
            invariant,
            report: Report::new(subject),
            rng: FastRng::new(budget.seed),
            trace: Trace::new(budget.seed),
            hurried: false,
            half_answered: false,
        }
    }

    /// Begins the next game; all that is random in it follows from the seed and its index.
    pub(super) fn next_game(&mut self) -> (G::State, Vec<G::Event>) {
        let index = self.budget.first_game + self.report.games;
        self.rng = FastRng::nth(self.budget.seed, index);
        self.trace.index = index;
        self.trace.number = self.rng.next_u64();
        self.trace.marks.clear();
        self.half_answered = false;
        self.report.games += 1;
        let mut events = Recorder::new();
        let state = self.game.start(trace::chance(self.trace.number), &mut events);
        (state, events.0)
    }

    /// Whether this is one of the random moments that come once in `rate`.
    pub(super) fn one_in(&mut self, rate: u32) -> bool {
        rate > 0 && self.rng.below(rate) == 0
    }

    /// One of the seats, at random.
    pub(super) fn any(&mut self, seats: SeatSet) -> Option<Seat> {
        let skip = self.rng.below(seats.len() as u32) as usize;
        seats.iter().nth(skip)
    }

    /// A random move: an answer of somebody who is asked, or now and then that somebody leaves.
    pub(super) fn choose(
        &mut self,
        state: &G::State,
        with_leavers: bool,
        left: SeatSet,
    ) -> Option<Move<G::Action>> {
        let waiting = self.game.waiting(state);
        if with_leavers && !waiting.is_empty() && self.one_in(24) {
            let seats = SeatSet::first(self.game.seats()).without(left);
            let leaver = self.any(seats)?;
            if self.game.leave(&mut state.clone(), leaver, &mut Silent).is_ok() {
                return Some(Move::Leave(leaver));
            }
        }
        let seat = self.any(waiting)?;
        let action = self.answer(state, seat)?;
        Some(Move::Act(seat, action))
    }

    /// A random legal action of a seat.
    pub(super) fn answer(&mut self, state: &G::State, seat: Seat) -> Option<G::Action> {
        let mut legal = Actions::new();
        self.game.legal(state, seat, &mut legal);
        self.rng.pick(&legal).copied()
    }

    /// Plays a move of the game itself and gives what happened.
    pub(super) fn play(&mut self, state: &mut G::State, next: Move<G::Action>) -> Vec<G::Event> {
        let waiting = self.game.waiting(state);
        self.mark(next);
        let mut events = Recorder::new();
        self.perform(state, next, &mut events);
        match next {
            Move::Act(seat, _) => {
                self.report.decisions += 1;
                let rest = self.game.waiting(state);
                self.half_answered = !rest.is_empty()
                    && rest.union(SeatSet::only(seat)) == waiting
                    && !rest.contains(seat);
            }
            Move::Leave(_) => self.report.leaves += 1,
        }
        events.0
    }

    /// Plays a move on a clone; the trace says so until [`Trial::back_to`].
    pub(super) fn try_out(&mut self, state: &mut G::State, next: Move<G::Action>) {
        self.mark(next);
        self.perform(state, next, &mut Silent);
    }

    /// The same, and gives what happened with the state in which each event had just happened.
    pub(super) fn film(&mut self, state: &mut G::State, next: Move<G::Action>) -> Film<G> {
        self.mark(next);
        let mut film = Film::new();
        self.perform(state, next, &mut film);
        film
    }

    fn perform(&self, state: &mut G::State, next: Move<G::Action>, events: &mut impl EventSink<G>) {
        let result: Result<(), Illegal> = match next {
            Move::Act(seat, action) => {
                self.game.step(state, seat, action, events);
                Ok(())
            }
            Move::Leave(seat) => self.game.leave(state, seat, events),
        };
        if let Err(refusal) = result {
            self.broken(Law::Leave, &format!("leaving is refused in a like position: {refusal}"));
        }
    }

    fn mark(&mut self, next: Move<G::Action>) {
        self.trace.marks.push(match next {
            Move::Act(seat, action) => Mark::Act(seat, self.game.encode(action)),
            Move::Leave(seat) => Mark::Leave(seat),
        });
    }

    /// Says that what follows happens on a clone; returns what [`Trial::back_to`] needs.
    pub(super) fn branch(&mut self, why: &'static str) -> usize {
        let here = self.trace.marks.len();
        self.trace.marks.push(Mark::Branch(why));
        here
    }

    /// Forgets the way since a branch.
    pub(super) fn back_to(&mut self, here: usize) {
        self.trace.marks.truncate(here);
    }

    /// Checks the game's own invariant.
    pub(super) fn uphold(&mut self, state: &G::State) {
        self.report.checked(Law::Invariant);
        if let Err(wrong) = self.invariant.holds(state) {
            self.broken(Law::Invariant, &format!("{wrong}, in {state:?}"));
        }
    }

    /// Checks the game's own invariant between two states.
    pub(super) fn uphold_step(&mut self, before: &G::State, after: &G::State) {
        if let Err(wrong) = self.invariant.holds_between(before, after) {
            self.broken(Law::Invariant, &format!("{wrong}, from {before:?} to {after:?}"));
        }
    }

    /// Counts one check of `law` and fails if it does not hold.
    pub(super) fn require(&mut self, law: Law, holds: bool, what: impl FnOnce() -> String) {
        self.report.checked(law);
        if !holds {
            self.broken(law, &what());
        }
    }

    /// Fails because `law` is broken.
    pub(super) fn broken(&self, law: Law, what: &str) -> ! {
        self.trace.told.set(true);
        panic!("the law \"{law}\" is broken: {what}\n{}", self.trace);
    }
}
