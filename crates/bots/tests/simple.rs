//! Bots that do not search.

mod solved;

use gladsheim_bots::{Bot, BotSpec, Vantage};
use solved::{Matrix, Solved, opening, seat};

/// How often a careless player gives each of these answers in 400 games.
fn answers(legal: &[u16]) -> Vec<usize> {
    let game = Solved(Matrix([[50; 2]; 2]));
    let state = opening(&game);
    let mut careless = BotSpec::Thrall.build(7);
    let given: Vec<u16> = (0..400)
        .filter_map(|_| careless.choose(&Vantage::new(&game, &state, seat(0)), legal))
        .collect();
    legal.iter().map(|one| given.iter().filter(|other| *other == one).count()).collect()
}

#[test]
fn a_careless_player_leaves_half_to_chance_but_does_no_harm() {
    let [low, middle, high, harm] = answers(&[1, 2, 3, 210])[..] else { panic!("four answers") };
    assert_eq!(harm, 0);
    // The best one in half of the games, and in a third of the others.
    assert!((230..=300).contains(&high), "{high}");
    assert!(low > 40 && middle > 40, "{low} {middle}");
}

#[test]
fn where_everything_does_harm_a_careless_player_still_answers() {
    let [less, more] = answers(&[210, 220])[..] else { panic!("two answers") };
    assert_eq!(less + more, 400);
    assert!(more > 60 && less > more, "{less} {more}");
}
