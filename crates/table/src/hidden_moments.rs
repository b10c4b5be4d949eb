//! Hidden moments: nobody may be able to tell whether a question was asked that is not theirs.
//!
//! An event of which a viewer hears nothing is a hidden moment for that viewer: somebody may have
//! been asked there, or not, unless the rules let everybody know who is asked. So the viewer is told nothing of a step that ends in such a question
//! until it is answered, and then all of it as one entry, under the name of whoever began it: what
//! is sent is the same as if nobody had been asked. Where the table pads, both come after the same
//! random time, if the game wants the moment hushed ([`gladsheim_engine::Game::hushes`]).

use std::sync::Arc;

use gladsheim_engine::{Seat, SeatSet, Viewer};
use gladsheim_protocol::Secrecy;
use gladsheim_registry::{AnyMatch, Happenings};

use crate::fold::{Fold, Followed, Step, StepKind, followed, viewer_index};
use crate::record::{LogEntry, TableRecord};
use crate::time::Millis;
use crate::{Settings, random};

/// The shortest pause, and how much longer it may be.
const SHORTEST: Millis = 250;
const SPREAD: Millis = 750;

/// How long the hall pauses at the hidden moments of a table.
#[derive(Clone, Copy, Default)]
pub(crate) enum Padding {
    /// Not at all.
    #[default]
    Off,
    /// For a random time. It follows from the secret of the deal, so that a log that is read again
    /// tells the same times.
    Usual([u8; 32]),
    /// Always for so long, and not longer for anybody who is asked.
    Strict(Millis),
}

impl Padding {
    /// The padding of a table.
    pub(crate) fn of(record: &TableRecord, settings: &Settings) -> Self {
        match record.secrecy {
            Secrecy::Off => Self::Off,
            Secrecy::Usual => Self::Usual(random::pause_key(&record.deal.server_seed, &record.id)),
            Secrecy::Strict => Self::Strict(settings.strict_pause),
        }
    }

    /// When the pause ends that begins with an entry.
    pub(super) fn after(&self, entry: &LogEntry) -> Millis {
        let pause = match self {
            Self::Off => 0,
            Self::Usual(key) => SHORTEST + random::pause(key, entry.seq) % SPREAD,
            Self::Strict(pause) => *pause,
        };
        entry.at + pause
    }
}

/// What a step hides from one viewer.
#[derive(Clone, Copy, Default)]
pub(super) struct Moment {
    /// It has a hushed moment that is not the secret of whoever acts.
    ///
    /// Where it is, the others see that seat deciding before and after, and need no pause.
    pub(super) is_hushed: bool,
    /// It ends in a question that the viewer knows nothing of.
    pub(super) is_open: bool,
}

impl Moment {
    pub(super) fn of(
        happenings: &Happenings,
        viewer: Viewer,
        actor: Seat,
        after: &dyn AnyMatch,
    ) -> Self {
        let waiting = after.waiting();
        let heard = happenings.heard_by(viewer);
        if heard.iter().all(|heard| *heard) {
            return Self::default();
        }
        let by_actor = happenings.heard_by(Viewer::Seat(actor));
        let nobody_heard = heard.iter().zip(by_actor).map(|(heard, by_actor)| !heard && !by_actor);
        let is_hushed =
            nobody_heard.zip(happenings.hushed()).any(|(hidden, hushed)| hidden && hushed);
        let tail = heard.iter().rposition(|heard| *heard).map_or(0, |last| last + 1);
        let hears_tail = |seat| {
            let heard = happenings.heard_by(Viewer::Seat(seat));
            heard.into_iter().skip(tail).any(|heard| heard)
        };
        // Where it is no secret who is asked, there is nothing to hold back.
        let is_open = after.hides(viewer) && !waiting.is_empty() && waiting.iter().all(hears_tail);
        Self { is_hushed, is_open }
    }
}

/// What a viewer has not been told yet, because it ends in a hidden question.
#[derive(Clone)]
pub(super) struct Held {
    /// The entry that everything is told under.
    pub(super) first: LogEntry,
    /// The position before it.
    pub(super) was: Arc<dyn AnyMatch>,
    /// What happened since.
    pub(super) events: Followed,
    /// Who is asked.
    pub(super) waiting: SeatSet,
    /// The entry with which its pause begins, if it has one.
    pub(super) hushed: Option<LogEntry>,
}

/// What a viewer still sees while something is held back.
pub(super) struct Frozen {
    /// The position before it.
    pub(super) table: Box<dyn AnyMatch>,
    /// How many steps the viewer had heard of.
    pub(super) heard: u64,
    /// When the viewer is told, if that is known already.
    pub(super) until: Option<Millis>,
}

