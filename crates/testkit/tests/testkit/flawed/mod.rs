//! The example game with one flaw, to prove that the laws notice it.
//!
//! Everything that is not flawed is handed on to the example as it is.

mod extras;
mod rules;
mod secrets;

use std::ops::{Deref, DerefMut};
use std::sync::atomic::{AtomicU8, Ordering};

use gladsheim_engine::{EventSink, Game};
use gladsheim_flyting::{Event, Flyting, Phase, Rules, Verses};
use gladsheim_testkit::laws::{Invariant, require};
use serde::{Deserialize, Serialize};

/// The example for a number of seats.
pub(crate) fn flyting(seats: u8) -> Flyting {
    Flyting::new(Rules { players: seats, ..Rules::default() }).expect("two to four can play")
}

/// What is wrong with a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flaw {
    /// Nothing: whatever the laws find in another one is the flaw, and not the wrapping.
    None,
    ActionsShareAnId,
    IdsBeyondTheLast,
    OneAnswer,
    UnaskedHaveAList,
    DescendingList,
    DoubledList,
    UnlistedApplies,
    ListedIsRefused,
    RefusalChanges,
    RefusalWithoutRule,
    RefusesTheAskedOnly,
    StateIsNotSaved,
    StepsAreNotRepeatable,
    ListenersMatter,
    Endless,
    NoStandings,
    EarlyStandings,
    RoundsGoBack,
    IllegalTimeout,
    TimeoutOfOthers,
    LeaversAreAsked,
    LeavingTwice,
    OrderMatters,
    UnsealForgets,
    UnawareOfBeingAsked,
    VerseIsLost,
    FameIsLost,
    ViewShowsHands,
    ViewShowsLines,
    AwaitedShowsListening,
    ListDependsOnDeck,
    RefusalDependsOnDeck,
    WorldsForgeAVerse,
    WorldsKeepChance,
    WorldsRememberHands,
    WorldsKeepHands,
    WorldsAllocate,
    EventShowsForgotten,
    EventShowsKept,
    EventShowsLines,
    EventsAfterAHiddenQuestion,
    HalfDoneShowsListening,
    RedactionGoesOn,
    UnheardReveals,
    UnheardLine,
    BoastUsesChance,
    SameNames,
    WordsCountDeck,
    ChoicesCountDeck,
    AsksWithoutKind,
    NoQuestion,
    ArrangedWithoutFame,
    NoNumber,
    NoChance,
}

/// The example, with a flaw.
#[derive(Debug)]
pub(crate) struct Flawed {
    pub(crate) game: Flyting,
    pub(crate) flaw: Flaw,
}

impl Flawed {
    pub(crate) fn new(flaw: Flaw) -> Self {
        Self { game: flyting(3), flaw }
    }

    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

/// A state of the example, and what only flaws touch.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct State {
    state: gladsheim_flyting::State,
    #[serde(skip)]
    unsaved: u8,
    mood: u8,
}

impl State {
    fn of(state: gladsheim_flyting::State) -> Self {
        Self { state, unsaved: 0, mood: 0 }
    }
}

impl Deref for State {
    type Target = gladsheim_flyting::State;

    fn deref(&self) -> &Self::Target {
        &self.state
    }
}

impl DerefMut for State {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.state
    }
}

/// Every verse of the box is in exactly one place, and fame never falls.
pub(crate) struct Sound(Verses);

impl Sound {
    pub(crate) fn of(game: &Flyting) -> Self {
        Self(game.content().pile())
    }
}

impl Invariant<gladsheim_flyting::State> for Sound {
    fn holds(&self, state: &gladsheim_flyting::State) -> Result<(), String> {
        let found = state.all_verses();
        require(found == self.0, || format!("there are {found:?}"))
    }

    fn holds_between(
        &self,
        before: &gladsheim_flyting::State,
        after: &gladsheim_flyting::State,
    ) -> Result<(), String> {
        let fell = before.fame.0.iter().zip(after.fame.0).any(|(before, after)| *before > after);
        require(!fell, || "somebody's fame fell".to_owned())
    }
}

impl Invariant<State> for Sound {
    fn holds(&self, state: &State) -> Result<(), String> {
        self.holds(&state.state)
    }

    fn holds_between(&self, before: &State, after: &State) -> Result<(), String> {
        self.holds_between(&before.state, &after.state)
    }
}

/// Hands the events of the example on to whoever listens to the flawed game.
struct Relay<'a, S> {
    sink: &'a mut S,
    /// The state before the step, without what the example changes.
    before: State,
    shows_listening: bool,
    heard: bool,
}

impl<'a, S> Relay<'a, S> {
    fn new(game: &Flawed, before: &State, sink: &'a mut S) -> Self {
        let shows_listening = game.is(Flaw::HalfDoneShowsListening);
        Self { sink, before: before.clone(), shows_listening, heard: false }
    }
}

impl<S: EventSink<Flawed>> EventSink<Flyting> for Relay<'_, S> {
    fn emit(&mut self, state: &<Flyting as Game>::State, event: impl FnOnce() -> Event) {
        let mut now = State { state: state.clone(), ..self.before.clone() };
        let listened = matches!(self.before.phase, Phase::Keep(..));
        if self.shows_listening && listened && matches!(now.phase, Phase::Floor(_)) {
            now.phase = self.before.phase;
        }
        let heard = &mut self.heard;
        self.sink.emit(&now, || {
            *heard = true;
            event()
        });
    }
}

/// Another number each time: what a flawed game remembers across games.
fn calls() -> u8 {
    static CALLS: AtomicU8 = AtomicU8::new(0);
    CALLS.fetch_add(1, Ordering::Relaxed)
}
