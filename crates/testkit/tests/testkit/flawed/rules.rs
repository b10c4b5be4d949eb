//! How a flawed game is played.

use gladsheim_engine::{
    ActionId, Actions, Chance, EventSink, FastRng, Game, Illegal, Seat, SeatSet, Standings, Viewer,
};
use gladsheim_flyting::{Action, Event, Flyting, Phase, Verses, View};

use super::{Flaw, Flawed, Relay, State, calls};

impl Game for Flawed {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn start(&self, chance: Chance, events: &mut impl EventSink<Self>) -> State {
        let nothing = State::of(self.game.start(chance, &mut gladsheim_engine::Silent));
        State::of(self.game.start(chance, &mut Relay::new(self, &nothing, events)))
    }

    fn waiting(&self, state: &State) -> SeatSet {
        self.game.waiting(&self.asked_of(state))
    }

    fn awaited(&self, state: &State, viewer: Viewer) -> SeatSet {
        match state.phase {
            Phase::Keep(seat, _) if self.is(Flaw::AwaitedShowsListening) && !viewer.is(seat) => {
                SeatSet::EMPTY
            }
            Phase::Floor(seat) if self.is(Flaw::UnawareOfBeingAsked) && viewer.is(seat) => {
                SeatSet::EMPTY
            }
            _ => self.waiting(state),
        }
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        self.game.legal(&self.asked_of(state), seat, out);
        let asked = self.waiting(state).contains(seat);
        if self.is(Flaw::UnaskedHaveAList) && !asked && state.round == 2 {
            out.extend([Action::Boast, Action::Drink]);
        }
        if !asked || !matches!(state.phase, Phase::Floor(_)) {
            return;
        }
        let wrong: &[Action] = match self.flaw {
            Flaw::OneAnswer if state.round == 3 => &[Action::Boast],
            Flaw::DescendingList => &[Action::Drink, Action::Boast],
            Flaw::DoubledList => &[Action::Boast, Action::Drink, Action::Drink],
            Flaw::ListDependsOnDeck if state.deck.toast == 0 => &[Action::Boast, Action::Drink],
            _ => return,
        };
        out.clear();
        out.extend(wrong.iter().copied());
    }

    fn step(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Self>,
    ) {
        self.before_step(state, seat, action);
        let before = state.clone();
        let mut relay = Relay::new(self, &before, events);
        self.game.step(state, seat, action, &mut relay);
        if self.is(Flaw::ListenersMatter) && action == Action::Boast {
            state.mood = u8::from(relay.heard);
        }
        if let Phase::Keep(..) = state.phase
            && self.is(Flaw::EventsAfterAHiddenQuestion)
        {
            let told = state.clone();
            events.emit(&told, || Event::Kept { seat, kept: None, forgotten: None });
        }
        self.after_step(&before, state);
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Illegal {
        match self.flaw {
            Flaw::RefusalWithoutRule => Illegal::NoSuchAction,
            Flaw::RefusalDependsOnDeck if state.deck.toast < 2 => {
                Illegal::by("FLYTING-BOX-1", "flyting-refuse-not-the-question")
            }
            _ => self.game.refusal(state, seat, action),
        }
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Self>,
    ) -> Result<(), Illegal> {
        let waiting = self.waiting(state);
        if seat.index() >= self.seats() {
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
        let allowed = match self.flaw {
            Flaw::RefusesTheAskedOnly => true,
            Flaw::UnlistedApplies => legal.contains(&action) || action == Action::Boast,
            Flaw::ListedIsRefused => legal.contains(&action) && action != Action::Drink,
            _ => legal.contains(&action),
        };
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
        let before = state.clone();
        let left = self.game.leave(state, seat, &mut Relay::new(self, &before, events));
        self.after_step(&before, state);
        match left {
            Err(Illegal::NoSuchSeat) if self.is(Flaw::LeavingTwice) => Ok(()),
            left => left,
        }
    }

    fn timeout(&self, state: &State, seat: Seat) -> Option<Action> {
        match self.flaw {
            Flaw::IllegalTimeout if matches!(state.phase, Phase::Floor(_)) => Some(Action::Silent),
            Flaw::TimeoutOfOthers if state.phase != Phase::Over => Some(Action::Silent),
            _ => self.game.timeout(&self.asked_of(state), seat),
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        self.seen(state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        self.told(event, viewer)
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        let unheard = self.is(Flaw::UnheardReveals) && matches!(event, Event::Heard { .. });
        unheard || self.game.reveals(event, viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        self.imagined(state, viewer, rng)
    }

    fn unseal(&self, state: &mut State) {
        self.game.unseal(state);
        if state.phase == Phase::Recite {
            state.mood = 0;
            state.fame.0[0] += u8::from(self.is(Flaw::UnsealForgets));
        }
    }

    fn actions(&self) -> u16 {
        self.game.actions()
    }

    fn encode(&self, action: Action) -> ActionId {
        let shared = self.is(Flaw::ActionsShareAnId) && action == Action::Boast;
        self.game.encode(if shared { Action::Drink } else { action })
    }

    fn decode(&self, id: ActionId) -> Option<Action> {
        let beyond = self.is(Flaw::IdsBeyondTheLast).then_some(Action::Silent);
        self.game.decode(id).or(beyond)
    }

    fn standings(&self, state: &State) -> Option<Standings> {
        match self.flaw {
            Flaw::NoStandings => None,
            Flaw::EarlyStandings if state.round == 5 => {
                let mut over = state.clone();
                over.phase = Phase::Over;
                self.game.standings(&over)
            }
            _ => self.game.standings(state),
        }
    }

    fn round(&self, state: &State) -> u16 {
        let round = self.game.round(state);
        if self.is(Flaw::RoundsGoBack) { 6 - round } else { round }
    }

    fn chance<'s>(&self, state: &'s mut State) -> &'s mut Chance {
        self.game.chance(state)
    }
}

impl Flawed {
    /// The state by which the example decides who is asked.
    fn asked_of(&self, state: &State) -> <Flyting as Game>::State {
        let mut asked = state.state.clone();
        if self.is(Flaw::LeaversAreAsked) {
            asked.left = SeatSet::EMPTY;
        }
        asked
    }

    fn before_step(&self, state: &mut State, seat: Seat, action: Action) {
        match (self.flaw, action) {
            (Flaw::StateIsNotSaved, _) => state.unsaved = state.unsaved.wrapping_add(1),
            (Flaw::StepsAreNotRepeatable, Action::Drink) => state.mood = calls(),
            (Flaw::BoastUsesChance, Action::Boast) => drop(state.chance.below(6)),
            (Flaw::FameIsLost, Action::Boast) if state.fame[seat] > 1 => state.fame[seat] = 0,
            (Flaw::OrderMatters, Action::Silent | Action::Recite { .. })
                if state.sealed.0.iter().all(Option::is_none) =>
            {
                state.mood = 1 + seat.index() as u8;
            }
            _ => {}
        }
    }

    fn after_step(&self, before: &State, state: &mut State) {
        let came_out = before.phase == Phase::Recite && state.phase != Phase::Recite;
        match self.flaw {
            Flaw::OrderMatters if came_out => {
                state.fame.0[0] += u8::from(state.mood == 1);
                state.mood = 0;
            }
            Flaw::VerseIsLost => state.recited = Verses::default(),
            Flaw::Endless if state.phase == Phase::Over => {
                let present = state.present(self.seats());
                let bare = present.iter().any(|seat| state.hands[seat].total() == 0);
                if !bare && present.len() > 1 {
                    state.phase = Phase::Recite;
                }
            }
            _ => {}
        }
    }
}
