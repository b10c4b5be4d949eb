//! Those who look at a table, and what they are sent.

use gladsheim_engine::{Seat, Viewer};
use gladsheim_protocol::{Bye, ChatLine, Hello, ServerMessage, State, Welcome};

use crate::TableError;
use crate::table::Table;
use crate::time::Millis;
use crate::tokens::PersonId;

/// How often viewers are told who comes and goes: what happens in between is told together.
const APART: Millis = 1_000;

/// The number of somebody who looks at a table.
pub type WatcherId = u64;

/// Something to be sent.
#[derive(Clone, Debug)]
pub enum Letter {
    /// A message, the same for several.
    Message {
        /// To whom.
        to: Vec<WatcherId>,
        /// What.
        message: Box<ServerMessage>,
    },
    /// The last word to somebody who no longer looks.
    Bye {
        /// To whom.
        to: WatcherId,
        /// Why.
        reason: Bye,
    },
}

struct Watcher {
    id: WatcherId,
    person: Option<PersonId>,
    viewer: Viewer,
    host: bool,
    lines: bool,
    /// The step whose view they have, or 0, if they want patches.
    patched_to: Option<u64>,
}

/// Everybody who looks at a table.
#[derive(Default)]
pub(crate) struct Viewers {
    list: Vec<Watcher>,
    next: WatcherId,
    /// Until when nobody is told again who is there.
    quiet_until: Millis,
    /// Whether somebody has come or gone of whom not all have been told.
    presence_changed: bool,
}

impl Viewers {
    /// Whether somebody of this seat is there.
    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.list.iter().any(|watcher| watcher.viewer.is(seat))
    }

    /// Whether a particular device of somebody's is there.
    pub(crate) fn has_person(&self, person: PersonId) -> bool {
        self.list.iter().any(|watcher| watcher.person == Some(person))
    }

    /// How many look through these eyes.
    fn looking(&self, viewer: Viewer) -> usize {
        self.list.iter().filter(|watcher| watcher.viewer == viewer).count()
    }

    /// How many look on without a seat.
    pub(crate) fn watchers(&self) -> u32 {
        u32::try_from(self.looking(Viewer::Public)).unwrap_or(u32::MAX)
    }

    /// When all are to be told who is there, if they are.
    pub(crate) fn presence_due_at(&self) -> Option<Millis> {
        self.presence_changed.then_some(self.quiet_until)
    }

    /// Notes that some have the view of a step now.
    fn have_seen(&mut self, who: &[WatcherId], seq: u64) {
        for watcher in self.list.iter_mut().filter(|one| who.contains(&one.id)) {
            watcher.patched_to = watcher.patched_to.map(|_| seq);
        }
    }

    /// Those for whom something holds, gathered by what they are told alike.
    fn kinds<K: PartialEq>(
        &self,
        is_meant: impl Fn(&Watcher) -> bool,
        kind: impl Fn(&Watcher) -> K,
    ) -> Vec<(K, Vec<WatcherId>)> {
        let mut kinds: Vec<(K, Vec<WatcherId>)> = Vec::new();
        for watcher in self.list.iter().filter(|one| is_meant(one)) {
            let kind = kind(watcher);
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, ids)) => ids.push(watcher.id),
                None => kinds.push((kind, vec![watcher.id])),
            }
        }
        kinds
    }
}

fn send(letters: &mut Vec<Letter>, to: Vec<WatcherId>, message: ServerMessage) {
    letters.push(Letter::Message { to, message: Box::new(message) });
}

impl Table {
    /// Whether nobody looks.
    #[must_use]
    pub const fn is_unwatched(&self) -> bool {
        self.viewers.list.is_empty()
    }

    /// Lets somebody look on, unless `most` look through the same eyes, and tells them all they have
    /// missed, with the lines of chat that they do not have.
    ///
    /// # Errors
    /// If too many look, or the table was set aside.
    pub fn subscribe(
        &mut self,
        person: Option<PersonId>,
        hello: &Hello,
        chat: Vec<ChatLine>,
        most: usize,
        now: Millis,
    ) -> Result<(WatcherId, Vec<Letter>), TableError> {
        let viewer = self.viewer(person);
        if self.viewers.looking(viewer) >= most {
            return Err(TableError::QuotaReached("too many look at this table"));
        }
        let begun = self.fold.is_some();
        let since = hello.since.unwrap_or(0);
        let (lines, patches) = (hello.lines, hello.patches);
        let whole = || self.whole_state_since(viewer, since, lines, patches, now);
        let state = begun.then(whole).transpose()?;
        let patched_to = patches.then(|| state.as_ref().map_or(0, |state| state.seq));
        let host = person.is_some_and(|person| self.record.is_host(person));
        let arrives = match viewer {
            Viewer::Seat(seat) => !self.viewers.has(seat),
            Viewer::Public => true,
        };
        let id = self.viewers.next;
        self.viewers.next += 1;
        self.viewers.list.push(Watcher { id, person, viewer, host, lines, patched_to });
        let (version, table) = (gladsheim_protocol::VERSION, self.table_for(viewer, host, now));
        let mut letters = Vec::new();
        let welcome = ServerMessage::Welcome(Welcome { version, now, table, chat });
        send(&mut letters, vec![id], welcome);
        if let Some(state) = state {
            send(&mut letters, vec![id], ServerMessage::State(state));
        }
        if arrives {
            self.viewers.presence_changed = true;
            self.tell_presence(Some(id), now, &mut letters);
        }
        Ok((id, letters))
    }

