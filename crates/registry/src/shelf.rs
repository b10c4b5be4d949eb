//! The shelf: the only place in the workspace that names games.

use core::fmt;
use std::sync::Arc;

use gladsheim_engine::nearest;

use crate::{AnyTitle, Error, Shelved};

/// Hands the types of all games to a macro: the released ones, and those in the making.
///
/// `games!(list)` becomes `list! { released: [A, B]; development: [C]; }`, so that whoever needs
/// the games' own types finds them here too. A game stands in one line of its own.
#[macro_export]
macro_rules! games {
    ($list:ident) => {
        $list! {
            released: [
                $crate::named::gladsheim_valhalla::Valhalla,
                $crate::named::gladsheim_valda::Valda,
            ];
            development: [
                $crate::named::gladsheim_vikings::Vikings,
                $crate::named::gladsheim_flyting::Flyting,
            ];
        }
    };
}

/// The game to copy; `cargo xtask new-game` does.
pub const EXAMPLE: &str = "flyting";

/// The crates of the games, for [`games!`].
#[doc(hidden)]
pub mod named {
    pub use gladsheim_flyting;
    pub use gladsheim_valda;
    pub use gladsheim_valhalla;
    pub use gladsheim_vikings;
}

macro_rules! titles {
    (
        released: [$($released:ty,)*];
        development: [$($development:ty,)*];
    ) => {
        /// The games that are finished, in the order in which they are listed.
        const RELEASED: &[&dyn AnyTitle] = &[$(&Shelved::<$released>::NEW),*];
        /// The games in the making, and the one to copy.
        const DEVELOPMENT: &[&dyn AnyTitle] = &[$(&Shelved::<$development>::NEW),*];
    };
}

games!(titles);

/// The games that are on offer somewhere, in the order in which they are listed.
#[derive(Clone)]
pub struct Shelf(Arc<[&'static dyn AnyTitle]>);

impl Shelf {
    /// These games.
    #[must_use]
    pub fn of(titles: &[&'static dyn AnyTitle]) -> Self {
        Self(titles.into())
    }

    /// The games that are finished: what people are offered.
    #[must_use]
    pub fn released() -> Self {
        Self::of(RELEASED)
    }

    /// Every game there is, those in the making too: for development and tests.
    #[must_use]
    pub fn all() -> Self {
        Self::of(&[RELEASED, DEVELOPMENT].concat())
    }

    /// The named games of this shelf alone, in its order.
    ///
    /// # Errors
    /// Names the nearest game if there is none.
    pub fn only<S: AsRef<str>>(&self, ids: &[S]) -> Result<Self, Error> {
        for id in ids {
            self.find(id.as_ref())?;
        }
        let named = |title: &&&dyn AnyTitle| ids.iter().any(|id| id.as_ref() == title.id());
        Ok(Self(self.titles().iter().filter(named).copied().collect()))
    }

    /// The games, in the order in which they are listed.
    #[must_use]
    pub fn titles(&self) -> &[&'static dyn AnyTitle] {
        &self.0
    }

    /// The ids of the games, in the same order.
    #[must_use]
    pub fn ids(&self) -> Vec<&'static str> {
        self.titles().iter().map(|title| title.id()).collect()
    }

    /// The game with this id.
    ///
    /// # Errors
    /// Names the nearest game if there is none.
    pub fn find(&self, id: &str) -> Result<&'static dyn AnyTitle, Error> {
        let found = self.titles().iter().copied().find(|title| title.id() == id);
        found.ok_or_else(|| {
            let known = self.ids();
            let nearest = nearest(id, known.iter().copied());
            Error::UnknownGame { asked: id.to_owned(), nearest, known: known.join(", ") }
        })
    }
}

impl Default for Shelf {
    fn default() -> Self {
        Self::released()
    }
}

impl fmt::Debug for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.ids()).finish()
    }
}

/// The game with this id, whether it is released or in the making.
///
/// # Errors
/// Names the nearest released game if there is none.
pub fn find(id: &str) -> Result<&'static dyn AnyTitle, Error> {
    Shelf::all().find(id).or_else(|_| Shelf::released().find(id))
}
