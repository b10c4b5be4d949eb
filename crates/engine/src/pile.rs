//! A short pile in order: the cards of a deck that lie in known places, or what is pending.

use serde::{Deserialize, Serialize};

/// Up to `N` items in order, the top one last, stored in place.
///
/// Unused places always hold `T::default()`, so that two equal piles are equal byte by byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// An empty pile.
    #[must_use]
    pub fn new() -> Self {
        Self { items: [T::default(); N], len: 0 }
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All of them, from the bottom up.
    #[must_use]
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        self.items.get(..self.len()).unwrap_or_default()
    }

    /// All of them, from the bottom up, to be changed or put into another order.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        let len = self.len();
        self.items.get_mut(..len).unwrap_or_default()
    }

    /// The top one.
    #[must_use]
    #[inline]
    pub fn top(&self) -> Option<&T> {
        self.items.get(usize::from(self.len.checked_sub(1)?))
    }

    /// The top one, to be changed in place.
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.items.get_mut(usize::from(self.len.checked_sub(1)?))
    }

    /// Puts one on top, where there is always room for it: games check their content for that.
    #[inline]
    pub fn push(&mut self, item: T) {
        let fits = self.try_push(item).is_ok();
        debug_assert!(fits, "the pile has room for everything that can be put on it");
    }

    /// Puts one on top.
    ///
    /// # Errors
    /// Gives it back when there is no room for it.
    #[inline]
    pub fn try_push(&mut self, item: T) -> Result<(), T> {
        match self.items.get_mut(usize::from(self.len)) {
            Some(free) => {
                *free = item;
                self.len += 1;
                Ok(())
            }
            None => Err(item),
        }
    }

    /// Puts one under all others, where there is always room for it.
    pub fn push_under(&mut self, item: T) {
        let fits = self.try_push_under(item).is_ok();
        debug_assert!(fits, "the pile has room for everything that can be put under it");
    }

    /// Puts one under all others.
    ///
    /// # Errors
    /// Gives it back when there is no room for it.
    pub fn try_push_under(&mut self, item: T) -> Result<(), T> {
        let len = self.len();
        if len >= N {
            return Err(item);
        }
        self.items.copy_within(..len, 1);
        if let Some(bottom) = self.items.first_mut() {
            *bottom = item;
        }
        self.len += 1;
        Ok(())
    }

    /// Takes the top one off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.len.checked_sub(1)?;
        let item = core::mem::take(self.items.get_mut(usize::from(top))?);
        self.len = top;
        Some(item)
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

/// Each is put on top of those before it.
impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Self::new();
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}

impl<T: Serialize + Copy + Default, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        // Refuses what is too long.
        Ok(arrayvec::ArrayVec::<T, N>::deserialize(deserializer)?.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_order_at_both_ends() {
        let mut pile: Pile<u8, 4> = [1, 2].into_iter().collect();
        pile.push_under(9);
        assert_eq!(pile.as_slice(), [9, 1, 2]);
        assert_eq!((pile.pop(), pile.top(), pile.len()), (Some(2), Some(&1), 2));
        assert_eq!(pile, [9, 1].into_iter().collect());
    }

    #[test]
    fn refuses_what_it_cannot_hold_and_forgets_what_it_popped() {
        let mut pile = Pile::<u8, 2>::new();
        pile.push(1);
        assert_eq!((pile.try_push(2), pile.try_push(3)), (Ok(()), Err(3)));
        assert_eq!((pile.try_push_under(3), pile.pop()), (Err(3), Some(2)));
        assert_eq!(pile, [1].into_iter().collect());
        assert_eq!((pile.pop(), pile.pop()), (Some(1), None));
        assert!(pile.is_empty());
    }
}
