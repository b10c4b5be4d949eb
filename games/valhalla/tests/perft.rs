//! How many lines of play there are: any change to the rules shows here.

mod common;

use common::{golden, is_soak, tables, title};
use gladsheim_engine::{Actions, Chance, FastRng, Game, Silent};
use gladsheim_testkit::perft;
use gladsheim_valhalla::Valhalla;

#[test]
fn lines_of_play_from_the_start() {
    for (name, game) in tables() {
        let state = game.start(Chance::fast(1), &mut Silent);
        let title = format!("{}, from the start", title(&game));
        perft::compare(golden(&format!("{name}-start.perft")), &title, &game, &state, 4);
    }
}

#[test]
fn lines_of_play_from_the_middle() {
    for (name, game) in tables() {
        let state = after(&game, 60);
        let title = format!("{}, after 60 decisions", title(&game));
        perft::compare(golden(&format!("{name}-middle.perft")), &title, &game, &state, 5);
    }
}

#[test]
fn counts_repeat_themselves() {
    let (_, game) = tables().next().expect("a table");
    let state = after(&game, 30);
    let depth = if is_soak() { 6 } else { 3 };
    assert_eq!(perft::count(&game, &state, depth), perft::count(&game, &state, depth));
}

/// A state some way into a random game: of the first game that gets so far.
fn after(game: &Valhalla, decisions: u32) -> <Valhalla as Game>::State {
    let mut legal = Actions::new();
    'games: for number in 0.. {
        let mut rng = FastRng::new(number);
        let mut state = game.start(Chance::fast(number), &mut Silent);
        for _ in 0..decisions {
            let Some(seat) = game.waiting(&state).lowest() else { continue 'games };
            game.legal(&state, seat, &mut legal);
            let Some(&action) = rng.pick(&legal) else { continue 'games };
            game.step(&mut state, seat, action, &mut Silent);
        }
        if !game.waiting(&state).is_empty() {
            return state;
        }
    }
    unreachable!("some game goes on for {decisions} decisions")
}
