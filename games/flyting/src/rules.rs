//! The game as the rest of the hall sees it: [`Game`] and [`Title`].

use gladsheim_engine::{
    About, ActionId, Actions, Chance, ContentError, EventSink, FastRng, Files, Game, Illegal,
    OptionAbout, OptionKind, PerSeat, RulesVersion, Seat, SeatSet, Setup, SetupError, Standings,
    Title, Viewer,
};

use crate::action::{ACTIONS, Action};
use crate::content::{Content, FILES};
use crate::event::Event;
use crate::imagine;
use crate::state::{Phase, SEATS, State};
use crate::verse::Verses;
use crate::view::{self, View};

/// What a table is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Two to four (FLYTING-SETUP-1).
    pub players: u8,
    /// Whether the contest has more rounds (FLYTING-END-1).
    pub long_night: bool,
    /// The version of the rules.
    pub version: RulesVersion,
}

/// The version that new tables are played by, and the oldest that can still be played. A rule that
/// changes raises the first one and asks `self.rules.version.at_least(…)` where it did.
const NEWEST: RulesVersion = RulesVersion(1);
const OLDEST: RulesVersion = RulesVersion(1);

impl Default for Rules {
    fn default() -> Self {
        Self { players: 3, long_night: false, version: NEWEST }
    }
}

/// The rules for one kind of table.
#[derive(Clone, Debug)]
pub struct Flyting {
    pub(crate) rules: Rules,
    pub(crate) content: Content,
}

impl Flyting {
    /// The game with the verses of the box.
    ///
    /// # Errors
    /// Refuses a number of players that the game is not for.
    pub fn new(rules: Rules) -> Result<Self, SetupError> {
        let options = if rules.long_night { &[("long_night", "true")][..] } else { &[] };
        let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into()));
        let setup = Setup { players: rules.players, options: options.collect() };
        let content = Content::read(&Files::of_box(FILES));
        let content = content.map_err(|error| SetupError::Content(error.to_string()))?;
        Self::build(&setup, &content, rules.version)
    }

    /// What the table is played with.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What the content files say.
    #[must_use]
    pub const fn content(&self) -> &Content {
        &self.content
    }

    /// How many rounds are played (FLYTING-END-1).
    pub(crate) fn rounds(&self) -> u8 {
        let more = if self.rules.long_night { self.content.contest.long_night } else { 0 };
        self.content.contest.rounds.saturating_add(more)
    }
}

impl Title for Flyting {
    type Content = Content;

    fn about() -> About {
        About {
            id: "flyting",
            rules_version: NEWEST,
            oldest_rules: OLDEST,
            min_players: 2,
            max_players: SEATS as u8,
            minutes: (5, 10),
            options: vec![OptionAbout {
                name: "long_night",
                kind: OptionKind::Switch,
                players: None,
                needs: None,
            }],
        }
    }

    fn content() -> &'static [(&'static str, &'static str)] {
        FILES
    }

    fn read(files: &Files) -> Result<Content, ContentError> {
        Content::read(files)
    }

    fn build(setup: &Setup, content: &Content, version: RulesVersion) -> Result<Self, SetupError> {
        let about = Self::about();
        about.check(setup)?;
        let rules =
            Rules { players: setup.players, long_night: about.is_on(setup, "long_night"), version };
        Ok(Self { rules, content: content.clone() })
    }
}

