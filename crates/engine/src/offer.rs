//! Who takes the actions that a game offers: a list of all of them, or just whether there is a choice.

use crate::Actions;

/// Takes offered actions, in ascending order of their ids.
///
/// A game that lists its legal actions through this trait can be asked whether there is a choice at
/// all, by the same code and without making the list.
pub trait Offer<A> {
    /// Takes one.
    fn add(&mut self, action: A);

    /// Whether further offers would change nothing, so that a game may stop making them.
    #[inline]
    fn is_full(&self) -> bool {
        false
    }
}

impl<A> Offer<A> for Actions<A> {
    #[inline]
    fn add(&mut self, action: A) {
        self.push(action);
    }
}

/// Whether there is a choice at all: keeps only the first offer.
#[derive(Clone, Copy, Debug)]
pub struct Few<A> {
    first: Option<A>,
    has_more: bool,
}

impl<A> Default for Few<A> {
    fn default() -> Self {
        Self { first: None, has_more: false }
    }
}

impl<A> Offer<A> for Few<A> {
    #[inline]
    fn add(&mut self, action: A) {
        if self.first.is_some() {
            self.has_more = true;
        } else {
            self.first = Some(action);
        }
    }

    #[inline]
    fn is_full(&self) -> bool {
        self.has_more
    }
}

impl<A: Copy> Few<A> {
    /// Whether nothing was offered.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.first.is_none()
    }

    /// The answer that nobody need be asked for: the only offer, or `nothing` where there was none.
    #[must_use]
    #[inline]
    pub fn forced_or(&self, nothing: A) -> Option<A> {
        if self.has_more { None } else { Some(self.first.unwrap_or(nothing)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_offers_are_a_choice_and_fewer_are_not() {
        let mut few = Few::default();
        assert_eq!((few.is_empty(), few.forced_or(0)), (true, Some(0)));
        few.add(5);
        assert_eq!((few.is_empty(), few.is_full(), few.forced_or(0)), (false, false, Some(5)));
        few.add(6);
        assert_eq!((few.is_full(), few.forced_or(0)), (true, None));
    }
}
