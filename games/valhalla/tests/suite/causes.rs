//! Whoever is asked for a card to lose is told why, and how many are to go.

use std::collections::BTreeSet;

use crate::common::tables;
use gladsheim_engine::{
    Actions, Arg, Chance, FastRng, Game, Narrate, Phrase, Question, Recorder, Viewer,
};
use gladsheim_testkit::step_at_random;
use gladsheim_valhalla::{Ask, Event, Reveal, Valhalla};

/// What was heard of Draugr since somebody last had to lose cards.
#[derive(Default)]
struct Heard {
    cause: &'static str,
    losses: i64,
    lost: i64,
    declared_hammer: bool,
}

impl Heard {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Showed { reveal, .. } => {
                self.cause = match reveal {
                    Reveal::DoubleDraugr => "valhalla-cause-double",
                    Reveal::Axe => "valhalla-cause-axe",
                    Reveal::Hammer => "valhalla-cause-hammer",
                    Reveal::God | Reveal::Stand => "valhalla-cause-god",
                }
            }
            // Under Axe and Hammer all three cards are shown, but it is the Hammer that draws three.
            Event::DrewAll { .. } => self.cause = "valhalla-cause-hammer",
            Event::Batch { .. } => self.cause = "valhalla-cause-clash",
            Event::Bitten { losses, .. } => (self.losses, self.lost) = (i64::from(*losses), 0),
            Event::Lost { .. } => self.lost += 1,
            Event::Phase { .. } => self.declared_hammer = false,
            Event::Supported { card, .. } => self.declared_hammer |= card.name() == "hammer",
            _ => {}
        }
    }

    /// The cause that the question names, which was heard; `held` is all the player has.
    fn agrees_with(&self, question: &Question<Ask>, held: i64) -> &'static str {
        let Some(Arg::Phrase(cause)) = argument(&question.phrase, "cause") else {
            panic!("no cause in {question:?}")
        };
        assert_eq!(cause.key, self.cause);
        let doubled = argument(cause, "doubled") == Some(&Arg::Number(1));
        assert!(!doubled || self.declared_hammer && self.losses == 2, "{cause:?}");
        let number = |name| match argument(&question.phrase, name) {
            Some(Arg::Number(number)) => *number,
            other => panic!("{name} is {other:?}"),
        };
        assert_eq!(number("left"), self.losses - self.lost);
        assert_eq!(number("all"), i64::from(held <= number("left")));
        // A Draugr costs three cards or one, and with a Hammer in support a lone one two.
        assert!(number("cost") == 1 || self.losses >= 3, "{question:?}");
        let is_known = !["valhalla-cause-axe", "valhalla-cause-hammer"].contains(&self.cause);
        assert_eq!(number("lost"), if is_known { self.lost } else { 0 });
        if doubled { "a Hammer" } else { self.cause }
    }
}

fn argument<'p>(phrase: &'p Phrase, name: &str) -> Option<&'p Arg> {
    phrase.args.iter().find(|(of, _)| of == name).map(|(_, arg)| arg)
}

fn hear_game(game: &Valhalla, seed: u64, met: &mut BTreeSet<&'static str>) {
    let mut rng = FastRng::new(seed);
    let mut legal = Actions::new();
    let mut events = Recorder::new();
    let mut state = game.start(Chance::fast(seed), &mut events);
    let mut heard = Heard::default();
    loop {
        events.0.drain(..).for_each(|event| heard.hear(&event));
        for seat in game.waiting(&state).iter() {
            for viewer in [Viewer::Seat(seat), Viewer::Public] {
                let question = game.question(&state, seat, viewer).expect("asked openly");
                if question.phrase.key == "valhalla-ask-lose" {
                    let me = &game.view(&state, viewer).players[seat.index()];
                    let on_table = me.main.iter().chain(&me.support).count();
                    let held = usize::from(me.hand) + on_table + me.discard.total() as usize;
                    met.insert(heard.agrees_with(&question, held as i64));
                }
            }
        }
        if step_at_random(game, &mut state, &mut rng, &mut legal, &mut events).is_none() {
            return;
        }
    }
}

#[test]
fn a_loss_is_asked_for_with_what_caused_it() {
    let mut met = BTreeSet::new();
    for (_, game) in tables() {
        for seed in 0..40 {
            hear_game(&game, seed, &mut met);
        }
    }
    let all = [
        "a Hammer",
        "valhalla-cause-axe",
        "valhalla-cause-clash",
        "valhalla-cause-double",
        "valhalla-cause-god",
        "valhalla-cause-hammer",
    ];
    assert_eq!(met, all.into());
}

fn events_of_a_game(game: &Valhalla, seed: u64) -> Vec<Event> {
    let mut rng = FastRng::new(seed);
    let mut legal = Actions::new();
    let mut events = Recorder::new();
    let mut state = game.start(Chance::fast(seed), &mut events);
    while step_at_random(game, &mut state, &mut rng, &mut legal, &mut events).is_some() {}
    events.0
}

#[test]
fn what_is_special_about_a_last_stand_is_told_before_it() {
    let (mut lots, mut bare) = (0, 0);
    for (_, game) in tables() {
        for events in (0..40).map(|seed| events_of_a_game(&game, seed)) {
            for pair in events.windows(2) {
                match pair {
                    [Event::Lot { seats, first }, next] => {
                        assert!(seats.len() > 1 && seats.contains(*first), "{pair:?}");
                        assert!(is_of_stands(next), "{pair:?}");
                        lots += 1;
                    }
                    [Event::Bare { seat }, next] => {
                        assert_eq!(*next, Event::Stand { seat: *seat });
                        bare += 1;
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(lots > 0 && bare > 0, "{lots} lots and {bare} bare hands");
}

const fn is_of_stands(event: &Event) -> bool {
    matches!(event, Event::Lot { .. } | Event::Bare { .. } | Event::Stand { .. })
}
