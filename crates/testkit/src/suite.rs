//! Everything that every game is tested for, in one line.
//!
//! A game says in a [`Suite`] what is its own, and `suite!` makes the tests of it: the laws at every
//! kind of table, words, positions, judgement, any bytes, perft, playthroughs, scenarios whole and
//! damaged, the size and the bytes of a state, and that a decision allocates nothing.
//!
//! ```ignore
//! struct Whole;
//!
//! impl Suite for Whole {
//!     type Game = MyGame;
//!     const FOLDER: &'static str = env!("CARGO_MANIFEST_DIR");
//! }
//!
//! gladsheim_testkit::suite!(Whole);
//! ```
//!
//! What only one game has to prove stands in test files of its own beside it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

use gladsheim_engine::{Arrange, Files, Game, Judge, Narrate, Setup, Title};
use gladsheim_scenario::{collect, faults, run_damaged, run_paths};

use crate::laws::{self, Budget, Invariant, Law};
use crate::setups::{file_name, telling_setups};
use crate::{alloc, bytes, golden, is_soak, midgame, perft, playthrough};

/// How deep perft counts.
#[derive(Clone, Copy, Debug)]
pub struct Depths {
    /// From the start.
    pub start: u32,
    /// After how many decisions the middle of a game is, and how deep from there.
    pub middle: (u32, u32),
    /// By trying every id instead of reading lists, from so many decisions on: in the tests that
    /// always run, and in a soak.
    pub trying: (u32, u32, u32),
}

/// What a game's suite needs to know of it. What has a default suits a small game.
pub trait Suite {
    /// The game.
    type Game: Title + Narrate + Arrange + Judge;

    /// The folder of the game's crate: `env!("CARGO_MANIFEST_DIR")`.
    const FOLDER: &'static str;

    /// The most bytes of a state; bots copy it at every step.
    const STATE_BYTES: usize = 256;

    /// The most moves of a game, some four times what is ever seen.
    const LONGEST_GAME: usize = 3_000;

    /// How many decisions the laws are checked over, at each table.
    const DECISIONS: u64 = 3_000;

    /// How many games must allocate nothing, at each table.
    const GAMES: u64 = 300;

    /// How many byte strings are played at each table, and in a soak.
    const STRINGS: (u64, u64) = (200, 20_000);

    /// The longest of those byte strings.
    const LONGEST_STRING: u32 = 9_000;

    /// How deep perft counts.
    const DEPTHS: Depths = Depths { start: 4, middle: (6, 4), trying: (4, 2, 3) };

    /// Laws that hardly ever come up at the tables of [`Suite::law_tables`].
    const RARE: &'static [Law] = &[];

    /// Words and numbers that mean something somewhere in a position, to damage scenarios with.
    const WORDS: &'static [&'static str] = &["0", "1", "2", "3", "7", "255"];

    /// The tables that are looked at, each with a name for files and messages: every kind that says
    /// something of its own.
    fn tables() -> Vec<(String, Setup)> {
        named::<Self::Game>(telling_setups(&Self::Game::about()))
    }

    /// The tables that the laws are checked closely at.
    fn law_tables() -> Vec<(String, Setup)> {
        Self::tables()
    }

    /// Kinds of tables at which the laws are checked over one whole game, besides.
    fn other_tables() -> Vec<(String, Setup)> {
        Vec::new()
    }

    /// The table whose first state is kept byte for byte: the last one.
    fn largest() -> Setup {
        let (_, setup) = Self::tables().pop().expect("a game has tables");
        setup
    }

    /// What is true of all states, beside the laws: every piece in exactly one place.
    fn invariant(game: &Self::Game) -> impl Invariant<<Self::Game as Game>::State>;

    /// What a table is called in `.perft` files.
    fn title(name: &str) -> String {
        format!("{}, {name}", Self::Game::about().id)
    }
}

/// Setups, each with its name for files.
#[must_use]
pub fn named<G: Title>(setups: Vec<Setup>) -> Vec<(String, Setup)> {
    let about = G::about();
    setups.into_iter().map(|setup| (file_name(&about, &setup), setup)).collect()
}

