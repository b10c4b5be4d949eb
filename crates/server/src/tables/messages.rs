//! The table and its position in the words of the wire, for one viewer.

use gladsheim_engine::{Seat, Viewer};
use gladsheim_protocol::{
    Asked, Choice, ClockFace, Deal, Entry, Occupant, OpenProposal, Phase, Phrase, Question,
    SeatState, State, Table, TableId, TableLine, Time, You,
};

use super::actor::Actor;
use super::history;
use super::hush::Padding;
use crate::store::{SeatRecord, Sitter, TableRecord};
use crate::{HallError, PersonId, names, time};

impl Actor {
    /// The table, as a viewer may know it.
    pub(crate) fn table_for(&self, viewer: Viewer, host: bool) -> Table {
        let record = &self.record;
        let over = matches!(record.phase, Phase::Over | Phase::Closed);
        let seats = record.seats.iter().enumerate().filter_map(|(index, seat)| {
            let number = Seat::new(index)?;
            Some(seat_state(&record.id, number, seat, self.connections.has(number)))
        });
        let proposals = record.motions.iter().map(|motion| OpenProposal {
            verb: motion.verb,
            by: motion.by,
            missing: motion.missing.iter().collect(),
        });
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        };
        let orders = seat.and_then(|seat| record.seat(seat)).map(|seat| seat.orders.clone());
        let orders = orders.unwrap_or_default();
        // Before the start it is not known yet how many people will play.
        let pad_windows = record.padded || record.pad_windows.unwrap_or(false);
        Table {
            id: record.id.clone(),
            game: record.game.clone(),
            rules_version: record.rules_version,
            players: record.setup.players,
            options: record.options().clone(),
            content_hash: record.content_hash.to_string(),
            own_content: record.own_content,
            visibility: record.visibility,
            order: record.order,
            phase: record.phase,
            seats: seats.collect(),
            clock: record.clock.clone(),
            pad_windows,
            deal: Deal {
                commitment: record.deal.commitment.to_string(),
                server_seed: over.then(|| record.deal.server_seed.to_string()),
            },
            proposals: proposals.collect(),
            rematch: record.rematch.clone(),
            watchers: self.connections.watchers(),
            created_at: record.created_at,
            kept_until: record.kept_until,
            you: You { seat, host, orders },
        }
    }

    /// The table, as a person may know it.
    pub(crate) fn table_of(&self, person: Option<PersonId>) -> Table {
        let host = person.is_some_and(|person| self.record.is_host(person));
        self.table_for(self.viewer(person), host)
    }

    /// The position as a viewer may know it, with these steps; nothing before the deal.
    pub(crate) fn state(&self, viewer: Viewer, entries: Vec<Entry>) -> Option<State> {
        let fold = self.fold.as_ref()?;
        let (table, awaited) = fold.shown(viewer);
        let known = awaited.iter().map(|seat| Asked {
            seat,
            ask: table.question(seat, viewer).map(|question| question.ask.into()),
            deadline: self.deadline(seat),
        });
        let mine = match viewer {
            Viewer::Seat(seat) if self.record.phase == Phase::Playing => Some(seat),
            _ => None,
        };
        let question = mine.and_then(|seat| {
            // Whoever does not want to be asked is not.
            let id = fold.question(seat).filter(|_| self.waved_through(seat).is_none())?;
            Some(Question::new(id, fold.table().question(seat, viewer)?, self.deadline(seat)))
        });
        let choices = match (&question, mine) {
            (Some(_), Some(seat)) => fold.table().legal(seat),
            _ => Vec::new(),
        };
        let choices = choices.into_iter().map(|choice| Choice {
            id: choice.id,
            name: choice.name,
            phrase: choice.phrase.into(),
        });
        Some(State {
            seq: fold.heard(viewer),
            round: table.round(),
            view: table.view(viewer),
            lines: None,
            entries,
            awaited: known.collect(),
            question,
            choices: choices.collect(),
            clocks: self.clock_faces(viewer),
            can_undo: mine
                .filter(|_| !fold.holds_back(viewer))
                .is_some_and(|seat| fold.undo_of(seat).is_some()),
            over: self.record.over.clone(),
        })
    }

    /// The position with all steps that the viewer heard of after `since`.
    pub(crate) fn state_since(
        &self,
        viewer: Viewer,
        since: u64,
        lines: bool,
    ) -> Result<State, HallError> {
        let entries = self.entries_since(viewer, since)?;
        let mut state = self.state(viewer, entries).ok_or(HallError::NotStarted)?;
        state.lines = lines.then(|| self.lines(viewer)).flatten();
        Ok(state)
    }

    /// The steps that the viewer heard of after `since`.
    pub(crate) fn entries_since(
        &self,
        viewer: Viewer,
        since: u64,
    ) -> Result<Vec<Entry>, HallError> {
        if let Some(reason) = &self.record.set_aside {
            return Err(HallError::SetAside(reason.clone()));
        }
        let fold = self.fold.as_ref().ok_or(HallError::NotStarted)?;
        if since >= fold.heard(viewer) {
            return Ok(Vec::new());
        }
        let started_at = self.record.started_at.unwrap_or(self.record.created_at);
        let (padding, span) = (Padding::of(&self.record), (since, fold.heard(viewer)));
        history::since(&*self.game, &self.seed(), padding, started_at, &self.log, viewer, span)
            .map_err(|error| HallError::SetAside(error.to_string()))
    }

    /// The position in words.
    pub(crate) fn lines(&self, viewer: Viewer) -> Option<Vec<Phrase>> {
        let told = self.fold.as_ref()?.shown(viewer).0.tell_view(viewer);
        Some(told.into_iter().map(Phrase::from).collect())
    }

    /// How many steps a viewer has heard of.
    pub(crate) fn heard(&self, viewer: Viewer) -> u64 {
        self.fold.as_ref().map_or(0, |fold| fold.heard(viewer))
    }

    fn deadline(&self, seat: Seat) -> Option<u64> {
        self.record.clocks.get(seat.index())?.deadline
    }

    /// The clocks as a viewer may see them: one that runs for a hidden question stands still.
    fn clock_faces(&self, viewer: Viewer) -> Vec<ClockFace> {
        if self.record.clock.time == (Time::Untimed {}) {
            return Vec::new();
        }
        let Some(fold) = &self.fold else { return Vec::new() };
        let (_, awaited) = fold.shown(viewer);
        let now = time::now();
        let faces = self.record.clocks.iter().enumerate().filter_map(|(index, clock)| {
            let seat = Seat::new(index)?;
            let deadline = clock.deadline.filter(|_| awaited.contains(seat));
            let left_ms = deadline.map_or(clock.left_ms, |at| at.saturating_sub(now));
            Some(ClockFace { seat, left_ms, deadline })
        });
        faces.collect()
    }
}

