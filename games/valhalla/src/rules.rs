//! The game as the rest of the hall sees it.

use std::collections::BTreeMap;

use gladsheim_engine::{
    About, ActionId, Actions, CardText, Chance, ContentError, EventSink, FastRng, Files, Game,
    Illegal, OptionAbout, OptionKind, PerSeat, Phrase, Released, RulesVersion, Seat, SeatSet,
    Setup, SetupError, Standings, Title, Viewer,
};

use crate::action::{ACTIONS, Action};
use crate::content::{self, Content};
use crate::counts::Counts;
use crate::deck::Deck;
use crate::event::Event;
use crate::frame::{Frame, Frames};
use crate::hand::Hand;
use crate::ids::{Card, Step};
use crate::play::Play;
use crate::row::Row;
use crate::state::{Slots, State};
use crate::view::View;
use crate::{imagine, legal, refusal, talk, tell_card, timeout, view};

/// What a table of Valhalla is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Two to four, with the Golden Throne five (VH-SETUP-6).
    pub players: u8,
    /// Whether the Gods are in the deck (VH-TG-SETUP-1).
    pub golden_throne: bool,
    /// Whether led Gods owe a forfeit (VH-TG-FOR-1).
    pub forfeits: bool,
    /// The version of the rules.
    pub version: RulesVersion,
}

/// The version of the rules that new tables are played by, and the oldest that can still be played.
const NEWEST: RulesVersion = RulesVersion(2);
const OLDEST: RulesVersion = RulesVersion(1);

impl Default for Rules {
    fn default() -> Self {
        Self { players: 4, golden_throne: false, forfeits: false, version: NEWEST }
    }
}

impl Rules {
    /// Whether questions are put even if they have just one answer, where all know of the question
    /// and the number is a secret (VH-HID-1, VH-HID-5, VH-HID-6). Before version 2 they were not.
    pub(crate) const fn conceals(self) -> bool {
        self.version.at_least(2)
    }

    fn setup(self) -> Setup {
        let switches = [("golden_throne", self.golden_throne), ("forfeits", self.forfeits)];
        let on = switches.into_iter().filter(|(_, on)| *on);
        let options: BTreeMap<_, _> = on.map(|(name, _)| (name.into(), "true".into())).collect();
        Setup { players: self.players, options }
    }
}

/// The rules of Valhalla for one kind of table.
#[derive(Clone, Debug)]
pub struct Valhalla {
    rules: Rules,
    cards: Counts,
}

/// How many copies of each type the boxes hold (VH-COMP-1), Gods left out.
const BOX: Counts = Counts::from_bits(0x0080_8ccc);

impl Valhalla {
    /// The game with the cards of the box.
    ///
    /// # Errors
    /// Refuses a number of players that the options do not allow.
    pub fn new(rules: Rules) -> Result<Self, SetupError> {
        Self::about().check(&rules.setup())?;
        let mut cards = BOX;
        if rules.golden_throne {
            (0..12).for_each(|_| cards.add(Card::God));
        }
        Ok(Self { rules, cards })
    }

    /// The options of the table.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// All cards of the game.
    #[must_use]
    pub const fn cards(&self) -> Counts {
        self.cards
    }

    pub(crate) fn play<'p, E>(&self, s: &'p mut State, events: &'p mut E) -> Play<'p, E> {
        let Rules { forfeits, .. } = self.rules;
        Play { s, events, forfeits, concealing: self.rules.conceals() }
    }

    /// A table before its first round, dealt for the players of the game (VH-SETUP-2 to VH-SETUP-5).
    pub(crate) fn dealt(&self, chance: Chance) -> State {
        let hand = Card::GOOD.into_iter().filter(|card| *card != Card::God).collect();
        let mut hands = PerSeat::<Hand, 5>::default();
        let mut pool = self.cards;
        for seat in Seat::all(self.seats()) {
            hands[seat].gain_all_openly(hand);
            pool = pool.minus(hand);
        }
        State {
            hands,
            discards: PerSeat::default(),
            deck: Deck::shuffled(pool),
            row: Row::default(),
            removed: Counts::NONE,
            chance,
            round: 0,
            standing: u16::MAX,
            stack: Frames::new(Frame::Step(Step::Plan, SeatSet::EMPTY)),
            slots: PerSeat([Slots::EMPTY; 5]),
            ranks: PerSeat::default(),
            drawn: [None; 3],
            first: Seat::wrapping(0),
            alive: SeatSet::first(self.seats()),
            left: SeatSet::EMPTY,
            participants: SeatSet::EMPTY,
            hushed: SeatSet::EMPTY,
            axed: SeatSet::EMPTY,
            hammered: SeatSet::EMPTY,
            wolves: SeatSet::EMPTY,
            gods: SeatSet::EMPTY,
            axe_supports: 0,
            hammer_support: false,
            locked: 0,
            pending: 0,
            batch_draugr: 0,
            batch_losses: 0,
        }
    }
}

