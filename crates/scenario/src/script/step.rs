//! One step: something happens, and then something must hold.

use gladsheim_engine::{MAX_SEATS, Seat};

use super::checks::{self, Check};
use super::moves::{self, Move, Word};
use crate::fault::{Problem, Snag};
use crate::fields::{Fields, truth};
use crate::tree::Node;

/// One step of a scenario.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub(crate) chance: Vec<Word>,
    pub(crate) act: Act,
    pub(crate) checks: Vec<Check>,
}

/// What happens in a step, before anything is checked.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    Nothing,
    Do(Vec<Move>),
    Refuse { moves: Vec<Move>, because: Word },
    Leave { at: usize, seat: Seat },
    Timeout(Move),
}

/// The reasons to refuse that are not rules of a game but of every table.
pub(crate) const TABLE_REASONS: [&str; 3] = ["over", "not asked", "no such seat"];

/// Whether a reason is the id of a rule.
pub(crate) fn is_rule(reason: &str) -> bool {
    !TABLE_REASONS.contains(&reason)
}

pub(crate) fn read(node: &Node, seats: usize) -> Result<Step, Snag> {
    let mut fields = Fields::of(node)?;
    let at = fields.at();
    // A refusal may be about a seat that this table does not have.
    let any_seat =
        fields.read("seat", |node| moves::seat(node, MAX_SEATS).map(|seat| (seat, node)))?;
    let own_seat = |seats| match any_seat {
        Some((seat, node)) if seat.index() >= seats => moves::seat(node, seats).map(Some),
        seat => Ok(seat.map(|(seat, _)| seat)),
    };
    let chance = fields.read("chance", moves::words)?.unwrap_or_default();

    let done = fields.maybe("do");
    let refused = fields.maybe("refuse");
    let left = fields.maybe("leave");
    let late = fields.maybe("timeout");
    let because = fields.read("because", moves::word)?;
    let acts = [("do", done), ("refuse", refused), ("leave", left), ("timeout", late)];
    let mut acts = acts.iter().filter_map(|(key, entry)| entry.map(|entry| (*key, entry)));
    let act = acts.next();
    if let (Some((one, _)), Some((other, entry))) = (act, acts.next()) {
        return Err(Snag::new(entry.at, Problem::Both(one, other)));
    }
    let needs_seat =
        |entry_at| own_seat(seats)?.ok_or_else(|| Snag::new(entry_at, Problem::Missing("seat")));
    let act = match (act, because) {
        (Some(("refuse", entry)), Some(because)) => {
            let seat = own_seat(MAX_SEATS)?;
            Act::Refuse { moves: moves::read(&entry.node, seat, MAX_SEATS)?, because }
        }
        (Some(("refuse", entry)), None) => {
            return Err(Snag::new(entry.at, Problem::Missing("because")));
        }
        (_, Some(because)) => return Err(Snag::new(because.at, Problem::Missing("refuse"))),
        (Some(("leave", entry)), _) => {
            if !truth(&entry.node)? {
                return Err(Snag::kind(entry.node.at, "true", "false"));
            }
            Act::Leave { at: entry.at, seat: needs_seat(entry.at)? }
        }
        (Some(("timeout", entry)), _) => {
            Act::Timeout(Move { seat: needs_seat(entry.at)?, action: moves::word(&entry.node)? })
        }
        (Some((_, entry)), _) => Act::Do(moves::read(&entry.node, own_seat(seats)?, seats)?),
        (None, None) => Act::Nothing,
    };
    if let (Some(word), Act::Nothing | Act::Refuse { .. }) = (chance.first(), &act) {
        return Err(Snag::new(word.at, Problem::Idle("chance decides nothing in this step")));
    }
    let checks = checks::read(&mut fields, seats, || own_seat(seats))?;
    fields.finish()?;
    if matches!(act, Act::Nothing) && checks.is_empty() {
        return Err(Snag::new(at, Problem::Idle("step does nothing and expects nothing")));
    }
    Ok(Step { chance, act, checks })
}
