//! The game as the rest of the hall sees it.

use gladsheim_engine::{
    ActionId, Actions, By, Card, Chance, EventSink, FastRng, Files, Game, Illegal, RulesVersion,
    Seat, SeatSet, SetupError, Standings, Viewer,
};

use crate::action::{ACTIONS, Action};
use crate::content::{Content, OWN};
use crate::event::Event;
use crate::ids::{CARDS, CardKind, Difficulty, Enemy, Rune};
use crate::judge::OddsTable;
use crate::map::Map;
use crate::play::Play;
use crate::sea::Sea;
use crate::sets::CardSet;
use crate::state::{Frame, Stage, State};
use crate::title::about;
use crate::view::View;
use crate::{imagine, leave, legal, refusal, score, setup, timeout, view};

/// What a table is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// One to four (TV-SETUP-1).
    pub players: u8,
    /// Whether the expansion is in play.
    pub ragnarok: bool,
    /// The Clan Mat of the solo enemy; by lot if it is not given (TV-SOLO-1).
    pub enemy: Option<Enemy>,
    /// How strong the solo enemy is (TV-SOLO-71).
    pub difficulty: Difficulty,
    /// The version of the rules.
    pub version: RulesVersion,
}

/// The version of the rules that new tables are played by, and the oldest that can still be played.
pub(crate) const NEWEST: RulesVersion = RulesVersion(1);
pub(crate) const OLDEST: RulesVersion = RulesVersion(1);

impl Default for Rules {
    fn default() -> Self {
        Self {
            players: 4,
            ragnarok: false,
            enemy: None,
            difficulty: Difficulty::Karl,
            version: NEWEST,
        }
    }
}

/// What the rules ask of a card all the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spec {
    pub(crate) kind: CardKind,
    /// None if it is wild (TV-RAG-CARD-3).
    pub(crate) rune: Option<Rune>,
    pub(crate) steel: u8,
}

/// The rules of Tiny Epic Vikings for one kind of table.
#[derive(Clone, Debug)]
pub struct Vikings {
    pub(crate) rules: Rules,
    pub(crate) content: Content,
    pub(crate) map: Map,
    pub(crate) sea: Sea,
    /// By card.
    specs: [Spec; CARDS],
    /// The cards in play.
    pub(crate) cards: CardSet,
    /// The cards of each Rune.
    pub(crate) of_rune: By<Rune, CardSet, 3>,
    /// The cards with a wild Rune.
    pub(crate) wild: CardSet,
    /// What rules of thumb know of the cards in play.
    pub(crate) odds: OddsTable,
}

impl Vikings {
    /// The game with the cards, mats and maps of the box.
    ///
    /// # Errors
    /// Refuses a number of players that the game is not for.
    pub fn new(rules: Rules) -> Result<Self, SetupError> {
        let content = Content::read(&Files::of_box(OWN))
            .map_err(|error| SetupError::Content(error.to_string()))?;
        Self::with(rules, &content)
    }

    /// The game with this content.
    ///
    /// # Errors
    /// Refuses a number of players that the game is not for.
    pub fn with(rules: Rules, content: &Content) -> Result<Self, SetupError> {
        let about = about();
        if !(about.min_players..=about.max_players).contains(&rules.players) {
            let (min, max) = (about.min_players, about.max_players);
            return Err(SetupError::Players { game: about.id, min, max, players: rules.players });
        }
        let map = content.map(rules.players, rules.ragnarok).clone();
        let cards = CardSet::run(0, content.cards_in_play(rules.ragnarok));
        let nothing = Spec { kind: CardKind::Viking, rune: None, steel: 0 };
        let mut game = Self {
            rules,
            content: content.clone(),
            sea: Sea::of(&map),
            map,
            specs: [nothing; CARDS],
            cards,
            of_rune: By::default(),
            wild: CardSet::EMPTY,
            odds: OddsTable::of(content, cards),
        };
        for ((number, row), spec) in content.cards.iter().enumerate().zip(&mut game.specs) {
            *spec = Spec { kind: row.kind, rune: row.rune, steel: row.steel };
            match row.rune {
                Some(rune) => game.of_rune[rune].insert(Card(number as u8)),
                None => game.wild.insert(Card(number as u8)),
            }
        }
        Ok(game)
    }

