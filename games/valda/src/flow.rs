//! Rounds, turns and phases, and the loop that runs the top frame until somebody must decide.

mod phases;
mod powers;

use gladsheim_engine::{EventSink, Few, Seat, SeatSet};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{CardType, Die, Moment, Phase};
use crate::legal;
use crate::play::Play;
use crate::rules::Valda;
use crate::state::{Frame, Plan, Stage, Strike};
use crate::{score, timeout};

/// The course of a turn (VD-TURN-2, VD-RG-TURN-1).
const fn after(game: &Valda, stage: Stage) -> Stage {
    match (stage, game.has_giants()) {
        (Stage::Begin, false) => Stage::Roll,
        (Stage::Begin, true) => Stage::Valda,
        (Stage::Roll, false) => Stage::Trade,
        (Stage::Roll, true) => Stage::Draw,
        (Stage::Trade, _) => Stage::Source,
        (Stage::Source, _) => Stage::Act,
        (Stage::Draw, _) => Stage::Keep,
        (Stage::Act | Stage::Keep, _) => Stage::Limit,
        (Stage::Limit, false) => Stage::Build,
        (Stage::Build | Stage::Valda, _) => Stage::Order,
        (Stage::Order, _) => Stage::Attack,
        (Stage::Attack, _) => Stage::Followers,
        (Stage::Followers, true) => Stage::Roll,
        (Stage::Followers, false) | (Stage::Limit, true) => Stage::End,
        (Stage::End | Stage::Draft, _) => Stage::Begin,
    }
}

/// What the top frame wants next.
pub(crate) enum Next {
    /// Nothing: it did something, or is done.
    Go,
    /// An answer, of one player or of several at once.
    Ask(SeatSet),
}

