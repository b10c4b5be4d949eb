//! Ambush, a game for the tests of the hall: raids, and one spear that lies in wait.
//!
//! One of the players, or nobody, holds the spear for two turns, and only the holder knows. Whoever
//! has the turn rests or raids. When somebody else holds the spear, the holder is asked in secret
//! whether to ambush the raid. A raid that is not ambushed is a point.
//!
//! The example cannot serve here. It has no window that a standing order could answer, and its hidden
//! question looks to the others like one of which they know; here they know of no question at all.

use gladsheim_engine::*;
use serde::{Deserialize, Serialize};

/// How many turns are played.
const TURNS: u8 = 9;
/// For how many turns the spear stays in one hand.
const WATCH: u8 = 2;

pub struct Ambush {
    seats: usize,
    /// Whether the holder of the spear is asked unless told otherwise.
    asks: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    chance: Chance,
    turn: u8,
    holder: Option<Seat>,
    /// Whether the holder is asked.
    open: bool,
    points: PerSeat<u8, 4>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Rest,
    Raid,
    Pass,
    Ambush,
}

const ACTIONS: [Action; 4] = [Action::Rest, Action::Raid, Action::Pass, Action::Ambush];

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Event {
    Turn {
        turn: u8,
    },
    Rested {
        seat: Seat,
    },
    Raided {
        seat: Seat,
    },
    /// The moment at which the holder may be asked: only the one who is asked hears of it.
    Window {
        asked: Option<Seat>,
    },
    /// Nobody hears of it, and anybody may know: it needs no pause.
    Dreamt {
        seat: Seat,
    },
    Settled {
        seat: Seat,
        ambushed: bool,
    },
    Left {
        seat: Seat,
    },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    turn: u8,
    spear: bool,
    points: PerSeat<u8, 4>,
}

impl Ambush {
    fn active(&self, state: &State) -> Seat {
        Seat::wrapping(usize::from(state.turn) % self.seats)
    }

    fn next_turn(&self, state: &mut State, events: &mut impl EventSink<Self>) {
        state.turn += 1;
        if state.turn.is_multiple_of(WATCH) {
            let lot = state.chance.below(self.seats as u32 + 1) as usize;
            state.holder = Seat::all(self.seats).nth(lot);
        }
        let turn = state.turn;
        events.emit(state, || Event::Turn { turn });
    }

    fn settle(&self, state: &mut State, ambushed: bool, events: &mut impl EventSink<Self>) {
        let seat = self.active(state);
        state.open = false;
        state.points[seat] += u8::from(!ambushed);
        events.emit(state, || Event::Settled { seat, ambushed });
        self.next_turn(state, events);
    }
}

impl Game for Ambush {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self, mut chance: Chance, events: &mut impl EventSink<Self>) -> State {
        let lot = chance.below(self.seats as u32 + 1) as usize;
        let holder = Seat::all(self.seats).nth(lot);
        let state = State { chance, turn: 0, holder, open: false, points: PerSeat::default() };
        events.emit(&state, || Event::Turn { turn: 0 });
        state
    }

    fn waiting(&self, state: &State) -> SeatSet {
        match state.holder {
            _ if state.turn >= TURNS => SeatSet::EMPTY,
            Some(holder) if state.open => SeatSet::only(holder),
            _ => SeatSet::only(self.active(state)),
        }
    }

    fn awaited(&self, state: &State, viewer: Viewer) -> SeatSet {
        let waiting = self.waiting(state);
        let knows = !state.open || waiting.iter().any(|seat| viewer.is(seat));
        if knows { waiting } else { SeatSet::EMPTY }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        let both = if state.open { [2, 3] } else { [0, 1] };
        out.extend(
            both.map(|id| ACTIONS[id]).into_iter().filter(|_| self.waiting(state).contains(seat)),
        );
    }

    fn step(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Self>,
    ) {
        match action {
            Action::Rest => {
                events.emit(state, || Event::Rested { seat });
                events.emit(state, || Event::Dreamt { seat });
                self.next_turn(state, events);
            }
            Action::Raid => {
                events.emit(state, || Event::Raided { seat });
                let asked = state.holder.filter(|holder| *holder != seat);
                state.open = asked.is_some();
                events.emit(state, || Event::Window { asked });
                if asked.is_none() {
                    self.settle(state, false, events);
                }
            }
            Action::Pass => self.settle(state, false, events),
            Action::Ambush => self.settle(state, true, events),
        }
    }

    fn refusal(&self, _: &State, _: Seat, _: Action) -> Illegal {
        Illegal::by("AM-1", "ambush-refuse")
    }

    fn leave(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl EventSink<Self>,
    ) -> Result<(), Illegal> {
        state.turn = TURNS;
        events.emit(state, || Event::Left { seat });
        Ok(())
    }

    fn timeout(&self, state: &State, seat: Seat) -> Option<Action> {
        let pass = if state.open { Action::Pass } else { Action::Rest };
        self.waiting(state).contains(seat).then_some(pass)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let spear = state.holder.is_some_and(|holder| viewer.is(holder));
        View { turn: state.turn, spear, points: state.points }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Window { asked } if !asked.is_some_and(|seat| viewer.is(seat)) => None,
            Event::Dreamt { .. } => None,
            event => Some(event.clone()),
        }
    }

    fn reveals(&self, event: &Event, _: Viewer) -> bool {
        match event {
            Event::Turn { turn } => turn.is_multiple_of(WATCH),
            Event::Settled { ambushed, .. } => *ambushed,
            _ => false,
        }
    }

    fn hushes(&self, event: &Event) -> bool {
        !matches!(event, Event::Dreamt { .. })
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        let knows = state.holder.is_some_and(|holder| viewer.is(holder));
        let others: Vec<Seat> = Seat::all(self.seats).filter(|seat| !viewer.is(*seat)).collect();
        let active = self.active(state);
        let holder = match state.holder {
            holder if knows => holder,
            _ if state.open => others.iter().copied().find(|seat| *seat != active),
            _ => others.get(rng.next_u64() as usize % (others.len() + 1)).copied(),
        };
        State { chance: Chance::fast(rng.next_u64()), holder, ..state.clone() }
    }

    fn unseal(&self, _: &mut State) {}

    fn actions(&self) -> u16 {
        ACTIONS.len() as u16
    }

    fn encode(&self, action: Action) -> ActionId {
        ActionId(action as u16)
    }

    fn decode(&self, id: ActionId) -> Option<Action> {
        ACTIONS.get(usize::from(id.0)).copied()
    }

    fn standings(&self, state: &State) -> Option<Standings> {
        let rank = |seat| {
            let better = |other: &Seat| state.points[*other] > state.points[seat];
            Seat::all(self.seats).filter(better).count() as u8 + 1
        };
        let over = state.turn >= TURNS;
        over.then(|| Standings::from_ranks(Seat::all(self.seats).map(rank)))
    }

    fn round(&self, state: &State) -> u16 {
        state.turn.into()
    }

    fn chance<'s>(&self, state: &'s mut State) -> &'s mut Chance {
        &mut state.chance
    }
}