/// Makes the tests of a [`Suite`]. It stands alone in a test file, since it counts allocations.
#[macro_export]
macro_rules! suite {
    ($suite:ty) => {
        #[global_allocator]
        static ALLOCATOR: $crate::alloc::Counting = $crate::alloc::Counting;

        $crate::suite!(@tests $suite:
            laws_hold,
            laws_hold_at_every_other_table,
            words_are_distinct_and_leak_nothing,
            every_position_can_be_described_and_arranged_again,
            every_judgement_is_a_number,
            no_bytes_make_the_rules_panic,
            lines_of_play_are_as_many_as_they_were,
            lines_of_play_are_what_applies,
            playthroughs_go_as_written,
            states_are_small_and_their_bytes_what_they_were,
            games_allocate_nothing,
            every_scenario_passes,
            damaged_scenarios_end_in_an_outcome,
        );
    };
    (@tests $suite:ty: $($test:ident,)+) => {$(
        #[test]
        fn $test() {
            $crate::suite::$test::<$suite>();
        }
    )+};
}

/// The laws of play at the tables that are looked at closely.
pub fn laws_hold<S: Suite>() {
    let budget = Budget { longest_game: S::LONGEST_GAME, ..Budget::of_tests(S::DECISIONS) };
    at_once(&games::<S>(S::law_tables(), &boxed::<S>()), |name, game| {
        let report = laws::check_closely(name, game, &budget, &S::invariant(game), S::RARE);
        assert!(report.quiet_steps > 0, "{name}: nothing could ever be taken back\n{report}");
    });
}

/// The laws of play over a whole game at each of the other tables.
pub fn laws_hold_at_every_other_table<S: Suite>() {
    let budget = Budget { longest_game: S::LONGEST_GAME, ..Budget::soak(1) };
    at_once(&games::<S>(S::other_tables(), &boxed::<S>()), |name, game| {
        let report = laws::check(game, &budget, &S::invariant(game));
        assert!(report.decisions >= budget.decisions, "{name}: {report}");
    });
}

/// Decisions for the laws beside those of the rules.
const FEW: u64 = 1_000;

/// The laws of [`Narrate`].
pub fn words_are_distinct_and_leak_nothing<S: Suite>() {
    at_once(&games::<S>(S::tables(), &boxed::<S>()), |name, game| {
        laws::wording(game, &Budget::new(FEW)).insist(name, &[]);
    });
}

/// The law of [`Arrange`].
pub fn every_position_can_be_described_and_arranged_again<S: Suite>() {
    at_once(&games::<S>(S::tables(), &boxed::<S>()), |name, game| {
        laws::arranging(game, &Budget::new(FEW), &S::invariant(game)).insist(name, &[]);
    });
}

/// The law of [`Judge`].
pub fn every_judgement_is_a_number<S: Suite>() {
    at_once(&games::<S>(S::tables(), &boxed::<S>()), |name, game| {
        laws::judging(game, &Budget::new(FEW)).insist(name, &[]);
    });
}

/// Whatever comes in, the rules take it or refuse it.
pub fn no_bytes_make_the_rules_panic<S: Suite>() {
    let strings = if is_soak() { S::STRINGS.1 } else { S::STRINGS.0 };
    at_once(&games::<S>(S::tables(), &boxed::<S>()), |name, game| {
        let over = bytes::play_any(game, strings, S::LONGEST_STRING);
        assert!(over > 10, "{name}: {over} games came to an end");
    });
}

/// Perft, with the frozen box.
pub fn lines_of_play_are_as_many_as_they_were<S: Suite>() {
    let (after, depth) = S::DEPTHS.middle;
    at_once(&games::<S>(S::tables(), &frozen::<S>()), |name, game| {
        let title = S::title(name);
        let file = |part: &str| golden_file::<S>(&format!("{name}-{part}.perft"));
        perft::compare_from_start(file("start"), &title, game, S::DEPTHS.start);
        perft::compare_after(after, file("middle"), &title, game, depth);
    });
}

/// The same counts, found without legal lists: by trying every id.
pub fn lines_of_play_are_what_applies<S: Suite>() {
    let (after, depth, soak) = S::DEPTHS.trying;
    let depth = if is_soak() { soak } else { depth };
    at_once(&games::<S>(S::tables(), &boxed::<S>()), |name, game| {
        let state = midgame(game, after);
        let lines = perft::count(game, &state, depth);
        assert_eq!(lines, perft::count_by_trying(game, &state, depth), "{name}");
    });
}

