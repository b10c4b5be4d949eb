//! The loop that runs the top frame until somebody must decide, and the course of turns and eras.

use gladsheim_engine::{Card, EventSink, Few, Seat, SeatSet};

use crate::action::Action;
use crate::effect::DEDICATED_FURY;
use crate::event::Event;
use crate::ids::{Clan, Rune};
use crate::play::Play;
use crate::rules::Vikings;
use crate::sets::{CardSet, Clans};
use crate::state::{Battle, BattleStep, Deed, Frame, Row, Stage};
use crate::{control, count, enemy, legal, score, timeout};

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
        if self.game.rules.ragnarok && matches!(self.s.stack.top(), Some(Frame::Stage(Stage::Play)))
        {
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

    fn stage(&mut self, stage: Stage) {
        self.set_top(Frame::Stage(stage));
    }

    fn advance_stage(&mut self, stage: Stage) -> Next {
        let active = self.s.turn.active;
        match stage {
            Stage::Harbour { placed } => return self.advance_harbour(placed),
            Stage::Draft => return self.advance_draft(),
            Stage::Begin => return self.advance_begin(active),
            Stage::Play | Stage::Contest | Stage::Join => return Next::Ask(active),
            Stage::Leader => {
                self.stage(Stage::Rune);
                self.push(Frame::Action { deed: Deed::Leader, actor: active, at: 0 });
            }
            Stage::Rune => {
                self.stage(Stage::Dedicate);
                // Tested after the Leader Action (TV-TURN-4).
                if self.meets_requirement(active) {
                    self.push(Frame::Action { deed: Deed::Rune, actor: active, at: 0 });
                }
            }
            Stage::Dedicate => return Next::Ask(active),
            Stage::End => self.end_turn(),
            Stage::LastBattle => match self.s.battle {
                Some(_) => self.resolve_battle(),
                None => {
                    self.stage(Stage::Cleanup);
                    if self.game.is_solo() {
                        // What that battle has filled costs nothing (TV-SOLO-62).
                        enemy::reset_tracks(self, false);
                    }
                }
            },
            Stage::Cleanup => self.clean_up(),
            Stage::Enemy => {
                self.stage(Stage::End);
                enemy::begin_turn(self);
            }
        }
        Next::Go
    }

    fn meets_requirement(&self, clan: Clan) -> bool {
        self.s.clans[clan].row.top().is_some_and(|card| {
            let requirement = &self.game.content.card(*card).requirement;
            count::meets(self.game, self.s, clan, requirement)
        })
    }

    /// A turn begins: the battle that its player started is resolved first (TV-TURN-1,
    /// TV-BATTLE-3).
    fn advance_begin(&mut self, active: Clan) -> Next {
        match self.s.battle {
            Some(battle) if battle.starter == active && !self.game.is_solo() => {
                self.resolve_battle();
            }
            Some(battle) if battle.starter == Clan::ENEMY && active != Clan::ENEMY => {
                self.stage(Stage::Join);
            }
            _ if active == Clan::ENEMY => self.stage(Stage::Enemy),
            // Whoever left takes no turn (TV-LEAVE-1).
            _ if self.s.left.bits() >> active.0 & 1 != 0 => self.stage(Stage::End),
            _ => self.stage(Stage::Play),
        }
        Next::Go
    }

    pub(crate) fn resolve_battle(&mut self) {
        let clans = self.s.fighting;
        let starter = self.s.battle.map_or(self.s.turn.active, |battle| battle.starter);
        if self.game.is_solo() {
            enemy::after_battle(self);
        }
        self.push(Frame::Battle { step: BattleStep::Reveal, clans, starter, invader: None });
    }

    fn perform_stage(&mut self, seat: Seat, stage: Stage, action: Action) {
        match (stage, action) {
            (Stage::Harbour { placed }, Action::ToFjord(fjord)) => {
                self.launch(seat, placed, fjord);
            }
            (Stage::Draft, Action::Pick(card)) => self.pick(seat, card),
            (Stage::Play, Action::FaceUp(card)) => self.play_up(seat, card),
            (Stage::Play, Action::FaceDown(card)) => self.play_down(seat, card),
            (Stage::Play, Action::Slay(card)) => {
                self.stage(Stage::Dedicate);
                self.put_down_openly(seat, card);
                self.tell(|| Event::PlayedToSlay { seat, card });
                self.push(Frame::Slay { actor: Clan::of(seat), area: None });
            }
            // Nobody is without a card in the own turn, unless a box has too few.
            (Stage::Play, _) => self.stage(Stage::Dedicate),
            (Stage::Contest, Action::End(end)) => self.contest(seat, end),
            (Stage::Join, Action::FaceDown(card)) => self.join(seat, card),
            (Stage::Join, _) => self.decline_battle(),
            (Stage::Dedicate, Action::Dedicate(space)) => self.dedicate(seat, space),
            (Stage::Dedicate, _) => self.stage(Stage::End),
            _ => {}
        }
    }

    /// A card of the hand lies face up as the last of the row.
    fn put_down_openly(&mut self, seat: Seat, card: Card) {
        self.show_from_hand(seat, card);
        self.clan(Clan::of(seat)).row.push(card);
    }

    fn play_up(&mut self, seat: Seat, card: Card) {
        self.stage(Stage::Leader);
        self.put_down_openly(seat, card);
        self.tell(|| Event::Played { seat, card });
    }

    /// A card goes face down into a battle (TV-BATTLE-1, TV-BATTLE-2).
    fn play_down(&mut self, seat: Seat, card: Card) {
        let is_new = self.s.battle.is_none();
        self.stage(if is_new { Stage::Contest } else { Stage::Dedicate });
        self.put_down(seat, card);
    }

    fn put_down(&mut self, seat: Seat, card: Card) {
        self.s.hands[seat].remove(card);
        self.s.fighting.insert(Clan::of(seat));
        self.clan(Clan::of(seat)).row.push(card);
        self.tell(|| Event::PlayedDown { seat, card: Some(card) });
    }

    fn contest(&mut self, seat: Seat, end: crate::ids::End) {
        let starter = Clan::of(seat);
        self.stage(Stage::Dedicate);
        if !self.begin_battle(starter, end, 0) {
            return;
        }
        if self.game.is_solo() {
            // Solo battles are resolved at once (TV-SOLO-60).
            enemy::join_battle(self);
            self.resolve_battle();
        }
    }

    /// Puts the Favor Card at an end of a row into the battle slot; says whether there was one.
    pub(crate) fn begin_battle(&mut self, starter: Clan, end: crate::ids::End, bonus: u8) -> bool {
        let Some(favor) = self.take_favor(end) else { return false };
        self.s.battle = Some(Battle { favor, end, starter, bonus });
        self.tell(|| Event::BattleBegan { clan: starter, favor, end });
        true
    }

    /// The solo player joins the enemy's battle with this turn's card (TV-SOLO-62).
    fn join(&mut self, seat: Seat, card: Card) {
        self.stage(Stage::Dedicate);
        self.put_down(seat, card);
        self.resolve_battle();
    }

    /// The enemy fights alone, then a card is played (TV-SOLO-62).
    fn decline_battle(&mut self) {
        self.stage(Stage::Play);
        self.resolve_battle();
    }

    /// A Village is dedicated (TV-DED-1).
    fn dedicate(&mut self, seat: Seat, space: u8) {
        let clan = Clan::of(seat);
        self.stage(Stage::End);
        self.clan(clan).villages -= 1;
        if let Some(count) = self.s.dedicated.get_mut(usize::from(space)) {
            *count += 1;
        }
        self.tell(|| Event::Dedicated { clan, space });
        match space.checked_sub(4) {
            Some(god) => self.raise_fury(Rune::at(god.into()), DEDICATED_FURY),
            None => {
                let deed = Deed::Dedication { space };
                self.push(Frame::Action { deed, actor: clan, at: 0 });
            }
        }
    }

    /// The clan whose turn is the next one of the era, after so many.
    pub(crate) fn in_turn(&self, taken: u8) -> Clan {
        score::in_turn(self.game, self.s.turn.first, taken)
    }

    fn end_turn(&mut self) {
        self.s.turn.taken += 1;
        let turns = score::turns_of_era(self.game, self.s.turn.era);
        if self.s.turn.taken >= turns {
            return self.stage(Stage::LastBattle);
        }
        self.begin_turn();
    }

    pub(crate) fn begin_turn(&mut self) {
        let clan = self.in_turn(self.s.turn.taken);
        self.s.turn.active = clan;
        self.stage(Stage::Begin);
        self.tell(|| Event::Turn { clan });
    }

    /// Cleanup, and then scoring or the next era (TV-CLEAN-2 to TV-CLEAN-4).
    fn clean_up(&mut self) {
        for area in self.s.giants.iter() {
            self.lower_fury(self.game.map.area[area].rune, 1);
        }
        if usize::from(self.s.turn.era) + 1 >= self.game.content.eras.len() {
            return self.finish();
        }
        self.discard_rows();
        self.pass_marker();
        self.s.turn.era += 1;
        self.deal();
    }

    fn discard_rows(&mut self) {
        let s = &mut *self.s;
        for clan in Clan::all() {
            let row = core::mem::replace(&mut s.clans[clan].row, Row::new());
            row.as_slice().iter().for_each(|card| s.discards.insert(*card));
        }
        // The enemy's pile is discarded unseen (TV-SOLO-4, TV-HID-1).
        s.discards = s.discards.or(&s.enemy.battles);
        s.buried = s.buried.or(&s.enemy.pile);
        s.enemy.battles = CardSet::EMPTY;
        s.enemy.pile = CardSet::EMPTY;
        s.enemy.current = None;
        s.fighting = Clans::EMPTY;
        s.flipped = Clans::EMPTY;
        s.knowledge.end_era();
        self.tell(|| Event::Cleared);
    }

    /// The Chieftain Marker goes to whoever holds the most Island Runes, of several to the one latest
    /// in the order of turns (TV-CLEAN-4). Solo, the human begins every era (TV-SOLO-3).
    fn pass_marker(&mut self) {
        let mut best = (0, self.s.turn.first);
        for taken in 0..self.game.rules.players {
            let Some(seat) = score::in_turn_of(self.game, self.s.turn.first, taken).seat() else {
                continue;
            };
            let held = control::runes_held(self.s, Clan::of(seat));
            if !self.s.left.contains(seat) && held >= best.0 {
                best = (held, seat);
            }
        }
        let seat = best.1;
        self.s.turn.first = seat;
        self.tell(|| Event::Chieftain { seat });
    }

    /// The game is over, and all points are told.
    pub(crate) fn finish(&mut self) {
        self.s.stack = gladsheim_engine::Stack::new();
        self.push(Frame::Over);
        self.s.asked = SeatSet::EMPTY;
        let points = score::all_points(self.game, self.s);
        self.tell(|| Event::Ended { points });
    }
}
