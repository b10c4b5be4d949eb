//! The table and its position in the words of the wire, for one viewer.

use gladsheim_engine::{Seat, Viewer};
use gladsheim_protocol::{
    Asked, Choice, ClockFace, Deal, Entry, FormerName, Occupant, OpenProposal, Phase, Question,
    SeatState, State, Table as TableState, TableId, TableLine, Time, You, content_path,
};
use serde_json::Value;

use crate::beginning::PrefixRecord;
use crate::missed_steps::{self, Missed};
use crate::record::{SeatRecord, Sitter, TableRecord};
use crate::table::Table;
use crate::time::Millis;
use crate::tokens::PersonId;
use crate::{TableError, bot_names};

impl Table {
    /// The table, as a viewer may know it.
    pub(crate) fn table_for(&self, viewer: Viewer, host: bool, now: Millis) -> TableState {
        let record = &self.record;
        let over = matches!(record.phase, Phase::Over | Phase::Closed);
        let seats = record.seats.iter().enumerate().filter_map(|(index, seat)| {
            let number = Seat::new(index)?;
            Some(seat_state(&record.id, number, seat, self.viewers.has(number), now))
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
        TableState {
            id: record.id.clone(),
            game: record.game.clone(),
            rules_version: record.rules_version.0,
            players: record.setup.players,
            options: record.options().clone(),
            content_path: content_path(
                &record.game,
                &record.content_hash.to_string(),
                self.game().edition(),
            ),
            content_hash: record.content_hash.to_string(),
            own_content: record.own_content,
            visibility: record.visibility,
            order: record.order,
            phase: record.phase,
            seats: seats.collect(),
            clock: record.clock.clone(),
            // Before the start it is not known yet how many people will play.
            secrecy: match record.phase {
                Phase::Lobby => record.wanted_secrecy.unwrap_or_default(),
                _ => record.secrecy,
            },
            deal: Deal {
                commitment: record.deal.commitment.to_string(),
                server_seed: over.then(|| record.deal.server_seed.to_string()),
            },
            prefix: record.prefix.as_ref().map(PrefixRecord::told),
            is_lesson: record.is_lesson,
            deals_when_ready: record.deals_when_ready && record.phase == Phase::Lobby,
            proposals: proposals.collect(),
            rematch: record.rematch.clone(),
            watchers: self.viewers.watchers(),
            created_at: record.created_at,
            kept_until: record.kept_until,
            you: You { seat, host, orders },
        }
    }

    /// The table, as a person may know it.
    #[must_use]
    pub fn table_of(&self, person: Option<PersonId>, now: Millis) -> TableState {
        let host = person.is_some_and(|person| self.record.is_host(person));
        self.table_for(self.viewer(person), host, now)
    }

    /// The position as a viewer may know it, with these steps, but for the view itself; nothing
    /// before the deal.
    pub(crate) fn state(&self, viewer: Viewer, entries: Vec<Entry>, now: Millis) -> Option<State> {
        let fold = self.fold.as_ref()?;
        let (table, awaited) = fold.shown(viewer);
        let known = awaited.iter().map(|seat| Asked {
            seat,
            phrase: table.question(seat, viewer).map(|question| question.phrase),
            deadline: self.deadline(seat).map(|at| told_to(viewer, seat, at)),
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
            action: choice.action,
            phrase: choice.phrase,
            name: None,
        });
        let can_withdraw = mine.is_some_and(|seat| self.withdrawal_of(seat, now).is_some());
        Some(State {
            seq: fold.heard(viewer),
            round: table.round(),
            view: None,
            lines: None,
            entries,
            awaited: known.collect(),
            question,
            choices: choices.collect(),
            clocks: self.clock_faces(viewer, now),
            moment: mine.and_then(|seat| self.moment(seat)),
            can_undo: mine
                .filter(|_| !fold.holds_back(viewer))
                .is_some_and(|seat| fold.undo_of(seat).is_some()),
            can_withdraw,
            over: self.record.over.clone(),
        })
    }

    /// The position with all steps that the viewer heard of after `since`.
    ///
    /// # Errors
    /// If the game has not begun, or its log cannot be trusted.
    pub fn state_since(
        &self,
        viewer: Viewer,
        since: u64,
        lines: bool,
        now: Millis,
    ) -> Result<State, TableError> {
        self.whole_state_since(viewer, since, lines, false, now)
    }

    /// The same, with patches in its entries where they are wanted.
    pub(crate) fn whole_state_since(
        &self,
        viewer: Viewer,
        since: u64,
        lines: bool,
        with_patches: bool,
        now: Millis,
    ) -> Result<State, TableError> {
        let mut state = self.changes_since(viewer, since, with_patches, now)?;
        state.view = self.view(viewer);
        if lines {
            self.add_lines(viewer, &mut state);
        }
        Ok(state)
    }

    /// The position but for the view itself, with all steps that the viewer heard of after `since`.
    pub(crate) fn changes_since(
        &self,
        viewer: Viewer,
        since: u64,
        with_patches: bool,
        now: Millis,
    ) -> Result<State, TableError> {
        // Whoever knows nothing has nothing to patch.
        let entries = self.steps_since(viewer, since, with_patches && since > 0)?;
        self.state(viewer, entries, now).ok_or(TableError::NotStarted)
    }

    /// The table through a viewer's eyes.
    pub(crate) fn view(&self, viewer: Viewer) -> Option<Value> {
        Some(self.fold.as_ref()?.shown(viewer).0.view(viewer))
    }

    /// The steps that the viewer heard of after `since`.
    ///
    /// # Errors
    /// If the game has not begun, or its log cannot be trusted.
    pub fn entries_since(&self, viewer: Viewer, since: u64) -> Result<Vec<Entry>, TableError> {
        self.steps_since(viewer, since, false)
    }

    /// The same, with patches where they are wanted.
    fn steps_since(
        &self,
        viewer: Viewer,
        since: u64,
        with_patches: bool,
    ) -> Result<Vec<Entry>, TableError> {
        if let Some(reason) = &self.record.set_aside {
            return Err(TableError::SetAside(reason.clone()));
        }
        let fold = self.fold.as_ref().ok_or(TableError::NotStarted)?;
        if since >= fold.heard(viewer) {
            return Ok(Vec::new());
        }
        let started_at = self.record.started_at.unwrap_or(self.record.created_at);
        let missed = Missed { viewer, since, until: fold.heard(viewer), with_patches };
        missed_steps::of(
            missed,
            self.game(),
            &self.beginning(),
            self.padding(),
            (started_at, &self.log),
        )
        .map_err(|error| TableError::SetAside(error.to_string()))
    }

    /// Adds what only those need who read and type: the position in words, the names of choices.
    pub(crate) fn add_lines(&self, viewer: Viewer, state: &mut State) {
        state.lines = self.fold.as_ref().map(|fold| fold.shown(viewer).0.tell_view(viewer));
        for choice in &mut state.choices {
            choice.name = self.game().action_name(choice.id);
        }
    }

    fn deadline(&self, seat: Seat) -> Option<u64> {
        self.record.clocks.get(seat.index())?.deadline
    }

    /// The clocks as a viewer may see them: one that runs for a hidden question stands still.
    fn clock_faces(&self, viewer: Viewer, now: Millis) -> Vec<ClockFace> {
        if self.record.clock.time == (Time::Untimed {}) {
            return Vec::new();
        }
        let Some(fold) = &self.fold else { return Vec::new() };
        let (_, awaited) = fold.shown(viewer);
        let faces = self.record.clocks.iter().enumerate().filter_map(|(index, clock)| {
            let seat = Seat::new(index)?;
            let deadline = clock.deadline.filter(|_| awaited.contains(seat));
            let left_ms = deadline.map_or(clock.left_ms, |at| at.saturating_sub(now));
            let told = |time| told_to(viewer, seat, time);
            Some(ClockFace { seat, left_ms: told(left_ms), deadline: deadline.map(told) })
        });
        faces.collect()
    }
}

/// A time of a seat's clock as a viewer is told it: the others have it in whole seconds.
fn told_to(viewer: Viewer, seat: Seat, time: Millis) -> Millis {
    if viewer.is(seat) { time } else { time.next_multiple_of(1_000) }
}

fn seat_state(
    table: &TableId,
    number: Seat,
    seat: &SeatRecord,
    online: bool,
    now: Millis,
) -> SeatState {
    let occupant = match &seat.sitter {
        Sitter::Nobody if seat.is_invited(now) => Occupant::Invited {},
        Sitter::Nobody => Occupant::Open {},
        Sitter::Person { name, stand_in, .. } => {
            Occupant::Person { name: name.clone(), stand_in: stand_in.map(|bot| bot.to_string()) }
        }
        Sitter::Bot(bot) => {
            Occupant::Bot { name: bot_names::of_bot(table, number), strength: bot.to_string() }
        }
    };
    let entropy = (!seat.entropy.is_empty()).then(|| seat.entropy.clone());
    let former = seat.former.iter();
    let former = former.map(|one| FormerName { name: one.name.clone(), until: one.until });
    let (left, ready, muted) = (seat.left, seat.ready, seat.muted);
    let former = former.collect();
    SeatState { seat: number, occupant, online, left, ready, entropy, muted, former }
}

/// A table in a list, as a person may know it.
#[must_use]
pub fn line(record: &TableRecord, person: Option<PersonId>) -> TableLine {
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
        started_at: record.started_at,
        // Tables of earlier versions know only when they were last used.
        ended_at: record.ended_at.or_else(|| record.over.as_ref().map(|_| record.touched_at)),
        over: record.over.clone(),
    }
}
