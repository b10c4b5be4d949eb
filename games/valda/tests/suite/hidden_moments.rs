//! Where it must not show whether somebody was asked, the moment is marked either way (VD-TIME-11).

use crate::common::table;
use gladsheim_engine::{Actions, Chance, FastRng, Game, Recorder, SeatSet, Viewer};
use gladsheim_valda::{Event, Moment};

/// All that happens in a game of random play.
fn game_of(players: u8, seed: u64) -> Vec<Event> {
    let game = table(players);
    let mut events = Recorder::default();
    let mut state = game.start(Chance::fast(seed), &mut events);
    let (mut rng, mut legal) = (FastRng::new(seed), Actions::new());
    while let Some(seat) = game.waiting(&state).iter().next() {
        game.legal(&state, seat, &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(&mut state, seat, action, &mut events).unwrap();
    }
    events.0
}

/// The moment that follows an event, where one does.
const fn follows(event: &Event) -> Option<Moment> {
    match event {
        Event::Rolled { .. } => Some(Moment::Dice),
        Event::Announced { .. } => Some(Moment::Build),
        Event::Attacked { .. } | Event::AttackedAgain { .. } => Some(Moment::Attack),
        Event::Blocked { .. } => Some(Moment::Blocked),
        Event::Struck { .. } => Some(Moment::Impact),
        _ => None,
    }
}

/// Whether a moment is marked before the phase is over.
fn is_marked(moment: Moment, rest: &[Event]) -> bool {
    let ends = |event: &&Event| !matches!(event, Event::Phase { .. } | Event::Ended { .. });
    let asked = |event: &Event| matches!(event, Event::Asked { moment: at, .. } if *at == moment);
    rest.iter().take_while(ends).any(asked)
}

#[test]
fn a_moment_is_marked_whether_or_not_somebody_is_asked() {
    let games = (0..8).flat_map(|seed| (2..=5).map(move |players| game_of(players, seed)));
    let (mut asked, mut quiet) = (0, 0);
    for events in games {
        for (at, event) in events.iter().enumerate() {
            if let Some(moment) = follows(event) {
                let rest = &events[at + 1..];
                assert!(is_marked(moment, rest), "{event:?} without {moment:?}: {rest:?}");
            }
            if let Event::Asked { seats, moment, .. } = event
                && moment.is_hushed()
            {
                *(if seats.is_empty() { &mut quiet } else { &mut asked }) += 1;
            }
        }
    }
    assert!(asked > 100 && quiet > 100, "{asked} asked, {quiet} not");
}

#[test]
fn nobody_hears_of_a_moment_at_which_nobody_is_asked() {
    let quiet = Event::Asked { seats: SeatSet::EMPTY, moment: Moment::Attack, open: false };
    let game = table(3);
    assert!(Viewer::all(3).all(|viewer| game.redact(&quiet, viewer).is_none()));
    assert!(game.hushes(&quiet));
    let own = Event::Asked { seats: SeatSet::EMPTY, moment: Moment::PhaseEnd, open: false };
    assert!(!game.hushes(&own), "the end of a phase takes no time");
}
