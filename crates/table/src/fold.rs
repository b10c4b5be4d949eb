//! The game as a fold over its log: the position, who has heard of how much, who is asked what.

use gladsheim_engine::{ActionId, Illegal, MAX_SEATS, Seat, SeatSet, Standings, Viewer};
use gladsheim_protocol::{Actor, Entry, Happening, Patch};
use gladsheim_registry::{self as registry, AnyGame, AnyMatch, Happenings, Hash, Tree};

use crate::beginning::{Beginning, Parting};
use crate::difference::difference;
use crate::hidden_moments::{Frozen, Held, Padding};
use crate::record::{EntryKind, LogEntry};
use crate::time::{self, Millis};

/// How many viewers a table can have: its seats and the public.
const VIEWERS: usize = MAX_SEATS + 1;

/// How many steps each viewer has heard of.
///
/// Every viewer has a count of its own, so that a step that must stay hidden leaves no gap in the
/// numbers of those who hear nothing of it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Counts([u64; VIEWERS]);

pub(super) const fn viewer_index(viewer: Viewer) -> usize {
    match viewer {
        Viewer::Public => MAX_SEATS,
        Viewer::Seat(seat) => seat.index(),
    }
}

impl Counts {
    pub(crate) fn of(&self, viewer: Viewer) -> u64 {
        self.0.get(viewer_index(viewer)).copied().unwrap_or(0)
    }

    pub(super) fn add(&mut self, viewer: Viewer) {
        if let Some(count) = self.0.get_mut(viewer_index(viewer)) {
            *count += 1;
        }
    }

    pub(super) fn set(&mut self, viewer: Viewer, number: u64) {
        if let Some(count) = self.0.get_mut(viewer_index(viewer)) {
            *count = number;
        }
    }
}

/// A question that a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asking {
    /// The seat's own count when it was first put; it stays while the question stays.
    pub(crate) id: u64,
    legal: Vec<ActionId>,
}

/// What it takes to go back before a step that showed nobody anything.
pub(super) struct Back {
    pub(super) before: Box<dyn AnyMatch>,
    pub(super) heard: Counts,
    pub(super) seq: u64,
    pub(super) seat: Seat,
    /// What the seat did; nothing where it left the game.
    pub(super) action: Option<ActionId>,
    /// Whether everybody knew that this seat was to act: an answer to a hidden question must not be
    /// known.
    pub(super) is_open: bool,
    pub(super) told: Told,
    held: [Option<Held>; VIEWERS],
}

/// Which viewers hear of a step.
#[derive(Clone, Copy, Default)]
pub(crate) struct Told(u16);

impl Told {
    pub(super) fn insert(&mut self, viewer: Viewer) {
        self.0 |= 1 << viewer_index(viewer);
    }

    pub(super) fn remove(&mut self, viewer: Viewer) {
        self.0 &= !(1 << viewer_index(viewer));
    }

    pub(crate) const fn has(self, viewer: Viewer) -> bool {
        self.0 >> viewer_index(viewer) & 1 != 0
    }
}

/// A step that the rules allow, not taken yet.
pub(crate) struct Step {
    was: Box<dyn AnyMatch>,
    after: Box<dyn AnyMatch>,
    pub(super) seat: Seat,
    pub(super) kind: StepKind,
    /// Who hears of it, once it was taken.
    pub(crate) told: Told,
    /// What was held back from viewers and is told with it.
    pub(super) earlier: [Option<Held>; VIEWERS],
    /// When viewers are told of it, where that is later than it happened.
    pub(super) told_at: [Millis; VIEWERS],
    /// How many steps viewers had been told of before.
    pub(crate) before: Counts,
    /// Its number in the count of the public, which is the same from every seat.
    public_number: u64,
}

/// What a step tells.
pub(super) enum StepKind {
    Happened(Happenings),
    /// Steps were taken back: to these counts.
    Undone(Counts),
    /// One answer was taken back, and nothing else: entry `seq`, which has these numbers.
    Withdrawn {
        seq: u64,
        numbers: Counts,
    },
}

impl Step {
    /// The hash of the position after it.
    pub(crate) fn hash(&self) -> Hash {
        self.after.hash()
    }

    /// The position after it.
    pub(super) fn after(&self) -> &dyn AnyMatch {
        &*self.after
    }

