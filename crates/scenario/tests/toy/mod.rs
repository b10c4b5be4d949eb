//! Mead: a toy with a secret choice, chance, hidden coins and a peek, for testing scenarios.
//!
//! Everybody bids mead in secret (MD-BID-1: no more than one has). The highest bidder, the lower
//! seat among equals, pays and then either draws from the well or peeks at somebody's coin
//! (MD-PEEK-1: not at one's own). After three rounds most mead wins.

use std::collections::BTreeMap;

use gladsheim_engine::{
    About, ActionId, Actions, Arrange, Chance, ContentError, EventSink, FastRng, Files, Game,
    Illegal, Impossible, Narrate, OptionAbout, OptionKind, Phrase, Question, RulesVersion, Seat,
    SeatSet, Setup, SetupError, Standings, Title, Viewer,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Coin {
    #[default]
    Rune,
    Raven,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct State {
    chance: Chance,
    mead: Vec<u8>,
    coins: Vec<Coin>,
    bids: Vec<Option<u8>>,
    turn: Option<Seat>,
    round: u16,
    gone: SeatSet,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Action {
    Bid(u8),
    Draw,
    Peek(u8),
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    Bid { seat: Seat, mead: Option<u8> },
    Drew { seat: Seat, mead: bool },
    Peeked { seat: Seat, target: u8, coin: Option<Coin> },
    Round { round: u16 },
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct View {
    mead: Vec<u8>,
    coin: Option<Coin>,
    round: u16,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    #[serde(default = "one")]
    pub round: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u8>,
    #[serde(default)]
    pub seat: BTreeMap<u8, Place>,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    #[serde(default)]
    pub mead: u8,
    #[serde(default)]
    pub coin: Coin,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bids: Vec<u8>,
}

fn one() -> u16 {
    1
}

pub struct Mead {
    seats: usize,
    /// Whether peeks are shouted out: a leak that scenarios must notice.
    leaky: bool,
}

impl Mead {
    fn settle(&self, state: &mut State, events: &mut impl EventSink<Self>) {
        if self.bidding(state).is_empty() && state.turn.is_none() && state.round <= 3 {
            let best = Seat::all(self.seats)
                .filter(|seat| !state.gone.contains(*seat))
                .max_by_key(|seat| (state.bids[seat.index()], self.seats - seat.index()));
            if let Some(seat) = best {
                state.mead[seat.index()] -= state.bids[seat.index()].unwrap_or(0);
                state.turn = Some(seat);
            }
            let (turn, round) = (state.turn, state.round);
            events.emit(state, || Event::Round { round: if turn.is_some() { round } else { 0 } });
        }
    }

    fn bidding(&self, state: &State) -> SeatSet {
        Seat::all(self.seats)
            .filter(|seat| state.bids[seat.index()].is_none() && !state.gone.contains(*seat))
            .collect()
    }
}

impl Game for Mead {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.seats
    }

    fn start(&self, mut chance: Chance, events: &mut impl EventSink<Self>) -> State {
        let coin = |_| if chance.below(2) == 0 { Coin::Rune } else { Coin::Raven };
        let coins = (0..self.seats).map(coin).collect();
        let state = State {
            chance,
            mead: vec![2; self.seats],
            coins,
            bids: vec![None; self.seats],
            turn: None,
            round: 1,
            gone: SeatSet::EMPTY,
        };
        events.emit(&state, || Event::Round { round: 1 });
        state
    }

    fn waiting(&self, state: &State) -> SeatSet {
        if state.round > 3 || state.gone.len() == self.seats {
            return SeatSet::EMPTY;
        }
        state.turn.map_or_else(|| self.bidding(state), SeatSet::only)
    }

    fn awaited(&self, state: &State, _viewer: Viewer) -> SeatSet {
        self.waiting(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if !self.waiting(state).contains(seat) {
            return;
        }
        if state.turn.is_none() {
            out.extend((0..=state.mead[seat.index()].min(2)).map(Action::Bid));
        } else {
            out.push(Action::Draw);
            let others = Seat::all(self.seats).filter(|other| *other != seat);
            out.extend(others.map(|other| Action::Peek(other.index() as u8)));
        }
    }

    fn step(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Self>,
    ) {
        match action {
            Action::Bid(mead) => {
                state.bids[seat.index()] = Some(mead);
                events.emit(state, || Event::Bid { seat, mead: Some(mead) });
                self.settle(state, events);
                return;
            }
            Action::Draw => {
                let mead = state.chance.below(2) == 1;
                state.mead[seat.index()] += u8::from(mead);
                events.emit(state, || Event::Drew { seat, mead });
            }
            Action::Peek(target) => {
                let coin = Some(state.coins[usize::from(target)]);
                events.emit(state, || Event::Peeked { seat, target, coin });
            }
        }
        state.turn = None;
        state.round += 1;
        state.bids = vec![None; self.seats];
    }

    fn refusal(&self, state: &State, _seat: Seat, action: Action) -> Illegal {
        match (action, state.turn) {
            (Action::Bid(_), None) => Illegal::by("MD-BID-1", "mead-too-much"),
            (Action::Peek(_), Some(_)) => Illegal::by("MD-PEEK-1", "mead-own-coin"),
            _ => Illegal::by("MD-TURN-1", "mead-other-question"),
        }
    }

    fn leave(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl EventSink<Self>,
    ) -> Result<(), Illegal> {
        if state.gone.contains(seat) {
            return Err(Illegal::NotAsked);
        }
        state.gone.insert(seat);
        self.settle(state, events);
        Ok(())
    }

    fn timeout(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = Actions::new();
        self.legal(state, seat, &mut legal);
        legal.first().copied()
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        let coin = match viewer {
            Viewer::Seat(seat) => Some(state.coins[seat.index()]),
            Viewer::Public => None,
        };
        View { mead: state.mead.clone(), coin, round: state.round }
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        let mut event = event.clone();
        match &mut event {
            Event::Bid { seat, mead } if !viewer.is(*seat) => *mead = None,
            Event::Peeked { seat, coin, .. } if !viewer.is(*seat) && !self.leaky => *coin = None,
            Event::Round { round: 0 } => return None,
            _ => {}
        }
        Some(event)
    }

    fn reveals(&self, _event: &Event, _viewer: Viewer) -> bool {
        true
    }

    fn imagine(&self, state: &State, _viewer: Viewer, _rng: &mut FastRng) -> State {
        state.clone()
    }

    fn unseal(&self, _state: &mut State) {}

    fn actions(&self) -> u16 {
        10
    }

    fn encode(&self, action: Action) -> ActionId {
        ActionId(match action {
            Action::Bid(mead) => u16::from(mead),
            Action::Draw => 5,
            Action::Peek(target) => 6 + u16::from(target),
        })
    }

    fn decode(&self, id: ActionId) -> Option<Action> {
        match id.0 {
            0..5 => Some(Action::Bid(id.0 as u8)),
            5 => Some(Action::Draw),
            6..10 => Some(Action::Peek((id.0 - 6) as u8)),
            _ => None,
        }
    }

    fn standings(&self, state: &State) -> Option<Standings> {
        let rank = |mead| 1 + state.mead.iter().filter(|other| *other > mead).count() as u8;
        self.waiting(state).is_empty().then(|| Standings::from_ranks(state.mead.iter().map(rank)))
    }

    fn round(&self, state: &State) -> u16 {
        state.round
    }

    fn chance<'s>(&self, state: &'s mut State) -> &'s mut Chance {
        &mut state.chance
    }
}

impl Title for Mead {
    type Content = ();

    fn about() -> About {
        About {
            id: "mead",
            rules_version: RulesVersion(1),
            oldest_rules: RulesVersion(1),
            min_players: 2,
            max_players: 3,
            minutes: (1, 1),
            options: vec![OptionAbout {
                name: "leaky",
                kind: OptionKind::Switch,
                players: None,
                needs: None,
            }],
        }
    }

    fn content() -> &'static [(&'static str, &'static str)] {
        &[]
    }

    fn read(_: &Files) -> Result<Self::Content, ContentError> {
        Ok(())
    }

    fn build(setup: &Setup, (): &(), _: RulesVersion) -> Result<Self, SetupError> {
        Self::about().check(setup)?;
        let leaky = Self::about().is_on(setup, "leaky");
        Ok(Self { seats: usize::from(setup.players), leaky })
    }
}

impl Narrate for Mead {
    type Ask = ();
    type Choice = Action;

    fn name(&self, action: Action) -> String {
        match action {
            Action::Bid(mead) => format!("bid {mead}"),
            Action::Draw => "draw".to_owned(),
            Action::Peek(target) => format!("peek {target}"),
        }
    }

    fn choice(&self, _state: &State, _seat: Seat, action: Action) -> Action {
        action
    }

    fn tell_action(&self, _state: &State, _seat: Seat, _action: Action) -> Phrase {
        Phrase::new("mead-action")
    }

    fn tell_event(&self, _event: &Event) -> Option<Phrase> {
        Some(Phrase::new("mead-event"))
    }

    fn question(&self, _state: &State, _seat: Seat, _viewer: Viewer) -> Option<Question<()>> {
        None
    }

    fn tell_view(&self, _view: &View) -> Vec<Phrase> {
        Vec::new()
    }
}

impl Arrange for Mead {
    type Position = Position;

    fn arrange(&self, position: &Position, chance: Chance) -> Result<State, Impossible> {
        let mut state = self.start(Chance::fast(0), &mut gladsheim_engine::Silent);
        (state.round, state.chance) = (position.round, chance);
        state.turn = position.turn.and_then(|seat| Seat::new(usize::from(seat)));
        for (seat, place) in &position.seat {
            let seat = usize::from(*seat);
            if seat >= self.seats {
                return Err(Impossible(format!("there is no seat {seat}")));
            }
            if place.mead > 9 {
                return Err(Impossible("there are only 9 cups of mead".to_owned()));
            }
            (state.mead[seat], state.coins[seat]) = (place.mead, place.coin);
            state.bids[seat] = place.bids.first().copied();
        }
        Ok(state)
    }

    fn describe(&self, state: &State) -> Position {
        let place = |seat: Seat| Place {
            mead: state.mead[seat.index()],
            coin: state.coins[seat.index()],
            bids: state.bids[seat.index()].into_iter().collect(),
        };
        Position {
            round: state.round,
            turn: state.turn.map(|seat| seat.index() as u8),
            seat: Seat::all(self.seats).map(|seat| (seat.index() as u8, place(seat))).collect(),
        }
    }

    fn outcome(&self, name: &str) -> Option<u8> {
        ["water", "mead"].iter().position(|known| *known == name).map(|number| number as u8)
    }
}
