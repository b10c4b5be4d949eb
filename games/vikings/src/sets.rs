//! Sets of the small ids, each in one machine word.

use core::ops::{BitAnd, BitOr, BitOrAssign};

use serde::{Deserialize, Serialize};

use crate::ids::{Area, Clan, Dock, Favor, Fjord, Giant, God};

/// A set of Viking Cards.
pub type CardSet = gladsheim_engine::CardSet<1>;

macro_rules! sets {
    ($($(#[$about:meta])* $name:ident($bits:ty) of $of:ident,)+) => {$(
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(transparent)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
        pub struct $name(pub $bits);

        impl $name {
            /// None of them.
            pub const EMPTY: Self = Self(0);

            /// Just this one.
            #[must_use]
            #[inline]
            pub const fn only(one: $of) -> Self {
                Self((1 as $bits).unbounded_shl(one.0 as u32))
            }

            /// The first `count` of them.
            #[must_use]
            pub const fn first(count: usize) -> Self {
                Self(!<$bits>::MAX.unbounded_shl(count as u32))
            }

            /// Whether it is in the set.
            #[must_use]
            #[inline]
            pub const fn contains(self, one: $of) -> bool {
                self.0 & Self::only(one).0 != 0
            }

            /// Whether there is none.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many there are.
            #[must_use]
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Adds one.
            #[inline]
            pub const fn insert(&mut self, one: $of) {
                self.0 |= Self::only(one).0;
            }

            /// Takes one out.
            #[inline]
            pub const fn remove(&mut self, one: $of) {
                self.0 &= !Self::only(one).0;
            }

            /// Those that are not in the other.
            #[must_use]
            #[inline]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether they have one in common.
            #[must_use]
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// The lowest of them.
            #[must_use]
            #[inline]
            pub const fn lowest(self) -> Option<$of> {
                if self.0 == 0 { None } else { Some($of(self.0.trailing_zeros() as u8)) }
            }

            /// They in ascending order, which is the order of their table.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $of> + Clone {
                let mut rest = self;
                core::iter::from_fn(move || {
                    let one = rest.lowest()?;
                    rest.0 &= rest.0 - 1;
                    Some(one)
                })
            }
        }

        impl BitOr for $name {
            type Output = Self;
            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl BitAnd for $name {
            type Output = Self;
            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl FromIterator<$of> for $name {
            fn from_iter<I: IntoIterator<Item = $of>>(all: I) -> Self {
                let mut set = Self::EMPTY;
                for one in all {
                    set.insert(one);
                }
                set
            }
        }
    )+};
}

sets! {
    /// A set of clans.
    Clans(u8) of Clan,
    /// A set of Areas.
    Areas(u16) of Area,
    /// A set of Docks.
    Docks(u32) of Dock,
    /// A set of Fjords.
    Fjords(u16) of Fjord,
    /// A set of Favor Cards.
    Favors(u32) of Favor,
    /// A set of Giants.
    Giants(u16) of Giant,
    /// A set of God Mats.
    Gods(u16) of God,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut docks: Docks = [Dock(31), Dock(0), Dock(7)].into_iter().collect();
        assert_eq!(docks.iter().collect::<Vec<_>>(), [Dock(0), Dock(7), Dock(31)]);
        docks.remove(Dock(0));
        assert_eq!((docks.len(), docks.lowest()), (2, Some(Dock(7))));
        assert_eq!((Docks::first(32), Docks::first(2)), (Docks(u32::MAX), Docks(0b11)));
        assert!(docks.meets(Docks::only(Dock(31))) && !docks.contains(Dock(1)));
        assert_eq!(docks.without(docks), Docks::EMPTY);
        assert!(!docks.contains(Dock(77)), "a number beyond the word is in no set");
    }
}
