//! The game as the rest of the hall sees it.

use gladsheim_engine::{
    About, ActionId, Actions, By, Card, CardText, Chance, ContentError, EventSink, FastRng, Files,
    Game, Illegal, OptionAbout, OptionKind, Released, RulesVersion, Seat, SeatSet, Setup,
    SetupError, Standings, Title, Viewer,
};
use serde::Serialize;

use crate::action::{ACTIONS, Action};
use crate::content::{Content, OWN, Program, RELEASED};
use crate::effect::Entitled;
use crate::event::Event;
use crate::ids::{
    AREAS, Area, CardSet, CardType, Choosing, Deck, Family, KINDS, Kind, Mode, Moment, Side,
};
use crate::op::Op;
use crate::play::Play;
use crate::state::State;
use crate::view::View;
use crate::{imagine, legal, refusal, run, score, setup, tell_card, timeout, view};

/// What a table of Valda is played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// Two to five (VD-SETUP-1).
    pub players: u8,
    /// Whether the first seat begins, and not a player by lot (VD-SETUP-2).
    pub first_seat_starts: bool,
    /// Whether the last round goes the other way round (VD-VAR-1).
    pub turnaround: bool,
    /// Whether the first player with 20 followers wins at once (VD-VAR-3).
    pub race: bool,
    /// Whether Rise of the Giants is in play, and how it is decided who lives where.
    pub giants: Option<Choosing>,
    /// The version of the rules.
    pub version: RulesVersion,
}

/// The version of the rules that new tables are played by, and the oldest that can still be played.
const NEWEST: RulesVersion = RulesVersion(2);
const OLDEST: RulesVersion = RulesVersion(1);

impl Default for Rules {
    fn default() -> Self {
        Self {
            players: 4,
            first_seat_starts: false,
            turnaround: false,
            race: false,
            giants: None,
            version: NEWEST,
        }
    }
}

/// What the rules ask of a kind of card all the time.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spec {
    pub(crate) deck: Deck,
    pub(crate) kind: CardType,
    pub(crate) cost: u8,
    pub(crate) value: u8,
    pub(crate) program: Program,
    /// Whether the effect asks for payment in any case.
    pub(crate) has_costs: bool,
}

/// The rules of Valda for one kind of table.
#[derive(Clone, Debug)]
pub struct Valda {
    pub(crate) rules: Rules,
    pub(crate) content: Content,
    /// By kind.
    pub(crate) specs: Vec<Spec>,
    /// By physical card.
    kind_of: [Kind; 256],
    /// The copies of each kind that are in play.
    of_kind: Vec<CardSet>,
    by_type: By<CardType, CardSet, 4>,
    by_deck: By<Deck, CardSet, { Deck::ALL.len() }>,
    /// The cards of gods and giants, by area and all of them.
    by_home: By<Area, CardSet, AREAS>,
    divine: CardSet,
    /// All cards by the main deck that they come from once they were discarded.
    by_side: By<Side, CardSet, 2>,
    /// The action cards that cost at most so many actions.
    affordable: [CardSet; 4],
    /// The action cards that Mork's power plays.
    seductions: CardSet,
    /// The attack cards that cannot be declared by a player without a temple.
    needing_temple: CardSet,
    /// The moments at which some weapon in play can be used, as a mask.
    pub(crate) moments: u16,
    /// Those of them that some weapon is made for which is not FREE, so that the player whom the moment
    /// belongs to may use it too, as a mask.
    own_moments: u16,
}

impl Valda {
    /// The game with the cards of the box.
    ///
    /// # Errors
    /// Refuses a number of players that the options do not allow.
    pub fn new(rules: Rules) -> Result<Self, SetupError> {
        let content = Content::read(&Files::of_box(Self::content()))
            .map_err(|error| SetupError::Content(error.to_string()))?;
        Self::with(rules, &content)
    }

