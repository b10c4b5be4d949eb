//! The facade as its users see it, over the example.

use gladsheim_bots::{BotSpec, Budget};
use gladsheim_engine::{ActionId, Illegal, Seat, Seed, Setup, SetupError, Viewer};

use crate::{AnyTitle, Error, Shelved, find};

pub(crate) const FLYTING: &dyn AnyTitle = &Shelved::<gladsheim_flyting::Flyting>::NEW;

/// The file that says how long the example is played.
pub(crate) fn contest(rounds: &str) -> String {
    format!("rounds = {rounds}\nlong_night = 2\nhand = 3\nboast = 1\n")
}

/// The content of an owner who changed that file alone.
pub(crate) fn content(rounds: &str) -> String {
    serde_json::json!({ "contest.toml": contest(rounds) }).to_string()
}

fn setup(players: u8, options: &[(&str, &str)]) -> Setup {
    let options = options.iter().map(|(name, value)| ((*name).into(), (*value).into()));
    Setup { players, options: options.collect() }
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

#[test]
fn unknown_games_and_setups_are_refused_with_a_sentence() {
    let error = find("chess").err().unwrap().to_string();
    assert!(error.starts_with("there is no game \"chess\""), "{error}");
    let error = FLYTING.build(&setup(9, &[]), None).err();
    assert!(matches!(error, Some(Error::Setup(SetupError::Players { max: 4, .. }))));
    let error = FLYTING.build(&setup(2, &[]), Some(&content("2\nround = 3"))).err();
    assert!(matches!(&error, Some(Error::Content(at)) if at.line == 2), "{error:?}");
}

#[test]
fn options_at_their_default_are_left_out_of_the_setup() {
    let plain = FLYTING.build(&setup(2, &[("long_night", "false")]), None).unwrap();
    assert_eq!(plain.setup(), &setup(2, &[]));
    let long = FLYTING.build(&setup(2, &[("long_night", "true")]), None).unwrap();
    assert_eq!(long.setup(), &setup(2, &[("long_night", "true")]));
}

#[test]
fn a_match_can_be_played_saved_and_loaded() {
    let game = FLYTING.build(&setup(2, &[]), None).unwrap();
    let (mut table, opening) = game.start(&Seed::from_number(1));
    assert_eq!(opening.redacted(Viewer::Public).len(), 3, "two hands and a round");
    while let Some(seat) = table.waiting().lowest() {
        let legal = table.legal(seat);
        assert_eq!(legal.iter().map(|choice| choice.id).collect::<Vec<_>>(), table.legal_ids(seat));
        assert!(legal.iter().any(|choice| Some(choice.id) == table.timeout(seat)));
        let mut copy = game.load(&table.save()).unwrap();
        copy.apply_named(seat, &legal[1].name).unwrap();
        table.apply(seat, legal[1].id).unwrap();
        assert_eq!(
            (copy.hash(), copy.view(Viewer::Public)),
            (table.hash(), table.view(Viewer::Public))
        );
    }
    assert_eq!(table.standings().unwrap().ranks().len(), 2);
    assert_eq!(table.apply(seat(0), ActionId(0)).err(), Some(Illegal::Over));
    assert!(matches!(game.load(b"nonsense").err(), Some(Error::BadState { game: "flyting" })));
    assert!(game.load(&[table.save(), vec![0]].concat()).is_err());
}

#[test]
fn a_secret_line_is_heard_of_and_told_to_nobody_else() {
    let game = FLYTING.build(&setup(2, &[]), None).unwrap();
    let (mut table, _) = game.start(&Seed::from_number(1));
    let (me, other) = (Viewer::Seat(seat(0)), Viewer::Seat(seat(1)));
    let chosen = table.apply_named(seat(0), "silent").unwrap();
    assert!(chosen.visible_to(me) && chosen.visible_to(other) && !chosen.reveals_to_anyone());
    assert_eq!(table.view(me)["line"], "silent");
    assert!(table.view(other)["line"].is_null());
    let recited = table.apply_named(seat(1), "silent").unwrap();
    assert!(recited.reveals_to(Viewer::Public) && recited.reveals_to_anyone());
}

#[test]
fn a_hidden_question_is_heard_of_by_nobody_else() {
    let game = FLYTING.build(&setup(2, &[]), None).unwrap();
    // A seed by which the two verses that are heard differ.
    let (mut table, _) = game.start(&Seed::from_number(4));
    for silent in [0, 1] {
        table.apply_named(seat(silent), "silent").unwrap();
    }
    let (me, other) = (Viewer::Seat(seat(0)), Viewer::Seat(seat(1)));
    let before = table.view(other);
    let heard = table.apply_named(seat(0), "listen").unwrap();
    assert!(heard.visible_to(me) && !heard.visible_to(other) && !heard.visible_to(Viewer::Public));
    assert!(heard.reveals_to(me) && !heard.reveals_to(Viewer::Public));
    assert_eq!((table.view(other), table.legal(seat(0)).len()), (before, 2));
    let kept = table.apply(seat(0), table.legal_ids(seat(0))[0]).unwrap();
    assert_eq!(kept.redacted(other).len(), 2, "a verse was kept, and a round begins");
    assert_ne!(kept.redacted(other), kept.unredacted());
}

#[test]
fn seats_that_do_not_exist_are_harmless() {
    let game = FLYTING.build(&setup(2, &[]), None).unwrap();
    let (mut table, opening) = game.start(&Seed::from_number(1));
    let ghost = seat(7);
    assert!(table.legal(ghost).is_empty() && table.legal_ids(ghost).is_empty());
    assert_eq!(table.apply(ghost, ActionId(0)).err(), Some(Illegal::NoSuchSeat));
    assert_eq!(table.leave(ghost).err(), Some(Illegal::NoSuchSeat));
    assert_eq!((table.timeout(ghost), table.question(ghost, Viewer::Public)), (None, None));
    table.apply(seat(0), ActionId(0)).unwrap();
    assert_eq!(table.view(Viewer::Seat(ghost)), table.view(Viewer::Public));
    assert_eq!(opening.redacted(Viewer::Seat(ghost)), opening.redacted(Viewer::Public));
}

#[test]
fn actions_are_found_by_name_or_guessed() {
    let game = FLYTING.build(&setup(2, &[]), None).unwrap();
    assert_eq!(game.action("recite taunt"), Ok(ActionId(3)));
    assert_eq!(game.action("RECITE TAUNT"), Ok(ActionId(3)));
    assert_eq!(game.action_name(ActionId(99)), None);
    let error = game.action("recite tuant").unwrap_err().to_string();
    assert_eq!(
        error,
        "\"recite tuant\" is not an action of this game; did you mean \"recite taunt\"?"
    );
}

#[test]
fn bots_choose_legal_actions_and_repeat_themselves() {
    let game = FLYTING.build(&setup(2, &[]), None).unwrap();
    let (table, _) = game.start(&Seed::from_number(1));
    for bot in ["random", "greedy", "search:50", "thrall"] {
        let bot: BotSpec = bot.parse().unwrap();
        let choice = table.choose(seat(0), bot, 3, None);
        assert!(choice.is_some_and(|id| table.legal_ids(seat(0)).contains(&id)));
        assert_eq!(choice, table.choose(seat(0), bot, 3, None));
        assert_eq!(table.choose(seat(7), bot, 3, None), None);
    }
    let advice = table.advise(seat(0), Budget::iterations(50), 1, None);
    assert_eq!(advice.len(), table.legal_ids(seat(0)).len());
    assert!((advice.iter().map(|advice| advice.share).sum::<f32>() - 1.0).abs() < 1e-3);
    assert!(table.advise(seat(7), Budget::iterations(50), 1, None).is_empty());
}
