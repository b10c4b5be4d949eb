//! What must hold after a step.

use gladsheim_engine::{Seat, SeatSet, Viewer};

use super::moves::{self, Word};
use crate::fault::{Problem, Snag};
use crate::fields::{Fields, list, number, table, truth};
use crate::tree::{Node, Value};

/// One thing that must hold.
#[derive(Clone, Debug)]
pub(crate) enum Check {
    Expect(Node),
    Waiting { at: usize, seats: SeatSet },
    Awaited { at: usize, viewer: Viewer, seats: SeatSet },
    Legal { at: usize, seat: Seat, names: Vec<Word> },
    LegalHas { seat: Seat, names: Vec<Word> },
    LegalLacks { seat: Seat, names: Vec<Word> },
    See { viewer: Viewer, view: Node },
    Hear { at: usize, viewer: Viewer, events: Vec<Node> },
    Unheard { viewer: Viewer, events: Vec<Node> },
    Over { at: usize, over: bool },
    Ranks { at: usize, ranks: Vec<u8> },
    Finish { at: usize, games: u32, rounds: u16 },
}

pub(crate) fn read(
    fields: &mut Fields<'_>,
    seats: usize,
    own_seat: impl Fn() -> Result<Option<Seat>, Snag>,
) -> Result<Vec<Check>, Snag> {
    let mut checks = Vec::new();
    if let Some(node) = fields.read("expect", |node| table(node).map(|_| node))? {
        checks.push(Check::Expect(node.clone()));
    }
    if let Some(entry) = fields.maybe("waiting") {
        let seats = moves::seat_set(&entry.node, seats)?;
        checks.push(Check::Waiting { at: entry.node.at, seats });
    }
    for (viewer, node) in by_viewer(fields, "awaited", seats)? {
        let seats = moves::seat_set(node, seats)?;
        checks.push(Check::Awaited { at: node.at, viewer, seats });
    }
    for key in ["legal", "legal_has", "legal_lacks"] {
        let Some(entry) = fields.maybe(key) else { continue };
        let seat = own_seat()?.ok_or_else(|| Snag::new(entry.at, Problem::Missing("seat")))?;
        checks.push(match key {
            "legal" => {
                let names = list(&entry.node)?.iter().map(moves::word).collect::<Result<_, _>>()?;
                Check::Legal { at: entry.node.at, seat, names }
            }
            "legal_has" => Check::LegalHas { seat, names: moves::words(&entry.node)? },
            _ => Check::LegalLacks { seat, names: moves::words(&entry.node)? },
        });
    }
    for (viewer, node) in by_viewer(fields, "see", seats)? {
        table(node)?;
        checks.push(Check::See { viewer, view: node.clone() });
    }
    for (viewer, node) in by_viewer(fields, "hear", seats)? {
        checks.push(Check::Hear { at: node.at, viewer, events: events(node)? });
    }
    for (viewer, node) in by_viewer(fields, "unheard", seats)? {
        if list(node)?.is_empty() {
            return Err(Snag::kind(node.at, "at least one event", "none"));
        }
        checks.push(Check::Unheard { viewer, events: events(node)? });
    }
    if let Some(entry) = fields.maybe("over") {
        checks.push(Check::Over { at: entry.node.at, over: truth(&entry.node)? });
    }
    if let Some(entry) = fields.maybe("ranks") {
        let rank = |node| number(node, 1, 9).map(|rank| u8::try_from(rank).unwrap_or(u8::MAX));
        let ranks = list(&entry.node)?.iter().map(rank).collect::<Result<_, _>>()?;
        checks.push(Check::Ranks { at: entry.node.at, ranks });
    }
    if let Some(entry) = fields.maybe("finish") {
        checks.push(finish(&entry.node)?);
    }
    Ok(checks)
}

/// The values of a key such as `see = { seat.1 = …, public = … }`, each with its viewer.
fn by_viewer<'t>(
    fields: &mut Fields<'t>,
    key: &'static str,
    seats: usize,
) -> Result<Vec<(Viewer, &'t Node)>, Snag> {
    let Some(entry) = fields.maybe(key) else { return Ok(Vec::new()) };
    let mut viewers = Fields::of(&entry.node)?;
    let mut found = Vec::new();
    if let Some(table) = viewers.read("seat", table)? {
        for entry in &table.0 {
            found.push((Viewer::Seat(moves::seat_key(entry, seats)?), &entry.node));
        }
    }
    found.extend(viewers.maybe("public").map(|entry| (Viewer::Public, &entry.node)));
    viewers.finish()?;
    if found.is_empty() {
        return Err(Snag::kind(entry.node.at, "\"public\" or a seat", "an empty table"));
    }
    Ok(found)
}

/// Events: names, or tables with some of what the event says.
fn events(node: &Node) -> Result<Vec<Node>, Snag> {
    let event = |node: &Node| match &node.value {
        Value::Text(_) => moves::word(node).map(|_| node.clone()),
        Value::Table(table) if !table.0.is_empty() => Ok(node.clone()),
        other => Err(Snag::kind(node.at, "an event's name or what it says", other.kind())),
    };
    list(node)?.iter().map(event).collect()
}

fn finish(node: &Node) -> Result<Check, Snag> {
    let mut fields = Fields::of(node)?;
    let games = fields.must("games", |node| number(node, 1, 1000))?;
    let rounds = fields.must("rounds", |node| number(node, 1, 10_000))?;
    fields.finish()?;
    Ok(Check::Finish {
        at: node.at,
        games: u32::try_from(games).unwrap_or(u32::MAX),
        rounds: u16::try_from(rounds).unwrap_or(u16::MAX),
    })
}
