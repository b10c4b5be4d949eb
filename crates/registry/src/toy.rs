//! A toy game for the tests of this crate: secret picks, a die, points.
//!
//! Each round all seats pick 0, 1 or 2 in secret, a die is rolled, and every pick that is the die's
//! number modulo 3 scores a point. Only its own seat is told of a pick before the last one is in.

use gladsheim_engine::*;
use serde::{Deserialize, Serialize};

pub(crate) struct Toy {
    seats: usize,
    rounds: u8,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    chance: Chance,
    round: u8,
    picks: PerSeat<Option<u8>, 4>,
    points: PerSeat<u8, 4>,
    gone: SeatSet,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Began,
    Picked { seat: Seat, pick: u8 },
    Rolled { die: u8 },
    Left { seat: Seat },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct View {
    round: u8,
    own: Option<u8>,
    points: PerSeat<u8, 4>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Length {
    rounds: u8,
}

#[derive(Serialize)]
pub(crate) struct Content {
    names: String,
    rounds: u8,
}

impl Toy {
    fn settle(&self, state: &mut State, events: &mut impl EventSink<Self>) {
        if state.round >= self.rounds || !self.waiting(state).is_empty() {
            return;
        }
        let die = state.chance.below(6) as u8;
        for seat in Seat::all(self.seats) {
            state.points[seat] += u8::from(state.picks[seat] == Some(die % 3));
        }
        state.picks = PerSeat::default();
        state.round += 1;
        events.emit(state, || Event::Rolled { die });
    }
}

impl Game for Toy {
    type State = State;
    type Action = u8;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self, chance: Chance, events: &mut impl EventSink<Self>) -> State {
        let (picks, points) = Default::default();
        let state = State { chance, round: 0, picks, points, gone: SeatSet::EMPTY };
        events.emit(&state, || Event::Began);
        state
    }

    fn waiting(&self, state: &State) -> SeatSet {
        let open = Seat::all(self.seats).filter(|seat| state.picks[*seat].is_none());
        let open: SeatSet = open.filter(|_| state.round < self.rounds).collect();
        open.without(state.gone)
    }

    fn awaited(&self, state: &State, _: Viewer) -> SeatSet {
        self.waiting(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Actions<u8>) {
        out.clear();
        out.extend((0..3).filter(|_| self.waiting(state).contains(seat)));
    }

    fn step(&self, state: &mut State, seat: Seat, pick: u8, events: &mut impl EventSink<Self>) {
        state.picks[seat] = Some(pick);
        events.emit(state, || Event::Picked { seat, pick });
        self.settle(state, events);
    }

    fn refusal(&self, _: &State, _: Seat, _: u8) -> Illegal {
        Illegal::by("TOY-1", "toy-refuse")
    }

    fn leave(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl EventSink<Self>,
    ) -> Result<(), Illegal> {
        if state.round >= self.rounds {
            return Err(Illegal::Over);
        }
        if state.gone.contains(seat) {
            return Err(Illegal::NotAsked);
        }
        state.gone.insert(seat);
        events.emit(state, || Event::Left { seat });
        if state.gone.len() == self.seats {
            state.round = self.rounds;
        }
        self.settle(state, events);
        Ok(())
    }

    fn timeout(&self, state: &State, seat: Seat) -> Option<u8> {
        self.waiting(state).contains(seat).then_some(0)
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let own = match viewer {
            Viewer::Seat(seat) => state.picks[seat],
            Viewer::Public => None,
        };
        View { round: state.round, own, points: state.points }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Picked { seat, .. } if !viewer.is(*seat) => None,
            event => Some(event.clone()),
        }
    }

    fn reveals(&self, event: &Event, _: Viewer) -> bool {
        matches!(event, Event::Rolled { .. })
    }

    fn imagine(&self, state: &State, _: Viewer, rng: &mut FastRng) -> State {
        State { chance: Chance::fast(rng.next_u64()), ..state.clone() }
    }

    fn unseal(&self, state: &mut State) {
        state.picks = PerSeat::default();
    }

    fn actions(&self) -> u16 {
        4 // the last is never legal
    }

    fn encode(&self, action: u8) -> ActionId {
        ActionId(action.into())
    }

    fn decode(&self, id: ActionId) -> Option<u8> {
        (id.0 < 4).then_some(id.0 as u8)
    }

    fn standings(&self, state: &State) -> Option<Standings> {
        if state.round < self.rounds {
            return None;
        }
        if state.gone.len() == self.seats {
            return Some(Standings::void());
        }
        let rank = |seat| {
            let better = |other: &Seat| state.points[*other] > state.points[seat];
            Seat::all(self.seats).filter(better).count() as u8 + 1
        };
        Some(Standings::from_ranks(Seat::all(self.seats).map(rank)))
    }

    fn round(&self, state: &State) -> u16 {
        state.round.into()
    }

    fn chance<'s>(&self, state: &'s mut State) -> &'s mut Chance {
        &mut state.chance
    }
}

