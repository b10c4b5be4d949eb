//! The stack of pending frames: what is being resolved, as plain data.

use serde::{Deserialize, Serialize};

use crate::Pile;

/// A stack with room for `N` frames, stored in place.
///
/// The top frame is what happens next. Frames hold ids and counts and read values afresh; nobody
/// searches or reorders the stack. Two equal stacks are equal byte by byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(
    transparent,
    bound(
        serialize = "F: Serialize + Copy + Default",
        deserialize = "F: Deserialize<'de> + Copy + Default"
    )
)]
pub struct Stack<F, const N: usize>(Pile<F, N>);

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// An empty stack.
    #[must_use]
    pub fn new() -> Self {
        Self(Pile::new())
    }

    /// Puts a frame on top. A full stack refuses and returns the frame: each game proves by its
    /// laws that it never gets there.
    ///
    /// # Errors
    /// Gives the frame back when there is no room for it.
    #[inline]
    pub fn push(&mut self, frame: F) -> Result<(), F> {
        self.0.try_push(frame)
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        self.0.pop()
    }

    /// The top frame.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<&F> {
        self.0.top()
    }

    /// The top frame, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.0.top_mut()
    }

    /// The frames, bottom first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.0.as_slice().iter()
    }

    /// How many frames there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing is pending.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Self::new()
    }
}
