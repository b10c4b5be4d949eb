//! What is being resolved: frames, one on top of the other.

use gladsheim_engine::{Seat, SeatSet};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::Step;

/// What is being resolved. The bottom frame is always the step of the round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(align(4))] // one word, so that a frame is read and written at once
pub enum Frame {
    /// A step of the round, and the seats it has still to deal with.
    Step(Step, SeatSet),
    /// The God main looked at the deck: leave it or shuffle it?
    GodShuffle(Seat),
    /// One of the top two cards of the deck is to be kept, in secret. They still lie there as far
    /// as the others can see.
    Keep(Seat, Looked),
    /// One of the two cards in [`State::drawn`] is to be kept, and all see them.
    ///
    /// [`State::drawn`]: crate::State
    KeepOpen(Seat),
    /// One of the three cards in [`State::drawn`] is to be kept after a last stand.
    ///
    /// [`State::drawn`]: crate::State
    StandPick(Seat),
    /// A player has this many cards to lose.
    Lose(Seat, u8),
    /// These players have this many cards to lose each, in turn order.
    Bite(SeatSet, u8),
    /// No frame.
    #[default]
    Nothing,
}

/// Where the two cards of a secret draw lay before they were looked at, in one byte: how many above
/// the shuffled rest of the deck, how many in it; the others below it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Looked(u8);

impl Looked {
    /// So many from above, so many from the shuffled rest.
    #[must_use]
    pub const fn new(above: u8, rest: u8) -> Self {
        Self(above | rest << 4)
    }

    /// How many lay above the shuffled rest.
    #[must_use]
    pub const fn above(self) -> usize {
        (self.0 & 15) as usize
    }

    /// How many lay above the shuffled rest or in it.
    #[must_use]
    pub const fn above_or_rest(self) -> usize {
        self.above() + (self.0 >> 4) as usize
    }
}

/// The stack of frames. The deepest the rules can nest is step, bite, loss.
///
/// The top frame has a place of its own, since every decision looks at it again and again while
/// pushing is rare. Places that are not in use hold [`Frame::Nothing`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Frames {
    top: Frame,
    /// The one below the top first.
    below: [Frame; 2],
}

impl Frames {
    /// A stack with one frame.
    #[must_use]
    pub const fn new(bottom: Frame) -> Self {
        Self { top: bottom, below: [Frame::Nothing; 2] }
    }

    /// The top frame.
    #[must_use]
    #[inline]
    pub const fn top(&self) -> Frame {
        self.top
    }

    /// The top frame, to be changed in place.
    #[inline]
    pub const fn top_mut(&mut self) -> &mut Frame {
        &mut self.top
    }

    /// Puts a frame on top.
    ///
    /// # Errors
    /// Gives the frame back when there is no room for it.
    #[inline]
    pub fn push(&mut self, frame: Frame) -> Result<(), Frame> {
        let [below, Frame::Nothing] = self.below else { return Err(frame) };
        self.below = [self.top, below];
        self.top = frame;
        Ok(())
    }

    /// Takes the top frame off.
    #[inline]
    pub const fn pop(&mut self) -> Frame {
        let top = self.top;
        [self.top, self.below[0]] = self.below;
        self.below[1] = Frame::Nothing;
        top
    }

    /// The frames, bottom first.
    pub fn iter(&self) -> impl Iterator<Item = Frame> {
        let [below, bottom] = self.below;
        [bottom, below, self.top].into_iter().filter(|frame| *frame != Frame::Nothing)
    }

    /// The frame at the bottom: the step of the round.
    #[must_use]
    pub fn bottom(&self) -> Frame {
        self.iter().next().unwrap_or_default()
    }
}

impl Serialize for Frames {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let frames: arrayvec::ArrayVec<Frame, 3> = self.iter().collect();
        frames.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Frames {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let frames = arrayvec::ArrayVec::<Frame, 3>::deserialize(deserializer)?;
        let mut from_top = frames.into_iter().rev();
        let mut next = || from_top.next().unwrap_or_default();
        Ok(Self { top: next(), below: [next(), next()] })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_what_it_cannot_hold_and_forgets_what_it_popped() {
        let step = Frame::Step(Step::GodReveals, SeatSet::EMPTY);
        let seat = Seat::wrapping(1);
        let (bite, loss) = (Frame::Bite(SeatSet::only(seat), 1), Frame::Lose(seat, 1));
        let mut stack = Frames::new(step);
        assert_eq!((stack.push(bite), stack.push(loss)), (Ok(()), Ok(())));
        assert_eq!(stack.push(bite), Err(bite));
        assert!(stack.iter().eq([step, bite, loss]));
        assert_eq!((stack.pop(), stack.pop()), (loss, bite));
        assert_eq!((stack, stack.bottom()), (Frames::new(step), step));
    }
}
