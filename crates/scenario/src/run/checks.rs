//! Checking what must hold.

use gladsheim_engine::{
    Actions, Arrange, Chance, FastRng, Narrate, Seat, SeatSet, Silent, Title, Viewer, nearest,
};
use serde_json::Value as Json;

use super::play::Play;
use crate::compare::{Absent, compare, show};
use crate::fault::{Problem, Snag};
use crate::position;
use crate::script::{Check, Word};
use crate::tree::{Node, Value};
use crate::word_list::listed;

/// More decisions than any game takes in all its rounds: a game that keeps asking within one round
/// must be noticed too.
const MAX_DECISIONS: usize = 100_000;

pub(crate) fn check<G: Title + Narrate + Arrange>(
    play: &Play<'_, G>,
    check: &Check,
) -> Result<(), Snag> {
    let (game, state) = (play.game, &play.state);
    match check {
        Check::Expect(node) => expect(play, node),
        Check::Waiting { at, seats } => {
            let found = seats_json(game.waiting(state));
            same(*at, "the seats that are asked", &seats_json(*seats), &found)
        }
        Check::Awaited { at, viewer, seats } => {
            let what = format!("whom {} knows to be asked", name(*viewer));
            same(*at, &what, &seats_json(*seats), &seats_json(game.awaited(state, *viewer)))
        }
        Check::Legal { at, seat, names } => legal(play, *at, *seat, names),
        Check::LegalHas { seat, names } => has(play, *seat, names, true),
        Check::LegalLacks { seat, names } => has(play, *seat, names, false),
        Check::See { viewer, view } => {
            let found = to_json(&game.view(state, *viewer), view.at)?;
            let what = format!("the view of {}", name(*viewer));
            compare(view, &view.to_json(), &found, &what, Absent::Unknown)
        }
        Check::Hear { at, viewer, events } => hear(play, *at, *viewer, events),
        Check::Unheard { viewer, events } => unheard(play, *viewer, events),
        Check::Over { at, over } => {
            let found = game.waiting(state).is_empty();
            same(*at, "whether the game is over", &(*over).into(), &found.into())
        }
        Check::Ranks { at, ranks } => {
            let found = game.standings(state).map(|standings| standings.ranks().into());
            same(*at, "the ranking", &ranks.as_slice().into(), &found.unwrap_or(Json::Null))
        }
        Check::Finish { at, games, rounds } => finish(play, *at, *games, *rounds),
    }
}

/// Checks the part of the position that is written, in the words of the position.
fn expect<G: Title + Narrate + Arrange>(play: &Play<'_, G>, node: &Node) -> Result<(), Snag> {
    let wanted: G::Position = position::from_node(node)?;
    let wanted = to_json(&wanted, node.at)?;
    let found = to_json(&play.game.describe(&play.state), node.at)?;
    compare(node, &wanted, &found, "", Absent::Empty)
}

fn legal<G: Title + Narrate + Arrange>(
    play: &Play<'_, G>,
    at: usize,
    seat: Seat,
    names: &[Word],
) -> Result<(), Snag> {
    has(play, seat, names, true)?;
    let found = play.legal(seat);
    match found.iter().find(|name| names.iter().all(|word| word.text != **name)) {
        Some(extra) => Err(not_legal(at, seat, "can also", extra, &found)),
        None => Ok(()),
    }
}

fn has<G: Title + Narrate + Arrange>(
    play: &Play<'_, G>,
    seat: Seat,
    names: &[Word],
    wanted: bool,
) -> Result<(), Snag> {
    let found = play.legal(seat);
    for word in names {
        play.known(word, seat)?;
        if found.contains(&word.text) != wanted {
            let can = if wanted { "cannot" } else { "can" };
            return Err(not_legal(word.at, seat, can, &word.text, &found));
        }
    }
    Ok(())
}

fn not_legal(at: usize, seat: Seat, can: &'static str, action: &str, found: &[String]) -> Snag {
    let legal = listed(found.iter().map(String::as_str));
    Snag::new(at, Problem::Legal { seat: seat.index(), can, action: action.to_owned(), legal })
}

/// What a viewer has heard of the last step, as JSON.
fn heard<G: Title + Narrate + Arrange>(
    play: &Play<'_, G>,
    viewer: Viewer,
    at: usize,
) -> Result<Vec<Json>, Snag> {
    let events = play.last_events().iter();
    let heard = events.filter_map(|event| play.game.redact(event, viewer));
    heard.map(|event| to_json(&event, at)).collect()
}