    /// The seats that the game waits for after it.
    pub(crate) fn waiting(&self) -> SeatSet {
        self.after.waiting()
    }

    /// The ranking, if it ends the game.
    pub(crate) fn standings(&self) -> Option<Standings> {
        self.after.standings()
    }

    /// The step as `viewer` hears of it, once it was taken and has a number in the viewer's count.
    ///
    /// What was held back comes with it, under the name of whoever began it. Where patches are
    /// wanted, it says with every event what changed in the viewer's view.
    pub(crate) fn entry(
        &self,
        log: &LogEntry,
        viewer: Viewer,
        seq: u64,
        with_patches: bool,
    ) -> Entry {
        let earlier = self.earlier.get(viewer_index(viewer)).and_then(Option::as_ref);
        let first = earlier.map_or(log, |held| &held.first);
        let actor = Some(Actor { seat: first.seat, by: first.by });
        let mut told = earlier.map_or_else(Vec::new, |held| held.events.clone());
        let (mut after, mut undone_to, mut withdrawn) = (None, None, None);
        match &self.kind {
            StepKind::Happened(happenings) if with_patches => {
                let (heard, last) = followed(happenings, viewer);
                told.extend(heard);
                after = last;
            }
            StepKind::Happened(happenings) => {
                told.extend(events(happenings, viewer).into_iter().map(|event| (event, None)));
            }
            StepKind::Undone(counts) => {
                undone_to = Some(counts.of(viewer));
                after = with_patches.then(|| self.after.seen(viewer));
            }
            StepKind::Withdrawn { numbers, .. } => {
                withdrawn = Some(numbers.of(viewer));
                after = with_patches.then(|| self.after.seen(viewer));
            }
        }
        let was = earlier.map_or(&*self.was, |held| &*held.was);
        let (events, patch) = if with_patches {
            patched(told, was.seen(viewer), after.as_ref())
        } else {
            (told.into_iter().map(|(event, _)| event).collect(), None)
        };
        let at = self.told_at.get(viewer_index(viewer)).map_or(log.at, |at| log.at.max(*at));
        let (at, step) = (time::whole_second(at), self.public_number);
        Entry { seq, step, at, actor, events, patch, undone_to, withdrawn }
    }
}

/// What a viewer hears of, each with the viewer's view then, where it was another before.
pub(super) type Followed = Vec<(Happening, Option<Tree>)>;

fn events(happenings: &Happenings, viewer: Viewer) -> Vec<Happening> {
    happenings.redacted(viewer).into_iter().map(on_the_wire).collect()
}

/// What a viewer hears of a step; and the view after it, where it was another before.
pub(super) fn followed(happenings: &Happenings, viewer: Viewer) -> (Followed, Option<Tree>) {
    let (heard, after) = happenings.followed(viewer);
    let heard = heard.into_iter().map(|(happening, view)| (on_the_wire(happening), view));
    (heard.collect(), after)
}

fn on_the_wire(happening: registry::Happening) -> Happening {
    let registry::Happening { event, phrase, reveals } = happening;
    Happening { event, phrase, reveals, patch: None }
}

/// The events, each with what it changed in a view that was `seen` before them, and what else
/// changed until it was `after`.
fn patched(
    told: Followed,
    mut seen: Tree,
    after: Option<&Tree>,
) -> (Vec<Happening>, Option<Patch>) {
    let events = told.into_iter().map(|(happening, view)| {
        let patch = view.as_ref().and_then(|view| difference(&seen, view));
        seen = view.unwrap_or_else(|| std::mem::replace(&mut seen, Tree::Null));
        Happening { patch, ..happening }
    });
    (events.collect(), after.and_then(|after| difference(&seen, after)))
}

/// Why a log is not to be trusted.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub(crate) enum Diverged {
    #[error("the deal is not the recorded one")]
    Start,
    #[error("entry {0} is missing")]
    Gap(u64),
    #[error("entry {0} is not legal: {1}")]
    Illegal(u64, Illegal),
    #[error("entry {0} takes back what cannot be taken back")]
    TakingBack(u64),
    #[error("the position after entry {0} is not the recorded one")]
    Hash(u64),
}