    fn with(rules: Rules, content: &Content) -> Result<Self, SetupError> {
        let about = Self::about();
        if !(about.min_players..=about.max_players).contains(&rules.players) {
            let (min, max) = (about.min_players, about.max_players);
            return Err(SetupError::Players { game: about.id, min, max, players: rules.players });
        }
        let mut game = Self {
            rules,
            specs: Vec::with_capacity(KINDS),
            kind_of: [Kind(0); 256],
            of_kind: Vec::with_capacity(KINDS),
            by_type: By::default(),
            by_deck: By::default(),
            by_home: By::default(),
            divine: CardSet::EMPTY,
            by_side: By::default(),
            affordable: [CardSet::EMPTY; 4],
            seductions: CardSet::EMPTY,
            needing_temple: CardSet::EMPTY,
            moments: 0,
            own_moments: 0,
            content: content.clone(),
        };
        let mut next = 0;
        for (number, row) in content.cards.iter().enumerate() {
            let kind = Kind(number as u8);
            let in_play = rules.giants.is_some() || row.deck.is_of_the_base_game();
            let copies = if in_play { usize::from(row.copies) } else { 0 };
            let cards = CardSet::run(next, copies);
            for place in game.kind_of.iter_mut().skip(next).take(copies) {
                *place = kind;
            }
            next += copies;
            game.by_type[row.kind] = game.by_type[row.kind].or(&cards);
            game.by_deck[row.deck] = game.by_deck[row.deck].or(&cards);
            if let Some((area, _)) = row.deck.home() {
                game.by_home[area] = game.by_home[area].or(&cards);
                game.divine = game.divine.or(&cards);
            }
            let side = game.side_of(row.kind);
            game.by_side[side] = game.by_side[side].or(&cards);
            if row.kind == CardType::Action {
                for affordable in game.affordable.iter_mut().skip(usize::from(row.cost)) {
                    *affordable = affordable.or(&cards);
                }
            }
            if row.family == Some(Family::Seduction) {
                game.seductions = game.seductions.or(&cards);
            }
            if row.program.requires_temple {
                game.needing_temple = game.needing_temple.or(&cards);
            }
            if in_play {
                for usage in row.program.uses {
                    game.moments |= usage.moments;
                    let is_own = !usage.is_free() && usage.entitled != Entitled::Opponent;
                    if is_own && rules.version.at_least(2) {
                        game.own_moments |= usage.moments;
                    }
                }
            }
            let has_costs = run::costs(&game, row.program.at).next().is_some();
            game.of_kind.push(cards);
            game.specs.push(Spec {
                deck: row.deck,
                kind: row.kind,
                cost: row.cost,
                value: row.value,
                program: row.program,
                has_costs,
            });
        }
        Ok(game)
    }

    /// The options of the table.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The cards and the board that are played with.
    #[must_use]
    pub const fn cards(&self) -> &Content {
        &self.content
    }

    /// Whether Rise of the Giants is in play.
    #[inline]
    pub(crate) const fn has_giants(&self) -> bool {
        self.rules.giants.is_some()
    }

    /// The main deck that cards of a type belong to (VD-RG-SETUP-1, VD-RG-WPN-2).
    #[inline]
    pub(crate) const fn side_of(&self, kind: CardType) -> Side {
        match kind {
            CardType::Attack | CardType::Defence if self.has_giants() => Side::B,
            _ => Side::A,
        }
    }

    /// Whether some weapon in play can be used at a moment.
    #[inline]
    pub(crate) const fn has_weapons_for(&self, moment: Moment) -> bool {
        self.moments >> moment as u16 & 1 != 0
    }

    /// Whether some weapon in play is made for just this moment, and not only for the others at the
    /// table (VD-TIME-21). The first rules never asked the player in turn where open cards lay or a
    /// phase ended.
    #[inline]
    pub(crate) const fn has_own_weapons_for(&self, moment: Moment) -> bool {
        self.own_moments >> moment as u16 & 1 != 0
    }

    /// The kind of a physical card.
    #[inline]
    #[allow(clippy::indexing_slicing)] // a card is a byte, and there are 256 entries
    pub(crate) const fn kind(&self, card: Card) -> Kind {
        self.kind_of[card.0 as usize]
    }

