//! The loop that runs the top frame until somebody must decide.

use gladsheim_engine::{EventSink, Few, Seat, SeatSet};

use crate::action::Action;
use crate::ids::Clan;
use crate::play::Play;
use crate::rules::Vikings;
use crate::state::{Frame, Stage};
use crate::{enemy, legal, timeout};

/// What the top frame wants next.
pub(crate) enum Next {
    /// Nothing: it did something, or is done.
    Go,
    /// An answer, unless there is no choice.
    Ask(Clan),
    /// Answers of all these, who are known to have a choice.
    AskAll(SeatSet),
    /// The game is over.
    Stop,
}

impl<E: EventSink<Vikings>> Play<'_, E> {
    /// Runs until somebody has a real choice, or the game is over.
    #[inline]
    pub(crate) fn settle(&mut self) {
        loop {
            match self.advance() {
                Next::Go => {}
                Next::Ask(clan) => {
                    // Nobody answers for the enemy: what it does is decided by rules.
                    let seat = clan.seat().unwrap_or(Seat::wrapping(0));
                    match self.answer_for(seat) {
                        Some(action) => self.perform(seat, action),
                        None => {
                            self.s.asked = SeatSet::only(seat);
                            return;
                        }
                    }
                }
                Next::AskAll(seats) => {
                    self.s.asked = seats;
                    return;
                }
                Next::Stop => {
                    self.s.asked = SeatSet::EMPTY;
                    return;
                }
            }
        }
    }

    /// The answer that needs no asking, if there is one: the only one, or that of who has left.
    #[inline]
    fn answer_for(&self, seat: Seat) -> Option<Action> {
        if self.s.left.contains(seat) {
            return Some(timeout::choice(self.game, self.s, seat));
        }
        let mut few = Few::default();
        legal::offer(self.game, self.s, seat, &mut few);
        let is_playing = matches!(self.s.stack.top(), Some(Frame::Stage(Stage::Play)));
        if self.game.rules.ragnarok && is_playing && !few.is_empty() {
            return None; // as `Game::conceals` says
        }
        few.forced_or(Action::Skip)
    }

    /// Does what the top frame does without asking.
    fn advance(&mut self) -> Next {
        let Some(&frame) = self.s.stack.top() else { return Next::Stop };
        match frame {
            Frame::Stage(stage) => self.advance_stage(stage),
            Frame::Action { deed, actor, at } => self.advance_action(deed, actor, at),
            Frame::Boat { actor, .. }
            | Frame::Sail { actor, .. }
            | Frame::Land { actor, .. }
            | Frame::Raid { actor, .. }
            | Frame::Harvest { actor, .. }
            | Frame::Build { actor, .. }
            | Frame::TempleMove { actor, .. }
            | Frame::Smite { actor, .. }
            | Frame::Enter { actor }
            | Frame::Collect { actor, .. }
            | Frame::Exchange { actor, .. }
            | Frame::Fury { actor, .. }
            | Frame::FreeSettler { actor, .. }
            | Frame::MoveGiant { actor, .. }
            | Frame::Replace { actor, .. }
            | Frame::Explore { actor, .. }
            | Frame::RaidFree { actor } => Next::Ask(actor),
            Frame::Displace { owner, .. } => Next::Ask(owner),
            Frame::Battle { step, clans, starter, invader } => {
                self.advance_battle(step, clans, starter, invader)
            }
            Frame::Loss { loser, step, rune } => self.advance_loss(loser, step, rune),
            Frame::FavorLimit { winner } => Next::Ask(winner),
            Frame::InvaderRune { fighter } => Next::Ask(fighter),
            Frame::Slay { actor, area } => self.advance_slay(actor, area),
            Frame::Enemy(step) => enemy::advance(self, step),
            Frame::Over | Frame::Empty => Next::Stop,
        }
    }

    /// Does what a legal action of the seat that is asked says.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action) {
        let Some(&frame) = self.s.stack.top() else { return };
        match frame {
            Frame::Stage(stage) => self.perform_stage(seat, stage, action),
            Frame::Boat { actor, n } => self.choose_boat(actor, n, action),
            Frame::Sail { actor, n, from } => self.sail(actor, n, from, action),
            Frame::Land { .. } => self.land(frame, action),
            Frame::Raid { actor, dock } => self.raid(actor, dock, action),
            Frame::Displace { owner, dock } => self.make_way(owner, dock, action),
            Frame::Explore { .. } => self.explore(frame, action),
            Frame::Harvest { actor, left, is_begun, .. } => {
                self.harvest(actor, left, is_begun, action);
            }
            Frame::Build { actor, discount } => self.build(actor, discount, action),
            Frame::TempleMove { actor, from } => self.move_temple(actor, from, action),
            Frame::Smite { actor, left, .. } => self.smite(actor, left, action),
            Frame::Replace { actor, left, has_drawn } => {
                self.replace(actor, left, has_drawn, action);
            }
            Frame::Enter { actor } => self.enter_battle(actor, action),
            Frame::Collect { actor, bag } => self.collect(actor, bag, action),
            Frame::Exchange { actor, n, pair } => self.exchange(actor, n, pair, action),
            Frame::Fury { n, .. } => self.move_fury(n, action),
            Frame::FreeSettler { actor, left, received, .. } => {
                self.settle_free(actor, left, received, action);
            }
            Frame::MoveGiant { actor, from } => self.move_giant(actor, from, action),
            Frame::RaidFree { actor } => self.raid_free(actor, action),
            Frame::Loss { loser, step, rune } => self.answer_loss(loser, step, rune, action),
            Frame::FavorLimit { winner } => self.give_back(winner, action),
            Frame::InvaderRune { .. } => self.name_invader(action),
            Frame::Slay { actor, area } => self.slay(actor, area, action),
            Frame::Enemy(step) => enemy::answer(self, step, action),
            Frame::Action { .. } | Frame::Battle { .. } | Frame::Over | Frame::Empty => {}
        }
    }
}
