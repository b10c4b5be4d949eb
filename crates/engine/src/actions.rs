//! The list of legal actions, and the dense numbers that stand for them outside the engine.

use core::ops::Deref;

use serde::{Deserialize, Serialize};

/// The stable number of an action: what logs, wires and files carry.
///
/// Ids are dense, `0..Game::actions()`, and only ever appended to, so that an old log still says
/// what it said.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct ActionId(pub u16);

/// A reusable buffer for the legal actions of one seat.
///
/// The caller keeps it across decisions: once it has grown to the longest list of the game it
/// never allocates again.
#[derive(Clone, Debug)]
pub struct Actions<A>(Vec<A>);

impl<A> Actions<A> {
    /// An empty buffer with room for the longest list any of our games has been seen to make.
    #[must_use]
    pub fn new() -> Self {
        Self(Vec::with_capacity(256))
    }

    /// Forgets the actions, keeps the room.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds an action; games add them in ascending id order.
    #[inline]
    pub fn push(&mut self, action: A) {
        self.0.push(action);
    }
}

impl<A> Default for Actions<A> {
    fn default() -> Self {
        Self::new()
    }
}

impl<A> Deref for Actions<A> {
    type Target = [A];
    #[inline]
    fn deref(&self) -> &[A] {
        &self.0
    }
}

impl<A> Extend<A> for Actions<A> {
    fn extend<I: IntoIterator<Item = A>>(&mut self, actions: I) {
        self.0.extend(actions);
    }
}