impl<E: EventSink<Valda>> Play<'_, E> {
    /// Runs until somebody has a real choice, or the game is over (VD-TIME-1).
    pub(crate) fn settle(&mut self) {
        loop {
            if !self.s.winners.is_empty() {
                self.finish();
            }
            let asked = match self.advance() {
                Next::Go => continue,
                Next::Ask(seats) => seats,
            };
            let mut open = SeatSet::EMPTY;
            for seat in asked.iter() {
                let mut few = Few::default();
                legal::offer(self.game, self.s, seat, &mut few);
                let answer = match few.forced_or(Action::Done) {
                    Some(action) => action,
                    None if self.s.left.contains(seat) => timeout::choice(self.game, self.s, seat),
                    None => {
                        open.insert(seat);
                        continue;
                    }
                };
                self.hush(self.moment());
                self.perform(seat, answer);
            }
            if open == asked {
                return self.stop_for(open);
            }
        }
    }

    /// Stops for these players. Whoever is asked only because of cards that the others cannot see hears
    /// of it alone: the others do not learn that there was a question (VD-TIME-11).
    fn stop_for(&mut self, open: SeatSet) {
        self.s.asked = open;
        let moment = self.moment();
        let seats = open.without(self.still_asked);
        if !seats.is_empty() {
            let (game, s) = (self.game, &*self.s);
            self.events.emit(self.s, || {
                let open = seats.iter().all(|seat| legal::is_open_choice(game, s, seat));
                Event::Asked { seats, moment, open }
            });
        }
    }

    /// The moment at which the top frame asks.
    fn moment(&self) -> Moment {
        match self.s.stack.top() {
            Some(Frame::Window { moment, .. }) => *moment,
            Some(Frame::Stage(Stage::Attack)) => Moment::Declare,
            Some(Frame::Strike(Strike::Defend)) => Moment::Defend,
            _ => Moment::Own,
        }
    }

    /// Marks a moment at which nobody was asked but might have been, where nobody may be able to
    /// tell the difference (VD-TIME-11).
    pub(crate) fn hush(&mut self, moment: Moment) {
        if moment.is_hushed() {
            self.events.emit(self.s, || Event::Asked {
                seats: SeatSet::EMPTY,
                moment,
                open: false,
            });
        }
    }

    /// Does what the top frame does without asking.
    fn advance(&mut self) -> Next {
        match self.s.stack.top() {
            Some(&Frame::Stage(stage)) => self.advance_turn(stage),
            Some(&Frame::Window { moment, owner, at }) => self.advance_window(moment, owner, at),
            Some(&Frame::Run(run)) => self.advance_run(run),
            Some(&Frame::Strike(step)) => self.advance_strike(step),
            Some(&Frame::Build { plan, step }) => self.advance_build(plan, step),
            Some(Frame::Keep(_)) | Some(Frame::Relocate(_)) => {
                Next::Ask(SeatSet::only(self.active()))
            }
            Some(&Frame::Offering { left, followers }) => self.advance_offering(left, followers),
            Some(&Frame::TurnDie { seat, .. }) => Next::Ask(SeatSet::only(seat)),
            Some(Frame::Count) => {
                self.s.stack.pop();
                self.count_roll();
                // What a card rolls is settled with the card.
                if !matches!(self.s.stack.top(), Some(Frame::Run(_))) {
                    self.settle_losses();
                }
                Next::Go
            }
            Some(Frame::Over) | Some(Frame::Empty) | None => Next::Ask(SeatSet::EMPTY),
        }
    }

    /// Carries out an answer to the top frame.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action) {
        if let Action::Weapon(kind, mode) = action
            && !legal::is_aegis(self.game, kind, mode)
        {
            return self.play_weapon(seat, kind, mode);
        }
        match self.s.stack.top() {
            Some(&Frame::Stage(stage)) => self.answer_turn(stage, seat, action),
            Some(&Frame::Window { moment, owner, at }) => {
                // A pass: the next one is asked. It is not final (VD-TIME-6).
                self.set_top(Frame::Window { moment, owner, at: at + 1 });
                self.answer_dice(seat, action);
            }
            Some(&Frame::Run(run)) => self.answer_run(run, seat, action),
            Some(Frame::Strike(_)) => self.answer_defence(seat, action),
            Some(&Frame::Keep(area)) => self.keep_divine(area, action),
            Some(&Frame::TurnDie { seat, die }) => self.answer_die(seat, die, action),
            Some(&Frame::Offering { left, followers }) => {
                if let Action::Pick(kind) = action {
                    self.set_top(Frame::Offering { left: left - 1, followers });
                    self.discard_own(seat, kind);
                }
            }
            Some(&Frame::Relocate(from)) => self.answer_relocate(seat, from, action),
            _ => {}
        }
    }

    /// Goes on to the next stage of the turn.
    pub(crate) fn next_stage(&mut self) {
        if let Some(Frame::Stage(stage)) = self.s.stack.top_mut() {
            *stage = after(self.game, *stage);
        }
    }

    /// Ends a phase: W-PHASE, then the next stage (VD-GAME-8).
    pub(crate) fn end_phase(&mut self) {
        self.next_stage();
        self.open_window(Moment::PhaseEnd, self.active());
    }

    /// Begins a phase, unless it has begun already.
    fn enter(&mut self, phase: Phase) {
        if self.s.turn.phase != phase {
            self.begin_phase(phase);
        }
    }

    pub(crate) fn begin_phase(&mut self, phase: Phase) {
        self.s.turn.phase = phase;
        let seat = self.active();
        self.events.emit(self.s, || Event::Phase { seat, phase });
    }

    fn advance_turn(&mut self, stage: Stage) -> Next {
        let active = self.active();
        match stage {
            Stage::Begin => self.begin_turn(),
            Stage::Roll => {
                self.next_stage();
                self.begin_phase(Phase::Resource);
                let village = &self.s.villages[active];
                let (drills, mines) = (village.drills, village.mines);
                self.roll(active, [(Die::Blue, drills), (Die::Yellow, mines)], false, None);
            }
            Stage::Source => return self.choose_sources(),
            Stage::Limit => return self.check_hand(),
            Stage::Build => {
                self.enter(Phase::Building);
                if self.s.turn.builds > 0 {
                    return Next::Ask(SeatSet::only(active));
                }
                self.end_phase();
            }
            Stage::Order => self.order_attacks(),
            Stage::Attack => return self.next_attack(),
            Stage::End => self.end_turn(),
            Stage::Followers => {
                self.enter(Phase::Followers);
                return Next::Ask(SeatSet::only(active));
            }
            Stage::Draft => return self.advance_draft(),
            Stage::Keep => return self.advance_keep(),
            Stage::Trade | Stage::Act | Stage::Valda | Stage::Draw => {
                return Next::Ask(SeatSet::only(active));
            }
        }
        Next::Go
    }

    fn answer_turn(&mut self, stage: Stage, seat: Seat, action: Action) {
        if legal::is_limited(stage) && action != Action::Done {
            self.count_move();
        }
        match (stage, action) {
            (Stage::Trade, Action::Done) => self.end_phase(),
            (Stage::Trade, Action::Trade(rate, from, to)) => self.trade(seat, rate, from, to),
            (Stage::Source, Action::Area(area)) => self.name_source(area),
            (Stage::Source, _) => self.regular_draw(),
            (Stage::Act, _) => self.act(seat, action),
            (Stage::Limit, Action::Pick(kind)) => self.discard_own(seat, kind),
            (Stage::Build, Action::Building(building)) => self.announce(Plan::Building(building)),
            (Stage::Build, Action::Temple(area)) => self.announce(Plan::Temple(area)),
            (Stage::Build, _) => self.end_phase(),
            (Stage::Attack, Action::Attack(kind)) => self.declare(seat, kind, None),
            (Stage::Attack, _) => self.hold_back(seat),
            (Stage::Followers, Action::Done) => self.end_phase(),
            (Stage::Followers, _) => self.use_power(seat, action),
            (Stage::Draft, Action::Settle(area, who)) => self.answer_draft(seat, area, who),
            (Stage::Valda, _) => self.answer_valda(seat, action),
            (Stage::Draw, _) => self.answer_draw(seat, action),
            (Stage::Keep, Action::Pick(kind)) => self.put_back(seat, kind),
            _ => {}
        }
    }

    // The turn.

    /// Counts what brings a turn nearer to its end (VD-TURN-4); the first rules knew no such end.
    pub(crate) fn count_move(&mut self) {
        if self.game.rules.version.at_least(2) {
            self.s.turn.moves = self.s.turn.moves.saturating_add(1);
        }
    }

    pub(crate) fn begin_round(&mut self) {
        let round = self.s.turn.round;
        self.events.emit(self.s, || Event::Round { round });
    }

    fn begin_turn(&mut self) {
        let seat = self.active();
        let board = &self.game.content.board;
        let (actions, builds) = (board.actions, board.builds);
        let turn = &mut self.s.turn;
        turn.actions = actions;
        turn.builds = builds;
        self.events.emit(self.s, || Event::Turn { seat });
        self.next_stage();
        if self.game.has_giants() {
            self.begin_valda(seat);
        }
    }

    // (VD-GEN-20)
    fn end_turn(&mut self) {
        self.s.played = crate::ids::CardSet::EMPTY;
        for seat in Seat::all(self.seats()) {
            let village = &mut self.s.villages[seat];
            (village.borrowed, village.empowered) = (0, 0);
        }
        self.s.giants.immune = SeatSet::EMPTY;
        let seats = self.game.rules.players;
        let mut turn = crate::setup::fresh_turn(self.s.turn.round, self.active());
        turn.taken = self.s.turn.taken + 1;
        if turn.taken >= seats {
            if turn.round >= self.game.content.board.rounds {
                self.s.winners = score::winners(self.game, self.s);
                return;
            }
            turn.round += 1;
            turn.taken = 0;
            self.s.giants.lawless = SeatSet::EMPTY;
        }
        turn.active = score::in_turn(self.game, self.s, turn.round, turn.taken);
        self.s.turn = turn;
        if turn.taken == 0 {
            self.begin_round();
        }
        self.next_stage();
    }

    /// The game is over: nothing is pending any longer.
    fn finish(&mut self) {
        if self.s.is_over() {
            return;
        }
        self.s.stack = gladsheim_engine::Stack::new();
        self.push(Frame::Over);
        self.s.sealed = crate::ids::CardSet::EMPTY;
        let winners = self.s.winners;
        self.events.emit(self.s, || Event::Ended { winners });
    }

    pub(crate) fn is_action(&self, kind: crate::ids::Kind) -> bool {
        self.game.spec(kind).kind == CardType::Action
    }
}
