//! Every guided first game, played through at a real table: a lesson that no longer fits the rules
//! fails here, not in front of a learner.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use gladsheim_engine::FastRng;
use gladsheim_protocol::{Act, Anchor, Moment, Phase, State, Thought};
use gladsheim_registry::{AnyTitle, Shelf};
use gladsheim_table::{Lesson, LocalTable, Rules, Settings, Table, teach};

use crate::guests::{NOON, person, state};

/// The most ways through one lesson that are walked.
const MOST_WAYS: usize = 2_000;

fn lessons() -> Vec<(&'static dyn AnyTitle, Lesson)> {
    let shelf = Shelf::all();
    let found = shelf.titles().iter().filter_map(|title| {
        let lesson = Lesson::of(*title).unwrap_or_else(|error| panic!("{}: {error}", title.id()));
        Some((*title, lesson?))
    });
    found.collect()
}

/// The table of a lesson that has begun.
fn begun(title: &'static dyn AnyTitle, lesson: &Lesson) -> LocalTable {
    let game = title.build(&lesson.setup(), None).unwrap();
    let (settings, random) = (Settings::default(), &mut FastRng::new(3));
    let stored = teach(&*game, lesson, person(0), "Ask", &settings, NOON, random).unwrap();
    let mut local = LocalTable::open(stored, Rules { title, game }, settings, NOON);
    local.ask(NOON, |table| table.start(person(0), NOON, random)).unwrap();
    local
}

fn learner_state(local: &LocalTable, lesson: &Lesson) -> State {
    state(&local.table, lesson.learner().index(), NOON)
}

fn answer(local: &mut LocalTable, state: &State, name: &str) {
    let action = local.table.game().action(name).unwrap();
    let question = state.question.as_ref().unwrap().id;
    local.ask(NOON, |table| table.act(Some(person(0)), Act { question, action }, NOON)).unwrap();
}

/// The plain names of what may be answered.
fn names(local: &LocalTable, state: &State) -> BTreeSet<String> {
    let name = |id| local.table.game().action_name(id).unwrap();
    state.choices.iter().map(|choice| name(choice.id)).collect()
}

/// Walks one way through a lesson: at each moment the answer of this number, where there is one.
/// Gives what could be answered at each moment.
fn walk(title: &'static dyn AnyTitle, lesson: &Lesson, way: &[usize]) -> Vec<BTreeSet<String>> {
    let mut local = begun(title, lesson);
    let mut offered = Vec::new();
    for (number, moment) in lesson.moments().iter().enumerate() {
        let at = format!("{}, moment {number}, on the way {way:?}", title.id());
        let state = learner_state(&local, lesson);
        assert_eq!(state.moment, Some(u16::try_from(number).unwrap()), "{at}");
        let asked = state.question.as_ref().unwrap_or_else(|| panic!("{at}: nothing is asked"));
        assert_eq!(asked.ask["type"], moment.ask.as_str(), "{at}");
        let legal = names(&local, &state);
        let wanted: Vec<&String> =
            moment.want.iter().filter(|&name| legal.contains(name)).collect();
        let wanted = wanted.get(way[number]).or(wanted.first());
        let wanted =
            wanted.unwrap_or_else(|| panic!("{at}: {:?} is not in {legal:?}", moment.want));
        answer(&mut local, &state, wanted);
        offered.push(legal);
    }
    let end = learner_state(&local, lesson);
    assert_eq!(end.moment, u16::try_from(lesson.moments().len()).ok(), "{way:?}");
    assert_eq!(end.round, lesson.ends.round, "{}, on the way {way:?}", title.id());
    assert_eq!(local.record().phase == Phase::Over, lesson.ends.over, "{way:?}");
    offered
}

#[test]
fn every_released_game_teaches_itself() {
    for title in Shelf::released().titles() {
        assert!(title.lesson().is_some(), "{} has no lesson", title.id());
    }
}

#[test]
fn every_lesson_can_be_walked_on_every_way_it_offers() {
    for (title, lesson) in lessons() {
        let numbers: Vec<usize> = lesson.moments().iter().map(|moment| moment.want.len()).collect();
        let ways: usize = numbers.iter().product();
        assert!((1..=MOST_WAYS).contains(&ways), "{}: {ways} ways", title.id());
        for mut number in 0..ways {
            let way: Vec<usize> = numbers
                .iter()
                .map(|&count| {
                    let this = number % count;
                    number /= count;
                    this
                })
                .collect();
            walk(title, &lesson, &way);
        }
    }
}

