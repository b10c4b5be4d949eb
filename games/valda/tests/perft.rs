//! How many lines of play there are: any change to the rules shows here.

mod common;

use common::{golden, is_soak, tables, title};
use gladsheim_engine::{ActionId, Actions, Chance, FastRng, Game, Silent};
use gladsheim_testkit::perft;
use gladsheim_valda::{State, Valda};

#[test]
fn lines_of_play_from_the_start() {
    for (name, game) in tables() {
        let state = game.start(Chance::fast(1), &mut Silent);
        let title = format!("{}, from the start", title(&name));
        perft::compare(golden(&format!("{name}-start.perft")), &title, &game, &state, 4);
    }
}

#[test]
fn lines_of_play_from_the_middle() {
    for (name, game) in tables() {
        let state = after(&game, 90);
        let title = format!("{}, after 90 decisions", title(&name));
        perft::compare(golden(&format!("{name}-middle.perft")), &title, &game, &state, 4);
    }
}

/// The same counts, found without legal lists: by trying every id.
#[test]
fn lines_of_play_are_what_applies() {
    fn tried(game: &Valda, state: &State, depth: u32) -> u64 {
        let Some(left) = depth.checked_sub(1) else { return 1 };
        let Some(seat) = game.waiting(state).lowest() else { return 0 };
        let actions = (0..game.actions()).filter_map(|id| game.decode(ActionId(id)));
        let lines = actions.map(|action| {
            let mut next = *state;
            let result = game.apply(&mut next, seat, action, &mut Silent);
            result.map_or(0, |()| tried(game, &next, left))
        });
        lines.sum()
    }
    for (name, game) in tables() {
        let state = after(&game, 40);
        let depth = if is_soak() { 3 } else { 2 };
        let lines = perft::count(&game, &state, depth);
        assert_eq!(lines, tried(&game, &state, depth), "{name}");
    }
}

/// A state some way into a random game: of the first game that gets so far.
fn after(game: &Valda, decisions: u32) -> State {
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
