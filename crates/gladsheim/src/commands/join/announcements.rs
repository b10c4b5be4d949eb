//! What changes at a table beside the game: who comes and goes, what is proposed.

use fluent_bundle::FluentArgs;
use gladsheim_engine::Seat;
use gladsheim_intake::plain;
use gladsheim_protocol::{Occupant, OpenProposal, SeatState, Table, Verb};

/// One such sentence: its key and its arguments.
pub(crate) type Line = (&'static str, FluentArgs<'static>);

/// A sentence about somebody.
pub(crate) fn about(key: &'static str, name: &str) -> Line {
    let mut args = FluentArgs::new();
    args.set("name", plain(name));
    (key, args)
}

/// What somebody on a seat is called; nothing if nobody sits there.
pub(crate) fn name_of(seat: &SeatState) -> Option<&str> {
    match &seat.occupant {
        Occupant::Open {} | Occupant::Invited {} => None,
        Occupant::Person { name, .. } | Occupant::Bot { name, .. } => Some(name),
    }
}

fn stand_in(seat: &SeatState) -> bool {
    matches!(&seat.occupant, Occupant::Person { stand_in: Some(_), .. })
}

/// What is new at the table, for somebody on seat `me`.
pub(crate) fn between(before: &Table, now: &Table, me: Option<Seat>) -> Vec<Line> {
    let mut lines = Vec::new();
    for (was, is) in before.seats.iter().zip(&now.seats) {
        let (Some(name), Some(old)) = (name_of(is), name_of(was)) else {
            lines.extend(name_of(is).map(|name| about("cli-join-sat-down", name)));
            lines.extend(name_of(was).map(|name| about("cli-join-stood-up", name)));
            continue;
        };
        if name != old {
            lines.push(about("cli-join-stood-up", old));
            lines.push(about("cli-join-sat-down", name));
            continue;
        }
        match (stand_in(was), stand_in(is)) {
            (false, true) => lines.push(about("cli-join-stand-in", name)),
            (true, false) => lines.push(about("cli-join-no-stand-in", name)),
            _ => {}
        }
        let person = matches!(is.occupant, Occupant::Person { .. });
        if person && me != Some(is.seat) && was.online != is.online {
            let key = if is.online { "cli-join-here" } else { "cli-join-away" };
            lines.push(about(key, name));
        }
    }
    let fresh = |proposal: &&OpenProposal| !before.proposals.contains(proposal);
    for proposal in now.proposals.iter().filter(fresh) {
        let asked = me.is_some_and(|me| proposal.missing.contains(&me) && proposal.by != me);
        let by = now.seats.get(proposal.by.index()).and_then(name_of);
        if let Some(name) = by.filter(|_| asked) {
            let key = match proposal.verb {
                Verb::Undo => "cli-join-asks-undo",
                Verb::End => "cli-join-asks-end",
                Verb::Rematch => "cli-join-asks-rematch",
            };
            lines.push(about(key, name));
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const TABLE: &str = r#"{"id":"t","game":"any","rules_version":1,"players":2,"options":{},
        "content_hash":"","content_path":"","own_content":false,"visibility":"private","order":"as_seated",
        "phase":"lobby","clock":{},"deal":{"commitment":""},"proposals":[],"watchers":0,
        "created_at":0,"you":{"seat":0,"host":true},"seats":[
        {"seat":0,"occupant":{"kind":"person","name":"Ask"},"online":true,"left":false},
        {"seat":1,"occupant":{"kind":"open"},"online":false,"left":false}]}"#;

    fn keys(before: &Table, now: &Table) -> Vec<&'static str> {
        let me = Seat::new(0);
        between(before, now, me).into_iter().map(|(key, _)| key).collect()
    }

    #[test]
    fn comings_and_goings_are_told_once() {
        let empty: Table = serde_json::from_str(TABLE).unwrap();
        let mut full = empty.clone();
        full.seats[1].occupant = Occupant::Person { name: "Embla".into(), stand_in: None };
        assert_eq!(keys(&empty, &full), ["cli-join-sat-down"]);
        assert_eq!(keys(&full, &empty), ["cli-join-stood-up"]);
        let mut here = full.clone();
        here.seats[1].online = true;
        assert_eq!(keys(&full, &here), ["cli-join-here"]);
        assert_eq!(keys(&here, &here), Vec::<&str>::new());
    }

    #[test]
    fn only_those_who_are_asked_hear_of_a_proposal() {
        let before: Table = serde_json::from_str(TABLE).unwrap();
        let mut now = before.clone();
        now.seats[1].occupant = Occupant::Person { name: "Embla".into(), stand_in: None };
        let before = now.clone();
        let (me, other) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        now.proposals = vec![OpenProposal { verb: Verb::Undo, by: other, missing: vec![me] }];
        assert_eq!(keys(&before, &now), ["cli-join-asks-undo"]);
        now.proposals = vec![OpenProposal { verb: Verb::Undo, by: me, missing: vec![other] }];
        assert_eq!(keys(&before, &now), Vec::<&str>::new());
    }
}