#[test]
fn a_lesson_ends_where_its_script_says() {
    for (title, lesson) in lessons() {
        let mut local = begun(title, &lesson);
        for moment in lesson.moments() {
            let state = learner_state(&local, &lesson);
            answer(&mut local, &state, &moment.want[0]);
        }
        // All that the others have in the script was played, and they may be playing on by now.
        for seat in local.table.record().seats_where(|seat| seat.sitter.bot().is_some()).iter() {
            let played = local.log().iter().filter(|entry| entry.seat == seat).count();
            let written = lesson.answers_of(seat).len();
            assert!(played >= written, "{}: seat {seat} has answers left", title.id());
        }
    }
}

#[test]
fn mistakes_are_mistakes_and_anchors_are_there() {
    for (title, lesson) in lessons() {
        let parts = parts(title.id());
        let offered = walk(title, &lesson, &vec![0; lesson.moments().len()]);
        for (number, (moment, legal)) in lesson.moments().iter().zip(&offered).enumerate() {
            let at = format!("{}, moment {number}", title.id());
            for mistake in &moment.mistakes {
                let mut unwanted = legal.iter().filter(|name| !moment.want.contains(name));
                assert!(unwanted.any(|name| mistake.is(name)), "{at}: no {}", mistake.play);
            }
            for thought in &moment.thoughts {
                let is_there = match &thought.at {
                    Anchor::Choice(name) => legal.contains(name),
                    Anchor::Part(part) => parts.contains(part),
                    Anchor::Seat(seat) => seat.index() < usize::from(lesson.setup().players),
                };
                assert!(is_there, "{at}: nothing is there for {thought:?}");
            }
        }
        for Thought { at, .. } in lesson.closing() {
            let in_parts =
                |part: &Anchor| matches!(part, Anchor::Part(name) if parts.contains(name));
            assert!(matches!(at, Anchor::Seat(_)) || in_parts(at), "{}: {at:?}", title.id());
        }
    }
}

#[test]
fn every_thought_has_words_and_every_word_is_said() {
    for (title, lesson) in lessons() {
        let path = root().join(format!("locales/en/{}-web-lesson.ftl", title.id()));
        let text = std::fs::read_to_string(path).unwrap();
        let beginning = format!("{}-lesson-", title.id());
        let written: BTreeSet<&str> = text
            .lines()
            .filter_map(|line| line.split_once(" =")?.0.strip_prefix(beginning.as_str()))
            .collect();
        let of = |moment: &Moment| {
            let thoughts = moment.thoughts.iter().map(|thought| thought.words.clone());
            let mistakes = moment.mistakes.iter().map(|mistake| mistake.words.clone());
            let all: Vec<String> =
                thoughts.chain(mistakes).chain([moment.otherwise.clone()]).collect();
            all
        };
        let closing = lesson.closing().iter().map(|thought| thought.words.clone());
        let said: BTreeSet<String> = lesson.moments().iter().flat_map(of).chain(closing).collect();
        let said: BTreeSet<&str> = said.iter().map(String::as_str).collect();
        assert_eq!(said, written, "{}", title.id());
    }
}

#[test]
fn whoever_leaves_the_script_plays_on_freely() {
    for (title, lesson) in lessons() {
        let mut local = begun(title, &lesson);
        let first = learner_state(&local, &lesson);
        let wanted = &lesson.moments()[0].want;
        let other = names(&local, &first).into_iter().find(|name| !wanted.contains(name)).unwrap();
        answer(&mut local, &first, &other);
        let mut random = FastRng::new(1);
        for _ in 0..40 {
            let now = learner_state(&local, &lesson);
            assert_eq!(now.moment, None);
            if now.question.is_none() {
                break;
            }
            let name = now.choices[random.below(now.choices.len() as u32) as usize].id;
            let name = local.table.game().action_name(name).unwrap();
            answer(&mut local, &now, &name);
        }
    }
}

#[test]
fn a_lesson_comes_back_where_it_was_left() {
    for (title, lesson) in lessons() {
        let mut local = begun(title, &lesson);
        for moment in &lesson.moments()[..3] {
            let state = learner_state(&local, &lesson);
            answer(&mut local, &state, &moment.want[0]);
        }
        let game = title.build(&lesson.setup(), None).unwrap();
        let kept = local.kept().clone();
        let table = Table::load(kept, Rules { title, game }, Settings::default(), NOON).table;
        let (before, after) = (learner_state(&local, &lesson), state(&table, 0, NOON));
        assert_eq!(before, after);
        assert_eq!(after.moment, Some(3));
        assert!(local.record().is_lesson && local.record().prefix.is_some());
    }
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// What the page can point at: the parts of every table, and those of the game's own.
fn parts(game: &str) -> BTreeSet<String> {
    let lib = root().join("web/src/lib");
    let files = [lib.join("lesson/parts.json"), lib.join(format!("games/{game}/parts.json"))];
    let read = |path: &PathBuf| -> BTreeMap<String, String> {
        serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
    };
    files.iter().flat_map(|path| read(path).into_keys()).collect()
}
