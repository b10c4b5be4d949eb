//! The contract between a game's rules and everything around them.

use core::fmt::Debug;
use core::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    ActionId, Actions, Chance, EventSink, FastRng, Illegal, Seat, SeatSet, Standings, Viewer,
};

/// Plain data: it can be copied, compared, hashed, stored and sent, and hides nothing.
pub trait Plain:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

impl<T> Plain for T where
    T: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
}

/// The most answers that one game takes.
///
/// Every game of ours ends by its rules long before. But decks can be edited, and rules can be wrong:
/// whoever plays a game by itself, a simulation or a hall, gives it up here rather than go on for ever.
pub const MOST_DECISIONS: u64 = 20_000;

/// The rules of one game with its options and content, compiled once and shared by all its tables.
///
/// A state is either over, or it waits for one or more seats. Every seat that is asked has a finite
/// list of legal actions with at least two entries: where only one thing can be done, the rules
/// do it themselves, unless that would tell a secret ([`Game::conceals`]). The laws that every
/// implementation obeys are in the `testkit` crate.
pub trait Game: Send + Sync + Sized + 'static {
    /// A position with everything hidden in it: a few hundred bytes, cheap to copy.
    type State: Plain;
    /// One small choice, at most 8 bytes.
    type Action: Plain + Copy + Ord;
    /// Something that happened.
    type Event: Plain;
    /// What one viewer may know of a state: a type of its own, not a state with holes.
    type View: Plain;

    /// How many seats the table has.
    fn seats(&self) -> usize;

    /// The position before the first decision.
    fn start(&self, chance: Chance, events: &mut impl EventSink<Self>) -> Self::State;

    /// The seats that must decide now: several if they decide at once and in secret, none if the
    /// game is over.
    fn waiting(&self, state: &Self::State) -> SeatSet;

    /// The seats that `viewer` may believe to be deciding.
    ///
    /// A seat finds itself in it exactly if it is asked. Of the others there may be fewer than in
    /// [`Game::waiting`], where it is a secret that they are asked, or more, where it is a secret
    /// that they are not.
    fn awaited(&self, state: &Self::State, viewer: Viewer) -> SeatSet;

    /// Whether `viewer` must not know that anybody is asked now: what led to the question is then
    /// held back from that viewer until it is answered.
    fn hides(&self, state: &Self::State, viewer: Viewer) -> bool {
        self.awaited(state, viewer) != self.waiting(state)
    }

    /// Whether all know that `seat` is asked, but how many answers it has is a secret: such a
    /// question is put even if there is just one.
    ///
    /// Measurements of speed leave out questions with one answer.
    fn conceals(&self, state: &Self::State, seat: Seat) -> bool {
        let _ = (state, seat);
        false
    }

    /// Fills `out` with the legal actions of `seat` in ascending id order, after clearing it.
    ///
    /// A seat that is not asked has none. Never allocates once `out` is large enough.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Actions<Self::Action>);

    /// Plays an action taken from the legal list, then goes on to the next question or the end.
    ///
    /// Never panics, and never fails half-way. Whoever has not taken the action from the list
    /// calls [`Game::apply`].
    fn step(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self>,
    );

    /// Why `action` is not in the legal list of a seat that is asked.
    fn refusal(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Illegal;

    /// Checks an action against the legal list, then plays it.
    ///
    /// # Errors
    /// Says why the action is not allowed, with the rule, and leaves the state untouched.
    fn apply(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl EventSink<Self>,
    ) -> Result<(), Illegal> {
        let waiting = self.waiting(state);
        if seat.index() >= self.seats() {
            return Err(Illegal::NoSuchSeat);
        }
        if waiting.is_empty() {
            return Err(Illegal::Over);
        }
        if !waiting.contains(seat) {
            return Err(Illegal::NotAsked);
        }
        let mut legal = Actions::new();
        self.legal(state, seat, &mut legal);
        if !legal.contains(&action) {
            return Err(self.refusal(state, seat, action));
        }
        self.step(state, seat, action, events);
        Ok(())
    }

    /// Takes a player out of the game for good, in the way the game's rules provide for it.
    ///
    /// # Errors
    /// Refuses if the game is over or the seat is out already.
    fn leave(
        &self,
        state: &mut Self::State,
        seat: Seat,
        events: &mut impl EventSink<Self>,
    ) -> Result<(), Illegal>;

    /// What is played for a seat whose time is up: one of its legal actions, or nothing if it is
    /// not asked.
    fn timeout(&self, state: &Self::State, seat: Seat) -> Option<Self::Action>;

    /// What `viewer` may know of the state.
    fn view(&self, state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` may know of an event; nothing if not even that it happened.
    ///
    /// A step of which a viewer hears nothing leaves that viewer's view as it was.
    fn redact(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// Whether the event shows `viewer` something that could not be known before: a hidden card,
    /// an outcome of chance, a sealed choice.
    ///
    /// A step that shows nobody anything can be taken back; all others cannot.
    fn reveals(&self, event: &Self::Event, viewer: Viewer) -> bool;

    /// Whether time itself must not tell what an event hides: a table pauses where a viewer hears
    /// nothing of it, for as long as if somebody had been asked there.
    ///
    /// Everything that is hidden, unless the rules say that some of it may be told by its time.
    fn hushes(&self, event: &Self::Event) -> bool {
        let _ = event;
        true
    }

    /// Another state that `viewer` could not tell from this one, with fresh chance.
    fn imagine(&self, state: &Self::State, viewer: Viewer, rng: &mut FastRng) -> Self::State;

    /// Takes back the sealed answers of an open secret choice, so that a search can weigh
    /// everybody's. Does nothing anywhere else.
    fn unseal(&self, state: &mut Self::State);

    /// How many actions the game knows; ids are `0..actions()`.
    fn actions(&self) -> u16;

    /// The id of an action.
    fn encode(&self, action: Self::Action) -> ActionId;

    /// The action with this id.
    fn decode(&self, id: ActionId) -> Option<Self::Action>;

    /// The ranking, once the game is over.
    fn standings(&self, state: &Self::State) -> Option<Standings>;

    /// The round, turn or whatever people count the length of the game in.
    fn round(&self, state: &Self::State) -> u16;

    /// The seat that begins the game, read off a position straight from [`Game::start`]: statistics
    /// count seats from it.
    fn first_seat(&self, _start: &Self::State) -> Seat {
        Seat::wrapping(0)
    }

    /// The generator in the state.
    fn chance<'s>(&self, state: &'s mut Self::State) -> &'s mut Chance;
}
