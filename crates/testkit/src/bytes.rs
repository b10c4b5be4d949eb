//! Any byte string as a game: what property tests and fuzz targets feed to a game.

use gladsheim_engine::{ActionId, Actions, Chance, FastRng, Game, Seat, Silent};

/// What became of a byte string.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Played {
    /// Moves that the game took.
    pub taken: u32,
    /// Moves that it refused.
    pub refused: u32,
    /// Whether the game came to its end.
    pub over: bool,
}

/// From here on, the first byte of a move says that the seat leaves.
const LEAVES: u8 = 0xf0;
/// Says that the action is to be taken from the legal list, so that games get somewhere.
const LISTED: u8 = 0x10;

/// Plays what the bytes say: eight for the seed, then three for each move, a seat and an id.
///
/// A game must neither panic on any of it nor change when it refuses.
///
/// # Panics
/// If a refused move changed the state.
pub fn play<G: Game>(game: &G, bytes: &[u8]) -> Played {
    let (seed, moves) = bytes.split_at(bytes.len().min(8));
    let seed = seed.iter().fold(0, |seed, byte| seed << 8 | u64::from(*byte));
    let mut state = game.start(Chance::fast(seed), &mut Silent);
    let mut legal = Actions::new();
    let mut played = Played::default();
    for group in moves.chunks_exact(3) {
        let &[head, low, high] = group else { break };
        let seat = Seat::wrapping(usize::from(head & 0x0f));
        let number = u16::from_le_bytes([low, high]);
        let before = state.clone();
        let result = if head >= LEAVES {
            game.leave(&mut state, seat, &mut Silent)
        } else {
            game.legal(&state, seat, &mut legal);
            let listed = legal.get(usize::from(number) % legal.len().max(1)).copied();
            let listed = listed.filter(|_| head & LISTED != 0);
            let Some(action) = listed.or_else(|| game.decode(ActionId(number))) else { continue };
            game.apply(&mut state, seat, action, &mut Silent)
        };
        match result {
            Ok(()) => played.taken += 1,
            Err(refusal) => {
                assert!(state == before, "the refusal \"{refusal}\" changed the state");
                played.refused += 1;
            }
        }
    }
    played.over = game.waiting(&state).is_empty();
    played
}

/// A random byte string of up to `longest` bytes.
pub fn any(rng: &mut FastRng, longest: u32) -> Vec<u8> {
    let length = rng.below(longest + 1);
    (0..length).map(|_| rng.next_u64() as u8).collect()
}

/// Plays so many random byte strings, of up to `longest` bytes each, and counts the games that came
/// to their end: a test wants some, or it has seen only how games begin.
///
/// # Panics
/// As [`play`] does.
pub fn play_any<G: Game>(game: &G, strings: u64, longest: u32) -> usize {
    let strings = (0..strings).map(|index| any(&mut FastRng::nth(1, index), longest));
    strings.filter(|bytes| play(game, bytes).over).count()
}
