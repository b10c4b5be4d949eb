//! Any bytes as a change to a box: it is refused at a place in a file, or games are played with it.
#![no_main]

use gladsheim_engine::{Files, Title};
use gladsheim_testkit::bytes;
use gladsheim_testkit::setups::sized_setups;
use libfuzzer_sys::fuzz_target;

/// From here on, the first byte says that the rest is the whole file; else it is changes to it.
const WHOLE: u8 = 0x80;
/// How many moves are played with a changed box at each table.
const MOVES: u8 = 240;

/// A game for [`bytes::play`]: a seed, then moves of all seats in turn from what is legal.
fn moves() -> Vec<u8> {
    let moves = (0..MOVES).flat_map(|number| [0x10 | number % 4, number.wrapping_mul(7), 0]);
    [0; 8].into_iter().chain(moves).collect()
}

/// The file with a byte changed for every three bytes: a place and what stands there.
fn changed(text: &str, changes: &[u8]) -> Vec<u8> {
    let mut file = text.as_bytes().to_vec();
    for change in changes.chunks_exact(3) {
        let &[low, high, byte] = change else { break };
        let at = usize::from(u16::from_le_bytes([low, high])) % file.len().max(1);
        if let Some(place) = file.get_mut(at) {
            *place = byte;
        }
    }
    file
}

/// Puts a file into a game's box and plays with what comes of it.
fn open<G: Title>(head: u8, rest: &[u8]) {
    let names = G::content();
    let Some((name, text)) = names.get(usize::from(head & !WHOLE) % names.len().max(1)) else {
        return;
    };
    let file = if head >= WHOLE { rest.to_vec() } else { changed(text, rest) };
    let mut files = Files::of_box(names);
    let read = files.replace(name, &file).and_then(|()| G::read(&files));
    let content = match read {
        Ok(content) => content,
        Err(error) => return assert!(error.line > 0 && error.column > 0, "{error}"),
    };
    drop(G::tell_cards(&content));
    let about = G::about();
    for setup in sized_setups(&about) {
        if let Ok(game) = G::build(&setup, &content, about.rules_version) {
            bytes::play(&game, &moves());
        }
    }
}

macro_rules! open_all {
    (released: [$($released:ty,)*]; development: [$($development:ty,)*];) => {
        fn open_all(head: u8, rest: &[u8]) {
            $(open::<$released>(head, rest);)*
            $(open::<$development>(head, rest);)*
        }
    };
}

gladsheim_registry::games!(open_all);

fuzz_target!(|data: &[u8]| {
    if let Some((&head, rest)) = data.split_first() {
        open_all(head, rest);
    }
});
