//! Verses, which are the cards of the game, and piles of them.

use core::fmt;

use serde::{Deserialize, Serialize};

/// A kind of verse. Two verses of a kind are alike (FLYTING-BOX-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Verse {
    /// Praises.
    Toast,
    /// Puzzles.
    Riddle,
    /// Mocks.
    Taunt,
}

impl Verse {
    /// All kinds, in the order of their ids.
    pub const ALL: [Self; 3] = [Self::Toast, Self::Riddle, Self::Taunt];

    /// The name in files and scenarios.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Toast => "toast",
            Self::Riddle => "riddle",
            Self::Taunt => "taunt",
        }
    }

    /// The noun in the locale files.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Toast => "flyting-verse-toast",
            Self::Riddle => "flyting-verse-riddle",
            Self::Taunt => "flyting-verse-taunt",
        }
    }

    /// The kind with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verse| verse.name() == name)
    }
}

impl fmt::Display for Verse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A pile of verses whose order does not matter: how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[allow(missing_docs)] // one field a kind
pub struct Verses {
    pub toast: u8,
    pub riddle: u8,
    pub taunt: u8,
}

impl Verses {
    /// How many there are of a kind.
    #[must_use]
    pub const fn of(self, verse: Verse) -> u8 {
        match verse {
            Verse::Toast => self.toast,
            Verse::Riddle => self.riddle,
            Verse::Taunt => self.taunt,
        }
    }

    fn of_mut(&mut self, verse: Verse) -> &mut u8 {
        match verse {
            Verse::Toast => &mut self.toast,
            Verse::Riddle => &mut self.riddle,
            Verse::Taunt => &mut self.taunt,
        }
    }

    /// Puts some verses of a kind on the pile.
    pub fn add(&mut self, verse: Verse, count: u8) {
        let kind = self.of_mut(verse);
        *kind = kind.saturating_add(count);
    }

    /// Takes a verse off the pile, if there is one of this kind; says whether there was.
    pub fn take(&mut self, verse: Verse) -> bool {
        let kind = self.of_mut(verse);
        let had = *kind > 0;
        *kind = kind.saturating_sub(1);
        had
    }

    /// Puts a whole pile on this one.
    pub fn add_all(&mut self, other: Self) {
        Verse::ALL.into_iter().for_each(|verse| self.add(verse, other.of(verse)));
    }

    /// How many there are.
    #[must_use]
    pub fn total(self) -> u8 {
        Verse::ALL.into_iter().map(|verse| self.of(verse)).fold(0, u8::saturating_add)
    }

    /// The kinds that are there, in the order of their ids.
    pub fn kinds(self) -> impl Iterator<Item = Verse> + Clone {
        Verse::ALL.into_iter().filter(move |verse| self.of(*verse) > 0)
    }

    /// The verse with this index when they are laid out kind by kind.
    #[must_use]
    pub fn at(self, mut index: u32) -> Option<Verse> {
        self.kinds().find(|verse| {
            let count = u32::from(self.of(*verse));
            let here = index < count;
            index = index.saturating_sub(count);
            here
        })
    }
}

impl FromIterator<Verse> for Verses {
    fn from_iter<I: IntoIterator<Item = Verse>>(verses: I) -> Self {
        let mut pile = Self::default();
        verses.into_iter().for_each(|verse| pile.add(verse, 1));
        pile
    }
}
