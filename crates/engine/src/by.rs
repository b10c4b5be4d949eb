//! Arrays indexed by the small names of a game, which never go out of range.

use core::fmt;
use core::marker::PhantomData;
use core::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A small name with a number in an order: an area, a resource, a colour.
///
/// [`names!`](crate::names) implements it.
pub trait Ordinal: Copy {
    /// Its number in the order, from 0.
    fn ordinal(self) -> usize;
}

/// One `T` for each of `N` names.
///
/// A number beyond `N` wraps around instead of panicking; a game's names have none.
pub struct By<K, T, const N: usize>([T; N], PhantomData<fn(K)>);

impl<K, T, const N: usize> By<K, T, N> {
    /// These, in the order of the names.
    #[must_use]
    pub const fn new(items: [T; N]) -> Self {
        Self(items, PhantomData)
    }

    /// All of them, in the order of the names.
    #[must_use]
    #[inline]
    pub const fn all(&self) -> &[T; N] {
        &self.0
    }

    /// All of them, to be changed.
    #[inline]
    pub const fn all_mut(&mut self) -> &mut [T; N] {
        &mut self.0
    }
}

#[allow(clippy::indexing_slicing)] // in range by the remainder
impl<K: Ordinal, T, const N: usize> Index<K> for By<K, T, N> {
    type Output = T;
    #[inline]
    fn index(&self, name: K) -> &T {
        &self.0[name.ordinal() % N]
    }
}

#[allow(clippy::indexing_slicing)] // as above
impl<K: Ordinal, T, const N: usize> IndexMut<K> for By<K, T, N> {
    #[inline]
    fn index_mut(&mut self, name: K) -> &mut T {
        &mut self.0[name.ordinal() % N]
    }
}

impl<K, T: Copy, const N: usize> Copy for By<K, T, N> {}

impl<K, T: Clone, const N: usize> Clone for By<K, T, N> {
    #[inline]
    fn clone(&self) -> Self {
        Self(self.0.clone(), PhantomData)
    }
}

impl<K, T: PartialEq, const N: usize> PartialEq for By<K, T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<K, T: Eq, const N: usize> Eq for By<K, T, N> {}

impl<K, T: core::hash::Hash, const N: usize> core::hash::Hash for By<K, T, N> {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl<K, T: fmt::Debug, const N: usize> fmt::Debug for By<K, T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<K, T: Copy + Default, const N: usize> Default for By<K, T, N> {
    fn default() -> Self {
        Self::new([T::default(); N])
    }
}

impl<K, T: Serialize, const N: usize> Serialize for By<K, T, N> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        array::serialize(&self.0, serializer)
    }
}

impl<'de, K, T: Deserialize<'de>, const N: usize> Deserialize<'de> for By<K, T, N> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        array::deserialize(deserializer).map(Self::new)
    }
}

/// Arrays of any length, which `serde` itself does not know.
pub(crate) mod array {
    use super::{Deserialize, PhantomData, Serialize, fmt};

    pub(crate) fn serialize<T: Serialize, S: serde::Serializer, const N: usize>(
        items: &[T; N],
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeTuple as _;
        let mut tuple = serializer.serialize_tuple(N)?;
        for item in items {
            tuple.serialize_element(item)?;
        }
        tuple.end()
    }

    pub(crate) fn deserialize<'de, T, D, const N: usize>(
        deserializer: D,
    ) -> Result<[T; N], D::Error>
    where
        T: Deserialize<'de>,
        D: serde::Deserializer<'de>,
    {
        struct Entries<T, const N: usize>(PhantomData<T>);
        impl<'de, T: Deserialize<'de>, const N: usize> serde::de::Visitor<'de> for Entries<T, N> {
            type Value = [T; N];
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{N} entries")
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(
                self,
                mut entries: A,
            ) -> Result<Self::Value, A::Error> {
                let mut items = arrayvec::ArrayVec::<T, N>::new();
                while items.len() < N {
                    let missing = || serde::de::Error::invalid_length(items.len(), &self);
                    let item = entries.next_element()?.ok_or_else(missing)?;
                    items.push(item);
                }
                items
                    .into_inner()
                    .map_err(|short| serde::de::Error::invalid_length(short.len(), &"all entries"))
            }
        }
        deserializer.deserialize_tuple(N, Entries(PhantomData))
    }
}
