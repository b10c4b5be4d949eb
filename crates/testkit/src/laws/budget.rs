//! How long to look, and how closely.

use crate::is_soak;

/// How many decisions are played at each table in a soak.
const SOAK: u64 = 1_000_000;

/// How much random play the laws are checked over, and how often the expensive ones are.
///
/// A rate of `n` means: at one position in `n`, chosen at random. A rate of 0 means never.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Everything random in a check follows from this.
    pub seed: u64,
    /// The number of the first game; the message of a broken law says it.
    pub first_game: u64,
    /// No new game is begun after so many decisions.
    pub decisions: u64,
    /// The most moves a game may take, however it is played.
    pub longest_game: usize,
    /// Trying every id against the legal list.
    pub every_id: u32,
    /// Saving and loading.
    pub saves: u32,
    /// Orders of secret answers.
    pub secrets: u32,
    /// Imagining worlds for every viewer, and comparing what is heard in them.
    pub worlds: u32,
    /// Playing an imagined world to the end; one in so many worlds.
    pub playouts: u32,
    /// Games ended by timeouts and by everybody leaving.
    pub branches: u32,
    /// Pairs of worlds to be followed from one decision of a viewer's to the next.
    pub sequences: u64,
    /// Games in which seats leave; one in so many games.
    pub leavers: u32,
}

impl Budget {
    /// A close look: for the tests that run always.
    #[must_use]
    pub const fn new(decisions: u64) -> Self {
        Self {
            seed: 1,
            first_game: 0,
            decisions,
            longest_game: 10_000,
            every_id: 2,
            saves: 2,
            secrets: 2,
            worlds: 2,
            playouts: 16,
            branches: 16,
            sequences: 100,
            leavers: 4,
        }
    }

    /// A long look: rates that let a million decisions pass in a minute or two.
    #[must_use]
    pub const fn soak(decisions: u64) -> Self {
        Self {
            every_id: 8,
            saves: 16,
            secrets: 4,
            worlds: 8,
            playouts: 64,
            branches: 64,
            sequences: 100_000,
            ..Self::new(decisions)
        }
    }
    /// What a game's tests spend on one table: so many decisions, or a million in a soak.
    #[must_use]
    pub fn of_tests(decisions: u64) -> Self {
        if is_soak() { Self::soak(SOAK) } else { Self::new(decisions) }
    }
}
