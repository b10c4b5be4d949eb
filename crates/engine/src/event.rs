//! Where events go.

use crate::Game;

/// Takes what happens during a step.
///
/// It is handed a closure, so that a silent sink never builds the event: in simulation, events
/// cost nothing.
pub trait EventSink<G: Game> {
    /// Takes one event, and the state in which it has just happened.
    ///
    /// The rules tell of a change once they have made it, and before they make the next: whoever
    /// looks at the state now sees what the event says, and nothing of what follows.
    fn emit(&mut self, state: &G::State, event: impl FnOnce() -> G::Event);
}

/// Hears nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<G: Game> EventSink<G> for Silent {
    #[inline(always)]
    fn emit(&mut self, _state: &G::State, _event: impl FnOnce() -> G::Event) {}
}

/// Keeps every event, in order.
pub struct Recorder<G: Game>(pub Vec<G::Event>);

impl<G: Game> Recorder<G> {
    /// An empty recorder.
    #[must_use]
    pub fn new() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> Default for Recorder<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> EventSink<G> for Recorder<G> {
    fn emit(&mut self, _state: &G::State, event: impl FnOnce() -> G::Event) {
        self.0.push(event());
    }
}

/// Keeps every event, in order, with the state in which it had just happened.
pub struct Film<G: Game>(pub Vec<(G::Event, G::State)>);

impl<G: Game> Film<G> {
    /// An empty film.
    #[must_use]
    pub fn new() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> Default for Film<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> EventSink<G> for Film<G> {
    fn emit(&mut self, state: &G::State, event: impl FnOnce() -> G::Event) {
        self.0.push((event(), state.clone()));
    }
}
