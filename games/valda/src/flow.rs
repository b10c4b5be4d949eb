//! Rounds, turns and phases, and the loop that runs the top frame until somebody must decide.

use gladsheim_engine::{EventSink, Seat, SeatSet};

use crate::action::{Action, Line, Rate};
use crate::event::{Cause, Event, Source};
use crate::ids::{Area, CardType, Die, Moment, Phase, Resource, Side};
use crate::legal::{self, Few};
use crate::play::Play;
use crate::state::{Frame, Stage, Strike};
use crate::{score, timeout};

/// What the top frame wants next.
pub(crate) enum Next {
    /// Nothing: it did something, or is done.
    Go,
    /// An answer, of one player or of several at once.
    Ask(SeatSet),
}

impl<E: EventSink<Event>> Play<'_, E> {
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
                let answer = match few.forced() {
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

    /// Stops for these players. Who is asked only because of what the others cannot see, is told so
    /// before nobody else: they do not learn that there was a question (VD-TIME-11).
    fn stop_for(&mut self, open: SeatSet) {
        self.s.asked = open;
        let moment = self.moment();
        let seats = open.without(self.still_asked);
        if !seats.is_empty() {
            let (game, s) = (self.game, &*self.s);
            self.events.emit(|| {
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
            self.events.emit(|| Event::Asked { seats: SeatSet::EMPTY, moment, open: false });
        }
    }

    /// Does what the top frame does without asking.
    fn advance(&mut self) -> Next {
        match self.s.stack.top().copied() {
            Some(Frame::Stage(stage)) => self.advance_turn(stage),
            Some(Frame::Window { moment, owner, at }) => self.advance_window(moment, owner, at),
            Some(Frame::Run(run)) => self.advance_run(run),
            Some(Frame::Strike(step)) => self.advance_strike(step),
            Some(Frame::Build { plan, step }) => self.advance_build(plan, step),
            Some(Frame::Keep(_)) => Next::Ask(SeatSet::only(self.active())),
            Some(Frame::TurnDie { seat, .. }) => Next::Ask(SeatSet::only(seat)),
            Some(Frame::Count) => {
                self.s.stack.pop();
                self.count_roll();
                Next::Go
            }
            Some(Frame::Over) | Some(Frame::Empty) | None => Next::Ask(SeatSet::EMPTY),
        }
    }

    /// Carries out an answer to the top frame.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action) {
        if let Action::Weapon(kind, mode) = action {
            return self.play_weapon(seat, kind, mode);
        }
        match self.s.stack.top().copied() {
            Some(Frame::Stage(stage)) => self.answer_turn(stage, seat, action),
            Some(Frame::Window { moment, owner, at }) => {
                self.answer_window(moment, owner, at, seat, action);
            }
            Some(Frame::Run(run)) => self.answer_run(run, seat, action),
            Some(Frame::Strike(_)) => self.answer_defence(seat, action),
            Some(Frame::Keep(area)) => self.keep_divine(area, action),
            Some(Frame::TurnDie { seat, die }) => self.answer_die(seat, die, action),
            _ => {}
        }
    }

    fn set_stage(&mut self, stage: Stage) {
        self.set_top(Frame::Stage(stage));
    }

    /// Ends a phase: W-PHASE, then the next stage.
    fn end_phase(&mut self, next: Stage) {
        self.set_stage(next);
        self.open_window(Moment::PhaseEnd, self.active());
    }

    /// Begins a phase, unless it has begun already.
    fn enter(&mut self, phase: Phase) {
        if self.s.turn.phase != phase {
            self.begin_phase(phase);
        }
    }

    fn begin_phase(&mut self, phase: Phase) {
        self.s.turn.phase = phase;
        let seat = self.active();
        self.events.emit(|| Event::Phase { seat, phase });
    }

    fn advance_turn(&mut self, stage: Stage) -> Next {
        let active = self.active();
        match stage {
            Stage::Begin => self.begin_turn(),
            Stage::Roll => {
                self.set_stage(Stage::Trade);
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
                self.end_phase(Stage::Order);
            }
            Stage::Order => self.order_attacks(),
            Stage::Attack => return self.next_attack(),
            Stage::End => self.end_turn(),
            Stage::Followers => {
                self.enter(Phase::Followers);
                return Next::Ask(SeatSet::only(active));
            }
            Stage::Trade | Stage::Act => return Next::Ask(SeatSet::only(active)),
        }
        Next::Go
    }

    fn answer_turn(&mut self, stage: Stage, seat: Seat, action: Action) {
        match (stage, action) {
            (Stage::Trade, Action::Done) => {
                self.end_phase(Stage::Source);
            }
            (Stage::Trade, Action::Trade(rate, from, to)) => self.trade(seat, rate, from, to),
            (Stage::Source, Action::Area(area)) => {
                self.s.turn.sources |= 1 << area as u8;
                self.s.turn.next_source = area as u8 + 1;
            }
            (Stage::Source, _) => self.regular_draw(),
            (Stage::Act, _) => self.act(seat, action),
            (Stage::Limit, Action::Pick(kind)) => self.discard_own(seat, kind),
            (Stage::Build, Action::Building(building)) => {
                self.announce(crate::state::Plan::Building(building));
            }
            (Stage::Build, Action::Temple(area)) => {
                self.announce(crate::state::Plan::Temple(area));
            }
            (Stage::Build, _) => self.end_phase(Stage::Order),
            (Stage::Attack, Action::Attack(kind)) => self.declare(seat, kind),
            (Stage::Attack, _) => self.hold_back(seat),
            (Stage::Followers, Action::Done) => self.end_phase(Stage::End),
            (Stage::Followers, _) => self.use_power(seat, action),
            _ => {}
        }
    }

    // The turn.

    pub(crate) fn begin_round(&mut self) {
        let round = self.s.turn.round;
        self.events.emit(|| Event::Round { round });
    }

    fn begin_turn(&mut self) {
        let seat = self.active();
        self.events.emit(|| Event::Turn { seat });
        let board = &self.game.content.board;
        let (actions, builds) = (board.actions, board.builds);
        let turn = &mut self.s.turn;
        turn.actions = actions;
        turn.builds = builds;
        self.set_stage(Stage::Roll);
    }

    fn end_turn(&mut self) {
        self.s.played = crate::cardset::CardSet::EMPTY;
        for seat in Seat::all(self.seats()) {
            let village = &mut self.s.villages[seat];
            (village.borrowed, village.empowered) = (0, 0);
        }
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
        }
        turn.active = score::in_turn(self.game, self.s, turn.round, turn.taken);
        self.s.turn = turn;
        if turn.taken == 0 {
            self.begin_round();
        }
        self.set_stage(Stage::Begin);
    }

    /// The game is over: nothing is pending any longer.
    fn finish(&mut self) {
        if self.s.is_over() {
            return;
        }
        self.s.stack = gladsheim_engine::Stack::new();
        self.push(Frame::Over);
        self.s.sealed = crate::cardset::CardSet::EMPTY;
        let winners = self.s.winners;
        self.events.emit(|| Event::Ended { winners });
    }

    // Resource phase.

    fn trade(&mut self, seat: Seat, rate: Rate, from: Resource, to: Resource) {
        self.return_to_bank(seat, from, rate.count());
        self.s.bank[to] -= 1;
        self.s.villages[seat].stock[to] += 1;
        self.events.emit(|| Event::Traded { seat, rate, from, to });
    }

    /// Exchanges one basic resource for another, inside an effect.
    pub(crate) fn convert(&mut self, seat: Seat, from: Resource, to: Resource) {
        self.trade(seat, Rate::One, from, to);
    }

    // Game phase.

    /// How many cards the regular draw brings (VD-GAME-1).
    pub(crate) fn regular_draws(&self) -> u32 {
        legal::regular_draws(self.s)
    }

    fn choose_sources(&mut self) -> Next {
        self.enter(Phase::Game);
        Next::Ask(SeatSet::only(self.active()))
    }

    fn regular_draw(&mut self) {
        let seat = self.active();
        let open = self.s.god(seat, Area::Freya) == 0;
        let sources = self.s.turn.sources;
        let from_main = self.regular_draws() - sources.count_ones();
        for area in Area::ALL.into_iter().filter(|area| sources >> *area as u8 & 1 != 0) {
            self.draw(seat, Source::Divine(area), open);
        }
        for _ in 0..from_main {
            self.draw(seat, Source::Main(Side::A), open);
        }
        self.set_stage(Stage::Act);
        if !self.s.open.is_empty() {
            self.open_window(Moment::Open, seat);
        }
    }

    fn act(&mut self, seat: Seat, action: Action) {
        // Whatever is done next, the last card can no longer be repeated (VD-TIME-14).
        self.s.turn.last = None;
        match action {
            Action::Play(kind) => {
                self.s.turn.actions -= self.game.spec(kind).cost.min(self.s.turn.actions);
                self.play_action(seat, kind);
            }
            Action::Resource(resource) => {
                self.s.turn.actions -= 1;
                self.gain(seat, resource, 1);
            }
            Action::Draw(side) => {
                let cards = if self.s.god(seat, Area::Freya) > 0 { 1 } else { 2 };
                self.s.turn.actions -= cards;
                for _ in 0..cards {
                    self.draw(seat, Source::Main(side), false);
                }
            }
            _ => {
                let row = core::mem::take(&mut self.s.open);
                if !row.is_empty() {
                    let game = self.game;
                    self.events.emit(|| Event::TookUpRow { seat, cards: game.kinds(&row) });
                    self.s.hands[seat] = self.s.hands[seat].or(&row);
                    row.iter().for_each(|card| self.remember_all(card));
                }
                self.set_stage(Stage::Limit);
            }
        }
    }

    /// The hand limit, checked at no other time (VD-GAME-9).
    fn check_hand(&mut self) -> Next {
        let active = self.active();
        if self.s.hands[active].len() > usize::from(self.game.content.board.hand_limit) {
            return Next::Ask(SeatSet::only(active));
        }
        self.end_phase(Stage::Build);
        Next::Go
    }

    // Attack phase.

    /// The order of attacks, computed once (VD-ATK-2, VD-ATK-3).
    fn order_attacks(&mut self) {
        self.begin_phase(Phase::Attack);
        let active = self.active();
        let mut order: arrayvec::ArrayVec<Seat, 4> = arrayvec::ArrayVec::new();
        let mut seat = active;
        for _ in 1..self.seats() {
            seat = seat.next(self.seats());
            let _ = order.try_push(seat);
        }
        // Stable, so that ties stay clockwise from the left of the player in turn.
        order.sort_by_key(|seat| {
            let village = &self.s.villages[*seat];
            core::cmp::Reverse((village.followers, village.resources()))
        });
        for (place, seat) in self.s.turn.attackers.iter_mut().zip(order) {
            *place = seat;
        }
        self.set_stage(Stage::Attack);
    }

    fn next_attack(&mut self) -> Next {
        let turn = &mut self.s.turn;
        if usize::from(turn.slot) + 1 >= usize::from(self.game.rules.players) {
            self.end_phase(Stage::Followers);
            return Next::Go;
        }
        let Some(attacker) = turn.attackers.get(usize::from(turn.slot)).copied() else {
            return Next::Go;
        };
        if turn.made >= legal::attacks_allowed(self.game, self.s, attacker) {
            self.next_slot();
            return Next::Go;
        }
        Next::Ask(SeatSet::only(attacker))
    }

    fn next_slot(&mut self) {
        self.s.turn.slot += 1;
        self.s.turn.made = 0;
    }

    fn hold_back(&mut self, seat: Seat) {
        self.events.emit(|| Event::HeldBack { seat });
        self.next_slot();
    }

    // Followers phase.

    fn use_power(&mut self, seat: Seat, action: Action) {
        let uses = &mut self.s.turn.uses;
        match action {
            Action::Thor(rate, resource) => {
                let [three, two] = &mut uses.thor;
                *(if rate == Rate::Three { three } else { two }) += 1;
                self.pay(seat, resource, rate.count());
                self.gain_followers(seat, 1, Cause::Power(Area::Thor));
            }
            Action::Odin(line) => {
                let [two, three] = &mut uses.odin;
                let (counter, blood, followers) = match line {
                    Line::First => (two, 2, 1),
                    Line::Second => (three, 3, 2),
                };
                *counter += 1;
                self.pay(seat, Resource::Blood, blood);
                self.gain_followers(seat, followers, Cause::Power(Area::Odin));
            }
            Action::Loki(line) => {
                uses.loki = 1;
                self.roll(seat, [(Die::White, 1 + line as u8), (Die::White, 0)], true, None);
            }
            _ => {}
        }
    }

    pub(crate) fn is_action(&self, kind: crate::ids::Kind) -> bool {
        self.game.spec(kind).kind == CardType::Action
    }
}