/// A game as far as it has been played.
pub(crate) struct Fold {
    pub(super) table: Box<dyn AnyMatch>,
    pub(super) heard: Counts,
    pub(super) asked: Vec<Option<Asking>>,
    pub(super) back: Vec<Back>,
    pub(super) padding: Padding,
    pub(super) held: [Option<Held>; VIEWERS],
    pub(super) frozen: [Option<Frozen>; VIEWERS],
    /// When each viewer is told of the last step.
    pub(super) told_at: [Millis; VIEWERS],
}

impl Fold {
    /// Deals: the first step, which everybody hears of.
    pub(crate) fn start(
        game: &dyn AnyGame,
        beginning: &Beginning,
        padding: Padding,
    ) -> (Self, Happenings) {
        let (table, happenings) = game.start(&beginning.seed);
        let seats = game.seats();
        let mut heard = Counts::default();
        Viewer::all(seats).for_each(|viewer| heard.add(viewer));
        let mut fold = Self {
            table,
            heard,
            asked: vec![None; seats],
            back: Vec::new(),
            padding,
            held: Default::default(),
            frozen: Default::default(),
            told_at: Default::default(),
        };
        fold.ask_again(SeatSet::EMPTY);
        fold.part(beginning, 0);
        (fold, happenings)
    }

    /// The deal as `viewer` hears of it.
    pub(crate) fn opening(happenings: &Happenings, at: u64, viewer: Viewer) -> Entry {
        Entry {
            seq: 1,
            step: 1,
            at: time::whole_second(at),
            actor: None,
            events: events(happenings, viewer),
            patch: None,
            undone_to: None,
            withdrawn: None,
        }
    }

    /// Plays a whole log again, checking every hash, and tells `hear` of every step.
    pub(crate) fn replay(
        game: &dyn AnyGame,
        beginning: &Beginning,
        padding: Padding,
        start: Option<Hash>,
        log: &[LogEntry],
        mut hear: impl FnMut(&Self, &Step, &LogEntry),
    ) -> Result<Self, Diverged> {
        let (mut fold, _) = Self::start(game, beginning, padding);
        if start.is_some_and(|hash| hash != fold.table.hash()) {
            return Err(Diverged::Start);
        }
        for (entry, expected) in log.iter().zip(1..) {
            if entry.seq != expected {
                return Err(Diverged::Gap(expected));
            }
            // As it was then: whoever's pause was over had been told.
            fold.thaw(entry.at);
            let step = fold.try_entry(entry.seat, entry.kind).map_err(|illegal| match illegal {
                Some(illegal) => Diverged::Illegal(entry.seq, illegal),
                None => Diverged::TakingBack(entry.seq),
            })?;
            if step.hash() != entry.hash {
                return Err(Diverged::Hash(entry.seq));
            }
            let step = fold.take(step, entry);
            hear(&fold, &step, entry);
            fold.part(beginning, entry.seq);
        }
        Ok(fold)
    }

    /// Leaves the game that this one began as, if it does so after this entry.
    fn part(&mut self, beginning: &Beginning, seq: u64) {
        let Some(Parting { after, fresh }) = beginning.parting else { return };
        if after == seq {
            self.back.clear();
            if let Some(seed) = fresh {
                self.table.reseed(&seed);
            }
        }
    }

    /// Tries any entry of a log; taking back what cannot be is refused without a reason.
    pub(crate) fn try_entry(&self, seat: Seat, kind: EntryKind) -> Result<Step, Option<Illegal>> {
        match kind {
            EntryKind::Act(action) => self.try_act(seat, action).map_err(Some),
            EntryKind::Leave => self.try_leave(seat).map_err(Some),
            EntryKind::Undo { to } => self.try_undo(seat, to).ok_or(None),
            EntryKind::Withdraw { seq } => self.try_withdraw(seat, seq).ok_or(None),
        }
    }

    fn try_act(&self, seat: Seat, action: ActionId) -> Result<Step, Illegal> {
        let mut after = self.table.clone_box();
        let happenings = after.apply(seat, action)?;
        Ok(self.step(after, seat, happenings))
    }

    fn try_leave(&self, seat: Seat) -> Result<Step, Illegal> {
        let mut after = self.table.clone_box();
        let happenings = after.leave(seat)?;
        Ok(self.step(after, seat, happenings))
    }

