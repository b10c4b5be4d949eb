//! The games that a hall offers.

use core::fmt;

use gladsheim_registry::{AnyTitle, Error, find_among, titles};

/// The games that a hall offers: all that there are, unless it is said otherwise.
#[derive(Clone, Copy)]
pub struct Games(&'static [&'static dyn AnyTitle]);

impl Games {
    /// These games and no others.
    #[must_use]
    pub const fn only(games: &'static [&'static dyn AnyTitle]) -> Self {
        Self(games)
    }

    /// The games, in the order in which they are listed.
    #[must_use]
    pub const fn list(&self) -> &'static [&'static dyn AnyTitle] {
        self.0
    }

    /// The game with this id.
    ///
    /// # Errors
    /// Names the nearest game if there is no such one.
    pub fn find(&self, id: &str) -> Result<&'static dyn AnyTitle, Error> {
        find_among(self.0, id)
    }
}

impl Default for Games {
    fn default() -> Self {
        Self(titles())
    }
}

impl fmt::Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.0.iter().map(|title| title.id())).finish()
    }
}
