//! The one door through which people, bots and clocks play.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use gladsheim_bots::BotSpec;
use gladsheim_engine::{ActionId, Seat, SeatSet, Standings, Viewer};
use gladsheim_protocol::{Accepted, Act, By, End, Order, Over, Phase, Verb};
use gladsheim_registry::record::game_seed;

use super::actor::{Actor, Kept};
use super::bots::Task;
use super::hush::Padding;
use super::{Job, clocks};
use crate::store::{Deed, LogEntry, Sitter};
use crate::{HallError, PersonId, deal, secret, time};

use super::Fold;

impl Actor {
    /// Begins the game.
    pub(crate) async fn start(&mut self, person: PersonId) -> Result<(), HallError> {
        match self.record.phase {
            Phase::Lobby => {}
            Phase::Playing => return Err(HallError::AlreadyStarted),
            Phase::Over => return Err(HallError::Over),
            Phase::Closed => return Err(HallError::Closed),
        }
        if !self.record.is_host(person) {
            return Err(HallError::NotHost);
        }
        if self.record.free_seats() > 0 {
            return Err(HallError::SeatsEmpty);
        }
        let mut kept = self.draft();
        if kept.record.order == Order::Shuffled {
            shuffle(&mut kept.record.seats)?;
            kept.owners_changed = true;
        }
        let entropies = kept.record.entropies();
        let secret = &self.record.deal.server_seed;
        let seed = game_seed(secret, self.record.id.as_str(), &entropies);
        let record = &mut kept.record;
        record.padded = record.pad_windows.unwrap_or(record.people().len() > 1);
        let padding = Padding::of(record);
        let (fold, opening) = Fold::start(&*self.game, &seed, padding);
        let now = time::now();
        record.phase = Phase::Playing;
        record.start = Some(fold.table().hash());
        record.started_at = Some(now);
        record.waiting = fold.table().waiting();
        clocks::wind_up(record);
        clocks::turn(record, None, now);
        self.keep(kept).await?;
        self.fold = Some(fold);
        self.look_again();
        self.tell_table();
        self.tell_states(|actor, viewer| {
            actor.state(viewer, vec![Fold::opening(&opening, now, viewer)])
        });
        self.wake_bots();
        Ok(())
    }

    /// A person answers the question that the seat is asked.
    pub(crate) async fn act(
        &mut self,
        person: Option<PersonId>,
        act: Act,
        received: Instant,
    ) -> Result<Accepted, HallError> {
        let fold = self.playing()?;
        let seat = person.and_then(|person| self.record.seat_of(person));
        let seat = seat.ok_or(HallError::NotSeated)?;
        match fold.question(seat) {
            Some(question) if question == act.question => {}
            Some(_) => return Err(HallError::Stale),
            None if act.question < fold.heard(Viewer::Seat(seat)) => return Err(HallError::Stale),
            None => return Err(HallError::NotAsked),
        }
        let mut kept = self.draft();
        // Whoever plays is there: a bot that stood in goes.
        let sitter = kept.record.seats.get_mut(seat.index()).map(|seat| &mut seat.sitter);
        if let Some(Sitter::Person { stand_in, .. }) = sitter {
            *stand_in = None;
        }
        self.do_deed(seat, Deed::Act(act.action), By::Person, kept).await?;
        self.shared.metrics.step_times.add(received.elapsed());
        Ok(Accepted { question: act.question, seq: self.heard(Viewer::Seat(seat)) })
    }

    /// Takes a step: first it is kept, then it is told.
    pub(super) async fn do_deed(
        &mut self,
        seat: Seat,
        deed: Deed,
        by: By,
        mut kept: Kept,
    ) -> Result<(), HallError> {
        let step = self
            .playing()?
            .try_deed(seat, deed)
            .map_err(|illegal| illegal.map_or(HallError::NothingToUndo, HallError::from))?;
        let now = time::now();
        let seq = self.record.last_seq + 1;
        let entry = LogEntry { seq, at: now, seat, by, deed, hash: step.hash() };
        let record = &mut kept.record;
        record.last_seq = seq;
        record.waiting = step.waiting();
        // What was asked to be taken back is no longer the last step.
        record.motions.retain(|motion| motion.verb != Verb::Undo);
        if let Some(standings) = step.standings() {
            record.phase = Phase::Over;
            record.over = Some(played(&standings));
            record.motions.clear();
        }
        let public = step.told.has(Viewer::Public);
        clocks::turn(record, public.then_some(seat), now);
        let table_changed = record.phase != self.record.phase
            || record.motions != self.record.motions
            || record.people() != self.record.people();
        kept.log.push(entry);
        self.keep(kept).await?;
        self.shared.metrics.steps.fetch_add(1, Relaxed);
        if let Some(fold) = &mut self.fold {
            let step = fold.take(step, &entry);
            self.tell_step(&step, &entry);
        }
        if table_changed {
            self.tell_table();
        }
        self.wake_bots();
        Ok(())
    }

