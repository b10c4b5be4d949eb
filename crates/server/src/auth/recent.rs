//! A memory that forgets.

use std::collections::HashMap;
use std::hash::Hash;

/// Remembers something of the latest of very many, in a bounded space and without ever looking
/// through all of them.
///
/// There are two generations. Whatever is asked for is moved to the young one; once that is full,
/// the old one is forgotten and the young one grows old. So only those are forgotten who have been
/// quiet while at least `most` others came.
#[derive(Debug)]
pub(super) struct Recent<K, V> {
    young: HashMap<K, V>,
    old: HashMap<K, V>,
    most: usize,
}

impl<K: Eq + Hash, V> Recent<K, V> {
    /// A memory for twice as many as `most`.
    pub(super) fn new(most: usize) -> Self {
        Self { young: HashMap::new(), old: HashMap::new(), most }
    }

    /// What is remembered under `key`; something new if nothing is.
    pub(super) fn get(&mut self, key: K, new: impl FnOnce() -> V) -> &mut V {
        if self.young.len() >= self.most && !self.young.contains_key(&key) {
            std::mem::swap(&mut self.young, &mut self.old);
            self.young.clear();
        }
        let known = if self.old.is_empty() { None } else { self.old.remove(&key) };
        match known {
            Some(value) => self.young.entry(key).insert_entry(value).into_mut(),
            None => self.young.entry(key).or_insert_with(new),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::hash::Hasher;

    use super::*;

    thread_local!(static WORK: Cell<usize> = const { Cell::new(0) });

    fn work() {
        WORK.set(WORK.get() + 1);
    }

    /// A key and a value that count how often anything is done with them.
    #[derive(PartialEq, Eq)]
    struct Key(u32);

    impl Hash for Key {
        fn hash<H: Hasher>(&self, state: &mut H) {
            work();
            self.0.hash(state);
        }
    }

    struct Value(u32);

    impl Drop for Value {
        fn drop(&mut self) {
            work();
        }
    }

    #[test]
    fn a_look_costs_the_same_however_many_there_are() {
        const MOST: usize = 1_000;
        let mut recent = Recent::new(MOST);
        for number in 0..200_000 {
            recent.get(Key(number), || Value(number));
            assert!(recent.young.len() + recent.old.len() <= 2 * MOST, "space is bounded");
        }
        let each = WORK.get() as f64 / 200_000.0;
        // Two or three looks, one entry forgotten, and now and then a map that grows.
        assert!(each < 6.0, "{each} entries were looked at for each");
    }

    #[test]
    fn whoever_comes_back_is_remembered_and_the_quiet_are_forgotten() {
        let mut recent = Recent::new(10);
        recent.get(Key(0), || Value(7));
        for number in 1..1_000 {
            recent.get(Key(number), || Value(number));
            assert_eq!(recent.get(Key(0), || Value(0)).0, 7, "after {number} others");
        }
        assert_eq!(recent.get(Key(1), || Value(0)).0, 0, "quiet for long");
    }
}
