//! The one door through which people, bots and clocks play.

use gladsheim_engine::{Seat, Standings, Viewer};
use gladsheim_protocol::{Act, By, ClientMessage, End, Order, Over, Phase, Secrecy, Verb};

use crate::beginning::Beginning;
use crate::fold::Fold;
use crate::hidden_moments::Padding;
use crate::outcome::{Change, Outcome, Stepped, Then};
use crate::random::{NoRandomness, RandomSource, draw};
use crate::record::{EntryKind, LogEntry, Sitter};
use crate::table::Table;
use crate::time::Millis;
use crate::tokens::PersonId;
use crate::{TableError, clocks};

impl Table {
    /// Does what a message of somebody's socket asks for.
    ///
    /// # Errors
    /// Whatever speaks against it.
    pub fn hear(
        &self,
        person: Option<PersonId>,
        message: ClientMessage,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome, TableError> {
        match message {
            ClientMessage::Act { question, action } => {
                let act = Act { question, action };
                self.act(person, act, now).map(|outcome| outcome.map(drop))
            }
            ClientMessage::Undo { motion } => self.motion(person, Verb::Undo, motion, now, random),
            ClientMessage::End { motion } => self.motion(person, Verb::End, motion, now, random),
            ClientMessage::Rematch { motion } => {
                self.motion(person, Verb::Rematch, motion, now, random)
            }
            ClientMessage::Order(order) => self.order(person, order, now),
            ClientMessage::Chat { text } => {
                self.say(person, &text, now).map(|outcome| outcome.map(drop))
            }
            // These are between the client and its connection.
            ClientMessage::Hello(_) | ClientMessage::Ping {} => Ok(Outcome::nothing()),
        }
    }

    /// The host begins the game.
    ///
    /// # Errors
    /// If it has begun, seats are empty, or it is not the host who asks.
    pub fn start(
        &self,
        person: PersonId,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome, TableError> {
        self.in_lobby()?;
        self.as_host(person)?;
        let mut unready = self.record.unready();
        // Whoever deals is ready.
        self.record.seat_of(person).inspect(|seat| unready.remove(*seat));
        if self.record.deals_when_ready && !unready.is_empty() {
            return Err(TableError::NotReady);
        }
        self.deal(self.draft(), now, random)
    }

    /// Begins the game, with whatever else changes in the same moment.
    ///
    /// # Errors
    /// If seats are empty.
    pub(crate) fn deal(
        &self,
        mut change: Change,
        now: Millis,
        random: &mut dyn RandomSource,
    ) -> Result<Outcome, TableError> {
        if change.record.free_seats() > 0 {
            return Err(TableError::SeatsEmpty);
        }
        if change.record.order == Order::Shuffled {
            let by_lot = shuffled(change.record.seats.len(), random)?;
            self.reseat(&mut change, &by_lot);
        }
        let record = &mut change.record;
        let usual = if record.people().len() > 1 { Secrecy::Usual } else { Secrecy::Off };
        record.secrecy = record.wanted_secrecy.unwrap_or(usual);
        let padding = Padding::of(record, &self.settings);
        let beginning = Beginning::of(record);
        let (dealt, opening) = Fold::start(self.game(), &beginning, padding);
        record.start = Some(dealt.table().hash());
        let fold = match self.log.as_slice() {
            [] => dealt,
            // It goes on from the first moves of another game.
            log => Fold::replay(self.game(), &beginning, padding, record.start, log, |_, _, _| {})
                .map_err(|error| TableError::SetAside(error.to_string()))?,
        };
        record.phase = Phase::Playing;
        record.started_at = Some(now);
        record.waiting = fold.table().waiting();
        clocks::wind_up(record);
        clocks::turn(record, None, now);
        Ok(self.outcome(change, Then::Begun(Box::new(fold), opening), now))
    }

    /// A person answers the question that the seat is asked; the reply is the seat.
    ///
    /// # Errors
    /// If the seat is not asked this, or the rules do not allow it.
    pub fn act(
        &self,
        person: Option<PersonId>,
        act: Act,
        now: Millis,
    ) -> Result<Outcome<Seat>, TableError> {
        let fold = self.playing()?;
        let seat = self.seated(person)?;
        match fold.question(seat) {
            Some(question) if question == act.question => {}
            Some(_) => return Err(TableError::Stale),
            None if act.question < fold.heard(Viewer::Seat(seat)) => return Err(TableError::Stale),
            None => return Err(TableError::NotAsked),
        }
        let mut change = self.draft();
        // Whoever plays is there: a bot that stood in goes.
        let sitter = change.record.seats.get_mut(seat.index()).map(|seat| &mut seat.sitter);
        if let Some(Sitter::Person { stand_in, .. }) = sitter {
            *stand_in = None;
        }
        let stepped = self.step(seat, EntryKind::Act(act.action), By::Person, change, now)?;
        Ok(stepped.replying(seat))
    }

    /// A step, with whatever else changes in the same moment.
    pub(crate) fn step(
        &self,
        seat: Seat,
        kind: EntryKind,
        by: By,
        mut change: Change,
        now: Millis,
    ) -> Result<Outcome, TableError> {
        let step = self
            .playing()?
            .try_entry(seat, kind)
            .map_err(|illegal| illegal.map_or(TableError::NothingToUndo, TableError::from))?;
        let seq = self.record.last_seq + 1;
        let entry = LogEntry { seq, at: now, seat, by, kind, hash: step.hash() };
        let record = &mut change.record;
        record.last_seq = seq;
        record.waiting = step.waiting();
        // What was asked to be taken back is no longer the last step.
        record.motions.retain(|motion| motion.verb != Verb::Undo);
        if let Some(standings) = step.standings() {
            record.end(played(&standings), now);
        }
        if let EntryKind::Withdraw { .. } = kind {
            clocks::think_again(record, seat);
            clocks::turn(record, None, now);
        } else {
            let public = step.told.has(Viewer::Public);
            clocks::turn(record, public.then_some(seat), now);
        }
        let table_changed = record.phase != self.record.phase
            || record.motions != self.record.motions
            || record.people() != self.record.people()
            || kind == EntryKind::Leave;
        let seats_changed = change.owners_changed;
        change.log.push(entry);
        let stepped = Stepped { step, entry, table_changed, seats_changed };
        Ok(self.outcome(change, Then::Stepped(Box::new(stepped)), now))
    }
}

/// The end by the rules.
fn played(standings: &Standings) -> Over {
    Over { end: End::Played, ranks: standings.ranks().to_vec() }
}

/// All seats, in an order drawn by lot.
fn shuffled(count: usize, random: &mut dyn RandomSource) -> Result<Vec<Seat>, NoRandomness> {
    let mut seats: Vec<Seat> = Seat::all(count).collect();
    let bytes: [u8; 32] = draw(random)?;
    let numbers = bytes
        .chunks_exact(4)
        .map(|four| four.iter().fold(0u64, |n, byte| n << 8 | u64::from(*byte)));
    for (last, number) in (1..seats.len()).rev().zip(numbers) {
        let other = usize::try_from(number % (last as u64 + 1)).unwrap_or(last);
        seats.swap(last, other);
    }
    Ok(seats)
}
