//! What is told of cards and lands holds at the table: a card of which it is said that it would do
//! nothing does nothing, and a land is called by who lives there.

use crate::common::table::Table;
use crate::common::{giants, tables};
use gladsheim_engine::{Actions, Arg, Chance, FastRng, Game, Narrate, Phrase, Recorder, Viewer};
use gladsheim_valda::{Action, Choosing, Event, Inhabitant, State, Valda};

/// Plays a game at random and shows every position with what may be done there.
fn play(game: &Valda, seed: u64, mut look: impl FnMut(&State, &Actions<Action>)) {
    let mut state = game.start(Chance::fast(seed), &mut Recorder::new());
    let (mut rng, mut legal) = (FastRng::new(seed), Actions::new());
    while let Some(seat) = game.waiting(&state).iter().next() {
        game.legal(&state, seat, &mut legal);
        look(&state, &legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut Recorder::new()).unwrap();
    }
}

/// What is said of a card that would be played in vain: 1 if it does nothing, 2 if it is paid for
/// all the same.
fn idle(phrase: &Phrase) -> i64 {
    let said = phrase.args.iter().find(|(name, _)| name == "idle");
    match said {
        Some((_, Arg::Number(idle))) => *idle,
        _ => panic!("{phrase:?} does not say whether it is idle"),
    }
}

/// What a played card did before it lay on the pile; nothing where it asks something first.
fn done_by(events: &[Event]) -> Option<Vec<&Event>> {
    let from = events.iter().position(|event| matches!(event, Event::Played { .. }))? + 1;
    let to = events.iter().position(|event| matches!(event, Event::Spent { .. }))?;
    Some(events.get(from..to)?.iter().collect())
}

const fn is_nothing(event: &Event, is_paid: bool) -> bool {
    matches!(event, Event::Paid { .. } if is_paid)
        || matches!(
            event,
            Event::NothingDrawn { .. }
                | Event::MoreBuilds { .. }
                | Event::Asked { .. }
                | Event::Answered { .. }
        )
}

#[test]
fn a_card_that_is_said_to_do_nothing_does_nothing() {
    let (mut in_vain, mut busy) = (0, 0);
    for (name, game) in tables() {
        for seed in 0..6 {
            play(&game, seed, |state, legal| {
                for action in legal.iter().filter(|action| matches!(action, Action::Play(_))) {
                    let seat = game.waiting(state).iter().next().unwrap();
                    let mut events = Recorder::new();
                    game.apply(&mut state.clone(), seat, *action, &mut events).unwrap();
                    let Some(done) = done_by(&events.0) else { continue };
                    match idle(&game.tell_action(state, seat, *action)) {
                        0 => busy += 1,
                        idle => {
                            in_vain += 1;
                            let is_vain = |event: &&Event| is_nothing(event, idle == 2);
                            assert!(done.iter().all(is_vain), "{name}: {done:?}");
                        }
                    }
                }
            });
        }
    }
    assert!(in_vain > 20 && busy > 1000, "{in_vain} cards in vain, {busy} not");
}

#[test]
fn a_card_that_would_only_be_paid_for_is_said_to_be() {
    let edits = [("\"gain(gold,2)\"", "\"pay(blood,1);take_discard(any,1,choice)\"")];
    let table = |pile: &str| {
        let seat = "seat.0 = { blood = 1, hand = ['BAS-A01'] }";
        Table::with(&edits, 2, &format!("stage = 'act'\npile = {pile}\n{seat}"))
    };
    assert_eq!(idle(&table("['BAS-R01']").tell(0, "play BAS-A01")), 0);
    let mut table = table("[]");
    assert_eq!(idle(&table.tell(0, "play BAS-A01")), 2);
    table.play(0, "play BAS-A01");
    let (now, asked) = (table.now(), table.legal(0));
    assert_eq!((now.seat["0"].blood, now.seat["0"].hand.len(), now.pile.len()), (0, 0, 1));
    assert!(!asked.iter().any(|action| action.starts_with("pick")), "{asked:?}");
}

#[test]
fn a_land_is_called_by_who_lives_there() {
    let game = giants(4, Choosing::FirstTemple);
    let mut settled = 0;
    play(&game, 3, |state, _| {
        let names = game.renamed(state);
        for place in game.view(state, Viewer::Public).areas {
            let name = names.iter().find(|(area, _)| *area == place.area.key());
            assert_eq!(name.is_some(), place.inhabitant == Some(Inhabitant::Giant));
            settled += usize::from(name.is_some());
        }
    });
    assert!(settled > 0, "a giant came");
}