    /// The options of the table.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The cards, mats and maps that are played with.
    #[must_use]
    pub const fn box_content(&self) -> &Content {
        &self.content
    }

    /// The map that is played on.
    #[must_use]
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// Whether one plays against the enemy clan.
    #[inline]
    pub(crate) const fn is_solo(&self) -> bool {
        self.rules.players == 1
    }

    /// What a card is.
    #[inline]
    #[allow(clippy::indexing_slicing)] // in range by the remainder
    pub(crate) const fn spec(&self, card: Card) -> &Spec {
        &self.specs[card.0 as usize % CARDS]
    }

    pub(crate) fn play<'p, E>(&'p self, s: &'p mut State, events: &'p mut E) -> Play<'p, E> {
        Play { game: self, s, events }
    }
}

impl Game for Vikings {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        usize::from(self.rules.players)
    }

    fn start(&self, chance: Chance, events: &mut impl EventSink<Vikings>) -> State {
        setup::start(self, chance, events)
    }

    #[inline]
    fn waiting(&self, state: &State) -> SeatSet {
        state.asked
    }

    /// All questions are put openly: only what is answered may be a secret.
    #[inline]
    fn awaited(&self, state: &State, _viewer: Viewer) -> SeatSet {
        state.asked
    }

    /// A last card that can only be played in one way would tell that it cannot slay
    /// (TV-RAG-SLAY-4, TV-RAG-SLAY-5).
    #[inline]
    fn conceals(&self, state: &State, _seat: Seat) -> bool {
        self.rules.ragnarok && matches!(state.stack.top(), Some(Frame::Stage(Stage::Play)))
    }

    #[inline]
    fn legal(&self, state: &State, seat: Seat, out: &mut Actions<Action>) {
        out.clear();
        if state.asked.contains(seat) {
            legal::offer(self, state, seat, out);
        }
    }

    #[inline]
    fn step(
        &self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Vikings>,
    ) {
        state.asked.remove(seat);
        events.emit(state, || Event::Answered { seat });
        let mut play = self.play(state, events);
        play.perform(seat, action);
        play.settle();
    }

    fn refusal(&self, state: &State, seat: Seat, action: Action) -> Illegal {
        refusal::why(self, state, seat, action)
    }

    fn leave(
        &self,
        state: &mut State,
        seat: Seat,
        events: &mut impl EventSink<Vikings>,
    ) -> Result<(), Illegal> {
        leave::leave(self, state, seat, events)
    }

    fn timeout(&self, state: &State, seat: Seat) -> Option<Action> {
        state.asked.contains(seat).then(|| timeout::choice(self, state, seat))
    }

    fn view(&self, state: &State, viewer: Viewer) -> View {
        view::view(self, state, viewer)
    }

    fn redact(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        event.redacted(viewer)
    }

    fn reveals(&self, event: &Event, viewer: Viewer) -> bool {
        event.reveals(viewer)
    }

    fn imagine(&self, state: &State, viewer: Viewer, rng: &mut FastRng) -> State {
        imagine::imagine(self, state, viewer, rng)
    }

    fn unseal(&self, state: &mut State) {
        imagine::unseal(self, state);
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

    fn standings(&self, state: &State) -> Option<Standings> {
        state.is_over().then(|| score::standings(self, state))
    }

    fn first_seat(&self, start: &State) -> Seat {
        start.turn.first
    }

    fn round(&self, state: &State) -> u16 {
        score::round(self, state)
    }

    fn chance<'s>(&self, state: &'s mut State) -> &'s mut Chance {
        &mut state.chance
    }
}