    fn step(&self, after: Box<dyn AnyMatch>, seat: Seat, happenings: Happenings) -> Step {
        let mut told = Told::default();
        for viewer in Viewer::all(self.asked.len()) {
            // Whoever acts knows of it, even if it told nobody anything.
            if viewer.is(seat) || happenings.visible_to(viewer) {
                told.insert(viewer);
            }
        }
        self.new_step(after, seat, StepKind::Happened(happenings), told)
    }

    fn try_undo(&self, seat: Seat, to: u64) -> Option<Step> {
        let undone = self.back.iter().filter(|back| back.seq > to);
        let first = undone.clone().next()?;
        let mut told = Told(undone.fold(0, |told, back| told | back.told.0));
        told.insert(Viewer::Seat(seat));
        let after = first.before.clone_box();
        Some(self.new_step(after, seat, StepKind::Undone(first.heard), told))
    }

    pub(super) fn new_step(
        &self,
        after: Box<dyn AnyMatch>,
        seat: Seat,
        kind: StepKind,
        told: Told,
    ) -> Step {
        let (earlier, told_at, public_number) = Default::default();
        let (was, before) = (self.table.clone_box(), self.heard);
        Step { was, after, seat, kind, told, earlier, told_at, before, public_number }
    }

    /// Takes a step, which has become an entry of the log.
    pub(crate) fn take(&mut self, mut step: Step, entry: &LogEntry) -> Step {
        let before = std::mem::replace(&mut self.table, step.after.clone_box());
        let held_before = self.held.clone();
        for viewer in Viewer::all(self.asked.len()) {
            self.listen(&mut step, entry, viewer, &*before);
        }
        let mut acted = SeatSet::only(step.seat);
        match &step.kind {
            StepKind::Happened(happenings) if happenings.reveals_to_anyone() => self.back.clear(),
            StepKind::Happened(_) => {
                let (heard, told, held) = (self.heard, step.told, held_before);
                let (seq, seat) = (entry.seq, step.seat);
                let is_open = Viewer::all(self.asked.len())
                    .all(|viewer| before.awaited(viewer).contains(seat));
                let action = match entry.kind {
                    EntryKind::Act(action) => Some(action),
                    _ => None,
                };
                self.back.push(Back { before, heard, seq, seat, action, is_open, told, held });
            }
            StepKind::Withdrawn { seq, .. } => self.forget_answer(*seq),
            StepKind::Undone(counts) => {
                let keep = self.back.iter().position(|back| back.heard == *counts);
                for back in self.back.drain(keep.unwrap_or(0)..).rev() {
                    acted.insert(back.seat);
                    self.held = back.held;
                }
            }
        }
        for viewer in Viewer::all(self.asked.len()) {
            if step.told.has(viewer) {
                self.heard.add(viewer);
            }
        }
        // What the public is not told of, or not yet, belongs to the next step that it is told of.
        let is_public = step.told.has(Viewer::Public);
        step.public_number = self.heard.of(Viewer::Public) + u64::from(!is_public);
        self.ask_again(acted);
        step
    }

    /// Gives new questions their numbers; those that stay as they were keep theirs.
    fn ask_again(&mut self, acted: SeatSet) {
        let waiting = self.table.waiting();
        for (index, asked) in self.asked.iter_mut().enumerate() {
            let Some(seat) = Seat::new(index) else { continue };
            if !waiting.contains(seat) {
                *asked = None;
                continue;
            }
            let legal = self.table.legal_ids(seat);
            let same = asked.as_ref().is_some_and(|asking| asking.legal == legal);
            if !same || acted.contains(seat) {
                *asked = Some(Asking { id: self.heard.of(Viewer::Seat(seat)), legal });
            }
        }
    }

    /// The position.
    pub(crate) fn table(&self) -> &dyn AnyMatch {
        &*self.table
    }

    /// Where the log would go back to if `seat` took its last step back, and who else acted since.
    ///
    /// Whoever answered a hidden question is not among them and cannot take the answer back: either
    /// would tell the others that there was a question.
    pub(crate) fn undo_of(&self, seat: Seat) -> Option<(u64, SeatSet)> {
        let index = self.back.iter().rposition(|back| back.seat == seat && back.is_open)?;
        let undone = self.back.get(index..)?;
        let acted = undone.iter().filter(|back| back.is_open).map(|back| back.seat);
        let others = acted.filter(|other| *other != seat);
        Some((undone.first()?.seq - 1, others.collect()))
    }
}