    /// Somebody who looked has gone.
    pub fn unsubscribe(&mut self, id: WatcherId, now: Millis) -> Vec<Letter> {
        let mut letters = Vec::new();
        let Some(gone) = self.forget(id) else { return letters };
        let left = match gone {
            Viewer::Seat(seat) => !self.viewers.has(seat),
            Viewer::Public => true,
        };
        if left {
            self.viewers.presence_changed = true;
            self.tell_presence(None, now, &mut letters);
        }
        letters
    }

    /// Forgets somebody who could not be told; says whose eyes they looked with.
    pub fn forget(&mut self, id: WatcherId) -> Option<Viewer> {
        let index = self.viewers.list.iter().position(|one| one.id == id)?;
        Some(self.viewers.list.swap_remove(index).viewer)
    }

    /// Forgets everybody.
    pub fn forget_all(&mut self) {
        self.viewers.list.clear();
    }

    /// Tells those whose pause is over what happened, and everybody who is there if they do not
    /// know.
    ///
    /// This comes before every request, so that a log that is read again tells the same.
    pub fn tick(&mut self, now: Millis) -> Vec<Letter> {
        let mut letters = Vec::new();
        let thawed = self.fold.as_mut().map(|fold| fold.thaw(now)).unwrap_or_default();
        if !thawed.is_empty() {
            self.tell_states(&mut letters, |table, viewer, with_patches| {
                let (_, since) = thawed.iter().find(|(thawed, _)| *thawed == viewer)?;
                table.changes_since(viewer, *since, with_patches, now).ok()
            });
        }
        self.tell_presence(None, now, &mut letters);
        letters
    }

    /// Tells everybody who is there, if they do not know and it is time.
    fn tell_presence(&mut self, but: Option<WatcherId>, now: Millis, letters: &mut Vec<Letter>) {
        if self.viewers.presence_due_at().is_some_and(|at| at <= now) {
            self.viewers.quiet_until = now + APART;
            self.viewers.presence_changed = false;
            self.tell_table_if(now, letters, |one| Some(one.id) != but);
        }
    }

    /// Tells everybody the same.
    pub(crate) fn tell_all(&self, message: ServerMessage, letters: &mut Vec<Letter>) {
        let all: Vec<WatcherId> = self.viewers.list.iter().map(|one| one.id).collect();
        if !all.is_empty() {
            send(letters, all, message);
        }
    }

    /// Tells everybody how the table stands now.
    pub(crate) fn tell_table(&mut self, now: Millis, letters: &mut Vec<Letter>) {
        self.viewers.presence_changed = false;
        self.tell_table_if(now, letters, |_| true);
    }

    /// Tells one viewer, on all devices, how the table stands now.
    pub(crate) fn tell_table_to(&self, viewer: Viewer, now: Millis, letters: &mut Vec<Letter>) {
        self.tell_table_if(now, letters, |one| one.viewer == viewer);
    }

    fn tell_table_if(
        &self,
        now: Millis,
        letters: &mut Vec<Letter>,
        is_meant: impl Fn(&Watcher) -> bool,
    ) {
        for ((viewer, host), to) in self.viewers.kinds(is_meant, |one| (one.viewer, one.host)) {
            send(letters, to, ServerMessage::Table(self.table_for(viewer, host, now)));
        }
    }

    /// Sends every kind of viewer a state, if there is one to send. Each is made once, with patches
    /// for those who want them; whoever has the view before it needs no other.
    pub(crate) fn tell_states(
        &mut self,
        letters: &mut Vec<Letter>,
        make: impl Fn(&Self, Viewer, bool) -> Option<State>,
    ) {
        let kind = |one: &Watcher| (one.viewer, one.lines, one.patched_to);
        for ((viewer, lines, patched_to), to) in self.viewers.kinds(|_| true, kind) {
            let Some(mut state) = make(self, viewer, patched_to.is_some()) else { continue };
            if patched_to.filter(|seen| *seen > 0) != Some(state.follows()) {
                state.view = self.view(viewer);
            }
            if lines {
                self.add_lines(viewer, &mut state);
            }
            self.viewers.have_seen(&to, state.seq);
            send(letters, to, ServerMessage::State(state));
        }
    }

    /// Looks again whose eyes everybody looks with, after seats have changed hands.
    ///
    /// Whoever has lost a seat is sent away; whoever has found one is sent its view.
    pub(crate) fn look_again(&mut self, now: Millis, letters: &mut Vec<Letter>) {
        let mut list = std::mem::take(&mut self.viewers.list);
        let mut found = Vec::new();
        list.retain_mut(|watcher| {
            let viewer = self.viewer(watcher.person);
            let had_seat = matches!(watcher.viewer, Viewer::Seat(_));
            watcher.host = watcher.person.is_some_and(|person| self.record.is_host(person));
            if viewer == watcher.viewer {
                return true;
            }
            if had_seat && viewer == Viewer::Public {
                letters.push(Letter::Bye { to: watcher.id, reason: Bye::SeatLost });
                return false;
            }
            watcher.viewer = viewer;
            found.push((watcher.id, viewer, watcher.lines));
            true
        });
        self.viewers.list = list;
        for (id, viewer, lines) in found {
            if self.fold.is_none() {
                continue;
            }
            if let Ok(state) = self.state_since(viewer, 0, lines, now) {
                self.viewers.have_seen(&[id], state.seq);
                send(letters, vec![id], ServerMessage::State(state));
            }
        }
    }
}
