//! The stack of pending frames: what is being resolved, as plain data.

use serde::{Deserialize, Serialize};

/// A stack with room for `N` frames, stored in place.
///
/// The top frame is what happens next. Frames hold ids and counts and read values afresh; nobody
/// searches or reorders the stack. Unused places always hold `F::default()`, so that two equal
/// stacks are equal byte by byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack<F, const N: usize> {
    frames: [F; N],
    len: u8,
}

impl<F: Copy + Default, const N: usize> Stack<F, N> {
    /// An empty stack.
    #[must_use]
    pub fn new() -> Self {
        Self { frames: [F::default(); N], len: 0 }
    }

    /// Puts a frame on top. A full stack refuses and returns the frame: each game proves by its
    /// laws that it never gets there.
    ///
    /// # Errors
    /// Gives the frame back when there is no room for it.
    #[inline]
    pub fn push(&mut self, frame: F) -> Result<(), F> {
        match self.frames.get_mut(usize::from(self.len)) {
            Some(place) => {
                *place = frame;
                self.len += 1;
                Ok(())
            }
            None => Err(frame),
        }
    }

    /// Takes the top frame off.
    #[inline]
    pub fn pop(&mut self) -> Option<F> {
        let top = self.len.checked_sub(1)?;
        let frame = core::mem::take(self.frames.get_mut(usize::from(top))?);
        self.len = top;
        Some(frame)
    }

    /// The top frame.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<&F> {
        self.frames.get(usize::from(self.len.checked_sub(1)?))
    }

    /// The top frame, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut F> {
        self.frames.get_mut(usize::from(self.len.checked_sub(1)?))
    }

    /// The frames, bottom first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &F> {
        self.frames.iter().take(usize::from(self.len))
    }

    /// How many frames there are.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether nothing is pending.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<F: Copy + Default, const N: usize> Default for Stack<F, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<F: Serialize + Copy + Default, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, F: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Stack<F, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frames = arrayvec::ArrayVec::<F, N>::deserialize(deserializer)?;
        let mut stack = Self::new();
        for frame in frames {
            stack.push(frame).map_err(|_| serde::de::Error::custom("too many frames"))?;
        }
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_what_it_cannot_hold_and_forgets_what_it_popped() {
        let mut stack = Stack::<u8, 2>::new();
        assert_eq!((stack.push(1), stack.push(2), stack.push(3)), (Ok(()), Ok(()), Err(3)));
        assert_eq!(stack.pop(), Some(2));
        assert_eq!(stack, {
            let mut fresh = Stack::new();
            fresh.push(1).unwrap();
            fresh
        });
        assert_eq!((stack.pop(), stack.pop()), (Some(1), None));
    }
}
