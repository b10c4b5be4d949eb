//! The lab as its users see it: by the facade alone.

use std::collections::BTreeMap;
use std::sync::Arc;

use gladsheim_bots::BotSpec;
use gladsheim_engine::Setup;
use gladsheim_lab::{CountBy, Playouts, Series, lab, quietly, run_scenarios};
use gladsheim_registry::{AnyGame, EXAMPLE, Shelf, find};

fn game() -> Arc<dyn AnyGame> {
    let setup = Setup { players: 2, options: BTreeMap::new() };
    find(EXAMPLE).unwrap().build(&setup, None).unwrap()
}

#[test]
fn every_game_on_the_shelf_can_be_measured() {
    for title in Shelf::all().titles() {
        let setup = Setup { players: title.about().min_players, options: BTreeMap::new() };
        let game = title.build(&setup, None).unwrap();
        assert_eq!(lab(&*game).unwrap().playouts(1, 2).games, 2, "{}", title.id());
    }
}

#[test]
fn the_lab_does_the_work_it_is_given() {
    let game = game();
    let lab = lab(&*game).unwrap();
    let series = Series { games: 20, seed: 1, threads: 1 };
    let bots = [BotSpec::Random, BotSpec::Greedy];
    let totals = lab.simulate(&bots, series, CountBy::Seat, true, &quietly).unwrap();
    assert_eq!(totals.games, 20);
    assert!(totals.decisions > 20 * 5);
    assert_eq!(lab.arena(&bots, series, &quietly).unwrap().games, 20);
    assert!(lab.simulate(&bots[..1], series, CountBy::TurnOrder, false, &quietly).is_err());
    assert_eq!((lab.perft(1, 0), lab.perft(1, 100)), (1, 0));
    assert!(lab.perft(1, 1) >= 2);
    let Playouts { games, decisions } = lab.playouts(1, 5);
    assert!(games == 5 && decisions > 5 * 5);
    lab.imagine(1, 100);
    assert_eq!(lab.search(1, 2, 10).iterations, 20);
}

#[test]
fn scenarios_are_run_by_the_rules_of_their_games_and_strangers_refused() {
    let text = format!(
        "[[scenario]]\ntitle = 'one'\nrule = ['A-1']\ngame = {{ name = '{EXAMPLE}', players = 2 }}\n\
         [[scenario.step]]\nwaiting = [0, 1]\n\
         [[scenario]]\ntitle = 'two'\nrule = ['A-1']\ngame = {{ name = 'chess', players = 2 }}\n\
         [[scenario.step]]\nwaiting = [0]\n"
    );
    let file = gladsheim_scenario::parse("f.toml", text.as_bytes()).unwrap();
    let outcomes = run_scenarios(&file, &BTreeMap::new()).unwrap();
    let passed: Vec<bool> = outcomes.iter().map(|outcome| outcome.result.is_passed()).collect();
    assert_eq!(passed, [true, false]);
    let wrong = BTreeMap::from([(EXAMPLE.to_owned(), "no content".to_owned())]);
    assert!(run_scenarios(&file, &wrong).is_err());
}
