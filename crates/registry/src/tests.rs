//! The facade as its users see it, over the toy game.

use gladsheim_bots::{BotSpec, Budget};
use gladsheim_engine::{ActionId, Illegal, Seat, Seed, Setup, SetupError, Viewer};

use crate::toy::Toy;
use crate::{AnyTitle, Error, Shelved, find};

const TOY: &dyn AnyTitle = &Shelved::<Toy>::NEW;

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
    let error = TOY.build(&setup(9, &[]), None).err();
    assert!(matches!(error, Some(Error::Setup(SetupError::Players { max: 4, .. }))));
    let error =
        TOY.build(&setup(2, &[]), Some(r#"{"rounds.toml": "rounds = 2\nround = 3"}"#)).err();
    assert!(matches!(&error, Some(Error::Content(at)) if at.line == 2), "{error:?}");
}

#[test]
fn options_at_their_default_are_left_out_of_the_setup() {
    let plain = TOY.build(&setup(2, &[("extra", "false")]), None).unwrap();
    assert_eq!(plain.setup(), &setup(2, &[]));
    let extra = TOY.build(&setup(2, &[("extra", "true")]), None).unwrap();
    assert_eq!(extra.setup(), &setup(2, &[("extra", "true")]));
}

#[test]
fn a_match_can_be_played_saved_and_loaded() {
    let game = TOY.build(&setup(2, &[]), None).unwrap();
    let (mut table, opening) = game.start(&Seed::from_number(1));
    assert_eq!(opening.redacted(Viewer::Public).len(), 1);
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
    assert!(matches!(game.load(b"nonsense").err(), Some(Error::BadState { game: "toy" })));
    assert!(game.load(&[table.save(), vec![0]].concat()).is_err());
}

#[test]
fn a_secret_pick_is_heard_of_by_nobody_else() {
    let game = TOY.build(&setup(2, &[]), None).unwrap();
    let (mut table, _) = game.start(&Seed::from_number(1));
    let (me, other) = (Viewer::Seat(seat(0)), Viewer::Seat(seat(1)));
    let before = table.view(other);
    let picked = table.apply(seat(0), ActionId(2)).unwrap();
    assert!(
        picked.visible_to(me) && !picked.visible_to(other) && !picked.visible_to(Viewer::Public)
    );
    assert!(!picked.reveals_to_anyone());
    assert_eq!((table.view(other), table.view(me)["own"].as_u64()), (before, Some(2)));
    let rolled = table.apply(seat(1), ActionId(2)).unwrap();
    assert!(rolled.reveals_to(Viewer::Public) && rolled.reveals_to_anyone());
    assert_eq!(rolled.redacted(me).len(), 1);
    assert_eq!(rolled.unredacted().len(), 2);
}

#[test]
fn seats_that_do_not_exist_are_harmless() {
    let game = TOY.build(&setup(2, &[]), None).unwrap();
    let (mut table, opening) = game.start(&Seed::from_number(1));
    let ghost = seat(7);
    assert!(table.legal(ghost).is_empty() && table.legal_ids(ghost).is_empty());
    assert_eq!(table.apply(ghost, ActionId(0)).err(), Some(Illegal::NoSuchSeat));
    assert_eq!(table.leave(ghost).err(), Some(Illegal::NoSuchSeat));
    assert_eq!((table.timeout(ghost), table.question(ghost, Viewer::Public)), (None, None));
    table.apply(seat(0), ActionId(1)).unwrap();
    assert_eq!(table.view(Viewer::Seat(ghost)), table.view(Viewer::Public));
    assert_eq!(opening.redacted(Viewer::Seat(ghost)), opening.redacted(Viewer::Public));
}

#[test]
fn actions_are_found_by_name_or_guessed() {
    let game = TOY.build(&setup(2, &[]), None).unwrap();
    assert_eq!(game.action("pick 2"), Ok(ActionId(2)));
    assert_eq!(game.action("PICK 2"), Ok(ActionId(2)));
    assert_eq!(game.action_name(ActionId(9)), None);
    let error = game.action("pik 2").unwrap_err().to_string();
    assert_eq!(error, "\"pik 2\" is not an action of this game; did you mean \"pick 2\"?");
}

#[test]
fn bots_choose_legal_actions_and_repeat_themselves() {
    let game = TOY.build(&setup(2, &[]), None).unwrap();
    let (table, _) = game.start(&Seed::from_number(1));
    for bot in ["random", "greedy", "search:50", "thrall"] {
        let bot: BotSpec = bot.parse().unwrap();
        let choice = table.choose(seat(0), bot, 3, None);
        assert!(choice.is_some_and(|id| table.legal_ids(seat(0)).contains(&id)));
        assert_eq!(choice, table.choose(seat(0), bot, 3, None));
        assert_eq!(table.choose(seat(7), bot, 3, None), None);
    }
    let advice = table.advise(seat(0), Budget::iterations(50), 1, None);
    assert_eq!(advice.len(), 3);
    assert!((advice.iter().map(|advice| advice.share).sum::<f32>() - 1.0).abs() < 1e-3);
    assert!(table.advise(seat(7), Budget::iterations(50), 1, None).is_empty());
}
