//! Words, seats and the actions of seats.

use gladsheim_engine::{Seat, SeatSet, Viewer};

use crate::fault::Snag;
use crate::fields::{list, number, table, text};
use crate::tree::{Entry, Node, Value};

/// A text and the byte at which it stands.
#[derive(Clone, Debug)]
pub(crate) struct Word {
    pub(crate) at: usize,
    pub(crate) text: String,
}

/// An action by name, and who does it.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub(crate) seat: Seat,
    pub(crate) action: Word,
}

pub(crate) fn word(node: &Node) -> Result<Word, Snag> {
    Ok(Word { at: node.at, text: text(node)?.to_owned() })
}

/// A list with at least one text in it.
pub(crate) fn words(node: &Node) -> Result<Vec<Word>, Snag> {
    match list(node)? {
        [] => Err(Snag::kind(node.at, "a list with something in it", "an empty one")),
        items => items.iter().map(word).collect(),
    }
}

pub(crate) fn seat(node: &Node, seats: usize) -> Result<Seat, Snag> {
    let most = i64::try_from(seats).unwrap_or(i64::MAX) - 1;
    let number = number(node, 0, most)?;
    let seat = usize::try_from(number).ok().and_then(Seat::new);
    seat.ok_or_else(|| Snag::kind(node.at, "a seat", number.to_string()))
}

pub(crate) fn seat_set(node: &Node, seats: usize) -> Result<SeatSet, Snag> {
    list(node)?.iter().map(|node| seat(node, seats)).collect()
}

/// A list of seat numbers and the word `public`.
pub(crate) fn viewers(node: &Node, seats: usize) -> Result<Vec<Viewer>, Snag> {
    let viewer = |node: &Node| match &node.value {
        Value::Text(word) if word == "public" => Ok(Viewer::Public),
        Value::Text(word) => Err(Snag::kind(node.at, "a seat or \"public\"", format!("{word:?}"))),
        _ => seat(node, seats).map(Viewer::Seat),
    };
    match list(node)? {
        [] => Err(Snag::kind(node.at, "at least one seat or \"public\"", "an empty list")),
        items => items.iter().map(viewer).collect(),
    }
}

/// A seat number written as a key.
pub(crate) fn seat_key(entry: &Entry, seats: usize) -> Result<Seat, Snag> {
    let number = entry.key.parse().ok().filter(|number| *number < seats);
    number.and_then(Seat::new).ok_or_else(|| {
        let wanted = format!("a seat from 0 to {}", seats.saturating_sub(1));
        Snag::kind(entry.at, wanted, format!("\"{}\"", entry.key))
    })
}

/// Actions: one name or several of `seat`, tables that say whose each is, or a list of those.
pub(crate) fn read(node: &Node, seat: Option<Seat>, seats: usize) -> Result<Vec<Move>, Snag> {
    let mut moves = Vec::new();
    collect(node, seat, seats, &mut moves)?;
    if moves.is_empty() {
        return Err(Snag::kind(node.at, "at least one action", "none"));
    }
    Ok(moves)
}

fn collect(
    node: &Node,
    seat: Option<Seat>,
    seats: usize,
    moves: &mut Vec<Move>,
) -> Result<(), Snag> {
    match &node.value {
        Value::List(items) => items.iter().try_for_each(|item| collect(item, seat, seats, moves)),
        Value::Table(_) => table(node)?.0.iter().try_for_each(|entry| {
            collect(&entry.node, Some(seat_key(entry, seats)?), seats, moves)
        }),
        _ => {
            let action = word(node)?;
            let Some(seat) = seat else {
                return Err(Snag::kind(node.at, "a \"seat\" that does this", "none"));
            };
            moves.push(Move { seat, action });
            Ok(())
        }
    }
}