impl Title for Toy {
    type Content = Content;

    fn about() -> About {
        let kind = OptionKind::Switch;
        About {
            id: "toy",
            rules_version: RulesVersion(3),
            oldest_rules: RulesVersion(2),
            min_players: 2,
            max_players: 4,
            minutes: (1, 2),
            options: vec![OptionAbout { name: "extra", kind, players: None, needs: None }],
        }
    }

    fn content() -> &'static [(&'static str, &'static str)] {
        &[("names.txt", "toy\n"), ("rounds.toml", "rounds = 2\n")]
    }

    fn read(files: &Files) -> Result<Content, ContentError> {
        let Length { rounds } = files.toml("rounds.toml")?;
        Ok(Content { rounds, names: files.text("names.txt")?.to_owned() })
    }

    fn build(setup: &Setup, content: &Content, _: RulesVersion) -> Result<Self, SetupError> {
        let extra = u8::from(Self::about().is_on(setup, "extra"));
        Ok(Self { seats: setup.players.into(), rounds: content.rounds.saturating_add(extra) })
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Ask {
    Pick,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Choice {
    Pick { number: u8 },
}

impl Narrate for Toy {
    type Ask = Ask;
    type Choice = Choice;

    fn name(&self, action: u8) -> String {
        format!("pick {action}")
    }

    fn choice(&self, _: &State, _: Seat, action: u8) -> Choice {
        Choice::Pick { number: action }
    }

    fn tell_action(&self, _: &State, _: Seat, action: u8) -> Phrase {
        Phrase::new("toy-action-pick").number("pick", action)
    }

    fn tell_event(&self, event: &Event) -> Option<Phrase> {
        Some(match event {
            Event::Began => Phrase::new("toy-event-began"),
            Event::Picked { seat, .. } => Phrase::new("toy-event-picked").seat("seat", *seat),
            Event::Rolled { die } => Phrase::new("toy-event-rolled").number("die", *die),
            Event::Left { seat } => Phrase::new("toy-event-left").seat("seat", *seat),
        })
    }

    fn question(&self, state: &State, seat: Seat, _: Viewer) -> Option<Question<Ask>> {
        self.waiting(state).contains(seat).then(|| Question {
            ask: Ask::Pick,
            phrase: Phrase::new("toy-ask"),
            source: Phrase::new("toy-round").number("round", state.round),
            rule: RuleId("TOY-1"),
            left: 1,
            secret: true,
            window: None,
        })
    }

    fn tell_view(&self, view: &View) -> Vec<Phrase> {
        vec![Phrase::new("toy-view").number("round", view.round)]
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
    round: u8,
}

impl Arrange for Toy {
    type Position = Position;

    fn arrange(&self, position: &Position, chance: Chance) -> Result<State, Impossible> {
        let mut state = self.start(Chance::fast(0), &mut Silent);
        (state.round, state.chance) = (position.round, chance);
        Ok(state)
    }

    fn describe(&self, state: &State) -> Position {
        Position { round: state.round }
    }

    fn outcome(&self, name: &str) -> Option<u8> {
        name.parse().ok()
    }
}

impl Judge for Toy {
    fn rate(&self, _: &View, _: Seat, action: u8, _: &mut FastRng) -> f32 {
        f32::from(action)
    }
}

impl Tally for Toy {}