/// Games written out step by step, with the frozen box; there are no others in the folder.
pub fn playthroughs_go_as_written<S: Suite>() {
    let written = playthrough::compare_all::<S::Game>(golden_file::<S>(""), &frozen::<S>());
    let folder = std::fs::read_dir(golden_file::<S>("")).expect("the folder of golden files");
    for path in folder.flatten().map(|entry| entry.path()) {
        let stale = path.extension().is_some_and(|end| end == "txt") && !written.contains(&path);
        assert!(!stale, "{} is compared with nothing: delete it", path.display());
    }
}

/// How large things may be, and what their bytes are: stored hashes are made over them.
pub fn states_are_small_and_their_bytes_what_they_were<S: Suite>() {
    let size = size_of::<<S::Game as Game>::State>();
    assert!(size <= S::STATE_BYTES, "a state has {size} bytes");
    assert!(size_of::<<S::Game as Game>::Action>() <= 8, "an action has more than 8 bytes");
    let game = build::<S>(&S::largest(), &frozen::<S>());
    golden::compare_first_state(golden_file::<S>("state.hex"), &game);
}

/// A decision allocates nothing, and neither does an imagined world.
pub fn games_allocate_nothing<S: Suite>() {
    at_once(&games::<S>(S::tables(), &boxed::<S>()), |name, game| {
        let decisions = alloc::none_in_games(name, game, S::GAMES);
        assert!(decisions >= S::GAMES, "{name}: {decisions} decisions");
        let worlds = alloc::none_in_worlds(name, game);
        assert!(worlds > 10, "{name}: {worlds} worlds");
    });
}

/// Every rule of the rulebook, played.
pub fn every_scenario_passes<S: Suite>() {
    let outcomes = run_paths::<S::Game>(&[scenarios::<S>()]);
    let outcomes = outcomes.unwrap_or_else(|fault| panic!("{fault}"));
    let faults = faults(&outcomes);
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), outcomes.len(), faults.join("\n"));
}

/// How often each file of scenarios is damaged.
const DAMAGES: u32 = 40;

/// Whatever a scenario says, it is played or refused, never met with a panic.
pub fn damaged_scenarios_end_in_an_outcome<S: Suite>() {
    let files = collect(&[scenarios::<S>()]).unwrap_or_else(|fault| panic!("{fault}"));
    let played = run_damaged::<S::Game>(&files, S::WORDS, DAMAGES);
    let played = played.unwrap_or_else(|fault| panic!("{fault}"));
    let all = files.len() * DAMAGES as usize;
    assert!(played > all / 4, "only {played} of {all} damaged scenarios could be read");
}

fn scenarios<S: Suite>() -> PathBuf {
    PathBuf::from(S::FOLDER).join("scenarios")
}

fn golden_file<S: Suite>(name: &str) -> PathBuf {
    PathBuf::from(S::FOLDER).join("tests/golden").join(name)
}

/// The content files of the box.
fn boxed<S: Suite>() -> Files {
    Files::of_box(S::Game::content())
}

/// The content files that golden files are played with.
fn frozen<S: Suite>() -> Files {
    golden::frozen_box(&golden_file::<S>("box"), S::Game::content())
}

fn build<S: Suite>(setup: &Setup, files: &Files) -> S::Game {
    let content = S::Game::read(files);
    let content = content.unwrap_or_else(|error| panic!("the content is refused: {error}"));
    let game = S::Game::build(setup, &content, S::Game::about().rules_version);
    game.unwrap_or_else(|error| panic!("{setup:?}: {error}"))
}

fn games<S: Suite>(tables: Vec<(String, Setup)>, files: &Files) -> Vec<(String, S::Game)> {
    tables.into_iter().map(|(name, setup)| (name, build::<S>(&setup, files))).collect()
}

/// Looks at all tables, as many at a time as the machine has cores.
fn at_once<G: Sync>(tables: &[(String, G)], look: impl Fn(&str, &G) + Sync) {
    let next = AtomicUsize::new(0);
    let take = || tables.get(next.fetch_add(1, Ordering::Relaxed));
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores.min(tables.len()) {
            scope.spawn(|| {
                while let Some((name, game)) = take() {
                    look(name, game);
                }
            });
        }
    });
}