impl Game for Flyting {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        self.rules.players.into()
    }

    /// FLYTING-SETUP-1 and FLYTING-SETUP-2.
    fn start(&self, chance: Chance, events: &mut impl EventSink<Self>) -> State {
        let mut state = State {
            hands: PerSeat::default(),
            forgotten: PerSeat::default(),
            deck: self.content.pile(),
            recited: Verses::default(),
            sealed: PerSeat::default(),
            fame: PerSeat::default(),
            left: SeatSet::EMPTY,
            first: Seat::wrapping(0),
            phase: Phase::Recite,
            round: 1,
            chance,
        };
        for seat in Seat::all(self.seats()) {
            for _ in 0..self.content.contest.hand {
                if let Some(verse) = self.draw(&mut state) {
                    state.hands[seat].add(verse, 1);
                }
            }
            events.emit(&state, || Event::Dealt { seat, verses: Some(state.hands[seat]) });
        }
        events.emit(&state, || Event::Round { round: 1, first: state.first });
        state
    }

    fn waiting(&self, state: &State) -> SeatSet {
        match state.phase {
            Phase::Recite => state.unsealed(self.seats()),
            Phase::Floor(seat) | Phase::Keep(seat, _) => SeatSet::only(seat),
            Phase::Over => SeatSet::EMPTY,
        }
    }

    /// Everybody may know who is asked: to the others, who listens still has the floor
    /// (FLYTING-HIDE-2).
    fn awaited(&self, state: &State, _viewer: Viewer) -> SeatSet {
        self.waiting(state)
    }

    fn legal(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if !self.waiting(state).contains(seat) {
            return;
        }
        match state.phase {
            Phase::Recite => {
                out.push(Action::Silent);
                out.extend(state.hands[seat].kinds().map(|verse| Action::Recite { verse }));
            }
            Phase::Floor(_) => {
                out.extend([Action::Boast, Action::Drink]);
                if state.deck.total() >= 2 {
                    out.push(Action::Listen);
                }
            }
            Phase::Keep(_, heard) => out.extend(heard.map(|verse| Action::Keep { verse })),
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
        self.play(state, seat, action, events);
    }

    fn refusal(&self, state: &State, _seat: Seat, action: Action) -> Illegal {
        match (state.phase, action) {
            (Phase::Recite, Action::Recite { .. }) => {
                Illegal::by("FLYTING-ROUND-1", "flyting-refuse-not-in-hand")
            }
            (Phase::Floor(_), Action::Listen) => {
                Illegal::by("FLYTING-FLOOR-3", "flyting-refuse-nothing-to-hear")
            }
            (Phase::Keep(..), Action::Keep { .. }) => {
                Illegal::by("FLYTING-FLOOR-3", "flyting-refuse-not-heard")
            }
            _ => Illegal::by(self.rule_of_question(state), "flyting-refuse-not-the-question"),
        }
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
        if !state.present(self.seats()).contains(seat) {
            return Err(Illegal::NoSuchSeat);
        }
        self.depart(state, seat, events);
        Ok(())
    }

    /// The safe answer: silence, a boast, the lesser verse.
    fn timeout(&self, state: &State, seat: Seat) -> Option<Action> {
        if !self.waiting(state).contains(seat) {
            return None;
        }
        match state.phase {
            Phase::Recite => Some(Action::Silent),
            Phase::Floor(_) => Some(Action::Boast),
            Phase::Keep(_, [verse, _]) => Some(Action::Keep { verse }),
            Phase::Over => None,
        }
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(state, self.seats(), viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        event.redacted(viewer)
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        event.reveals(viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        imagine::imagine(state, self.seats(), viewer, rng)
    }

    fn unseal(&self, state: &mut State) {
        if state.phase == Phase::Recite {
            state.sealed = PerSeat::default();
        }
    }

    fn actions(&self) -> u16 {
        ACTIONS
    }

    fn encode(&self, action: Action) -> ActionId {
        action.id()
    }

    fn decode(&self, id: ActionId) -> Option<Action> {
        Action::from_id(id)
    }

    /// FLYTING-END-2: most fame wins, and equal fame is shared; those who left come last.
    fn standings(&self, state: &State) -> Option<Standings> {
        if state.phase != Phase::Over {
            return None;
        }
        if state.present(self.seats()).is_empty() {
            return Some(Standings::void());
        }
        let score = |seat: Seat| (!state.left.contains(seat), state.fame[seat]);
        let rank = |seat: Seat| {
            let better = Seat::all(self.seats()).filter(|other| score(*other) > score(seat));
            1 + better.count() as u8
        };
        Some(Standings::from_ranks(Seat::all(self.seats()).map(rank)))
    }

    fn round(&self, state: &State) -> u16 {
        state.round.into()
    }

    fn chance<'s>(&self, state: &'s mut State) -> &'s mut Chance {
        &mut state.chance
    }
}
