//! What was worked out once and is asked for again by the next candidate.

use core::cell::Cell;

use crate::ids::{AREAS, Area, DOCKS, Dock};

/// The most Settlers that move at once and are remembered, and the largest amount of an effect.
const MOST: usize = 8;

/// Numbers that are worked out when they are first asked for: until then each is not a number.
pub(super) struct Memo<const N: usize>([Cell<f32>; N]);

impl<const N: usize> Memo<N> {
    pub(super) const fn new() -> Self {
        Self([const { Cell::new(f32::NAN) }; N])
    }

    /// The number at a place; beyond the last place it is worked out every time.
    #[inline]
    pub(super) fn get(&self, place: usize, find: impl FnOnce() -> f32) -> f32 {
        let Some(cell) = self.0.get(place) else { return find() };
        let known = cell.get();
        if !known.is_nan() {
            return known;
        }
        let found = find();
        cell.set(found);
        found
    }
}

/// A number for each Area and each count of Settlers.
pub(super) struct PerArea(Memo<{ AREAS * MOST }>);

impl PerArea {
    pub(super) const fn new() -> Self {
        Self(Memo::new())
    }

    #[inline]
    pub(super) fn get(&self, area: Area, count: u8, find: impl FnOnce() -> f32) -> f32 {
        if usize::from(count) >= MOST {
            return find();
        }
        self.0.get(usize::from(area.0) * MOST + usize::from(count), find)
    }
}

/// A number for each Dock and each count of Settlers that can be deployed there.
pub(super) struct PerDock(Memo<{ DOCKS * MOST }>);

impl PerDock {
    pub(super) const fn new() -> Self {
        Self(Memo::new())
    }

    #[inline]
    pub(super) fn get(&self, dock: Dock, count: u8, find: impl FnOnce() -> f32) -> f32 {
        if usize::from(count) >= MOST {
            return find();
        }
        self.0.get(usize::from(dock.0) * MOST + usize::from(count), find)
    }
}

/// A number for each amount of an effect.
pub(super) type PerAmount = Memo<MOST>;

/// All that is remembered while the answers to one question are judged.
pub(super) struct Memory {
    /// What each Area is worth as it stands.
    pub(super) areas: Memo<AREAS>,
    /// What it is worth that so many own Settlers come into an Area, or leave it.
    pub(super) coming: PerArea,
    pub(super) going: PerArea,
    /// What it is worth that an own Boat lands in an Area where no other has to leave, with so many Settlers.
    pub(super) landed: PerArea,
    /// What it is worth to land at a Dock with up to so many Settlers.
    pub(super) landing: PerDock,
    /// What so many Settlers cost.
    pub(super) settlers: PerAmount,
    /// What one Fury more of each god is worth.
    pub(super) raise: Memo<3>,
    pub(super) sail: PerAmount,
    pub(super) explore: PerAmount,
    pub(super) harvest: PerAmount,
    pub(super) build: PerAmount,
    pub(super) exchange: PerAmount,
    /// Effects that come in one size.
    pub(super) temple_move: Memo<1>,
    pub(super) smite: Memo<1>,
    pub(super) free_settler: Memo<1>,
    pub(super) move_giant: Memo<1>,
    pub(super) alight: Memo<1>,
}

impl Memory {
    pub(super) const fn new() -> Self {
        Self {
            areas: Memo::new(),
            coming: PerArea::new(),
            going: PerArea::new(),
            landed: PerArea::new(),
            landing: PerDock::new(),
            settlers: Memo::new(),
            raise: Memo::new(),
            sail: Memo::new(),
            explore: Memo::new(),
            harvest: Memo::new(),
            build: Memo::new(),
            exchange: Memo::new(),
            temple_move: Memo::new(),
            smite: Memo::new(),
            free_settler: Memo::new(),
            move_giant: Memo::new(),
            alight: Memo::new(),
        }
    }
}
