//! Choosing by one rule after the other.

use crate::event::Reason;
use crate::ids::Area;
use crate::sets::Areas;

/// What the rules have left of a choice, and the last one that took something away.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sieve {
    pub(super) left: Areas,
    last: Reason,
}

impl Sieve {
    /// Nothing has been decided.
    pub(super) const fn of(left: Areas) -> Self {
        Self { left, last: Reason::Only }
    }

    fn keep(self, left: Areas, reason: Reason) -> Self {
        if left == self.left { self } else { Self { left, last: reason } }
    }

    /// Those for which it holds, if it does for any.
    pub(super) fn prefer(self, reason: Reason, holds: impl Fn(Area) -> bool) -> Self {
        let left: Areas = self.left.iter().filter(|area| holds(*area)).collect();
        if left.is_empty() { self } else { self.keep(left, reason) }
    }

    /// Those with the least.
    pub(super) fn least(self, reason: Reason, count: impl Fn(Area) -> u8) -> Self {
        let least = self.left.iter().map(&count).min();
        self.prefer(reason, |area| Some(count(area)) == least)
    }

    /// Those with the most.
    pub(super) fn most(self, reason: Reason, count: impl Fn(Area) -> u8) -> Self {
        self.least(reason, |area| u8::MAX - count(area))
    }

    /// Why it is the one that was taken: if the rules left several, the human decided (TV-SOLO-7).
    pub(super) const fn reason(self) -> Reason {
        if self.left.len() > 1 { Reason::Chosen } else { self.last }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_rule_that_was_needed_is_the_reason() {
        let all = Sieve::of(Areas(0b1111));
        assert_eq!(all.reason(), Reason::Chosen);
        let near = all.least(Reason::Nearest, |area| area.0 / 2);
        assert_eq!((near.left, near.reason()), (Areas(0b11), Reason::Chosen));
        let same = near.most(Reason::MostSettlers, |_| 3);
        assert_eq!(same, near, "a rule that takes nothing away is no reason");
        let one = same.prefer(Reason::Matching, |area| area == Area(1));
        assert_eq!((one.left, one.reason()), (Areas(0b10), Reason::Matching));
        assert_eq!(one.prefer(Reason::Odd, |_| false), one, "nobody matches");
        assert_eq!(Sieve::of(Areas::EMPTY).least(Reason::Nearest, |_| 1).left, Areas::EMPTY);
    }
}
