//! Whole games by the rules of thumb, watched for choices that nobody would make.

use gladsheim_engine::{Actions, Chance, FastRng, Game, Judge, Seat, Silent, Viewer};

use crate::action::{Action, Line, Rate};
use crate::ids::{CardType, Choosing, Phase};
use crate::rules::{Rules, Valda};
use crate::state::State;
use crate::view::View;

/// Plays a game by the rules of thumb and shows every choice: the position, who is asked, the options
/// and the answer. Gives back the last position.
fn play(
    game: &Valda,
    seed: u64,
    mut see: impl FnMut(&State, Seat, &[Action], Action, &mut FastRng),
) -> State {
    let mut rng = FastRng::new(seed);
    let mut state = game.start(Chance::fast(seed), &mut Silent);
    let mut legal = Actions::new();
    while let Some(seat) = game.waiting(&state).lowest() {
        game.legal(&state, seat, &mut legal);
        let view = game.view(&state, Viewer::Seat(seat));
        let action = best(game, &view, seat, &legal, &mut rng);
        see(&state, seat, &legal, action, &mut rng);
        game.step(&mut state, seat, action, &mut Silent);
    }
    state
}

/// Plays games with the giants and shows every choice: the view, the options and the answer.
fn watch(games: u64, mut see: impl FnMut(&Valda, &View, &[Action], Action)) {
    for choosing in Choosing::ALL {
        for players in 2..=5 {
            let rules = Rules { players, giants: Some(choosing), ..Rules::default() };
            let game = Valda::new(rules).unwrap();
            for seed in 0..games {
                let end = play(&game, seed, |state, seat, legal, action, _| {
                    see(&game, &game.view(state, Viewer::Seat(seat)), legal, action);
                });
                check_prospects(&game, &end);
            }
        }
    }
}

fn best(game: &Valda, view: &View, seat: Seat, legal: &[Action], rng: &mut FastRng) -> Action {
    let rated = legal.iter().map(|action| (game.rate(view, seat, *action, rng), *action));
    let (rating, action) = rated.max_by(|one, other| one.0.total_cmp(&other.0)).unwrap();
    assert!(rating.is_finite(), "{action:?} is rated {rating}");
    action
}

/// Chances to win add up to one.
fn check_prospects(game: &Valda, state: &State) {
    let hopes = game.prospects(state).unwrap();
    let sum: f32 = Seat::all(usize::from(game.rules.players)).map(|seat| hopes[seat]).sum();
    assert!((sum - 1.0).abs() < 1e-3, "{sum}");
}

#[test]
fn no_building_point_is_lost_that_could_be_a_rune() {
    let mut ends = 0;
    watch(6, |_, view, legal, action| {
        if view.phase == Phase::Valda && action == Action::Done && view.builds > 0 {
            let own = view.viewer == Viewer::Seat(view.active) && view.resolving.is_none();
            assert!(!(own && legal.contains(&Action::CarveRune)), "round {}", view.round);
        }
        ends += u32::from(view.phase == Phase::Valda && action == Action::Done);
    });
    assert!(ends > 500, "{ends}");
}

#[test]
fn thrym_takes_two_runes_for_three_followers_first() {
    let mut pairs = 0;
    watch(12, |_, _, legal, action| {
        let pair = Action::Thrym(Line::Second);
        assert!(action != Action::Thrym(Line::First) || !legal.contains(&pair));
        pairs += u32::from(action == pair);
    });
    assert!(pairs > 20, "{pairs}");
}

#[test]
fn weapons_are_not_thrown_away() {
    let mut picks = 0;
    watch(12, |game, view, legal, action| {
        let Action::Pick(kind) = action else { return };
        // Grim, and the hand limit: cards are given away, and nothing else explains the question.
        if view.resolving.is_some() || !view.looked.is_empty() {
            return;
        }
        picks += 1;
        let is_weapon = |kind| game.spec(kind).kind == CardType::Weapon;
        let other = legal.iter().any(|one| matches!(one, Action::Pick(one) if !is_weapon(*one)));
        assert!(!(is_weapon(kind) && other), "{kind:?} in round {}", view.round);
    });
    assert!(picks > 50, "{picks}");
}

#[test]
fn freya_puts_back_the_card_that_is_worth_the_least() {
    let mut put_back = 0;
    watch(20, |game, view, legal, action| {
        let Action::Pick(kind) = action else { return };
        if view.phase != Phase::Resource || view.looked.len() < 3 {
            return;
        }
        put_back += 1;
        let value = |kind| game.spec(kind).value;
        let shields = |one: &Action| match one {
            Action::Pick(one) if game.spec(*one).kind == CardType::Defence => Some(value(*one)),
            _ => None,
        };
        let all = legal.iter().filter_map(shields);
        // Of three shields it is the weakest one.
        if all.clone().count() == legal.len() && view.round < 6 {
            assert_eq!(Some(value(kind)), all.min(), "in round {}", view.round);
        }
    });
    assert!(put_back > 0);
}

/// Whoever picks at random from what does no harm does not trade back and forth either.
#[test]
fn a_trade_that_looks_good_is_not_undone() {
    let mut traded = 0;
    for giants in [None, Some(Choosing::Random)] {
        let game = Valda::new(Rules { giants, ..Rules::default() }).unwrap();
        for seed in 0..60 {
            play(&game, seed, |state, seat, legal, _, rng| {
                let view = game.view(state, Viewer::Seat(seat));
                for action in legal {
                    let Action::Trade(_, from, to) = *action else { continue };
                    if game.rate(&view, seat, *action, rng) < 0.0 {
                        continue;
                    }
                    traded += 1;
                    let mut after = *state;
                    game.step(&mut after, seat, *action, &mut Silent);
                    let view = game.view(&after, Viewer::Seat(seat));
                    for back in Rate::ALL.map(|rate| Action::Trade(rate, to, from)) {
                        let rating = game.rate(&view, seat, back, rng);
                        assert!(rating < 0.0, "{action:?}, then {back:?}: {rating}");
                    }
                }
            });
        }
    }
    assert!(traded > 200, "{traded}");
}