    /// The copies of a kind that are in play.
    #[inline]
    pub(crate) fn copies(&self, kind: Kind) -> &CardSet {
        self.of_kind.get(usize::from(kind.0)).unwrap_or(&CardSet::EMPTY)
    }

    /// All cards of a type.
    #[inline]
    pub(crate) fn all(&self, kind: CardType) -> &CardSet {
        &self.by_type[kind]
    }

    /// The cards that are in a deck at the start.
    #[inline]
    pub(crate) fn deck(&self, deck: Deck) -> &CardSet {
        &self.by_deck[deck]
    }

    /// The cards of whoever may live in an area.
    #[inline]
    pub(crate) fn home(&self, area: Area) -> &CardSet {
        &self.by_home[area]
    }

    /// The cards of all gods and giants.
    #[inline]
    pub(crate) const fn divine(&self) -> &CardSet {
        &self.divine
    }

    /// The cards that come from a main deck, at first or once they were discarded.
    #[inline]
    pub(crate) fn main_cards(&self, side: Side) -> &CardSet {
        &self.by_side[side]
    }

    /// The action cards that can be paid with so many actions.
    #[inline]
    pub(crate) fn affordable(&self, actions: u8) -> &CardSet {
        self.affordable.get(usize::from(actions.min(3))).unwrap_or(&CardSet::EMPTY)
    }

    /// The action cards that Mork's power plays (VD-RG-GIANT-MORK).
    pub(crate) const fn seductions(&self) -> &CardSet {
        &self.seductions
    }

    /// The attack cards that cannot be declared by a player without a temple (VD-RG-CARD-9).
    pub(crate) const fn needing_temple(&self) -> &CardSet {
        &self.needing_temple
    }

    /// What a kind of card is.
    #[inline]
    pub(crate) fn spec(&self, kind: Kind) -> &Spec {
        const NOTHING: &Spec = &Spec {
            deck: Deck::Base,
            kind: CardType::Action,
            cost: 0,
            value: 0,
            program: Program::NOTHING,
            has_costs: false,
        };
        self.specs.get(usize::from(kind.0)).unwrap_or(NOTHING)
    }

    /// The step of a program.
    #[inline]
    pub(crate) fn op(&self, at: u16) -> Op {
        self.content.ops.get(usize::from(at)).copied().unwrap_or(Op::End)
    }

    /// The steps of a program, without its end.
    pub(crate) fn program(&self, at: u16) -> impl Iterator<Item = Op> + '_ {
        self.content
            .ops
            .get(usize::from(at)..)
            .unwrap_or_default()
            .iter()
            .copied()
            .take_while(|op| !matches!(op, Op::End))
    }

    /// Where the program of a weapon's mode begins.
    #[inline]
    pub(crate) fn mode_at(&self, kind: Kind, mode: Mode) -> u16 {
        let [a, b] = self.spec(kind).program.uses;
        match mode {
            Mode::A => a.at,
            Mode::B => b.at,
        }
    }

    /// Every kind in the set once, in ascending order.
    #[inline]
    pub(crate) fn each_kind(&self, cards: &CardSet) -> impl Iterator<Item = Kind> {
        // Copies have neighbouring numbers, so that they come one after the other.
        let mut last = None;
        let kinds = cards.iter().map(|card| self.kind(card));
        kinds.filter(move |kind| last.replace(*kind) != Some(*kind))
    }

    /// The kinds of the cards in a set, one entry a card, sorted.
    pub(crate) fn kinds(&self, cards: &CardSet) -> Vec<Kind> {
        cards.iter().map(|card| self.kind(card)).collect()
    }

    pub(crate) fn play<'p, E>(&'p self, s: &'p mut State, events: &'p mut E) -> Play<'p, E> {
        Play { game: self, s, events, still_asked: SeatSet::EMPTY }
    }

    fn setup(players: u8, options: &Setup) -> Rules {
        let about = Self::about();
        Rules {
            players,
            first_seat_starts: about.is_on(options, "start"),
            turnaround: about.is_on(options, "turnaround"),
            race: about.is_on(options, "race"),
            giants: about.is_on(options, tell_card::GIANTS).then(|| {
                let choosing = about.value(options, "choosing").and_then(Choosing::named);
                choosing.unwrap_or(Choosing::Random)
            }),
            version: NEWEST,
        }
    }
}

