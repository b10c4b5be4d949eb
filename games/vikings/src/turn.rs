//! A turn, step by step (section 5).

use gladsheim_engine::{Card, EventSink, Seat};

use crate::action::Action;
use crate::effect::DEDICATED_FURY;
use crate::event::Event;
use crate::flow::Next;
use crate::ids::{Clan, End, Rune};
use crate::play::Play;
use crate::rules::Vikings;
use crate::state::{Battle, BattleStep, Deed, Frame, Stage};
use crate::{count, enemy};

impl<E: EventSink<Vikings>> Play<'_, E> {
    pub(crate) fn stage(&mut self, stage: Stage) {
        self.set_top(Frame::Stage(stage));
    }

    pub(crate) fn advance_stage(&mut self, stage: Stage) -> Next {
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

    pub(crate) fn perform_stage(&mut self, seat: Seat, stage: Stage, action: Action) {
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

    fn contest(&mut self, seat: Seat, end: End) {
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
    pub(crate) fn begin_battle(&mut self, starter: Clan, end: End, bonus: u8) -> bool {
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
        self.clan(clan).villages = self.s.clans[clan].villages.saturating_sub(1);
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
}
