//! How the toy is played.

use gladsheim_engine::{
    ActionId, Actions, Chance, EventSink, FastRng, Game, Illegal, Seat, SeatSet, Standings, Viewer,
};

use super::flow::{self, ROUNDS, draw, kinds, unbid};
use super::{Action, COPIES, Event, Flaw, KINDS, Phase, SEATS, State, Toy, View, total};

const HAND: usize = 3;

impl Game for Toy {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self, chance: Chance, events: &mut impl EventSink<Self>) -> State {
        let mut state = State {
            hands: Default::default(),
            burned: Default::default(),
            deck: [COPIES; KINDS],
            discard: [0; KINDS],
            sealed: [None; SEATS],
            scores: [0; SEATS],
            out: SeatSet::EMPTY,
            first: Seat::wrapping(0),
            phase: Phase::Bid,
            round: 1,
            chance,
            unsaved: 0,
            mood: 0,
        };
        for seat in Seat::all(self.seats) {
            for _ in 0..HAND {
                let kind = draw(&mut state);
                state.hands[seat.index()][usize::from(kind)] += 1;
            }
            events.emit(&state, || Event::Dealt { seat, cards: Some(state.hands[seat.index()]) });
        }
        state
    }

    fn waiting(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Bid if self.is(Flaw::LeaversAreAsked) => {
                unbid(state, SeatSet::first(self.seats))
            }
            Phase::Bid => unbid(state, state.alive(self.seats)),
            Phase::Act(seat) | Phase::Keep(seat, _) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    fn awaited(&self, state: &State, viewer: Viewer) -> SeatSet {
        match state.phase {
            Phase::Keep(seat, _) if self.is(Flaw::AwaitedShowsLooks) && !viewer.is(seat) => {
                SeatSet::EMPTY
            }
            Phase::Act(seat) if self.is(Flaw::UnawareOfBeingAsked) && viewer.is(seat) => {
                SeatSet::EMPTY
            }
            _ => self.waiting(state),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if !self.waiting(state).contains(seat) {
            if self.is(Flaw::UnaskedHaveAList) && state.round == 2 {
                out.extend([Action::Boast, Action::Roll]);
            }
            return;
        }
        match state.phase {
            Phase::Bid => {
                out.push(Action::Pass);
                out.extend(kinds(&state.hands[seat.index()]).map(Action::Bid));
            }
            Phase::Act(_) if self.is(Flaw::OneAnswer) && state.round == 3 => {
                out.push(Action::Boast);
            }
            Phase::Act(_) if self.is(Flaw::DescendingList) => {
                out.extend([Action::Roll, Action::Boast]);
            }
            Phase::Act(_) if self.is(Flaw::DoubledList) => {
                out.extend([Action::Boast, Action::Roll, Action::Roll]);
            }
            Phase::Act(_) => {
                out.extend([Action::Boast, Action::Roll]);
                let hidden = self.is(Flaw::ListDependsOnDeck) && state.deck[0] == 0;
                if total(&state.deck) >= 2 && !hidden {
                    out.push(Action::Draw);
                }
            }
            Phase::Keep(_, [low, high]) => out.extend([Action::Keep(low), Action::Keep(high)]),
            Phase::Over => {}
        }
    }

    fn step(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Self>,
    ) {
        if self.is(Flaw::StateIsNotSaved) {
            state.unsaved = state.unsaved.wrapping_add(1);
        }
        if self.is(Flaw::StepsAreNotRepeatable) && action == Action::Roll {
            state.mood = flow::calls();
        }
        match action {
            Action::Pass | Action::Bid(_) => self.bid(state, seat, action, events),
            Action::Boast => self.boast(state, seat, events),
            Action::Roll => {
                let die = state.chance.below(6) as u8;
                state.scores[seat.index()] += die / 2;
                events.emit(state, || Event::Rolled { seat, die });
                self.end_turn(state);
            }
            Action::Draw => self.look(state, seat, events),
            Action::Keep(kind) => {
                if let Phase::Keep(_, [low, high]) = state.phase {
                    let burned = if kind == low { high } else { low };
                    self.keep(state, seat, kind, burned, events);
                }
            }
        }
    }

    fn refusal(&self, state: &State, _seat: Seat, _action: Action) -> Illegal {
        if self.is(Flaw::RefusalWithoutRule) {
            return Illegal::NoSuchAction;
        }
        if self.is(Flaw::RefusalDependsOnDeck) && state.deck[0] < 2 {
            return Illegal::by("TOY-DECK", "toy-refuse-deck");
        }
        Illegal::by("TOY-LIST", "toy-refuse")
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Self>,
    ) -> Result<(), Illegal> {
        let waiting = self.waiting(state);
        if seat.index() >= self.seats {
            return Err(Illegal::NoSuchSeat);
        }
        if waiting.is_empty() {
            return Err(Illegal::Over);
        }
        if !waiting.contains(seat) && !self.is(Flaw::RefusesTheAskedOnly) {
            return Err(Illegal::NotAsked);
        }
        let mut legal = Actions::new();
        self.legal(state, seat, &mut legal);
        let mut allowed = legal.contains(&action) || self.is(Flaw::RefusesTheAskedOnly);
        allowed |= self.is(Flaw::UnlistedApplies) && action == Action::Boast;
        allowed &= !(self.is(Flaw::ListedIsRefused) && action == Action::Roll);
        if !allowed {
            state.mood += u8::from(self.is(Flaw::RefusalChanges));
            return Err(self.refusal(state, seat, action));
        }
        self.step(state, seat, action, events);
        Ok(())
    }

    fn leave(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl EventSink<Self>,
    ) -> Result<(), Illegal> {
        if state.phase == Phase::Over {
            return Err(Illegal::Over);
        }
        if !state.alive(self.seats).contains(seat) && !self.is(Flaw::LeavingTwice) {
            return Err(Illegal::NoSuchSeat);
        }
        state.out.insert(seat);
        state.sealed[seat.index().min(SEATS - 1)] = None;
        events.emit(state, || Event::Left { seat });
        let over = state.alive(self.seats).len() <= 1 && !self.is(Flaw::LeaversAreAsked);
        if let Phase::Keep(keeper, cards) = state.phase
            && (keeper == seat || over)
        {
            cards.iter().for_each(|card| state.deck[usize::from(*card)] += 1);
        }
        if over {
            state.phase = Phase::Over;
            return Ok(());
        }
        match state.phase {
            Phase::Bid => self.maybe_reveal(state, events),
            Phase::Act(asked) | Phase::Keep(asked, _) if asked == seat => self.end_turn(state),
            _ => {}
        }
        Ok(())
    }

    fn timeout(&self, state: &State, seat: Seat) -> Option<Action> {
        let asked = self.waiting(state).contains(seat) || self.is(Flaw::TimeoutOfOthers);
        match state.phase {
            _ if !asked => None,
            Phase::Act(_) if self.is(Flaw::IllegalTimeout) => Some(Action::Pass),
            Phase::Bid => Some(Action::Pass),
            Phase::Act(_) => Some(Action::Boast),
            Phase::Keep(_, [low, _]) => Some(Action::Keep(low)),
            Phase::Over => None,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.told(event, viewer)
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        self.shows(event, viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        self.imagined(state, viewer, rng)
    }

    fn unseal(&self, state: &mut State) {
        if state.phase == Phase::Bid {
            state.sealed = [None; SEATS];
            state.mood = 0;
            state.scores[0] += u8::from(self.is(Flaw::UnsealForgets));
        }
    }

    fn actions(&self) -> u16 {
        10
    }

    fn encode(&self, action: Action) -> ActionId {
        ActionId(match action {
            Action::Pass => 0,
            Action::Bid(kind) => 1 + u16::from(kind),
            Action::Boast if self.is(Flaw::ActionsShareAnId) => 5,
            Action::Boast => 4,
            Action::Roll => 5,
            Action::Draw => 6,
            Action::Keep(kind) => 7 + u16::from(kind),
        })
    }

    fn decode(&self, id: ActionId) -> Option<Action> {
        Some(match id.0 {
            0 => Action::Pass,
            1..=3 => Action::Bid(id.0 as u8 - 1),
            4 => Action::Boast,
            5 => Action::Roll,
            6 => Action::Draw,
            7..=9 => Action::Keep(id.0 as u8 - 7),
            _ if self.is(Flaw::IdsBeyondTheLast) => Action::Pass,
            _ => return None,
        })
    }

    fn standings(&self, state: &State) -> Option<Standings> {
        let early = self.is(Flaw::EarlyStandings) && state.round == ROUNDS;
        if state.phase != Phase::Over && !early || self.is(Flaw::NoStandings) {
            return None;
        }
        if state.alive(self.seats).is_empty() {
            return Some(Standings::void());
        }
        // Who left is worse than who scored nothing.
        let worth = |seat: Seat| {
            i16::from(state.scores[seat.index()]) - 100 * i16::from(state.out.contains(seat))
        };
        let better = |seat: Seat| Seat::all(self.seats).filter(move |o| worth(*o) > worth(seat));
        Some(Standings::from_ranks(
            Seat::all(self.seats).map(|seat| 1 + better(seat).count() as u8),
        ))
    }

    fn round(&self, state: &State) -> u16 {
        if self.is(Flaw::RoundsGoBack) { ROUNDS + 1 - state.round } else { state.round }
    }

    fn chance<'s>(&self, state: &'s mut State) -> &'s mut Chance {
        &mut state.chance
    }
}