    /// Sets every bot thinking that is asked and does not think yet; the others may stop.
    pub(super) fn wake_bots(&mut self) {
        let asked = match self.playing() {
            Ok(_) => self.record.waiting.and(self.record.bots()),
            Err(_) => SeatSet::EMPTY,
        };
        for index in 0..self.thinking.len() {
            let Some(seat) = Seat::new(index) else { continue };
            let question = self.fold.as_ref().and_then(|fold| fold.question(seat));
            let thinks = self.thinking.get_mut(index);
            if let Some(bot) = thinks
                && bot.as_ref().is_some_and(|(about, _)| Some(*about) != question)
            {
                *bot = None;
            }
            let bot = self.record.seat(seat).and_then(|seat| seat.sitter.bot());
            if let Some(bot) = bot.filter(|_| asked.contains(seat)) {
                self.think(seat, bot, By::Bot);
            }
        }
    }

    /// Lets a bot think for a seat, unless one does.
    pub(super) fn think(&mut self, seat: Seat, bot: BotSpec, by: By) {
        let Some(fold) = &self.fold else { return };
        let Some(question) = fold.question(seat) else { return };
        let Some(slot) = self.thinking.get_mut(seat.index()).filter(|slot| slot.is_none()) else {
            return;
        };
        let (id, secret) = (&self.record.id, &self.record.deal.server_seed);
        let number = u8::try_from(seat.index()).unwrap_or(u8::MAX);
        let seed = deal::bot_seed(secret, id, self.record.last_seq, number);
        let task = Task { table: fold.table().clone_box(), seat, bot, seed };
        let door = self.door.clone();
        let thinking = self.shared.pool.think(task, move |chosen| async move {
            let Some(door) = door.upgrade() else { return };
            let job: Job = Box::new(move |actor| {
                Box::pin(async move {
                    if let Ok(actor) = actor {
                        actor.bot_chose(seat, question, chosen, by).await;
                    }
                })
            });
            // A table that has left memory finds its bots again when it comes back.
            let _ = door.send(job).await;
        });
        *slot = Some((question, thinking));
    }

    /// A bot has chosen. It counts only if the same question is still asked, of a seat that a bot
    /// or a clock still plays for.
    async fn bot_chose(&mut self, seat: Seat, question: u64, chosen: Option<ActionId>, by: By) {
        let Some(slot) = self.thinking.get_mut(seat.index()) else { return };
        if slot.as_ref().is_none_or(|(about, _)| *about != question) {
            return;
        }
        *slot = None;
        let same = self.fold.as_ref().and_then(|fold| fold.question(seat)) == Some(question);
        let bot_plays = self.record.bots().contains(seat);
        let late = self.record.clocks.get(seat.index()).and_then(|clock| clock.deadline);
        let wanted = bot_plays || (by == By::Clock && late.is_some_and(|at| at <= time::now()));
        let Some(action) = chosen.filter(|_| same && wanted) else {
            self.retry_later();
            return;
        };
        match self.do_deed(seat, Deed::Act(action), by, self.draft()).await {
            Ok(()) => {
                self.shared.metrics.bot_steps.fetch_add(1, Relaxed);
            }
            Err(error) => {
                tracing::warn!(table = %self.record.id, %error, "a bot's move was not taken");
                self.retry_later();
            }
        }
    }
}

/// The end by the rules.
fn played(standings: &Standings) -> Over {
    Over { end: End::Played, ranks: standings.ranks().to_vec() }
}

/// Puts everybody on a seat drawn by lot.
fn shuffle<T>(seats: &mut [T]) -> Result<(), HallError> {
    let lots: [u8; 32] = secret::random()?;
    let lots =
        lots.chunks_exact(4).map(|lot| lot.iter().fold(0u64, |n, byte| n << 8 | u64::from(*byte)));
    for (last, lot) in (1..seats.len()).rev().zip(lots) {
        let other = usize::try_from(lot % (last as u64 + 1)).unwrap_or(last);
        seats.swap(last, other);
    }
    Ok(())
}