/// Checks that the events were heard, in this order, with any others in between; an empty list
/// means that nothing was.
fn hear<G: Title + Narrate + Arrange>(
    play: &Play<'_, G>,
    at: usize,
    viewer: Viewer,
    events: &[Node],
) -> Result<(), Snag> {
    let heard = heard(play, viewer, at)?;
    if let (true, Some(first)) = (events.is_empty(), heard.first()) {
        return Err(Snag::new(at, Problem::Heard { viewer: name(viewer), what: show(first) }));
    }
    let mut rest = heard.iter();
    for wanted in events {
        if rest.any(|event| is_event(wanted, event)) {
            continue;
        }
        let names: Vec<String> = heard.iter().map(event_name).collect();
        let near = match &wanted.value {
            Value::Text(text) if !names.contains(text) => {
                nearest(text, names.iter().map(String::as_str))
            }
            _ => None,
        };
        let alike = heard.iter().filter(|event| match &wanted.value {
            Value::Text(_) => false,
            _ => wanted.to_json().get("type") == event.get("type"),
        });
        let alike: Vec<String> = alike.map(show).collect();
        let problem = Problem::Unheard {
            viewer: name(viewer),
            wanted: show(&wanted.to_json()),
            heard: match alike.is_empty() {
                true => listed(names.iter().map(String::as_str)),
                false => alike.join(" and "),
            },
        };
        return Err(Snag::new(wanted.at, problem).suggest(near));
    }
    Ok(())
}

fn unheard<G: Title + Narrate + Arrange>(
    play: &Play<'_, G>,
    viewer: Viewer,
    events: &[Node],
) -> Result<(), Snag> {
    for unwanted in events {
        let heard = heard(play, viewer, unwanted.at)?;
        if let Some(event) = heard.iter().find(|event| is_event(unwanted, event)) {
            let problem = Problem::Heard { viewer: name(viewer), what: show(event) };
            return Err(Snag::new(unwanted.at, problem));
        }
    }
    Ok(())
}

fn is_event(wanted: &Node, event: &Json) -> bool {
    match &wanted.value {
        Value::Text(text) => *text == event_name(event),
        _ => compare(wanted, &wanted.to_json(), event, "", Absent::Unknown).is_ok(),
    }
}

/// The name of an event: its `type`, or the word it is wrapped in.
fn event_name(event: &Json) -> String {
    let tagged = event.get("type").and_then(Json::as_str);
    let wrapped = || event.as_object().and_then(|fields| fields.keys().next());
    let name = tagged.or_else(|| event.as_str()).or_else(|| wrapped().map(String::as_str));
    name.unwrap_or_default().to_owned()
}

/// Plays on at random, several times over, each time to the end.
fn finish<G: Title + Narrate + Arrange>(
    play: &Play<'_, G>,
    at: usize,
    games: u32,
    rounds: u16,
) -> Result<(), Snag> {
    let game = play.game;
    let mut legal = Actions::new();
    for number in 1..=games {
        let mut rng = FastRng::nth(0, u64::from(number));
        let mut state = play.state.clone();
        *game.chance(&mut state) = Chance::fast(rng.next_u64());
        let mut decisions = 0;
        while let Some(seat) = game.waiting(&state).lowest() {
            decisions += 1;
            game.legal(&state, seat, &mut legal);
            let action = rng.pick(&legal).copied();
            let (Some(action), true, true) =
                (action, game.round(&state) <= rounds, decisions < MAX_DECISIONS)
            else {
                return Err(Snag::new(at, Problem::Endless { game: number, rounds }));
            };
            game.step(&mut state, seat, action, &mut Silent);
        }
    }
    Ok(())
}

fn same(at: usize, what: &str, wanted: &Json, found: &Json) -> Result<(), Snag> {
    if wanted == found {
        return Ok(());
    }
    let (what, wanted) = (what.to_owned(), show(wanted));
    Err(Snag::new(at, Problem::Differs { what, wanted, found: show(found) }))
}

fn seats_json(seats: SeatSet) -> Json {
    seats.iter().map(Seat::index).collect()
}

/// A viewer in a sentence.
pub(crate) fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Public => "the public".to_owned(),
    }
}

pub(crate) fn to_json(value: &impl serde::Serialize, at: usize) -> Result<Json, Snag> {
    let json = serde_json::to_value(value);
    json.map_err(|error| Snag::new(at, Problem::Position(error.to_string())))
}