impl Game for Valhalla {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        usize::from(self.rules.players)
    }

    fn start(&self, chance: Chance, events: &mut impl EventSink<Valhalla>) -> State {
        let mut state = self.dealt(chance);
        // By lot, like all chance from the one source (VH-SETUP-1, VH-RNG-1).
        state.first = Seat::wrapping(state.chance.below(self.rules.players.into()) as usize);
        let mut play = self.play(&mut state, events);
        play.begin_round();
        play.settle();
        state
    }

    #[inline]
    fn waiting(&self, state: &State) -> SeatSet {
        legal::asked(state)
    }

    fn awaited(&self, state: &State, viewer: Viewer) -> SeatSet {
        view::awaited(state, viewer)
    }

    fn conceals(&self, state: &State, seat: Seat) -> bool {
        self.rules.conceals() && legal::asked(state).contains(seat) && legal::conceals(state, seat)
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if legal::asked(state).contains(seat) {
            // One by one: to count them first, as `extend` likes it, would cost more.
            for action in legal::options(state, seat).iter() {
                out.push(action);
            }
        }
    }

    #[inline]
    fn step(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Valhalla>,
    ) {
        self.play(state, events).play(seat, action);
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Illegal {
        refusal::why(state, seat, action)
    }

    fn leave(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl EventSink<Valhalla>,
    ) -> Result<(), Illegal> {
        if legal::asked(state).is_empty() {
            return Err(Illegal::Over);
        }
        if !state.alive.contains(seat) || state.left.contains(seat) {
            return Err(Illegal::by("VH-DEC-3", "valhalla-refuse-already-out"));
        }
        state.left.insert(seat);
        let mut play = self.play(state, events);
        play.events.emit(play.s, || Event::Left { seat });
        play.answer_for_the_absent(seat);
        Ok(())
    }

    fn timeout(&self, state: &State, seat: Seat) -> Option<Action> {
        if !legal::asked(state).contains(seat) {
            return None;
        }
        timeout::choice(state, seat, legal::options(state, seat))
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

    fn hushes(&self, _: &Event) -> bool {
        // All know who draws, and that one of the cards is kept: the time is the drawer's own.
        !self.rules.conceals()
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        imagine::imagine(state, self.rules, viewer, rng)
    }

    fn unseal(&self, state: &mut State) {
        if let Frame::Step(Step::Plan, queue) = state.stack.top_mut() {
            let open = state.alive.without(state.left).without(state.hushed);
            *queue = open;
            for seat in open.iter() {
                state.slots[seat] = Slots::EMPTY;
            }
        }
    }

    fn actions(&self) -> u16 {
        ACTIONS as u16
    }

    fn encode(&self, action: Action) -> ActionId {
        action.id()
    }

    fn decode(&self, id: ActionId) -> Option<Action> {
        Action::from_id(id)
    }

    fn standings(&self, state: &State) -> Option<Standings> {
        if state.current_step() != Step::Over {
            return None;
        }
        if !state.alive.is_empty() && state.alive.without(state.left).is_empty() {
            return Some(Standings::void());
        }
        // When all lose, nobody is first: the last to fall share the second place (VH-END-3).
        let lost_by_all = u8::from(state.alive.is_empty());
        let rank =
            |seat| if state.alive.contains(seat) { 1 } else { state.ranks[seat] + lost_by_all };
        Some(Standings::from_ranks(Seat::all(self.seats()).map(rank)))
    }

    fn round(&self, state: &State) -> u16 {
        state.round
    }

    fn first_seat(&self, start: &State) -> Seat {
        start.first
    }

    fn chance<'s>(&self, state: &'s mut State) -> &'s mut Chance {
        &mut state.chance
    }
}

impl Title for Valhalla {
    type Content = Content;

    // (VH-DEC-4)
    fn about() -> About {
        About {
            id: "valhalla",
            rules_version: NEWEST,
            oldest_rules: OLDEST,
            min_players: 2,
            max_players: 4,
            minutes: (10, 20),
            options: vec![
                OptionAbout {
                    name: "golden_throne",
                    kind: OptionKind::Switch,
                    players: Some((2, 5)),
                    needs: None,
                },
                OptionAbout {
                    name: "forfeits",
                    kind: OptionKind::Switch,
                    players: None,
                    needs: Some("golden_throne"),
                },
            ],
        }
    }

    fn content() -> &'static [(&'static str, &'static str)] {
        content::OWN
    }

    fn read(files: &Files) -> Result<Content, ContentError> {
        Content::read(files)
    }

    fn lesson() -> Option<&'static str> {
        Some(include_str!("../lesson/first-game.toml"))
    }

    fn released() -> &'static [Released] {
        content::RELEASED
    }

    fn tell_cards(_: &Content) -> Vec<CardText> {
        tell_card::all()
    }

    fn build(setup: &Setup, content: &Content, version: RulesVersion) -> Result<Self, SetupError> {
        let about = Self::about();
        about.check(setup)?;
        let rules = Rules {
            players: setup.players,
            golden_throne: about.is_on(setup, "golden_throne"),
            forfeits: about.is_on(setup, "forfeits"),
            version,
        };
        Ok(Self { rules, cards: content.cards(rules.players, rules.golden_throne)? })
    }

    fn tell_talk(seat: Seat, text: &str) -> Option<Phrase> {
        talk::tell(seat, text)
    }
}
