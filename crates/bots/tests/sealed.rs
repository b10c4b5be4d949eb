//! Valhalla's sealed plans cannot be read by whoever plans last.

use gladsheim_bots::{Bot, BotSpec, Vantage};
use gladsheim_engine::{Actions, Chance, FastRng, Game, Seat, Silent};
use gladsheim_valhalla::{Rules, Valhalla};

#[test]
fn a_plan_does_not_depend_on_the_plan_that_is_already_sealed() {
    let game = Valhalla::new(Rules { players: 2, ..Rules::default() }).unwrap();
    let (first, last) = (Seat::wrapping(0), Seat::wrapping(1));
    let mut rng = FastRng::new(5);
    let (mut legal, mut plans) = (Actions::new(), Actions::new());
    let mut compared = 0;
    for deal in 0..6 {
        let mut state = game.start(Chance::fast(deal), &mut Silent);
        while let Some(seat) = game.waiting(&state).lowest() {
            if game.waiting(&state).len() == 2 {
                game.legal(&state, first, &mut plans);
                for spec in ["random", "greedy", "search:30"] {
                    let spec: BotSpec = spec.parse().unwrap();
                    let mut answers = Vec::new();
                    for &plan in &*plans {
                        let mut sealed = state;
                        game.step(&mut sealed, first, plan, &mut Silent);
                        game.legal(&sealed, last, &mut legal);
                        let vantage = Vantage::new(&game, &sealed, last);
                        answers.push(spec.build(9).choose(&vantage, &legal));
                    }
                    assert!(
                        answers.windows(2).all(|pair| pair[0] == pair[1]),
                        "{spec} reads plans"
                    );
                    compared += answers.len();
                }
            }
            game.legal(&state, seat, &mut legal);
            let action = *rng.pick(&legal).unwrap();
            game.step(&mut state, seat, action, &mut Silent);
        }
    }
    assert!(compared > 1_000, "{compared} answers are too few to prove anything");
}
