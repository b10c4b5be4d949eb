//! Seats, sets of seats, and who is looking.

use core::fmt;
use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

use crate::by::array;

/// The most seats any game may have.
pub const MAX_SEATS: usize = 8;

/// One place at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Seat(u8);

/// A number that is no seat of any table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no seat {0}: seats are numbered from 0 to 7")]
pub struct NoSuchSeat(u8);

impl TryFrom<u8> for Seat {
    type Error = NoSuchSeat;
    fn try_from(number: u8) -> Result<Self, NoSuchSeat> {
        Self::new(usize::from(number)).ok_or(NoSuchSeat(number))
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl Seat {
    /// The seat with this number, if any table can have it.
    #[must_use]
    pub const fn new(number: usize) -> Option<Self> {
        if number < MAX_SEATS { Some(Self(number as u8)) } else { None }
    }

    /// The seat with this number; numbers beyond the largest table wrap around.
    #[must_use]
    #[inline]
    pub const fn wrapping(number: usize) -> Self {
        Self((number % MAX_SEATS) as u8)
    }

    /// The number of the seat.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    #[inline]
    pub const fn next(self, seats: usize) -> Self {
        let next = self.index() + 1;
        Self(if next >= seats { 0 } else { next as u8 })
    }

    /// All seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..seats.min(MAX_SEATS) as u8).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats, as a mask.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The first `seats` seats.
    #[must_use]
    #[inline]
    pub const fn first(seats: usize) -> Self {
        Self(((1u16 << if seats < 8 { seats } else { 8 }) - 1) as u8)
    }

    /// Just this seat.
    #[must_use]
    #[inline]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// The set with this mask: bit 0 is seat 0.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    /// The mask: bit 0 is seat 0.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Whether `seat` is in the set.
    #[must_use]
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 != 0
    }

    /// Whether there is nobody in it.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    #[inline]
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seats of both.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The seats of this set that are in `other` too.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The seats of this set that are not in `other`.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The lowest seat.
    #[must_use]
    #[inline]
    pub const fn lowest(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first seat of the set that is met going clockwise from `from`, which comes first itself.
    #[must_use]
    #[inline]
    pub const fn clockwise_from(self, from: Seat) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let ahead = self.0.rotate_right(from.0 as u32).trailing_zeros();
        Some(Seat::wrapping(from.index() + ahead as usize))
    }

    /// The seats in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut rest = self;
        core::iter::from_fn(move || {
            let seat = rest.lowest()?;
            rest.0 &= rest.0 - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

/// Whose eyes a view or an event is made for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Viewer {
    /// A player at the table.
    Seat(Seat),
    /// Somebody who sees only what lies open: a spectator.
    Public,
}

impl Viewer {
    /// Whether this is the player on `seat`.
    #[must_use]
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// The public and every seat of a table.
    pub fn all(seats: usize) -> impl Iterator<Item = Self> {
        core::iter::once(Self::Public).chain(Seat::all(seats).map(Self::Seat))
    }
}

/// One `T` per seat, for tables of up to `N`.
///
/// Indexed by [`Seat`]. A seat beyond `N` reads the last entry instead of panicking: rules refuse
/// such seats before they get here, and a branch-free index is what the hot loops want.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PerSeat<T, const N: usize>(pub [T; N]);

impl<T: Copy + Default, const N: usize> Default for PerSeat<T, N> {
    fn default() -> Self {
        Self([T::default(); N])
    }
}

#[allow(clippy::indexing_slicing)] // in range by `min`; see the type's own words
impl<T, const N: usize> Index<Seat> for PerSeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index().min(N - 1)]
    }
}

#[allow(clippy::indexing_slicing)] // as above
impl<T, const N: usize> IndexMut<Seat> for PerSeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index().min(N - 1)]
    }
}

impl<T: Serialize, const N: usize> Serialize for PerSeat<T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        array::serialize(&self.0, serializer)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for PerSeat<T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        array::deserialize(deserializer).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    #[test]
    fn clockwise_wraps_around_the_table() {
        let set: SeatSet = [seat(0), seat(2)].into_iter().collect();
        assert_eq!(set.clockwise_from(seat(1)), Some(seat(2)));
        assert_eq!(set.clockwise_from(seat(3)), Some(seat(0)));
        assert_eq!(SeatSet::EMPTY.clockwise_from(seat(3)), None);
        assert_eq!(seat(2).next(3), seat(0));
    }

    #[test]
    fn first_covers_every_table_size() {
        for seats in 0..=MAX_SEATS {
            assert_eq!(SeatSet::first(seats).len(), seats);
            assert_eq!(SeatSet::first(seats).iter().count(), seats);
        }
        assert_eq!(Seat::new(MAX_SEATS), None);
    }
}