fn seat_state(table: &TableId, number: Seat, seat: &SeatRecord, online: bool) -> SeatState {
    let occupant = match &seat.sitter {
        Sitter::Nobody if seat.is_invited(time::now()) => Occupant::Invited {},
        Sitter::Nobody => Occupant::Open {},
        Sitter::Person { name, stand_in, .. } => {
            Occupant::Person { name: name.clone(), stand_in: stand_in.map(|bot| bot.to_string()) }
        }
        Sitter::Bot(bot) => {
            Occupant::Bot { name: names::of_bot(table, number), strength: bot.to_string() }
        }
    };
    let entropy = (!seat.entropy.is_empty()).then(|| seat.entropy.clone());
    SeatState { seat: number, occupant, online, left: seat.left, entropy }
}

/// A table in a list, as a person may know it.
pub(crate) fn line(record: &TableRecord, person: Option<PersonId>) -> TableLine {
    let seat = person.and_then(|person| record.seat_of(person));
    let playing = record.phase == Phase::Playing;
    let deadline = seat.and_then(|seat| record.clocks.get(seat.index())?.deadline);
    TableLine {
        id: record.id.clone(),
        game: record.game.clone(),
        players: record.setup.players,
        options: record.options().clone(),
        visibility: record.visibility,
        phase: record.phase,
        names: record.names(),
        clock: record.clock.clone(),
        seat,
        waits_for_you: playing && seat.is_some_and(|seat| record.waiting.contains(seat)),
        deadline,
        created_at: record.created_at,
    }
}