impl Game for Valda {
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn seats(&self) -> usize {
        usize::from(self.rules.players)
    }

    fn start(&self, chance: Chance, events: &mut impl EventSink<Valda>) -> State {
        setup::start(self, chance, events)
    }

    #[inline]
    fn waiting(&self, state: &State) -> SeatSet {
        state.asked
    }

    fn awaited(&self, state: &State, viewer: Viewer) -> SeatSet {
        view::awaited(self, state, viewer)
    }

    fn hides(&self, state: &State, viewer: Viewer) -> bool {
        view::hides(self, state, viewer)
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
        events: &mut impl EventSink<Valda>,
    ) {
        let before = &*state;
        events.emit(before, || {
            let open = before.asked.iter().all(|seat| legal::is_open_choice(self, before, seat));
            Event::Answered { seat, open }
        });
        let mut play = self.play(state, events);
        play.still_asked = core::mem::take(&mut play.s.asked).without(SeatSet::only(seat));
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
        events: &mut impl EventSink<Valda>,
    ) -> Result<(), Illegal> {
        if state.is_over() {
            return Err(Illegal::Over);
        }
        if state.left.contains(seat) {
            return Err(Illegal::by("VD-TIME-20", "valda-refuse-already-out"));
        }
        let mut play = self.play(state, events);
        play.s.left.insert(seat);
        play.events.emit(play.s, || Event::Left { seat });
        play.still_asked = core::mem::take(&mut play.s.asked).without(SeatSet::only(seat));
        play.settle();
        Ok(())
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

    fn hushes(&self, event: &Event) -> bool {
        matches!(event, Event::Asked { moment, .. } if moment.is_hushed())
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
        start.first
    }

    fn round(&self, state: &State) -> u16 {
        state.turn.round.into()
    }

    fn chance<'s>(&self, state: &'s mut State) -> &'s mut Chance {
        &mut state.chance
    }
}

impl Title for Valda {
    type Content = Content;

    fn about() -> About {
        let switch =
            |name| OptionAbout { name, kind: OptionKind::Switch, players: None, needs: None };
        About {
            id: "valda",
            rules_version: NEWEST,
            oldest_rules: OLDEST,
            min_players: 2,
            max_players: 5,
            minutes: (60, 150),
            options: vec![
                switch("turnaround"),
                switch("race"),
                OptionAbout {
                    name: "start",
                    kind: OptionKind::OneOf(&["lot", "first_seat"]),
                    players: None,
                    needs: None,
                },
                switch(tell_card::GIANTS),
                OptionAbout {
                    name: "choosing",
                    kind: OptionKind::OneOf(&["random", "draft", "first_temple"]),
                    players: None,
                    needs: Some(tell_card::GIANTS),
                },
            ],
        }
    }

    fn content() -> &'static [(&'static str, &'static str)] {
        OWN
    }

    fn read(files: &Files) -> Result<Content, ContentError> {
        Content::read(files)
    }

    fn lesson() -> Option<&'static str> {
        Some(include_str!("../lesson/first-game.toml"))
    }

    fn released() -> &'static [Released] {
        RELEASED
    }

    fn identity(content: &Content) -> impl Serialize {
        content.identity()
    }

    fn tell_cards(content: &Content) -> Vec<CardText> {
        tell_card::all(content)
    }

    fn build(setup: &Setup, content: &Content, version: RulesVersion) -> Result<Self, SetupError> {
        Self::about().check(setup)?;
        // Games of the first rules go on with whatever deck they were begun with.
        if let Some(endless) = content.endless.as_ref().filter(|_| version.at_least(2)) {
            return Err(SetupError::Content(endless.to_string()));
        }
        Self::with(Rules { version, ..Self::setup(setup.players, setup) }, content)
    }
}
