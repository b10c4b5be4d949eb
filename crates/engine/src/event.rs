//! Where events go.

/// Takes what happens during a step.
///
/// It is handed a closure, so that a silent sink never builds the event: in simulation, events
/// cost nothing.
pub trait EventSink<E> {
    /// Takes one event.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Hears nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> EventSink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _event: impl FnOnce() -> E) {}
}

/// Keeps every event, in order.
#[derive(Clone, Debug)]
pub struct Recorder<E>(pub Vec<E>);

impl<E> Recorder<E> {
    /// An empty recorder.
    #[must_use]
    pub fn new() -> Self {
        Self(Vec::new())
    }
}

impl<E> Default for Recorder<E> {
    fn default() -> Self {
        Self::new()
    }
}

impl<E> EventSink<E> for Recorder<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.0.push(event());
    }
}