impl Title for Ambush {
    type Content = ();

    fn about() -> About {
        let (min_players, max_players, minutes) = (3, 3, (1, 2));
        let kind = OptionKind::Switch;
        let options = vec![OptionAbout { name: "unasked", kind, players: None, needs: None }];
        let (rules_version, oldest_rules) = (RulesVersion(1), RulesVersion(1));
        About {
            id: "ambush",
            rules_version,
            oldest_rules,
            min_players,
            max_players,
            minutes,
            options,
        }
    }

    fn content() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    fn read(_: &Files) -> Result<(), ContentError> {
        Ok(())
    }

    fn build(setup: &Setup, (): &(), _: RulesVersion) -> Result<Self, SetupError> {
        let asks = setup.options.get("unasked").is_none_or(|value| value != "true");
        Ok(Self { seats: setup.players.into(), asks })
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Ask {
    Ambush,
    Turn,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Choice {
    Do { what: Action },
}

impl Narrate for Ambush {
    type Ask = Ask;
    type Choice = Choice;

    fn name(&self, action: Action) -> String {
        format!("{action:?}").to_lowercase()
    }

    fn choice(&self, _: &State, _: Seat, action: Action) -> Choice {
        Choice::Do { what: action }
    }

    fn tell_action(&self, _: &State, _: Seat, action: Action) -> Phrase {
        Phrase::new("ambush-action").number("action", action as u8)
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        Some(Phrase::new(format!("ambush-event-{event:?}")))
    }

    fn question(&self, state: &State, seat: Seat, viewer: Viewer) -> Option<Question<Ask>> {
        let concerns = seat == self.active(state).next(self.seats);
        let window = Window { name: "ambush", concerns, ask_by_default: self.asks };
        self.awaited(state, viewer).contains(seat).then(|| Question {
            ask: if state.open { Ask::Ambush } else { Ask::Turn },
            phrase: Phrase::new("ambush-ask"),
            source: Phrase::new("ambush-turn").number("turn", state.turn),
            rule: RuleId("AM-1"),
            left: 1,
            secret: false,
            window: state.open.then_some(window),
        })
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        vec![Phrase::new("ambush-view").number("turn", view.turn)]
    }
}

#[derive(Serialize, Deserialize)]
pub struct Position {
    turn: u8,
    holder: Option<Seat>,
    open: bool,
}

impl Arrange for Ambush {
    type Position = Position;

    fn arrange(&self, position: &Position, chance: Chance) -> Result<State, Impossible> {
        let state = self.start(Chance::fast(0), &mut Silent);
        let Position { turn, holder, open } = *position;
        Ok(State { turn, holder, open, chance, ..state })
    }

    fn describe(&self, state: &State) -> Position {
        Position { turn: state.turn, holder: state.holder, open: state.open }
    }

    fn outcome(&self, name: &str) -> Option<u8> {
        name.parse().ok()
    }
}

impl Judge for Ambush {
    fn rate(&self, _: &View, _: Seat, action: Action, _: &mut FastRng) -> f32 {
        f32::from(action as u8)
    }
}

impl Tally for Ambush {}
