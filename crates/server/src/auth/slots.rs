//! Room for so many at a time, by address and in all.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::limiter::network;

/// So many slots for each address, and so many for all together.
#[derive(Debug)]
pub(crate) struct Slots {
    each: u32,
    all: u32,
    taken: Mutex<Taken>,
}

#[derive(Debug, Default)]
struct Taken {
    /// Addresses with a slot, and how many each has: as many entries as there are slots at most.
    by: HashMap<IpAddr, u32>,
    all: u32,
}

/// Room for one, which is given back when dropped.
#[derive(Debug)]
pub(crate) struct Slot {
    slots: Arc<Slots>,
    address: IpAddr,
}

impl Slots {
    pub(crate) fn new(each: u32, all: u32) -> Arc<Self> {
        Arc::new(Self { each, all, taken: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a slot; nothing if the address has all of its own, or none is left.
    pub(crate) fn take(self: &Arc<Self>, address: IpAddr) -> Option<Slot> {
        let address = network(address);
        let mut taken = self.lock();
        let own = taken.by.get(&address).copied().unwrap_or(0);
        if own >= self.each || taken.all >= self.all {
            return None;
        }
        taken.all += 1;
        taken.by.insert(address, own + 1);
        Some(Slot { slots: Arc::clone(self), address })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = self.slots.lock();
        taken.all = taken.all.saturating_sub(1);
        if let Some(own) = taken.by.get_mut(&self.address) {
            *own -= 1;
            if *own == 0 {
                taken.by.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_are_counted_for_each_and_for_all_and_come_back() {
        let slots = Slots::new(2, 3);
        let [one, other, third] = [1, 2, 3].map(|last| IpAddr::from([127, 0, 0, last]));
        let mut held = vec![slots.take(one).unwrap(), slots.take(one).unwrap()];
        assert!(slots.take(one).is_none(), "its own are taken");
        held.push(slots.take(other).unwrap());
        assert!(slots.take(third).is_none(), "all are taken");
        held.remove(0);
        assert!(slots.take(third).is_some());
        held.clear();
        let taken = slots.lock();
        assert!(taken.by.is_empty() && taken.all == 0, "nobody is remembered for nothing");
    }
}