impl Fold {
    /// Decides whether and when a viewer hears of a step.
    pub(super) fn listen(
        &mut self,
        step: &mut Step,
        entry: &LogEntry,
        viewer: Viewer,
        before: &dyn AnyMatch,
    ) {
        let index = viewer_index(viewer);
        let (Some(held), Some(frozen)) = (self.held.get_mut(index), self.frozen.get_mut(index))
        else {
            return;
        };
        let (waiting, over) = (step.waiting(), step.standings().is_some());
        let shown = frozen.as_ref().map_or(self.heard.of(viewer), |frozen| frozen.heard);
        step.before.set(viewer, shown);
        let freeze = || Frozen { table: before.clone_box(), heard: shown, until: None };
        let moment = match &step.kind {
            StepKind::Happened(happenings) => {
                Moment::of(happenings, viewer, step.seat, step.after())
            }
            StepKind::Undone(_) | StepKind::Withdrawn { .. } => Moment::default(),
        };
        let hushed = moment.is_hushed.then_some(*entry);
        let nobody_new = |held: &Held| waiting.without(held.waiting).is_empty();
        let stays = !step.told.has(viewer) && held.as_ref().is_some_and(nobody_new);
        if let StepKind::Happened(happenings) = &step.kind
            && !over
            && (moment.is_open || stays && !waiting.is_empty())
        {
            let new = || {
                let (first, was) = (*entry, Arc::from(before.clone_box()));
                Held { first, was, events: Vec::new(), waiting, hushed: None }
            };
            let held = held.get_or_insert_with(new);
            held.hushed = held.hushed.or(hushed);
            held.events.extend(followed(happenings, viewer).0);
            held.waiting = waiting;
            frozen.get_or_insert_with(freeze).until = None;
            step.told.remove(viewer);
            return;
        }
        let earlier = held.take();
        let tells = |held: &Held| !held.events.is_empty() || viewer.is(held.first.seat);
        if earlier.as_ref().is_some_and(tells) {
            step.told.insert(viewer);
        }
        if !step.told.has(viewer) {
            // Nothing came of it; what was to be told before is told when it was to be.
            let due = self.told_at.get(index).copied();
            if let Some(frozen) = frozen.as_mut().filter(|_| earlier.is_some()) {
                frozen.until = due;
            }
            return;
        }
        // One pause for all that is told at once: there is one too where nobody was asked.
        let began = earlier.as_ref().and_then(|held| held.hushed).or(hushed);
        let pause = began.map(|entry| self.padding.after(&entry)).filter(|_| !over);
        if let (Some(last), Some(told_at), Some(told)) =
            (self.told_at.get_mut(index), step.told_at.get_mut(index), step.earlier.get_mut(index))
        {
            let at = pause.unwrap_or(0).max(entry.at).max(if over { 0 } else { *last });
            (*last, *told_at, *told) = (at, at, earlier);
            if at > entry.at && !over {
                frozen.get_or_insert_with(freeze).until = Some(at);
            } else {
                *frozen = None;
            }
        }
    }

    /// Lets those whose pause is over go on, and says who has something to hear after how many
    /// steps.
    pub(crate) fn thaw(&mut self, now: Millis) -> Vec<(Viewer, u64)> {
        let mut thawed = Vec::new();
        for viewer in Viewer::all(self.asked.len()) {
            let Some(frozen) = self.frozen.get_mut(viewer_index(viewer)) else { continue };
            let is_due = |frozen: &mut Frozen| frozen.until.is_some_and(|until| until <= now);
            let heard = frozen.take_if(is_due).map(|frozen| frozen.heard);
            thawed
                .extend(heard.filter(|heard| *heard < self.heard.of(viewer)).map(|n| (viewer, n)));
        }
        thawed
    }

    /// When a hidden question must be answered, so that its pause is as long as every other.
    pub(crate) fn hidden_due_at(&self) -> Option<Millis> {
        let Padding::Strict(_) = self.padding else { return None };
        let began = self.held.iter().flatten().filter_map(|held| held.hushed);
        began.map(|entry| self.padding.after(&entry)).min()
    }

    /// When the next pause is over.
    pub(crate) fn thaws_at(&self) -> Option<Millis> {
        self.frozen.iter().flatten().filter_map(|frozen| frozen.until).min()
    }

    fn frozen(&self, viewer: Viewer) -> Option<&Frozen> {
        self.frozen.get(viewer_index(viewer))?.as_ref()
    }

    /// Whether something is held back from `viewer` now.
    pub(crate) fn holds_back(&self, viewer: Viewer) -> bool {
        self.frozen(viewer).is_some()
    }

    /// The position as far as `viewer` has been told of it, and the seats that seem to decide.
    pub(crate) fn shown(&self, viewer: Viewer) -> (&dyn AnyMatch, SeatSet) {
        let Some(frozen) = self.frozen(viewer) else {
            return (&*self.table, self.table.awaited(viewer));
        };
        let mut awaited = frozen.table.awaited(viewer);
        // Whoever has answered knows that.
        if let Viewer::Seat(seat) = viewer
            && self.question(seat).is_none()
        {
            awaited.remove(seat);
        }
        (&*frozen.table, awaited)
    }

    /// How many steps `viewer` hears of in the end, those included that are held back for a while.
    pub(crate) fn count(&self, viewer: Viewer) -> u64 {
        self.heard.of(viewer)
    }

    /// How many steps `viewer` has been told of.
    pub(crate) fn heard(&self, viewer: Viewer) -> u64 {
        self.frozen(viewer).map_or(self.heard.of(viewer), |frozen| frozen.heard)
    }

    /// The number of the question that `seat` is asked, once it has been told.
    pub(crate) fn question(&self, seat: Seat) -> Option<u64> {
        let id = self.asked.get(seat.index())?.as_ref()?.id;
        Some(id).filter(|id| *id <= self.heard(Viewer::Seat(seat)))
    }
}
